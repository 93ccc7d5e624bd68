import { expect, test } from 'vitest';
import type { CashNGunsView } from '../../lib/views';
import { shownScenes } from '../scenes';
import { type Board, boardOf, play } from './board';

/** What a scene leaves behind: without what only shows while it is played. */
function lasting(board: Board): unknown {
  const { phase: _, ringing: __, dealt: ___, guns, ...rest } = board;
  const kept = guns.map(({ holdsFire: _, isSmoking: __, ...gun }) => gun);
  return { ...rest, guns: kept };
}

test('every scene ends on the stage as the view after it shows', () => {
  for (const scene of shownScenes<CashNGunsView>('cash-n-guns')) {
    const board = play(scene.during, scene.events);
    expect(lasting(board), scene.label).toEqual(lasting(boardOf(scene.after)));
  }
});
