import { describe, expect, it } from 'vitest';
import { findings, recompute, verdict } from './fairness';
import type { Check } from './protocol';

/** The head of tests/golden/blasting_billy/four-players, as the server reads it. */
const FAIR: Check = {
  game: 'blasting-billy',
  options: 'memory_aid=on blast=previous zero=survivor',
  names: ['Lotus', 'Tino'],
  commitment: '13e3cd973d1ad3b66d5b0523d85e32069d0c473619d69ae263a5e2514cd5f72e',
  nonces: ['00', '01'],
  seed: '6a6511456fedb4f2e959b6e339d0f55fa28a7b5ea0718978a7ae63c938e04b3d',
  actions: 113,
  error: '',
  params: {},
  line: 0,
};
const states = (check: Check, nonce?: string): Record<string, string> => {
  const deal = nonce === undefined ? undefined : { commitment: check.commitment, nonce };
  return Object.fromEntries(findings(check, deal).map((one) => [one.name, one.state]));
};

describe('a fair record', () => {
  it('is good in every check', () => {
    expect(states(FAIR, '01')).toEqual({
      seen: 'good',
      seed: 'good',
      nonce: 'good',
      draws: 'good',
      rules: 'good',
    });
    expect(verdict(FAIR, findings(FAIR, undefined))).toBe('fair');
  });
  it('cannot tell a device what it has not seen', () => {
    expect(states(FAIR).seen).toBe('open');
    expect(states(FAIR, '').nonce).toBeUndefined();
    expect(states(FAIR, '77').nonce).toBe('open');
  });
});

describe('a tampered record', () => {
  it('is found out here, whatever the server says', () => {
    const other = { ...FAIR, seed: FAIR.seed.replace('6a', '6b') };
    expect(recompute(other)).not.toBe(other.commitment);
    expect(states(other).seed).toBe('bad');
    expect(verdict(other, findings(other, undefined))).toBe('foul');
  });
  it('is found out by its draws or its lines', () => {
    const drawn = { ...FAIR, error: 'verify-draw', line: 12 };
    expect([states(drawn).draws, states(drawn).rules]).toEqual(['bad', 'open']);
    const played = { ...FAIR, error: 'record-illegal', line: 12 };
    expect([states(played).draws, states(played).rules]).toEqual(['open', 'bad']);
  });
});

describe('a record that stops early', () => {
  it('is fair as far as it goes', () => {
    const early = { ...FAIR, error: 'record-unfinished', line: 40 };
    expect([states(early).draws, states(early).rules]).toEqual(['good', 'good']);
    expect(verdict(early, findings(early, undefined))).toBe('unfinished');
  });
});

describe('a record without a seal', () => {
  it('is neither fair nor foul', () => {
    const bare = { ...FAIR, commitment: '', seed: '', error: 'verify-no-commitment' };
    expect(states(bare).seed).toBe('open');
    expect(verdict(bare, findings(bare, undefined))).toBe('unsealed');
  });
});
