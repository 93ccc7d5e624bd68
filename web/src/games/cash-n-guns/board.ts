// The table as it is after the events played so far: the old view, event by event.

import type { Speaker, TableEvent } from '../../lib/speaker';
import type { CashNGunsView, GunView } from '../../lib/views';
import { type Dealt, deal, without } from './split';
import { BBB, CUNNING, HIDDEN, INSANE, KID, NOTHING, type Three } from './view';

/** A gun as far as it is drawn. */
type Drawn = Pick<GunView, 'holder' | 'aim' | 'card' | 'fate' | 'unused' | 'discarded' | 'shown'>;

export interface Gun extends Drawn {
  /** Its bullet was lost because nobody was aimed at in time. */
  isSlow: boolean;
  /** It did not shoot because its target withdrew. */
  holdsFire: boolean;
  /** It went off in the scene that is being played. */
  isSmoking: boolean;
}

export interface Gangster {
  seat: number;
  money: number;
  wounds: number;
  shame: number;
  lights: number;
  isAlive: boolean;
  isStanding: boolean;
  power: number;
  isOpen: boolean;
  score: number | null;
}

export interface Board {
  you: number;
  phase: string;
  round: number;
  notes: Three;
  gangsters: Gangster[];
  guns: Gun[];
  unused: Three | null;
  second: Three | null;
  taker: number;
  taken: number;
  grenade: number;
  kid: number;
  cunning: number;
  hasCop: boolean;
  cop: number;
  calls: number[][];
  /** The seats the telephone went round last, in the scene being played. */
  ringing: number[];
  exploded: boolean;
  winners: number[];
  /** The last split of the scene being played, and how the notes lay before it. */
  dealt: Dealt[];
}

const drawn = ({ holder, aim, card, fate, unused, discarded, shown }: GunView): Drawn => ({
  holder,
  aim,
  card,
  fate,
  unused,
  discarded,
  shown: [...shown],
});

const copy = (three: Three | undefined): Three | null => (three ? [...three] : null);

/** Return the table as a view shows it. */
export function boardOf(view: CashNGunsView): Board {
  const gangster = (seat: number): Gangster => ({
    seat,
    money: view.money[seat] ?? 0,
    wounds: view.wounds[seat] ?? 0,
    shame: view.shame[seat] ?? 0,
    lights: view.lights[seat] ?? 0,
    isAlive: view.alive.includes(seat),
    isStanding: view.standing.includes(seat),
    power: view.powers[seat] ?? NOTHING,
    isOpen:
      (view.powers[seat] ?? NOTHING) >= 0 && (view.phase === 'over' || view.open.includes(seat)),
    score: view.outcome?.scores[seat] ?? null,
  });
  return {
    you: view.you,
    phase: view.phase,
    round: view.round,
    notes: [...view.table],
    gangsters: view.money.map((_, seat) => gangster(seat)),
    guns: view.guns.map((gun) => ({
      ...drawn(gun),
      isSlow: gun.fate === 'discarded' && gun.aim === NOTHING,
      holdsFire: false,
      isSmoking: false,
    })),
    unused: copy(view.deck?.unused),
    second: copy(view.second?.unused),
    taker: view.taker,
    taken: view.taken,
    grenade: view.grenade,
    kid: view.kid,
    cunning: view.cunning,
    hasCop: view.options.cop === 'on',
    cop: view.cop,
    calls: view.calls,
    ringing: [],
    exploded: view.exploded,
    winners: view.outcome?.winners ?? [],
    dealt: [],
  };
}

/** Tell whether these events begin a game: then the view is already the one after them. */
export const beginsGame = (events: TableEvent[]): boolean =>
  !!events[0] &&
  (events[0].event.startsWith('dealt-') || (events[0].event === 'round' && events[0].number === 1));

/** The powers of whoever holds the grenade, aims last and loads last: a variant may have others. */
export interface Special {
  grenade: number;
  kid: number;
  cunning: number;
}
const RULEBOOK: Special = { grenade: INSANE, kid: KID, cunning: CUNNING };

export function specialOf(say: Speaker): Special {
  const having = (...does: string[]): number =>
    say
      .words('power')
      .findIndex((_, n) => does.some((one) => say.tells(`screen-about-power-${n + 1}`, one)));
  return {
    grenade: having('does-grenade'),
    kid: having('does-aims-last', 'does-last-of-all'),
    cunning: having('does-loads-last', 'does-last-of-all'),
  };
}

