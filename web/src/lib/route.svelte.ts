// Where one is: the address bar decides.

import { isLocal } from './doors';

/** What there is to see of a game that is over. */
export const TABS = ['replay', 'review', 'fairness'] as const;
export type Tab = (typeof TABS)[number];

export type Route =
  | { page: 'home' }
  | { page: 'join' }
  | { page: 'puzzles'; game: string; puzzle: string }
  | { page: 'deal'; deal: string }
  | { page: 'design'; packed: string }
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
  const puzzle = /^\/puzzles(?:\/([a-z0-9-]{1,40})(?:\/(\w{1,20}))?)?\/?$/.exec(path);
  if (puzzle) return { page: 'puzzles', game: puzzle[1] ?? '', puzzle: puzzle[2] ?? '' };
  const deal = /^\/deal\/([A-Za-z0-9-]{1,60})\/?$/.exec(path);
  if (deal) return { page: 'deal', deal: deal[1] ?? '' };
  // A whole variant fits into the address.
  if (/^\/design\/?$/.test(path)) return { page: 'design', packed: hash.slice(1) };
  return path === '/join' ? { page: 'join' } : { page: 'home' };
}

/** Return where the address bar is: on a site of files, which has one page, behind its #. */
export function place(): { path: string; hash: string } {
  if (!isLocal) return { path: location.pathname, hash: location.hash };
  const [, path = '', hash = ''] = location.hash.split('#');
  return { path: path || '/', hash: hash && `#${hash}` };
}

/** Return a path as a link. */
export function link(path: string): string {
  return isLocal ? `#${path}` : path;
}

function whither(): Route {
  const { path, hash } = place();
  return readRoute(path, hash);
}

class Router {
  route = $state.raw<Route>(whither());

  constructor() {
    addEventListener('popstate', () => this.read());
    if (isLocal) addEventListener('hashchange', () => this.read());
  }

  private read(): void {
    this.route = whither();
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
    history.pushState(null, '', link(path));
    this.read();
    scrollTo(0, 0);
  }

  /** Take a one-time code out of the address bar. */
  forgetHash(): void {
    this.mark('');
  }

  /** Say in the address bar where on a page one is. */
  mark(hash: string): void {
    history.replaceState(null, '', link(place().path + hash));
  }
}

export const router = new Router();
