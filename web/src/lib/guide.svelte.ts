// The first-game guide: which decisions have been explained on this device, game by game.

import { keep, recall } from './settings.svelte';

const KEY = 'fistful-guide';

class Guide {
  isOn = $state(true);
  /** The phases explained so far, by game. */
  private known = $state.raw<Record<string, string[]>>({});

  constructor() {
    try {
      const kept = JSON.parse(recall(KEY) ?? '{}');
      this.isOn = kept.isOn !== false;
      this.known = typeof kept.known === 'object' && kept.known !== null ? kept.known : {};
    } catch {
      // Unreadable: begin afresh.
    }
  }

  /** Tell whether a decision should be explained. */
  isNew(game: string, phase: string): boolean {
    return this.isOn && !this.known[game]?.includes(phase);
  }

  /** Remember that a decision has been explained. */
  note(game: string, phase: string): void {
    if (!this.isNew(game, phase)) return;
    this.known = { ...this.known, [game]: [...(this.known[game] ?? []), phase] };
    this.save();
  }

  /** Switch it off, or on again, from the beginning. */
  turn(isOn: boolean): void {
    if (isOn && !this.isOn) this.known = {};
    this.isOn = isOn;
    this.save();
  }

  private save(): void {
    keep(KEY, JSON.stringify({ isOn: this.isOn, known: this.known }));
  }
}

export const guide = new Guide();
