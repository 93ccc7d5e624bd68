// The games that have faces of their own: every folder here with an index.ts, by its name.

import type { GameFaces } from './types';

const folders = import.meta.glob<GameFaces>('./*/index.ts');

/** Return a game's faces; a game without any is played with the generic ones. */
export async function loadFaces(game: string): Promise<GameFaces> {
  const load = folders[`./${game}/index.ts`];
  return load ? await load() : {};
}
