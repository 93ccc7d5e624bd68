// The table as it is on the stage: the view before a scene, and what was told since.

import type { TableEvent } from '../../lib/speaker';
import type { RaisedCard, StetsonsCover, StetsonsGun, StetsonsView } from '../../lib/views';
import { FIRE, HIDDEN, NOTHING, STAY } from './view';

/** A gun and a cover as far as they are drawn. */
export type Gun = Pick<StetsonsGun, 'gun' | 'bullets' | 'is_jammed'>;
export type Cover = Pick<StetsonsCover, 'kind' | 'hits'>;

/** One player on the stage. */
export interface Player {
  seat: number;
  character: number;
  notoriety: number;
  wounds: number;
  isAlive: boolean;
  isUp: boolean;
  aim: number;
  stance: number;
  cover: Cover | null;
  isBehind: boolean;
  guns: Gun[];
  /** How many cards in hand. */
  cards: number;
  /** The card played this round, HIDDEN while face down; it stays for its Speed when it is gone. */
  played: number;
  isCardGone: boolean;
  isCancelled: boolean;
  /** The hand, once it is turned up at the end. */
  shown: number[] | null;
  score: { tokens: number; cards: number; notoriety: number; score: number } | null;
  isWinner: boolean;
}

export interface Board {
  players: Player[];
  round: number;
  row: number[];
  raised: RaisedCard[];
  /** Seats by Speed, as far as their cards are turned up. */
  order: number[];
  isShown: boolean;
  /** This person's cards. */
  hand: number[];
  /** The smoke has cleared: cards go back to hand, stock is taken. */
  isQuiet: boolean;
}

/** The phases after the smoke has cleared. */
const QUIET = ['taking-stock', 'light-fingers', 'light-give', 'over'];

/** A card may be stolen in both: by the card Pickpocket, which lies there then, and at the end. */
const isQuiet = ({ phase, marks }: StetsonsView): boolean =>
  QUIET.includes(phase) || (phase === 'pickpocket' && !marks.on_table.length);

const drawn = (cover: StetsonsCover | null | undefined): Cover | null =>
  cover ? { kind: cover.kind, hits: cover.hits } : null;

function player(view: StetsonsView, seat: number): Player {
  const card = view.played[seat] ?? NOTHING;
  return {
    seat,
    character: view.characters[seat] ?? NOTHING,
    notoriety: view.notoriety[seat] ?? 0,
    wounds: view.wounds[seat] ?? 0,
    isAlive: view.alive.includes(seat),
    isUp: view.up.includes(seat),
    aim: view.aims[seat] ?? NOTHING,
    stance: view.stances[seat] ?? NOTHING,
    cover: drawn(view.covers[seat]),
    isBehind: view.marks.behind.includes(seat),
    guns: (view.guns[seat] ?? []).map(({ gun, bullets, is_jammed }) => ({
      gun,
      bullets,
      is_jammed,
    })),
    cards: view.hands[seat] ?? 0,
    played: card,
    isCardGone: card !== NOTHING && !view.marks.on_table.includes(seat),
    isCancelled: view.marks.cancelled.includes(seat),
    shown: null,
    score: null,
    isWinner: false,
  };
}

/** What is told of the set-up: before it there was nothing to see, so its view is the one after. */
const SET_UP = ['is-character', 'dealt', 'dealt-you'];

/** Return the table after these events, which came after this view. */
export function stage(view: StetsonsView, events: readonly TableEvent[]): Board {
  const board: Board = {
    players: view.notoriety.map((_, seat) => player(view, seat)),
    round: view.round,
    row: [...view.row],
    raised: [...view.raised],
    order: [...view.order],
    isShown: view.revealed,
    hand: [...view.hand],
    isQuiet: isQuiet(view),
  };
  if (view.round > 0 && SET_UP.includes(events[0]?.event ?? '')) return board;
  // Draw!: nobody's aim is seen before all guns swing at once.
  const isBeat = isDrawBeat(view, events);
  let firing = firingIn(view);
  // The deal is played on the table it made.
  const isDeal = events[0]?.event === 'is-character' && view.round > 0;
  for (const event of isDeal ? [] : events) {
    if (event.event === 'aims' && isBeat) continue;
    if (event.event === 'shoots') firing = { seat: Number(event.seat), gun: Number(event.gun) };
    if (event.event === 'acts' || event.event === 'ignores') firing = { seat: NOTHING, gun: 0 };
    if (event.event === 'flipped' && event.seat === firing.seat)
      unload(board, firing.seat, firing.gun, 1);
    apply(board, event, view.you);
  }
  if (board.isQuiet) tidy(board);
  return board;
}

