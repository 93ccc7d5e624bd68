import { expect, it } from 'vitest';
import { type Box, placeAll } from './bubbles';

const room: Box = { left: 0, top: 0, width: 1000, height: 600 };
const size: Box = { left: 0, top: 0, width: 300, height: 80 };
const seat = (left: number, top: number): Box => ({ left, top, width: 150, height: 200 });
const meets = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

it('shows what is said whole, and on nobody', () => {
  // In the corners, above each other, in the middle of an edge.
  const seats = [seat(0, 0), seat(0, 390), seat(850, 0), seat(850, 400), seat(425, 400)];
  for (const [index, anchor] of seats.entries()) {
    const other = seats[(index + 1) % seats.length] as Box;
    const found = placeAll(
      [
        { size, anchor },
        { size: { ...size, width: 120 }, anchor: other },
      ],
      seats,
      room,
    );
    for (const box of found) {
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.top).toBeGreaterThanOrEqual(0);
      expect(box.left + box.width).toBeLessThanOrEqual(room.width);
      expect(box.top + box.height).toBeLessThanOrEqual(room.height);
      expect(seats.some((one) => meets(one, box))).toBe(false);
    }
    expect(meets(found[0] as Box, found[1] as Box)).toBe(false);
  }
});

it('keeps all of a bubble on a screen that has no free place', () => {
  const small: Box = { left: 10, top: 50, width: 320, height: 200 };
  const [box] = placeAll([{ size, anchor: seat(300, 240) }], [seat(0, 0), seat(200, 100)], small);
  expect(box?.left).toBeGreaterThanOrEqual(10);
  expect((box?.left ?? 0) + 300).toBeLessThanOrEqual(330);
  expect((box?.top ?? 0) + 80).toBeLessThanOrEqual(250);
});
