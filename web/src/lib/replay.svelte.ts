// A replay: a retelling at a moment, through somebody's eyes; played like a live game if wanted.

import { loadFaces } from '../games';
import type { GameFaces } from '../games/types';
import { api } from './api';
import type { LineSet } from './chart';
import type { Retelling, Vocabulary } from './protocol';
import {
  ALL,
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
import { play as sound } from './sounds';
import { Speaker, type TableEvent } from './speaker';
import { texts } from './texts.svelte';
import { type Act, Theatre } from './theatre';

export const PACES = ['0.5', '1', '2', '4'] as const;
export type Pace = (typeof PACES)[number];

const USUAL_ACT: Act = { ms: 700 };
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
      seconds: () => 0,
      pace: () => (settings.speed === 'off' ? 0 : 1 / Number(this.pace)),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      play: (act) => {
        if (act.sound) sound(act.sound);
      },
      busy: () => {},
    });
  }

  readonly say = $derived.by((): Speaker => {
    const sources = texts.sources(texts.language, this.told.game);
    return new Speaker(texts.language, sources, this.vocabulary, this.names);
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

  /** Play the step that leads to a moment, the way a live table would. */
  private perform(moment: number): Promise<void> {
    const events = eventsAt(this.told, moment, this.eyes);
    const dramatize = this.faces.dramatize;
    this.batch = [];
    this.moment = moment;
    return new Promise((resolve) => {
      this.theatre.add({
        kind: 'scene',
        at: 0,
        acts: events.map((event, index) => dramatize?.(event, events, index) ?? USUAL_ACT),
        begin: (act) => {
          this.batch = events.slice(0, act + 1);
        },
        beat: (name) => {
          this.beat = name;
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
  ]);
  return new Replay(told, faces, words);
}
