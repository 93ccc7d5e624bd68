// The games that have faces of their own: every folder here with an index.ts, by its name.

import type { Component } from 'svelte';
import type { Speaker } from '../lib/speaker';
import type { GameFaces, Print } from './types';

const folders = import.meta.glob<GameFaces>('./*/index.ts');

/** Return a game's faces; a game without any is played with the generic ones. */
export async function loadFaces(game: string): Promise<GameFaces> {
  const load = folders[`./${game}/index.ts`];
  return load ? await load() : {};
}

const pictures = import.meta.glob<Component>('./*/Art.svelte', { import: 'default' });

/** Return a game's picture for the list of games, without the rest of its faces. */
export async function loadArt(game: string): Promise<Component | undefined> {
  return await pictures[`./${game}/Art.svelte`]?.();
}

const lessons = import.meta.glob<Component<{ number: number; say: Speaker }>>('./*/Lesson.svelte', {
  import: 'default',
});

/** Return what draws a game's opening: how one wins, and the three things one does. */
export async function loadLesson(
  game: string,
): Promise<Component<{ number: number; say: Speaker }> | undefined> {
  return await lessons[`./${game}/Lesson.svelte`]?.();
}

const prints = import.meta.glob<Component<Print>>('./*/Printed.svelte', { import: 'default' });

/** Return what draws the things of a game's variant as they will look. */
export async function loadPrinted(game: string): Promise<Component<Print> | undefined> {
  return await prints[`./${game}/Printed.svelte`]?.();
}
