// What may be answered, sorted by how it is shown; and why the rest may not.

import type { Choice } from '../../lib/protocol';
import { aboutCharacter, bearsCover, worthOf } from './cards';
import { isPlan } from './sheet';
import type { Player } from './stage';
import { FIRE, RELOAD, RUN, STAND, STAY } from './view';

export interface Sorted {
  cards: Choice[];
  seats: Choice[];
  stances: Choice[];
  characters: Choice[];
  plans: Choice[];
  stock: Choice[];
  others: Choice[];
}

/** Sort choices by what they are about. */
export function sortChoices(choices: readonly Choice[]): Sorted {
  const sorted: Sorted = {
    cards: [],
    seats: [],
    stances: [],
    characters: [],
    plans: [],
    stock: [],
    others: [],
  };
  for (const choice of choices) {
    if (isPlan(choice)) sorted.plans.push(choice);
    else if (choice.verb === 'stock') sorted.stock.push(choice);
    else if (choice.things.card !== undefined) sorted.cards.push(choice);
    else if (choice.things.seat !== undefined) sorted.seats.push(choice);
    else if (choice.things.stance !== undefined) sorted.stances.push(choice);
    else if (choice.things.character !== undefined) sorted.characters.push(choice);
    else sorted.others.push(choice);
  }
  sorted.cards.sort((a, b) => (a.things.card ?? 0) - (b.things.card ?? 0));
  return sorted;
}

export const STANCES = [STAND, RUN, STAY, FIRE, RELOAD] as const;

/** Whoever is dug in stays in cover for nothing. */
const DUG_IN = 'ability-dug-in';

/** Return the key that says why a stance is not possible. */
export function whyNot(stance: number, me: Player): string {
  if (stance === RELOAD) return 'screen-why-points';
  if (stance === STAY || stance === FIRE) {
    if (!me.cover) return 'screen-why-cover';
    if (breaksCover(me.played)) return 'screen-why-breaks';
  }
  return 'screen-why-poor';
}

/** A card with NOTORIETY or COVER breaks its owner's cover. */
export const breaksCover = (card: number): boolean =>
  card >= 0 && (worthOf(card, []) > 0 || bearsCover(card));

/** Return what a stance costs (below zero) or pays. */
export function priceOf(stance: number, me: Player, wasHurt: boolean): number {
  if (stance === STAND) return wasHurt ? 1 : 0;
  const isFree = stance === STAY && aboutCharacter(me.character) === DUG_IN;
  if (stance === RELOAD || isFree) return 0;
  return -1;
}
