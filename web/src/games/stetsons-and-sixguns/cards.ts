// What is printed on the cards, as the server says: the built-in deck with the game's words, and
// with the view what the table's deck prints otherwise. Only pictures are this side's own.

import type { Speaker } from '../../lib/speaker';
import type { Message, PrintedCard, PrintedDeck, PrintedGun, RaisedCard } from '../../lib/views';
import { GLYPHS, type Glyph } from './glyphs';

const NOTHING_PRINTED: PrintedDeck = { cards: [], guns: [], covers: [], abilities: [] };

let usual: unknown;
let otherwise: unknown;
let deck = NOTHING_PRINTED;
let cards = new Map<number, PrintedCard>();
let guns = new Map<number, PrintedGun>();

/** Take up the deck of the table to be shown: the built-in one, and what is printed otherwise. */
export function takeUp(builtIn: unknown, own: PrintedDeck): void {
  if (builtIn === usual && own === otherwise) return;
  usual = builtIn;
  otherwise = own;
  const known = (builtIn ?? NOTHING_PRINTED) as PrintedDeck;
  cards = new Map([...known.cards, ...own.cards].map((one) => [one.card, one]));
  guns = new Map([...known.guns, ...own.guns].map((one) => [one.gun, one]));
  const either = <T>(mine: T[], theirs: T[]): T[] => (mine.length ? mine : theirs);
  deck = {
    cards: [...cards.values()],
    guns: [...guns.values()],
    covers: either(own.covers, known.covers),
    abilities: either(own.abilities, known.abilities),
  };
}

export const speedOf = (card: number): number => cards.get(card)?.speed ?? 0;

/** Tell whether a card keeps its player from shooting. */
export const holdsFire = (card: number): boolean => cards.get(card)?.fires === false;

/** Tell whether a card bears the word COVER. */
export const bearsCover = (card: number): boolean => cards.get(card)?.cover ?? false;

/** Return the gun a card lays, or -1. */
export const gunOf = (card: number): number => cards.get(card)?.gun ?? -1;

/** Return what a gun is like. */
export const gunFacts = (gun: number): PrintedGun =>
  guns.get(gun) ?? { gun, kind: 'hand', bullets: 0 };

/** Return how many hits blow a cover away. */
export const coverHits = (cover: number): number => deck.covers[cover] ?? 0;

/** Return the NOTORIETY on a card, raised or printed. */
export const worthOf = (card: number, raised: readonly RaisedCard[]): number =>
  raised.find((one) => one.card === card)?.notoriety ?? cards.get(card)?.notoriety ?? 0;

/** Return the keys of what a card says, each with the number it names. */
export const aboutCard = (card: number): readonly Message[] => cards.get(card)?.says ?? [];

/** Return what a card says. */
export const cardText = (card: number, say: Speaker): string =>
  aboutCard(card)
    .map(({ key, number }) => say.say(key, { n: number }))
    .join(' ');

/** Return the key of what a character can do; nothing for one that is not in the deck. */
export const aboutCharacter = (character: number): string => deck.abilities[character] ?? '';

/** Return who can still be picked. */
export const freeCharacters = (taken: readonly number[]): number[] =>
  deck.abilities
    .map((_, character) => character)
    .filter((character) => !taken.includes(character) && aboutCharacter(character) !== '');

/** The picture on each card, in order of Speed. */
const PICTURES: readonly Glyph[] =
  `bolt duel star coach crowd eye bolt gunout one skull fan smoke spade duck eye storm bar through
wing dirt target anvil shield ghost sixgun rifle rifle shotgun glove bounce swap crowd letter hat
table oil shotgun glove pistol rifle pistol cross pistol grudge shuffle belt bag dynamite poster
cylinder fist fire bottle cover hoof bottle legend noon last swap`
    .trim()
    .split(/\s+/) as Glyph[];

/** Return a card's picture as a path of 24 by 24. */
export const pictureOf = (card: number): string => GLYPHS[PICTURES[card] ?? 'target'];
