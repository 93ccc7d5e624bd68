// The record somebody opened from a file: it stays until the tab is closed.

const KEY = 'fistful-record';
/** More is not worth reading: the server takes no record of this size. */
const LARGEST = 2 ** 20;

class Opened {
  name = $state('');
  text = $state('');

  constructor() {
    try {
      const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
      if (typeof kept.text === 'string') this.set(String(kept.name), kept.text);
    } catch {
      // Nothing kept, or nothing may be.
    }
  }

  set(name: string, text: string): void {
    this.name = name;
    this.text = text;
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ name, text }));
    } catch {
      // A private window: it lasts as long as the page.
    }
  }

  async read(file: File): Promise<void> {
    this.set(file.name, await file.slice(0, LARGEST).text());
  }
}

export const opened = new Opened();
