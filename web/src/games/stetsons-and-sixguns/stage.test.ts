import { expect, test } from 'vitest';
import type { TableEvent } from '../../lib/speaker';
import { AS_USUAL } from './cards';
import { finalEvents, isDrawBeat, stage } from './stage';
import { HIDDEN, JAM, MISS, NOTHING, readCover, readGun, type SixgunsView } from './view';

const SIX = 6 * 64;

function view(changes: Partial<SixgunsView> = {}): SixgunsView {
  return {
    seats: 3,
    you: 0,
    phase: 'choose',
    options: { rounds: '8' },
    round: 1,
    alive: 7,
    up: 7,
    used: 0,
    pile: 60,
    deck: 40,
    cover_up: 1,
    characters: [0, 1, 2],
    notoriety: [6, 6, 6],
    wounds: [0, 0, 0],
    aims: [NOTHING, NOTHING, NOTHING],
    stances: [NOTHING, NOTHING, NOTHING],
    covers: [NOTHING, NOTHING, NOTHING],
    guns: [[SIX], [SIX], [SIX]],
    marks: Array(24).fill(0),
    act: Array(17).fill(0),
    order: [],
    row: [3, 9, 20],
    raised: [],
    hands: [4, 4, 4],
    hand: [1, 2, 5, 30],
    played: [NOTHING, NOTHING, NOTHING],
    drawn: [],
    bullets: [21, 11, 20, 20, 8],
    shown: [[], [], []],
    printed: AS_USUAL,
    ...changes,
  };
}
const tell = (event: string, things: Record<string, unknown> = {}): TableEvent => ({
  event,
  ...things,
});

test('a gun is read whole, however many bits its load takes', () => {
  expect(readGun(SIX)).toEqual({ gun: 0, bullets: 6, isJammed: false });
  expect(readGun(6 + 16 + 3 * 64)).toEqual({ gun: 6, bullets: 3, isJammed: true });
  // Two bullets of an old batch, four of the sixth.
  expect(readGun(2 * 64 + 4 * 64 * 128 ** 5).bullets).toBe(6);
});

test('a cover is read with its hits', () => {
  expect(readCover(NOTHING)).toBeNull();
  expect(readCover(2 + 3 * 4 + 32)).toEqual({ kind: 2, hits: 3 });
});

test('no aim is shown before all guns swing', () => {
  const aims = [0, 1, 2].map((seat) => tell('aims', { seat, target: (seat + 1) % 3 }));
  expect(isDrawBeat(view(), aims.slice(0, 1))).toBe(true);
  expect(stage(view(), aims.slice(0, 1)).players.map((one) => one.aim)).toEqual([-1, -1, -1]);
  expect(stage(view(), aims).players.map((one) => one.aim)).toEqual([1, 2, 0]);
});

test('an aim moved later is shown at once', () => {
  const before = view({ aims: [1, 2, 0] });
  const told = [tell('aims', { seat: 0, target: 2 })];
  expect(isDrawBeat(before, told)).toBe(false);
  expect(stage(before, told).players[0]?.aim).toBe(2);
});

test('a card lies face down until its event turns it up', () => {
  const played = view({ played: [1, HIDDEN, HIDDEN], hands: [3, 3, 3] });
  const board = stage(played, [tell('reveals', { seat: 2, card: 7 })]);
  expect(board.players.map((one) => one.played)).toEqual([1, HIDDEN, 7]);
  expect(board.order).toEqual([2]);
});

test('choosing takes a card out of every hand that has one', () => {
  const board = stage(view({ hands: [4, 0, 2] }), [tell('all-chose')]);
  expect(board.players.map((one) => one.cards)).toEqual([3, 0, 1]);
  expect(board.players.map((one) => one.played)).toEqual([HIDDEN, NOTHING, HIDDEN]);
});

test('a flipped bullet leaves the gun that fires', () => {
  const board = stage(view({ act: Array(17).fill(0).fill(-1, 8, 9) }), [
    tell('shoots', { seat: 1, target: 0, gun: 0 }),
    tell('flipped', { seat: 1, bullet: MISS }),
    tell('flipped', { seat: 1, bullet: JAM }),
    tell('gun-jams', { seat: 1, gun: 0 }),
  ]);
  expect(board.players[1]?.guns).toEqual([{ gun: 0, bullets: 4, isJammed: true }]);
  expect(board.players[0]?.guns[0]?.bullets).toBe(6);
});

test('a bullet of the pile leaves no gun', () => {
  const board = stage(view({ act: Array(17).fill(0).fill(-1, 8, 9) }), [
    tell('acts', { seat: 1, card: 26 }),
    tell('flipped', { seat: 1, bullet: MISS }),
  ]);
  expect(board.players[1]?.guns[0]?.bullets).toBe(6);
});

test('a wound puts its victim down and takes the card played', () => {
  const played = view({ played: [1, 8, 9], hands: [3, 3, 3] });
  played.marks[0] = 7;
  const board = stage(played, [
    tell('wounded', { seat: 1, shooter: 0 }),
    tell('lost-card', { seat: 1, card: 8 }),
    tell('gains', { seat: 0, points: 1, why: 3 }),
  ]);
  expect(board.players[1]).toMatchObject({ wounds: 1, isUp: false, isCardGone: true, cards: 3 });
  expect(board.players[0]?.notoriety).toBe(7);
});

test('a further wound takes a card out of the hand', () => {
  const played = view({ played: [1, 8, 9], hands: [3, 3, 3], hand: [2, 5, 30] });
  const board = stage(played, [tell('lost-card', { seat: 0, card: 5 })]);
  expect(board.hand).toEqual([2, 30]);
  expect(board.players[0]?.cards).toBe(2);
});

test('taking stock moves a card from the row to the hand', () => {
  const board = stage(view({ phase: 'taking-stock' }), [tell('takes', { seat: 0, card: 9 })]);
  expect(board.row).toEqual([3, 20]);
  expect(board.hand).toEqual([1, 2, 5, 9, 30]);
});

test('cover is taken, hit and blown away', () => {
  const events = [
    tell('takes-cover', { seat: 2, cover: 0 }),
    tell('cover-hit', { seat: 2, cover: 0, hits: 1 }),
    tell('cover-blown-away', { seat: 2, cover: 0 }),
  ];
  expect(stage(view(), events.slice(0, 2)).players[2]).toMatchObject({
    cover: { kind: 0, hits: 1 },
    isBehind: true,
  });
  expect(stage(view(), events).players[2]).toMatchObject({ cover: null, isBehind: false });
});

test('the view itself is never changed', () => {
  const before = view();
  const kept = structuredClone(before);
  stage(before, [
    tell('round-begins', { round: 2, rounds: 8 }),
    tell('in-row', { card: 40 }),
    tell('lays-gun', { seat: 0, gun: 3 }),
    tell('loaded', { seat: 0, gun: 3, bullets: 4 }),
    tell('killed', { seat: 2 }),
  ]);
  expect(before).toEqual(kept);
});

test('the end shows hands, scores and winners', () => {
  const told = finalEvents([
    tell('takes', { seat: 0, card: 9 }),
    tell('hand-shown', { seat: 0, cards: [1, 2] }),
    tell('scored', { seat: 0, tokens: 6, cards: 2, notoriety: 1, score: 9 }),
    tell('won', { seats: [0] }),
  ]);
  const board = stage(view({ phase: 'over' }), told);
  expect(board.players[0]).toMatchObject({ shown: [1, 2], isWinner: true });
  expect(board.players[0]?.score?.score).toBe(9);
});
