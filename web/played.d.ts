import type { TableEvent } from './src/lib/speaker';

/** What somebody is told together, and their views before and after it. */
export interface Scene<View> {
  /** Where this is from. */
  table: string;
  /** A replay tells every action by itself. */
  is_replay: boolean;
  before: View;
  events: TableEvent[];
  after: View;
  /** All that was told before. */
  heard: TableEvent[];
  /** The view before it is shown until it is over. */
  is_held: boolean;
}

/** Have a game played at all its tables (`tests/web/played.py`, by the Python in the path). */
export function scenesOf<View>(game: string): Scene<View>[];