/** Tell whether this is the breath before all guns swing. */
export function isDrawBeat(view: StetsonsView, events: readonly TableEvent[]): boolean {
  const isDrawing = view.aims.every((aim) => aim === NOTHING);
  return isDrawing && events.length === 1 && events[0]?.event === 'aims';
}

/** Return who is firing what; a flip from the pile is nobody's. */
function firingIn(view: StetsonsView): { seat: number; gun: number } {
  const { actor, gun, source } = view.course.action;
  const firing = view.guns[actor]?.[gun]?.gun ?? 0;
  return { seat: source < 0 ? NOTHING : actor, gun: firing };
}

function unload(board: Board, seat: number, gun: number, bullets: number): void {
  const found = board.players[seat]?.guns.find((one) => one.gun === gun);
  if (found) found.bullets = Math.max(0, found.bullets - bullets);
}

/** Every card is there once: a screen that skips ahead may have the view after a scene already. */
const withCard = (cards: readonly number[], card: number): number[] =>
  [...new Set([...cards, card])].sort((a, b) => a - b);

/** A card comes into a hand; whoever sees which one names it. */
function gain(board: Board, seat: number, you: number, card = NOTHING): void {
  const taker = board.players[seat];
  if (taker) taker.cards++;
  if (seat === you && card >= 0) board.hand = withCard(board.hand, card);
}

function lose(board: Board, seat: number, you: number, card = NOTHING): void {
  const giver = board.players[seat];
  if (giver) giver.cards = Math.max(0, giver.cards - 1);
  if (seat === you) board.hand = board.hand.filter((one) => one !== card);
}

/** Nobody aims any more, and what became of the cards has been seen. */
export function tidy(board: Board): void {
  board.isQuiet = true;
  for (const one of board.players) {
    one.aim = one.stance = NOTHING;
    one.isBehind = false;
    if (one.isCardGone) one.played = NOTHING;
  }
}

function beginRound(board: Board, round: number): void {
  board.round = round;
  board.order = [];
  board.isShown = board.isQuiet = false;
  for (const one of board.players) {
    one.isUp = one.isAlive;
    one.aim = one.stance = one.played = NOTHING;
    one.isBehind = one.isCardGone = one.isCancelled = false;
  }
}

type Change = (board: Board, event: Numbers, you: number, one: Player) => void;
type Numbers = Record<string, number> & { cards?: unknown };

const fall: Change = (_board, _event, _you, one) => {
  one.wounds++;
  one.isUp = false;
};
const mend: Change = (_board, event, _you, one) => {
  for (const gun of one.guns) if (gun.gun === event.gun) gun.is_jammed = false;
};
const uncover: Change = (_board, _event, _you, one) => {
  one.cover = null;
  one.isBehind = false;
};

