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
  { kind: POCKET, bullets: 1 },
  { kind: POCKET, bullets: 2 },
  { kind: POCKET, bullets: 4 },
  { kind: HAND, bullets: 2 },
  { kind: HAND, bullets: 6 },
  { kind: RIFLE, bullets: 6 },
  { kind: RIFLE, bullets: 4 },
  { kind: HAND, bullets: 4 },
  { kind: RIFLE, bullets: 3 },
];

/** By cover: how many hits blow it away. */
export const COVER_HITS = [2, 3, 4] as const;

/** Cards that lay a gun, by card. */
export const GUN_OF: Record<number, number> = {
  5: 1,
  9: 2,
  15: 3,
  19: 4,
  24: 5,
  31: 6,
  38: 7,
  42: 8,
  53: 9,
};

/** NOTORIETY printed on cards. */
export const NOTORIETY: Record<number, number> = {
  11: 1,
  21: 1,
  25: 1,
  32: 1,
  36: 1,
  40: 1,
  43: 1,
  51: 1,
  52: 2,
  54: 2,
  55: 2,
  57: 2,
  58: 3,
  59: 3,
};

/** Cards with the keyword COVER. */
export const COVER_CARDS: readonly number[] = [16, 34, 39, 46, 51];

/** Cards without a shot. */
export const NO_FIRE: readonly number[] = [1, 12, 29, 34, 46];

/** Take Aim: the plain cards that join in with many players. */
export const FIRST_PLAIN = 60;
export const CARD_COUNT = 84;

/** Cards are numbered by Speed. */
export const speedOf = (card: number): number => card + 1;

/** Return the NOTORIETY on a card, raised or printed. */
export function worthOf(card: number, raised: readonly number[]): number {
  const found = raised.find((one) => one >> 2 === card);
  return found === undefined ? (NOTORIETY[card] ?? 0) : found & 3;
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** In order of Speed: the names in the catalogue. */
const NAMES = `Quick Draw|Hit the Dirt|Hair Trigger|Look Over There|Duck and Weave|Boot Pistol
Ace of Spades|Shoot the Gun Out|Smoke Screen|Derringer|Snap Shot|Call Him Out|Play Dead|The Ghost
Pickpocket|Pepperbox|Behind the Bar|Fast Shuffle|Winged Him|Sawn-off Shotgun|Sharpshooter|Tin Star
Double Bluff|Human Shield|Second Sixgun|Stagecoach Robbery|Ambush|Trick Shot|Card Sharp|Doc's Bag
Spare Cylinder|Winchester Rifle|Angry Mob|Ricochet|Kick Over the Table|Fan the Hammer|Blackmail
Gun Oil|Cavalry Carbine|Covering Fire|Dead Eye|Dust Storm|Coach Gun|10 Gallon Hat|Old Grudge
Bandolier|Dynamite|Saloon Brawl|Snake Oil|Crossfire|Five-Finger Discount|Barn Fire|Whiskey Courage
Buffalo Rifle|Stampede|Wanted Poster|Gunsmith|High Noon|Last Man Standing|Living Legend`
  .split(/[|\n]/)
  .map(slug);

const CHARACTERS = `Wild Bill Hiccup|Gina Raquel|Calamity Jen|Doc Halliwell|Billy the Goat
Annie Oakleaf|Marshal Wyatt Burp|Belle Starling|Cactus Jack Malone|Preacher Boone`
  .split(/[|\n]/)
  .map(slug);

/** Return the key of what a card says; all Take Aims share one. */
export const aboutCard = (card: number): string => `about-${NAMES[card] ?? 'take-aim'}`;
/** Return the key of what a character can do. */
export const aboutCharacter = (character: number): string => `about-${CHARACTERS[character] ?? ''}`;

/** The picture on each card, in order of Speed. */
const PICTURES: readonly Glyph[] = `bolt dirt bolt eye duck pistol
spade gunout smoke pistol one duel skull ghost
glove pistol bar shuffle wing shotgun target star
swap shield sixgun coach crowd through swap bag
cylinder rifle crowd bounce table fan letter
oil rifle cover eye storm shotgun hat grudge
belt dynamite fist bottle cross glove fire bottle
rifle hoof poster anvil noon last legend`
  .trim()
  .split(/\s+/) as Glyph[];

/** Return a card's picture as a path of 24 by 24. */
export const pictureOf = (card: number): string => GLYPHS[PICTURES[card] ?? 'target'];
