import { describe, expect, it } from 'vitest';
import { endingOf, flashes, type Line } from './clip';

const shot = (at: number, isShot = true): Line => ({ at, isShot, text: '', seat: 0 });

describe('a clip', () => {
  it('flashes at shots, at most twice a second', () => {
    const volley = [-100, 0, 100, 450, 550, 2000].map((at) => shot(at));
    expect(flashes([...volley, shot(3000, false)])).toEqual([0, 550, 2000]);
  });
  it('is called by what it is', () => {
    expect(endingOf('video/mp4;codecs=avc1.42E01F')).toBe('mp4');
    expect(endingOf('video/x-matroska;codecs=avc1')).toBe('webm');
  });
});
