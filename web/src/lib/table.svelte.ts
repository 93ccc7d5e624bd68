// A table as this device knows it, and what it can do there. Game components get this object.

import { loadFaces } from '../games';
import type { GameFaces } from '../games/types';
import { api, Refusal } from './api';
import { Connection, type Reply, type RequestBody, type Status } from './connection';
import { noteDeal, recallDeal } from './deals';
import type {
  AnyUpdate,
  Choice,
  GameInfo,
  Lobby,
  Question,
  Snapshot,
  Told,
  Vocabulary,
} from './protocol';
import { favouriteBot, mayMove, settings } from './settings.svelte';
import { toHex } from './sha256';
import { buzz, play } from './sounds';
import { Speaker, type TableEvent } from './speaker';
import { texts } from './texts.svelte';
import { type Act, Theatre } from './theatre';

/** A race is on the screen so many seconds after it was asked, at the latest. */
const RACE_SHOWN = 1.7;

export type View = Record<string, unknown>;

/** A line of the story. */
export type LogEntry =
  | { id: number; kind: 'event'; event: TableEvent }
  | { id: number; kind: 'talk'; seat: number; text: string }
  | { id: number; kind: 'chat'; person: string; name: string; text: string; isEmote: boolean };

/** What a tap wants, until the server has it. */
export interface Tap {
  question: number;
  text: string;
  /** `waiting`: not sent, will be as soon as the connection is back. */
  state: 'sending' | 'waiting';
}

/** Something said, shown at the speaker's seat for a while. */
export interface Bubble {
  id: number;
  seat: number;
  text: string;
  kind: 'talk' | 'chat' | 'emote';
}

/** The seat number of whoever watches. */
export const SPECTATOR = 15;
const BUBBLE_SECONDS = 7;
const PACES = { off: 0, fast: 0.5, normal: 1, slow: 1.8 } as const;
const USUAL_ACT: Act = { ms: 700 };

export class TableStore {
  readonly code: string;
  status = $state<Status>('connecting');
  /** Why there is no table: a code of the catalogue. */
  problem = $state<{ code: string; params: Record<string, string | number> } | null>(null);

  lobby = $state.raw<Lobby | null>(null);
  /** Counts the games of this table; -1 before the first snapshot. */
  game = $state(-1);
  /** This person's id; empty for a watcher without a name. */
  you = $state('');
  here = $state.raw<string[]>([]);
  watchers = $state(0);

  /** The game as shown now (the theatre may still be playing what came after it). */
  view = $state.raw<View | null>(null);
  question = $state.raw<Question | null>(null);
  /** The seats that have answered the open question, as far as one may know. */
  answered = $state.raw<number[]>([]);
  tap = $state.raw<Tap | null>(null);
  /** The number of the question that is open at the server; the one shown may be older. */
  private latest = $state(0);

  /** The running scene: its events up to the one on the stage. */
  batch = $state.raw<TableEvent[]>([]);
  /** The event on the stage. */
  event = $state.raw<TableEvent | null>(null);
  /** The beat being played, by the name the game's drama gave it. */
  beat = $state('');
  isPlaying = $state(false);

  log = $state.raw<LogEntry[]>([]);
  bubbles = $state.raw<Bubble[]>([]);
  toasts = $state.raw<{ id: number; text: string }[]>([]);
  /** How many lines of chat and talk this person has not looked at. */
  unread = $state(0);

  /** Whom this person does not want to hear: people by their id, bots by their name. */
  hushed = $state.raw<string[]>([]);
  /** Everybody else who talks or might. */
  readonly voices = $derived.by((): { who: string; name: string }[] => {
    const found = new Map<string, string>();
    for (const chair of this.lobby?.chairs ?? []) found.set(chair.person || chair.name, chair.name);
    for (const entry of this.log) if (entry.kind === 'chat') found.set(entry.person, entry.name);
    found.delete(this.you);
    found.delete('');
    return [...found].map(([who, name]) => ({ who, name }));
  });

  faces = $state.raw<GameFaces>({});
  info = $state.raw<GameInfo | null>(null);
  /** Whether the game's words and faces have come. */
  isReady = $state(false);

