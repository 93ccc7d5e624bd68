// The variant on the workbench: its data, what was done to it, and what the server says about it.

import { api, Refusal } from './api';
import {
  ABOUT,
  at,
  type Data,
  type Fields,
  History,
  kindOf,
  type Place,
  put,
  renamed,
} from './design';
import type { Drafted, Problem, Vocabulary, Wording } from './protocol';
import { keep, recall } from './settings.svelte';
import { PLAIN, Speaker } from './speaker';
import { texts } from './texts.svelte';

const KEY = 'fistful-design';
/** Milliseconds after the last change before it is looked at. */
const PATIENCE = 250;
/** And before it is tried again, where too much was asked or nobody answered. */
const LATER = 2000;

interface Kept {
  game: string;
  data: Fields;
}

/** Return what was on the workbench when this browser last had one. */
export function keptDesign(): Kept | null {
  try {
    const kept = JSON.parse(recall(KEY) ?? 'null');
    return typeof kept?.game === 'string' && typeof kept?.data === 'object' ? kept : null;
  } catch {
    return null;
  }
}

const slug = (key: string): string => key.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
const same = (a: Place, b: Place): boolean =>
  a.length === b.length && a.every((x, i) => x === b[i]);

export class Designer {
  readonly game: string;
  readonly usual: Fields;
  private readonly history: History<Fields>;
  data = $state.raw<Fields>({});
  canUndo = $state(false);
  canRedo = $state(false);
  /** How the draft stands, as far as it was looked at. */
  look = $state.raw<Drafted>({} as Drafted);
  /** What the game's sentences say with it, or said when it could last be played. */
  private wording = $state.raw<Wording>(PLAIN);
  /** Whether the look is of the data as it is now. */
  isFresh = $state(true);
  problem = $state('');
  /** By part: fields its rows may have though none of the rulebook's has them, and their values. */
  private readonly more: { [part: string]: Fields };
  /** The file that was opened has comments that a file saved here will not have. */
  readonly losesComments: boolean;
  private timer = 0;
  private asked = 0;

  constructor(
    drafted: Drafted,
    readonly vocabulary: Vocabulary,
  ) {
    this.game = drafted.game;
    this.usual = (drafted.usual ?? drafted.data) as Fields;
    this.history = new History(drafted.data as Fields);
    this.data = this.history.now;
    this.look = drafted;
    this.wording = drafted.wording ?? PLAIN;
    this.more = (drafted.more ?? {}) as { [part: string]: Fields };
    this.losesComments = drafted.loses_comments;
  }

  /** Speaks about it in the language of the moment. */
  readonly say = $derived.by(() => {
    const { language } = texts;
    const sources = texts.sources(language, this.game, true);
    return new Speaker(language, sources, this.vocabulary, [], this.wording);
  });

  /** Return what a word of the data is called, under this key: as the game calls it, or itself. */
  word(word: string, key = ''): string {
    for (const wanted of [`${key} ${word}`, word]) {
      for (const [kind, { words }] of Object.entries(this.vocabulary.kinds)) {
        const name = `${kind}-${slug(wanted)}`;
        const isKnown = words.includes(wanted) && this.say.has(name);
        if (isKnown || name in this.wording.says) return this.say.say(name);
      }
    }
    const own = `design-word-${slug(word)}`;
    return this.say.has(own) ? this.say.say(own) : word;
  }

  /** Return what a field or a thing is called: in some parts by what all in them are. */
  label(place: Place): string {
    const key = place.at(-1) ?? '';
    const all = `design-in-${slug(place.at(-2) ?? '')}`;
    if (this.say.has(all)) return this.say.say(all, { key });
    const name = `design-field-${slug(key)}`;
    return this.say.has(name) ? this.say.say(name) : this.word(key);
  }

  /** Return what a part of the data is about; '' if nobody said. */
  about(key: string): string {
    const name = `design-about-${this.game}-${slug(key)}`;
    return this.say.has(name) ? this.say.say(name) : '';
  }

  value(place: Place): Data | undefined {
    return at(this.data, place);
  }

  kind(place: Place): ReturnType<typeof kindOf> {
    return kindOf(this.usual, this.data, place);
  }

  /** What is wrong at a place itself. */
  problems(place: Place): Problem[] {
    return this.look.problems.filter((one) => same(one.place, place));
  }

  /** Whether something is wrong at a place or in it. */
  isWrong(place: Place): boolean {
    return this.look.problems.some((one) => place.every((step, i) => step === one.place[i]));
  }

  isChanged(place: Place): boolean {
    if (ABOUT.includes(place[0] ?? '')) return false;
    return JSON.stringify(at(this.usual, place)) !== JSON.stringify(this.value(place));
  }

  set(place: Place, value: Data | undefined): void {
    if (JSON.stringify(this.value(place)) === JSON.stringify(value)) return;
    this.history.do(put(this.data, place, value) as Fields);
    this.changed();
  }

  /** Give a thing that is known by its name another one. */
  rename(place: Place, from: string, to: string): void {
    this.history.do(renamed(this.data, place, from, to));
    this.changed();
  }

  /** Whether a part that is lines of numbers may have lines of one's own. */
  isOpen(place: Place): boolean {
    return place.join('.') in this.more;
  }

  /** Return the fields that none of the rulebook's rows has, and what they begin with. */
  moreFields(place: Place): Fields {
    return this.more[place.join('.')] ?? {};
  }

  undo(): void {
    this.history.undo();
    this.changed();
  }

  redo(): void {
    this.history.redo();
    this.changed();
  }

  private changed(): void {
    this.data = this.history.now;
    this.canUndo = this.history.canUndo;
    this.canRedo = this.history.canRedo;
    keep(KEY, JSON.stringify({ game: this.game, data: this.data }));
    this.isFresh = false;
    this.lookLater(PATIENCE);
  }

  private lookLater(wait: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), wait);
  }

  private async check(): Promise<void> {
    const number = ++this.asked;
    try {
      const found = await api.draft({ game: this.game, data: this.data });
      if (number !== this.asked) return;
      this.look = found;
      this.wording = found.wording ?? this.wording;
      this.isFresh = true;
      this.problem = '';
    } catch (error) {
      if (number !== this.asked) return;
      const { code, params } = error instanceof Refusal ? error : new Refusal('unreachable');
      this.problem = texts.speaker(texts.language).error(code, params);
      if (['too-fast', 'unreachable', 'nobody-there'].includes(code)) this.lookLater(LATER);
    }
  }

  close(): void {
    clearTimeout(this.timer);
    this.asked += 1;
  }
}

/** Open a variant: a game's own, or one from a text. Throws Refusal. */
export async function openDesign(body: {
  game?: string;
  text?: string;
  data?: Fields;
}): Promise<Designer | Drafted> {
  const found = await api.draft(body.data ? { game: body.game ?? '' } : body);
  if (!found.usual) return found;
  const [words] = await Promise.all([
    api.words(found.game),
    texts.load(texts.language, found.game),
    texts.loadDesign(),
  ]);
  const designer = new Designer(found, words);
  if (body.data) designer.set([], body.data);
  return designer;
}
