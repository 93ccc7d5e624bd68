// How the events of Stetsons & Sixguns are played. Every scene is told bit by bit: all of it holds
// the view before it (see stage.ts).

import type { TableEvent } from '../../lib/speaker';
import type { Act } from '../../lib/theatre';
import { CLICK, HIT, HIT_FC, JAM, MISS } from './view';

const ACTS: Record<string, Act> = {
  'is-character': { ms: 450, sound: 'card' },
  dealt: { ms: 30 },
  'dealt-you': { ms: 180, sound: 'card' },
  'cover-face-up': { ms: 350, sound: 'card' },
  'round-begins': { ms: 1300, sound: 'chime' },
  'in-row': { ms: 220, sound: 'card' },
  raised: { ms: 900, sound: 'coin' },
  'all-chose': { ms: 700, sound: 'card' },
  reveals: { ms: 950, sound: 'card' },
  gains: { ms: 650, sound: 'coin' },
  loses: { ms: 550, sound: 'tick' },
  'takes-cover': { ms: 900, sound: 'card' },
  'leaves-cover': { ms: 700 },
  'too-far': { ms: 1300, sound: 'sting' },
  'cover-hit': { ms: 1100, sound: 'shot', buzz: 60 },
  'through-cover': { ms: 1000, sound: 'shot', buzz: 90 },
  'cover-blown-away': { ms: 1400, sound: 'boom', buzz: [120, 40, 80] },
  loaded: { ms: 450, sound: 'click' },
  cleared: { ms: 450, sound: 'click' },
  acts: { ms: 1100, sound: 'card' },
  ignores: { ms: 600, sound: 'card' },
  shoots: { ms: 1100, sound: 'draw' },
  'holds-fire': { ms: 700 },
  'counts-as': { ms: 900, sound: 'sting' },
  'gun-jams': { ms: 1100, sound: 'click', buzz: [60, 40, 60] },
  'flies-over': { ms: 1100, sound: 'shot' },
  evades: { ms: 1100, sound: 'draw' },
  'takes-hit-for': { ms: 1300, sound: 'sting' },
  wounded: { ms: 1700, sound: 'bang', buzz: [180, 40, 120] },
  'wounded-in-ambush': { ms: 1600, sound: 'bang', buzz: [180, 40, 120] },
  'knocked-down': { ms: 1200, sound: 'boom', buzz: 120 },
  killed: { ms: 2400, sound: 'sting', buzz: [300, 80, 300] },
  'uses-ability': { ms: 1300, sound: 'chime' },
  cancelled: { ms: 1200, sound: 'sting' },
  'lays-gun': { ms: 1100, sound: 'draw' },
  steals: { ms: 1200, sound: 'card' },
  takes: { ms: 800, sound: 'card' },
  'card-returns': { ms: 160, sound: 'card' },
  'row-discarded': { ms: 500, sound: 'card' },
  'hand-shown': { ms: 900, sound: 'card' },
  scored: { ms: 1500, sound: 'coin' },
  tied: { ms: 1600 },
  won: { ms: 2200, sound: 'fanfare' },
};

/** A flipped bullet: the breath is held longest before the worst. */
const FLIPS: Record<number, Act> = {
  [HIT]: { ms: 1200, sound: 'shot', buzz: 120 },
  [HIT_FC]: { ms: 1200, sound: 'shot', buzz: 120 },
  [MISS]: { ms: 950, sound: 'draw' },
  [CLICK]: { ms: 1000, sound: 'click', buzz: 25 },
  [JAM]: { ms: 1300, sound: 'click', buzz: [40, 40, 40] },
};

/** How long all guns are kept still before they swing, and how long one looks at them then. */
const DRAW_BEAT = 1300;
const DRAW_LOOK = 2600;
const STANCES_LOOK = 2000;

/** Say how an event is played. */
export function dramatize(event: TableEvent, batch: TableEvent[], index: number): Act {
  return { ...actOf(event, batch, index), holds: true };
}

function actOf(event: TableEvent, batch: TableEvent[], index: number): Act {
  const isLast = batch[index + 1]?.event !== event.event;
  if (event.event === 'aims' && batch[0]?.event === 'aims') {
    if (index === 0 && !isLast) return { ms: DRAW_BEAT, sound: 'tick' };
    return isLast ? { ms: DRAW_LOOK, sound: 'draw', buzz: [30, 30, 60] } : { ms: 0 };
  }
  if (event.event === 'takes-stance') {
    return isLast ? { ms: STANCES_LOOK, sound: 'sting' } : { ms: 0 };
  }
  if (event.event === 'flipped') return FLIPS[Number(event.bullet)] ?? { ms: 900 };
  return ACTS[event.event] ?? { ms: 700 };
}