  /** Who sits where: by what all can see. */
  readonly seat = $derived.by((): number => {
    const found = this.you
      ? (this.lobby?.chairs ?? []).findIndex((c) => c.person === this.you)
      : -1;
    return found < 0 ? SPECTATOR : found;
  });
  readonly isSeated = $derived(this.seat !== SPECTATOR);
  readonly isHost = $derived(this.you !== '' && this.lobby?.host === this.you);
  readonly names = $derived((this.lobby?.chairs ?? []).map((chair) => chair.name));
  readonly stage = $derived(this.lobby?.stage ?? '');
  readonly isOver = $derived(this.view?.phase === 'over' && !this.isPlaying);
  readonly isPaused = $derived(this.question?.is_paused === true);

  /** Who owes an answer, as far as this person may know. */
  readonly owing = $derived(
    (this.question?.seats ?? []).filter((seat) => !this.answered.includes(seat)),
  );
  /** What this person may answer now; empty when nothing is asked, or it is sealed. */
  readonly choices = $derived.by((): Choice[] => {
    const asked = this.question;
    const isOpen = asked?.number === this.latest;
    const mayAnswer = isOpen && !asked.sealed && !asked.is_paused && !this.tap && !this.isBotSeat;
    return mayAnswer ? asked.legal : [];
  });
  readonly isAsked = $derived(this.choices.length > 0);
  readonly isBotSeat = $derived(
    this.isSeated && this.stage === 'playing' && !!this.lobby?.chairs[this.seat]?.bot,
  );

  private vocabulary = $state.raw<Vocabulary | null>(null);
  /** Speaks the chosen language with this game's words and this table's names. */
  readonly say = $derived.by((): Speaker => {
    const game = this.lobby?.game ?? '';
    const sources = texts.sources(texts.language, game);
    return new Speaker(texts.language, sources, this.vocabulary, this.names);
  });

  /** Deal as soon as the table is there: alone against bots, or once more. */
  private startsAtOnce: boolean;
  private seq = 0;
  private counter = 0;
  private readonly connection: Connection;
  private readonly theatre: Theatre;

  constructor(code: string, startsAtOnce = false) {
    this.code = code;
    this.startsAtOnce = startsAtOnce;
    this.theatre = new Theatre({
      seconds: () => this.seconds(),
      pace: () => this.pace(),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      play: (act) => {
        if (act.sound) play(act.sound);
        if (act.buzz && this.isSeated) buzz(act.buzz);
      },
      busy: (isBusy) => {
        this.isPlaying = isBusy;
      },
    });
    this.connection = new Connection(code, {
      seen: () => ({ game: this.game, seq: this.seq }),
      update: (update) => this.take(update),
      status: (status) => this.takeStatus(status),
    });
  }

  close(): void {
    this.theatre.clear();
    this.connection.close();
  }

  /** Connect again, as somebody who has just joined. */
  rejoin(): void {
    this.game = -1;
    this.seq = 0;
    this.problem = null;
    this.connection.reopen();
  }

  /** The server's time in seconds. */
  seconds(): number {
    return this.connection.clock.seconds();
  }

  // What this person does.

  /** Answer the open question. It is sent once, or visibly waits until it can be. */
  answer(text: string): void {
    const asked = this.question;
    if (!asked || asked.sealed || this.tap || !asked.legal.some((one) => one.text === text)) return;
    this.tap = { question: asked.number, text, state: 'sending' };
    void this.sendTap();
  }

  private async sendTap(): Promise<void> {
    const tap = this.tap;
    if (!tap) return;
    this.tap = { ...tap, state: 'sending' };
    const reply = await this.connection.ask({
      type: 'answer',
      question: tap.question,
      text: tap.text,
    });
    if (this.tap?.question !== tap.question) return;
    if (reply.type === 'lost') {
      this.tap = { ...tap, state: 'waiting' };
      // The connection may have come back while the reply was awaited.
      if (this.status === 'open') void this.sendTap();
      return;
    }
    this.tap = null;
    if (reply.type === 'ok') this.seal(tap.question, tap.text);
    else if (reply.type === 'error') this.complain(reply.code, reply.params);
  }

  /** Ask for anything else; a refusal is shown. Returns whether it was done. */
  async ask(body: RequestBody): Promise<boolean> {
    const reply = await this.request(body);
    return reply.type === 'ok';
  }

  async request(body: RequestBody): Promise<Reply> {
    const reply = await this.connection.ask(body);
    if (reply.type === 'error') this.complain(reply.code, reply.params);
    if (reply.type === 'lost') this.toast(this.say.say('web-lost'));
    return reply;
  }

