// What a phone does while the stage plays: its person's own part in it.

import type { Speaker, TableEvent } from '../../lib/speaker';

export interface Part {
  text: string;
  tone: 'fire' | 'hit' | 'dead' | 'won';
}

const STILL: Part = { text: '', tone: 'won' };

/** Return a seat's part in what is on the stage. */
export function partOf(event: TableEvent | null, seat: number, say: Speaker): Part {
  if (!event) return STILL;
  const isMine = event.seat === seat;
  const part = (name: string, tone: Part['tone']): Part => ({
    text: say.say(`screen-you-${name}`),
    tone,
  });
  switch (event.event) {
    case 'accused':
      return event.suspect === seat ? part('accused', 'hit') : STILL;
    case 'fired':
      if (isMine) return part('fire', 'fire');
      return event.at === seat ? part('hit', 'hit') : STILL;
    case 'shot':
      return isMine ? part('dead', 'dead') : STILL;
    case 'taken':
      return isMine ? part('taken', 'dead') : STILL;
    case 'away':
      return isMine ? part('away', 'won') : STILL;
    case 'won':
      return (event.seats as number[]).includes(seat) ? part('won', 'won') : STILL;
    default:
      return STILL;
  }
}
