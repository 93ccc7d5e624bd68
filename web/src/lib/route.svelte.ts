// Where one is: the address bar decides.

export type Route =
  | { page: 'home' }
  | { page: 'join' }
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
