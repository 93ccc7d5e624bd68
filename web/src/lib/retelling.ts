// A record told again: what anybody saw and heard at any moment. Moment 0 is before the first
// step, moment n after the n-th. Plain data and functions; `replay.svelte.ts` shows it.

import type { Act, Beat, Choice, Heard, Retelling, Step } from './protocol';
import type { TableEvent } from './speaker';

export type Sight = Record<string, unknown>;

/** Whoever watches. */
export const WATCHER = 15;
/** Eyes that see everything anybody at the table knew. */
export const ALL = 16;

/** A line of the story, at its moment. */
export type StoryLine =
  | { id: string; moment: number; kind: 'event'; event: TableEvent }
  /** Heard by one seat alone, told to eyes that see everything. */
  | { id: string; moment: number; kind: 'whisper'; event: TableEvent; seat: number }
  | { id: string; moment: number; kind: 'talk'; seat: number; text: string }
  | { id: string; moment: number; kind: 'deed'; seat: number; isClock: boolean; choice: Choice };

/** Return a seat's view at every moment. */
export function unfold(told: Retelling, seat: number): Sight[] {
  const changes = (wanted: number): Sight[] =>
    told.eyes.find((eyes) => eyes.seat === wanted)?.changes ?? [];
  const own = seat === WATCHER ? [] : changes(seat);
  let watched: Sight = {};
  let laid: Sight = {};
  return changes(WATCHER).map((change, moment) => {
    watched = { ...watched, ...change };
    laid = { ...laid, ...own[moment] };
    return { ...watched, ...laid };
  });
}

/** Return what all at the table know together: the watchers' view, open where a seat knows more.
 * What is each seat's own (its hand, say) has no place in one view and stays as watchers see it. */
export function openView(watched: Sight, seats: Sight[]): Sight {
  const view = merge(watched, seats) as Sight;
  const asked = watched.asked;
  if (Array.isArray(asked)) {
    // Each seat knows best whether it has answered.
    view.asked = asked.filter((seat) =>
      (seats[seat]?.asked as number[] | undefined)?.includes(seat),
    );
  }
  return view;
}

function merge(watched: unknown, seen: unknown[]): unknown {
  const others = seen.filter((one) => !isSame(one, watched));
  if (others.length === 0) return watched;
  if (Array.isArray(watched)) {
    const lists = seen.filter((one): one is unknown[] => Array.isArray(one));
    if (lists.some((list) => list.length !== watched.length)) return watched;
    return watched.map((item, i) =>
      merge(
        item,
        lists.map((list) => list[i]),
      ),
    );
  }
  if (isRecord(watched)) {
    const records = seen.filter(isRecord);
    return Object.fromEntries(
      Object.entries(watched).map(([name, value]) => [
        name,
        merge(
          value,
          records.map((one) => one[name]),
        ),
      ]),
    );
  }
  // A single thing: known only if those who see another one than the watchers agree on it.
  const known = others[0];
  return others.every((one) => isSame(one, known)) ? known : watched;
}

function isRecord(value: unknown): value is Sight {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, i) => isSame(item, b[i]));
  }
  if (!isRecord(a) || !isRecord(b)) return false;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => isSame(a[name], b[name]));
}

const hears = (heard: Heard, eyes: number): boolean => ((heard.audience >> eyes) & 1) === 1;

/** Return what these eyes' owner heard at a moment. */
export function eventsAt(told: Retelling, moment: number, eyes: number): TableEvent[] {
  return heardAt(told, moment, eyes).map((heard) => heard.event as TableEvent);
}

/** Return how that is played. */
export function actsAt(told: Retelling, moment: number, eyes: number): Act[] {
  return heardAt(told, moment, eyes).map((heard) => heard.act);
}

function heardAt(told: Retelling, moment: number, eyes: number): Heard[] {
  const seat = eyes === ALL ? WATCHER : eyes;
  return (told.steps[moment - 1]?.told ?? []).filter((heard) => hears(heard, seat));
}

/** Return an act that takes so much longer (2) or shorter (0.5). */
export function atPace(act: Act, scale: number): Act {
  const beats = (all: Beat[] = []): Beat[] => all.map(({ name, ms }) => ({ name, ms: ms * scale }));
  return { ...act, ms: act.ms * scale, before: beats(act.before), after: beats(act.after) };
}

/** Tell whether something happened at a moment that these eyes could notice. */
export function isNoticed(told: Retelling, moment: number, eyes: number): boolean {
  if (moment <= 0 || moment >= told.steps.length || eyes === ALL) return true;
  if (eventsAt(told, moment, eyes).length > 0) return true;
  return told.eyes.some(
    (one) =>
      (one.seat === WATCHER || one.seat === eyes) &&
      Object.keys(one.changes[moment] ?? {}).length > 0,
  );
}

/** Return the next moment in a direction at which these eyes notice something. */
export function nextMoment(told: Retelling, from: number, by: 1 | -1, eyes: number): number {
  let moment = from + by;
  while (!isNoticed(told, moment, eyes)) moment += by;
  return Math.max(0, Math.min(told.steps.length, moment));
}

/** Return the whole story as these eyes' owner could tell it. */
export function tellStory(told: Retelling, eyes: number): StoryLine[] {
  const lines: StoryLine[] = [];
  for (let moment = 0; moment <= told.steps.length; moment++) {
    const step = told.steps[moment - 1];
    if (step && eyes === ALL) addDeed(lines, step, moment);
    for (const [n, event] of eventsAt(told, moment, eyes).entries()) {
      lines.push({ id: `${moment} ${n}`, moment, kind: 'event', event });
    }
    if (step && eyes === ALL) addWhispers(lines, step, moment);
    for (const [n, remark] of told.talk.entries()) {
      if (remark.step !== moment) continue;
      const { seat, text } = remark;
      lines.push({ id: `talk ${n}`, moment, kind: 'talk', seat, text });
    }
  }
  return lines;
}

/** What a seat did; the cards' own moves only where nobody is told of them. */
function addDeed(lines: StoryLine[], step: Step, moment: number): void {
  if (step.seat < 0 && step.told.length) return;
  const { seat, is_clock: isClock, text, verb, things } = step;
  const choice = { text, verb, things };
  lines.push({ id: `${moment} deed`, moment, kind: 'deed', seat, isClock, choice });
}

/** What single seats were told; whoever acted knows what it did. */
function addWhispers(lines: StoryLine[], step: Step, moment: number): void {
  for (const [n, heard] of step.told.entries()) {
    if (hears(heard, WATCHER)) continue;
    const seat = Math.log2(heard.audience);
    if (!Number.isInteger(seat) || seat === step.seat) continue;
    const event = heard.event as TableEvent;
    lines.push({ id: `${moment} to ${n}`, moment, kind: 'whisper', event, seat });
  }
}
