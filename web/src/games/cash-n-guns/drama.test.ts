import { describe, expect, it } from 'vitest';
import { dealtSoFar, dramatize } from './drama';

const acts = (events: { event: string; [thing: string]: unknown }[]) =>
  events.map((event, index) => dramatize(event, events, index));

describe('the drama', () => {
  it('counts to three before all guns swing at once', () => {
    const [first, second, last] = acts([
      { event: 'aimed', seat: 0, target: 1 },
      { event: 'aimed', seat: 1, target: 0 },
      { event: 'aimed', seat: 2, target: 0 },
    ]);
    expect(first?.before?.map((beat) => beat.name)).toEqual(['count-1', 'count-2', 'count-3']);
    expect(second?.before).toBeUndefined();
    expect((first?.ms ?? 0) + (second?.ms ?? 0)).toBeLessThan(50);
    expect(last?.ms).toBeGreaterThan(1500);
  });

  it('does not count when The Kid alone aims', () => {
    expect(acts([{ event: 'aimed', seat: 0, target: 1 }])[0]?.before).toBeUndefined();
  });

  it('holds the old view, and its breath before the first shot', () => {
    const [stayed, triple, wounded, click] = acts([
      { event: 'stayed', seats: [0, 1] },
      { event: 'revealed', seat: 0, bullet: 2, target: 1 },
      { event: 'wounded', seat: 1, count: 1, wounds: 1 },
      { event: 'revealed', seat: 2, bullet: 0, target: 0 },
    ]);
    expect(stayed?.before).toHaveLength(3);
    expect(triple).toMatchObject({ sound: 'bang', holds: true, before: [{ name: 'hush' }] });
    expect(wounded?.holds).toBe(true);
    expect(click).toMatchObject({ sound: 'click', before: [{ name: 'hush' }] });
  });

  it('shows a new game at once', () => {
    expect(acts([{ event: 'round', number: 1 }])[0]?.holds).toBe(false);
    expect(acts([{ event: 'round', number: 2 }])[0]?.holds).toBe(true);
  });

  it('deals note by note, all of them in the end', () => {
    const [split] = acts([{ event: 'split', share: 10, seats: [0, 1, 2] }]);
    const dealt = split?.after?.map((beat) => dealtSoFar(beat.name, 7)) ?? [];
    expect(dealt[0]).toBeGreaterThan(0);
    expect(dealt.at(-1)).toBe(7);
    expect(dealt).toEqual([...dealt].sort((a, b) => a - b));
    expect(dealtSoFar('', 7)).toBe(0);
  });
});
