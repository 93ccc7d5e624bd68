// What the events of Blasting Billy sound and feel like. How long they take: show.py of the game.

import type { TableEvent } from '../../lib/speaker';
import type { Effect } from '../../lib/theatre';

const EFFECTS: Record<string, Effect> = {
  dealt: { sound: 'card' },
  'dealt-you': { sound: 'card' },
  starts: { sound: 'chime' },
  gave: { sound: 'card' },
  'gave-you': { sound: 'card' },
  'claimed-first': { sound: 'card' },
  'claimed-first-you': { sound: 'card' },
  claimed: { sound: 'card' },
  dumped: { sound: 'card' },
  'dumped-you': { sound: 'card' },
  drew: { sound: 'draw' },
  'drew-you': { sound: 'draw' },
  'last-card': { sound: 'sting', buzz: [40, 60, 40] },
  'billy-turned-up': { sound: 'card' },
  'turned-up': { sound: 'card' },
  'billy-blew-up': { sound: 'boom', buzz: [200, 40, 120] },
  'blew-up': { sound: 'boom', buzz: [200, 40, 120] },
  shot: { sound: 'shot', buzz: 160 },
  scored: { sound: 'coin' },
};

/** Say what an event sounds and feels like. */
export function dramatize(event: TableEvent): Effect {
  return EFFECTS[event.event] ?? {};
}
