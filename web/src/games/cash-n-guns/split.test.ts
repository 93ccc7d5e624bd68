import { describe, expect, it } from 'vitest';
import { deal, without } from './split';
import { NOTES } from './view';

describe('the split', () => {
  it('E1: three share 20, 10, 10, 5, 5: ten each, the twenty stays', () => {
    const dealt = deal([2, 2, 1], 10, [0, 2, 3]);
    expect(without([2, 2, 1], dealt)).toEqual([0, 0, 1]);
  });

  it('E2: two share it all', () => {
    const dealt = deal([2, 2, 1], 25, [1, 4]);
    expect(without([2, 2, 1], dealt)).toEqual([0, 0, 0]);
    for (const seat of [1, 4]) {
      const own = dealt.filter((one) => one.seat === seat);
      expect(own.reduce((sum, one) => sum + (NOTES[one.kind] ?? 0), 0)).toBe(25);
    }
  });

  it('one alone takes everything', () => {
    expect(deal([1, 1, 1], 35, [5])).toHaveLength(3);
  });
});
