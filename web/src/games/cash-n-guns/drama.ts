// What the events of Cash 'n Guns sound and feel like. How long they take: show.py of the game.

import type { TableEvent } from '../../lib/speaker';
import type { Effect } from '../../lib/theatre';
import { BANG, BBB, CLICK } from './view';

/** One, two, three: before all guns swing up, and before all say whether they stay; silences before
 * guns are fired and before the cop has a face; and notes. */
export const beats: Record<string, Effect> = {
  'count-1': { sound: 'drum' },
  'count-2': { sound: 'drum' },
  'count-3': { sound: 'drum', buzz: 30 },
  hush: { sound: 'rise' },
  unmask: { sound: 'rise' },
  deal: { sound: 'card' },
  dealt: { sound: 'coin' },
};

const EFFECTS: Record<string, Effect> = {
  'dealt-power': { sound: 'card' },
  'dealt-power-you': { sound: 'card' },
  'dealt-roles': { sound: 'card' },
  round: { sound: 'chime' },
  loot: { sound: 'card' },
  showed: { sound: 'sting', buzz: 60 },
  loaded: { sound: 'draw' },
  withdrew: { sound: 'draw' },
  'withdrew-flashing': { sound: 'draw', buzz: 60 },
  saved: { sound: 'chime' },
  wounded: { buzz: [120, 40, 60] },
  dropped: { sound: 'card' },
  exploded: { sound: 'boom', buzz: [400, 60, 200] },
  killed: { sound: 'sting', buzz: [200, 80, 300] },
  'took-gun': { sound: 'draw' },
  'took-back': { sound: 'card' },
  'stood-up': { sound: 'chime' },
  'telephone-used': { sound: 'chime', buzz: [60, 60, 60] },
  'police-alerted': { sound: 'sting', buzz: [200, 80, 200] },
  'was-cop': { sound: 'sting' },
  'had-power': { sound: 'card' },
  bonus: { sound: 'coin' },
  scored: { sound: 'coin' },
  'nobody-won': { sound: 'sting' },
};

const SHOTS: Record<number, Effect> = {
  [CLICK]: { sound: 'click', isGun: true },
  [BANG]: { sound: 'shot', isGun: true, buzz: 120 },
  [BBB]: { sound: 'bang', isGun: true, buzz: [90, 50, 90, 50, 120] },
};

const AIMS = ['aimed', 'too-slow'];

/** Say what an event sounds and feels like: guns that swing at once are heard once. */
export function dramatize(event: TableEvent, batch: TableEvent[], index: number): Effect {
  if (event.event === 'revealed') return SHOTS[Number(event.bullet)] ?? {};
  const after = batch[index + 1]?.event ?? '';
  if (event.event === 'aimed') return AIMS.includes(after) ? {} : { sound: 'draw' };
  return EFFECTS[event.event] ?? {};
}

/** Return how many of so many notes are dealt in this beat. */
export function dealtSoFar(beat: string, notes: number): number {
  const [name, step, steps] = beat.split('-');
  if (name === 'dealt') return notes;
  return name === 'deal' ? Math.ceil((notes * Number(step)) / Number(steps)) : 0;
}
