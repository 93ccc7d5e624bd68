// Made by `python -m fistful.server.typescript`: do not edit.

export const VERSION = 2;

/** The device's share in the dice: 16 random bytes in hexadecimal, after `committed`. */
export interface AddNonce {
  type: 'nonce';
  nonce: string;
  id: number;
  pad?: string;
}

/** Where phones in the same network find this server. */
export interface Address {
  url: string;
}

/** An answer to a question, in the notation's words. Sending it twice is harmless. */
export interface Answer {
  type: 'answer';
  question: number;
  text: string;
  id: number;
  pad?: string;
}

/** Host, before the start: who sits where, as a list of person ids, `bot:<kind>` or ''. */
export interface Arrange {
  type: 'arrange';
  chairs: string[];
  id: number;
  pad?: string;
}

/** A new question. What led to it was `told` before, perhaps as no event at all. */
export interface Asked {
  type: 'asked';
  seq: number;
  at: number;
  question: Question;
}

/** Where a seat's result came from: `start` + `luck` + `skill` = `end`. */
export interface Balanced {
  seat: number;
  start: number;
  luck: number;
  skill: number;
  end: number;
}

/** A seat as all may see it. `person` is an id, `bot` a kind; both empty for an empty chair. */
export interface Chair {
  name: string;
  person: string;
  bot: string;
}

/** Host: lock the table, hide the code, mute chat, change the clock. */
export interface Change {
  type: 'change';
  is_locked: boolean;
  is_code_hidden: boolean;
  is_muted: boolean;
  clock: string;
  id: number;
  pad?: string;
}

/** A line of chat. */
export interface Chat {
  type: 'chat';
  text: string;
  id: number;
  pad?: string;
}

/** A line of chat, or an emote, by a person. */
export interface ChatLine {
  person: string;
  name: string;
  text: string;
  is_emote: boolean;
}

/** A line of chat, or an emote, by a person. */
export interface Chatted {
  type: 'chatted';
  seq: number;
  at: number;
  person: string;
  name: string;
  text: string;
  is_emote: boolean;
}

/** What a record says about its dice, and whether it holds.

`options` is the text that the commitment is about. `error` is empty if every draw came out of
the seed and every line was legal; else the first thing wrong, with its line in the file. */
export interface Check {
  game: string;
  options: string;
  names: string[];
  commitment: string;
  nonces: string[];
  seed: string;
  actions: number;
  error: string;
  params: Record<string, string | number>;
  line: number;
}

/** A legal answer: its text (what `answer` sends), and its verb with the things it names as
numbers of their kinds (`GET /api/games/{game}/words` says what they are called). */
export interface Choice {
  text: string;
  verb: string;
  things: Record<string, number>;
}

/** What a seat let another believe. */
export interface Claim {
  seat: number;
  to: number;
  is_true: boolean;
  is_believed: boolean;
}

/** Takes over as host while no host is connected. */
export interface ClaimHost {
  type: 'claim-host';
  id: number;
  pad?: string;
}

/** Something the rules count, by seat: its value at the start and after every step. */
export interface Counted {
  name: string;
  values: number[][];
}

/** One of the emotes. */
export interface Emote {
  type: 'emote';
  emote: string;
  id: number;
  pad?: string;
}

/** The game is over; the record can be fetched. */
export interface Ended {
  type: 'ended';
  seq: number;
  at: number;
  outcome: Outcome;
  seed: string;
}

/** Not done, nothing has changed. `code` names a message of the catalogue. */
export interface Error {
  type: 'error';
  id: number;
  code: string;
  params: Record<string, string | number>;
}

/** What went wrong: a code of the catalogue with its parameters. */
export interface ErrorBody {
  error: string;
  params: Record<string, string | number>;
}

/** Host: more time for everybody on the open question. */
export interface Extend {
  type: 'extend';
  id: number;
  pad?: string;
}

/** What a seat (15: whoever watched) saw: the fields of its view that changed, at the start
and after every step. A seat's view is the watchers' with its own changes laid over it. */
export interface Eyes {
  seat: number;
  changes: Record<string, unknown>[];
}

/** A game that can be played here. */
export interface GameInfo {
  game: string;
  fewest: number;
  most: number;
  options: OptionInfo[];
  bots: string[];
}

/** A seat has answered; what, nobody learns yet. */
export interface HasAnswered {
  type: 'answered';
  seq: number;
  at: number;
  question: number;
  seat: number;
}

/** An event, and the set of seats that heard it (bit 15: whoever watched). */
export interface Heard {
  audience: number;
  event: Record<string, unknown>;
}

