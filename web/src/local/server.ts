// The server in this browser: a worker with Python in it. Here is what goes to and fro.

import { Cookies } from './cookies';

/** What the page tells the worker. */
export type Wish =
  | {
      kind: 'request';
      id: number;
      method: string;
      path: string;
      headers: [string, string][];
      body: string;
    }
  | { kind: 'connect'; id: number; path: string; headers: [string, string][] }
  | { kind: 'say'; id: number; frame: string }
  | { kind: 'close'; id: number };

/** What the worker tells the page. */
export type News =
  | {
      kind: 'answer';
      id: number;
      status: number;
      headers: [string, string][];
      body: Uint8Array<ArrayBuffer>;
    }
  | { kind: 'heard'; id: number; what: string; text: string }
  | { kind: 'failed'; problem: string };

export interface LocalSocket {
  send(frame: string): void;
  close(): void;
}

interface Asked {
  resolve(answer: Response): void;
  reject(problem: Error): void;
}

type Heard = (what: string, text: string) => void;

/** Statuses whose answers have no body. */
const BODILESS = [204, 304];

class LocalServer {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  private readonly cookies = new Cookies();
  private readonly asked = new Map<number, Asked>();
  private readonly sockets = new Map<number, Heard>();
  private numbers = 0;
  /** Why there is no server, if it could not start. */
  private problem = '';

  constructor() {
    this.worker.onmessage = (message: MessageEvent<News>) => this.hear(message.data);
    this.worker.onerror = (event) => this.hear({ kind: 'failed', problem: event.message });
  }

  knock(path: string, init: RequestInit): Promise<Response> {
    const id = ++this.numbers;
    const headers = [...new Headers(init.headers).entries(), ...this.cookies.shown(path)];
    const method = init.method ?? 'GET';
    return new Promise((resolve, reject) => {
      if (this.problem) reject(new Error(this.problem));
      this.asked.set(id, { resolve, reject });
      this.tell({ kind: 'request', id, method, path, headers, body: String(init.body ?? '') });
    });
  }

  connect(path: string, heard: Heard): LocalSocket {
    const id = ++this.numbers;
    this.sockets.set(id, heard);
    this.tell({ kind: 'connect', id, path, headers: this.cookies.shown(path) });
    return {
      send: (frame) => this.tell({ kind: 'say', id, frame }),
      close: () => this.tell({ kind: 'close', id }),
    };
  }

  private tell(wish: Wish): void {
    this.worker.postMessage(wish);
  }

  private hear(news: News): void {
    if (news.kind === 'heard') {
      this.sockets.get(news.id)?.(news.what, news.text);
      if (news.what === 'close') this.sockets.delete(news.id);
    } else if (news.kind === 'answer') {
      for (const [name, value] of news.headers) {
        if (name === 'set-cookie') this.cookies.set(value);
      }
      const headers = news.headers.filter(([name]) => name !== 'set-cookie');
      const body = BODILESS.includes(news.status) ? null : news.body;
      this.asked.get(news.id)?.resolve(new Response(body, { status: news.status, headers }));
      this.asked.delete(news.id);
    } else {
      this.problem = news.problem;
      for (const answer of this.asked.values()) answer.reject(new Error(news.problem));
      for (const heard of this.sockets.values()) heard('close', '');
      this.asked.clear();
      this.sockets.clear();
    }
  }
}

const server = new LocalServer();

export const knock = (path: string, init: RequestInit): Promise<Response> =>
  server.knock(path, init);
export const connect = (path: string, heard: Heard): LocalSocket => server.connect(path, heard);
