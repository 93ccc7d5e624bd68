// The story in sentences, in the language of the moment.

import type { Replay } from './replay.svelte';
import type { StoryLine } from './retelling';
import type { Speaker } from './speaker';
import type { LogEntry, TableStore } from './table.svelte';
import { isGesture, readTalk } from './talk';

/** Tell whether a line is for one's own eyes: where secrets lie face down it does, too. */
export function isSecret(table: TableStore, entry: LogEntry): boolean {
  if (entry.kind !== 'event') return false;
  const { event } = entry.event;
  return event.endsWith('-you') || (table.faces.secrets?.includes(event) ?? false);
}

/** Return table talk as a sentence: words with their speaker, or what somebody shows. */
function talkBy(say: Speaker, seat: number, text: string): string {
  const key = isGesture(readTalk(text, []).act) ? 'web-emoted' : 'web-said';
  return say.say(key, { name: say.seat(seat), text: say.talk(text) });
}

/** Return a line of the story as a sentence. */
export function saidBy(table: TableStore, entry: LogEntry): string {
  const { say } = table;
  if (entry.kind === 'event') return say.event(entry.event);
  if (entry.kind === 'talk') return talkBy(say, entry.seat, entry.text);
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
      return talkBy(say, line.seat, line.text);
    case 'deed': {
      const text = say.action(line.choice);
      if (line.seat < 0) return say.say('web-deed-nature', { text });
      const key = line.isClock ? 'web-deed-clock' : 'web-said';
      return say.say(key, { name: say.seat(line.seat), text });
    }
  }
}
