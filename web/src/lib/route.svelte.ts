// Where one is: the address bar decides.

/** What there is to see of a game that is over. */
export const TABS = ['replay', 'review', 'fairness'] as const;
export type Tab = (typeof TABS)[number];

export type Route =
  | { page: 'home' }
  | { page: 'join' }
  | { page: 'replay'; code: string; game: number; tab: Tab }
  | { page: 'table'; code: string; face: string; link: string; isSolo: boolean };

export function readRoute(path: string, hash = ''): Route {
  const table = /^\/t\/([A-Za-z0-9]{1,12})(?:\/(\w+))?\/?$/.exec(path);
  if (table) {
    const link = /^#link=([\w-]+)$/.exec(hash)?.[1] ?? '';
    const isSolo = hash === '#solo';
    return {
      page: 'table',
      code: (table[1] ?? '').toUpperCase(),
      face: table[2] ?? '',
      link,
      isSolo,
    };
  }
  // A record that was opened has no code; a table's games are counted from 1, the last one is 0.
  const replay =
    /^\/replay(?:\/(?!fairness|review)([A-Za-z0-9]{1,12}))?(?:\/(\d{1,4}))?(?:\/(fairness|review))?\/?$/.exec(
      path,
    );
  if (replay) {
    const tab = TABS.find((one) => one === replay[3]) ?? 'replay';
    return {
      page: 'replay',
      code: (replay[1] ?? '').toUpperCase(),
      game: Number(replay[2] ?? 0),
      tab,
    };
  }
  return path === '/join' ? { page: 'join' } : { page: 'home' };
}

class Router {
  route = $state.raw<Route>(readRoute(location.pathname, location.hash));

  constructor() {
    addEventListener('popstate', () => this.read());
  }

  private read(): void {
    this.route = readRoute(location.pathname, location.hash);
  }

  /** Return the address of a replay. */
  replay(code: string, game: number, tab: Tab = 'replay'): string {
    const parts = ['/replay', code, game || '', tab === 'replay' ? '' : tab];
    return parts.filter((part) => part !== '').join('/');
  }

  /** Go where a link leads, unless it is wanted in another tab or window. */
  follow(event: MouseEvent, path: string): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.go(path);
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.read();
    scrollTo(0, 0);
  }

  /** Take a one-time code out of the address bar. */
  forgetHash(): void {
    history.replaceState(null, '', location.pathname);
  }
}

export const router = new Router();
