// The theatre: what happened is played as the server says, from one instant on all screens. Who is
// late skips what is over; nothing is ever rushed.

import type { Act, Beat } from './protocol';
import type { Sound } from './sounds';

/** What goes with an event or a beat beside the picture. */
export interface Effect {
  sound?: Sound;
  /** It is the gun of the event's own seat that makes the sound. */
  isGun?: boolean;
  /** Vibration: milliseconds, or a pattern. */
  buzz?: number | number[];
}

/** Several events that came together, and the view after them. */
export interface Scene {
  kind: 'scene';
  /** When it begins, in seconds of the server's time; later if the table rests before. */
  at: number;
  /** One act for each event. */
  acts: Act[];
  /** Put the n-th event on the stage; `isNow`: it has just come, and is heard. */
  begin(act: number, isNow: boolean): void;
  /** A beat is played; an empty name: no more. */
  beat(name: string, isNow: boolean): void;
  /** Show the view after the scene. */
  turn(): void;
  /** The scene is over. */
  end(): void;
}

/** Something that simply takes its place in the order. */
export interface Cue {
  kind: 'cue';
  at: number;
  run(): void;
}

export interface Stagehand {
  /** The server's time in seconds. */
  seconds(): number;
  wait(ms: number): Promise<void>;
  /** Told whether something is being played. */
  busy(isBusy: boolean): void;
}

/** Nothing waits longer than this for its instant: a wrong clock must not stop a game. */
const LONGEST_HOLD = 1500;
/** What came longer ago than this, in milliseconds, is shown and not heard. */
const STILL_NOW = 400;

/** A moment of a scene: when, in milliseconds from its beginning, and what then. */
interface Moment {
  at: number;
  run(isNow: boolean): void;
}

export class Theatre {
  private queue: (Scene | Cue)[] = [];
  private isPlaying = false;
  private isSkipped = false;
  /** When it was stopped, if it is; and by how much what is being played came to be later. */
  private heldAt: number | null = null;
  private lost = 0;
  private wakeUp: () => void = () => {};
  /** Counted up to stop a run whose queue was thrown away. */
  private run = 0;

  constructor(private readonly hand: Stagehand) {}

  add(item: Scene | Cue): void {
    this.queue.push(item);
    if (!this.isPlaying) void this.perform(this.run);
  }

  isBusy(): boolean {
    return this.isPlaying || this.queue.length > 0;
  }

  /** Show everything that is waiting at once: the table wants it over. */
  skip(): void {
    this.isSkipped = this.isBusy();
    this.wakeUp();
  }

  /** Stop where it is: the table rests. */
  hold(): void {
    this.heldAt ??= this.now();
    this.wakeUp();
  }

  /** Go on from there: all that is still to come comes so much later. */
  release(): void {
    if (this.heldAt === null) return;
    const lost = this.now() - this.heldAt;
    this.heldAt = null;
    this.lost += lost;
    for (const item of this.queue) item.at += lost / 1000;
    this.wakeUp();
  }

  /** Throw everything away: a snapshot says it all. */
  clear(): void {
    this.run++;
    this.queue = [];
    this.isPlaying = false;
    this.isSkipped = false;
    this.heldAt = null;
    this.wakeUp();
    this.hand.busy(false);
  }

  private async perform(run: number): Promise<void> {
    this.isPlaying = true;
    while (run === this.run) {
      const item = this.queue.shift();
      if (!item) break;
      this.lost = 0;
      if (item.kind === 'scene') await this.playScene(item, run);
      else {
        await this.until(this.startOf(item.at), run);
        if (run === this.run) item.run();
      }
    }
    if (run !== this.run) return;
    this.isPlaying = false;
    this.isSkipped = false;
    this.hand.busy(false);
  }

  private async playScene(scene: Scene, run: number): Promise<void> {
    const start = this.startOf(scene.at);
    const { moments, length } = momentsOf(scene);
    await this.until(start, run);
    if (run !== this.run) return;
    this.hand.busy(true);
    for (const moment of moments) {
      await this.until(start + moment.at, run);
      if (run !== this.run) return;
      // What happens at once is heard together.
      const end = moments.find((later) => later.at > moment.at)?.at ?? length;
      const late = this.now() - start - this.lost;
      moment.run(!this.isSkipped && late < Math.min(end, moment.at + STILL_NOW));
    }
    await this.until(start + length, run);
    if (run !== this.run) return;
    // In one step: nobody may see the new view with the events that led to it.
    if (scene.acts.every((act) => act.holds)) scene.turn();
    scene.end();
  }

  /** When something meant for an instant begins, in milliseconds of the server's time. */
  private startOf(at: number): number {
    return Math.min(at * 1000, this.now() + LONGEST_HOLD);
  }

  private now(): number {
    return this.hand.seconds() * 1000;
  }

  private async until(instant: number, run: number): Promise<void> {
    for (;;) {
      const ms = instant + this.lost - this.now();
      if (this.isSkipped || run !== this.run) return;
      if (ms <= 0 && this.heldAt === null) return;
      const woken = new Promise<void>((resolve) => {
        this.wakeUp = resolve;
      });
      await (this.heldAt === null ? Promise.race([this.hand.wait(ms), woken]) : woken);
    }
  }
}

/** Return how long acts take, in milliseconds. */
export function lengthOf(acts: Act[]): number {
  const beats = acts.flatMap((act) => [...(act.before ?? []), ...(act.after ?? [])]);
  return [...acts, ...beats].reduce((sum, { ms }) => sum + ms, 0);
}

/** Return what happens in a scene one after the other, and how long it takes. */
function momentsOf(scene: Scene): { moments: Moment[]; length: number } {
  const moments: Moment[] = [];
  let at = 0;
  let isTurned = false;
  const addBeats = (beats: Beat[] | undefined): void => {
    for (const { name, ms } of beats ?? []) {
      moments.push({ at, run: (isNow) => scene.beat(name, isNow) });
      at += ms;
    }
    if (beats?.length) moments.push({ at, run: () => scene.beat('', false) });
  };
  for (const [number, act] of scene.acts.entries()) {
    if (!isTurned && !act.holds) {
      moments.push({ at, run: () => scene.turn() });
      isTurned = true;
    }
    addBeats(act.before);
    moments.push({ at, run: (isNow) => scene.begin(number, isNow) });
    at += act.ms;
    addBeats(act.after);
  }
  return { moments, length: at };
}
