// What this person bets, out of the game or watching it. Nobody else is told before it is decided.

import { api } from './api';
import type { Bets, Settled, Wager } from './protocol';
import type { Speaker } from './speaker';
import type { TableStore } from './table.svelte';
import { t } from './texts.svelte';

/** The pick of whoever bets that it will be none of them. */
const NOBODY = -1;

/** Return what a pick is called. */
export function pickName(say: Speaker, kind: string, pick: number): string {
  if (pick === NOBODY) return t('web-bet-nobody');
  return kind === 'seat' ? say.seat(pick) : say.name(kind, pick);
}

/** Return what became of bets, in words: a line for each thing that was bet on. */
export function settledLines(
  table: TableStore,
  settled: readonly Settled[],
): { question: string; answers: string; isRight: boolean }[] {
  const wagers = [...new Set(settled.map((bet) => bet.wager))];
  return wagers.map((wager) => {
    const those = settled.filter((bet) => bet.wager === wager);
    const answers = those.map(({ name, pick, points }) => {
      const picked = pickName(table.say, wager === 'side' ? 'side' : 'seat', pick);
      return t(points ? 'web-bet-right' : 'web-bet-wrong', { name, pick: picked, points });
    });
    return {
      question: table.say.say(`bet-${wager}`),
      answers: answers.join(' · '),
      isRight: those.some((bet) => bet.points > 0),
    };
  });
}

export class OwnBets {
  picks = $state.raw<Record<string, number>>({});

  constructor(private readonly table: TableStore) {}

  /** Look what this person has bet: on another device, or before the page was loaded again. */
  async look(): Promise<void> {
    const found = await api.bets(this.table.code).catch(() => null);
    if (found) this.picks = found.picks;
  }

  async place({ round }: Bets, { name: wager }: Wager, pick: number): Promise<void> {
    const before = this.picks;
    this.picks = { ...before, [wager]: pick };
    if (!(await this.table.ask({ type: 'bet', round, wager, pick }))) this.picks = before;
  }
}
