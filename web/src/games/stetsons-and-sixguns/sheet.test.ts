import { expect, test } from 'vitest';
import type { Choice } from '../../lib/protocol';
import { fillIn, isPlan, NO_GUN, planOf, rowsOf, wishesOf, wishFor } from './sheet';

const SIXGUN = 0;
const DERRINGER = 2;
const [USE, IGNORE] = [0, 1];

function shot(deed: number, gun: number, second: number, miss: number): Choice {
  return {
    text: `${deed} ${gun} ${second} ${miss}`,
    verb: 'plan-shot',
    things: { deed, gun, second, miss },
  };
}

/** A Derringer still to be laid: whoever ignores the card has a sixgun only. */
const LAYING = [
  shot(IGNORE, SIXGUN, NO_GUN, 0),
  shot(IGNORE, SIXGUN, NO_GUN, 1),
  shot(USE, SIXGUN, NO_GUN, 0),
  shot(USE, SIXGUN, NO_GUN, 1),
  shot(USE, SIXGUN, DERRINGER, 0),
  shot(USE, SIXGUN, DERRINGER, 1),
  shot(USE, DERRINGER, NO_GUN, 0),
];

test('a sheet begins as most people fill it in', () => {
  const filled = fillIn(LAYING, {});
  expect(planOf(LAYING, filled)).toEqual(shot(USE, SIXGUN, NO_GUN, 1));
  expect(rowsOf(LAYING, filled).map((row) => row.part)).toEqual(['deed', 'gun', 'second', 'miss']);
});

test('what is not possible any more falls back, and its row goes', () => {
  const both = fillIn(LAYING, { deed: USE, gun: SIXGUN, second: DERRINGER, miss: 0 });
  expect(planOf(LAYING, both)).toEqual(shot(USE, SIXGUN, DERRINGER, 0));
  const pocket = fillIn(LAYING, { ...both, gun: DERRINGER });
  expect(planOf(LAYING, pocket)).toEqual(shot(USE, DERRINGER, NO_GUN, 0));
  expect(rowsOf(LAYING, pocket).map((row) => row.part)).toEqual(['deed', 'gun']);
  const ignored = fillIn(LAYING, { ...pocket, deed: IGNORE });
  expect(planOf(LAYING, ignored)).toEqual(shot(IGNORE, SIXGUN, NO_GUN, 0));
});

test('waiting is no plan', () => {
  expect(isPlan(shot(USE, SIXGUN, NO_GUN, 0))).toBe(true);
  expect(isPlan({ text: 'wait', verb: 'wait', things: {} })).toBe(false);
});

test('cards are named in their order, as many as are asked for', () => {
  const wish = (first: number, second: number, third: number): Choice => ({
    text: `${first} ${second} ${third}`,
    verb: 'stock',
    things: { first, second, third },
  });
  expect(wishesOf(wish(0, 10, 5))).toBe(1);
  expect(wishesOf(wish(0, 1, 5))).toBe(2);
  expect(wishesOf(wish(0, 1, 2))).toBe(3);
  const two = [wish(0, 1, 5), wish(1, 0, 5)];
  expect(wishFor(two, [1, 0])).toEqual(wish(1, 0, 5));
  expect(wishFor([wish(2, 10, 5)], [2])).toEqual(wish(2, 10, 5));
});
