// What can be done with which card, and why the rest cannot.

import type { Choice } from '../../lib/protocol';
import type { GetBillyView } from '../../lib/views';
import { ARREST, BINOCULARS, DISGUISE, ESCAPE, GOLD, PISTOL, QUESTION, RIFLE, TNT } from './view';

/** Verbs whose card is one of the own hand, by name or by their nature. */
const WITH_CARD = ['discard', 'give', 'slip', 'return', 'bury', 'respond', 'fire', 'steal'];
const BY_NATURE: Record<string, number> = {
  ask: QUESTION,
  again: QUESTION,
  look: RIFLE,
  take: BINOCULARS,
  arrest: ARREST,
  entice: GOLD,
};

/** Every second counts: these are offered without picking the card first. */
const AT_ONCE = ['respond', 'fire'];

/** Return the hand card a choice is about, if any. */
export function cardOf(choice: Choice): number | null {
  const nature = BY_NATURE[choice.verb];
  if (nature !== undefined) return nature;
  return WITH_CARD.includes(choice.verb) ? (choice.things.card ?? null) : null;
}

export interface Moves {
  /** What to do with the picked card at once. */
  direct: Choice[];
  /** Whom it may be played on. */
  seats: number[];
  /** What can be done to the picked seat. */
  onSeat: Choice[];
  /** What needs no card of the hand, or is quicker without picking one first. */
  loose: Choice[];
}

/** Sort what may be answered by what was picked. */
export function sortMoves(choices: Choice[], card: number | null, seat: number | null): Moves {
  const withCard = choices.filter((one) => card !== null && cardOf(one) === card);
  const aimed = withCard.filter((one) => one.things.seat !== undefined);
  return {
    direct: withCard.filter((one) => one.things.seat === undefined),
    seats: [...new Set(aimed.map((one) => Number(one.things.seat)))],
    onSeat: aimed.filter((one) => one.things.seat === seat),
    loose: choices.filter((one) => cardOf(one) === null || AT_ONCE.includes(one.verb)),
  };
}

/** Return the message that says what a card does. */
export function aboutCard(card: number, isRevealed: boolean): string {
  if (card >= ESCAPE) return 'screen-about-escape';
  if (card === QUESTION && isRevealed) return 'screen-about-question-later';
  const names: Record<number, string> = {
    [GOLD]: 'gold',
    [QUESTION]: 'question',
    [RIFLE]: 'rifle',
    [BINOCULARS]: 'binoculars',
    [ARREST]: 'arrest',
    [PISTOL]: 'pistol',
    [DISGUISE]: 'disguise',
    [TNT]: 'tnt',
  };
  return `screen-about-${names[card] ?? 'gold'}`;
}

/** Return the message that says why a card cannot do its thing now; '' if it can. */
export function whyNot(
  view: GetBillyView,
  phase: string,
  moves: Moves,
  card: number,
  firstArrest: number,
): string {
  const canAct = moves.seats.length > 0 || moves.direct.some((one) => one.verb !== 'discard');
  if (canAct) return '';
  const isOutlaw = isOutlawSeat(view, view.you);
  switch (phase) {
    case 'play':
      if (card === ARREST && view.hour < firstArrest) return 'screen-why-early';
      if (card === ARREST && isOutlaw) return 'screen-why-outlaw';
      if (card === DISGUISE && !isOutlaw) return 'screen-why-disguise';
      if (card >= PISTOL) return 'screen-why-response';
      return card === BINOCULARS ? 'screen-why-empty' : '';
    case 'response':
      return 'screen-why-no-response';
    case 'shootout':
      return 'screen-why-no-gun';
    case 'supply':
      return 'screen-why-supply';
    default:
      return '';
  }
}

/** Tell whether a seat rides with the Outlaws, as far as the view knows. */
export function isOutlawSeat(view: GetBillyView, seat: number): boolean {
  if (view.revealed) return view.outlaws.includes(seat);
  const who = view.characters[seat];
  return view.sheet.some((one) => one.who === who && !one.is_lawman);
}
