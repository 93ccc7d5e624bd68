// What the events of Get Billy the Kid! sound and feel like. How long they take: show.py of the game.

import type { TableEvent } from '../../lib/speaker';
import type { Effect } from '../../lib/theatre';

const EFFECTS: Record<string, Effect> = {
  'you-are': { sound: 'sting', buzz: 60 },
  dealt: { sound: 'card' },
  'dealt-you': { sound: 'card' },
  'town-card': { sound: 'card' },
  'town-refused': { sound: 'card' },
  starts: { sound: 'chime' },
  hour: { sound: 'tick' },
  reshuffled: { sound: 'draw' },
  drew: { sound: 'draw' },
  'drew-you': { sound: 'draw' },
  bought: { sound: 'coin' },
  stole: { sound: 'click' },
  enticed: { sound: 'coin' },
  joined: { sound: 'sting', buzz: [60, 60, 60] },
  buried: { sound: 'card' },
  'buried-you': { sound: 'card' },
  slipped: { sound: 'card' },
  'slipped-card': { sound: 'card' },
  discarded: { sound: 'card' },
  'goes-again': { sound: 'card' },
  asked: { sound: 'card' },
  answered: { sound: 'chime' },
  looked: { sound: 'click' },
  saw: { sound: 'card', buzz: 30 },
  spied: { sound: 'card' },
  took: { sound: 'draw' },
  'took-card': { sound: 'draw', buzz: 30 },
  gave: { sound: 'card' },
  'gave-card': { sound: 'card', buzz: 30 },
  accused: { sound: 'sting', buzz: [80, 60, 80] },
  'false-arrest': { sound: 'click' },
  revealed: { sound: 'card' },
  replaced: { sound: 'card' },
  responded: { sound: 'card' },
  matched: { sound: 'sting', buzz: 60 },
  away: { sound: 'chime' },
  blast: { sound: 'boom', buzz: [200, 40, 160] },
  fired: { sound: 'shot', isGun: true, buzz: 160 },
  held: { sound: 'click' },
  'both-live': { sound: 'chime' },
  shot: { sound: 'bang', buzz: [160, 50, 160] },
  taken: { sound: 'click', buzz: [80, 40, 80] },
  picked: { sound: 'card' },
  'picked-card': { sound: 'card' },
  'left-over': { sound: 'card' },
  showed: { sound: 'coin' },
  won: { sound: 'sting' },
};
const GUNS = [2, 5];
const OUTLAWS = [0, 4];

/** Say what an event sounds and feels like. */
export function dramatize(event: TableEvent): Effect {
  if (event.event === 'responded' && GUNS.includes(Number(event.card))) {
    return { sound: 'shot', isGun: true, buzz: 160 };
  }
  if (event.event === 'revealed' && OUTLAWS.includes(Number(event.character))) {
    return { sound: 'sting', buzz: [120, 40, 120] };
  }
  return EFFECTS[event.event] ?? {};
}
