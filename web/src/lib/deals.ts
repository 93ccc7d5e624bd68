// What this device saw before a deal: the fingerprint the table was bound to, and its own number.

import { keep, recall } from './settings.svelte';

export interface Deal {
  commitment: string;
  /** This device's share in the dice; empty for a watcher's. */
  nonce: string;
}

const KEY = 'fistful-deals';
const MOST = 30;

function read(): Deal[] {
  try {
    const kept: unknown = JSON.parse(recall(KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Note a deal; the oldest ones are forgotten. */
export function noteDeal(commitment: string, nonce: string): void {
  const others = read().filter((one) => one.commitment !== commitment);
  keep(KEY, JSON.stringify([...others, { commitment, nonce }].slice(-MOST)));
}

/** Return what this device knows of a deal from before it was made. */
export function recallDeal(commitment: string): Deal | undefined {
  return read().find((one) => one.commitment === commitment);
}
