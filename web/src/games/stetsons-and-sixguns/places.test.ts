import { expect, test } from 'vitest';
import { BLOCK, beams, places, sides, TALL, WIDE } from './places';

test('seats go clockwise: up the left side, down the right one', () => {
  expect(sides(5)).toEqual({ left: [1, 0], right: [2, 3, 4] });
  expect(sides(2)).toEqual({ left: [0], right: [1] });
});

test('everybody stands on the stage, and nobody in front of somebody else', () => {
  for (const size of [WIDE, TALL]) {
    for (let count = 2; count <= 8; count++) {
      const all = places(count, size);
      for (const one of all) {
        const [width, height] = [BLOCK.width * one.scale, BLOCK.height * one.scale];
        expect(one.x).toBeGreaterThanOrEqual(0);
        expect(one.x + width).toBeLessThanOrEqual(size.width);
        expect(one.y).toBeGreaterThanOrEqual(0);
        expect(one.y + height).toBeLessThanOrEqual(size.height + 1);
        for (const other of all) {
          if (other.seat <= one.seat) continue;
          // A body is narrower than its plate, and a hat may reach over the plate behind it.
          const body = 218 * one.scale;
          const isAside = Math.abs(other.x - one.x) >= body;
          expect(isAside || Math.abs(other.y - one.y) >= height - 12).toBe(true);
        }
      }
    }
  }
});

test('with six seats a portrait has 22 % of the height of a TV', () => {
  for (const one of places(6, WIDE)) expect(262 * one.scale).toBeGreaterThanOrEqual(0.22 * 1080);
});

test('beams at one seat end beside each other', () => {
  const found = beams([3, 3, -1, 0], places(4, WIDE));
  expect(found.map((one) => [one.seat, one.target])).toEqual([
    [0, 3],
    [1, 3],
    [3, 0],
  ]);
  const ends = found.slice(0, 2).map(({ from, angle, length }) => {
    const turn = (angle * Math.PI) / 180;
    return { x: from.x + Math.cos(turn) * length, y: from.y + Math.sin(turn) * length };
  });
  const [a, b] = ends as [{ x: number; y: number }, { x: number; y: number }];
  expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(20);
});
