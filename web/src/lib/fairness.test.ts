import { describe, expect, it } from 'vitest';
import { findings, recompute, verdict } from './fairness';
import type { Check } from './protocol';

/** The head of tests/golden/blasting_billy/four-players, as the server reads it. */
const FAIR: Check = {
  game: 'blasting-billy',
  options: 'memory_aid=off blast=previous zero=survivor',
  names: ['Lotus', 'Tino'],
  commitment: 'e6755efdc4d93d69d1a952681630fff66e42deb9b1bfe2a06cbcc44417dde212',
  nonces: ['00', '01'],
  seed: '0c5442af192dd6d3145e17f505473422cbf0c28755e06cec9d60456f283099ac',
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
    const other = { ...FAIR, seed: FAIR.seed.replace('0c', '0d') };
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
