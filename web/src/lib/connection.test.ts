import { describe, expect, it } from 'vitest';
import { ServerClock } from './clock';
import { backoff, FRAME, writeFrame } from './connection';
import { readRoute } from './route.svelte';

const bytes = (text: string): number => new TextEncoder().encode(text).length;

describe('frames', () => {
  it('are as long as each other, whatever they say', () => {
    for (const text of ['a', 'give gold 7', 'x'.repeat(100), '🤠'.repeat(60)]) {
      const frame = writeFrame({ type: 'answer', id: 1, question: 3, text });
      expect(bytes(frame)).toBe(FRAME);
      expect(JSON.parse(frame)).toMatchObject({ type: 'answer', id: 1, question: 3, text });
    }
  });

  it('grow by whole buckets, with a pad the server accepts', () => {
    const frame = writeFrame({ type: 'chat', id: 1, text: 'ö'.repeat(280) });
    expect(bytes(frame)).toBe(2 * FRAME);
    expect(JSON.parse(frame).pad.length).toBeLessThanOrEqual(512);
  });
});

describe('coming back', () => {
  it('waits longer each time, up to a limit', () => {
    expect(backoff(0, 1)).toBe(300);
    expect(backoff(1, 1)).toBe(600);
    expect(backoff(30, 1)).toBe(8000);
    expect(backoff(3, 0)).toBe(backoff(3, 1) / 2);
  });
});

describe("the server's clock", () => {
  it('trusts the quickest ping', () => {
    const clock = new ServerClock();
    const sent = performance.timeOrigin + performance.now();
    clock.measure(sent, sent + 5000 + 10, sent + 20);
    clock.measure(sent, sent + 9000, sent + 2000);
    expect(clock.seconds() - sent / 1000).toBeGreaterThan(4.9);
    expect(clock.seconds() - sent / 1000).toBeLessThan(5.5);
  });
});

describe('addresses', () => {
  it('lead to tables, links and home', () => {
    expect(readRoute('/t/abcd')).toMatchObject({ page: 'table', code: 'ABCD', face: '' });
    expect(readRoute('/t/ABCD/tv')).toMatchObject({ face: 'tv' });
    expect(readRoute('/t/ABCD', '#link=x-Y_1')).toMatchObject({ link: 'x-Y_1' });
    expect(readRoute('/')).toEqual({ page: 'home' });
    expect(readRoute('/t/<script>')).toEqual({ page: 'home' });
  });
});
