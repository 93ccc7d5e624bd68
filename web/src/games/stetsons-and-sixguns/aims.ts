// The lines along which guns point, over the street between the players.

export type Side = 'top' | 'bottom' | 'left' | 'right';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  side: Side;
}

export interface Seating {
  /** Seats in the first and the second line along the street, in the order they stand there. */
  first: number[];
  second: number[];
}

/** Seat players clockwise along both sides of a street, so that neighbours stay neighbours. */
export function seating(count: number): Seating {
  const half = Math.ceil(count / 2);
  const seats = [...Array(count).keys()];
  return { first: seats.slice(0, half), second: seats.slice(half).reverse() };
}

interface Point {
  x: number;
  y: number;
}

/** The point on the street's side of a player, a part (-0.5 to 0.5) along it. */
function door(box: Box, along: number): Point {
  const x = box.x + box.width * (0.5 + along);
  const y = box.y + box.height * (0.5 + along);
  if (box.side === 'top') return { x, y: box.y + box.height };
  if (box.side === 'bottom') return { x, y: box.y };
  if (box.side === 'left') return { x: box.x + box.width, y };
  return { x: box.x, y };
}

const INWARD: Record<Side, Point> = {
  top: { x: 0, y: 1 },
  bottom: { x: 0, y: -1 },
  left: { x: 1, y: 0 },
  right: { x: -1, y: 0 },
};

export interface Line {
  d: string;
  start: Point;
  end: Point;
  /** Where the arrow points, in degrees. */
  angle: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/**
 * Return the line from one player to another. `lane` (-1 to 1) sets lines at the same target apart;
 * `width` is how wide the street is.
 */
export function lineBetween(from: Box, to: Box, lane: number, width: number): Line {
  const start = door(from, 0.16);
  const end = door(to, lane * 0.36);
  const isAcross = from.side !== to.side;
  const far = Math.hypot(end.x - start.x, end.y - start.y);
  const reach = isAcross ? width * 0.55 : Math.min(width * 0.85, 24 + far * 0.3);
  const out = INWARD[from.side];
  const back = INWARD[to.side];
  const gap = 6;
  const tip = { x: end.x + back.x * gap, y: end.y + back.y * gap };
  const c1 = { x: start.x + out.x * reach, y: start.y + out.y * reach };
  const c2 = { x: tip.x + back.x * reach, y: tip.y + back.y * reach };
  const angle = (Math.atan2(-back.y, -back.x) * 180) / Math.PI;
  const p = (point: Point): string => `${round(point.x)} ${round(point.y)}`;
  return { d: `M${p(start)}C${p(c1)} ${p(c2)} ${p(tip)}`, start, end: tip, angle };
}

/** Return how wide the street between the two lines of players is. */
export function streetWidth(boxes: readonly Box[]): number {
  const edge = (side: Side, of: (box: Box) => number, pick: (...n: number[]) => number): number =>
    pick(...boxes.filter((box) => box.side === side).map(of));
  const isUpright = boxes.some((box) => box.side === 'left');
  const width = isUpright
    ? edge('right', (box) => box.x, Math.min) - edge('left', (box) => box.x + box.width, Math.max)
    : edge('bottom', (box) => box.y, Math.min) - edge('top', (box) => box.y + box.height, Math.max);
  return Number.isFinite(width) ? Math.max(20, width) : 20;
}

/**
 * Return, for each seat, where its line ends among those with the same target: -1 to 1, in the order
 * in which the shooters stand along the street, so that lines cross as little as can be.
 */
export function lanes(aims: readonly number[], boxes: readonly Box[]): number[] {
  const place = (seat: number): number => {
    const box = boxes[seat];
    if (!box) return seat;
    return box.side === 'top' || box.side === 'bottom' ? box.x : box.y;
  };
  return aims.map((target, seat) => {
    const rivals = aims.flatMap((other, one) => (other === target ? [one] : []));
    if (target < 0 || rivals.length < 2) return 0;
    rivals.sort((a, b) => place(a) - place(b));
    return (rivals.indexOf(seat) / (rivals.length - 1)) * 2 - 1;
  });
}