  /** Host: the same people again, at once or after changes to the table. */
  rematch(isAtOnce: boolean): void {
    this.startsAtOnce = isAtOnce;
    void this.ask({ type: 'rematch' });
  }

  /** Stop hearing somebody, or hear them again. */
  hush(who: string): void {
    const isHushed = this.hushed.includes(who);
    this.hushed = isHushed ? this.hushed.filter((one) => one !== who) : [...this.hushed, who];
  }

  /** Show everything that is waiting to be played. */
  skip(): void {
    this.theatre.skip();
  }

  complain(code: string, params: Record<string, string | number> = {}): void {
    this.toast(this.say.error(code, params));
  }

  toast(text: string): void {
    const id = ++this.counter;
    this.toasts = [...this.toasts.slice(-2), { id, text }];
    setTimeout(() => {
      this.toasts = this.toasts.filter((one) => one.id !== id);
    }, 6000);
  }

  // What the server tells.

  private takeStatus(status: Status): void {
    this.status = status;
    if (status === 'open') {
      this.problem = null;
      if (this.tap?.state === 'waiting') void this.sendTap();
    }
    if (status === 'refused') void this.findProblem();
  }

  /** Find out over HTTP why the socket is refused. */
  private async findProblem(): Promise<void> {
    try {
      this.lobby ??= await api.show(this.code);
      await this.prepare(this.lobby.game);
      if (this.status === 'refused') this.problem = { code: 'no-seat', params: {} };
    } catch (error) {
      if (error instanceof Refusal && error.code !== 'unreachable') {
        this.problem = { code: error.code, params: error.params };
      }
    }
  }

  private take(update: AnyUpdate): void {
    if (update.type === 'presence') {
      this.here = update.here;
      this.watchers = update.watchers;
      return;
    }
    this.seq = update.seq;
    switch (update.type) {
      case 'snapshot':
        this.takeSnapshot(update);
        break;
      case 'lobby':
        this.addNonce(update.lobby);
        this.later(update.at, () => {
          this.lobby = update.lobby;
        });
        break;
      case 'told':
        this.takeTold(update);
        break;
      case 'asked':
        this.latest = update.question.number;
        this.later(
          update.at,
          () => this.takeQuestion(update.question),
          update.question.is_race ? update.at + RACE_SHOWN : undefined,
        );
        break;
      case 'sealed':
        if (this.tap?.question === update.question) this.tap = null;
        this.later(update.at, () => this.seal(update.question, update.text));
        break;
      case 'answered':
        this.later(update.at, () => {
          if (this.question?.number === update.question) {
            this.answered = [...this.answered, update.seat];
          }
        });
        break;
      case 'moved':
        this.later(update.at, () => {
          const { deadline, is_paused } = update;
          if (this.question?.number === update.question) {
            this.question = { ...this.question, deadline, is_paused };
          }
        });
        break;
      case 'said': {
        const chair = this.lobby?.chairs[update.seat];
        if (chair && this.hushed.includes(chair.person || chair.name)) break;
        this.push({ id: ++this.counter, kind: 'talk', seat: update.seat, text: update.text });
        this.bubble(update.seat, update.text, 'talk');
        break;
      }
      case 'chatted': {
        const { person, name, text, is_emote: isEmote } = update;
        if (this.hushed.includes(person)) break;
        this.push({ id: ++this.counter, kind: 'chat', person, name, text, isEmote });
        const seat = (this.lobby?.chairs ?? []).findIndex((chair) => chair.person === person);
        if (seat >= 0) this.bubble(seat, text, isEmote ? 'emote' : 'chat');
        break;
      }
      case 'ended':
        this.latest = -1;
        this.later(update.at, () => {
          this.question = null;
          this.tap = null;
        });
        break;
    }
  }

  private takeSnapshot(snapshot: Snapshot): void {
    this.theatre.clear();
    void this.prepare(snapshot.lobby.game);
    const isNewGame = snapshot.game !== this.game;
    this.game = snapshot.game;
    this.you = snapshot.you;
    this.lobby = snapshot.lobby;
    this.view = snapshot.view;
    this.beat = '';
    this.batch = [];
    this.event = null;
    const spoken = isNewGame ? [] : this.log.filter((entry) => entry.kind !== 'event');
    const told = (snapshot.events as TableEvent[]).map(
      (event): LogEntry => ({ id: ++this.counter, kind: 'event', event }),
    );
    this.log = [...spoken, ...told];
    this.latest = snapshot.question?.number ?? -1;
    this.takeQuestion(snapshot.question);
    this.addNonce(snapshot.lobby);
    if (this.startsAtOnce && snapshot.lobby.stage === 'lobby') {
      this.startsAtOnce = false;
      void this.deal(snapshot.lobby.game);
    }
  }

