// What the server shows of a game of Stetsons & Sixguns, unpacked.

import type { TableStore } from '../../lib/table.svelte';
import { type Printed, takeUp } from './cards';

export interface SixgunsView {
  seats: number;
  you: number;
  phase: string;
  options: Record<string, string>;
  round: number;
  /** Sets of seats, as bits. */
  alive: number;
  up: number;
  used: number;
  pile: number;
  deck: number;
  cover_up: number;
  characters: number[];
  notoriety: number[];
  wounds: number[];
  aims: number[];
  stances: number[];
  covers: number[];
  guns: number[][];
  /** Sets of seats by what is said of them this round. */
  marks: number[];
  act: number[];
  order: number[];
  row: number[];
  /** Card times 4 plus its raised NOTORIETY. */
  raised: number[];
  hands: number[];
  hand: number[];
  played: number[];
  drawn: number[];
  /** Unseen bullets by what they say. */
  bullets: number[];
  shown: number[][];
  printed: Printed;
}

export const NOTHING = -1;
/** A card that may not be seen. */
export const HIDDEN = -2;

/** What a bullet says. */
export const HIT = 0;
export const HIT_FC = 1;
export const MISS = 2;
export const CLICK = 3;
export const JAM = 4;

/** Stances. */
export const STAND = 0;
export const RUN = 1;
export const STAY = 2;
export const FIRE = 3;
export const RELOAD = 4;

/** Marks of a round. */
export const ON_TABLE = 0;
export const LAID = 1;
export const CANCELLED = 3;
export const BEHIND = 4;
export const HURT_BEFORE = 7;
export const ACTED = 8;
export const LOCKED = 15;
export const SHOWN = 23;

/** Return the view, and take up the deck its table plays with. */
export function viewOf(table: TableStore): SixgunsView {
  const view = table.view as unknown as SixgunsView;
  takeUp(view.printed);
  return view;
}
export const has = (set: number | undefined, seat: number): boolean =>
  (((set ?? 0) >> seat) & 1) === 1;

export interface Gun {
  gun: number;
  bullets: number;
  isJammed: boolean;
}

/** Read a gun: its number, how it is jammed, and its load by batch. May be longer than 32 bits. */
export function readGun(packed: number): Gun {
  let bullets = 0;
  for (let load = Math.floor(packed / 64); load > 0; load = Math.floor(load / 128)) {
    bullets += load % 128;
  }
  return { gun: packed % 16, bullets, isJammed: Math.floor(packed / 16) % 4 > 0 };
}

export interface Cover {
  kind: number;
  hits: number;
}

/** Read a cover in front of a seat. */
export function readCover(packed: number): Cover | null {
  return packed < 0 ? null : { kind: packed & 3, hits: (packed >> 2) & 7 };
}
