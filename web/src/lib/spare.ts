// A spare table: what this browser keeps of the site beside the server, so that a lone player who
// loses the server can play here. The running game cannot go on: its cards are the server's alone.

import { isLocal } from './doors';

/** Where the site lies beside the server. */
export const SPARE = '/site/';
/** Kept only after so long at a table, in milliseconds: it is large, and most never need it. */
const AFTER = 120_000;

const workers = (): ServiceWorkerContainer | undefined =>
  isLocal || !import.meta.env.PROD ? undefined : navigator.serviceWorker;

/** Have the browser keep the site in a while, where it can (https or localhost) and nobody saves
 * data. Returns how to call that off. */
export function keepSpare(): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!workers() || connection?.saveData) return () => {};
  const timer = setTimeout(() => {
    workers()
      ?.register(`${SPARE}sw.js`, { scope: SPARE })
      .catch(() => {});
  }, AFTER);
  return () => clearTimeout(timer);
}

/** Tell whether the browser has all of the site: its worker is only active then. */
export async function hasSpare(): Promise<boolean> {
  const kept = await workers()
    ?.getRegistration(SPARE)
    .catch(() => undefined);
  return !!kept?.active && new URL(kept.scope).pathname === SPARE;
}
