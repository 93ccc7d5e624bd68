// My mistakes: what reviews found in the games of this device, kept here to be solved again.

import { api } from './api';
import type { MyGame } from './mine';
import type { Choice, PuzzleAnswer, PuzzleShown, Reason, Reviewed, ReviewState } from './protocol';
import { keep, recall } from './settings.svelte';
import { pack, unpack } from './whatif';

/** A decision of one's own that gave something away. */
interface Mistake {
  step: number;
  answers: PuzzleAnswer[];
  /** Places of answers: one's own, and the best. */
  played: number;
  best: number;
  why: Reason | null;
}

/** An own game whose review was seen: its record, and what was found in it. */
export interface Looked {
  code: string;
  number: number;
  game: string;
  seat: number;
  record: string;
  mistakes: Mistake[];
}

/** A moment of an own game as a puzzle: the record goes on after `step`. */
export interface OwnPuzzle extends PuzzleShown {
  step: number;
  reason: Reason | null;
}

const KEY = 'fistful-mistakes';
const MOST = 40;
/** How often one asks how far a review is, in milliseconds. */
const PAUSE = 1500;

export function lookedAt(): Looked[] {
  try {
    const kept: unknown = JSON.parse(recall(KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

const isOf = (one: Looked, game: MyGame): boolean =>
  one.code === game.code && one.number === game.number && one.game === game.game;

const nameOf = (looked: Looked, { step }: Mistake): string =>
  `${looked.code}_${looked.number}_${step}`;

/** Return what was found in a game, if it was looked at. */
export function lookedFor(game: MyGame): Looked | undefined {
  return lookedAt().find((one) => isOf(one, game));
}

/** Return one's mistakes in a reviewed game as puzzles. */
export function mistakesIn(
  review: Reviewed,
  moves: Record<string, Choice>,
  seat: number,
): Mistake[] {
  return review.decisions.flatMap((one) => {
    if (one.seat !== seat || !one.label) return [];
    const answers = one.answers.flatMap(({ text, loss }) => {
      const choice = moves[text];
      return choice ? [{ choice, worth: Math.min(0, Math.round(-1000 * loss)), weight: 0 }] : [];
    });
    const place = (text: string): number =>
      answers.findIndex((known) => known.choice.text === text);
    const [played, best] = [place(one.played), place(one.best)];
    return played < 0 || best < 0 ? [] : [{ step: one.step, answers, played, best, why: one.why }];
  });
}

/** Keep what a finished review found in an own game; a later review replaces an earlier one.
 * Returns how many mistakes that are. */
export async function keepMistakes(
  game: MyGame,
  record: string,
  { review, moves }: ReviewState,
): Promise<number> {
  if (!review) return 0;
  const { code, number, seat } = game;
  const mistakes = mistakesIn(review, moves, seat);
  const looked = { code, number, game: game.game, seat, record: await pack(record), mistakes };
  const others = lookedAt().filter((one) => !isOf(one, game));
  keep(KEY, JSON.stringify([...others, looked].slice(-MOST)));
  return mistakes.length;
}

/** Have an own game reviewed and keep what that finds; `told` hears how far it is. Returns how
 * many mistakes that are. Throws Refusal. */
export async function findMistakes(
  game: MyGame,
  told: (done: number, total: number) => void,
  isGone: () => boolean,
): Promise<number> {
  while (!isGone()) {
    const state = await api.review(game.code, game.number, false);
    told(state.done, state.total);
    if (state.review && state.done >= state.total)
      return keepMistakes(game, await api.record(game.code, game.number), state);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return 0;
}

/** Forget what was found in a game, or in all. */
export function forgetMistakes(game?: MyGame): void {
  keep(KEY, JSON.stringify(game ? lookedAt().filter((one) => !isOf(one, game)) : []));
}

/** Return the names of one's mistakes, those of the latest games first. */
export function myMistakes(): string[] {
  return lookedAt()
    .reverse()
    .flatMap((one) => one.mistakes.map((mistake) => nameOf(one, mistake)));
}

/** Return a mistake as a puzzle; null if it was forgotten. Its phase is for whoever opens the
 * record. */
export async function ownPuzzle(name: string): Promise<OwnPuzzle | null> {
  for (const looked of lookedAt()) {
    const found = looked.mistakes.find((one) => nameOf(looked, one) === name);
    if (found) {
      const { step, answers, played: usual, best, why: reason } = found;
      return {
        ...{ game: looked.game, name, seat: looked.seat, phase: '', is_sealed: false },
        ...{ record: await unpack(looked.record), answers, usual, best, step, reason },
        ...{ why: '', why_usual: 0, why_best: 0 },
      };
    }
  }
  return null;
}
