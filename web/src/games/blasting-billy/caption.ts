// The one sentence on a screen: what only its person may know is not written out for neighbours.

import { settings } from '../../lib/settings.svelte';
import type { TableEvent } from '../../lib/speaker';
import type { TableStore } from '../../lib/table.svelte';
import { reveal } from './reveal';
import { typeOf, viewOf } from './view';

/** Return what others are told of an event that somebody heard more of. */
export function publicly(event: TableEvent, seat: number): TableEvent {
  if (!event.event.endsWith('-you')) return event;
  const name = event.event.slice(0, -'-you'.length);
  if (Array.isArray(event.cards)) {
    return { event: name, seat, types: (event.cards as number[]).map(typeOf) };
  }
  return { event: name, seat, type: typeOf(Number(event.card)) };
}

/** Return what the caption says; nothing: what it says for every game. */
export function caption(table: TableStore): string {
  const { event } = table;
  if (event && ['billy-turned-up', 'turned-up'].includes(event.event))
    return turnedUp(table, event);
  if (!event?.event.endsWith('-you') || settings.open) return '';
  return table.say.event(publicly(event, table.seat));
}

/** Return what a type that is turned up comes to: Billy's, then everybody's at once. */
function turnedUp(table: TableStore, event: TableEvent): string {
  const { say } = table;
  const board = reveal(viewOf(table), table.batch);
  const type = Number(event.type);
  const billy = board.billy[type]?.total ?? 0;
  const things = { type: say.name('type', type), billy };
  if (event.event === 'billy-turned-up') return say.say('screen-caption-billy', things);
  const totals = board.loot.map((columns) => columns[type]?.total ?? 0);
  const over = totals.flatMap((total, seat) => (total > billy ? [say.seat(seat)] : []));
  return over.length
    ? say.say('screen-caption-over', { ...things, seats: say.join(over), count: over.length })
    : say.say('screen-caption-under', { ...things, most: Math.max(...totals) });
}