  /** Host: deal, empty chairs to the bots this person likes. */
  async deal(game: string): Promise<void> {
    this.info ??= (await api.games()).find((one) => one.game === game) ?? null;
    await this.ask({ type: 'start', fill: favouriteBot(this.info?.bots) });
  }

  private takeTold(told: Told): void {
    const events = told.events as TableEvent[];
    const dramatize = this.faces.dramatize;
    this.theatre.add({
      kind: 'scene',
      at: told.at,
      acts: events.map((event, index) => dramatize?.(event, events, index) ?? USUAL_ACT),
      begin: (act) => {
        const event = events[act];
        if (!event) return;
        this.event = event;
        this.batch = events.slice(0, act + 1);
        this.push({ id: ++this.counter, kind: 'event', event });
      },
      beat: (name) => {
        this.beat = name;
      },
      turn: () => {
        this.view = told.view;
      },
      end: () => {
        this.batch = [];
        this.event = null;
      },
    });
  }

  private takeQuestion(question: Question | null): void {
    const isNew = question?.number !== this.question?.number;
    this.question = question;
    if (isNew) this.answered = [];
    if (this.tap && this.tap.question !== question?.number) this.tap = null;
    const asked = this.view?.asked;
    if (question && Array.isArray(asked)) {
      this.answered = question.seats.filter((seat) => !asked.includes(seat));
    }
    if (isNew && this.isAsked) {
      play('chime');
      buzz(30);
    }
  }

  private seal(question: number, text: string): void {
    if (this.question?.number === question) this.question = { ...this.question, sealed: text };
  }

  /** Do something when its turn comes: at once if nothing is being played. */
  private later(at: number, run: () => void, by?: number): void {
    if (this.theatre.isBusy() || at > this.seconds())
      this.theatre.add({ kind: 'cue', at, by, run });
    else run();
  }

  private push(entry: LogEntry): void {
    this.log = [...this.log, entry];
    if (entry.kind !== 'event') this.unread++;
  }

  private bubble(seat: number, text: string, kind: Bubble['kind']): void {
    const id = ++this.counter;
    this.bubbles = [...this.bubbles.filter((one) => one.seat !== seat), { id, seat, text, kind }];
    setTimeout(() => {
      this.bubbles = this.bubbles.filter((one) => one.id !== id);
    }, BUBBLE_SECONDS * 1000);
  }

  /** Give this device's share in the dice, once the server is bound to its own. */
  private addNonce(lobby: Lobby): void {
    if (lobby.stage !== 'committed') return;
    const isSeated = this.you && lobby.chairs.some((chair) => chair.person === this.you);
    if (!isSeated) {
      noteDeal(lobby.commitment, '');
      return;
    }
    // Asked again, it says the same again: the table took the first.
    const said = recallDeal(lobby.commitment)?.nonce;
    const nonce = said || toHex(crypto.getRandomValues(new Uint8Array(16)));
    noteDeal(lobby.commitment, nonce);
    void this.connection.ask({ type: 'nonce', nonce });
  }

  private prepared = '';

  /** Fetch a game's words, texts and faces. */
  async prepare(game: string): Promise<void> {
    if (this.prepared === game) return;
    this.prepared = game;
    const [words, faces, games] = await Promise.all([
      api.words(game),
      loadFaces(game),
      api.games(),
      texts.load(texts.language, game),
    ]);
    this.vocabulary = words;
    this.faces = faces;
    this.info = games.find((one) => one.game === game) ?? null;
    this.isReady = true;
  }

  private pace(): number {
    if (document.hidden) return 0;
    const left = this.question?.deadline ? this.question.deadline - this.seconds() : 60;
    // Whoever has to answer soon sees the rest quickly.
    const hurry = left < 5 ? 0.3 : 1;
    return (mayMove() ? PACES[settings.speed] : Math.min(PACES[settings.speed], 0.5)) * hurry;
  }
}
