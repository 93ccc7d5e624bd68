// What the server shows of a game of Get Billy the Kid!, and the numbers its words have.

import type { TableStore } from '../../lib/table.svelte';
import type { GetBillyView } from '../../lib/views';

export const NOBODY = -1;

export const GOLD = 0;
export const QUESTION = 1;
export const RIFLE = 2;
export const BINOCULARS = 3;
export const ARREST = 4;
export const PISTOL = 5;
export const DISGUISE = 6;
export const TNT = 7;
/** The first Escape design; from here on every kind is one. */
export const ESCAPE = 8;

export const BLACK_HAT = 0;
export const WHITE_HAT = 1;
export const BROWN_HAT = 2;
export const FAIR_HAIR = 3;
export const DARK_HAIR = 4;
export const RED_HAIR = 5;
export const BLUE_EYES = 6;
export const BROWN_EYES = 7;
export const GREEN_EYES = 8;
export const MOUSTACHE = 9;
export const CLEAN_SHAVEN = 10;

/** Hats, hair, eyes and lips each have a column, from 1 on. */
export const columnOf = (feature: number): number => 1 + Math.floor(feature / FAIR_HAIR);

export const DOC = 3;
/** Martha Garcia and Ada Curnutt wear their hair long. */
export const LONG_HAIRED = [4, 6];

export const viewOf = (table: TableStore): GetBillyView => table.view as unknown as GetBillyView;

/** The features of a character, by the sheet on the table. */
export const featuresOf = (view: GetBillyView, who: number): number[] =>
  view.sheet.find((one) => one.who === who)?.features ?? [];

export const isLawman = (view: GetBillyView, who: number): boolean =>
  view.sheet.some((one) => one.who === who && one.is_lawman);

/** Equal cards together: each kind with how many there are of it. */
export function piles(cards: number[]): { card: number; count: number }[] {
  const found = new Map<number, number>();
  for (const card of [...cards].sort((a, b) => a - b)) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found].map(([card, count]) => ({ card, count }));
}
