import { expect, test } from 'vitest';
import type { PuzzleShown } from './protocol';
import { after, DAYS, givenAway, isRight, next, type Progress } from './puzzles';

const choice = { text: '', verb: '', things: {} };
const puzzle = {
  is_sealed: true,
  best: 1,
  answers: [
    { choice, worth: 200, weight: 10 },
    { choice, worth: 500, weight: 50 },
    { choice, worth: 350, weight: 30 },
    { choice, worth: 485, weight: 0 },
  ],
} as unknown as PuzzleShown;
const right = (place: number, of = puzzle): boolean => {
  const answer = of.answers[place];
  return answer !== undefined && isRight(of, answer);
};

test('an answer is right that gives little away, or is part of the mixture', () => {
  expect([0, 1, 2, 3].map((place) => right(place))).toEqual([false, true, true, true]);
  const open = { ...puzzle, is_sealed: false };
  expect([0, 1, 2, 3].map((place) => right(place, open))).toEqual([false, true, false, true]);
  expect(puzzle.answers.map((one) => givenAway(puzzle, one))).toEqual([300, 0, 150, 15]);
});

test('what was missed comes back, again and again until it stays', () => {
  let progress: Progress = { tried: {}, streak: 0, longest: 0 };
  const names = ['a', 'b'];
  expect(next(names, progress, 0)).toBe('a');
  progress = after(progress, 'a', false, 0);
  expect(next(names, progress, 0)).toBe('b');
  progress = after(progress, 'b', true, 0);
  expect(progress).toMatchObject({ streak: 1, longest: 1 });
  let now = 0;
  for (const days of DAYS) {
    now += days * 86_400_000;
    expect(next(names, progress, now - 1)).toBe('a');
    expect(progress.tried.a?.due).toBe(now);
    progress = after(progress, 'a', true, now);
  }
  expect(progress.tried.a?.due).toBe(Number.MAX_SAFE_INTEGER);
});
