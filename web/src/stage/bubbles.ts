// Where what is said is shown: at its seat, whole, beside the faces and not on top of each other.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 6;
/** What it costs to lie on a bubble, on somebody else's seat, on one's own. */
const COSTS = { bubble: 8, other: 2, own: 1 };

/** Return how much of one box lies under another. */
function shared(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/** Return where a box can go: above its anchor, beside its head, below; always within the room. */
function candidates({ width, height }: Box, anchor: Box, room: Box): Box[] {
  const middle = anchor.left + anchor.width / 2 - width / 2;
  const right = anchor.left + anchor.width + GAP;
  const left = anchor.left - width - GAP;
  const bottom = anchor.top + anchor.height;
  const heights = [anchor.top, anchor.top + anchor.height / 2, bottom - height];
  const spots = [
    [middle, anchor.top - height - GAP],
    ...heights.flatMap((top) => [
      [right, top],
      [left, top],
    ]),
    [middle, bottom + GAP],
    [middle, anchor.top],
  ];
  return spots.map(([x = 0, y = 0]) => ({
    left: clamp(x, room.left, room.left + room.width - width),
    top: clamp(y, room.top, room.top + room.height - height),
    width,
    height,
  }));
}

/** Return where boxes go that belong to anchors, with all seats in the way of them. */
export function placeAll(
  wanted: { size: Box; anchor: Box }[],
  seats: readonly Box[],
  room: Box,
): Box[] {
  const placed: Box[] = [];
  for (const { size, anchor } of wanted) {
    const cost = (box: Box): number => {
      const bubbles = placed.reduce((sum, other) => sum + shared(box, other), 0);
      const all = seats.reduce((sum, other) => sum + shared(box, other), 0);
      const own = shared(box, anchor);
      return COSTS.bubble * bubbles + COSTS.other * (all - own) + COSTS.own * own;
    };
    const [first, ...others] = candidates(size, anchor, room);
    if (first) placed.push(others.reduce((a, b) => (cost(b) < cost(a) ? b : a), first));
  }
  return placed;
}
