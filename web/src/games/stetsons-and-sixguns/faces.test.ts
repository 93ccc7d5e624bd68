import { beforeEach, expect, test } from 'vitest';
import deck from '../../../../src/fistful/games/stetsons_and_sixguns/deck.toml?raw';
import english from '../../../../src/fistful/games/stetsons_and_sixguns/texts/en.ftl?raw';
import type { Choice } from '../../lib/protocol';
import { Speaker, type TableEvent } from '../../lib/speaker';
import type { PrintedCard, PrintedDeck } from '../../lib/views';
import {
  bearsCover,
  cardText,
  coverHits,
  freeCharacters,
  gunFacts,
  holdsFire,
  pictureOf,
  speedOf,
  takeUp,
  worthOf,
} from './cards';
import { priceOf, sortChoices, whyNot } from './choices';
import { shotOf } from './shot';
import type { Player } from './stage';
import { CLICK, FIRE, HIT, MISS, RELOAD, RUN, STAND, STAY } from './view';

const tell = (event: string, things: Record<string, unknown> = {}): TableEvent => ({
  event,
  ...things,
});

/** A deck of two cards, as the game's words bring it. */
const SHARPSHOOTER = 20;
const LEGEND = 58;
const BUILT_IN: PrintedDeck = {
  cards: [
    { ...plain(SHARPSHOOTER), speed: 21, says: [{ key: 'about-sharpshooter', number: 0 }] },
    { ...plain(LEGEND), speed: 59, notoriety: 3 },
  ],
  guns: [
    { gun: 0, kind: 'hand', bullets: 6 },
    { gun: 1, kind: 'hand', bullets: 6 },
  ],
  covers: [2, 3, 4],
  abilities: [
    ...'hiccups finger jams steady stubborn shot badge fingers'.split(' '),
    'ability-dug-in',
  ],
};
const AS_USUAL: PrintedDeck = { cards: [], guns: [], covers: [], abilities: [] };

function plain(card: number): PrintedCard {
  return { card, speed: 0, notoriety: 0, cover: false, fires: true, gun: -1, says: [] };
}

beforeEach(() => takeUp(BUILT_IN, AS_USUAL));

test('every card and character of the built-in deck has words and a picture', () => {
  const written = deck.match(/^ {2}\{ speed/gm)?.length ?? 0;
  expect(written).toBeGreaterThan(0);
  for (let card = 0; card < written; card++) expect(pictureOf(card)).toMatch(/^M/);
  for (const [, ability] of deck.matchAll(/ability = "([^"]+)"/g)) {
    expect(english).toContain(`\nability-${ability} = `);
  }
});

test('cards show what the deck of the table says of them', () => {
  const say = new Speaker('en', [english]);
  expect(cardText(SHARPSHOOTER, say)).toContain('first bullet is a HIT');
  takeUp(BUILT_IN, {
    cards: [
      {
        card: SHARPSHOOTER,
        speed: 70,
        notoriety: 2,
        cover: true,
        fires: false,
        gun: -1,
        says: [
          { key: 'step-no-shot', number: 0 },
          { key: 'step-evade-all', number: 0 },
        ],
      },
    ],
    guns: [{ gun: 1, kind: 'rifle', bullets: 3 }],
    covers: [1, 2, 3],
    abilities: ['ability-dug-in', ...Array.from({ length: 9 }, () => '')],
  });
  expect(cardText(SHARPSHOOTER, say)).toBe(
    'You do not fire. Every HIT against you this round is ignored.',
  );
  expect([speedOf(SHARPSHOOTER), worthOf(SHARPSHOOTER, [])]).toEqual([70, 2]);
  expect([bearsCover(SHARPSHOOTER), holdsFire(SHARPSHOOTER)]).toEqual([true, true]);
  expect([speedOf(LEGEND), worthOf(LEGEND, [])]).toEqual([59, 3]);
  expect([gunFacts(0).kind, gunFacts(1).kind]).toEqual(['hand', 'rifle']);
  expect(coverHits(2)).toBe(3);
  expect(freeCharacters([])).toEqual([0]);
  expect(priceOf(STAY, { character: 0 } as unknown as Player, false)).toBe(0);
  takeUp(BUILT_IN, AS_USUAL);
  expect(cardText(SHARPSHOOTER, say)).toContain('first bullet is a HIT');
  expect(coverHits(2)).toBe(4);
  expect(freeCharacters([3, 4])).toEqual([0, 1, 2, 5, 6, 7, 8]);
});

test('a raised card is worth what it was raised to', () => {
  expect(worthOf(58, [])).toBe(3);
  expect(worthOf(20, [{ card: 20, notoriety: 2 }])).toBe(2);
  expect(worthOf(20, [])).toBe(0);
});

test('a shot gathers its bullets until the next one acts', () => {
  const events = [
    tell('acts', { seat: 1, card: 3 }),
    tell('shoots', { seat: 1, target: 0, gun: 0 }),
    tell('flipped', { seat: 1, bullet: MISS }),
    tell('counts-as', { seat: 1, bullet: HIT }),
    tell('wounded', { seat: 0, shooter: 1 }),
  ];
  expect(shotOf(events)).toEqual({
    seat: 1,
    target: 0,
    gun: 0,
    flips: [{ seat: 1, bullet: MISS, counts: HIT }],
    ends: [{ word: 'wounded', seat: 0 }],
  });
  expect(shotOf([...events, tell('acts', { seat: 2, card: 9 })])).toBeNull();
  expect(shotOf([])).toBeNull();
});

test('when everybody flips, each bullet has its flipper', () => {
  const shot = shotOf([
    tell('acts', { seat: 1, card: 26 }),
    tell('flipped', { seat: 2, bullet: CLICK }),
    tell('flipped', { seat: 0, bullet: HIT }),
  ]);
  expect(shot).toMatchObject({ seat: 1, gun: -1, target: -1 });
  expect(shot?.flips.map((flip) => flip.seat)).toEqual([2, 0]);
});

test('choices are sorted by what they are about', () => {
  const choice = (text: string, verb: string, things: Record<string, number>): Choice => ({
    text,
    verb,
    things,
  });
  const sorted = sortChoices([
    choice('take B', 'take', { card: 9 }),
    choice('take A', 'take', { card: 4 }),
    choice('aim Bob', 'aim', { seat: 1 }),
    choice('stance run', 'stance', { stance: RUN }),
    choice('pass', 'pass', {}),
    choice('be Gina', 'be', { character: 1 }),
  ]);
  expect(sorted.cards.map((one) => one.text)).toEqual(['take A', 'take B']);
  expect(sorted.seats).toHaveLength(1);
  expect(sorted.stances).toHaveLength(1);
  expect(sorted.characters).toHaveLength(1);
  expect(sorted.others.map((one) => one.verb)).toEqual(['pass']);
});

test('a stance says what it costs, or why it cannot be', () => {
  const me = { cover: null, played: 20, character: 0, notoriety: 0 } as unknown as Player;
  expect(whyNot(RELOAD, me)).toBe('screen-why-points');
  expect(whyNot(RUN, me)).toBe('screen-why-poor');
  expect(whyNot(STAY, me)).toBe('screen-why-cover');
  const covered = { ...me, cover: { kind: 0, hits: 0 } };
  expect(whyNot(FIRE, { ...covered, played: 58 })).toBe('screen-why-breaks');
  expect(whyNot(FIRE, covered)).toBe('screen-why-poor');
  expect(priceOf(STAND, me, true)).toBe(1);
  expect(priceOf(STAY, me, false)).toBe(-1);
  expect(priceOf(STAY, { ...me, character: 8 }, false)).toBe(0);
});
