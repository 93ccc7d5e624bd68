// The doors to the tables: a server's, or on a site of files those of this very browser.

import type { LocalSocket } from '../local/server';

/** Whether there is no server: all tables are in this browser. */
export const isLocal = import.meta.env.MODE === 'site';

/** What is used of a socket. */
export type Socket = Pick<
  WebSocket,
  'readyState' | 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'
>;

const local = () => import('../local/server');

/** Ask for something over HTTP, or as if. */
export async function knock(path: string, init: RequestInit): Promise<Response> {
  return isLocal ? (await local()).knock(path, init) : fetch(path, init);
}

/** Open a socket. */
export function openSocket(path: string): Socket {
  if (isLocal) return new Later(path);
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}${path}`);
}

/** A socket to a server that may still have to start. */
class Later implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  readyState: Socket['readyState'] = WebSocket.CONNECTING;
  private socket: LocalSocket | undefined;

  constructor(path: string) {
    local()
      .then(({ connect }) => connect(path, (what, text) => this.hear(what, text)))
      .then((socket) => {
        this.socket = socket;
        if (this.readyState === WebSocket.CLOSED) socket.close();
      })
      .catch(() => this.hear('close', ''));
  }

  send(frame: string): void {
    this.socket?.send(frame);
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.socket?.close();
  }

  private hear(what: string, text: string): void {
    const target = this as unknown as WebSocket;
    if (what === 'open') {
      this.readyState = WebSocket.OPEN;
      this.onopen?.call(target, new Event('open'));
    } else if (what === 'text')
      this.onmessage?.call(target, new MessageEvent('message', { data: text }));
    else {
      this.readyState = WebSocket.CLOSED;
      this.onclose?.call(target, new CloseEvent('close'));
    }
  }
}
