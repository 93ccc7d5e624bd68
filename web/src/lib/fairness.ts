// Was it dealt fairly? What the record claims, checked here as far as a browser can.

import type { Deal } from './deals';
import type { Check } from './protocol';
import { commitment } from './sha256';

export interface Finding {
  name: 'seen' | 'seed' | 'nonce' | 'draws' | 'rules';
  /** `open`: cannot be said, or was not reached. */
  state: 'good' | 'bad' | 'open';
  /** Who found it. */
  by: 'memory' | 'browser' | 'server';
}

/** What a verifier says when there is nothing to verify. */
const UNSEALED = ['verify-no-commitment', 'verify-no-seed', 'record-given-verify'];

/** What it says after all lines, when the game goes on. */
const UNFINISHED = 'record-unfinished';

/** Return what this browser computes from the seed: it must be the fingerprint. */
export function recompute(check: Check): string {
  return check.seed ? commitment(check.seed, check.game, check.options) : '';
}

/** Tell whether there is anything to check at all. */
export function isSealed(check: Check): boolean {
  return check.commitment !== '' && check.seed !== '';
}

/** Return each check with its result; `deal` is what this device noted before the deal. */
export function findings(check: Check, deal: Deal | undefined): Finding[] {
  const isTheSeed = isSealed(check) && recompute(check) === check.commitment;
  const found: Finding[] = [
    { name: 'seen', state: deal ? 'good' : 'open', by: 'memory' },
    { name: 'seed', state: !isSealed(check) ? 'open' : isTheSeed ? 'good' : 'bad', by: 'browser' },
  ];
  if (deal?.nonce) {
    const isIn = check.nonces.includes(deal.nonce);
    found.push({ name: 'nonce', state: isIn ? 'good' : 'open', by: 'memory' });
  }
  const { error } = check;
  const isUnread = UNSEALED.includes(error) || error === 'verify-commitment';
  const isDrawn = error === 'verify-draw';
  const isWhole = error === '' || error === UNFINISHED;
  const draws = isDrawn ? 'bad' : isWhole ? 'good' : 'open';
  const rules = isUnread || isDrawn ? 'open' : isWhole ? 'good' : 'bad';
  found.push({ name: 'draws', state: draws, by: 'server' });
  found.push({ name: 'rules', state: rules, by: 'server' });
  return found;
}

export type Verdict = 'fair' | 'foul' | 'unsealed' | 'unfinished';

/** Return the word for it all: fair, foul, fair so far, or nothing to be said. */
export function verdict(check: Check, found: Finding[]): Verdict {
  if (found.some((one) => one.state === 'bad')) return 'foul';
  if (!isSealed(check) || UNSEALED.includes(check.error)) return 'unsealed';
  return check.error === UNFINISHED ? 'unfinished' : 'fair';
}
