// What the server shows of a game of Stetsons & Sixguns.

import type { TableStore } from '../../lib/table.svelte';
import type { StetsonsView } from '../../lib/views';
import { takeUp } from './cards';

export const NOTHING = -1;
/** A card that may not be seen. */
export const HIDDEN = -2;

/** What a bullet says. */
export const HIT = 0;
export const HIT_FC = 1;
export const MISS = 2;
export const CLICK = 3;
export const JAM = 4;

/** Stances. */
export const STAND = 0;
export const RUN = 1;
export const STAY = 2;
export const FIRE = 3;
export const RELOAD = 4;

/** Return the view, and take up the deck its table plays with. */
export function viewOf(table: TableStore): StetsonsView {
  const view = table.view as unknown as StetsonsView;
  takeUp(table.say.deck, view.printed);
  return view;
}
