// What a game's folder may bring: see web/README.md.

import type { Component } from 'svelte';
import type { Data, Place } from '../lib/design';
import type { Speaker, TableEvent } from '../lib/speaker';
import type { TableStore } from '../lib/table.svelte';
import type { Effect } from '../lib/theatre';

/** Every component of a game gets the table, and nothing else. */
export type GameComponent = Component<{ table: TableStore }>;

export interface GameFaces {
  /** The table: what a TV shows, what a laptop shows above the hand. */
  Table?: GameComponent;
  /** The hand: what a phone needs, in reach of one thumb. */
  Hand?: GameComponent;
  /** Somebody as a winner is shown, if not as one of the cast. */
  Head?: Component<{ table: TableStore; seat: number }>;
  /** Who sits at the table: gangsters, or people of the West. */
  cast?: 'city' | 'west';
  /** Events for one's own eyes, beside those whose names end in `-you`: they lie face down. */
  secrets?: string[];
  /** What the caption of a TV says now, if not the sentence of the event or the question. */
  caption?: (table: TableStore) => string;
  /** What an event sounds and feels like; `batch` are the events that came together, this one at
   * `index`. */
  dramatize?: (event: TableEvent, batch: TableEvent[], index: number) => Effect;
  /** What beats sound and feel like, by their names: `deal` is also for `deal-2-4`. */
  beats?: Record<string, Effect>;
}

/** A thing of a variant's data that may have a picture: where it stands, what it is and what it
 * stands among, and what those who watch see of a table with the variant, as far as it could be played. */
export type Print = {
  place: Place;
  value: Data | undefined;
  beside: Data | undefined;
  view: Record<string, unknown> | null;
  say: Speaker;
};

/** Return what a beat sounds and feels like. */
export function beatEffect(faces: GameFaces, beat: string): Effect | undefined {
  return faces.beats?.[beat] ?? faces.beats?.[beat.split('-')[0] ?? ''];
}
