// What is printed on the cards of the standard deck, beside their words (src/fistful/games/
// stetsons_and_sixguns/deck.toml; a test compares the two).

import { GLYPHS, type Glyph } from './glyphs';

const HAND = 'hand';
const POCKET = 'pocket';
const RIFLE = 'rifle';
export type GunKind = typeof HAND | typeof POCKET | typeof RIFLE;

/** By gun, the sixgun first: kind and how many bullets it is dealt. */
export const GUNS: readonly { kind: GunKind; bullets: number }[] = [
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

/** The first draft of the deck (draft.toml): its Speeds, and where else it is another. */
export const DRAFT = 'draft';
const DRAFT_SPEEDS =
  `1 12 22 26 33 41 3 8 11 13 36 9 7 5 4 42 17 28 19 2 21 57 24 14 25 39 32 20 51 34 23 27 37 44 35
38 43 15 16 54 6 50 10 45 18 46 30 47 56 31 48 52 53 40 55 49 60 58 59 29`
    .split(/\s+/)
    .map(Number);
const DRAFT_NOTORIETY: Record<number, number> = { 0: 0, 6: 0, 7: 0, 8: 0, 32: 1, 33: 1, 51: 1 };
const DRAFT_FIRES: readonly number[] = [59];
const DRAFT_SAYS = [
  'ace-of-spades',
  'card-sharp',
  'snake-oil',
  'wild-bill-hiccup',
  'doc-halliwell',
  'preacher-boone',
];

let isDraft = false;
/** Take up the deck of the table to be shown. */
export function takeUp(deck: string | undefined): void {
  isDraft = deck === DRAFT;
}

/** Cards are numbered by the Speed they have in the standard deck. */
export const speedOf = (card: number): number =>
  (isDraft ? DRAFT_SPEEDS[card] : undefined) ?? card + 1;

/** Tell whether a card keeps its player from shooting. */
export const holdsFire = (card: number): boolean =>
  NO_FIRE.includes(card) && !(isDraft && DRAFT_FIRES.includes(card));

/** Return the NOTORIETY on a card, raised or printed. */
export function worthOf(card: number, raised: readonly number[]): number {
  const found = raised.find((one) => one >> 2 === card);
  if (found !== undefined) return found & 3;
  return (isDraft ? DRAFT_NOTORIETY[card] : undefined) ?? NOTORIETY[card] ?? 0;
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

const CHARACTERS = `Wild Bill Hiccup|Gina Raquel|Calamity Jen|Doc Halliwell|Billy the Goat
Annie Oakleaf|Marshal Wyatt Burp|Belle Starling|Cactus Jack Malone|Preacher Boone`
  .split(/[|\n]/)
  .map(slug);

const about = (name: string): string =>
  isDraft && DRAFT_SAYS.includes(name) ? `about-${name}-draft` : `about-${name}`;
/** Return the key of what a card says; all Take Aims share one. */
export const aboutCard = (card: number): string => about(NAMES[card] ?? 'take-aim');
/** Return the key of what a character can do. */
export const aboutCharacter = (character: number): string => about(CHARACTERS[character] ?? '');

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
