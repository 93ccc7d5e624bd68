import { describe, expect, it } from 'vitest';
import { type LineSet, marks, path, roundStep, spread, turns, xOf, yOf } from './chart';

const FRAME = { left: 10, top: 0, width: 100, height: 50 };
const set = (...lines: number[][]): LineSet => ({
  name: 'money',
  label: 'Money',
  about: 'Money over time',
  lines: lines.map((values, i) => ({ label: `${i}`, values })),
  write: String,
});

describe('the axis', () => {
  it('is marked at round values that hold everything', () => {
    expect(marks(set([0, 20, 155]))).toEqual([0, 50, 100, 150, 200]);
    expect(marks(set([0, 1, 2]))).toEqual([0, 1, 2]);
    expect(marks(set([0, 0]))).toEqual([0, 1]);
    expect(marks(set([-15, 20]))).toEqual([-20, -10, 0, 10, 20]);
  });
  it('keeps the ends it is given', () => {
    expect(marks({ ...set([40, 60]), range: [0, 100] }, 2)).toEqual([0, 50, 100]);
  });
  it('has steps people count in', () => {
    expect([3, 7, 40, 900].map((span) => roundStep(span, 4))).toEqual([1, 2, 10, 500]);
  });
});

describe('a line', () => {
  it('goes from edge to edge and holds its value until it changes', () => {
    expect(path(FRAME, [0, 0, 10], [0, 10])).toBe('M10.0 50.0H110.0V0.0H110.0');
    expect(xOf(FRAME, 1, 3)).toBe(60);
    expect(yOf(FRAME, 5, [0, 10])).toBe(25);
  });
});

describe('labels', () => {
  it('stay apart and inside', () => {
    expect(spread([20, 20, 22], 10, 0, 100)).toEqual([20, 30, 40]);
    expect(spread([95, 96], 10, 0, 100)).toEqual([90, 100]);
    expect(spread([5, 50], 10, 0, 100)).toEqual([5, 50]);
  });
});

describe('the table beside the chart', () => {
  it('has a row where something changes', () => {
    expect(turns(set([0, 0, 5, 5], [1, 1, 1, 1]))).toEqual([0, 2, 3]);
  });
});
