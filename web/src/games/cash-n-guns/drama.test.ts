import { describe, expect, it } from 'vitest';
import { dealtSoFar, dramatize } from './drama';

const sounds = (events: { event: string; [thing: string]: unknown }[]) =>
  events.map((event, index) => dramatize(event, events, index).sound);

describe('the drama', () => {
  it('hears guns that swing at once as one', () => {
    const aim = { event: 'aimed', seat: 0, target: 1 };
    expect(sounds([aim, aim, aim])).toEqual([undefined, undefined, 'draw']);
  });

  it('hears a volley with all its guns', () => {
    const shots = [2, 1, 0].map((bullet) => ({ event: 'revealed', seat: 0, bullet, target: 1 }));
    expect(sounds(shots)).toEqual(['bang', 'shot', 'click']);
  });

  it('deals note by note, all of them in the end', () => {
    const dealt = ['deal-1-3', 'deal-2-3', 'deal-3-3', 'dealt'].map((one) => dealtSoFar(one, 7));
    expect(dealt[0]).toBeGreaterThan(0);
    expect(dealt.at(-1)).toBe(7);
    expect(dealt).toEqual([...dealt].sort((a, b) => a - b));
    expect(dealtSoFar('', 7)).toBe(0);
  });
});
