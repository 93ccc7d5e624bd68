// The server's HTTP doors.

import type {
  Address,
  Check,
  ErrorBody,
  GameInfo,
  Join,
  Laid,
  Lay,
  Lobby,
  Retelling,
  ReviewState,
  TakeLink,
  Vocabulary,
} from './protocol';

/** The server said no: a code of the catalogue with its parameters. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly params: Record<string, string | number> = {},
  ) {
    super(code);
  }
}

/** Fetch something. Throws Refusal. */
async function request(path: string, kind = '', body = ''): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      method: kind ? 'POST' : 'GET',
      headers: kind ? { 'content-type': kind } : {},
      body: kind ? body : null,
    });
  } catch {
    throw new Refusal('unreachable');
  }
  if (!response.ok) {
    const problem: Partial<ErrorBody> = await response.json().catch(() => ({}));
    throw new Refusal(problem.error ?? 'unreachable', problem.params ?? {});
  }
  return response;
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  const sent = body === undefined ? [] : ['application/json', JSON.stringify(body)];
  return (await (await request(path, ...sent)).json()) as T;
}

/** Bring a record. */
async function bring<T>(path: string, record: string): Promise<T> {
  return (await (await request(path, 'text/plain', record)).json()) as T;
}

const at = (code: string): string => `/api/tables/${encodeURIComponent(code)}`;

export const api = {
  games: () => call<GameInfo[]>('/api/games'),
  words: (game: string) => call<Vocabulary>(`/api/games/${encodeURIComponent(game)}/words`),
  address: () => call<Address>('/api/address'),
  lay: (body: Lay) => call<Laid>('/api/tables', body),
  show: (code: string) => call<Lobby>(at(code)),
  join: (code: string, body: Join) => call<Laid>(`${at(code)}/people`, body),
  takeLink: (code: string, body: TakeLink) => call<Laid>(`${at(code)}/devices`, body),
  /** Where a finished game's record is: the last one's, or that of any by its number from 1. */
  recordUrl: (code: string, game = 0) => at(code) + (game ? `/records/${game - 1}` : '/record'),
  record: async (code: string, game = 0) => (await request(api.recordUrl(code, game))).text(),
  retell: (record: string) => bring<Retelling>('/api/replays', record),
  check: (record: string) => bring<Check>('/api/checks', record),
  /** How far the review of a table's finished game is (by its number from 1, the last one's: 0). */
  review: async (code: string, game: number) => {
    const number = game || (await api.show(code)).games;
    return call<ReviewState>(`${at(code)}/reviews/${number - 1}`);
  },
  /** The same for a record somebody brings. */
  reviewRecord: (record: string) => bring<ReviewState>('/api/reviews', record),
};
