// The shared deals this device has played, and how they ended.

import type { DealResult } from './protocol';
import { keep, recall } from './settings.svelte';

const KEY = 'fistful-dealt';
const MOST = 60;

type Dealt = Record<string, DealResult>;

function read(): Dealt {
  try {
    const kept: unknown = JSON.parse(recall(KEY) ?? '{}');
    return typeof kept === 'object' && kept ? (kept as Dealt) : {};
  } catch {
    return {};
  }
}

/** Note how a deal ended, the first time it was played; the oldest ones are forgotten. */
export function noteDealt(deal: string, result: DealResult): void {
  const known = read();
  if (known[deal]) return;
  keep(
    KEY,
    JSON.stringify(Object.fromEntries([...Object.entries(known), [deal, result]].slice(-MOST))),
  );
}

/** Return how a deal ended here, if it was played. */
export function dealt(deal: string): DealResult | undefined {
  return read()[deal];
}
