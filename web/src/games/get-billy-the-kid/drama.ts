// How the events of Get Billy the Kid! are played.

import type { TableEvent } from '../../lib/speaker';
import type { Act } from '../../lib/theatre';

const ACTS: Record<string, Act> = {
  'you-are': { ms: 2200, sound: 'sting', buzz: 60 },
  dealt: { ms: 600, sound: 'card' },
  'dealt-you': { ms: 900, sound: 'card' },
  'town-card': { ms: 450, sound: 'card' },
  'town-refused': { ms: 500, sound: 'card' },
  'town-cleared': { ms: 500 },
  starts: { ms: 800, sound: 'chime' },
  hour: { ms: 1500, sound: 'tick' },
  turn: { ms: 350 },
  misses: { ms: 1000 },
  reshuffled: { ms: 700, sound: 'draw' },
  drew: { ms: 350, sound: 'draw' },
  'drew-you': { ms: 900, sound: 'draw' },
  'no-card': { ms: 700 },
  bought: { ms: 1200, sound: 'coin' },
  stole: { ms: 1300, sound: 'click' },
  enticed: { ms: 1300, sound: 'coin' },
  joined: { ms: 3200, sound: 'sting', buzz: [60, 60, 60] },
  stayed: { ms: 1200 },
  buried: { ms: 400, sound: 'card' },
  'buried-you': { ms: 500, sound: 'card' },
  slipped: { ms: 900, sound: 'card' },
  'slipped-card': { ms: 1600, sound: 'card' },
  discarded: { ms: 900, sound: 'card' },
  'nothing-to-play': { ms: 800 },
  'goes-again': { ms: 900, sound: 'card' },
  asked: { ms: 1800, sound: 'card' },
  answered: { ms: 2400, sound: 'chime', holds: true },
  looked: { ms: 1200, sound: 'click' },
  saw: { ms: 3200, sound: 'card', buzz: 30 },
  spied: { ms: 1100, sound: 'card' },
  took: { ms: 900, sound: 'draw' },
  'took-card': { ms: 1900, sound: 'draw', buzz: 30 },
  gave: { ms: 900, sound: 'card' },
  'gave-card': { ms: 1900, sound: 'card', buzz: 30 },
  accused: { ms: 2600, sound: 'sting', buzz: [80, 60, 80], holds: true },
  'false-arrest': { ms: 2400, sound: 'click', holds: true },
  revealed: { ms: 1100, sound: 'card', holds: true },
  replaced: { ms: 900, sound: 'card' },
  responded: { ms: 1600, sound: 'card', holds: true },
  matched: { ms: 1800, sound: 'sting', buzz: 60, holds: true },
  away: { ms: 2000, sound: 'chime', holds: true },
  blast: { ms: 2400, sound: 'boom', buzz: [200, 40, 160], holds: true },
  fired: { ms: 1500, sound: 'shot', buzz: 160, holds: true },
  held: { ms: 1300, sound: 'click', holds: true },
  'both-live': { ms: 1900, sound: 'chime', holds: true },
  shot: { ms: 2600, sound: 'bang', buzz: [160, 50, 160], holds: true },
  taken: { ms: 2600, sound: 'click', buzz: [80, 40, 80], holds: true },
  picked: { ms: 450, sound: 'card' },
  'picked-card': { ms: 700, sound: 'card' },
  'left-over': { ms: 900, sound: 'card' },
  showed: { ms: 2800, sound: 'coin', holds: true },
  won: { ms: 2400, sound: 'sting', holds: true },
};
const GUNS = [2, 5];
const OUTLAWS = [0, 4];

const actOf = (event: TableEvent): Act => ACTS[event.event] ?? { ms: 700 };

/** Say how an event is played.
 *
 * Whatever is told before a surprise keeps the old view: the new one would give it away.
 */
export function dramatize(event: TableEvent, batch: TableEvent[], index: number): Act {
  const holds = batch.slice(index).some((later) => actOf(later).holds);
  const act: Act = { ...actOf(event), holds };
  // Reading a hand takes longer than a card.
  if (event.event === 'saw') act.ms += 250 * (event.cards as number[]).length;
  if (event.event === 'responded' && GUNS.includes(Number(event.card))) {
    return { ...act, sound: 'shot', buzz: 160 };
  }
  if (event.event === 'revealed' && OUTLAWS.includes(Number(event.character))) {
    return { ...act, ms: 2200, sound: 'sting', buzz: [120, 40, 120] };
  }
  return act;
}
