// Codes become sentences: the browser's half of the message catalogue (Fluent).

import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentValue,
  type FluentVariable,
} from '@fluent/bundle';
import type { Choice, Vocabulary, Wording } from './protocol';

export type TableEvent = { event: string } & Record<string, unknown>;
export type Things = Record<string, FluentVariable>;

/** As many seats as an engine's seat number can name. */
export const MOST_SEATS = 8;

/** Return the numbers a compound number is made of; the last part counts in ones. */
export function split(number: number, sizes: [string, number][]): Record<string, number> {
  const found: Record<string, number> = {};
  let rest = number;
  for (const [name, size] of [...sizes].reverse()) {
    found[name] = rest % size;
    rest = Math.floor(rest / size);
  }
  return found;
}

const numberOf = (value: FluentValue | undefined): number =>
  Number(value instanceof FluentNumber ? value.value : value);

/** What messages can do with numbers: the minus (money wants it before the currency), the size, what
 * is left; and with a text: begin a sentence with it, where Dutch writes Eén with one accent. */
const FUNCTIONS = {
  SIGN: ([value]: FluentValue[]) => (numberOf(value) < 0 ? '−' : ''),
  SIZE: ([value]: FluentValue[]) => String(Math.abs(numberOf(value))),
  LESS: ([value, by]: FluentValue[]) => new FluentNumber(numberOf(value) - numberOf(by)),
  UP: ([value]: FluentValue[]) => {
    const text = String(value);
    return (text.startsWith('é') ? 'E' : text.slice(0, 1).toUpperCase()) + text.slice(1);
  },
};

/** A table where the catalogue says all there is to say. */
export const PLAIN: Wording = { numbers: {}, says: {}, told: {} };
/** A sentence that ends with the name of something that ends one itself: Ambush! */
const ENDED_TWICE = /([!?])\.(?!\.)/g;
/** In a wording: for what has one text in all languages. */
const ANY_LANGUAGE = '*';

/** All messages of one language, for one game (or none), the names at its table and what its
 * options decide. */
export class Speaker {
  /** Numbers in words, as far as the language has them. */
  private numerals: string[] = [];
  private readonly bundle: FluentBundle;
  private readonly numbers: Intl.NumberFormat;
  /** What can be said across a table: the acts in many words. */
  private readonly spoken: string[] = [];
  /** Values that come back very often: the names of things. */
  private readonly known = new Map<string, string>();

  constructor(
    readonly language: string,
    sources: string[],
    private readonly vocabulary: Vocabulary | null = null,
    private readonly names: readonly string[] = [],
    private readonly wording: Wording = PLAIN,
  ) {
    const word = ([value]: FluentValue[]): string =>
      this.numerals[numberOf(value)] ?? String(numberOf(value));
    const functions = { ...FUNCTIONS, WORD: word };
    this.bundle = new FluentBundle(language, { functions, useIsolating: false });
    for (const source of sources) {
      const resource = new FluentResource(source);
      this.bundle.addResource(resource, { allowOverrides: true });
      for (const { id } of resource.body) if (/^talk-.*-[0-9]+$/.test(id)) this.spoken.push(id);
    }
    this.numbers = new Intl.NumberFormat(language);
    this.numerals = this.say('number-words').split(' ');
  }

  /** Return a number of the table: how many rounds, hours, calls. */
  count(name: string): number {
    return this.wording.numbers[name] ?? 0;
  }

  /** Return a text whose lines are written like messages, with their placeholders filled in. */
  fill(text: string): string {
    return text
      .split('\n')
      .map((line, number) => {
        if (!line.includes('{')) return line;
        const listed = line.replaceAll(/[{} ]/g, '');
        if (listed in this.wording.told) {
          return this.sentences(listed)
            .map((one) => `- ${one}`)
            .join('\n');
        }
        const bare = line.trimStart();
        const key = `summary-${number}`;
        this.bundle.addResource(new FluentResource(`${key} = ${bare}`), { allowOverrides: true });
        return line.slice(0, line.length - bare.length) + this.say(key);
      })
      .join('\n');
  }

  /** What is printed on the game's built-in cards; what is in it is the game's affair. */
  get deck(): unknown {
    return this.vocabulary?.deck;
  }

  /** Return the words of a kind, as records have them. */
  words(kind: string): string[] {
    return this.vocabulary?.kinds[kind]?.words ?? [];
  }

  has(key: string): boolean {
    return key in this.wording.says || key in this.wording.told || this.bundle.hasMessage(key);
  }

  /** Return what a variant's designer calls a thing; '' if it has the rulebook's name. */
  ownName(kind: string, number: number): string {
    const slug = this.vocabulary?.kinds[kind]?.slugs[number];
    return slug !== undefined && `${kind}-${slug}` in this.wording.says
      ? this.name(kind, number)
      : '';
  }

  /** Return a message with its placeholders filled in; its key if there is none. */
  say(key: string, things: Things = {}): string {
    const own = this.wording.says[key];
    const text = own?.[this.language] ?? own?.[ANY_LANGUAGE];
    if (text) return text;
    if (key in this.wording.told) return this.sentences(key).join(' ');
    const message = this.bundle.getMessage(key);
    if (!message?.value) return key;
    const known = { ...this.wording.numbers, ...things };
    return this.bundle.formatPattern(message.value, known, []).replace(ENDED_TWICE, '$1');
  }

  /** Whether a message is told in a sentence, among others: what a thing says is what it does. */
  tells(key: string, sentence: string): boolean {
    return (this.wording.told[key] ?? []).some(({ message }) => message === sentence);
  }

