// What the events of Stetsons & Sixguns sound and feel like. How long they take: show.py of the game.

import type { TableEvent } from '../../lib/speaker';
import type { Effect } from '../../lib/theatre';
import { CLICK, HIT, HIT_FC, JAM, MISS } from './view';

const EFFECTS: Record<string, Effect> = {
  'is-character': { sound: 'card' },
  'dealt-you': { sound: 'card' },
  'cover-face-up': { sound: 'card' },
  'round-begins': { sound: 'chime' },
  'in-row': { sound: 'card' },
  raised: { sound: 'coin' },
  'all-chose': { sound: 'card' },
  reveals: { sound: 'card' },
  gains: { sound: 'coin' },
  loses: { sound: 'tick' },
  'takes-cover': { sound: 'card' },
  'too-far': { sound: 'sting' },
  'cover-hit': { sound: 'shot', buzz: 60 },
  'through-cover': { sound: 'shot', buzz: 90 },
  'cover-blown-away': { sound: 'boom', buzz: [120, 40, 80] },
  loaded: { sound: 'click' },
  cleared: { sound: 'click' },
  acts: { sound: 'card' },
  ignores: { sound: 'card' },
  shoots: { sound: 'draw' },
  'counts-as': { sound: 'sting' },
  'gun-jams': { sound: 'click', buzz: [60, 40, 60] },
  'flies-over': { sound: 'shot' },
  evades: { sound: 'draw' },
  'takes-hit-for': { sound: 'sting' },
  wounded: { sound: 'bang', buzz: [180, 40, 120] },
  'wounded-in-ambush': { sound: 'bang', buzz: [180, 40, 120] },
  'knocked-down': { sound: 'boom', buzz: 120 },
  killed: { sound: 'sting', buzz: [300, 80, 300] },
  'uses-ability': { sound: 'chime' },
  cancelled: { sound: 'sting' },
  'lays-gun': { sound: 'draw' },
  steals: { sound: 'card' },
  takes: { sound: 'card' },
  'card-returns': { sound: 'card' },
  'row-discarded': { sound: 'card' },
  'hand-shown': { sound: 'card' },
  scored: { sound: 'coin' },
  won: { sound: 'fanfare' },
};

/** A flipped bullet. */
const FLIPS: Record<number, Effect> = {
  [HIT]: { sound: 'shot', isGun: true, buzz: 120 },
  [HIT_FC]: { sound: 'shot', isGun: true, buzz: 120 },
  [MISS]: { sound: 'draw', isGun: true },
  [CLICK]: { sound: 'click', isGun: true, buzz: 25 },
  [JAM]: { sound: 'click', isGun: true, buzz: [40, 40, 40] },
};

/** All guns are kept still before they swing, or it is counted to three. */
export const beats: Record<string, Effect> = {
  draw: { sound: 'tick' },
  count: { sound: 'drum', buzz: 20 },
};

/** Say what an event sounds and feels like: of what happens at once, the last one alone. */
export function dramatize(event: TableEvent, batch: TableEvent[], index: number): Effect {
  const isLast = batch[index + 1]?.event !== event.event;
  if (event.event === 'aims') return isLast ? { sound: 'draw', buzz: [30, 30, 60] } : {};
  if (event.event === 'takes-stance') return isLast ? { sound: 'sting' } : {};
  if (event.event === 'flipped') return FLIPS[Number(event.bullet)] ?? {};
  return EFFECTS[event.event] ?? {};
}
