// The server's HTTP doors.

import { knock } from './doors';
import type {
  Address,
  Check,
  DealInfo,
  Draft,
  Drafted,
  ErrorBody,
  Evening,
  GameInfo,
  Join,
  Knock,
  Knocked,
  Laid,
  Lay,
  Lobby,
  MakeDeal,
  MaySimulate,
  OpenHands,
  OwnBets,
  PlayOn,
  PuzzleList,
  PuzzleShown,
  Retelling,
  ReviewState,
  Simulate,
  Simulated,
  Standing,
  TakeDeal,
  TakeLink,
  VariantLook,
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
    response = await knock(path, {
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

/** Asks for the larger review. */
const MORE = '?more=true';

export const api = {
  games: () => call<GameInfo[]>('/api/games'),
  words: (game: string) => call<Vocabulary>(`/api/games/${encodeURIComponent(game)}/words`),
  address: () => call<Address>('/api/address'),
  lay: (body: Lay) => call<Laid>('/api/tables', body),
  /** Lay a table that goes on from a moment of a record. */
  playOn: (body: PlayOn) => call<Laid>('/api/branches', body),
  puzzles: () => call<PuzzleList[]>('/api/puzzles'),
  puzzle: (game: string, name: string) =>
    call<PuzzleShown>(`/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(name)}`),
  makeDeal: (body: MakeDeal) => call<DealInfo>('/api/deals', body),
  deal: (deal: string) => call<DealInfo>(`/api/deals/${encodeURIComponent(deal)}`),
  takeDeal: (deal: string, body: TakeDeal) =>
    call<Laid>(`/api/deals/${encodeURIComponent(deal)}/tables`, body),
  /** How a deal went for all who have played it, to somebody who just has. */
  compareDeal: (code: string) => call<DealInfo>(`${at(code)}/deal`, {}),
  show: (code: string) => call<Lobby>(at(code)),
  /** Who this device is at a table: a Refusal `no-seat` if it is nobody any more. */
  me: (code: string) => call<Laid>(`${at(code)}/me`),
  join: (code: string, body: Join) => call<Laid>(`${at(code)}/people`, body),
  takeLink: (code: string, body: TakeLink) => call<Laid>(`${at(code)}/devices`, body),
  /** Where a finished game's record is: the last one's, or that of any by its number from 1. */
  recordUrl: (code: string, game = 0) => at(code) + (game ? `/records/${game - 1}` : '/record'),
  record: async (code: string, game = 0) => (await request(api.recordUrl(code, game))).text(),
  /** Say whose device this is; somebody at the table decides. */
  knock: (code: string, body: Knock) => call<Knocked>(`${at(code)}/knocks`, body),
  /** What this device is at a table, and whether its knock still waits. */
  standing: (code: string, knock = '') =>
    call<Standing>(`${at(code)}/standing${knock ? `?knock=${knock}` : ''}`),
  /** What every seat sees, where one practises. */
  hands: (code: string) => call<OpenHands>(`${at(code)}/hands`),
  /** What this person has bet and is not decided yet. */
  bets: (code: string) => call<OwnBets>(`${at(code)}/bets`),
  evening: (code: string) => call<Evening>(`${at(code)}/evening`),
  /** Where the evening is, to keep: the board and all records in one file. */
  eveningUrl: (code: string) => `${at(code)}/evening/file`,
  retell: (record: string) => bring<Retelling>('/api/replays', record),
  check: (record: string) => bring<Check>('/api/checks', record),
  /** What somebody's variant is, or what is wrong with it. */
  variant: (text: string) => bring<VariantLook>('/api/variants', text),
  /** How a variant that is being made stands. */
  draft: (body: Draft) => call<Drafted>('/api/drafts', body),
  maySimulate: () => call<MaySimulate>('/api/simulations'),
  /** How far a simulation is: it goes on while somebody asks. */
  simulate: (body: Simulate) => call<Simulated>('/api/simulations', body),
  /** How far the review of a table's finished game is (by its number from 1, the last one's: 0). */
  review: async (code: string, game: number, isMore: boolean) => {
    const number = game || (await api.show(code)).games;
    return call<ReviewState>(`${at(code)}/reviews/${number - 1}${isMore ? MORE : ''}`);
  },
  /** The same for a record somebody brings. */
  reviewRecord: (record: string, isMore: boolean) =>
    bring<ReviewState>(`/api/reviews${isMore ? MORE : ''}`, record),
};
