// Where things are on the stage: who stands where, and how far an arm with a gun reaches.

export interface Spot {
  x: number;
  y: number;
}

/** The stage is drawn 1920 wide and 948 high, or 780 by 1180 where it stands upright. */
const WIDE = { w: 1920, h: 948 };
const TALL = { w: 780, h: 1180 };

/** Where people stand, clockwise, the first at the bottom left; from 0 to 1 each way. */
const WIDE_PLACES: Record<number, [number, number][]> = {
  4: [
    [0.17, 0.67],
    [0.17, 0.25],
    [0.83, 0.25],
    [0.83, 0.67],
  ],
  5: [
    [0.24, 0.74],
    [0.1, 0.34],
    [0.5, 0.225],
    [0.9, 0.34],
    [0.76, 0.74],
  ],
  6: [
    [0.205, 0.74],
    [0.092, 0.34],
    [0.32, 0.205],
    [0.68, 0.205],
    [0.908, 0.34],
    [0.795, 0.74],
  ],
};
const TALL_PLACES: Record<number, [number, number][]> = {
  4: [
    [0.19, 0.8],
    [0.19, 0.2],
    [0.81, 0.2],
    [0.81, 0.8],
  ],
  5: [
    [0.5, 0.85],
    [0.19, 0.66],
    [0.19, 0.2],
    [0.81, 0.2],
    [0.81, 0.66],
  ],
  6: [
    [0.5, 0.86],
    [0.19, 0.68],
    [0.19, 0.3],
    [0.5, 0.13],
    [0.81, 0.3],
    [0.81, 0.68],
  ],
};

export interface Layout {
  isTall: boolean;
  /** One of the stage's own units, in pixels. */
  unit: number;
  /** The middle of everybody's figure. */
  spots: Spot[];
  /** The middle of the table. */
  middle: Spot;
  /** A figure's width, in units: it is 1.2 times as high. */
  size: number;
}

/** Lay the stage out in a box; whoever sits here stands in front. */
export function layOut(seats: number, you: number, w: number, h: number): Layout {
  const isTall = h > w;
  const frame = isTall ? TALL : WIDE;
  const places = (isTall ? TALL_PLACES : WIDE_PLACES)[seats] ?? [];
  const first = you < seats ? you : 0;
  const spots = Array.from({ length: seats }, (_, seat) => {
    const [x, y] = places[(seat - first + seats) % seats] ?? [0.5, 0.5];
    return { x: x * w, y: y * h };
  });
  return {
    isTall,
    unit: Math.min(w / frame.w, h / frame.h),
    spots,
    middle: { x: w / 2, y: h * (isTall ? 0.5 : 0.56) },
    size: isTall ? 200 : seats === 4 ? 290 : 252,
  };
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

/** How an arm is held: from where, which way, how long its sleeve, how far its beam; in pixels. */
export interface Pose {
  x: number;
  y: number;
  turn: number;
  sleeve: number;
  beam: number;
}

/** A gun with the hand that holds it, in units. */
export const GUN = 216;
/** Sleeve and gun of an arm that is stretched: about half the table. */
const REACH = 560;
/** A beam ends before the face it lights. */
const SHORT = 92;

/** Return how a gun is pointed at somebody: a little aside, so that two who point at each other do
 * not hide each other. */
export function poseAt(layout: Layout, from: Spot, to: Spot, isSecond: boolean): Pose {
  const { unit, size } = layout;
  // Who points up does it past the own head.
  const up = Math.max(0, from.y - to.y) / (Math.hypot(to.x - from.x, to.y - from.y) || 1);
  const side = Math.sign(to.x - from.x || layout.middle.x - from.x) * up * 0.36;
  const shoulder = { x: from.x + side * size * unit, y: from.y + size * 0.22 * unit };
  const [a, b] = aside(shoulder, to, (isSecond ? 84 : 34) * unit);
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  const reach = Math.min(REACH * unit, far - (SHORT + size * 0.3) * unit);
  const sleeve = Math.max(90 * unit, reach - GUN * unit);
  const beam = Math.max(0, far - sleeve - (GUN + SHORT) * unit);
  return { x: a.x, y: a.y, turn: direction(a, b), sleeve, beam };
}

/** Return how a loaded gun is held before anybody aims: up, beside the head. */
export function poseAtRest(layout: Layout, from: Spot, isSecond: boolean): Pose {
  const { unit, size, middle } = layout;
  const side = from.x < middle.x ? 1 : -1;
  const out = side * (isSecond ? -1 : 1);
  return {
    x: from.x + out * size * 0.36 * unit,
    y: from.y + size * 0.34 * unit,
    turn: -90 + out * 14,
    sleeve: 60 * unit,
    beam: 0,
  };
}
