// Python in a worker: the same rooms, tables and bots as on a server.

import type { PyodideAPI } from 'pyodide';
import type { PyProxy } from 'pyodide/ffi';
import { keep, load } from './kept';
import type { News, Wish } from './server';

/** Where Python and the packages lie, beside the page. */
const FOLDER = new URL('../py/', import.meta.url).href;
interface Server {
  request(wish: Wish & { kind: 'request' }): Promise<News>;
  connect(wish: Wish & { kind: 'connect' }): PyProxy;
}

const sockets = new Map<number, PyProxy>();

function tell(news: News, moved: Transferable[] = []): void {
  postMessage(news, { transfer: moved });
}

async function unpack(python: PyodideAPI): Promise<void> {
  const packages: string = python.runPython('import site; site.getsitepackages()[0]');
  const list = (await (await fetch(`${FOLDER}packages.json`)).json()) as string[];
  const archives = await Promise.all(
    list.map(async (name) => (await fetch(FOLDER + name)).arrayBuffer()),
  );
  for (const archive of archives) python.unpackArchive(archive, 'zip', { extractDir: packages });
}

async function start(): Promise<Server> {
  const { loadPyodide } = await import(/* @vite-ignore */ `${FOLDER}pyodide.mjs`);
  const python: PyodideAPI = await loadPyodide({ indexURL: FOLDER });
  await unpack(python);
  const { begin, request, connect } = python.pyimport('fistful.site.browser');
  const local = await begin(keep, load);
  return {
    async request({ id, method, path, headers, body }) {
      const [status, told, answer] = await request(local, method, path, headers, body);
      return { kind: 'answer', id, status, headers: told, body: answer };
    },
    connect: ({ id, path, headers }) =>
      connect(local, path, headers, (what: string, text: string) =>
        tell({ kind: 'heard', id, what, text }),
      ),
  };
}

const server = start();
server.catch((problem) => tell({ kind: 'failed', problem: String(problem) }));

async function obey(wish: Wish): Promise<void> {
  const { request, connect } = await server;
  if (wish.kind === 'request') {
    const news = await request(wish);
    tell(news, news.kind === 'answer' ? [news.body.buffer] : []);
  } else if (wish.kind === 'connect') {
    sockets.set(wish.id, connect(wish));
  } else if (wish.kind === 'say') {
    sockets.get(wish.id)?.say(wish.frame);
  } else {
    sockets.get(wish.id)?.close();
    sockets.delete(wish.id);
  }
}

addEventListener('message', (message: MessageEvent<Wish>) => {
  obey(message.data).catch((problem) => tell({ kind: 'failed', problem: String(problem) }));
});
