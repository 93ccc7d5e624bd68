// The first round, taught: which questions come with the one sentence of their phase.

import type { TableStore } from './table.svelte';

export class Lessons {
  /** The first questions of each phase, by their numbers. */
  private first = $state.raw<Record<string, number[]>>({});

  /** Note the open question: of a phase that asks all, the first; else one for everybody. */
  note(table: TableStore): void {
    const { question, names, lobby } = table;
    if (!question || (lobby?.games ?? 0) > 0 || !table.say.has(`lesson-${question.phase}`)) return;
    const known = this.first[question.phase] ?? [];
    const most = question.seats.length > 1 ? 1 : names.length;
    if (known.length >= most || known.includes(question.number)) return;
    this.first = { ...this.first, [question.phase]: [...known, question.number] };
  }

  /** Tell whether the open question is taught. */
  teaches({ question }: TableStore): boolean {
    return !!question && !!this.first[question.phase]?.includes(question.number);
  }
}
