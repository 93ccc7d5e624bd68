// Billy himself: where he looks and where his hand is, by what everybody at the table can see.

import type { TableEvent } from '../../lib/speaker';
import type { BlastingBillyView } from '../../lib/views';

/** On the blanket, at the belt, on the grip, and out with it. */
export type Reach = 'rest' | 'belt' | 'grip' | 'drawn';

export interface Mood {
  /** The seat he looks at; -1: the loot before him. */
  eyes: number;
  hand: Reach;
}

export const LOOT = -1;
/** What a card is worth on average: nobody knows what lies face down before him. */
const AVERAGE = 5;
/** By so much a column must be ahead of what his own might be worth. */
const UNEASY = 1;
const ANGRY = 10;

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Return who claims most: by what all can see of it, then by the number of cards. */
export function greediest(view: BlastingBillyView): number {
  let most = LOOT;
  let best = [0, 0];
  view.loot.forEach((columns, seat) => {
    const worth = sum(view.minimums[seat] ?? []);
    const cards = sum(columns.map((column) => column.length));
    const [leadWorth = 0, leadCards = 0] = best;
    if (worth > leadWorth || (worth === leadWorth && cards > leadCards)) {
      most = seat;
      best = [worth, cards];
    }
  });
  return most;
}

/** Return by how much somebody's column is ahead of what Billy's might be worth, at most. */
export function lead(view: BlastingBillyView): number {
  let most = Number.NEGATIVE_INFINITY;
  view.billy.forEach((column, type) => {
    for (const own of view.minimums) {
      const least = own[type] ?? 0;
      if (least > 0) most = Math.max(most, least - AVERAGE * column.length);
    }
  });
  return most;
}

/** Return what Billy does while this event is on the stage. */
export function mood(view: BlastingBillyView, event: TableEvent | null, you: number): Mood {
  const seat = event?.seat === undefined ? LOOT : Number(event.seat);
  if (event?.event === 'shot') return { eyes: seat, hand: 'drawn' };
  const ahead = lead(view);
  const hand = ahead >= ANGRY ? 'grip' : ahead >= UNEASY ? 'belt' : 'rest';
  switch (event?.event) {
    case 'gave':
    case 'gave-you':
      return { eyes: LOOT, hand: hand === 'grip' ? 'belt' : 'rest' };
    case 'billy-turned-up':
    case 'billy-blew-up':
      return { eyes: LOOT, hand: 'grip' };
    case 'turned-up':
    case 'blew-up':
      return { eyes: seat, hand: 'grip' };
    case 'claimed-first-you':
      return { eyes: you, hand };
    case 'claimed':
    case 'claimed-first':
    case 'dumped':
    case 'scored':
    case 'struck':
      return { eyes: seat, hand };
    default:
      return { eyes: greediest(view), hand };
  }
}