  /** Return the sentences a message is told in at this table. */
  private sentences(key: string): string[] {
    return (this.wording.told[key] ?? []).map(({ message, things }) =>
      this.say(
        message,
        Object.fromEntries(
          Object.entries(things).map(([name, of]) => [
            name,
            typeof of === 'string' ? this.say(of) : of,
          ]),
        ),
      ),
    );
  }

  number(value: number): string {
    return this.numbers.format(value);
  }

  /** Return a score the way the game counts: a game without a word for it counts points. */
  score(value: number): string {
    return this.has('score') ? this.say('score', { score: value }) : this.number(value);
  }

  /** Return who sits at a seat. */
  seat(seat: number): string {
    return this.names[seat] || String(seat);
  }

  /** Return what a thing is called. */
  name(kind: string, number: number): string {
    if (kind === 'seat') return this.seat(number);
    if (kind === 'number') return String(number);
    const key = `${kind} ${number}`;
    let name = this.known.get(key);
    if (name === undefined) {
      name = this.findName(kind, number);
      this.known.set(key, name);
    }
    return name;
  }

  private findName(kind: string, number: number): string {
    const words = this.vocabulary?.kinds[kind];
    if (!words) return String(number);
    const parts = Object.entries(words.parts);
    if (parts.length) {
      const sizes = parts.map(([name, part]): [string, number] => [name, this.size(part)]);
      const numbers = split(number, sizes);
      const things = parts.map(([name, part]) => [name, this.name(part, numbers[name] ?? 0)]);
      return this.say(kind, Object.fromEntries(things));
    }
    return this.say(`${kind}-${words.slugs[number]}`);
  }

  /** Return the letter or sign that stands for a thing on a picture; '' if it is not known. */
  letter(kind: string, number: number): string {
    const slug = this.vocabulary?.kinds[kind]?.slugs[number];
    return slug === undefined ? '' : this.say(`letter-${kind}-${slug}`);
  }

  /** Return how many things there are of a kind. */
  size(kind: string): number {
    if (kind === 'seat') return MOST_SEATS;
    const words = this.vocabulary?.kinds[kind];
    if (!words) return 1;
    const parts = Object.values(words.parts);
    return parts.length
      ? parts.reduce((size, part) => size * this.size(part), 1)
      : words.words.length;
  }

  /** Return the parts of a compound thing: `parts('card', 17)` is `{type: 1, value: 5}`. */
  parts(kind: string, number: number): Record<string, number> {
    const parts = Object.entries(this.vocabulary?.kinds[kind]?.parts ?? {});
    return split(
      number,
      parts.map(([name, part]): [string, number] => [name, this.size(part)]),
    );
  }

  /** Return words as a list in running text. */
  join(words: string[]): string {
    if (words.length < 2) return words.join('');
    return this.say('list', { first: words.slice(0, -1).join(', '), last: words.at(-1) ?? '' });
  }

  /** Return a legal answer as a choice to be offered. */
  action(choice: Choice): string {
    const kinds = this.vocabulary?.verbs.find((verb) => verb.word === choice.verb)?.things ?? {};
    const things: Things = {};
    for (const [name, number] of Object.entries(choice.things)) {
      things[name] = this.name(kinds[name] ?? 'number', number);
    }
    return this.say(`verb-${choice.verb}`, things);
  }

  /** Return an event as a sentence. */
  event(event: TableEvent): string {
    const kinds = this.vocabulary?.events.find((known) => known.word === event.event)?.things ?? {};
    const things: Things = {};
    for (const [name, value] of Object.entries(event)) {
      if (name === 'event') continue;
      const kind = kinds[name] ?? 'number';
      if (Array.isArray(value)) {
        things[name] = this.join(value.map((item) => this.name(kind, Number(item))));
        things[`${name}_count`] = value.length;
      } else {
        things[name] = kind === 'number' ? Number(value) : this.name(kind, Number(value));
      }
    }
    return this.say(`event-${event.event}`, things);
  }

  /** Return what a phase asks or does: said to whoever is asked. */
  phase(phase: string): string {
    return this.say(`phase-${phase}`);
  }

  /** Return what goes on while others are asked; '' if the game has no word for it. */
  waiting(phase: string, seats: readonly number[]): string {
    const key = `wait-${phase}`;
    return this.has(key)
      ? this.say(key, { seats: this.join(seats.map((one) => this.seat(one))) })
      : '';
  }

  /** Return an error as a sentence. */
  error(code: string, params: Record<string, string | number>): string {
    const things: Things = { ...params };
    if (typeof params.phase === 'string') things.phase = this.phase(params.phase);
    if (this.has(`problem-${params.problem}`)) things.problem = this.problem(params);
    const key = `error-${code}`;
    return this.has(key) ? this.say(key, things) : this.say('web-error', { code });
  }

  /** Return what is wrong with a variant, with its line where there is one. */
  problem(told: Record<string, string | number>): string {
    const problem = this.say(`problem-${told.problem}`, told);
    return told.line ? this.say('problem-at-line', { line: told.line, problem }) : problem;
  }

  /** Return table talk, written `threaten Bob` or `threaten-liar-3 Bob`, as a sentence. */
  talk(text: string): string {
    const [verb = '', ...name] = text.split(' ');
    const key = this.has(`talk-${verb}`) ? verb : (verb.split('-')[0] ?? verb);
    return this.say(`talk-${key}`, { seat: name.join(' ') });
  }

  /** Return the lines for an act in a phase: those that are for it alone first. */
  lines(act: string, phase: string): string[] {
    const own = this.spoken.filter((id) => id.startsWith(`talk-${act}-`)).map((id) => id.slice(5));
    const momentOf = (word: string): string => word.split('-').slice(2, -1).join('-');
    return [
      ...own.filter((word) => momentOf(word) === phase),
      ...own.filter((word) => momentOf(word) === ''),
    ];
  }
}
