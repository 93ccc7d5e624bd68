// A table as this device knows it, and what it can do there. Game components get this object.

import { loadFaces } from '../games';
import { beatEffect, type GameFaces } from '../games/types';
import { api, Refusal } from './api';
import { Connection, type Reply, type RequestBody, type Status } from './connection';
import { countOf } from './count';
import { noteDeal, recallDeal } from './deals';
import { toHex } from './hex';
import { wear } from './looks.svelte';
import { noteGame } from './mine';
import type {
  Act,
  Advice,
  AnyUpdate,
  Choice,
  GameInfo,
  Lobby,
  Question,
  Scene,
  Snapshot,
  Vocabulary,
} from './protocol';
import { favouriteBot, staging } from './settings.svelte';
import { buzz, play } from './sounds';
import { Speaker, type TableEvent } from './speaker';
import { texts } from './texts.svelte';
import { type Effect, lengthOf, Theatre } from './theatre';
import type { OutcomeView } from './views';

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
/** A page that is loaded again is gone for less than so many milliseconds. */
const GONE_AFTER = 3000;
/** A strong player has so many milliseconds to think about a hint, on a server with much to do. */
const HINT_WITHIN = 60_000;
/** A question that opens so many seconds before the end of a scene is open while it is played. */
const EARLY = 0.1;
/** What somebody leans to is answered so many seconds before it is too late: on three it counts. */
const LAST_INSTANT = 0.15;
/** Where nothing is played, all is there at once. */
const AT_ONCE: Act = { ms: 0 };

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
  /** The beat being played, by the name the game's drama gave it; or of the count in which an open
   * question ends. */
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
  /** Whether this person may begin the next game: the host, or any player once all are ready. */
  readonly mayStart = $derived.by((): boolean => {
    const { lobby, you } = this;
    if (this.isHost || !lobby || !this.isSeated || lobby.is_start_kept) return this.isHost;
    const others = lobby.chairs.filter((chair) => chair.person && chair.person !== you);
    return others.every((chair) => lobby.ready.includes(chair.person));
  });
  /** Whether the table is heard from this device: from the screens that watch, if there are any,
   * else from the host's or, while that is away, from the first that is here. */
  readonly isSpeaker = $derived.by((): boolean => {
    if (!this.isSeated) return true;
    if (this.watchers > 0) return false;
    const seated = (this.lobby?.chairs ?? []).map(({ person }) => person);
    const here = seated.filter((person) => person && this.here.includes(person));
    const host = this.lobby?.host ?? '';
    return this.you === (here.includes(host) ? host : (here[0] ?? host));
  });
  readonly names = $derived((this.lobby?.chairs ?? []).map((chair) => chair.name));
  readonly stage = $derived(this.lobby?.stage ?? '');
  readonly isOver = $derived(this.view?.phase === 'over' && !this.isPlaying);
  /** The table rests, in the middle of whatever is played. */
  isPaused = $state(false);

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
  /** Whether nobody else is at the table but bots: then one need not wait for appearances. */
  readonly isAlone = $derived(
    this.isSeated && (this.lobby?.chairs ?? []).filter((chair) => chair.person).length === 1,
  );
  /** Whether the last answer can be taken back: it is still sealed, or told nothing. */
  readonly mayTakeBack = $derived(
    this.isAlone &&
      this.question?.number === this.latest &&
      (!!this.question.sealed || this.question.may_take_back === true),
  );
  /** What a strong player would do, and which question that is about. */
  hint = $state.raw<{ question: number; advice: Advice[] } | null>(null);
  /** The speed to go back to when whoever hurries lets go. */
  private unhurried = '';
  readonly isBotSeat = $derived(
    this.isSeated && this.stage === 'playing' && !!this.lobby?.chairs[this.seat]?.bot,
  );

  private vocabulary = $state.raw<Vocabulary | null>(null);
  /** Speaks the chosen language with this game's words and this table's names. */
  readonly say = $derived.by((): Speaker => {
    const game = this.lobby?.game ?? '';
    const sources = texts.sources(texts.language, game);
    const wording = this.lobby?.wording;
    return new Speaker(texts.language, sources, this.vocabulary, this.names, wording);
  });

  /** People whose network is gone, as was told. */
  private gone = new Set<string>();
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
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      busy: (isBusy) => {
        this.isPlaying = isBusy;
        if (isBusy) this.beat = '';
      },
    });
    this.connection = new Connection(code, {
      seen: () => ({ game: this.game, seq: this.seq }),
      update: (update) => this.take(update),
      status: (status) => this.takeStatus(status),
    });
  }

  close(): void {
    clearTimeout(this.counting);
    this.theatre.clear();
    this.connection.close();
    wear([]);
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

  private leaning = '';

  /** Say what this person has picked and not answered yet: when time is up that is the answer, as
   * a gun points where it points on three. */
  lean(text: string): void {
    this.leaning = text;
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

  async request(body: RequestBody, within?: number): Promise<Reply> {
    const reply = await this.connection.ask(body, within);
    if (reply.type === 'error') this.complain(reply.code, reply.params);
    if (reply.type === 'lost') this.toast(this.say.say('web-lost'));
    return reply;
  }

  /** The same people again, at once or after changes to the table. */
  rematch(isAtOnce: boolean): void {
    this.startsAtOnce = isAtOnce;
    void this.ask({ type: 'rematch' });
  }

  /** Stop hearing somebody, or hear them again. */
  hush(who: string): void {
    const isHushed = this.hushed.includes(who);
    this.hushed = isHushed ? this.hushed.filter((one) => one !== who) : [...this.hushed, who];
  }

  /** Alone: be told what the strongest bot would do. The record says so. */
  async askHint(): Promise<void> {
    const asked = this.question;
    if (!asked || !this.isAsked || this.hint?.question === asked.number) return;
    this.hint = { question: asked.number, advice: [] };
    const reply = await this.request({ type: 'hint' }, HINT_WITHIN);
    if (this.hint?.question !== asked.number) return;
    this.hint = reply.type === 'hinted' ? { question: asked.number, advice: reply.advice } : null;
  }

  /** Alone: take the last answer back. */
  takeBack(): void {
    if (this.mayTakeBack) void this.ask({ type: 'take-back' });
  }

  /** Alone: let everything happen at once for as long as it is held. */
  hurry(isHeld: boolean): void {
    const lobby = this.lobby;
    if (!lobby || !this.isAlone || isHeld === (this.unhurried !== '')) return;
    const speed = isHeld ? 'off' : this.unhurried;
    if (isHeld && lobby.speed === 'off') return;
    this.unhurried = isHeld ? lobby.speed : '';
    const { is_locked, is_code_hidden, is_muted, clock } = lobby;
    void this.ask({ type: 'change', is_locked, is_code_hidden, is_muted, clock, speed });
    if (isHeld) this.skip();
  }

  /** Host: let what is being played be over, on all screens. */
  skip(): void {
    void this.ask({ type: 'skip' });
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
      const me = await api.me(this.code);
      this.lobby ??= await api.show(this.code);
      await this.prepare(this.lobby.game);
      // Whose seat is held lost the network and no more: the connection is tried again.
      const isShut = this.status === 'refused' && !me.person && this.lobby.is_locked;
      if (isShut) this.problem = { code: 'no-seat', params: {} };
    } catch (error) {
      if (error instanceof Refusal && error.code === 'no-seat') await this.meetStranger();
      else if (error instanceof Refusal && error.code !== 'unreachable') {
        this.problem = { code: error.code, params: error.params };
        // Asking for it again would only look like guessing.
        if (error.code === 'table-unknown') this.connection.rest();
      }
    }
  }

  /** Look how the table is now, where no socket tells it. */
  async refresh(): Promise<void> {
    if (!this.problem) return;
    const lobby = await api.show(this.code);
    await this.prepare(lobby.game);
    this.takeLobby(lobby);
  }

  /** This device's seat is nobody's any more: show the table's door. */
  private async meetStranger(): Promise<void> {
    try {
      this.lobby ??= await api.show(this.code);
      await this.prepare(this.lobby.game);
      if (this.status === 'refused') this.problem = { code: 'no-seat', params: {} };
    } catch {
      // The network is gone again: the next attempt will tell.
    }
  }

  private take(update: AnyUpdate): void {
    if (update.type === 'presence') {
      this.takePresence(update.here);
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
        this.later(update.at, () => this.takeLobby(update.lobby));
        break;
      case 'told':
        this.playScene(update);
        break;
      case 'asked':
        this.latest = update.question.number;
        this.takeAsked(update.question);
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
          const { opens, deadline, is_paused } = update;
          if (this.question?.number === update.question) {
            this.question = { ...this.question, opens, deadline, is_paused };
            this.keepCount();
          }
        });
        if (update.is_paused || this.isPaused) this.rest(update.is_paused);
        else if (update.opens <= update.at) this.theatre.skip();
        break;
      case 'said': {
        const chair = this.lobby?.chairs[update.seat];
        if (chair && this.hushed.includes(chair.person || chair.name)) break;
        void this.takeTalk(update.seat, update.text);
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

  /** Tell of those whose network is gone, once it has been for a moment, and of their return. */
  private takePresence(here: string[]): void {
    const before = this.here;
    this.here = here;
    if (this.stage !== 'playing' || !before.includes(this.you)) return;
    for (const { person, name, bot } of this.lobby?.chairs ?? []) {
      if (!person || bot || person === this.you) continue;
      if (this.gone.has(person) && here.includes(person)) {
        this.gone.delete(person);
        this.toast(this.say.say('web-network-back', { name }));
      }
      if (before.includes(person) && !here.includes(person)) {
        setTimeout(() => this.noteGone(person, name), GONE_AFTER);
      }
    }
  }

  private noteGone(person: string, name: string): void {
    if (this.here.includes(person) || this.stage !== 'playing') return;
    this.gone.add(person);
    this.toast(this.say.say('web-network-gone', { name }));
  }

  private takeSnapshot(snapshot: Snapshot): void {
    this.theatre.clear();
    this.early = null;
    void this.prepare(snapshot.lobby.game);
    const isNewGame = snapshot.game !== this.game;
    this.game = snapshot.game;
    this.you = snapshot.you;
    this.takeLobby(snapshot.lobby);
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
    if (snapshot.scene) this.playScene(snapshot.scene);
    this.isPaused = false;
    if (snapshot.question?.is_paused) this.rest(true);
    if (snapshot.question) this.takeAsked(snapshot.question);
    else this.takeQuestion(null);
    this.addNonce(snapshot.lobby);
    if (this.startsAtOnce && snapshot.lobby.stage === 'lobby') {
      this.startsAtOnce = false;
      void this.deal(snapshot.lobby.game);
    }
  }

  /** Deal, empty chairs to the bots this person likes. */
  async deal(game: string): Promise<void> {
    await this.prepare(game);
    await this.ask({ type: 'start', fill: favouriteBot(this.info?.bots) });
  }

  /** Tell everybody whose chair somebody plays from now on. */
  private noteChairs(lobby: Lobby): void {
    if (this.stage !== 'playing' || lobby.stage !== 'playing') return;
    for (const [seat, chair] of lobby.chairs.entries()) {
      const friend = this.lobby?.waiting.find((one) => one.person === chair.person);
      if (friend && !this.lobby?.chairs[seat]?.person) {
        this.toast(this.say.say('web-chair-taken', { name: friend.name, chair: chair.name }));
      }
    }
  }

  /** Keep on this device that one plays here, and how it ended. */
  private noteGame(): void {
    const lobby = this.lobby;
    if (!lobby || lobby.is_practice || !this.isSeated || !['playing', 'over'].includes(lobby.stage))
      return;
    const outcome = this.view?.phase === 'over' ? (this.view.outcome as OutcomeView) : null;
    if (lobby.stage === 'playing' ? this.noted !== lobby.games : outcome) {
      noteGame(this.code, lobby, this.seat, lobby.stage === 'over' ? outcome : null);
      this.noted = lobby.games;
    }
  }
  private noted = -1;

  private takeLobby(lobby: Lobby): void {
    this.noteChairs(lobby);
    this.lobby = lobby;
    wear(lobby.chairs);
    this.noteGame();
    staging.speed = lobby.speed;
  }

  /** The host lets the table rest, or go on. */
  private rest(isPaused: boolean): void {
    this.isPaused = isPaused;
    if (isPaused) this.theatre.hold();
    else this.theatre.release();
    if (this.question) this.question = { ...this.question, is_paused: isPaused };
    this.keepCount();
  }

  /** When the last scene is over. */
  private curtain = 0;

  private playScene(scene: Scene): void {
    this.curtain = scene.at + lengthOf(scene.acts) / 1000;
    const events = scene.events as TableEvent[];
    this.isTold = false;
    this.theatre.add({
      kind: 'scene',
      at: scene.at,
      acts: events.map((_, index) => scene.acts[index] ?? AT_ONCE),
      begin: (act, isNow) => {
        const event = events[act];
        if (!event) return;
        // There is no view before the deal: the lobby must not hide it.
        this.view ??= scene.view;
        this.event = event;
        this.batch = events.slice(0, act + 1);
        this.push({ id: ++this.counter, kind: 'event', event });
        const isOwn = this.isSeated && event.seat === this.seat;
        if (isNow) this.give(this.faces.dramatize?.(event, events, act), isOwn);
        this.isTold = act === events.length - 1;
        if (this.isTold) this.takeEarly();
      },
      beat: (name, isNow) => {
        this.beat = name;
        if (isNow) this.give(beatEffect(this.faces, name));
      },
      turn: () => {
        this.view = scene.view;
        this.noteGame();
      },
      end: () => {
        this.batch = [];
        this.event = null;
      },
    });
  }

  /** Let an effect be heard and felt: on a phone that is not the loudspeaker, its own gun alone. */
  private give(effect: Effect | undefined, isOwn = false): void {
    const isHeard = this.isSpeaker || (isOwn && effect?.isGun);
    if (effect?.sound && isHeard) play(effect.sound);
    if (effect?.buzz && this.isSeated) buzz(effect.buzz);
  }

  /** Whether all events of the last scene have come on the stage; and the question that is open
   * while it is played. */
  private isTold = true;
  private early: Question | null = null;

  private takeEarly(): void {
    if (!this.early) return;
    this.question = this.early;
    this.answered = [];
    this.tap = null;
    this.early = null;
  }

  /** Take a question when it opens. One that may be answered with silence is there, without a
   * sound, as soon as all is told that it may be about: it gives nothing away. */
  private takeAsked(question: Question): void {
    if (question.opens < this.curtain - EARLY) {
      this.early = question;
      if (this.isTold) this.takeEarly();
      this.later(this.curtain, () => {
        this.takeEarly();
        this.takeQuestion(this.question);
      });
    } else {
      this.later(question.opens, () => this.takeQuestion(question));
    }
  }

  private takeQuestion(question: Question | null): void {
    const isNew = question?.number !== this.question?.number;
    this.question = question;
    this.keepCount();
    if (isNew) this.answered = [];
    if (this.tap && this.tap.question !== question?.number) this.tap = null;
    const asked = this.view?.asked;
    if (question && Array.isArray(asked)) {
      this.answered = question.seats.filter((seat) => !asked.includes(seat));
    }
    if (isNew && this.isAsked) {
      if (this.isSpeaker) play('chime');
      buzz(30);
    }
  }

  private counting: ReturnType<typeof setTimeout> | undefined;

  /** Count with everybody else while the question is open. */
  private keepCount(): void {
    clearTimeout(this.counting);
    const asked = this.question;
    const now = this.seconds();
    const { beat, next } = countOf(asked, now);
    if (asked?.count && beat !== this.beat && !this.isPlaying) {
      this.beat = beat;
      this.give(beatEffect(this.faces, beat));
    }
    if (!asked || asked.deadline === null || asked.is_paused) return;
    const last = asked.deadline - LAST_INSTANT;
    if (next === null && now >= last) {
      if (this.isAsked && this.leaning) this.answer(this.leaning);
      return;
    }
    this.counting = setTimeout(() => this.keepCount(), ((next ?? last) - now) * 1000);
  }

  private seal(question: number, text: string): void {
    if (this.question?.number === question) this.question = { ...this.question, sealed: text };
  }

  /** Do something when its turn comes: at once if nothing is being played. */
  private later(at: number, run: () => void): void {
    if (this.theatre.isBusy() || at > this.seconds()) this.theatre.add({ kind: 'cue', at, run });
    else run();
  }

  private push(entry: LogEntry): void {
    this.log = [...this.log, entry];
    if (entry.kind !== 'event') this.unread++;
  }

  /** Take what is said, in its own words as soon as they are there. */
  private async takeTalk(seat: number, text: string): Promise<void> {
    await texts.loadLines(this.lobby?.game ?? '').catch(() => {});
    this.push({ id: ++this.counter, kind: 'talk', seat, text });
    this.bubble(seat, text, 'talk');
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
  private preparing = Promise.resolve();

  /** Have a game's words, texts and faces. */
  prepare(game: string): Promise<void> {
    if (this.prepared !== game) {
      this.prepared = game;
      this.isReady = false;
      this.preparing = this.fetch(game);
    }
    return this.preparing;
  }

  private async fetch(game: string): Promise<void> {
    const [words, faces, games] = await Promise.all([
      api.words(game),
      loadFaces(game),
      api.games(),
      texts.load(texts.language, game),
    ]);
    // Another game may have been laid meanwhile.
    if (this.prepared !== game) return;
    this.vocabulary = words;
    this.faces = faces;
    this.info = games.find((one) => one.game === game) ?? null;
    this.isReady = true;
  }
}
