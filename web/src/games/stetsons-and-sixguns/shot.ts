// The shot on the stage: who fires what at whom, and the bullets flipped so far.

import type { TableEvent } from '../../lib/speaker';

export interface Flip {
  seat: number;
  bullet: number;
  /** What it counts as, where a card or an ability changed it. */
  counts: number;
}

export interface Shot {
  seat: number;
  /** -1 where everybody flips. */
  target: number;
  /** -1 for bullets of the pile. */
  gun: number;
  flips: Flip[];
  /** What came of it, the last word last. */
  ends: { word: string; seat: number }[];
}

/** What ends a shot: from here on the street shows something else. */
const OVER = new Set([
  'acts',
  'ignores',
  'holds-fire',
  'card-returns',
  'takes',
  'row-discarded',
  'round-begins',
  'reveals',
  'hand-shown',
  'scored',
  'tied',
  'won',
]);
/** What comes of a shot. */
const ENDS = new Set([
  'gun-jams',
  'flies-over',
  'evades',
  'takes-hit-for',
  'cover-hit',
  'through-cover',
  'cover-blown-away',
  'wounded',
  'wounded-in-ambush',
  'killed',
  'knocked-down',
]);

/** Return the shot being fired after these events, or nothing. */
export function shotOf(events: readonly TableEvent[]): Shot | null {
  let from = events.length - 1;
  while (from > 0 && !OVER.has(events[from]?.event ?? '')) from--;
  let actor = -1;
  let shot: Shot | null = null;
  for (const event of events.slice(Math.max(0, from))) {
    const seat = Number(event.seat);
    if (event.event === 'acts') actor = seat;
    if (OVER.has(event.event)) shot = null;
    else if (event.event === 'shoots') {
      shot = { seat, target: Number(event.target), gun: Number(event.gun), flips: [], ends: [] };
    } else if (event.event === 'flipped') {
      const bullet = Number(event.bullet);
      shot ??= { seat: actor, target: -1, gun: -1, flips: [], ends: [] };
      shot.flips.push({ seat, bullet, counts: bullet });
    } else if (event.event === 'counts-as') {
      const last = shot?.flips.at(-1);
      if (last) last.counts = Number(event.bullet);
    } else if (ENDS.has(event.event)) shot?.ends.push({ word: event.event, seat });
  }
  return shot;
}
