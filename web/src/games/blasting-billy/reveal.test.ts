import { describe, expect, it } from 'vitest';
import type { BlastingBillyView } from '../../lib/views';
import { finalEvents, isShot, reveal } from './reveal';

const view = {
  loot: [
    [[5], [], [], [], []],
    [[-1, 3], [], [], [], []],
  ],
  minimums: [
    [0, 0, 0, 0, 0],
    [3, 0, 0, 0, 0],
  ],
  billy: [[-1], [], [], [], []],
} as unknown as BlastingBillyView;

const turn = [
  { event: 'claimed', seat: 1, card: 3 },
  { event: 'billy-turned-up', type: 0, cards: [4, 11] },
  { event: 'turned-up', seat: 1, type: 0, cards: [2, 3] },
];

describe('the final turn-up', () => {
  it('opens columns one by one', () => {
    const board = reveal(view, finalEvents(turn));
    expect(board.billy[0]).toMatchObject({ cards: [4, 11], total: 4 });
    expect(board.loot[1]?.[0]).toMatchObject({ cards: [2, 3], total: 5 });
    expect(board.loot[0]?.[0]).toMatchObject({ cards: [5], total: null });
  });

  it('takes what the dynamite takes, then shoots', () => {
    const events = [
      ...turn,
      { event: 'billy-blew-up', type: 0, cards: [4, 11] },
      { event: 'shot', seat: 1, type: 0, total: 5, billy: 0 },
      { event: 'struck', seat: 1, points: 0 },
    ];
    const board = reveal(view, finalEvents(events));
    expect(board.billy[0]).toMatchObject({ blown: [4, 11], total: 0 });
    expect(board.loot[1]?.[0]?.isShot).toBe(true);
    expect(board.scores[1]).toEqual({ points: 0, isStruck: true });
    expect([isShot(board.loot[0] ?? []), isShot(board.loot[1] ?? [])]).toEqual([false, true]);
  });
});
