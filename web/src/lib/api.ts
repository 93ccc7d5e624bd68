// The server's HTTP doors.

import type {
  Address,
  ErrorBody,
  GameInfo,
  Join,
  Laid,
  Lay,
  Lobby,
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

async function call<T>(path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refusal('unreachable');
  }
  if (!response.ok) {
    const problem: Partial<ErrorBody> = await response.json().catch(() => ({}));
    throw new Refusal(problem.error ?? 'unreachable', problem.params ?? {});
  }
  return (await response.json()) as T;
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
  recordUrl: (code: string) => `${at(code)}/record`,
};
