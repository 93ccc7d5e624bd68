// What a game's folder may bring: see web/README.md.

import type { Component } from 'svelte';
import type { TableEvent } from '../lib/speaker';
import type { TableStore } from '../lib/table.svelte';
import type { Act } from '../lib/theatre';

/** Every component of a game gets the table, and nothing else. */
export type GameComponent = Component<{ table: TableStore }>;

export interface GameFaces {
  /** The table: what a TV shows, what a laptop shows above the hand. */
  Table?: GameComponent;
  /** The hand: what a phone needs, in reach of one thumb. */
  Hand?: GameComponent;
  /** A small picture for the list of games. */
  Art?: Component;
  /** How an event is played; `batch` are the events that came together, this one at `index`. */
  dramatize?: (event: TableEvent, batch: TableEvent[], index: number) => Act;
}
