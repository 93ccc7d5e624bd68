import { expect, test } from 'vitest';
import type { StetsonsView } from '../../lib/views';
import { shownScenes } from '../scenes';
import { type Board, finalEvents, stage, tidy } from './stage';
import { HIDDEN } from './view';

const scenes = shownScenes<StetsonsView>('stetsons-and-sixguns');

test('every scene ends on the stage as the view after it shows', () => {
  for (const { during, heard, events, after, label } of scenes) {
    const board = stage(during, events);
    const told = after.outcome ? finalEvents([...heard, ...events]) : [];
    const wanted = stage(after, told);
    if (events.some(({ event }) => event === 'all-chose')) faceDown(wanted, board);
    if (wanted.isQuiet && !liesAnyCard(board)) tidy(board);
    expect(board, label).toEqual(wanted);
  }
});

/** Where no card is left to go back to its hand, only the view says that the smoke has cleared. */
const liesAnyCard = ({ players }: Board): boolean =>
  players.some((one) => one.played >= 0 && !one.isCardGone);

/** One's own choice lies face down like the others', and is in the hand, until the view says so. */
function faceDown(wanted: Board, board: Board): void {
  for (const one of wanted.players) if (one.played >= 0) one.played = HIDDEN;
  wanted.hand = board.hand;
}

test('the end on the stage is the outcome', () => {
  for (const { during, events, after, label } of scenes) {
    if (!after.outcome) continue;
    const { players } = stage(during, events);
    const winners = players.filter((one) => one.isWinner).map((one) => one.seat);
    expect(winners, label).toEqual(after.outcome.winners);
    expect(
      players.map((one) => one.score?.score ?? null),
      label,
    ).toEqual(after.outcome.scores);
    expect(
      players.map((one) => one.shown ?? []),
      label,
    ).toEqual(after.shown);
  }
});
