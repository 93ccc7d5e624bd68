// Table talk as data: who says what to whom, what makes sense now, and in which words.

import type { Sound } from './sounds';
import type { Speaker } from './speaker';
import type { LogEntry, View } from './table.svelte';

/** What is said to a face: acts, of which `deal` and `pact` are offers; the answers to those. */
export const ACTS = ['threaten', 'promise', 'deal', 'pact', 'deny', 'taunt'] as const;
export const ANSWERS = ['accept', 'decline'] as const;
/** What is shown, to a face or to all. */
export const GESTURES = [
  'tip-hat',
  'laugh',
  'sweat',
  'draw',
  'shrug',
  'cheer',
  'skull',
  'handshake',
] as const;
const OFFERS: readonly string[] = ['deal', 'pact'];
/** So many lines nobody is offered again. */
const FRESH_FOR = 10;

export interface Spoken {
  /** The act with its line, as the catalogue calls it: `deal-liar-2`. */
  word: string;
  act: string;
  /** The seat spoken to; -1 if nobody has that name. */
  to: number;
}

/** Take talk as it is written, `deal-liar-2 Big Bob`, apart. */
export function readTalk(text: string, names: readonly string[]): Spoken {
  const at = text.indexOf(' ');
  const word = text.slice(0, at);
  const act = isGesture(word) ? word : (word.split('-')[0] ?? word);
  return { word, act, to: names.indexOf(text.slice(at + 1)) };
}

export const isGesture = (act: string): boolean => (GESTURES as readonly string[]).includes(act);
export const isOffer = (act: string): boolean => OFFERS.includes(act);

/** Return whether a seat is in play, if the game says so: as seats, or as a set of them in bits. */
export function isInPlay(view: View | null, seat: number): boolean {
  const alive = view?.alive;
  if (Array.isArray(alive)) return alive.includes(seat);
  return typeof alive !== 'number' || ((alive >> seat) & 1) === 1;
}

/** Return the acts that make sense from one seat to another: the dead can only be mocked. */
export function actsBetween(view: View | null, from: number, to: number): string[] {
  const isLive = isInPlay(view, from) && isInPlay(view, to);
  return ACTS.filter((act) => {
    if (act === 'deny') return !view?.revealed;
    return act === 'taunt' || isLive;
  });
}

/** Return who has offered a seat something that is not answered yet, the oldest first. */
export function offersTo(
  seat: number,
  view: View | null,
  log: readonly LogEntry[],
  names: readonly string[],
): { from: number; act: string; text: string }[] {
  const found = new Map<number, { from: number; act: string; text: string }>();
  const hear = (from: number, act: string, to: number, text: string): void => {
    if (isOffer(act) && to === seat) found.set(from, { from, act, text });
    else if (act === 'accept' && to === seat) found.delete(from);
    else if ((act === 'accept' || act === 'decline') && from === seat) found.delete(to);
  };
  // What was said before this device came is in the view; what it heard itself comes after.
  for (const [from, act, to] of (view?.talk ?? []) as [number, string, number][]) {
    hear(from, act, to, `${act} ${names[to]}`);
  }
  // What lapsed in the meantime the view leaves out; it is as new as the last event.
  const open = view?.offers as [number, number][] | undefined;
  const isOpen = (from: number): boolean =>
    !open || open.some(([by, to]) => by === from && to === seat);
  for (const from of [...found.keys()]) if (!isOpen(from)) found.delete(from);
  const seen = open ? log.findLastIndex((entry) => entry.kind === 'event') : -1;
  for (const [at, entry] of log.entries()) {
    if (entry.kind !== 'talk') continue;
    const { act, to } = readTalk(entry.text, names);
    if (at > seen) hear(entry.seat, act, to, entry.text);
    else if (to === seat && found.get(entry.seat)?.act === act)
      found.set(entry.seat, { from: entry.seat, act, text: entry.text });
  }
  return [...found.values()];
}

/** Return a line for an act: of the moment if there is one, and not what was said just now. */
export function lineFor(
  say: Speaker,
  act: string,
  phase: string,
  log: readonly LogEntry[],
  turn: number,
): string {
  const spoken = log.filter((entry) => entry.kind === 'talk').slice(-FRESH_FOR);
  const stale = new Set(spoken.map((entry) => entry.text.slice(0, entry.text.indexOf(' '))));
  const fresh = say.lines(act, phase).filter((word) => !stale.has(word));
  // Those of the moment come first, the others when they have been leafed through.
  const rest = fresh.length ? fresh : [act];
  return rest[turn % rest.length] ?? act;
}

const SOUNDS: Record<string, Sound> = {
  threaten: 'cock',
  promise: 'vow',
  deal: 'coin',
  pact: 'coin',
  deny: 'gulp',
  taunt: 'jeer',
  accept: 'clap',
  decline: 'thud',
  'tip-hat': 'whistle',
  laugh: 'laugh',
  sweat: 'gulp',
  draw: 'cock',
  shrug: 'sigh',
  cheer: 'hurrah',
  skull: 'knell',
  handshake: 'clap',
};

/** Return what an act or a gesture sounds like. */
export const soundOf = (act: string): Sound | undefined => SOUNDS[act];
