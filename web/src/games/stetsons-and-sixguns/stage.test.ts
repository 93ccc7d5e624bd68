import { expect, test } from 'vitest';
import type { TableEvent } from '../../lib/speaker';
import type {
  StetsonsAction,
  StetsonsCourse,
  StetsonsGun,
  StetsonsMarks,
  StetsonsView,
} from '../../lib/views';
import { finalEvents, isDrawBeat, stage } from './stage';
import { HIDDEN, JAM, MISS, NOTHING } from './view';

const sixgun = (): StetsonsGun => ({
  gun: 0,
  bullets: 6,
  batches: [6],
  is_jammed: false,
  has_jam_on_it: false,
});

const MARKS: StetsonsMarks = {
  on_table: [],
  laid: [],
  stolen: [],
  cancelled: [],
  behind: [],
  from_cover: [],
  paid: [],
  hurt_before: [],
  acted: [],
  fired: [],
  dirt: [],
  dodge: [],
  ghost: [],
  tin: [],
  oiled: [],
  locked: [],
  hit_at: [],
  bound_free: [],
  mobbed: [],
  no_stock: [],
  stock_first: [],
  stock_two: [],
  brave: [],
};

const ACTION: StetsonsAction = {
  actor: 0,
  up_before: [],
  target: 0,
  gun: 0,
  guns: [],
  allowed: 0,
  flipped: 0,
  says: 0,
  source: 0,
  mods: [],
  penetrates: [],
  called: 0,
  fanned: 0,
  wounded: [],
  hits: 0,
  wounds: 0,
  choice: 0,
};

const course = (changes: Partial<StetsonsAction> = {}): StetsonsCourse => ({
  action: { ...ACTION, ...changes },
  volley: [],
  announced: [],
  agenda: [],
  ended: 0,
});
/** Bullets are flipped from the pile. */
const FROM_PILE = course({ source: -1 });

function view(changes: Partial<StetsonsView> = {}): StetsonsView {
  return {
    seats: 3,
    you: 0,
    phase: 'choose',
    options: { rounds: '8' },
    asked: [0, 1, 2],
    outcome: null,
    round: 1,
    alive: [0, 1, 2],
    up: [0, 1, 2],
    hurt: [],
    used: [],
    characters: [0, 1, 2],
    notoriety: [6, 6, 6],
    wounds: [0, 0, 0],
    grudges: [[], [], []],
    has_wounded: [[], [], []],
    guns: [[sixgun()], [sixgun()], [sixgun()]],
    covers: [null, null, null],
    played: [NOTHING, NOTHING, NOTHING],
    aims: [NOTHING, NOTHING, NOTHING],
    stances: [NOTHING, NOTHING, NOTHING],
    plans: [NOTHING, NOTHING, NOTHING],
    wishes: [[], [], []],
    revealed: false,
    shields: [NOTHING, NOTHING, NOTHING],
    limits: [99, 99, 99],
    order: [],
    marks: MARKS,
    row: [3, 9, 20],
    raised: [],
    discards: [],
    deck: 40,
    hands: [4, 4, 4],
    hand: [1, 2, 5, 30],
    shown: [[], [], []],
    who: 0,
    drawn: [],
    drawn_count: 0,
    said: NOTHING,
    wanted: null,
    pile: 60,
    bullets: [21, 11, 20, 20, 8],
    sure: [[21, 11, 20, 20, 8]],
    spent: [0, 0, 0, 0, 0],
    lost: [],
    cover_deck: [6, 6, 6],
    cover_discards: [0, 0, 0],
    cover_up: 1,
    where: [],
    public: [],
    printed: { cards: [], guns: [], covers: [], abilities: [] },
    course: course(),
    ...changes,
  };
}
const tell = (event: string, things: Record<string, unknown> = {}): TableEvent => ({
  event,
  ...things,
});

test('a flip goes on with the gun that was firing', () => {
  const rifle = { ...sixgun(), gun: 3, bullets: 4, batches: [4] };
  const guns = [[sixgun()], [sixgun(), rifle], [sixgun()]];
  const before = view({ guns, course: course({ actor: 1, gun: 1, source: 1 }) });
  const board = stage(before, [tell('flipped', { seat: 1, bullet: MISS })]);
  expect(board.players[1]?.guns.map((gun) => gun.bullets)).toEqual([6, 3]);
});

test('what the view says of a seat is on the stage', () => {
  const before = view({
    covers: [{ kind: 2, hits: 3, bullets: [3, 0, 0, 0, 0] }, null, null],
    marks: { ...MARKS, behind: [0], cancelled: [1], on_table: [0, 1] },
    alive: [0, 1],
    up: [0],
    played: [1, 8, 9],
    revealed: true,
  });
  const board = stage(before, []);
  expect(board.isShown).toBe(true);
  expect(board.players[0]).toMatchObject({ cover: { kind: 2, hits: 3 }, isBehind: true });
  expect(board.players[1]).toMatchObject({ isUp: false, isCancelled: true, isCardGone: false });
  expect(board.players[2]).toMatchObject({ isAlive: false, isCardGone: true });
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
  const board = stage(view({ course: FROM_PILE }), [
    tell('shoots', { seat: 1, target: 0, gun: 0 }),
    tell('flipped', { seat: 1, bullet: MISS }),
    tell('flipped', { seat: 1, bullet: JAM }),
    tell('gun-jams', { seat: 1, gun: 0 }),
  ]);
  expect(board.players[1]?.guns).toEqual([{ gun: 0, bullets: 4, is_jammed: true }]);
  expect(board.players[0]?.guns[0]?.bullets).toBe(6);
});

test('a bullet of the pile leaves no gun', () => {
  const board = stage(view({ course: FROM_PILE }), [
    tell('acts', { seat: 1, card: 26 }),
    tell('flipped', { seat: 1, bullet: MISS }),
  ]);
  expect(board.players[1]?.guns[0]?.bullets).toBe(6);
});

test('a wound puts its victim down and takes the card played', () => {
  const marks = { ...MARKS, on_table: [0, 1, 2] };
  const played = view({ played: [1, 8, 9], hands: [3, 3, 3], marks });
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
