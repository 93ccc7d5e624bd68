import { describe, expect, it } from 'vitest';
import type { Reviewed } from './protocol';
import { countBluffs, curves, ends, momentOf, slips, wholePoints } from './review';

const decision = (step: number, seat: number, label: string) => ({
  step,
  seat,
  label,
  played: 'load bbb',
  best: 'load click',
  loss: 0.2,
  error: 0.02,
  chance: 0.1,
  why: null,
  answers: [],
});
const REVIEW: Reviewed = {
  game: 'cash-n-guns',
  options: {},
  names: ['Ann', 'Bob'],
  rollouts: 24,
  seed: 0,
  seats: [0, 1],
  outcome: {
    winners: [0],
    scores: [1, 0],
    struck: [null, null],
    fates: ['alive', 'alive'],
    places: [1, 2],
    tied: [],
    tie_broken_by: null,
    unit: 'victory-share',
    reason: 'toy',
  },
  steps: [],
  marks: [0, 1],
  spread: [0.03, 0.04],
  truth: [
    [0.5, 0.5],
    [0.254, 0.746],
  ],
  known: [
    [0.4, 0.6],
    [0.3, 0.6],
  ],
  decisions: [decision(0, 1, ''), decision(3, 0, 'blunder'), decision(7, 1, 'inaccuracy')],
  balances: [],
  surprise: null,
  bluffs: [],
};

describe('luck and skill in whole points', () => {
  it.each([
    [0.256, 0.006, -0.262, 0],
    [0.334, 0.333, 0.333, 1],
    [0.5, -0.004, -0.004, 0.492],
  ])('add up: %d %d %d %d', (start, luck, skill, end) => {
    const errors = { luck_error: 0.026, skill_error: 0.014 };
    const found = wholePoints({ seat: 0, start, luck, skill, end, ...errors });
    expect([found.luckError, found.skillError]).toEqual([5, 3]);
    expect(found.start + found.luck + found.skill).toBe(found.end);
    expect(Math.abs(found.luck - 100 * luck)).toBeLessThanOrEqual(2);
    expect(Object.is(found.skill, -0)).toBe(false);
  });
});

describe('the curves', () => {
  it('are in per cent, once for all-knowing eyes and once as everybody knew', () => {
    const [truth, known] = curves(REVIEW, (key) => key);
    expect(truth?.lines.map((line) => line.values)).toEqual([
      [50, 25],
      [50, 75],
    ]);
    expect(known?.lines[0]).toEqual({ label: 'Ann', values: [40, 30], seats: [0] });
  });
  it('have one value for every round, as it was when that ended', () => {
    expect(ends([0, 0, 1, 1, 1, 2])).toEqual([0, 1, 4, 5]);
    const truth = [[0.5], [0.4], [0.3], [0.2]];
    const review = { ...REVIEW, names: ['Ann'], marks: [0, 1, 1, 2], truth, decisions: [] };
    expect(curves(review, (key) => key)[0]?.at).toEqual([0, 2, 3]);
    expect(curves(review, (key) => key)[0]?.lines[0]?.values).toEqual([50, 30, 20]);
  });
  it('are one where a side has the same chances once the cards are dealt, signs and all', () => {
    const names = ['Ann', 'Bob', 'Cas'];
    const steps = [-1, 2, 1].map((seat, line) => ({ line, seat, text: '' }));
    const sides = [
      [0.5, 0.5, 0.4],
      [0.4, 0.6, 0.4],
      [0.9, 0.1, 0.9],
    ];
    const own = [
      [0.4, 0.6],
      [0.8, 0.2],
    ];
    const decisions = [decision(0, 2, 'mistake')];
    const review = {
      ...REVIEW,
      names,
      steps,
      decisions,
      marks: [0, 1, 2],
      seats: [1, 2],
      truth: sides,
      known: own,
    };
    const [truth, known] = curves(review, (key) => key);
    expect(truth?.lines).toEqual([
      { label: 'Ann, Cas', values: [50, 40, 90], seats: [0, 2] },
      { label: 'Bob', values: [50, 60, 10], seats: [1] },
    ]);
    expect(truth?.notes).toEqual([{ moment: 1, line: 0, sign: '?' }]);
    expect(known?.notes).toEqual([{ moment: 1, line: 1, sign: '?' }]);
  });
  it('bear the signs of what was given away, where it has been done', () => {
    const review = { ...REVIEW, marks: [0, 1, 2, 3, 4, 5, 6, 7, 8] };
    const notes = curves(review, (key) => key)[0]?.notes;
    expect(notes).toEqual([
      { moment: 4, line: 0, sign: '??' },
      { moment: 8, line: 1, sign: '?!' },
    ]);
    expect(slips(REVIEW).map((one) => momentOf(one.step))).toEqual([4, 8]);
  });
});

describe('bluffs', () => {
  it('are counted by seat, and so is what was meant', () => {
    const claim = (seat: number, is_true: boolean, is_believed: boolean) => ({
      seat,
      to: 0,
      is_true,
      is_believed,
    });
    const claims = [claim(2, false, true), claim(2, false, false), claim(1, true, true)];
    expect(countBluffs(claims)).toEqual([
      { seat: 1, bluffs: 0, believed: 0, true: 1, truebelieved: 1 },
      { seat: 2, bluffs: 2, believed: 1, true: 0, truebelieved: 0 },
    ]);
  });
});
