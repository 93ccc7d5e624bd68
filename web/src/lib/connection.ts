// One socket to a table that comes back by itself. It knows nothing of games.

import { now, ServerClock } from './clock';
import { openSocket, type Socket } from './doors';
import { type AnyReply, type AnyRequest, type AnyUpdate, VERSION } from './protocol';

/** Frames are filled up to a multiple of this: any answer fits, so their length says nothing. */
export const FRAME = 512;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const REPLY_WITHIN = 10_000;

type WithoutId<T> = T extends unknown ? Omit<T, 'id' | 'pad'> : never;
export type RequestBody = WithoutId<AnyRequest>;
export type Reply = AnyReply | { type: 'lost'; id: number };
export type Status = 'connecting' | 'open' | 'waiting' | 'refused' | 'closed';

/** Return a request as a frame, its length (in bytes) rounded up. */
export function writeFrame(request: object): string {
  const bare = JSON.stringify({ ...request, pad: '' });
  const length = new TextEncoder().encode(bare).length;
  const missing = (FRAME - (length % FRAME)) % FRAME;
  return `${bare.slice(0, -2)}${' '.repeat(missing)}"}`;
}

/** Return how long to wait before the n-th attempt: doubling, with a part of chance. */
export function backoff(attempt: number, chance = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.5 + chance / 2);
}

export interface Listener {
  /** What this device has seen: asked at every hello. */
  seen(): { game: number; seq: number };
  update(update: AnyUpdate): void;
  status(status: Status): void;
}

const REPLIES = ['ok', 'error', 'pong', 'hinted'] as const;

function isReply(message: AnyReply | AnyUpdate): message is AnyReply {
  return (REPLIES as readonly string[]).includes(message.type);
}

export class Connection {
  readonly clock = new ServerClock();
  private socket: Socket | null = null;
  private requests = 0;
  private attempt = 0;
  /** Connections in a row that were closed before the server said hello. */
  private rejections = 0;
  private isClosed = false;
  private isResting = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval> | undefined;
  /** Updates that came before the server's time was known: they are about instants. */
  private early: AnyUpdate[] = [];
  private waiting = new Map<number, (reply: Reply) => void>();

  constructor(
    private readonly code: string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.wake);
    addEventListener('offline', this.cut);
    document.addEventListener('visibilitychange', this.wake);
    addEventListener('pageshow', this.wake);
    this.open();
  }

  /** Leave for good. */
  close(): void {
    this.isClosed = true;
    removeEventListener('online', this.wake);
    removeEventListener('offline', this.cut);
    document.removeEventListener('visibilitychange', this.wake);
    removeEventListener('pageshow', this.wake);
    clearTimeout(this.retry);
    this.drop();
    this.listener.status('closed');
  }

  /** Try no more until told to: there is nothing at the other end. */
  rest(): void {
    this.isResting = true;
    clearTimeout(this.retry);
    this.drop();
  }

  /** Begin again at once, as somebody who has joined meanwhile. */
  reopen(): void {
    this.isResting = false;
    this.attempt = 0;
    this.rejections = 0;
    this.drop();
    this.open();
  }

  /** Ask the server something; the reply is `lost` if the connection broke before it came. */
  ask(body: RequestBody, within = REPLY_WITHIN): Promise<Reply> {
    const id = ++this.requests;
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.resolve({ type: 'lost', id });
    return new Promise((resolve) => {
      const tooLate = setTimeout(() => {
        this.waiting.delete(id);
        resolve({ type: 'lost', id });
        // A silent socket is a dead one: phones change networks without a word.
        this.reopen();
      }, within);
      this.waiting.set(id, (reply) => {
        clearTimeout(tooLate);
        resolve(reply);
      });
      this.socket?.send(writeFrame({ ...body, id }));
    });
  }

  /** The device says there is no network: a socket would only find out much later. */
  private readonly cut = (): void => {
    if (this.socket) this.lost();
  };

  private readonly wake = (): void => {
    if (document.visibilityState !== 'visible' || this.isClosed || this.isResting) return;
    if (this.socket?.readyState === WebSocket.OPEN) {
      // Was asleep, perhaps: find out whether the socket still lives.
      this.clock.forget();
      void this.ping();
    } else if (this.socket === null) {
      this.reopen();
    }
  };

  private open(): void {
    clearTimeout(this.retry);
    this.listener.status('connecting');
    const socket = openSocket(`/api/tables/${encodeURIComponent(this.code)}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      if (this.socket === socket) void this.greet(socket);
    };
    socket.onmessage = (message) => {
      if (this.socket === socket) this.hear(String(message.data));
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  private async greet(socket: Socket): Promise<void> {
    const reply = await this.ask({ type: 'hello', version: VERSION, ...this.listener.seen() });
    if (reply.type !== 'ok') return;
    this.attempt = 0;
    this.rejections = 0;
    await this.ping();
    // It may have been lost meanwhile: then another one says hello.
    if (this.socket !== socket) return;
    this.catchUp();
    this.listener.status('open');
    clearInterval(this.pinging);
    this.pinging = setInterval(() => void this.ping(), PING_EVERY);
    for (let i = 0; i < 2; i++) await this.ping();
  }

  private async ping(): Promise<void> {
    const sent = now();
    const reply = await this.ask({ type: 'ping', sent });
    if (reply.type === 'pong') this.clock.measure(sent, reply.server, now());
  }

  private hear(frame: string): void {
    const message = JSON.parse(frame) as AnyReply | AnyUpdate;
    if (isReply(message)) {
      const resolve = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      resolve?.(message);
    } else if (this.clock.isMeasured) {
      this.listener.update(message);
    } else {
      this.early.push(message);
    }
  }

  private catchUp(): void {
    const early = this.early;
    this.early = [];
    for (const update of early) this.listener.update(update);
  }

  private lost(): void {
    const wasOpen = this.attempt === 0 && this.rejections === 0;
    this.drop();
    if (this.isClosed) return;
    if (!wasOpen) this.rejections++;
    // A table that keeps refusing us is gone, or we are: the page asks over HTTP which it is.
    this.listener.status(this.rejections >= 2 ? 'refused' : 'waiting');
    this.retry = setTimeout(() => this.open(), backoff(this.attempt++));
  }

  private drop(): void {
    clearInterval(this.pinging);
    this.early = [];
    const socket = this.socket;
    this.socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
    for (const [id, resolve] of this.waiting) resolve({ type: 'lost', id });
    this.waiting.clear();
  }
}
