// Cookies of a server in this browser: the browser itself keeps none for it.

const KEY = 'fistful-cookies';

interface Cookie {
  value: string;
  path: string;
}

export class Cookies {
  private kept: Record<string, Cookie> = JSON.parse(localStorage.getItem(KEY) ?? '{}');

  /** Take a cookie as the server hands it over. */
  set(header: string): void {
    const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
    const split = pair.indexOf('=');
    const path = attributes.find((one) => one.toLowerCase().startsWith('path='))?.slice(5) ?? '/';
    this.kept[pair.slice(0, split)] = { value: pair.slice(split + 1), path };
    localStorage.setItem(KEY, JSON.stringify(this.kept));
  }

  /** Return the header that shows the server its cookies. */
  shown(path: string): [string, string][] {
    const own = Object.entries(this.kept).filter(([, cookie]) => path.startsWith(cookie.path));
    return own.length
      ? [['cookie', own.map(([name, { value }]) => `${name}=${value}`).join('; ')]]
      : [];
  }
}
