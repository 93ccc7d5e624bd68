// The one sentence on a screen: what only its person may know is not written out for neighbours.

import { settings } from '../../lib/settings.svelte';
import type { TableStore } from '../../lib/table.svelte';

/** Told to one or two seats alone. */
export const PRIVATE = [
  'you-are',
  'dealt-you',
  'drew-you',
  'buried-you',
  'saw',
  'took-card',
  'gave-card',
  'slipped-card',
  'picked-card',
];

/** Return what the caption says; nothing: what it says for every game. */
export function caption(table: TableStore): string {
  const { event } = table;
  if (event?.event === 'revealed') {
    const told = table.batch.filter((one) => one.event === 'revealed');
    if (told.length > 1) return table.say.say('screen-unmasked');
  }
  if (event?.event === 'taken') {
    const [by, seat] = [Number(event.by), Number(event.seat)];
    return table.say.say('screen-taken', { by: table.say.seat(by), seat: table.say.seat(seat) });
  }
  if (!event || settings.open || !PRIVATE.includes(event.event)) return '';
  return table.say.say('screen-peek');
}
