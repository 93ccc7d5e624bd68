// In a replay nothing lies face down: whoever looks on has asked to see these eyes' cards.

import { getContext, setContext } from 'svelte';

const OPEN = Symbol('open');

/** Let all secrets below this component lie open. */
export function layOpen(): void {
  setContext(OPEN, true);
}

/** Tell whether secrets lie open here, whatever the setting says. */
export function isLaidOpen(): boolean {
  return getContext(OPEN) === true;
}
