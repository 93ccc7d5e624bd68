import { describe, expect, it } from 'vitest';
import { commitment, fromHex, sha256, toHex } from './sha256';

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
    const seed = '6a6511456fedb4f2e959b6e339d0f55fa28a7b5ea0718978a7ae63c938e04b3d';
    expect(commitment(seed, 'blasting-billy', 'memory_aid=on blast=previous zero=survivor')).toBe(
      '13e3cd973d1ad3b66d5b0523d85e32069d0c473619d69ae263a5e2514cd5f72e',
    );
    expect(toHex(fromHex(seed))).toBe(seed);
  });
});
