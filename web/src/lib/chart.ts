// Numbers over time as lines: scales, paths, labels that do not cover each other.

/** One line: a name and a value at every moment. */
export interface Line {
  label: string;
  values: number[];
  /** Whose it is, where lines are not by seat: it has the colours and letters of these. */
  seats?: number[];
}

/** A sign at a moment of a line. */
export interface Note {
  moment: number;
  line: number;
  sign: string;
}

/** Lines that share an axis: what a game counts, or the chance to win in per cent. */
export interface LineSet {
  name: string;
  label: string;
  /** What is drawn, in a sentence for those who listen. */
  about: string;
  lines: Line[];
  write: (value: number) => string;
  /** The ends of the axis, where the numbers do not say it themselves. */
  range?: [number, number];
  notes?: Note[];
  /** The moments of the values, where not every moment has one: a round has one, or a turn. */
  at?: number[];
}

/** A rectangle to draw in. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Return a step that divides a span into a few round parts. */
export function roundStep(span: number, parts: number): number {
  const rough = Math.max(span, 1) / parts;
  const power = 10 ** Math.floor(Math.log10(rough));
  const nice = [1, 2, 5, 10].find((one) => one * power >= rough) ?? 10;
  return Math.max(1, nice * power);
}

/** Return the values at which the axis is marked, the first and last being its ends. */
export function marks(set: LineSet, parts = 4): number[] {
  const values = set.lines.flatMap((line) => line.values);
  const [low, high] = set.range ?? [Math.min(0, ...values), Math.max(1, ...values)];
  const step = roundStep(high - low, parts);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

export function xOf(frame: Frame, moment: number, moments: number): number {
  return frame.left + (moments > 1 ? (moment / (moments - 1)) * frame.width : 0);
}

export function yOf(frame: Frame, value: number, axis: number[]): number {
  const low = axis[0] ?? 0;
  const span = (axis.at(-1) ?? 1) - low || 1;
  return frame.top + frame.height * (1 - (value - low) / span);
}

/** Return a line as the path of a staircase: a value holds until it changes. `shift` moves it by
 * some pixels, so that equal lines lie beside each other. */
export function path(frame: Frame, values: number[], axis: number[], shift = 0): string {
  const y = (value: number): string => (yOf(frame, value, axis) + shift).toFixed(1);
  const x = (moment: number): string => xOf(frame, moment, values.length).toFixed(1);
  let text = `M${x(0)} ${y(values[0] ?? 0)}`;
  for (let moment = 1; moment < values.length; moment++) {
    if (values[moment] !== values[moment - 1]) text += `H${x(moment)}V${y(values[moment] ?? 0)}`;
  }
  return `${text}H${x(values.length - 1)}`;
}

/** Return a line that goes straight from value to value. */
export function straight(frame: Frame, values: number[], axis: number[], shift = 0): string {
  const points = values.map(
    (value, place) =>
      `${xOf(frame, place, values.length).toFixed(1)} ${(yOf(frame, value, axis) + shift).toFixed(1)}`,
  );
  return `M${points.join('L')}`;
}

/** Return the place of the value that holds at a moment. */
export function placeAt(set: LineSet, moment: number): number {
  if (!set.at) return moment;
  const later = set.at.findIndex((one) => one >= moment);
  return later < 0 ? set.at.length - 1 : later;
}

/** Return where to put labels that want to be at these heights, at least `gap` apart. */
export function spread(wanted: number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let free = top;
  for (const i of order) {
    placed[i] = Math.max(placed[i] ?? 0, free);
    free = (placed[i] ?? 0) + gap;
  }
  let limit = bottom;
  for (const i of order.reverse()) {
    placed[i] = Math.min(placed[i] ?? 0, limit);
    limit = (placed[i] ?? 0) - gap;
  }
  return placed;
}

/** Return the moments at which any line changes, the first and the last included. */
export function turns(set: LineSet): number[] {
  const moments = set.lines[0]?.values.length ?? 0;
  return Array.from({ length: moments }, (_, moment) => moment).filter(
    (moment) =>
      moment === 0 ||
      moment === moments - 1 ||
      set.lines.some(({ values }) => values[moment] !== values[moment - 1]),
  );
}
