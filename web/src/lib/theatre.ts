// The theatre: what happened is shown one thing after the other, at the server's time, never
// faster than people can follow and never so slow that the table gets ahead of the screen.

import type { Sound } from './sounds';

/** A moment of an act that is no event: a count before guns are raised, a note dealt. */
export interface Beat {
  name: string;
  ms: number;
  sound?: Sound;
  buzz?: number | number[];
}

/** How one event is played. */
export interface Act {
  /** How long it stays on the stage, in milliseconds at normal speed. */
  ms: number;
  sound?: Sound;
  /** Vibration: milliseconds, or a pattern. */
  buzz?: number | number[];
  /** The old view stays while this is played: for reveals that are told step by step. */
  holds?: boolean;
  /** Played before the event comes on the stage. */
  before?: Beat[];
  /** Played while it is there, after its `ms`. */
  after?: Beat[];
}

/** Several events that came together, and the view after them. */
export interface Scene {
  kind: 'scene';
  at: number;
  acts: Act[];
  /** Put the n-th event on the stage. */
  begin(act: number): void;
  /** A beat is played; an empty name: no more. */
  beat(name: string): void;
  /** Show the view after the scene. */
  turn(): void;
  /** The scene is over. */
  end(): void;
}

/** Something that simply takes its place in the order. */
export interface Cue {
  kind: 'cue';
  at: number;
  /** It has come by then, whatever is still being played before it. */
  by?: number;
  run(): void;
}

export interface Stagehand {
  /** The server's time in seconds. */
  seconds(): number;
  /** How much slower (2) or faster (0.5) than normal; 0 shows everything at once. */
  pace(): number;
  wait(ms: number): Promise<void>;
  play(act: Act | Beat): void;
  /** Told whether something is being played. */
  busy(isBusy: boolean): void;
}

/** No reveal waits longer than this for its instant: a wrong clock must not stop a game. */
const LONGEST_HOLD = 1500;
/** Scenes that may wait before the playing one is hurried. */
const PATIENCE = 2;

export class Theatre {
  private queue: (Scene | Cue)[] = [];
  private isPlaying = false;
  private isHurried = false;
  private wakeUp: () => void = () => {};
  /** Counted up to stop a run whose queue was thrown away. */
  private run = 0;

  constructor(private readonly hand: Stagehand) {}

  add(item: Scene | Cue): void {
    this.queue.push(item);
    if (item.kind === 'cue' && item.by !== undefined) void this.hurry(item, item.by);
    if (!this.isPlaying) void this.perform(this.run);
    // Far behind: what is on the stage now goes too.
    else if (this.pace() === 0) this.wakeUp();
  }

  isBusy(): boolean {
    return this.isPlaying || this.queue.length > 0;
  }

  /** Show everything that is waiting at once. */
  skip(): void {
    this.isHurried = true;
    this.wakeUp();
  }

  /** Throw everything away: a snapshot says it all. */
  clear(): void {
    this.run++;
    this.queue = [];
    this.isPlaying = false;
    this.wakeUp();
    this.hand.busy(false);
  }

  /** Show everything up to a cue at once if it has not come in time. */
  private async hurry(cue: Cue, by: number): Promise<void> {
    await this.hand.wait(Math.max(0, (by - this.hand.seconds()) * 1000));
    if (this.queue.includes(cue)) this.skip();
  }

  private async perform(run: number): Promise<void> {
    this.isPlaying = true;
    while (run === this.run) {
      const item = this.queue.shift();
      if (!item) break;
      const early = Math.min((item.at - this.hand.seconds()) * 1000, LONGEST_HOLD);
      if (early > 0 && !this.isHurried) await this.sleep(early);
      if (run !== this.run) return;
      if (item.kind === 'cue') item.run();
      else await this.playScene(item, run);
    }
    if (run !== this.run) return;
    this.isPlaying = false;
    this.isHurried = false;
    this.hand.busy(false);
  }

  private async playScene(scene: Scene, run: number): Promise<void> {
    this.hand.busy(true);
    let isTurned = false;
    for (const [number, act] of scene.acts.entries()) {
      if (!isTurned && !act.holds) {
        scene.turn();
        isTurned = true;
      }
      if (!(await this.playBeats(scene, act.before, run))) return;
      scene.begin(number);
      const ms = act.ms * this.pace();
      if (ms > 0) {
        this.hand.play(act);
        await this.sleep(ms);
      }
      if (run !== this.run) return;
      if (!(await this.playBeats(scene, act.after, run))) return;
    }
    if (!isTurned) scene.turn();
    scene.end();
  }

  /** Play the beats of an act, if there is time; false if the run was stopped. */
  private async playBeats(scene: Scene, beats: Beat[] | undefined, run: number): Promise<boolean> {
    if (!beats?.length) return true;
    for (const beat of beats) {
      const ms = beat.ms * this.pace();
      if (ms <= 0) continue;
      scene.beat(beat.name);
      this.hand.play(beat);
      await this.sleep(ms);
      if (run !== this.run) return false;
    }
    scene.beat('');
    return true;
  }

  private pace(): number {
    if (this.isHurried) return 0;
    const waiting = this.queue.filter((item) => item.kind === 'scene').length;
    if (waiting > PATIENCE * 3) return 0;
    return this.hand.pace() * (waiting > PATIENCE ? 0.4 : 1);
  }

  private sleep(ms: number): Promise<void> {
    return Promise.race([
      this.hand.wait(ms),
      new Promise<void>((resolve) => {
        this.wakeUp = resolve;
      }),
    ]);
  }
}