/** Return the table after these events of the scene being played. */
export function play(view: CashNGunsView, events: TableEvent[], special = RULEBOOK): Board {
  const board = boardOf(view);
  if (beginsGame(events)) return board;
  for (const event of events) {
    apply(board, event);
    if (event.event === 'showed') usePower(board, Number(event.seat), Number(event.power), special);
  }
  return board;
}

/** Return the guns a seat holds, its own first. */
export const gunsOf = (board: Board, seat: number): Gun[] =>
  board.guns
    .filter((gun) => gun.holder === seat)
    .sort((a, b) => Number(b === board.guns[seat]) - Number(a === board.guns[seat]));

function load(board: Board, seat: number): void {
  const gun = board.guns[board.phase === 'second-load' ? board.taken : seat];
  if (gun?.fate !== 'not-loaded') return;
  gun.fate = 'loaded';
  gun.unused--;
  if (gun.card === NOTHING) gun.card = HIDDEN;
  // CG-56: too slow to aim, The Cunning loads in vain.
  if (board.phase !== 'load' && board.cunning === seat && gun.aim === NOTHING) discard(gun);
}

/** One's own bullet: known to its owner. */
function loadOwn(board: Board, bullet: number): void {
  const isSecond = board.phase === 'second-load';
  load(board, board.you);
  const gun = board.guns[isSecond ? board.taken : board.you];
  const deck = isSecond ? board.second : board.unused;
  if (gun) gun.card = bullet;
  if (deck) deck[bullet] = (deck[bullet] ?? 1) - 1;
}

function discard(gun: Gun | undefined): void {
  if (gun?.fate !== 'loaded') return;
  gun.fate = 'discarded';
  gun.discarded++;
}

/** The gun whose aim is told next: own guns come first, a taken one last. */
const unaimed = (board: Board, seat: number): Gun | undefined =>
  gunsOf(board, seat).find((gun) => gun.aim < 0 && !gun.isSlow);

function reveal(board: Board, seat: number, bullet: number, target: number): void {
  const gun = gunsOf(board, seat)
    .sort((a, b) => board.guns.indexOf(a) - board.guns.indexOf(b))
    .find(
      (one) => one.fate === 'loaded' && one.aim === target && (one.card < 0 || one.card === bullet),
    );
  if (!gun) return;
  gun.fate = 'shown';
  gun.card = bullet;
  gun.shown[bullet] = (gun.shown[bullet] ?? 0) + 1;
  gun.isSmoking = bullet > 0;
}

function newRound(board: Board, round: number): void {
  board.round = round;
  board.exploded = false;
  for (const one of board.gangsters) one.isStanding = one.isAlive;
  for (const gun of board.guns) {
    Object.assign(gun, { aim: NOTHING, card: NOTHING, fate: 'not-loaded' });
    Object.assign(gun, { isSlow: false, holdsFire: false, isSmoking: false });
  }
}

function showPower(one: Gangster, power: number): void {
  one.power = power;
  one.isOpen = true;
}

/** CG-54 to CG-56: what showing some powers changes from now on. */
function usePower(board: Board, seat: number, power: number, special: Special): void {
  if (power === special.grenade) board.grenade = seat;
  if (power === special.kid) board.kid = seat;
  if (power === special.cunning) board.cunning = seat;
}

/** CG-58: the BBB goes back to hand, another bullet face down in its place. */
function takeBack(board: Board, seat: number): void {
  const gun = board.guns[seat];
  if (!gun) return;
  if (gun.fate === 'shown') {
    gun.shown[BBB]--;
    gun.discarded++;
  }
  gun.fate = 'discarded';
  if (gun.card === BBB) gun.card = HIDDEN;
}

function takeBackOwn(board: Board, bullet: number): void {
  const gun = board.guns[board.you];
  if (gun) gun.card = bullet;
  if (!board.unused) return;
  board.unused[BBB]++;
  board.unused[bullet] = (board.unused[bullet] ?? 1) - 1;
}

