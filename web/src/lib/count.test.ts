import { describe, expect, it } from 'vitest';
import { countOf } from './count';

const asked = { count: 3, deadline: 100, is_paused: false };

describe('a question that is counted', () => {
  it('is counted in its last seconds, and the three stays until something comes of it', () => {
    expect(countOf(asked, 90)).toEqual({ beat: '', next: 97 });
    expect(countOf(asked, 97)).toEqual({ beat: 'count-1', next: 98 });
    expect(countOf(asked, 98.9)).toEqual({ beat: 'count-2', next: 99 });
    expect(countOf(asked, 99)).toEqual({ beat: 'count-3', next: null });
    expect(countOf(asked, 100.4)).toEqual({ beat: 'count-3', next: null });
  });

  it('is not counted while the table rests, without a deadline, or where nobody counts', () => {
    const none = { beat: '', next: null };
    expect(countOf({ ...asked, is_paused: true }, 99)).toEqual(none);
    expect(countOf({ ...asked, deadline: null }, 99)).toEqual(none);
    expect(countOf({ ...asked, count: 0 }, 99)).toEqual(none);
    expect(countOf(null, 99)).toEqual(none);
  });

  it('is counted later when there is more time', () => {
    expect(countOf({ ...asked, deadline: 130 }, 99.5)).toEqual({ beat: '', next: 127 });
  });
});
