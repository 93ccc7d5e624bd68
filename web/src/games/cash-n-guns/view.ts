// What the server shows of a game of Cash 'n Guns.

import type { TableStore } from '../../lib/table.svelte';
import type { CashNGunsView } from '../../lib/views';

/** How many Click, Bang! and Bang! Bang! Bang!; or how many notes of 5, 10 and 20. */
export type Three = [number, number, number];

export const NOTHING = -1;
/** Something is there that one may not know. */
export const HIDDEN = -2;

export const CLICK = 0;
export const BANG = 1;
export const BBB = 2;
export const BULLETS = [CLICK, BANG, BBB] as const;

export const UNBREAKABLE = 1;
export const SECOND_GUN = 2;
export const INSANE = 4;
export const KID = 5;
export const CUNNING = 6;
export const SPECIALIST = 8;
export const NOT_HURT = 9;

export const NOTES = [5, 10, 20] as const;

export const viewOf = (table: TableStore): CashNGunsView | null =>
  table.view as CashNGunsView | null;

/** What notes are worth together, in thousands. */
export const worth = (notes: Three): number => 5 * notes[0] + 10 * notes[1] + 20 * notes[2];

/** The notes one by one, largest first, by their kind (0, 1, 2). */
export const each = (notes: Three): number[] =>
  [2, 1, 0].flatMap((kind) => Array<number>(notes[kind] ?? 0).fill(kind));
