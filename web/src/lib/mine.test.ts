import { beforeEach, expect, test, vi } from 'vitest';
import { byKind, company, forgetGames, myGames, noteGame, winRate } from './mine';
import type { Lobby } from './protocol';
import type { OutcomeView } from './views';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

const lobby = (stage: string, games: number): Lobby =>
  ({
    game: 'cash-n-guns',
    stage,
    games,
    hints: 0,
    chairs: [
      { name: 'Ann', person: 'ann', bot: '' },
      { name: 'Clem', person: '', bot: 'level-3' },
    ],
  }) as unknown as Lobby;
const outcome = (winners: number[]): OutcomeView =>
  ({ winners, places: [1, 2], scores: [50, 20] }) as unknown as OutcomeView;

test('a game is noted once, and keeps its result', () => {
  noteGame('ABCD', lobby('playing', 0), 0, null);
  expect(myGames()).toHaveLength(1);
  expect(myGames()[0]?.result).toBeNull();
  noteGame('ABCD', lobby('over', 1), 0, outcome([0]));
  noteGame('ABCD', lobby('over', 1), 0, outcome([1]));
  expect(myGames()).toHaveLength(1);
  expect(myGames()[0]?.result?.share).toBe(1);
  noteGame('ABCD', lobby('playing', 1), 0, null);
  expect(myGames()).toHaveLength(2);
});

test('the server and the site beside it list their own games, and forget no others', () => {
  noteGame('ABCD', lobby('over', 1), 0, outcome([0]));
  const kept = JSON.parse(localStorage.getItem('fistful-games') ?? '[]');
  const elsewhere = { ...kept[0], isLocal: true, result: null };
  localStorage.setItem('fistful-games', JSON.stringify([...kept, elsewhere]));
  expect(myGames()).toHaveLength(1);
  forgetGames();
  expect(myGames()).toHaveLength(0);
  expect(JSON.parse(localStorage.getItem('fistful-games') ?? '[]')).toEqual([elsewhere]);
});

test('win rates are by game, table and level, with an interval', () => {
  for (const [n, won] of [true, false, false, true].entries()) {
    noteGame('ABCD', lobby('over', n + 1), 0, outcome(won ? [0, 1] : [1]));
  }
  const [only] = byKind(myGames());
  expect(only).toMatchObject({ game: 'cash-n-guns', seats: 2, who: 'level-3' });
  expect(only?.rate.rate).toBeCloseTo(0.25);
  expect(only?.rate.low).toBeGreaterThan(0);
  expect(only?.rate.high).toBeLessThan(0.75);
  expect(winRate([]).games).toBe(0);
});

test('games can be forgotten, one by one or all', () => {
  noteGame('ABCD', lobby('over', 1), 0, outcome([0]));
  noteGame('ABCD', lobby('over', 2), 0, outcome([0]));
  const [first] = myGames();
  expect(company(first as never)).toBe('level-3');
  forgetGames(first);
  expect(myGames()).toHaveLength(1);
  forgetGames();
  expect(myGames()).toHaveLength(0);
});
