import { describe, expect, it } from 'vitest';
import { address, beginning, cuts, GLIMPSE, readPlace } from './headlines';
import type { Act, Headline, Heard, Retelling } from './protocol';

const heard = (ms: number, audience = 1 << 15, before: Act['before'] = []): Heard => ({
  audience,
  event: { event: 'x' },
  act: { ms, before, after: [], holds: false },
});
const told = (...all: Heard[]): Retelling =>
  ({ steps: [{ told: [] }, { told: all }] }) as unknown as Retelling;
const at = (place: number): Headline => ({
  word: 'x',
  step: 2,
  told: place,
  seats: [0],
  number: 0,
});

describe('a headline', () => {
  it('is played from a little before it', () => {
    const scene = told(heard(4000), heard(1000), heard(3000), heard(6000));
    expect(beginning(scene, at(2))).toBe(3000);
  });
  it('begins with the scene if it comes early', () => {
    expect(beginning(told(heard(1000), heard(9000)), at(1))).toBe(0);
  });
  it('counts only what watchers hear, and the beats before it', () => {
    const scene = told(
      heard(4000),
      heard(5000, 1),
      heard(900, 1 << 15, [{ name: 'hush', ms: 800 }]),
    );
    expect(beginning(scene, at(2))).toBe(4000 + 800 + 900 - GLIMPSE);
  });
  it('tells what happens in its five seconds, and what led to it', () => {
    const scene = told(heard(4000), heard(1000), heard(500, 1), heard(3000), heard(6000));
    // From 3000 on: the first has begun before, the last comes when all is over.
    expect(cuts(scene, at(3)).map((cut) => cut.at)).toEqual([-3000, 1000, 2000]);
  });
  it('has an address that is read back', () => {
    expect(address('/replay/ABC/1', at(3))).toBe('/replay/ABC/1#2.3');
    expect(readPlace('#2.3')).toEqual({ moment: 2, told: 3 });
    expect(readPlace('#12')).toEqual({ moment: 12, told: null });
    expect(readPlace('')).toEqual({ moment: 0, told: null });
    expect(readPlace('#solo')).toEqual({ moment: 0, told: null });
  });
});
