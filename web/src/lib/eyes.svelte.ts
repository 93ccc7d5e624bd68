// A replay as a table: what a game's components get instead of a live one. It shows and never asks.

import type { GameFaces } from '../games/types';
import type { Reply } from './connection';
import type { Lobby, Question } from './protocol';
import type { Replay } from './replay.svelte';
import { ALL, eventsAt, WATCHER } from './retelling';
import type { Speaker, TableEvent } from './speaker';
import type { Bubble, LogEntry, TableStore, View } from './table.svelte';

/** Everything of a table that others may use. */
type Shown = { readonly [Name in keyof TableStore]: TableStore[Name] };

const BOTS = /^(?!person$)./;

export class Eyes implements Shown {
  readonly code = '';
  readonly status = 'open';
  readonly problem = null;
  readonly game = 0;
  readonly you = '';
  readonly here: string[] = [];
  readonly watchers = 0;
  readonly tap = null;
  readonly toasts: { id: number; text: string }[] = [];
  readonly unread = 0;
  readonly hushed: string[] = [];
  readonly voices = [];
  readonly info = null;
  readonly isReady = true;
  readonly isHost = false;
  readonly isSpeaker = true;
  readonly isPaused = false;
  readonly isAsked = false;
  readonly isBotSeat = false;
  readonly isAlone = false;
  readonly mayTakeBack = false;
  readonly hint = null;
  readonly choices = [];
  readonly stage = 'playing';

  constructor(
    private readonly replay: Replay,
    /** A seat, WATCHER or ALL. */
    private readonly eyes: number,
  ) {}

  get seat(): number {
    return this.eyes === ALL ? WATCHER : this.eyes;
  }
  get isSeated(): boolean {
    return this.seat !== WATCHER;
  }
  get names(): string[] {
    return this.replay.names;
  }
  get say(): Speaker {
    return this.replay.say;
  }
  get faces(): GameFaces {
    return this.replay.faces;
  }

  readonly lobby = $derived.by((): Lobby => {
    const { told, names } = this.replay;
    const bot = (seat: number): string => BOTS.exec(told.players[seat] ?? '')?.input ?? '';
    return {
      game: told.game,
      options: told.options,
      code: '',
      stage: 'playing',
      host: '',
      chairs: names.map((name, seat) => ({
        name,
        person: '',
        bot: bot(seat),
        is_agent: false,
        face: seat,
        colour: seat,
      })),
      clock: 'none',
      speed: 'normal',
      is_public: false,
      is_locked: true,
      is_code_hidden: true,
      is_muted: true,
      muted: [],
      commitment: '',
      games: 0,
      hints: 0,
      ended: '',
      ready: [],
      waiting: [],
      is_start_kept: true,
      lets_in: false,
      knocks: [],
      bets: null,
      card: -1,
      is_practice: false,
      branch: null,
      deal: '',
      wording: told.wording,
    };
  });

  readonly view = $derived.by((): View => this.replay.viewOf(this.eyes, this.replay.shown));

  /** The question of the moment, its answers left out; it counts as another one at every step. */
  readonly question = $derived.by((): Question | null => {
    const { phase, asked } = this.view as { phase: string; asked: number[] };
    if (phase === 'over' || !asked.length) return null;
    const [seats, legal, sealed] = [asked, [], ''];
    return {
      number: this.replay.shown,
      phase,
      is_race: false,
      seats,
      legal,
      sealed,
      opens: 0,
      deadline: null,
      is_paused: false,
      may_take_back: false,
      count: 0,
    };
  });
  readonly owing = $derived(this.question?.seats ?? []);
  readonly answered: number[] = [];

  readonly mayStart = false;
  readonly isPlaying = $derived.by(() => this.replay.batch !== null);
  readonly isOver = $derived.by(() => this.view.phase === 'over' && !this.isPlaying);
  /** What this seat has heard of the step being played. */
  readonly batch = $derived.by((): TableEvent[] => {
    const played = this.replay.batch ?? [];
    if (this.eyes === this.replay.eyes) return played;
    // Somebody else's eyes set the pace: this seat hears its own version as soon as it begins.
    return played.length ? eventsAt(this.replay.told, this.replay.moment, this.eyes) : [];
  });
  readonly event = $derived(this.batch.at(-1) ?? null);
  get beat(): string {
    return this.replay.beat;
  }

  readonly log = $derived.by((): LogEntry[] => {
    const { moment, batch } = this.replay;
    const entries: LogEntry[] = [];
    let heard = 0;
    for (const [id, line] of this.replay.storyOf(this.eyes).entries()) {
      if (line.moment > moment) break;
      if (line.kind === 'talk')
        entries.push({ id, kind: 'talk', seat: line.seat, text: line.text });
      if (line.kind !== 'event') continue;
      if (line.moment === moment && batch && heard++ >= this.batch.length) break;
      entries.push({ id, kind: 'event', event: line.event });
    }
    return entries;
  });
  readonly bubbles = $derived.by((): Bubble[] =>
    this.replay.told.talk.flatMap(({ step, seat, text }, id): Bubble[] =>
      step === this.replay.moment ? [{ id, seat, text, kind: 'talk' }] : [],
    ),
  );

  seconds(): number {
    return 0;
  }
  // A game that is over cannot be changed.
  close(): void {}
  rejoin(): void {}
  answer(): void {}
  lean(): void {}
  rematch(): void {}
  async deal(): Promise<void> {}
  hush(): void {}
  async askHint(): Promise<void> {}
  takeBack(): void {}
  hurry(): void {}
  skip(): void {}
  complain(): void {}
  toast(): void {}
  async prepare(): Promise<void> {}
  async refresh(): Promise<void> {}
  async ask(): Promise<boolean> {
    return false;
  }
  async request(): Promise<Reply> {
    return { type: 'lost', id: 0 };
  }
}

/** Return a replay as the table that components expect: the same but for what is private in it. */
export function tableOf(replay: Replay, eyes: number): TableStore {
  return new Eyes(replay, eyes) as Shown as TableStore;
}
