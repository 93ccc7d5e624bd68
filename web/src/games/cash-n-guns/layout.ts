// Where things are: seats around the table, and the lines from gun to target.

export interface Spot {
  x: number;
  y: number;
}

/** The seats of a table clockwise, the first at the bottom left; from 0 to 1 each way. */
const WIDE: Record<number, [number, number][]> = {
  4: [
    [0.14, 1],
    [0.14, 0],
    [0.86, 0],
    [0.86, 1],
  ],
  5: [
    [0.27, 1],
    [0, 0.36],
    [0.5, 0],
    [1, 0.36],
    [0.73, 1],
  ],
  6: [
    [0.27, 1],
    [0, 0.5],
    [0.27, 0],
    [0.73, 0],
    [1, 0.5],
    [0.73, 1],
  ],
};
const TALL: Record<number, [number, number][]> = {
  4: [
    [0, 1],
    [0, 0],
    [1, 0],
    [1, 1],
  ],
  5: [
    [0.5, 1],
    [0, 0.765],
    [0, 0.1],
    [1, 0.1],
    [1, 0.765],
  ],
  6: [
    [0.5, 1],
    [0, 0.765],
    [0, 0.235],
    [0.5, 0],
    [1, 0.235],
    [1, 0.765],
  ],
};

/** Half a seat's panel. */
export interface Half {
  w: number;
  h: number;
}

/** Return the middle of every seat's panel in a box; whoever sits here sits in front. */
export function spots(seats: number, you: number, w: number, h: number, half: Half): Spot[] {
  const places = (h > w ? TALL : WIDE)[seats] ?? [];
  const first = you < seats ? you : 0;
  return Array.from({ length: seats }, (_, seat) => {
    const [x, y] = places[(seat - first + seats) % seats] ?? [0.5, 0.5];
    return { x: half.w + x * (w - 2 * half.w), y: half.h + y * (h - 2 * half.h) };
  });
}

/** Return where the way from one spot to another leaves the panel around the first. */
export function edge(from: Spot, to: Spot, half: Half, gap: number): Spot {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.hypot(dx, dy) || 1;
  const out = Math.min(
    dx ? half.w / Math.abs(dx) : Number.POSITIVE_INFINITY,
    dy ? half.h / Math.abs(dy) : Number.POSITIVE_INFINITY,
  );
  const part = Math.min(out + gap / length, 0.5);
  return { x: from.x + dx * part, y: from.y + dy * part };
}

/** Return both spots moved a little to the right of the way from one to the other. */
export function aside(from: Spot, to: Spot, by: number): [Spot, Spot] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const x = (-(to.y - from.y) / length) * by;
  const y = ((to.x - from.x) / length) * by;
  return [
    { x: from.x + x, y: from.y + y },
    { x: to.x + x, y: to.y + y },
  ];
}

/** Return the direction from one spot to another, in degrees clockwise from the right. */
export const direction = (from: Spot, to: Spot): number =>
  (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
