// How a game is taught at the table: a few cards, read aloud in less than 90 seconds.

import type { Speaker } from './speaker';

/** The story, how one wins, and the three things one does. */
export const CARDS = ['story', 'win', 'do-1', 'do-2', 'do-3'] as const;
export type Card = (typeof CARDS)[number];
/** The longest an opening may take, in seconds. */
export const LONGEST = 90;

/** Tell whether a game can be taught so. */
export function isTaught(say: Speaker): boolean {
  return say.has('opening-story');
}

/** Return how long a card stands while it is read aloud, in seconds: two words and a half a second,
 * and a breath. */
export function secondsFor(text: string): number {
  return 2 + text.split(/\s+/).length / 2.5;
}
