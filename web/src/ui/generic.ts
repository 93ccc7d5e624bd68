// What has no drawing: a shape and a colour by its name, the same wherever it is shown.

import { getContext, setContext } from 'svelte';
import type { Speaker } from '../lib/speaker';

/** Shapes of 24 by 24 that are told apart without any colour. */
export const SHAPES = [
  'M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21z',
  'M3 3h18v18H3z',
  'M12 1 23 12 12 23 1 12z',
  'M12 1l9.5 5.5v11L12 23l-9.5-5.5v-11z',
  'M3 2h18v11c0 5-4 8-9 10-5-2-9-5-9-10z',
  'M7.5 2h9L23 9v8l-6 6H7l-6-6V9z',
] as const;
/** Colours a white letter can be read on. */
export const COLOURS = [
  '#a3201c',
  '#1c4d8c',
  '#1d6632',
  '#6b2e92',
  '#7d4a00',
  '#0f5f66',
  '#8a1f5c',
  '#4a4a4a',
] as const;

/** Return a number that depends on a name alone (FNV-1a). */
export function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

/** Return the shape, the colour and the letter that stand for a name. */
export function signOf(name: string): { shape: string; colour: string; letter: string } {
  const hash = hashOf(name);
  return {
    shape: SHAPES[hash % SHAPES.length] ?? SHAPES[0],
    colour: COLOURS[Math.floor(hash / SHAPES.length) % COLOURS.length] ?? COLOURS[0],
    letter: (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '?').toUpperCase(),
  };
}

const KEY = Symbol('words');

/** Let all pictures below know what things are called at this table. */
export function provideWords(words: () => Speaker): void {
  setContext(KEY, words);
}

/** Return how to ask what a designer calls a thing; '' for whatever has the rulebook's name, and
 * where there is no table. */
export function ownNames(): (kind: string, number: number) => string {
  const words = getContext<(() => Speaker) | undefined>(KEY);
  return (kind, number) => words?.().ownName(kind, number) ?? '';
}
