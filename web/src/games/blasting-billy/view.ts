// What the server shows of a game of Blasting Billy.

import type { TableStore } from '../../lib/table.svelte';
import type { BlastingBillyView } from '../../lib/views';

export const TYPES = [0, 1, 2, 3, 4] as const;
export const PER_TYPE = 12;
export const DYNAMITE = 11;
export const HIDDEN = -1;

export const viewOf = (table: TableStore): BlastingBillyView =>
  table.view as unknown as BlastingBillyView;
export const typeOf = (card: number): number => Math.floor(card / PER_TYPE);
export const rankOf = (card: number): number => card % PER_TYPE;
/** What a card counts: dynamite nothing. */
export const worth = (card: number): number =>
  card === HIDDEN || rankOf(card) === DYNAMITE ? 0 : rankOf(card);
