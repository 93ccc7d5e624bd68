// A replay: a retelling at a moment, through somebody's eyes; played like a live game if wanted.

import { loadFaces } from '../games';
import { beatEffect, type GameFaces } from '../games/types';
import { api, Refusal } from './api';
import type { LineSet } from './chart';
import { beginning, GLIMPSE } from './headlines';
import type { Headline, Retelling, Vocabulary } from './protocol';
import {
  ALL,
  actsAt,
  atPace,
  eventsAt,
  nextMoment,
  openView,
  type Sight,
  type StoryLine,
  tellStory,
  unfold,
  WATCHER,
} from './retelling';
import { settings } from './settings.svelte';
import { play } from './sounds';
import { Speaker, type TableEvent } from './speaker';
import { texts } from './texts.svelte';
import { type Effect, Theatre } from './theatre';

export const PACES = ['0.5', '1', '2', '4'] as const;
export type Pace = (typeof PACES)[number];

/** Every moment stays at least this long when it is played, in milliseconds. */
const SHORTEST = 700;

export class Replay {
  /** Where one is: 0 before the first step. */
  moment = $state(0);
  /** Through whose eyes: a seat, WATCHER or ALL. */
  eyes = $state(ALL);
  isRunning = $state(false);
  pace = $state<Pace>('1');

  /** The moment of the view shown: while a step is played it may still be the one before. */
  shown = $state(0);
  /** The events of the step being played, up to the one on the stage; null if none is. */
  batch = $state.raw<TableEvent[] | null>(null);
  beat = $state('');

  readonly last: number;
  readonly names: string[];
  private readonly sights = new Map<number, Sight[]>();
  private readonly stories = new Map<number, StoryLine[]>();
  private readonly theatre: Theatre;
  /** Counted up to stop what is being played. */
  private run = 0;

  constructor(
    readonly told: Retelling,
    readonly faces: GameFaces,
    readonly vocabulary: Vocabulary,
  ) {
    this.last = told.steps.length;
    this.names = told.names;
    this.theatre = new Theatre({
      seconds: () => performance.now() / 1000,
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      busy: () => {},
    });
  }

  readonly say = $derived.by((): Speaker => {
    const sources = texts.sources(texts.language, this.told.game);
    return new Speaker(texts.language, sources, this.vocabulary, this.names, this.told.wording);
  });
  readonly story = $derived(this.storyOf(this.eyes));
  /** What the rules count, for the chart. */
  readonly sets = $derived.by((): LineSet[] =>
    this.told.counted.map(({ name, values }) => ({
      name,
      label: this.say.say(`counted-${name}`),
      about: this.say.say('web-chart-about', { name: this.say.say(`counted-${name}`) }),
      lines: values.map((line, seat) => ({ label: this.say.seat(seat), values: line })),
      write: (value) => {
        const key = `counted-${name}-value`;
        return this.say.has(key) ? this.say.say(key, { value }) : this.say.number(value);
      },
    })),
  );

  /** The seats whose hands these eyes look into. */
  readonly hands = $derived.by((): number[] => {
    if (this.eyes === WATCHER) return [];
    return this.eyes === ALL ? this.names.map((_, seat) => seat) : [this.eyes];
  });

  viewOf(eyes: number, moment: number): Sight {
    if (eyes === ALL) {
      const seats = this.names.map((_, seat) => this.viewOf(seat, moment));
      return openView(this.viewOf(WATCHER, moment), seats);
    }
    let views = this.sights.get(eyes);
    if (!views) {
      views = unfold(this.told, eyes);
      this.sights.set(eyes, views);
    }
    return views[moment] ?? {};
  }

  storyOf(eyes: number): StoryLine[] {
    let story = this.stories.get(eyes);
    if (!story) {
      story = tellStory(this.told, eyes);
      this.stories.set(eyes, story);
    }
    return story;
  }

  // Moving about.

  go(moment: number): void {
    this.stop();
    this.show(Math.max(0, Math.min(this.last, moment)));
  }

