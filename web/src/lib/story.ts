// The story in sentences, in the language of the moment.

import type { LogEntry, TableStore } from './table.svelte';

/** Return a line of the story as a sentence. */
export function saidBy(table: TableStore, entry: LogEntry): string {
  const { say } = table;
  if (entry.kind === 'event') return say.event(entry.event);
  if (entry.kind === 'talk') {
    return say.say('web-said', { name: say.seat(entry.seat), text: say.talk(entry.text) });
  }
  if (entry.isEmote) {
    return say.say('web-emoted', { name: entry.name, text: say.say(`web-emote-${entry.text}`) });
  }
  return say.say('web-said', { name: entry.name, text: entry.text });
}
