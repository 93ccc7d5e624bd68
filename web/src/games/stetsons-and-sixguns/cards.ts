// What is printed on the cards: of the built-in deck (src/fistful/games/stetsons_and_sixguns/
// deck.toml; a test compares the two), and where the table's deck says otherwise, what it says.

import type { Speaker } from '../../lib/speaker';
import type { Message, PrintedCard, PrintedDeck, PrintedGun, RaisedCard } from '../../lib/views';
import { GLYPHS, type Glyph } from './glyphs';

const HAND = 'hand';
const POCKET = 'pocket';
const RIFLE = 'rifle';
type GunFacts = Pick<PrintedGun, 'kind' | 'bullets'>;

/** By gun, the sixgun first: kind and how many bullets it is dealt. */
export const GUNS: readonly GunFacts[] = [
  { kind: HAND, bullets: 6 },
  { kind: HAND, bullets: 6 },
  { kind: RIFLE, bullets: 4 },
  { kind: RIFLE, bullets: 6 },
  { kind: HAND, bullets: 2 },
  { kind: HAND, bullets: 4 },
  { kind: POCKET, bullets: 4 },
  { kind: RIFLE, bullets: 3 },
  { kind: POCKET, bullets: 1 },
  { kind: POCKET, bullets: 2 },
];

/** By cover: how many hits blow it away. */
export const COVER_HITS = [2, 3, 4] as const;

/** Cards that lay a gun, by card. */
export const GUN_OF: Record<number, number> = {
  24: 1,
  25: 2,
  26: 3,
  27: 4,
  36: 5,
  38: 6,
  39: 7,
  40: 8,
  42: 9,
};

/** NOTORIETY printed on cards. */
export const NOTORIETY: Record<number, number> = {
  0: 1,
  1: 1,
  2: 1,
  3: 1,
  4: 1,
  5: 1,
  6: 1,
  7: 1,
  8: 1,
  48: 2,
  52: 2,
  54: 2,
  56: 3,
  57: 2,
  58: 3,
};

/** Cards with the keyword COVER. */
export const COVER_CARDS: readonly number[] = [16, 34, 47, 51, 53];

/** Cards without a shot. */
export const NO_FIRE: readonly number[] = [9, 19, 34, 46, 47, 59];

/** Take Aim: the plain cards that join in with many players. */
export const FIRST_PLAIN = 60;
export const CARD_COUNT = 84;

/** The built-in deck; a view says where a table's deck says otherwise. */
export const AS_USUAL: PrintedDeck = { cards: [], guns: [], covers: [], abilities: [] };

let printed = AS_USUAL;
let own = new Map<number, PrintedCard>();
/** Take up the deck of the table to be shown. */
export function takeUp(deck: PrintedDeck): void {
  if (deck === printed) return;
  printed = deck;
  own = new Map(deck.cards.map((one) => [one.card, one]));
}

/** Cards are numbered by the Speed they have in the built-in deck. */
export const speedOf = (card: number): number => own.get(card)?.speed ?? card + 1;

/** Tell whether a card keeps its player from shooting. */
export const holdsFire = (card: number): boolean =>
  !(own.get(card)?.fires ?? !NO_FIRE.includes(card));

/** Tell whether a card bears the word COVER. */
export const bearsCover = (card: number): boolean =>
  own.get(card)?.cover ?? COVER_CARDS.includes(card);

/** Return the gun a card lays, or -1. */
export const gunOf = (card: number): number => own.get(card)?.gun ?? GUN_OF[card] ?? -1;

/** Return what a gun is like. */
export const gunFacts = (gun: number): GunFacts =>
  printed.guns.find((one) => one.gun === gun) ?? GUNS[gun] ?? { kind: HAND, bullets: 0 };

/** Return how many hits blow a cover away. */
export const coverHits = (cover: number): number =>
  (printed.covers.length ? printed.covers : COVER_HITS)[cover] ?? 0;

/** Return the NOTORIETY on a card, raised or printed. */
export function worthOf(card: number, raised: readonly RaisedCard[]): number {
  const found = raised.find((one) => one.card === card);
  if (found) return found.notoriety;
  return own.get(card)?.notoriety ?? NOTORIETY[card] ?? 0;
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** In order of Speed: the names in the catalogue. */
const NAMES = `Quick Draw|Call Him Out|Tin Star|Stagecoach Robbery|Angry Mob|Dead Eye|Hair Trigger
Shoot the Gun Out|Snap Shot|Play Dead|Fan the Hammer|Smoke Screen|Ace of Spades|Duck and Weave
Look Over There|Dust Storm|Behind the Bar|Trick Shot|Winged Him|Hit the Dirt|Sharpshooter|Gunsmith
Human Shield|The Ghost|Second Sixgun|Cavalry Carbine|Winchester Rifle|Sawn-off Shotgun
Five-Finger Discount|Ricochet|Double Bluff|Ambush|Blackmail|10 Gallon Hat|Kick Over the Table
Gun Oil|Coach Gun|Pickpocket|Pepperbox|Buffalo Rifle|Boot Pistol|Crossfire|Derringer|Old Grudge
Fast Shuffle|Bandolier|Doc's Bag|Dynamite|Wanted Poster|Spare Cylinder|Saloon Brawl|Barn Fire
Whiskey Courage|Covering Fire|Stampede|Snake Oil|Living Legend|High Noon|Last Man Standing
Card Sharp`
  .split(/[|\n]/)
  .map(slug);

/** By character: what it can do. */
export const ABILITIES: readonly string[] =
  `hiccups wrapped-around-finger never-jams steady-hands too-stubborn-to-die called-shot
badge-of-office light-fingers dug-in turn-the-other-cheek`.split(/\s+/);

/** Return the keys of what a card says, each with the number it names; all Take Aims share one. */
export const aboutCard = (card: number): readonly Message[] =>
  own.get(card)?.says ?? [{ key: `about-${NAMES[card] ?? 'take-aim'}`, number: 0 }];
/** Return what a card says. */
export const cardText = (card: number, say: Speaker): string =>
  aboutCard(card)
    .map(({ key, number }) => say.say(key, { n: number }))
    .join(' ');
/** Return the key of what a character can do; nothing for one that is not in the deck. */
export const aboutCharacter = (character: number): string =>
  printed.abilities[character] ?? `ability-${ABILITIES[character] ?? ''}`;
/** Return who can still be picked. */
export const freeCharacters = (taken: readonly number[]): number[] =>
  ABILITIES.map((_, character) => character).filter(
    (character) => !taken.includes(character) && aboutCharacter(character) !== '',
  );

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
