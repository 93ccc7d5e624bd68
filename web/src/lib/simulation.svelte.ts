// A simulation as this screen follows it: asked for again and again while it is wanted.

import { api, Refusal } from './api';
import type { Simulate, Simulated } from './protocol';
import { texts } from './texts.svelte';

/** Milliseconds between one look and the next. */
const PACE = 1000;

export class Simulation {
  state = $state.raw<Simulated | null>(null);
  isRunning = $state(false);
  problem = $state('');
  /** What the state is about. */
  asked = $state.raw<Simulate | null>(null);
  private turn = 0;

  get isDone(): boolean {
    return this.state !== null && this.state.done >= this.state.total;
  }

  /** Seconds until it is done, as far as can be told. */
  get left(): number {
    const { state } = this;
    return state?.rate ? (state.total - state.done) / state.rate : 0;
  }

  /** Begin, or go on. */
  async run(body: Simulate): Promise<void> {
    const turn = ++this.turn;
    const isOther =
      JSON.stringify({ ...body, games: 0 }) !== JSON.stringify({ ...this.asked, games: 0 });
    if (isOther) this.state = null;
    this.asked = body;
    this.isRunning = true;
    this.problem = '';
    while (turn === this.turn) {
      try {
        const found = await api.simulate(body);
        if (turn !== this.turn) return;
        this.state = found;
        if (found.stopped) throw new Refusal(found.stopped);
        if (found.done >= found.total) break;
      } catch (error) {
        if (turn !== this.turn) return;
        const { code, params } = error instanceof Refusal ? error : new Refusal('unreachable');
        this.problem = texts.speaker(texts.language).error(code, params);
        break;
      }
      await new Promise((resolve) => setTimeout(resolve, PACE));
    }
    if (turn === this.turn) this.isRunning = false;
  }

  /** Ask no more: what was played stays, and the server stops by itself. */
  stop(): void {
    this.turn += 1;
    this.isRunning = false;
  }
}
