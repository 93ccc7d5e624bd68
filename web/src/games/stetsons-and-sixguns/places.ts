// Where everybody stands along the street, and the straight lines their guns point along. All in
// pixels of a stage that is shown as large as its box allows.

export interface Size {
  width: number;
  height: number;
}

/** A TV, and a phone held upright. */
export const WIDE: Size = { width: 1920, height: 948 };
export const TALL: Size = { width: 1080, height: 1560 };

/** What one slinger takes at scale 1: somebody of 218 by 262 behind a plate. */
export const BLOCK: Size = { width: 340, height: 316 };

export interface Point {
  x: number;
  y: number;
}

export interface Place extends Point {
  seat: number;
  scale: number;
  isLeft: boolean;
}

/** Seats clockwise: up the left side of the street, down the right one. Each from far to near. */
export function sides(count: number): { left: number[]; right: number[] } {
  const seats = [...Array(count).keys()];
  const half = Math.floor(count / 2);
  return { left: seats.slice(0, half).reverse(), right: seats.slice(half) };
}

/** By how many stand on a side: how large they are. */
const WIDE_SCALES = [0, 1.6, 1.44, 1, 1];
const TALL_SCALES = [0, 1.45, 1.45, 1.35, 1.15];
/** How far whoever stands farthest up the street is from its edge. */
const FAR = 150;
const EDGE = 16;
/** How high a hat may stand out of its block. */
const HATS = 16;

/** Return where each seat stands, by seat. */
export function places(count: number, size: Size): Place[] {
  const { left, right } = sides(count);
  const isTall = size.height > size.width;
  const most = Math.max(left.length, right.length);
  const scale = (isTall ? TALL_SCALES : WIDE_SCALES)[most] ?? 1;
  const line = (seats: number[], isLeft: boolean): Place[] =>
    seats.map((seat, i) => {
      const top = HATS * scale;
      const free = size.height - BLOCK.height * scale - top;
      const from = seats.length > 1 ? i / (seats.length - 1) : 0.5;
      const inward = isTall ? 0 : EDGE + offset(i, seats.length);
      const x = isLeft ? inward : size.width - inward - BLOCK.width * scale;
      return { seat, scale, isLeft, x, y: top + free * from };
    });
  return [...line(left, true), ...line(right, false)].sort((a, b) => a.seat - b.seat);
}

/** Four on a side stand in a zigzag, fewer along the way to the vanishing point. */
function offset(i: number, count: number): number {
  if (count > 3) return i % 2 ? 310 : 0;
  return count > 1 ? FAR * (1 - i / (count - 1)) : 0;
}

/** Where a slinger's shoulder is, and where bullets find them: on the street's side of the body. */
export const shoulder = (place: Place): Point => inside(place, 262, 196);
export const heart = (place: Place): Point => inside(place, 226, 150);

function inside({ x, y, scale, isLeft }: Place, right: number, down: number): Point {
  const along = isLeft ? right : BLOCK.width - right;
  return { x: x + along * scale, y: y + down * scale };
}

export interface Beam {
  seat: number;
  target: number;
  /** From the muzzle: where, in which direction (in degrees), how long. */
  from: Point;
  angle: number;
  length: number;
}

/** How far a muzzle is from the shoulder, and how far a beam ends from the body, at scale 1. */
export const REACH = 196;
const SHORT = 40;
/** How far apart the beams end that point at the same seat. */
const LANE = 40;

/** Return which way a seat points, in degrees, and the beam from its muzzle. */
export function beam(from: Place, to: Place, lane: number): Beam {
  const start = shoulder(from);
  const end = heart(to);
  const tip = { x: end.x, y: end.y + lane * LANE * to.scale };
  const angle = Math.atan2(tip.y - start.y, tip.x - start.x);
  const reach = REACH * from.scale;
  const far = Math.hypot(tip.x - start.x, tip.y - start.y);
  return {
    seat: from.seat,
    target: to.seat,
    from: { x: start.x + Math.cos(angle) * reach, y: start.y + Math.sin(angle) * reach },
    angle: (angle * 180) / Math.PI,
    length: Math.max(40, far - reach - SHORT * to.scale),
  };
}

/** Return the beams of all aims (by seat, -1 for none), those at one target beside each other. */
export function beams(aims: readonly number[], where: readonly Place[]): Beam[] {
  return aims.flatMap((target, seat) => {
    const [from, to] = [where[seat], where[target]];
    if (!from || !to || from === to) return [];
    const rivals = aims.flatMap((other, one) => (other === target ? [one] : []));
    // From top to bottom, as they stand: beams cross as little as can be.
    rivals.sort((a, b) => (where[a]?.y ?? 0) - (where[b]?.y ?? 0));
    return [beam(from, to, rivals.indexOf(seat) - (rivals.length - 1) / 2)];
  });
}
