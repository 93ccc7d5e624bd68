// Made by `python -m fistful.server.typescript`: do not edit.

import type { OutcomeView } from './views';

export const VERSION = 3;

/** How one event is played, in milliseconds: the beats `before` it comes on the stage, then it
stands for `ms`, then the beats `after`. `holds`: the table is still shown as it was before. */
export interface Act {
  ms: number;
  before?: Beat[];
  after?: Beat[];
  holds?: boolean;
}

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

/** Somebody who may decide on a knock lets it in, or not: for a device that says it is
somebody's the host, a neighbour or that person; for a bot's chair all who play. */
export interface Admit {
  type: 'admit';
  knock: string;
  is_welcome?: boolean;
  id: number;
  pad?: string;
}

/** An answer, and how much of a strong player's mind is for it, in per cent. */
export interface Advice {
  text: string;
  share: number;
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

/** Where a seat's result came from: `start` + `luck` + `skill` = `end`, with standard errors.
Skill is what the decisions judged so far gave away. */
export interface Balanced {
  seat: number;
  start: number;
  luck: number;
  luck_error: number;
  skill: number;
  skill_error: number;
  end: number;
}

/** A moment of an act that is no event: a count, a note dealt. */
export interface Beat {
  name: string;
  ms: number;
}

/** Somebody who is out, or watches under a name, bets on what will happen in a `round` of bets:
`pick` is a seat or a word of the wager's kind, -1 for nobody. The last bet counts. */
export interface Bet {
  type: 'bet';
  round: number;
  wager: string;
  pick: number;
  id: number;
  pad?: string;
}

/** What those who are out, and those who watch, may bet on now (nothing while bets are closed),
which seats are `out`, the bets that were decided last, and the board of ghosts.

What is bet and not decided nobody is told; `GET /api/tables/{code}/bets` has one's own. */
export interface Bets {
  round: number;
  open: Wager[];
  out: number[];
  settled: Settled[];
  ghosts: Ghost[];
}

/** Where games go on from: the fingerprint of a record, how many of its actions were taken over,
and the seat whose guess the rest is (-1: it is as it was). */
export interface Branch {
  source: string;
  actions: number;
  eyes: number;
}

/** A seat as all may see it. `person` is an id, `bot` a kind; both empty for an empty chair.
Whoever `is_agent` is somebody's own program, and says so. No two have the same `face` or the
same `colour`, which are numbers: screens draw them. */
export interface Chair {
  name: string;
  person: string;
  bot: string;
  is_agent: boolean;
  face: number;
  colour: number;
}

/** Host: lock the table, hide the code, mute chat, change the clock, how quickly what happens is
played, whether only the host starts, whether late friends take a bot's chair at once (where
nothing is said: as it is). */
export interface Change {
  type: 'change';
  is_locked: boolean;
  is_code_hidden: boolean;
  is_muted: boolean;
  clock: string;
  speed?: string;
  is_start_kept?: boolean | null;
  lets_in?: boolean | null;
  id: number;
  pad?: string;
}

/** What is otherwise than in the rulebook's game: a measure, or how often a thing wins. */
export interface Changed {
  measure: string;
  thing: Named | null;
  is_share: boolean;
  change: Interval;
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

/** Host, before the deal or after the end: another game for the same people, or this one with
other options, another clock (nothing: as it is), more or fewer chairs (0: as many as now, if
the game allows it). */
export interface Choose {
  type: 'choose';
  game: string;
  options?: Record<string, string>;
  seats?: number;
  clock?: string;
  id: number;
  pad?: string;
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

/** What a simulation found so far. `lengths` are decisions, how often with the variant and how
often in the rulebook's game; without a variant there is nothing `usual` in any of it. */
export interface Compared {
  games: number;
  unit: string;
  changes: Changed[];
  off: Off[];
  measures: Measured[];
  groups: Rates[];
  endings: Ending[];
  lengths: number[][];
}

/** Something the rules count, by seat: its value at the start and after every step. */
export interface Counted {
  name: string;
  values: number[][];
}

/** A deal: what it is dealt to, and how many have played it. `results` are for those. */
export interface DealInfo {
  deal: string;
  game: string;
  options: Record<string, string>;
  seats: number;
  bot: string;
  played: number;
  results: DealResult[];
}

/** How a deal ended for somebody: the place, the part of a victory, the score if there is one,
and how many hints were had. `is_own`: at the table that was asked with. */
export interface DealResult {
  name: string;
  place: number;
  share: number;
  score: number | null;
  hints: number;
  is_own: boolean;
}

/** The body of `POST /api/drafts`: a variant that is being made, as `data` of a `game`; or one
to open, as the `text` of a file, packed or in a record; a game alone is the rulebook's. */
export interface Draft {
  game?: string;
  text?: string;
  data?: Record<string, unknown> | null;
}

/** A draft as it stands: its data, the same as a file's text, where it differs from the
rulebook's game (what, before, after) and all that is wrong with it. One that can be played has
what it is known by, the value of `deck` that plays it, what the game's sentences say at a table
with it, and what those who watch see there before the deal. One that was just opened comes with
the rulebook's data, with fields that things of a part may have `more` than any of the
rulebook's, and with whether its file has comments that are not kept. */
export interface Drafted {
  game: string;
  data: Record<string, unknown>;
  text: string;
  changes: string[][];
  problems: Problem[];
  name: string;
  version: number;
  hash: string;
  packed: string;
  wording: Wording | null;
  view: Record<string, unknown> | null;
  usual: Record<string, unknown> | null;
  more: Record<string, Record<string, unknown>> | null;
  loses_comments: boolean;
}

/** A player picks a face and a colour between games, by their numbers: nobody else's. */
export interface Dress {
  type: 'dress';
  face: number;
  colour: number;
  id: number;
  pad?: string;
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
  outcome: OutcomeView;
  seed: string;
}

/** How many of 1 games ended for this reason. */
export interface Ending {
  reason: string;
  now: number;
  usual: number;
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

/** An evening in one room: what everybody did in all its games, and in each (a game that came to
no end is null), and the board of ghosts: whose bets were right. */
export interface Evening {
  code: string;
  board: Row[];
  games: (Tally | null)[];
  ghosts: Ghost[];
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
  clocks: string[];
  wording: Wording;
}

/** Somebody on the board of ghosts: bets, how many were right, and their points. */
export interface Ghost {
  name: string;
  bets: number;
  right: number;
  points: number;
}

/** Host, in a game: let somebody who waits have a bot's chair at once. Where sides are hidden
all who play are asked first. */
export interface GiveChair {
  type: 'give-chair';
  person: string;
  seat: number;
  id: number;
  pad?: string;
}

/** A seat has answered, and the question is still open; what, nobody learns yet. */
export interface HasAnswered {
  type: 'answered';
  seq: number;
  at: number;
  question: number;
  seat: number;
}

/** What the game is remembered by: a word of the catalogue's, the step that shows it and which
of the things told there, who. */
export interface Headline {
  word: string;
  step: number;
  told: number;
  seats: number[];
  number: number;
}

/** An event, the set of seats that heard it (bit 15: whoever watched), and how it is played. */
export interface Heard {
  audience: number;
  event: Record<string, unknown>;
  act: Act;
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

/** Whoever plays alone with bots asks what the strongest of them would do: `hinted` answers. The
record says so. */
export interface Hint {
  type: 'hint';
  id: number;
  pad?: string;
}

/** Answers `hint`: what the strongest bot would do, what it is surest of first. */
export interface Hinted {
  type: 'hinted';
  id: number;
  advice: Advice[];
}

/** Something measured, with its 95 % interval. */
export interface Interval {
  rate: number;
  low: number;
  high: number;
}

/** The body of `POST /api/tables/{code}/people`. Who `waits` watches while there is no chair,
and sits down as soon as there is one between two games. A program says that it `is_agent`. */
export interface Join {
  name: string;
  watches?: boolean;
  waits?: boolean;
  is_agent?: boolean;
}

/** A decision: `loss` and its standard `error` are shares of a victory, `chance` is how often
the pool of players would do the same. With a label it says why, and which `answers` were
compared. */
export interface Judged {
  step: number;
  seat: number;
  played: string;
  best: string;
  loss: number;
  error: number;
  label: string;
  chance: number;
  why: Reason | null;
  answers: Weighed[];
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

/** The body of `POST /api/tables/{code}/knocks`: whose device this is, as it says. */
export interface Knock {
  person: string;
}

/** The knock, and the one-time code that is good for `devices` once somebody has said yes. */
export interface Knocked {
  knock: string;
  code: string;
}

/** Somebody knocks, `until` an instant: a device that says it is the person's, or (with a seat)
a person who waits and is to have that bot's chair; then all must have `agreed`. */
export interface Knocking {
  id: string;
  person: string;
  name: string;
  seat: number;
  until: number;
  agreed: string[];
}

/** A table to go to, and who one is there. An agent gets its `token`; people have a cookie that
no script can read. */
export interface Laid {
  code: string;
  person: string;
  seat: number;
  token?: string;
}

/** The body of `POST /api/tables`: with a name the host sits down, without one it watches.

A program that plays says that it `is_agent`. For practice one person plays with bots. */
export interface Lay {
  game: string;
  options?: Record<string, string>;
  seats?: number;
  clock?: string;
  speed?: string;
  is_public?: boolean;
  name?: string;
  is_agent?: boolean;
  is_practice?: boolean;
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

/** The table as all may see it: `code` empty while hidden, `games` finished, `muted` people,
who is `ready` for the next game, who is `waiting` for a chair, first come first.

`ended` says why the last game came to no end, if it did not: an error code of the catalogue.
`hints` were had in this game. `branch`: its games go on from a moment of another one.
`card` of the opening is on the host's screen, -1 if none.
`is_practice`: one person learns the game with bots and open cards, and it counts for nothing.
`deal`: the name of the shared deal that is played.
`wording`: what the game's sentences say at this table. */
export interface Lobby {
  game: string;
  options: Record<string, string>;
  code: string;
  stage: string;
  host: string;
  chairs: Chair[];
  clock: string;
  speed: string;
  is_public: boolean;
  is_locked: boolean;
  is_code_hidden: boolean;
  is_muted: boolean;
  muted: string[];
  commitment: string;
  games: number;
  ended: string;
  ready: string[];
  waiting: Waiter[];
  is_start_kept: boolean;
  lets_in: boolean;
  knocks: Knocking[];
  hints: number;
  bets: Bets | null;
  branch: Branch | null;
  card: number;
  is_practice: boolean;
  deal: string;
  wording: Wording;
}

/** Somebody came, went, moved, or the host changed something. */
export interface LobbyChanged {
  type: 'lobby';
  seq: number;
  at: number;
  lobby: Lobby;
}

/** The body of `POST /api/deals`: a deal for everybody who gets its name. */
export interface MakeDeal {
  game: string;
  seats: number;
  bot: string;
  options?: Record<string, string>;
}

/** Whether games are simulated here, and how many at most. */
export interface MaySimulate {
  is_on: boolean;
  most: number;
}

/** A measure of whole games, a share or a number: with the variant, in the rulebook's game. */
export interface Measured {
  measure: string;
  is_share: boolean;
  now: Interval;
  usual: Interval | null;
}

/** A player asks for more time on the open question. */
export interface MoreTime {
  type: 'more-time';
  id: number;
  pad?: string;
}

/** The deadline moved, or the scene was skipped: the question opens now. */
export interface Moved {
  type: 'moved';
  seq: number;
  at: number;
  question: number;
  opens: number;
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

/** What a thing is called: a key of the catalogue, what its placeholders stand for (keys again),
and the word or number it has in data. */
export interface Named {
  key: string;
  word: string;
  things: Record<string, string>;
}

/** A thing that stands out of its group; `is_new`: not so in the rulebook's game. */
export interface Off {
  group: string;
  thing: Named;
  flag: string;
  is_new: boolean;
}

/** Done, and safely stored. `code` only answers `link`. */
export interface Ok {
  type: 'ok';
  id: number;
  code: string;
}

/** What every seat sees, by seat: for whoever practises. */
export interface OpenHands {
  views: Record<string, unknown>[];
}

/** An option and its values, the default first. */
export interface OptionInfo {
  name: string;
  values: string[];
}

/** What this device's person has bet and is not decided: the pick of each wager. */
export interface OwnBets {
  picks: Record<string, number>;
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

/** The body of `POST /api/branches`: a table that goes on after a line of a record (0: from its
deal), with whoever asks in a `seat`.

`is_guess`: the rest is what that seat could think of; else as it was, if the game is over.
`bot` sits down in the other chairs; without one they wait for friends. */
export interface PlayOn {
  record: string;
  line: number;
  seat: number;
  is_guess?: boolean;
  bot?: string;
  clock?: string;
  speed?: string;
  name?: string;
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

/** Something wrong with a draft: where (keys, and numbers in lists, from outside in) and what, a
message `problem-<code>` and all it names; without a place it is about all of it. */
export interface Problem {
  place: string[];
  code: string;
  things: Record<string, string | number>;
}

/** Host: let a bot play a seat; an empty kind gives it back to its person. */
export interface PutBot {
  type: 'put-bot';
  seat: number;
  bot?: string;
  id: number;
  pad?: string;
}

/** An answer as screens offer it, what it gives of a victory in thousandths, and how much of a
strong player's mixture it is, in per cent (0 where nobody need mix). */
export interface PuzzleAnswer {
  choice: Choice;
  worth: number;
  weight: number;
}

/** The names of a game's puzzles. */
export interface PuzzleList {
  game: string;
  names: string[];
}

/** A puzzle: a record that ends where a seat is asked, and the answers. `usual` and `best` are
places of answers; `why` is a word of the catalogue with its number after either. */
export interface PuzzleShown {
  game: string;
  name: string;
  seat: number;
  phase: string;
  is_sealed: boolean;
  record: string;
  answers: PuzzleAnswer[];
  usual: number;
  best: number;
  why: string;
  why_usual: number;
  why_best: number;
}

/** What is asked. `legal` is for the receiver; `sealed` is its own answer, once given.

It `opens` when what led to it has been played on the screens, or with that if saying nothing is
an answer to it: from then on its time runs, and bots think. Answers may come before, but not in
a race.
`is_race`: the first who does not pass wins.
`may_take_back`: the receiver plays alone, and nothing was learnt from the answer before this.
The last `count` seconds before its deadline are counted aloud: one, two, three. 0: nobody does. */
export interface Question {
  number: number;
  phase: string;
  is_race: boolean;
  seats: number[];
  legal: Choice[];
  sealed: string;
  opens: number;
  deadline: number | null;
  is_paused: boolean;
  count: number;
  may_take_back: boolean;
}

/** How often those win of whom something is true: the thing, how many they were, and how it is
off, if it is (`never`, `weak`, `strong`). */
export interface Rated {
  thing: Named;
  trials: number;
  rate: Interval;
  flag: string;
}

/** How the things of a group did: with the variant and in the rulebook's game. */
export interface Rates {
  group: string;
  mean: number;
  rows: Rated[];
  usual: Rated[];
}

/** A player is ready for the next game, or not yet after all. */
export interface Ready {
  type: 'ready';
  is_ready?: boolean;
  id: number;
  pad?: string;
}

/** Why a move was worse: how much of a fact (`because-…` in the game's texts) came of it, and of
the better one. */
export interface Reason {
  fact: string;
  played: number;
  best: number;
}

/** Table talk, after so many steps. */
export interface Remark {
  step: number;
  seat: number;
  text: string;
}

/** Host, or any player once all are ready, after the end: the same people again. */
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

/** A whole record, all secrets open; `headlines` are there once the game is over. */
export interface Retelling {
  game: string;
  options: Record<string, string>;
  names: string[];
  players: string[];
  steps: Step[];
  talk: Remark[];
  eyes: Eyes[];
  counted: Counted[];
  headlines: Headline[];
  branch: Branch | null;
  wording: Wording;
}

/** How far a review is; `review` has what was found so far, its curves first. `moves` says what
the actions it compares are made of, by their texts: so they can be put in words. `is_more`
if it is the larger one. */
export interface ReviewState {
  done: number;
  total: number;
  review: Reviewed | null;
  moves: Record<string, Choice>;
  is_more: boolean;
}

/** A review (docs/review.md): row i of `truth`, `known` and `marks` is after i steps; `spread`
is how far off a chance of one half is, all-knowing and as known. */
export interface Reviewed {
  game: string;
  options: Record<string, string>;
  names: string[];
  rollouts: number;
  seed: number;
  seats: number[];
  outcome: OutcomeView;
  steps: ReviewedStep[];
  marks: number[];
  truth: number[][];
  known: number[][];
  spread: number[];
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

/** One person (or bot) on the board: all that was counted, in so many games. */
export interface Row {
  name: string;
  is_bot: boolean;
  games: number;
  wins: number;
  money: number;
  kills: number;
  betrayed: number;
  cowardice: number;
  kept: number;
  broken: number;
}

/** Structured table talk by a seat. */
export interface Said {
  type: 'said';
  seq: number;
  at: number;
  seat: number;
  text: string;
}

/** Structured table talk: `threaten Bob`, or in a line's words `threaten-liar-3 Bob`. `deal` and
`pact` are offers, which the one they are made to answers: `accept Ann`, `decline Ann`. */
export interface Say {
  type: 'say';
  text: string;
  id: number;
  pad?: string;
}

/** What is being played, from when on, and the receiver's view after it. */
export interface Scene {
  at: number;
  events: Record<string, unknown>[];
  acts: Act[];
  view: Record<string, unknown>;
}

/** The receiver's own answer was taken (perhaps from another device); others are still to come.
The last one is `told` as what came of it. */
export interface SealedAnswer {
  type: 'sealed';
  seq: number;
  at: number;
  question: number;
  text: string;
}

/** A message with numbers of its own; a text among its `things` is the name of another message,
said in its place. */
export interface Sentence {
  message: string;
  things: Record<string, number | string>;
}

/** A bet that is decided: whose, on what, and the points it brought (0: it was wrong). */
export interface Settled {
  name: string;
  wager: string;
  pick: number;
  points: number;
}

/** The body of `POST /api/simulations`: so many games of bots with these options, a variant
among them (`deck`), beside as many with the rulebook's. */
export interface Simulate {
  game: string;
  players: number;
  games: number;
  options?: Record<string, string>;
}

/** How far a simulation is: `done` of `total` games, each beside one of the rulebook's; how many
of them are played in a second, and what was found so far. `stopped` is why it does not go on,
as the code of an error. */
export interface Simulated {
  done: number;
  total: number;
  rate: number;
  found: Compared | null;
  stopped: string;
}

/** Host: let the scene being played be over, for everybody. */
export interface Skip {
  type: 'skip';
  id: number;
  pad?: string;
}

/** All that the receiver knows: sent first, and when too much was missed.

`game` names what `seq` counts in: it is another one after a rematch, or when chairs were
moved. `events` are all the receiver has heard in it, `chat` the last lines. If a scene is being
played, `view` and `events` are as they were before it. */
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
  scene: Scene | null;
}

/** What a device is at a table: `stranger`, `known`, `kicked` from the running game, or
`replaced` by another device of the same person; `is_open`: the knock it asks about waits. */
export interface Standing {
  standing: string;
  is_open: boolean;
}

/** Host, or any player once all are ready: deal. Empty chairs are filled with bots of this
kind, or dropped if it is empty. */
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

/** Whoever plays alone with bots takes the last answer back, if nothing was learnt from it. */
export interface TakeBack {
  type: 'take-back';
  id: number;
  pad?: string;
}

/** The body of `POST /api/deals/{deal}/tables`: a table of one's own at which it is played. */
export interface TakeDeal {
  name: string;
  speed?: string;
}

/** The body of `POST /api/tables/{code}/devices`: a one-time code from another device. */
export interface TakeLink {
  code: string;
}

/** One game: lists are by seat. `who` are those it counts for, in the end; money in thousands.
`kept` and `broken` are words given, as far as the game came to what they were about.

A game that came to no end has no winners, and counts for nothing. */
export interface Tally {
  game: string;
  who: string[];
  bots: boolean[];
  winners: number[];
  money: number[];
  kills: number[];
  betrayed: number[];
  cowardice: number[];
  kept: number[];
  broken: number[];
}

/** Host, before the deal: let all screens show this card of the game's opening; -1: no more. */
export interface Teach {
  type: 'teach';
  card: number;
  id: number;
  pad?: string;
}

/** Events, how they are played from `at` on, and the receiver's view after them.

As many acts as events, or none: then nothing is played. */
export interface Told {
  type: 'told';
  seq: number;
  at: number;
  events: Record<string, unknown>[];
  acts: Act[];
  view: Record<string, unknown>;
}

/** A variant that was brought: what it is known by, the value of `deck` that plays it, where it
differs from the rulebook's game (what, before, after), and all that is wrong with it, each a
`problem`, its `line` (0: none) and what it names: then it has nothing else. */
export interface VariantLook {
  game: string;
  name: string;
  version: number;
  hash: string;
  packed: string;
  changes: string[][];
  problems: (Record<string, string | number>)[];
}

/** All words of a game; `deck` is what is printed on its built-in cards, where it says so. */
export interface Vocabulary {
  game: string;
  kinds: Record<string, KindWords>;
  verbs: Word[];
  events: Word[];
  phases: string[];
  deck: Record<string, unknown>;
}

/** Something to bet on (`bet-<name>` in words): what may be picked, of which kind, -1 being
nobody, and the points each pick pays. */
export interface Wager {
  name: string;
  kind: string;
  picks: number[];
  pays: number[];
}

/** Somebody who would like a chair and has none. */
export interface Waiter {
  person: string;
  name: string;
}

/** What could be done, and about what share of a victory it gives away. */
export interface Weighed {
  text: string;
  loss: number;
}

/** A verb or an event: its things by name, each with its kind; `many` names an open list. */
export interface Word {
  word: string;
  things: Record<string, string>;
  many: string;
}

/** What sentences of a game's catalogue say at one table: the `numbers` they name, as `$name`,
what a message `says` there in place of the catalogue's text, by language (`*`: all), and what
messages are `told` in, sentence by sentence: what a thing says is made of what it does. A line
of the rules in short that is nothing but such a message, `{ name }`, becomes a list.

>>> Wording({}, {"card-raft": {"*": "Raft", "nl": "Vlot"}}).text("card-raft", "nl")
'Vlot' */
export interface Wording {
  numbers: Record<string, number>;
  says: Record<string, Record<string, string>>;
  told: Record<string, Sentence[]>;
}

export type AnyRequest = Hello | Answer | Say | Chat | Emote | TakeBack | Hint | Bet | MoreTime | AddNonce | Ping | Leave | Link | ClaimHost | Ready | Dress | Admit | Start | Teach | Pause | Resume | Skip | Extend | Kick | Arrange | Choose | GiveChair | PutBot | Change | Mute | Rematch;

export type AnyReply = Ok | Error | Pong | Hinted;

export type AnyUpdate = Snapshot | LobbyChanged | Told | Asked | SealedAnswer | HasAnswered | Moved | Said | Chatted | Ended | Presence;
