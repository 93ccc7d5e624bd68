// The catalogue's files, fetched when a language or a game is first needed.

import { api } from './api';
import type { Wording } from './protocol';
import { settings } from './settings.svelte';
import { PLAIN, Speaker, type Things } from './speaker';

type Loader = () => Promise<string>;

const common = import.meta.glob<string>('../../../src/fistful/texts/*.ftl', {
  query: '?raw',
  import: 'default',
});
const web = import.meta.glob<string>('../../../src/fistful/web/texts/*.ftl', {
  query: '?raw',
  import: 'default',
});
/** What is said about variants at the workbench, in the lab's words and its own. */
const lab = import.meta.glob<string>('../../../src/fistful/texts/lab/*.ftl', {
  query: '?raw',
  import: 'default',
});
const variants = import.meta.glob<string>('../../../src/fistful/texts/variants/*.ftl', {
  query: '?raw',
  import: 'default',
});
const design = import.meta.glob<string>('../../../src/fistful/web/texts/design/*.ftl', {
  query: '?raw',
  import: 'default',
});
const games = import.meta.glob<string>('../../../src/fistful/games/*/texts/*.ftl', {
  query: '?raw',
  import: 'default',
});
/** What is said across a table, in many words. */
const lines = import.meta.glob<string>(
  ['../../../src/fistful/texts/talk/*.ftl', '../../../src/fistful/games/*/texts/talk/*.ftl'],
  { query: '?raw', import: 'default' },
);
const summaries = import.meta.glob<string>('../../../src/fistful/games/*/summary.*.md', {
  query: '?raw',
  import: 'default',
});

const folder = (game: string): string => game.replaceAll('-', '_');

function find(files: Record<string, Loader>, end: string): Loader | undefined {
  const path = Object.keys(files).find((name) => name.endsWith(end));
  return path === undefined ? undefined : files[path];
}

class Texts {
  /** Loaded files, by what they are for and their language: `blasting-billy nl`. */
  private loaded = $state<Record<string, string>>({});
  private speakers = new Map<string, Speaker>();
  /** The games whose texts are in use: a change of language fetches theirs too. */
  private games = new Set<string>();
  private talked = new Set<string>();
  /** What each game's sentences say where it is played by the rulebook. */
  private usual = $state.raw<Record<string, Wording>>({});
  private asking: Promise<void> | null = null;
  private isDesigning = false;
  /** The language spoken: the chosen one, as soon as its files have come. */
  language = $state('en');

  /** Speak another language from the moment all of it is there. */
  async use(language: string): Promise<void> {
    await Promise.all(['', ...this.games].map((game) => this.load(language, game)));
    await Promise.all([...this.talked].map((game) => this.loadLines(game, language)));
    if (this.isDesigning) await this.loadDesign(language);
    if (settings.language === language) this.language = language;
  }

  /** Fetch what is needed to speak a language at a game's table (or none). */
  async load(language: string, game = ''): Promise<void> {
    const wanted: [string, Loader | undefined][] = [
      [` ${language}`, find(common, `/${language}.ftl`)],
      [`web ${language}`, find(web, `/${language}.ftl`)],
    ];
    if (game) {
      this.games.add(game);
      const at = `/${folder(game)}`;
      wanted.push([`${game} ${language}`, find(games, `${at}/texts/${language}.ftl`)]);
      wanted.push([`${game} ${language} rules`, find(summaries, `${at}/summary.${language}.md`)]);
      this.asking ??= this.askUsual();
    }
    await Promise.all([this.fetch(wanted), this.asking]);
  }

  /** Ask once how the rulebook has it; a server that is out of reach is asked again later. */
  private async askUsual(): Promise<void> {
    try {
      const games = await api.games();
      this.usual = Object.fromEntries(games.map((one) => [one.game, one.wording]));
    } catch {
      this.asking = null;
    }
  }

  /** Fetch what is said across a game's table, in many words: when somebody first talks there. */
  async loadLines(game: string, language = this.language): Promise<void> {
    this.talked.add(game);
    const own = `/${folder(game)}/texts/talk/${language}.ftl`;
    await this.fetch([
      [`lines ${language}`, find(lines, `/fistful/texts/talk/${language}.ftl`)],
      [`${game} ${language} lines`, find(lines, own)],
    ]);
  }

  /** Fetch what is said about variants: when somebody first goes to the workbench. */
  async loadDesign(language = this.language): Promise<void> {
    this.isDesigning = true;
    await this.fetch([
      [`lab ${language}`, find(lab, `/${language}.ftl`)],
      [`variants ${language}`, find(variants, `/${language}.ftl`)],
      [`design ${language}`, find(design, `/${language}.ftl`)],
    ]);
  }

  private async fetch(wanted: [string, Loader | undefined][]): Promise<void> {
    await Promise.all(
      wanted.map(async ([key, loader]) => {
        if (this.loaded[key] === undefined && loader) this.loaded[key] = await loader();
      }),
    );
  }

  has(language: string, game = ''): boolean {
    return this.loaded[`web ${language}`] !== undefined && (!game || this.knows(language, game));
  }

  private knows(language: string, game: string): boolean {
    return this.loaded[`${game} ${language}`] !== undefined;
  }

  /** Return the files to speak a language at a game's table; English until it has come. */
  sources(language: string, game = '', isDesigning = false): string[] {
    const of = `${game} ${language}`;
    const keys = [` ${language}`, `web ${language}`];
    if (isDesigning) keys.push(...['lab', 'variants', 'design'].map((of) => `${of} ${language}`));
    if (game) keys.push(`lines ${language}`, of, `${of} lines`);
    return keys.map((key) => this.loaded[key] ?? '');
  }

  /** Return a speaker without a table. */
  speaker(language: string, game = ''): Speaker {
    const usual = this.usual[game];
    const key = `${game} ${language} ${this.has(language, game)} ${!!usual}`;
    let speaker = this.speakers.get(key);
    if (!speaker) {
      speaker = new Speaker(language, this.sources(language, game), null, [], usual);
      this.speakers.set(key, speaker);
    }
    return speaker;
  }

  /** Return who says what is wrong with variants, once that was fetched. */
  async ofVariants(): Promise<Speaker> {
    await this.loadDesign();
    return new Speaker(this.language, this.sources(this.language, '', true));
  }

  /** Return a game's rules in short, as Markdown: as a table has it, else by the rulebook. */
  rules(language: string, game: string, wording = this.usual[game] ?? PLAIN): string {
    const text = this.loaded[`${game} ${language} rules`] ?? '';
    return new Speaker(language, this.sources(language, game), null, [], wording).fill(text);
  }
}

export const texts = new Texts();

/** Say something that belongs to no table, in the language of the moment. */
export function t(key: string, things: Things = {}): string {
  return texts.speaker(texts.language).say(key, things);
}
