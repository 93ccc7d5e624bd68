// Where everybody sits: around the fire, Billy at the far side, seats clockwise from the left.

export interface Place {
  /** -1: on the left, 1: on the right. */
  side: -1 | 1;
  /** From the top of its side, and how many sit there. */
  row: number;
  rows: number;
}

/** Return a seat's place among so many. */
export function placeOf(seat: number, seats: number): Place {
  const left = Math.ceil(seats / 2);
  if (seat < left) return { side: -1, row: left - 1 - seat, rows: left };
  return { side: 1, row: seat - left, rows: seats - left };
}

/** Return where eyes turn that look at a place: across and down, each from -1 to 1. */
export function lookAt({ side, row, rows }: Place): [number, number] {
  return [side, (2 * row + 1) / rows - 1];
}

/** The shoulder of the arm that draws, and the middles of both sides, on a stage of 1920 by 948. */
const SHOULDER = [1140, 410] as const;
const MIDDLE = { [-1]: 300, 1: 1620 } as const;
const HEIGHT = 948;

/** Return where a gun points that aims at a place, in degrees from straight down, clockwise. */
export function aimAt({ side, row, rows }: Place): number {
  const across = MIDDLE[side] - SHOULDER[0];
  const down = ((row + 0.5) * HEIGHT) / rows - SHOULDER[1];
  return (Math.atan2(-across, down) * 180) / Math.PI;
}
