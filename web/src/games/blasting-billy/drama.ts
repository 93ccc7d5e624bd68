// How the events of Blasting Billy are played.

import type { TableEvent } from '../../lib/speaker';
import type { Act } from '../../lib/theatre';

const ACTS: Record<string, Act> = {
  'put-aside': { ms: 70 },
  dealt: { ms: 110, sound: 'card' },
  'dealt-you': { ms: 220, sound: 'card' },
  starts: { ms: 900, sound: 'chime' },
  top: { ms: 350 },
  gave: { ms: 1000, sound: 'card' },
  'gave-you': { ms: 500, sound: 'card' },
  'claimed-first': { ms: 1000, sound: 'card' },
  'claimed-first-you': { ms: 500, sound: 'card' },
  claimed: { ms: 1000, sound: 'card' },
  dumped: { ms: 900, sound: 'card' },
  'dumped-you': { ms: 500, sound: 'card' },
  drew: { ms: 400, sound: 'draw' },
  'drew-you': { ms: 700, sound: 'draw' },
  'last-card': { ms: 2000, sound: 'sting', buzz: [40, 60, 40] },
  boxed: { ms: 400 },
  'boxed-you': { ms: 400 },
  'billy-turned-up': { ms: 1100, sound: 'card' },
  'turned-up': { ms: 550, sound: 'card' },
  'billy-blew-up': { ms: 1700, sound: 'boom', buzz: [200, 40, 120] },
  'blew-up': { ms: 1500, sound: 'boom', buzz: [200, 40, 120] },
  shot: { ms: 1600, sound: 'shot', buzz: 160 },
  scored: { ms: 900, sound: 'coin' },
  struck: { ms: 900 },
  tied: { ms: 1500 },
  won: { ms: 1800 },
};

/** Say how an event is played. The last scene holds the old view: it is turned up bit by bit. */
export function dramatize(event: TableEvent, batch: TableEvent[]): Act {
  const isFinal = batch.some((one) => one.event === 'billy-turned-up');
  const act = ACTS[event.event] ?? { ms: 700 };
  const isEmpty = Array.isArray(event.cards) && event.cards.length === 0;
  return { ...act, ms: isEmpty ? 120 : act.ms, holds: isFinal };
}