/** First: the version, and what was seen: the last snapshot's `game`, the last `seq`. */
export interface Hello {
  type: 'hello';
  version: number;
  game?: number;
  seq?: number;
  id: number;
  pad?: string;
}

/** The body of `POST /api/tables/{code}/people`. */
export interface Join {
  name: string;
  watches?: boolean;
}

/** A decision: `loss` and its standard `error` are shares of a victory, `chance` is how often
the pool of players would do the same, `before` and `after` are the seat's own win chances. */
export interface Judged {
  step: number;
  seat: number;
  played: string;
  best: string;
  loss: number;
  error: number;
  label: string;
  chance: number;
  before: number;
  after: number;
}

/** Host: send somebody away, by seat or (watchers) by person. Their tokens are void. */
export interface Kick {
  type: 'kick';
  seat?: number;
  person?: string;
  id: number;
  pad?: string;
}

/** The things of a kind, by number. A kind made of parts has those instead, the last counting
in ones; `seat` and `number` have neither. */
export interface KindWords {
  words: string[];
  slugs: string[];
  parts: Record<string, string>;
}

/** A table to go to, and who one is there. */
export interface Laid {
  code: string;
  person: string;
  seat: number;
}

/** The body of `POST /api/tables`: with a name the host sits down, without one it watches. */
export interface Lay {
  game: string;
  options?: Record<string, string>;
  seats?: number;
  clock?: string;
  is_public?: boolean;
  name?: string;
}

/** Gives the seat up. */
export interface Leave {
  type: 'leave';
  id: number;
  pad?: string;
}

/** Asks for a one-time code that lets another device take this seat as well. */
export interface Link {
  type: 'link';
  id: number;
  pad?: string;
}

/** The table as all may see it: `code` empty while hidden, `games` finished, `muted` people.

`ended` says why the last game came to no end, if it did not: an error code of the catalogue. */
export interface Lobby {
  game: string;
  options: Record<string, string>;
  code: string;
  stage: string;
  host: string;
  chairs: Chair[];
  clock: string;
  is_public: boolean;
  is_locked: boolean;
  is_code_hidden: boolean;
  is_muted: boolean;
  muted: string[];
  commitment: string;
  games: number;
  ended: string;
}

/** Somebody came, went, moved, or the host changed something. */
export interface LobbyChanged {
  type: 'lobby';
  seq: number;
  at: number;
  lobby: Lobby;
}

/** A player asks for more time on the open question. */
export interface MoreTime {
  type: 'more-time';
  id: number;
  pad?: string;
}

/** The deadline moved. */
export interface Moved {
  type: 'moved';
  seq: number;
  at: number;
  question: number;
  deadline: number | null;
  is_paused: boolean;
}

/** Host: let somebody talk no more, or again. */
export interface Mute {
  type: 'mute';
  person: string;
  is_muted?: boolean;
  id: number;
  pad?: string;
}

/** Done, and safely stored. `code` only answers `link`. */
export interface Ok {
  type: 'ok';
  id: number;
  code: string;
}

/** An option and its values, the default first. */
export interface OptionInfo {
  name: string;
  values: string[];
}

/** How a game ended; lists are by seat but for `winners` and `tied`, which are of seats.

A seat has no score if it has lost what would count: `struck` are the points that do not.
`places` begin with 1. `tied` were level on score for the victory, and `tie_broken_by` is what
decided: a word of the game's, `nothing` if they share it. `unit`: winners share the victory, or
win as a side. */
export interface Outcome {
  winners: number[];
  scores: (number | null)[];
  struck: (number | null)[];
  fates: ('alive' | 'dead' | 'out' | 'shot')[];
  places: number[];
  tied: number[];
  tie_broken_by: string | null;
  unit: 'victory-share' | 'winning-side';
  reason: string;
}

/** Host: stop the clock. */
export interface Pause {
  type: 'pause';
  id: number;
  pad?: string;
}

/** Measures the device's offset and latency: `sent` is its own clock in milliseconds,
`round_trip` what its last ping took. Races are corrected for half of that, within limits. */
export interface Ping {
  type: 'ping';
  sent: number;
  round_trip?: number;
  id: number;
  pad?: string;
}

/** Answers `ping`: the device's clock as sent, the server's clock, both in milliseconds. */
export interface Pong {
  type: 'pong';
  id: number;
  sent: number;
  server: number;
}

/** Whose devices are connected, by person ids. Not numbered: only the latest counts. */
export interface Presence {
  type: 'presence';
  here: string[];
  watchers: number;
}

/** Host: let a bot play a seat; an empty kind gives it back to its person. */
export interface PutBot {
  type: 'put-bot';
  seat: number;
  bot?: string;
  id: number;
  pad?: string;
}

