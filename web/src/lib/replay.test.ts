import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tableOf } from './eyes.svelte';
import type { Retelling, Vocabulary } from './protocol';
import { Replay } from './replay.svelte';
import { ALL, WATCHER } from './retelling';
import { settings } from './settings.svelte';

const WORDS: Vocabulary = { game: 'toy', kinds: {}, verbs: [], events: [], phases: [], deck: {} };
const EVERYONE = 0xffff;

const ACT = { ms: 1000, holds: true };

function step(seat: number, audience: number, ...words: string[]): Retelling['steps'][number] {
  const told = words.map((event) => ({ audience, event: { event }, act: ACT }));
  return {
    line: 9,
    seat,
    is_clock: false,
    phase: 'load',
    text: '',
    verb: 'load',
    things: {},
    told,
  };
}

/** Ann loads in secret, Bob loads in secret, both are shown in two events, and it is over. */
const TOLD: Retelling = {
  game: 'toy',
  wording: { numbers: {}, says: {}, told: {} },
  headlines: [],
  branch: null,
  options: {},
  names: ['Ann', 'Bob'],
  players: ['person', 'rules'],
  steps: [step(0, 1, 'loaded-you'), step(1, 2, 'loaded-you'), step(0, EVERYONE, 'shown', 'won')],
  talk: [{ step: 2, seat: 1, text: 'taunt Ann' }],
  eyes: [
    {
      seat: WATCHER,
      changes: [{ phase: 'load', asked: [0, 1] }, { asked: [1] }, {}, { phase: 'over', asked: [] }],
    },
    { seat: 0, changes: [{}, { gun: 3 }, {}, {}] },
    { seat: 1, changes: [{}, {}, { gun: 4 }, {}] },
  ],
  counted: [
    {
      name: 'money',
      values: [
        [0, 0, 0, 5],
        [0, 0, 0, 0],
      ],
    },
  ],
};
const words = (table: { log: { kind: string }[] }): unknown[] =>
  table.log.map((entry) =>
    'event' in entry ? (entry.event as { event: string }).event : entry.kind,
  );

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 'off';
});
afterEach(() => vi.useRealTimers());

it('shows each pair of eyes what its owner knew at the moment', () => {
  const replay = new Replay(TOLD, {}, WORDS);
  const [ann, bob, watcher] = [tableOf(replay, 0), tableOf(replay, 1), tableOf(replay, WATCHER)];
  expect([ann.seat, bob.isSeated, watcher.isSeated]).toEqual([0, true, false]);
  replay.go(2);
  expect([ann.view?.gun, bob.view?.gun, watcher.view?.gun]).toEqual([3, 4, undefined]);
  expect(words(ann)).toEqual(['loaded-you', 'talk']);
  expect(words(watcher)).toEqual(['talk']);
  expect(ann.bubbles).toHaveLength(1);
  expect(ann.question).toMatchObject({ phase: 'load', seats: [1], legal: [] });
  expect([ann.isAsked, ann.choices]).toEqual([false, []]);
  expect(ann.lobby?.chairs.map((chair) => chair.bot)).toEqual(['', 'rules']);
  replay.go(3);
  expect(ann.isOver).toBe(true);
  expect(ann.question).toBeNull();
});

it('looks into the hands of those whose eyes are borrowed', () => {
  const replay = new Replay(TOLD, {}, WORDS);
  expect(replay.hands).toEqual([0, 1]);
  replay.look(WATCHER);
  expect(replay.hands).toEqual([]);
  replay.look(1);
  expect(replay.hands).toEqual([1]);
  replay.look(ALL);
  expect(replay.sets[0]?.lines.map((line) => line.values.at(-1))).toEqual([5, 0]);
});

it('plays on to the end, and from the start once it is there', async () => {
  const replay = new Replay(TOLD, {}, WORDS);
  replay.toggle();
  expect(replay.isRunning).toBe(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([replay.moment, replay.isRunning, replay.batch]).toEqual([3, false, null]);
  replay.toggle();
  await vi.advanceTimersByTimeAsync(100);
  expect(replay.moment).toBe(1);
  replay.go(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([replay.moment, replay.isRunning]).toEqual([2, false]);
});

it('plays a step the way a live table does: one event after the other, the view when it turns', async () => {
  settings.speed = 'normal';
  const replay = new Replay(TOLD, {}, WORDS);
  replay.look(WATCHER);
  replay.go(2);
  const table = tableOf(replay, WATCHER);
  replay.toggle();
  await vi.advanceTimersByTimeAsync(500);
  expect([table.event?.event, table.view?.phase, table.isPlaying]).toEqual(['shown', 'load', true]);
  expect(words(table)).toEqual(['talk', 'shown']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.event?.event).toBe('won');
  await vi.advanceTimersByTimeAsync(1000);
  expect([table.event, table.view?.phase, table.isOver]).toEqual([null, 'over', true]);
});
