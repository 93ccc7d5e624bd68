import { expect, test } from 'vitest';
import deck from '../../../../src/fistful/games/stetsons_and_sixguns/deck.toml?raw';
import english from '../../../../src/fistful/games/stetsons_and_sixguns/texts/en.ftl?raw';
import type { Choice } from '../../lib/protocol';
import { Speaker, type TableEvent } from '../../lib/speaker';
import { type Box, lanes, lineBetween, seating, streetWidth } from './aims';
import {
  ABILITIES,
  AS_USUAL,
  aboutCard,
  aboutCharacter,
  bearsCover,
  CARD_COUNT,
  COVER_HITS,
  cardText,
  coverHits,
  FIRST_PLAIN,
  freeCharacters,
  gunFacts,
  gunOf,
  holdsFire,
  pictureOf,
  speedOf,
  takeUp,
  worthOf,
} from './cards';
import { priceOf, sortChoices, whyNot } from './choices';
import { dramatize } from './drama';
import { shotOf } from './shot';
import type { Player } from './stage';
import { CLICK, FIRE, HIT, MISS, RELOAD, RUN, STAND, STAY } from './view';

const lines = deck.split('\n').filter((line) => line.startsWith('  { speed'));
const tell = (event: string, things: Record<string, unknown> = {}): TableEvent => ({
  event,
  ...things,
});

test('cards are what the deck file says', () => {
  expect(lines).toHaveLength(FIRST_PLAIN + 1);
  let gun = 0;
  lines.slice(0, FIRST_PLAIN).forEach((line, card) => {
    expect(Number(/speed = +(\d+)/.exec(line)?.[1])).toBe(speedOf(card));
    expect(Number(/notoriety = (\d)/.exec(line)?.[1] ?? 0)).toBe(worthOf(card, []));
    expect(line.includes('cover = true')).toBe(bearsCover(card));
    expect(!line.includes('"shoot"')).toBe(holdsFire(card));
    const found = /gun = \{ kind = "(\w+)", bullets = (\d)/.exec(line);
    if (found) {
      gun++;
      expect(gunOf(card)).toBe(gun);
      expect(gunFacts(gun)).toEqual({ kind: found[1], bullets: Number(found[2]) });
    } else expect(gunOf(card)).toBe(-1);
  });
  const hits = [...deck.matchAll(/cards = \d, hits = (\d)/g)].map((found) => Number(found[1]));
  expect(hits).toEqual([...COVER_HITS]);
});

test('characters can do what the deck file says', () => {
  const written = [...deck.matchAll(/ability = "([^"]+)"/g)].map((found) => found[1]);
  expect(written).toEqual([...ABILITIES]);
});

test('every card and character has words and a picture', () => {
  for (let card = 0; card < CARD_COUNT; card++) {
    expect(aboutCard(card)).toHaveLength(1);
    expect(english).toContain(`\n${aboutCard(card)[0]?.key} = `);
    expect(pictureOf(card)).toMatch(/^M/);
  }
  for (let one = 0; one < 10; one++) expect(english).toContain(`\n${aboutCharacter(one)} = `);
});

test('a card of another deck shows what that deck says of it', () => {
  const say = new Speaker('en', [english]);
  const sharpshooter = 20;
  expect(cardText(sharpshooter, say)).toContain('first bullet is a HIT');
  takeUp({
    cards: [
      {
        card: sharpshooter,
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
  expect(cardText(sharpshooter, say)).toBe(
    'You do not fire. Every HIT against you this round is ignored.',
  );
  expect([speedOf(sharpshooter), worthOf(sharpshooter, [])]).toEqual([70, 2]);
  expect([bearsCover(sharpshooter), holdsFire(sharpshooter)]).toEqual([true, true]);
  expect(gunFacts(1)).toMatchObject({ kind: 'rifle', bullets: 3 });
  expect(coverHits(2)).toBe(3);
  expect(freeCharacters([])).toEqual([0]);
  expect(priceOf(STAY, { character: 0 } as unknown as Player, false)).toBe(0);
  takeUp(AS_USUAL);
  expect(cardText(sharpshooter, say)).toContain('first bullet is a HIT');
  expect(freeCharacters([3, 4])).toEqual([0, 1, 2, 5, 6, 7, 8, 9]);
});

test('a raised card is worth what it was raised to', () => {
  expect(worthOf(58, [])).toBe(3);
  expect(worthOf(20, [{ card: 20, notoriety: 2 }])).toBe(2);
  expect(worthOf(20, [])).toBe(0);
});

test('neighbours at the table are neighbours along the street', () => {
  expect(seating(5)).toEqual({ first: [0, 1, 2], second: [4, 3] });
  expect(seating(2)).toEqual({ first: [0], second: [1] });
});

const box = (x: number, side: Box['side']): Box => ({
  x,
  y: side === 'top' ? 0 : 300,
  width: 100,
  height: 100,
  side,
});

test('a line runs from the street side of one player to that of the other', () => {
  const line = lineBetween(box(0, 'top'), box(200, 'bottom'), 0, 200);
  expect(line.start).toEqual({ x: 66, y: 100 });
  expect(line.end).toEqual({ x: 250, y: 294 });
  expect(line.angle).toBe(90);
  expect(streetWidth([box(0, 'top'), box(200, 'bottom')])).toBe(200);
});

test('lines at one target end apart, in the order of those who shoot', () => {
  const boxes = [box(200, 'top'), box(0, 'top'), box(0, 'bottom')];
  expect(lanes([2, 2, 0], boxes)).toEqual([1, -1, 0]);
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

test('all guns swing at the same instant, and the view is held', () => {
  const batch = [0, 1, 2].map((seat) => tell('aims', { seat, target: 1 }));
  const acts = batch.map((event, index) => dramatize(event, batch, index));
  expect(acts.map((act) => act.ms > 0)).toEqual([true, false, true]);
  expect(acts.every((act) => act.holds)).toBe(true);
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
