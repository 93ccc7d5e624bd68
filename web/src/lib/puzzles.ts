// Puzzles on this device: what was solved, what comes back and when, the streak.

import type { PuzzleAnswer, PuzzleShown } from './protocol';
import { keep, recall } from './settings.svelte';

/** A puzzle that was tried: how often it was solved since it was missed, and the day it is due. */
export interface Tried {
  box: number;
  due: number;
}

export interface Progress {
  tried: Record<string, Tried>;
  streak: number;
  longest: number;
}

const KEY = 'fistful-puzzles';
/** Days until a puzzle that was missed comes back; solved so often, it stays away. */
export const DAYS: readonly number[] = [1, 3, 7, 21];
/** What may be given away without being wrong, in thousandths of a victory. */
const SLACK = 20;
/** Where one must mix, an answer is right that has so much of the weightiest one's part. */
const PART = 0.35;
const DAY = 86_400_000;

export function readProgress(): Progress {
  try {
    const kept = JSON.parse(recall(KEY) ?? '{}');
    const tried = typeof kept.tried === 'object' && kept.tried ? kept.tried : {};
    return { tried, streak: Number(kept.streak) || 0, longest: Number(kept.longest) || 0 };
  } catch {
    return { tried: {}, streak: 0, longest: 0 };
  }
}

export function keepProgress(progress: Progress): void {
  keep(KEY, JSON.stringify(progress));
}

/** Return what an answer gives away, in thousandths of a victory. */
export function givenAway(puzzle: PuzzleShown, answer: PuzzleAnswer): number {
  return Math.max(0, (puzzle.answers[puzzle.best]?.worth ?? 0) - answer.worth);
}

/** Tell whether an answer is right: it gives nothing away worth speaking of, or is a good part of
 * how one must mix. */
export function isRight(puzzle: PuzzleShown, answer: PuzzleAnswer): boolean {
  const most = Math.max(...puzzle.answers.map((one) => one.weight));
  const isPart = puzzle.is_sealed && most > 0 && answer.weight >= PART * most;
  return isPart || givenAway(puzzle, answer) <= SLACK;
}

/** Return the progress after a puzzle: what was missed comes back sooner and oftener. */
export function after(
  progress: Progress,
  name: string,
  isSolved: boolean,
  now = Date.now(),
): Progress {
  const known = progress.tried[name];
  const box = isSolved ? (known ? known.box + 1 : DAYS.length) : 0;
  const days = DAYS[box];
  const due = days === undefined ? Number.MAX_SAFE_INTEGER : now + days * DAY;
  const streak = isSolved ? progress.streak + 1 : 0;
  return {
    tried: { ...progress.tried, [name]: { box, due } },
    streak,
    longest: Math.max(streak, progress.longest),
  };
}

/** Return which puzzle comes next: one that is due, else a new one, else the one due soonest. */
export function next(names: readonly string[], progress: Progress, now = Date.now()): string {
  const due = (name: string): number => progress.tried[name]?.due ?? 0;
  const back = names.filter((name) => progress.tried[name] && due(name) <= now);
  const fresh = names.filter((name) => !progress.tried[name]);
  const soonest = [...names].sort((a, b) => due(a) - due(b));
  return back[0] ?? fresh[0] ?? soonest[0] ?? '';
}
