import { describe, expect, it } from 'vitest';
import type { TableEvent } from '../../lib/speaker';
import { behind, type Fight, stage } from './scene';
import { ARREST, NOBODY, PISTOL, RIFLE } from './view';

const HORSE = 8;
const BLACK_HAT = 0;

const accused: TableEvent = { event: 'accused', seat: 1, suspect: 0 };
const revealed = [0, 1, 2, 3].map(
  (seat): TableEvent => ({ event: 'revealed', seat, character: seat }),
);
const turn: TableEvent = { event: 'turn', seat: 2 };

function fightAfter(...events: TableEvent[]): Fight {
  const { fight } = stage([accused, ...events], 4);
  if (!fight) throw new Error('there is no fight');
  return fight;
}

describe('the stage', () => {
  it('shows a question until the next turn, and keeps the answer in the notebook', () => {
    const asked: TableEvent = { event: 'asked', seat: 0, to: 2, feature: BLACK_HAT };
    const answered: TableEvent = { event: 'answered', seat: 2, feature: BLACK_HAT, answer: 1 };
    expect(stage([asked], 4).question).toEqual({ seat: 0, to: 2, feature: 0, answer: null });
    expect(stage([asked, answered], 4).question?.answer).toBe(false);
    const later = stage([asked, answered, turn], 4);
    expect(later.question).toBeNull();
    expect(later.answers[2]).toEqual([{ feature: BLACK_HAT, isYes: false }]);
  });

  it('turns up characters one by one, never ahead of the story', () => {
    expect([...stage([accused], 4).revealed]).toEqual([]);
    expect([...stage([accused, ...revealed.slice(0, 2)], 4).revealed]).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  it('begins a fight with an Arrest', () => {
    expect(fightAfter()).toMatchObject({
      arrester: 1,
      outlaw: 0,
      facing: 1,
      laid: [{ seat: 1, card: ARREST }],
      end: '',
    });
  });

  it('clears a false arrest away with the next turn', () => {
    const wrong: TableEvent = { event: 'false-arrest', seat: 1, suspect: 0 };
    expect(fightAfter(wrong).end).toBe('false');
    expect(stage([accused, wrong, turn], 4).fight).toBeNull();
  });

  it('races for an Escape until somebody matches it', () => {
    const away: TableEvent = { event: 'responded', seat: 0, card: HORSE };
    expect(fightAfter(away).isRace).toBe(true);
    const matched = fightAfter(away, { event: 'matched', seat: 3, card: HORSE });
    expect(matched).toMatchObject({ isRace: false, facing: 3 });
    expect(fightAfter(away, { event: 'away', seat: 0 })).toMatchObject({
      isRace: false,
      end: 'away',
    });
  });

  it('counts the shots, and knows who is behind', () => {
    const first: TableEvent = { event: 'responded', seat: 0, card: PISTOL };
    const back: TableEvent = { event: 'fired', seat: 1, at: 0, card: RIFLE };
    const more: TableEvent = { event: 'fired', seat: 1, at: 0, card: PISTOL };
    expect(behind(fightAfter())).toBe(NOBODY);
    expect(behind(fightAfter(first))).toBe(1);
    expect(behind(fightAfter(first, back))).toBe(NOBODY);
    const held: TableEvent = { event: 'held', seat: 0 };
    const ahead = fightAfter(first, back, held, more);
    expect(ahead.shots).toEqual([1, 2]);
    expect(ahead.held).toBe(NOBODY);
    expect(behind(ahead)).toBe(0);
  });

  it('remembers who is out', () => {
    const scene = stage([accused, { event: 'shot', seat: 0, by: 1 }, turn], 4);
    expect([...scene.out]).toEqual([0]);
    expect(scene.fight).toBeNull();
  });

  it('shows hands and winners at the end', () => {
    const showed: TableEvent = { event: 'showed', seat: 0, cards: [0, 4] };
    const won: TableEvent = { event: 'won', side: 1, seats: [0] };
    const scene = stage([...revealed, showed, won], 4);
    expect(scene.shown.get(0)).toEqual([0, 4]);
    expect(scene).toMatchObject({ winners: [0], outlawsWin: true });
  });
});
