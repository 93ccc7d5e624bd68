// The games of this device: tables to go back to, and how finished games ended. Nothing leaves it.

import { isLocal } from './doors';
import type { Lobby } from './protocol';
import { keep, recall } from './settings.svelte';
import type { OutcomeView } from './views';

/** A game somebody sat at with this device. */
export interface MyGame {
  /** The table and which of its games it was, counted from 1. */
  code: string;
  number: number;
  game: string;
  /** Whether its table is in this browser: a site beside a server keeps its games in one place with
   * the server's. Those noted before this was told are found at both. */
  isLocal?: boolean;
  /** Milliseconds since 1970, when it was last seen. */
  at: number;
  names: string[];
  seat: number;
  /** Bots by seat; empty for people. */
  bots: string[];
  hints: number;
  /** None while it is played. */
  result: { place: number; score: number | null; share: number } | null;
}

/** How often somebody won, and the 95 % interval (Wilson's). */
export interface Rate {
  games: number;
  rate: number;
  low: number;
  high: number;
}

const KEY = 'fistful-games';
const MOST = 500;
const Z = 1.959963984540054;

/** Return all that were noted, at the server's tables and at those of a site beside it. */
function noted(): MyGame[] {
  try {
    const kept: unknown = JSON.parse(recall(KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

const isHere = (one: MyGame): boolean => (one.isLocal ?? isLocal) === isLocal;

/** Return the games of the tables that can be opened from here. */
export const myGames = (): MyGame[] => noted().filter(isHere);

function save(games: MyGame[]): void {
  keep(KEY, JSON.stringify(games.slice(-MOST)));
}

const isSame = (one: MyGame, other: MyGame): boolean =>
  isHere(one) && one.code === other.code && one.number === other.number && one.game === other.game;

/** Note a game as it stands now. */
export function noteGame(
  code: string,
  lobby: Lobby,
  seat: number,
  outcome: OutcomeView | null,
): void {
  const winners = outcome?.winners ?? [];
  const own: MyGame = {
    code,
    number: lobby.games + (lobby.stage === 'over' ? 0 : 1),
    game: lobby.game,
    isLocal,
    at: Date.now(),
    names: lobby.chairs.map((chair) => chair.name),
    seat,
    bots: lobby.chairs.map((chair) => (chair.person ? '' : chair.bot)),
    hints: lobby.hints ?? 0,
    result: outcome && {
      place: outcome.places[seat] ?? 1,
      score: outcome.scores[seat] ?? null,
      share: winners.includes(seat) ? 1 / winners.length : 0,
    },
  };
  const known = noted();
  const before = known.find((one) => isSame(one, own));
  if (before?.result) return;
  save([...known.filter((one) => !isSame(one, own)), own]);
}

/** Return a finished game of a table by its number from 1; the last one's is 0. */
export function finishedGame(code: string, number: number): MyGame | undefined {
  return myGames()
    .filter((one) => one.code === code && one.result && (!number || one.number === number))
    .at(-1);
}

/** Forget a game, or all that are listed here. */
export function forgetGames(game?: MyGame): void {
  save(noted().filter((one) => (game ? !isSame(one, game) : !isHere(one))));
}

/** Who one played with, in a word: the bots' kind, `people`, or `mixed`. */
export function company(game: MyGame): string {
  const others = new Set(game.bots.filter((_, seat) => seat !== game.seat));
  const [only] = others;
  if (others.size > 1) return 'mixed';
  return only || 'people';
}

/** Return how often finished games were won; a shared victory counts in part. */
export function winRate(games: MyGame[]): Rate {
  const shares = games.flatMap((one) => (one.result ? [one.result.share] : []));
  const trials = shares.length;
  if (!trials) return { games: 0, rate: 0, low: 0, high: 1 };
  const rate = shares.reduce((sum, share) => sum + share, 0) / trials;
  const square = (Z * Z) / trials;
  const centre = rate + square / 2;
  const spread = Z * Math.sqrt((rate * (1 - rate)) / trials + square / (4 * trials));
  const low = Math.max(0, (centre - spread) / (1 + square));
  return { games: trials, rate, low, high: Math.min(1, (centre + spread) / (1 + square)) };
}

/** Return finished games by game, size of the table and company, most played first. */
export function byKind(
  games: MyGame[],
): { game: string; seats: number; who: string; rate: Rate }[] {
  const groups = new Map<string, MyGame[]>();
  for (const one of games.filter(({ result }) => result)) {
    const key = [one.game, one.names.length, company(one)].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()]
    .map((group) => {
      const [first] = group as [MyGame];
      const seats = first.names.length;
      return { game: first.game, seats, who: company(first), rate: winRate(group) };
    })
    .sort((a, b) => b.rate.games - a.rate.games);
}