function takeGun(board: Board, seat: number, dead: number): void {
  board.taker = seat;
  board.taken = dead;
  if (dead === board.you) board.unused = null;
  const gun = board.guns[dead];
  if (gun) gun.holder = seat;
}

function split(board: Board, share: number, seats: number[]): void {
  board.dealt = deal(board.notes, share, seats);
  board.notes = without(board.notes, board.dealt);
  for (const seat of seats) {
    const one = board.gangsters[seat];
    if (one) one.money += share;
  }
}

function withdraw(board: Board, one: Gangster, event: TableEvent): void {
  one.isStanding = false;
  one.shame = Number(event.shame);
  one.lights = Number(event.lights ?? one.lights);
  for (const gun of gunsOf(board, one.seat)) discard(gun);
}

type Happening = (board: Board, event: TableEvent, one: Gangster) => void;

const list = (value: unknown): number[] => (Array.isArray(value) ? value : []);

const HAPPENINGS: Record<string, Happening> = {
  round: (board, event) => newRound(board, Number(event.number)),
  loot: (board, event) => {
    for (const kind of list(event.notes)) board.notes[kind] = (board.notes[kind] ?? 0) + 1;
  },
  showed: (_, event, one) => showPower(one, Number(event.power)),
  loaded: (board, event) => {
    for (const seat of list(event.seats)) load(board, seat);
  },
  'loaded-you': (board, event) => loadOwn(board, Number(event.bullet)),
  aimed: (board, event, one) => {
    const gun = unaimed(board, one.seat);
    if (gun) gun.aim = Number(event.target);
  },
  'too-slow': (board, _, one) => {
    const gun = unaimed(board, one.seat);
    if (!gun) return;
    gun.aim = NOTHING;
    gun.isSlow = true;
    discard(gun);
  },
  withdrew: (board, event, one) => withdraw(board, one, event),
  'withdrew-flashing': (board, event, one) => withdraw(board, one, event),
  'held-fire': (board, event, one) => {
    const gun = gunsOf(board, one.seat).find(
      (own) => own.fate === 'loaded' && own.aim === event.target,
    );
    if (gun) gun.holdsFire = true;
    discard(gun);
  },
  revealed: (board, event, one) => {
    reveal(board, one.seat, Number(event.bullet), Number(event.target));
  },
  wounded: (_, event, one) => {
    one.wounds = Number(event.wounds);
    one.isStanding = false;
  },
  dropped: (board, _, one) => discard(gunsOf(board, one.seat).find((gun) => gun.fate === 'loaded')),
  exploded: (board) => {
    board.grenade = NOTHING;
    board.exploded = true;
  },
  killed: (_, __, one) => {
    one.isAlive = false;
    one.money = 0;
  },
  'took-gun': (board, event, one) => takeGun(board, one.seat, Number(event.dead)),
  'took-gun-you': (board, event) => {
    board.second = [0, 0, 0];
    for (const bullet of list(event.bullets)) {
      board.second[bullet] = (board.second[bullet] ?? 0) + 1;
    }
  },
  'took-back': (board, _, one) => takeBack(board, one.seat),
  'took-back-you': (board, event) => takeBackOwn(board, Number(event.bullet)),
  'stood-up': (_, __, one) => {
    one.isStanding = true;
  },
  split: (board, event) => split(board, Number(event.share), list(event.seats)),
  'telephone-round': (board, event) => {
    board.ringing = list(event.seats);
  },
  'telephone-used': (board) => {
    board.calls = [...board.calls, board.ringing];
  },
  'was-cop': (board, event) => {
    board.cop = Number(event.seat);
  },
  'had-power': (_, event, one) => {
    one.power = Number(event.power);
    one.isOpen = true;
  },
  scored: (_, event, one) => {
    one.score = Number(event.score);
  },
  won: (board, event) => {
    board.winners = list(event.seats);
  },
};

const NOBODY: Gangster = {
  seat: NOTHING,
  money: 0,
  wounds: 0,
  shame: 0,
  lights: 0,
  isAlive: false,
  isStanding: false,
  power: NOTHING,
  isOpen: false,
  score: null,
};

function apply(board: Board, event: TableEvent): void {
  const one = board.gangsters[Number(event.seat ?? NOTHING)] ?? { ...NOBODY };
  HAPPENINGS[event.event]?.(board, event, one);
}
