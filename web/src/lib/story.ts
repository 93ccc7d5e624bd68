// The story in sentences, in the language of the moment.

import type { Replay } from './replay.svelte';
import type { StoryLine } from './retelling';
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

/** Return a line of a replay's story as a sentence. */
export function toldBy({ say }: Replay, line: StoryLine): string {
  switch (line.kind) {
    case 'event':
      return say.event(line.event);
    case 'whisper':
      return say.say('web-whisper', { name: say.seat(line.seat), text: say.event(line.event) });
    case 'talk':
      return say.say('web-said', { name: say.seat(line.seat), text: say.talk(line.text) });
    case 'deed': {
      const text = say.action(line.choice);
      if (line.seat < 0) return say.say('web-deed-nature', { text });
      const key = line.isClock ? 'web-deed-clock' : 'web-said';
      return say.say(key, { name: say.seat(line.seat), text });
    }
  }
}
