// A question that is counted: one, two, three, and its time is up.

import type { Question } from './protocol';

const STEPS = 3;

/** Return the beat of the count a question is in (none: it is not counted yet, or not at all), and
 * when the next one begins, in seconds of the server's time. The last one stays: what comes of the
 * question takes its place. */
export function countOf(
  asked: Pick<Question, 'count' | 'deadline' | 'is_paused'> | null,
  now: number,
): { beat: string; next: number | null } {
  if (!asked?.count || asked.deadline === null || asked.is_paused) return { beat: '', next: null };
  const step = asked.count / STEPS;
  const begins = asked.deadline - asked.count;
  const counted = Math.floor((now - begins) / step) + 1;
  if (counted < 1) return { beat: '', next: begins };
  if (counted >= STEPS) return { beat: `count-${STEPS}`, next: null };
  return { beat: `count-${counted}`, next: begins + counted * step };
}