const CHANGES: Record<string, Change> = {
  'is-character': (_board, event, _you, one) => {
    one.character = event.character ?? NOTHING;
  },
  dealt: (board, event, you) => gain(board, event.seat ?? NOTHING, you),
  'dealt-you': (board, event, you) => gain(board, you, you, event.card),
  drew: (board, event, you) => gain(board, event.seat ?? NOTHING, you),
  'drew-you': (board, event, you) => gain(board, you, you, event.card),
  'round-begins': (board, event) => beginRound(board, event.round ?? 0),
  'in-row': (board, event) => {
    board.row = withCard(board.row, event.card ?? 0);
  },
  'adds-to-row': (board, event, you) => {
    lose(board, event.seat ?? NOTHING, you, event.card);
    board.row = withCard(board.row, event.card ?? 0);
  },
  raised: (board, event) => {
    const { card = 0, notoriety = 0 } = event;
    board.raised = [...board.raised, { card, notoriety }];
  },
  'all-chose': (board) => {
    for (const one of board.players) {
      if (!one.isAlive || !one.cards || one.played !== NOTHING) continue;
      one.played = HIDDEN;
      one.cards--;
    }
  },
  aims: (_board, event, _you, one) => {
    one.aim = event.target ?? NOTHING;
  },
  'takes-stance': (_board, event, _you, one) => {
    one.stance = event.stance ?? NOTHING;
    one.isBehind = event.stance === STAY || event.stance === FIRE;
  },
  reveals: (board, event, _you, one) => {
    one.played = event.card ?? NOTHING;
    if (!board.isShown) board.order = [];
    board.isShown = true;
    board.order = [...board.order, one.seat];
  },
  gains: (_board, event, _you, one) => {
    one.notoriety += event.points ?? 0;
  },
  loses: (_board, event, _you, one) => {
    one.notoriety = Math.max(0, one.notoriety - (event.points ?? 0));
  },
  'leaves-cover': uncover,
  'cover-blown-away': uncover,
  'takes-cover': (_board, event, _you, one) => {
    one.cover = { kind: event.cover ?? 0, hits: 0 };
    one.isBehind = true;
  },
  'cover-hit': (_board, event, _you, one) => {
    one.cover = { kind: event.cover ?? 0, hits: event.hits ?? 0 };
  },
  binds: (_board, _event, _you, one) => {
    one.wounds = Math.max(0, one.wounds - 1);
  },
  loaded: (_board, event, _you, one) => {
    for (const gun of one.guns) if (gun.gun === event.gun) gun.bullets += event.bullets ?? 0;
  },
  cleared: mend,
  'gun-jams': (_board, event, _you, one) => {
    for (const gun of one.guns) if (gun.gun === event.gun) gun.is_jammed = true;
  },
  'discarded-unseen': (board, event) =>
    unload(board, event.seat ?? NOTHING, event.gun ?? 0, event.bullets ?? 0),
  wounded: fall,
  'wounded-in-ambush': fall,
  'knocked-down': (_board, _event, _you, one) => {
    one.isUp = false;
  },
  'lost-card': (board, event, you, one) => {
    if (one.played !== event.card) lose(board, one.seat, you, event.card);
    else if (one.isUp) board.isQuiet = true;
    one.isCardGone ||= one.played === event.card;
  },
  killed: (_board, _event, _you, one) => {
    one.isAlive = one.isUp = false;
    one.guns = [];
    one.cover = null;
    one.notoriety = one.cards = 0;
  },
  'lays-gun': (_board, event, _you, one) => {
    if (!one.guns.some((gun) => gun.gun === event.gun))
      one.guns = [...one.guns, { gun: event.gun ?? 0, bullets: 0, is_jammed: false }];
    one.isCardGone = true;
  },
  'loses-gun': (_board, event, _you, one) => {
    one.guns = one.guns.filter((gun) => gun.gun !== event.gun);
  },
  cancelled: (_board, _event, _you, one) => {
    one.isCancelled = true;
  },
  steals: (board, event, you) => {
    const victim = board.players[event.other ?? NOTHING];
    if (victim) victim.isCardGone = true;
    gain(board, event.seat ?? NOTHING, you, event.card);
  },
  'card-moves': moveCard,
  'card-moves-seen': moveCard,
  'card-returns': (board, event, you, one) => {
    board.isQuiet = true;
    one.isCardGone = true;
    gain(board, one.seat, you, event.card);
  },
  takes: (board, event, you, one) => {
    board.row = board.row.filter((card) => card !== event.card);
    gain(board, one.seat, you, event.card);
  },
  'row-discarded': (board) => {
    board.row = [];
  },
  'hand-shown': (board, event, _you, one) => {
    board.isQuiet = true;
    one.shown = (event.cards ?? []) as number[];
  },
  scored: (_board, event, _you, one) => {
    const { tokens = 0, cards = 0, notoriety = 0, score = 0 } = event as Record<string, number>;
    one.score = { tokens, cards, notoriety, score };
  },
};

function moveCard(board: Board, event: Numbers, you: number): void {
  lose(board, event.giver ?? NOTHING, you, event.card);
  gain(board, event.taker ?? NOTHING, you, event.card);
}

/** Nobody in particular, for events without a seat. */
const nobody = {} as Player;

function apply(board: Board, event: TableEvent, you: number): void {
  if (event.event === 'won') {
    for (const one of board.players) one.isWinner = (event.seats as number[]).includes(one.seat);
    return;
  }
  const numbers = event as unknown as Numbers;
  CHANGES[event.event]?.(board, numbers, you, board.players[numbers.seat ?? NOTHING] ?? nobody);
}

/** Return the events of the end: hands turned up, points counted. */
export function finalEvents(events: readonly TableEvent[]): TableEvent[] {
  return events.filter((event) => ['hand-shown', 'scored', 'tied', 'won'].includes(event.event));
}