  step(by: 1 | -1): void {
    this.go(nextMoment(this.told, this.moment, by, this.eyes));
  }

  look(eyes: number): void {
    this.stop();
    this.eyes = eyes;
    this.show(this.moment);
  }

  toggle(): void {
    if (this.isRunning) this.go(this.moment);
    else void this.play();
  }

  /** Play five seconds of what a headline is about, and stay there. */
  async glimpse(headline: Headline): Promise<void> {
    this.go(headline.step - 1);
    const run = ++this.run;
    this.isRunning = true;
    void this.perform(headline.step, beginning(this.told, headline));
    await new Promise((resolve) => setTimeout(resolve, GLIMPSE));
    if (run === this.run) this.go(headline.step);
  }

  stop(): void {
    this.run++;
    this.theatre.clear();
    this.isRunning = false;
  }

  private show(moment: number): void {
    this.moment = moment;
    this.shown = moment;
    this.batch = null;
    this.beat = '';
  }

  /** Play on from here, or from the start if this is the end. */
  private async play(): Promise<void> {
    if (this.moment >= this.last) this.show(0);
    const run = ++this.run;
    this.isRunning = true;
    while (run === this.run && this.moment < this.last) {
      const began = performance.now();
      await this.perform(nextMoment(this.told, this.moment, 1, this.eyes));
      const left = SHORTEST / Number(this.pace) - (performance.now() - began);
      if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
    }
    if (run === this.run) this.isRunning = false;
  }

  /** Play the step that leads to a moment, the way a live table would: from so many milliseconds
   * on. */
  private perform(moment: number, from = 0): Promise<void> {
    const events = eventsAt(this.told, moment, this.eyes);
    const scale = settings.speed === 'off' ? 0 : 1 / Number(this.pace);
    const give = (effect: Effect | undefined): void => {
      if (effect?.sound) play(effect.sound);
    };
    this.batch = [];
    this.moment = moment;
    return new Promise((resolve) => {
      this.theatre.add({
        kind: 'scene',
        at: (performance.now() - from * scale) / 1000,
        acts: actsAt(this.told, moment, this.eyes).map((act) => atPace(act, scale)),
        begin: (act, isNow) => {
          const event = events[act];
          this.batch = events.slice(0, act + 1);
          if (event && isNow) give(this.faces.dramatize?.(event, events, act));
        },
        beat: (name, isNow) => {
          this.beat = name;
          if (isNow) give(beatEffect(this.faces, name));
        },
        turn: () => {
          this.shown = moment;
        },
        end: () => {
          this.show(moment);
          resolve();
        },
      });
    });
  }
}

/** Open a record's text. Throws Refusal. */
export async function openReplay(text: string): Promise<Replay> {
  const told = await api.retell(text);
  const [words, faces] = await Promise.all([
    api.words(told.game),
    loadFaces(told.game),
    texts.load(texts.language, told.game),
    texts.loadLines(told.game),
  ]);
  return new Replay(told, faces, words);
}

/** How often a finished game is asked for while everybody at the table does the same, and how long
 * one waits in between, in milliseconds. */
const TRIES = 6;
const REST = 300;
let latest: { of: string; opening: Promise<Replay> } | null = null;

/** Open the game a table has just played; once, whoever asks. Throws Refusal. */
export function openAftermath(code: string, game: number): Promise<Replay> {
  const of = `${code} ${game}`;
  if (latest?.of !== of) {
    const opening = openOfTable(code, game);
    latest = { of, opening };
    // Whoever asks again may have more luck.
    opening.catch(() => {
      if (latest?.opening === opening) latest = null;
    });
  }
  return latest.opening;
}

async function openOfTable(code: string, game: number): Promise<Replay> {
  for (let tries = 1; ; tries++) {
    try {
      return await openReplay(await api.record(code, game));
    } catch (error) {
      const isCrowd = error instanceof Refusal && error.code === 'too-fast';
      if (!isCrowd || tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, REST * tries));
    }
  }
}