/** What is asked. `legal` is for the receiver; `sealed` is its own answer, once given.

`is_race`: the first who does not pass wins. A page has it on the screen at most 1.7 seconds
after `at`, whatever it still plays; bots do not react before. */
export interface Question {
  number: number;
  phase: string;
  is_race: boolean;
  seats: number[];
  legal: Choice[];
  sealed: string;
  deadline: number | null;
  is_paused: boolean;
}

/** Table talk, after so many steps. */
export interface Remark {
  step: number;
  seat: number;
  text: string;
}

/** Host, after the end: the same people again. */
export interface Rematch {
  type: 'rematch';
  id: number;
  pad?: string;
}

/** Host: let it go on. */
export interface Resume {
  type: 'resume';
  id: number;
  pad?: string;
}

/** A whole record, all secrets open. */
export interface Retelling {
  game: string;
  options: Record<string, string>;
  names: string[];
  players: string[];
  steps: Step[];
  talk: Remark[];
  eyes: Eyes[];
  counted: Counted[];
}

/** How far a review is, in steps; `review` is there once it is done. `moves` says what the
better actions it names are made of, by their texts: so they can be put in words. */
export interface ReviewState {
  done: number;
  total: number;
  review: Reviewed | null;
  moves: Record<string, Choice>;
}

/** A review (docs/review.md): row i of `truth` and `known` is after i steps. */
export interface Reviewed {
  game: string;
  options: Record<string, string>;
  names: string[];
  rollouts: number;
  seed: number;
  seats: number[];
  outcome: Outcome;
  steps: ReviewedStep[];
  truth: number[][];
  known: number[][];
  decisions: Judged[];
  balances: Balanced[];
  surprise: number | null;
  bluffs: Claim[];
}

/** One action: its line in the record, who (-1: nature), and what. */
export interface ReviewedStep {
  line: number;
  seat: number;
  text: string;
}

/** Structured table talk by a seat. */
export interface Said {
  type: 'said';
  seq: number;
  at: number;
  seat: number;
  text: string;
}

/** Structured table talk: `threaten Bob`. */
export interface Say {
  type: 'say';
  text: string;
  id: number;
  pad?: string;
}

/** The receiver's own answer was taken (perhaps from another device). */
export interface SealedAnswer {
  type: 'sealed';
  seq: number;
  at: number;
  question: number;
  text: string;
}

/** All that the receiver knows: sent first, and when too much was missed.

`game` names what `seq` counts in: it is another one after a rematch, or when chairs were
moved. `events` are all the receiver has heard in it, `chat` the last lines. */
export interface Snapshot {
  type: 'snapshot';
  seq: number;
  at: number;
  game: number;
  you: string;
  seat: number;
  lobby: Lobby;
  view: Record<string, unknown> | null;
  events: Record<string, unknown>[];
  question: Question | null;
  chat: ChatLine[];
}

/** Host: deal. Empty chairs are filled with bots of this kind, or dropped if it is empty. */
export interface Start {
  type: 'start';
  fill?: string;
  id: number;
  pad?: string;
}

/** One action: its line in the file, who (-1: nature), in which phase, what came of it. */
export interface Step {
  line: number;
  seat: number;
  is_clock: boolean;
  phase: string;
  text: string;
  verb: string;
  things: Record<string, number>;
  told: Heard[];
}

/** A public table. */
export interface TableInfo {
  code: string;
  game: string;
  stage: string;
  seats: number;
  free: number;
}

/** The body of `POST /api/tables/{code}/devices`: a one-time code from another device. */
export interface TakeLink {
  code: string;
}

/** Events, and the receiver's view after them. */
export interface Told {
  type: 'told';
  seq: number;
  at: number;
  events: Record<string, unknown>[];
  view: Record<string, unknown>;
}

/** All words of a game. */
export interface Vocabulary {
  game: string;
  kinds: Record<string, KindWords>;
  verbs: Word[];
  events: Word[];
  phases: string[];
}

/** A verb or an event: its things by name, each with its kind; `many` names an open list. */
export interface Word {
  word: string;
  things: Record<string, string>;
  many: string;
}

export type AnyRequest = Hello | Answer | Say | Chat | Emote | MoreTime | AddNonce | Ping | Leave | Link | ClaimHost | Start | Pause | Resume | Extend | Kick | Arrange | PutBot | Change | Mute | Rematch;

export type AnyReply = Ok | Error | Pong;

export type AnyUpdate = Snapshot | LobbyChanged | Told | Asked | SealedAnswer | HasAnswered | Moved | Said | Chatted | Ended | Presence;
