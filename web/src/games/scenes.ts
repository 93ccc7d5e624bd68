// For tests: scenes of games the engine has played, as a screen shows them.

import { type Scene, scenesOf } from '../../played';

export interface Shown<View> extends Scene<View> {
  /** The view shown while the last event is on the stage. */
  during: View;
  /** Where this is from, and what happens. */
  label: string;
}

/** Return scenes with all that can happen in a game. */
export function shownScenes<View>(game: string): Shown<View>[] {
  return scenesOf<View>(game).map((scene) => {
    const { table, is_replay, is_held, before, events, after } = scene;
    const words = events.map(({ event }) => event).join(' ');
    const label = `${table}${is_replay ? ', replayed' : ''}: ${words}`;
    return { ...scene, during: is_held ? before : after, label };
  });
}
