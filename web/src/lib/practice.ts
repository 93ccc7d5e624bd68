// Practice: a round with bots, all cards open, everything may be taken back. It counts for nothing.

import { api } from './api';
import { router } from './route.svelte';
import { settings } from './settings.svelte';
import type { TableStore, View } from './table.svelte';

/** Where to go back to, by the practice table's code: it lasts as long as the tab. */
const KEY = 'fistful-practice';

/** Practise the game of a table whose next deal one waits for. */
export async function practise(table: TableStore): Promise<void> {
  const lobby = table.lobby;
  if (!lobby) return;
  const { code } = await api.lay({
    game: lobby.game,
    options: lobby.options,
    seats: lobby.chairs.length,
    clock: 'none',
    speed: settings.speed,
    name: table.names[table.seat] ?? settings.name,
    is_practice: true,
  });
  try {
    sessionStorage.setItem(KEY, `${code} ${table.code}`);
  } catch {
    // A private window: the code is on the big screen.
  }
  router.go(`/t/${code}#solo`);
}

/** Return the table somebody left for a while to practise here, if there is one. */
export function waitsAt(code: string): string {
  try {
    const [practice, back = ''] = (sessionStorage.getItem(KEY) ?? '').split(' ');
    return practice === code ? back : '';
  } catch {
    return '';
  }
}

/** Return a table as another seat sees it, for components that only show. */
export function through(table: TableStore, seat: number, view: View): TableStore {
  const question = table.question && { ...table.question, legal: [], sealed: '' };
  const shown: Partial<Record<keyof TableStore, unknown>> = {
    seat,
    view,
    question,
    choices: [],
    tap: null,
    hint: null,
    isAsked: false,
    answer: () => {},
    lean: () => {},
  };
  return new Proxy(table, {
    get(target, name) {
      if (name in shown) return shown[name as keyof TableStore];
      const found: unknown = Reflect.get(target, name, target);
      return typeof found === 'function' ? found.bind(target) : found;
    },
  });
}
