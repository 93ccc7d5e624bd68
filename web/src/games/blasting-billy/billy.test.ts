import { describe, expect, it } from 'vitest';
import type { BlastingBillyView } from '../../lib/views';
import { greediest, LOOT, mood } from './billy';
import { aimAt, lookAt, placeOf } from './places';

const NONE = [[], [], [], [], []];
const view = (loot: number[][][], minimums: number[][], billy: number[][] = NONE) =>
  ({ loot, minimums, billy }) as unknown as BlastingBillyView;
const bare = [0, 0, 0, 0, 0];

describe('Billy', () => {
  it('looks at whoever claims most, by what all can see', () => {
    const all = [
      [[-1, 3], [], [], [], []],
      [[-1], [-1], [], [], []],
    ];
    expect(greediest(view(all, [[3, 0, 0, 0, 0], bare]))).toBe(0);
    expect(greediest(view(all, [bare, bare]))).toBe(0);
    expect(greediest(view([NONE, NONE], [bare, bare]))).toBe(LOOT);
  });

  it('does the same whether or not a hidden value is known', () => {
    const least = [[6, 0, 0, 0, 0], bare];
    const hidden = view([[[-1, 6], [], [], [], []], NONE], least);
    const known = view([[[10, 6], [], [], [], []], NONE], least);
    expect(mood(known, null, 0)).toEqual(mood(hidden, null, 15));
  });

  it('reaches for his gun as a column runs ahead of his own, and draws to shoot', () => {
    const own = (least: number, cards: number) =>
      view(
        [[[-1, 6], [], [], [], []]],
        [[least, 0, 0, 0, 0]],
        [Array(cards).fill(-1), [], [], [], []],
      );
    expect(mood(own(6, 3), null, 15).hand).toBe('rest');
    expect(mood(own(6, 1), null, 15).hand).toBe('belt');
    expect(mood(own(18, 1), null, 15).hand).toBe('grip');
    const shot = { event: 'shot', seat: 0, type: 0, total: 5, billy: 0 };
    expect(mood(own(6, 3), shot, 15)).toEqual({ eyes: 0, hand: 'drawn' });
  });
});

describe('places', () => {
  it('go clockwise from the left, and are looked and aimed at', () => {
    expect([0, 1, 2, 3, 4].map((seat) => placeOf(seat, 5).side)).toEqual([-1, -1, -1, 1, 1]);
    expect(placeOf(0, 5).row).toBe(2);
    expect(lookAt(placeOf(0, 2))).toEqual([-1, 0]);
    expect(aimAt(placeOf(0, 4))).toBeGreaterThan(0);
    expect(aimAt(placeOf(3, 4))).toBeLessThan(0);
  });
});
