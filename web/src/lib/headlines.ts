// What a game is remembered by: in words, as five seconds of it, as a picture to keep.

import type { Act, Headline, Retelling } from './protocol';
import { actsAt, eventsAt, WATCHER } from './retelling';
import type { Speaker, TableEvent } from './speaker';
import { lengthOf } from './theatre';

/** How long one is played, and how much of that comes before what it is about, in milliseconds. */
export const GLIMPSE = 5000;
const LEAD = 2000;

/** What a headline says. */
export interface Words {
  title: string;
  text: string;
}

export function tell(say: Speaker, { word, seats, number }: Headline): Words {
  const names = seats.map((seat) => say.seat(seat));
  return {
    title: say.say(`headline-${word}`),
    text: say.say(`headline-${word}-told`, {
      seat: names[0] ?? '',
      other: names[1] ?? '',
      seats: say.join(names),
      number,
    }),
  };
}

/** Return from when on its step is played, in milliseconds from the beginning of the scene. */
export function beginning(told: Retelling, headline: Headline): number {
  const before = (told.steps[headline.step - 1]?.told ?? []).slice(0, headline.told);
  const heard = before.filter((one) => (one.audience >> WATCHER) & 1).length;
  const acts = actsAt(told, headline.step, WATCHER);
  return Math.max(0, Math.min(startOf(acts, heard) - LEAD, lengthOf(acts) - GLIMPSE));
}

/** Return when an act is put on the stage, in milliseconds from the beginning of its scene. */
function startOf(acts: Act[], number: number): number {
  const counted = acts[number]?.before?.reduce((sum, { ms }) => sum + ms, 0) ?? 0;
  return lengthOf(acts.slice(0, number)) + counted;
}

/** Something that happens in the five seconds. */
export interface Cut {
  /** When, in milliseconds from their beginning; less than 0 if it has begun before. */
  at: number;
  event: TableEvent;
}

/** Return what happens in the five seconds, and what led to it. */
export function cuts(told: Retelling, headline: Headline): Cut[] {
  const acts = actsAt(told, headline.step, WATCHER);
  const from = beginning(told, headline);
  return eventsAt(told, headline.step, WATCHER)
    .map((event, number) => ({ at: startOf(acts, number) - from, event }))
    .filter(({ at }) => at < GLIMPSE);
}

/** Return the address that plays it. */
export function address(replay: string, { step, told }: Headline): string {
  return `${replay}#${step}.${told}`;
}

/** Return what the end of an address asks for: a moment, or a step to be played around
 * something that was told in it. */
export function readPlace(hash: string): { moment: number; told: number | null } {
  const found = /^#(\d+)(?:\.(\d+))?(?:@\d+)?(?:~[\w-]+)?$/.exec(hash);
  const told = found?.[2];
  return { moment: Number(found?.[1] ?? 0), told: told === undefined ? null : Number(told) };
}
