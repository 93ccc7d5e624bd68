// What a person chose for this device: kept in the browser where that is possible.

export const LANGUAGES = ['en', 'nl'] as const;
export const THEMES = ['auto', 'light', 'dark'] as const;
export const SPEEDS = ['off', 'fast', 'normal', 'slow'] as const;

export type Language = (typeof LANGUAGES)[number];
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];

const KEY = 'fistful-settings';

/** Read something kept in this browser; private windows may refuse. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keep something in this browser, if it lets us. */
export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A private window: the choice lasts as long as the page.
  }
}

function firstLanguage(): Language {
  for (const wanted of navigator.languages ?? []) {
    const code = wanted.slice(0, 2).toLowerCase();
    if ((LANGUAGES as readonly string[]).includes(code)) return code as Language;
  }
  return 'en';
}

function oneOf<T extends string>(value: unknown, values: readonly T[], usual: T): T {
  return values.includes(value as T) ? (value as T) : usual;
}

class Settings {
  language = $state<Language>('en');
  theme = $state<Theme>('auto');
  /** How quickly what happens is played at the tables this person lays, and in replays. */
  speed = $state<Speed>('normal');
  sound = $state(true);
  vibration = $state(true);
  /** Words instead of pictures: the same game, the generic faces. */
  plain = $state(false);
  /** What only this person may see lies open instead of turning while it is held. */
  open = $state(false);
  /** The host's voice is heard. */
  voice = $state(true);
  name = $state('');
  /** The bots this person likes to play with. */
  bot = $state('rules');

  constructor() {
    let kept: Record<string, unknown> = {};
    try {
      kept = JSON.parse(recall(KEY) ?? '{}');
    } catch {
      // Unreadable: begin afresh.
    }
    this.language = oneOf(kept.language, LANGUAGES, firstLanguage());
    this.theme = oneOf(kept.theme, THEMES, 'auto');
    this.speed = oneOf(kept.speed, SPEEDS, 'normal');
    this.sound = kept.sound !== false;
    this.vibration = kept.vibration !== false;
    this.plain = kept.plain === true;
    this.open = kept.open === true;
    this.voice = kept.voice !== false;
    this.bot = typeof kept.bot === 'string' ? kept.bot.slice(0, 40) : 'rules';
    this.name = typeof kept.name === 'string' ? kept.name.slice(0, 20) : '';
  }

  /** Keep what is set now. */
  save(): void {
    const { language, theme, speed, sound, voice, vibration, plain, open, bot, name } = this;
    const kept = { language, theme, speed, sound, voice, vibration, plain, open, bot, name };
    keep(KEY, JSON.stringify(kept));
  }
}

export const settings = new Settings();

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** How quickly what happens is played where one is: the table says so. */
export const staging = $state({ speed: 'normal' });

/** Tell whether things may move on this device. */
export function mayMove(): boolean {
  return !calm.matches && staging.speed !== 'off';
}

/** Return the bots somebody likes, if a game has them. */
export function favouriteBot(kinds: readonly string[] = []): string {
  return kinds.includes(settings.bot) ? settings.bot : 'rules';
}
