// The final turn-up: the table as it is after the events played so far.

import type { TableEvent } from '../../lib/speaker';
import type { BlastingBillyView } from '../../lib/views';
import { HIDDEN, typeOf, worth } from './view';

export interface Column {
  cards: number[];
  /** Cards that went up with the dynamite. */
  blown: number[];
  isShot: boolean;
  /** What it is worth, once all of it lies open. */
  total: number | null;
  /** What all can see it is worth at least. */
  least: number;
}

export interface Board {
  billy: Column[];
  loot: Column[][];
  /** Points that do not count are struck. */
  scores: ({ points: number; isStruck: boolean } | null)[];
  winners: number[];
}

function column(cards: number[], least = 0): Column {
  return { cards: [...cards], blown: [], isShot: false, total: null, least };
}

const count = (one: Column): number =>
  one.cards.filter((card) => !one.blown.includes(card)).reduce((sum, card) => sum + worth(card), 0);

/** Return the table after all these events; before the final scoring, just the view. */
export function reveal(view: BlastingBillyView, events: TableEvent[]): Board {
  const board: Board = {
    billy: view.billy.map((cards) => column(cards)),
    loot: view.loot.map((own, seat) =>
      own.map((cards, type) => column(cards, view.minimums[seat]?.[type] ?? 0)),
    ),
    scores: view.loot.map(() => null),
    winners: [],
  };
  const turn = events.findLast(({ event }) => TURNS.includes(event));
  if (turn) lay(board, turn, view);
  for (const event of finalEvents(events)) apply(board, event);
  return board;
}

/** What may be done with a hand card. */
const GIVEN = ['gave', 'gave-you'];
const CLAIMED = ['claimed-first', 'claimed-first-you', 'claimed'];
const TURNS = [...GIVEN, ...CLAIMED, 'dumped', 'dumped-you'];

/** The last turn is told with the scoring, over the view before it: its card has to be laid. */
function lay(board: Board, turn: TableEvent, view: BlastingBillyView): void {
  const seat = Number(turn.seat ?? view.you);
  if (view.phase !== 'turn' || view.turn !== seat) return;
  const card = Number(turn.card ?? HIDDEN);
  const type = Number(turn.type ?? typeOf(card));
  if (GIVEN.includes(turn.event)) board.billy[type]?.cards.push(HIDDEN);
  if (CLAIMED.includes(turn.event)) board.loot[seat]?.[type]?.cards.push(card);
  const one = board.loot[seat]?.[type];
  if (one && turn.event === 'claimed') one.least += worth(card);
}

function apply(board: Board, event: TableEvent): void {
  const type = Number(event.type);
  const seat = Number(event.seat);
  const cards = (event.cards ?? []) as number[];
  const isBilly = event.event.startsWith('billy-');
  const one = isBilly ? board.billy[type] : board.loot[seat]?.[type];
  switch (event.event) {
    case 'billy-turned-up':
    case 'turned-up':
      if (!one) break;
      one.cards = cards;
      one.total = count(one);
      break;
    case 'billy-blew-up':
    case 'blew-up':
      if (!one) break;
      one.blown = cards;
      one.total = count(one);
      break;
    case 'shot':
      if (one) one.isShot = true;
      break;
    case 'scored':
      board.scores[seat] = { points: Number(event.score), isStruck: false };
      break;
    case 'struck':
      board.scores[seat] = { points: Number(event.points), isStruck: true };
      break;
    case 'won':
      board.winners = event.seats as number[];
      break;
  }
}

/** Return the events of the final scoring among all that were heard. */
export function finalEvents(events: TableEvent[]): TableEvent[] {
  const first = events.findIndex((event) => event.event === 'billy-turned-up');
  return first < 0 ? [] : events.slice(first);
}

/** Return the type that is being turned up, blown up or shot; -1 before and after. */
export function focusOf(final: TableEvent[]): number {
  const last = final.at(-1);
  return last?.type === undefined ? -1 : Number(last.type);
}

/** Tell whether Billy shot any of these columns. */
export const isShot = (columns: Column[]): boolean => columns.some((one) => one.isShot);
