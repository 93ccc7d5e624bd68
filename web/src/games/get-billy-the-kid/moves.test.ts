import { describe, expect, it } from 'vitest';
import type { Choice } from '../../lib/protocol';
import type { GetBillyView } from '../../lib/views';
import { cardOf, sortMoves, whyNot } from './moves';
import { ARREST, GOLD, PISTOL, piles, QUESTION } from './view';

const choice = (text: string, verb: string, things: Record<string, number> = {}): Choice => ({
  text,
  verb,
  things,
});
const ask = choice('ask Bob black hat', 'ask', { seat: 2, feature: 0 });
const askOther = choice('ask Cid fair hair', 'ask', { seat: 3, feature: 2 });
const discard = choice('discard question', 'discard', { card: QUESTION });
const discardArrest = choice('discard arrest', 'discard', { card: ARREST });
const draw = choice('draw', 'draw');
const buy = choice('buy arrest', 'buy', { card: ARREST });

const view = {
  you: 0,
  hour: 2,
  revealed: false,
  outlaws: [],
  characters: [1, -1, -1, -1],
  sheet: [
    { who: 0, is_lawman: false, features: [0, 2, 4, 7] },
    { who: 1, is_lawman: true, features: [1, 3, 5, 6] },
  ],
} as unknown as GetBillyView;

describe('moves', () => {
  it('belong to the hand card they need', () => {
    expect(cardOf(ask)).toBe(QUESTION);
    expect(cardOf(discardArrest)).toBe(ARREST);
    expect(cardOf(draw)).toBeNull();
    expect(cardOf(buy)).toBeNull();
  });

  it('are sorted by what was picked', () => {
    const all = [ask, askOther, discard, discardArrest, draw];
    const none = sortMoves(all, null, null);
    expect(none).toEqual({ direct: [], seats: [], onSeat: [], loose: [draw] });
    const question = sortMoves(all, QUESTION, 3);
    expect(question.direct).toEqual([discard]);
    expect(question.seats).toEqual([2, 3]);
    expect(question.onSeat).toEqual([askOther]);
  });

  it('say why an Arrest cannot be played', () => {
    const moves = sortMoves([discardArrest], ARREST, null);
    expect(whyNot(view, 'play', moves, ARREST, 4)).toBe('screen-why-early');
    const kid = { ...view, hour: 5, characters: [0, -1, -1, -1] };
    expect(whyNot(kid, 'play', moves, ARREST, 4)).toBe('screen-why-outlaw');
    expect(whyNot(view, 'response', moves, GOLD, 4)).toBe('screen-why-no-response');
    expect(whyNot(view, 'play', sortMoves([], PISTOL, null), PISTOL, 4)).toBe(
      'screen-why-response',
    );
  });

  it('let a gun steal Gold in the Town as the card that is played', () => {
    const steal = choice('steal pistol', 'steal', { card: PISTOL });
    const throwAway = choice('discard pistol', 'discard', { card: PISTOL });
    const moves = sortMoves([throwAway, steal], PISTOL, null);
    expect(moves.direct).toEqual([throwAway, steal]);
    expect(
      whyNot({ ...view, hour: 5, revealed: true, outlaws: [0] }, 'play', moves, PISTOL, 4),
    ).toBe('');
  });

  it('have nothing to explain where a card can act', () => {
    expect(whyNot(view, 'play', sortMoves([ask, discard], QUESTION, null), QUESTION, 4)).toBe('');
  });
});

describe('a hand', () => {
  it('lies in piles of equal cards', () => {
    expect(piles([4, 0, 4, 1])).toEqual([
      { card: 0, count: 1 },
      { card: 1, count: 1 },
      { card: 4, count: 2 },
    ]);
  });
});
