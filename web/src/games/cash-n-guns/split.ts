// The split, note by note.

import { NOTES, type Three } from './view';

/** A note and the seat it is dealt to. */
export interface Dealt {
  kind: number;
  seat: number;
}

/**
 * Return which notes go to whom when each of these seats gets the same share: the largest notes
 * first, each to the seat that lacks most. That fills every share when the fives fill the gaps.
 */
export function deal(notes: Three, share: number, seats: number[]): Dealt[] {
  const lacks = seats.map(() => share);
  const dealt: Dealt[] = [];
  for (const kind of [2, 1, 0]) {
    const note = NOTES[kind] ?? 5;
    for (let left = notes[kind] ?? 0; left > 0; left--) {
      const most = Math.max(...lacks);
      if (most < note) break;
      const at = lacks.indexOf(most);
      lacks[at] = most - note;
      dealt.push({ kind, seat: seats[at] ?? 0 });
    }
  }
  return dealt;
}

/** Return the notes that stay. */
export function without(notes: Three, dealt: Dealt[]): Three {
  const left: Three = [...notes];
  for (const { kind } of dealt) left[kind] = (left[kind] ?? 0) - 1;
  return left;
}
