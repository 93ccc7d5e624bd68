import { describe, expect, it } from 'vitest';
import { fromHex, toHex } from './hex';
import { commitment, sha256 } from './sha256';

describe('sha256', () => {
  it('gives the digests of the standard', () => {
    const of = (text: string): string => toHex(sha256(new TextEncoder().encode(text)));
    expect(of('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(of('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });
  it('agrees with another hand at every length around its blocks', async () => {
    for (let length = 0; length < 200; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
      const other = await crypto.subtle.digest('SHA-256', bytes);
      expect(toHex(sha256(bytes))).toBe(toHex(new Uint8Array(other)));
    }
  });
});

describe('a commitment', () => {
  it('is that of a real game (tests/golden/blasting_billy/four-players)', () => {
    const seed = '0c5442af192dd6d3145e17f505473422cbf0c28755e06cec9d60456f283099ac';
    expect(commitment(seed, 'blasting-billy', 'memory_aid=off blast=previous zero=survivor')).toBe(
      'e6755efdc4d93d69d1a952681630fff66e42deb9b1bfe2a06cbcc44417dde212',
    );
    expect(toHex(fromHex(seed))).toBe(seed);
  });
});
