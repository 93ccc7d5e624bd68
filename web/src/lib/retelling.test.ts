import { describe, expect, it } from 'vitest';
import type { Retelling } from './protocol';
import { ALL, eventsAt, nextMoment, openView, tellStory, unfold, WATCHER } from './retelling';

const EVERYONE = 0xffff;

function step(seat: number, told: [number, string][], text = 'go'): Retelling['steps'][number] {
  return {
    line: 9,
    seat,
    is_clock: false,
    phase: 'load',
    text,
    verb: 'load',
    things: {},
    told: told.map(([audience, event]) => ({ audience, event: { event }, act: { ms: 700 } })),
  };
}

/** Two seats: nature deals seat 0 a card, seat 1 answers in secret, then all is shown. */
const TOLD: Retelling = {
  game: 'toy',
  wording: { numbers: {}, says: {}, told: {} },
  headlines: [],
  branch: null,
  options: {},
  names: ['Ann', 'Bob'],
  players: [],
  steps: [
    step(-1, [
      [EVERYONE & ~1, 'dealt'],
      [1, 'dealt-you'],
    ]),
    step(1, []),
    step(0, [[EVERYONE, 'shown']]),
  ],
  talk: [{ step: 1, seat: 1, text: 'threaten Ann' }],
  eyes: [
    { seat: WATCHER, changes: [{ round: 1, cards: [-1, -1], you: 15 }, {}, {}, { cards: [4, 7] }] },
    {
      seat: 0,
      changes: [{ you: 0, hand: [] }, { hand: [4], cards: [4, -1] }, {}, { cards: [4, 7] }],
    },
    { seat: 1, changes: [{ you: 1, hand: [] }, {}, { said: 3 }, {}] },
  ],
  counted: [],
};

describe('a seat’s views', () => {
  it('are the watchers’ with its own laid over them', () => {
    expect(unfold(TOLD, 0).map((view) => view.cards)).toEqual([
      [-1, -1],
      [4, -1],
      [4, -1],
      [4, 7],
    ]);
    expect(unfold(TOLD, 1)[3]).toEqual({ round: 1, cards: [4, 7], you: 1, hand: [], said: 3 });
    expect(unfold(TOLD, WATCHER)[1]).toEqual({ round: 1, cards: [-1, -1], you: 15 });
  });
});

describe('the open view', () => {
  it('shows what any seat knows, and keeps what is each seat’s own as watchers see it', () => {
    const watched = {
      cards: [-1, -1, -1],
      hand: [],
      you: 15,
      cop: -2,
      gun: { card: -2 },
      asked: [0, 1],
    };
    const seats = [
      { cards: [4, -1, -1], hand: [1], you: 0, cop: -2, gun: { card: 2 }, asked: [1] },
      { cards: [-1, 7, -1], hand: [2], you: 1, cop: 1, gun: { card: -2 }, asked: [0, 1] },
    ];
    expect(openView(watched, seats)).toEqual({
      cards: [4, 7, -1],
      hand: [],
      you: 15,
      cop: 1,
      gun: { card: 2 },
      asked: [1],
    });
  });
  it('takes what is hidden altogether from whoever knows it', () => {
    expect(openView({ spoils: null }, [{ spoils: [1, 2] }, { spoils: null }])).toEqual({
      spoils: [1, 2],
    });
  });
});

describe('the story', () => {
  it('is told to each as it was heard', () => {
    expect(eventsAt(TOLD, 1, 0).map((one) => one.event)).toEqual(['dealt-you']);
    expect(eventsAt(TOLD, 1, 1).map((one) => one.event)).toEqual(['dealt']);
    expect(tellStory(TOLD, 1).map((line) => [line.moment, line.kind])).toEqual([
      [1, 'event'],
      [1, 'talk'],
      [3, 'event'],
    ]);
  });
  it('holds every deed and whisper for eyes that see everything', () => {
    expect(tellStory(TOLD, ALL).map((line) => [line.moment, line.kind])).toEqual([
      [1, 'event'],
      [1, 'whisper'],
      [1, 'talk'],
      [2, 'deed'],
      [3, 'deed'],
      [3, 'event'],
    ]);
  });
});

describe('stepping', () => {
  it('passes over what these eyes cannot notice', () => {
    expect(nextMoment(TOLD, 1, 1, 0)).toBe(3);
    expect(nextMoment(TOLD, 1, 1, 1)).toBe(2);
    expect(nextMoment(TOLD, 1, 1, ALL)).toBe(2);
    expect(nextMoment(TOLD, 3, -1, 0)).toBe(1);
  });
  it('stays within the game', () => {
    expect(nextMoment(TOLD, 3, 1, ALL)).toBe(3);
    expect(nextMoment(TOLD, 0, -1, ALL)).toBe(0);
  });
});
