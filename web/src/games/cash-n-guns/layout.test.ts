import { describe, expect, it } from 'vitest';
import { direction, edge, spots } from './layout';

describe('the places at the table', () => {
  it('keeps panels apart and inside, whatever the size', () => {
    for (const [w, h] of [
      [1540, 880],
      [900, 430],
      [370, 560],
    ] as const) {
      const unit = w > h ? Math.min(w / 64, h / 34) : Math.min(w / 33, h / 46);
      const half = { w: unit * (w > h ? 7.6 : 7), h: unit * 4.6 };
      for (const seats of [4, 5, 6]) {
        const all = spots(seats, 2, w, h, half);
        for (const [i, a] of all.entries()) {
          expect(a.x - half.w).toBeGreaterThanOrEqual(-0.01);
          expect(a.y + half.h).toBeLessThanOrEqual(h + 0.01);
          for (const b of all.slice(i + 1)) {
            const isApart = Math.abs(a.x - b.x) > half.w * 2 || Math.abs(a.y - b.y) > half.h * 2;
            expect(isApart, `${seats} seats at ${w}×${h}`).toBe(true);
          }
        }
      }
    }
  });

  it('puts whoever sits here in front', () => {
    const all = spots(6, 4, 370, 560, { w: 60, h: 50 });
    expect(all[4]?.y).toBe(Math.max(...all.map((spot) => spot.y)));
  });

  it('leaves a panel where the way to the target does', () => {
    const half = { w: 50, h: 20 };
    expect(edge({ x: 0, y: 0 }, { x: 500, y: 0 }, half, 0)).toEqual({ x: 50, y: 0 });
    expect(edge({ x: 0, y: 0 }, { x: 0, y: -500 }, half, 10)).toEqual({ x: 0, y: -30 });
    expect(direction({ x: 0, y: 0 }, { x: 0, y: 9 })).toBe(90);
  });
});
