import { beforeEach, expect, test, vi } from 'vitest';
import type { MyGame } from './mine';
import {
  forgetMistakes,
  keepMistakes,
  lookedFor,
  mistakesIn,
  myMistakes,
  ownPuzzle,
} from './mistakes';
import type { Choice, Judged, Reviewed, ReviewState } from './protocol';

const moves: Record<string, Choice> = Object.fromEntries(
  ['load bang', 'load click'].map((text) => [text, { text, verb: 'load', things: {} }]),
);
const decision = (step: number, seat: number, label: string): Judged => ({
  ...{ step, seat, label, played: 'load click', best: 'load bang', chance: 0.1 },
  ...{ loss: 0.12, error: 0.02, why: { fact: 'money', played: 3, best: 9 } },
  answers: [
    { text: 'load bang', loss: 0 },
    { text: 'load click', loss: 0.12 },
    { text: 'gone', loss: 0.3 },
  ],
});
const review = {
  decisions: [decision(4, 1, 'mistake'), decision(7, 0, 'blunder'), decision(9, 1, '')],
} as unknown as Reviewed;
const game = {
  ...{ code: 'ABCDE', number: 2, game: 'cash-n-guns', seat: 1 },
  result: { place: 1, score: null, share: 1 },
} as unknown as MyGame;
const state: ReviewState = { done: 3, total: 3, review, moves, is_more: false };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test('one’s own mistakes are puzzles: what was done is the usual answer, the better one is best', async () => {
  expect(mistakesIn(review, moves, 1)).toMatchObject([{ step: 4, played: 1, best: 0 }]);
  expect(await keepMistakes(game, 'a record\n', state)).toBe(1);
  expect(myMistakes()).toEqual(['ABCDE_2_4']);
  const puzzle = await ownPuzzle('ABCDE_2_4');
  expect(puzzle).toMatchObject({ record: 'a record\n', seat: 1, step: 4, usual: 1, best: 0 });
  expect(puzzle?.answers.map((one) => one.worth)).toEqual([0, -120]);
});

test('a later review replaces an earlier one, and a game’s mistakes can be forgotten', async () => {
  await keepMistakes(game, 'a record\n', state);
  await keepMistakes(game, 'a record\n', { ...state, review: { ...review, decisions: [] } });
  expect(lookedFor(game)?.mistakes).toEqual([]);
  expect(myMistakes()).toEqual([]);
  await keepMistakes(game, 'a record\n', state);
  forgetMistakes(game);
  expect(lookedFor(game)).toBeUndefined();
  expect(await ownPuzzle('ABCDE_2_4')).toBeNull();
});
