// The caption of what happens to everybody at once; all else is told by its own sentence.

import type { TableStore } from '../../lib/table.svelte';
import { stage } from './stage';
import { viewOf } from './view';

/** Return what the caption of a TV says, if not the sentence of the event on the stage. */
export function caption(table: TableStore): string {
  const { say, event } = table;
  if (table.beat === 'draw') return say.phase('aim');
  switch (event?.event) {
    case 'aims':
      return table.batch[0]?.event === 'aims' ? say.say('screen-caption-aims') : '';
    case 'takes-stance':
      return say.say('screen-caption-stances');
    case 'reveals': {
      const { order, players } = stage(viewOf(table), table.batch);
      const [first = 0] = order;
      const card = say.name('card', players[first]?.played ?? 0);
      return say.say('screen-caption-reveals', { seat: say.seat(first), card });
    }
    case 'takes':
    case 'lost-card':
    case 'card-moves':
      return volley(table) > 1 ? say.say(`screen-caption-${event.event}`) : '';
    case 'hand-shown': {
      const count = Array.isArray(event.cards) ? event.cards.length : 0;
      return say.say('screen-caption-hand', { seat: say.seat(Number(event.seat)), count });
    }
    default:
      return '';
  }
}

/** Return how many events like the one on the stage came with it. */
function volley({ batch, event }: TableStore): number {
  const before = batch.findLastIndex((one) => one.event !== event?.event);
  return batch.length - 1 - before;
}
