// What happens at once: the last events of a scene that are of one kind by the rules.

import type { TableEvent } from '../../lib/speaker';
import { BBB } from './view';

const KINDS: Record<string, string> = {
  aimed: 'aim',
  'too-slow': 'aim',
  withdrew: 'courage',
  'withdrew-flashing': 'courage',
  stayed: 'courage',
};

function kindOf(event: TableEvent): string {
  if (event.event === 'revealed') return event.bullet === BBB ? 'triple' : 'shot';
  return KINDS[event.event] ?? event.event;
}

/** Return the events that are on the stage together. */
export function volleyOf(batch: TableEvent[]): TableEvent[] {
  const last = batch.at(-1);
  if (!last) return [];
  const kind = kindOf(last);
  const before = batch.findLastIndex((event) => kindOf(event) !== kind);
  return batch.slice(before + 1);
}
