// Made by `python -m fistful.server.views`: do not edit.

/** How a game ended, as all may know; lists are by seat but for `winners` and `tied`. */
export interface OutcomeView {
  winners: number[];
  /** A seat has no score if it has lost what would count: these points are struck. */
  scores: (number | null)[];
  struck: (number | null)[];
  fates: ('alive' | 'shot' | 'dead' | 'out')[];
  /** From 1: winners first, then by score, who has no score last. */
  places: number[];
  /** Seats level on score for the victory, and what decided: a word of the game's, `nothing` if they share it. */
  tied: number[];
  tie_broken_by: string | null;
  /** Whether winners share the victory or win as a side. */
  unit: 'victory-share' | 'winning-side';
  /** Why it ended, as a code of the game's. */
  reason: string;
}

/** What every game shows every seat, and those who watch. */
export interface CommonView {
  /** How many seats there are. */
  seats: number;
  /** The seat whose view it is; 15 for those who watch. */
  you: number;
  /** What the table chose. */
  options: Record<string, string>;
  /** The phase by its name, `over` at the end. */
  phase: string;
  /** The seats whose answer is owed, as far as the viewer may know. */
  asked: number[];
  /** How it ended, once it has. */
  outcome: OutcomeView | null;
}

/** A game of Blasting Billy as a seat sees it. A card is its type times 12 plus its value, 11
being dynamite; -1 stands for a card or a seat there is not, or that may not be known. */
export interface BlastingBillyView extends CommonView {
  /** Whose turn it is. */
  turn: number;
  /** Who drew the last card of the pile: after that seat's last turn the game ends. */
  last: number;
  /** How many cards the pile has. */
  pile: number;
  /** The type of its top card. */
  top: number;
  /** Own hand. */
  hand: number[];
  /** By seat: the types of the cards in hand. */
  hands: number[][];
  /** The types of the cards put aside. */
  aside: number[];
  /** By seat and type: the loot, first placed first. */
  loot: number[][][];
  /** By seat and type: what a column is worth at least, as all can see. */
  minimums: number[][];
  /** By type: what lies before Billy. */
  billy: number[][];
  /** By type: who gave it. */
  givers: number[][];
  /** What was dumped: by whom, of which type, which card. */
  box: [number, number, number][];
}

/** A gun as a seat sees it. */
export interface GunView {
  /** Who fires it. */
  holder: number;
  /** Whom it is aimed at, hidden before all are in. */
  aim: number;
  /** This round's card. */
  card: number;
  /** What became of it. */
  fate: 'not-loaded' | 'loaded' | 'shown' | 'discarded';
  /** Whether all know that it is no BBB. */
  no_bbb: boolean;
  /** Whether it fired a BBB, now. */
  fired: boolean;
  /** How many bullets are unused, and how many were discarded face down. */
  unused: number;
  discarded: number;
  /** How many of the discarded are known to be no BBB. */
  discarded_no_bbb: number;
  /** The bullets shown so far. */
  shown: [number, number, number];
}

/** A gun's bullets as their owner knows them: unused, and discarded face down. */
export interface DeckView {
  unused: [number, number, number];
  discarded: [number, number, number];
}

/** CG-52: what a taken gun's deck held when it was taken, in which round. */
export interface SpoilsView {
  /** The deck, for its taker and its owner only. */
  deck: DeckView | null;
  /** The bullets shown by then. */
  shown: [number, number, number];
  /** How many were discarded face down, and how many of these are known to be no BBB. */
  face_down: number;
  discarded_no_bbb: number;
  round: number;
}

/** A game of Cash 'n Guns as a seat sees it. Money is in thousands, guns are numbered by the
seat that brought them; -1 stands for nobody and nothing, -2 for what may not be known. */
export interface CashNGunsView extends CommonView {
  round: number;
  /** Notes in the pile and on the table. */
  pile: [number, number, number];
  table: [number, number, number];
  /** Money of the dead, out of the game. */
  box: number;
  /** By seat. */
  money: number[];
  wounds: number[];
  /** By seat: shame markers, and how many of these bear the flashing light. */
  shame: number[];
  lights: number[];
  /** Seats that live, that stand, that were wounded this round. */
  alive: number[];
  standing: number[];
  hurt: number[];
  guns: GunView[];
  /** Own bullets. */
  deck: DeckView | null;
  /** Who took whose gun, its bullets if it is one's own now, and what it held when taken. */
  taker: number;
  taken: number;
  second: DeckView | null;
  spoils: SpoilsView | null;
  /** By seat: the Super Power. */
  powers: number[];
  /** Seats that have shown theirs, and the powers nobody has shown. */
  open: number[];
  unshown: number[];
  /** Seats that cannot have Dragon Skin. */
  hit_twice: number[];
  /** The seats that hold the grenade, that showed The Kid, that showed The Cunning. */
  grenade: number;
  kid: number;
  cunning: number;
  /** Whether the grenade went off this round. */
  exploded: boolean;
  /** The first dead, in the round they died. */
  fallen: number[];
  /** The seat of the cop. */
  cop: number;
  /** The seats the telephone went round, each time it was used. */
  calls: number[][];
  /** Own sealed answer, and whether one's grenade is ready. */
  said: number;
  armed: boolean;
}

/** GB-02: a character of the reference sheet, as everybody sees it. */
export interface SheetEntryView {
  who: number;
  is_lawman: boolean;
  /** What it looks like. */
  features: number[];
}

/** What is remembered of a hand. */
export interface RememberedView {
  /** Cards known to have come to it. */
  cards: number[];
  /** How many of these may be gone. */
  gone: number;
}

/** A game of Get Billy the Kid! as a seat sees it. A card is the number of its kind; -1 stands
for nobody and nothing, and for a character that may not be known. */
export interface GetBillyView extends CommonView {
  /** GB-20: the hour, who started, whose turn it is. */
  hour: number;
  start: number;
  turn: number;
  /** Seats in play, and those that miss their next turn. */
  alive: number[];
  missing: number[];
  /** The cards in Town, and how much Gold the Pot has. */
  town: number[];
  pot: number;
  /** How many cards the deck has, and how many of them Doc put under it. */
  deck: number;
  under: number;
  /** The discard pile, top card last. */
  discards: number[];
  /** By kind: how many cards this table plays with. */
  pack: number[];
  /** GB-02: the reference sheet. */
  sheet: SheetEntryView[];
  /** What was done in public, in order: the action and the seat that took it. A hand thrown down is told card by card, and so is what the Town refused, which is nobody's deed. */
  past: [number, number][];
  /** GB-36 with `bluff_arrest`: the false arrests, who arrested whom. */
  falsely: [number, number][];
  /** Whether Gold was put into the Pot this turn, and whether a card was played. */
  enticed: boolean;
  has_played: boolean;
  /** Whether the characters are revealed, and how many seats have one. */
  revealed: boolean;
  dealt: number;
  /** By seat: the character. */
  characters: number[];
  /** The Outlaws, once revealed. */
  outlaws: number[];
  /** By seat: the characters all know it to be one of. */
  could: number[][];
  /** By seat: the characters it can be, by all that is certain for the viewer. */
  notebook: number[][];
  /** Own hand. */
  hand: number[];
  /** By seat: how many cards are in hand. */
  sizes: number[];
  /** By seat: what the viewer remembers of its hand, what it remembers of the viewer's, and what all remember of its hand. */
  known: RememberedView[];
  exposed: RememberedView[];
  open: RememberedView[];
  /** Doc's own cards under the deck, the first to be drawn first. */
  buried: number[];
  /** GB-31: who is questioned, about which feature. */
  asked_seat: number;
  feature: number;
  /** GB-34: at whom the Binoculars look. */
  victim: number;
  /** Who draws, and how many cards more. */
  drawer: number;
  owed: number;
  /** GB-37: the Outlaws that had their exchange. */
  replaced: number[];
  /** The confrontation: who arrested, the Outlaw, the Lawman now facing it. */
  arrester: number;
  outlaw: number;
  facing: number;
  /** The cards played in it, and who played any of them. */
  table: number[];
  involved: number[];
  /** GB-45: whose shot it is, and the Outlaw's shots less the Lawman's. */
  shooter: number;
  lead: number;
  /** Whether the last to act held fire, and who was shot. */
  has_held: boolean;
  dead: number;
}

/** A gun in front of a seat. */
export interface StetsonsGun {
  /** Which gun it is. */
  gun: number;
  /** How many bullets it has, the one that jammed it not counted. */
  bullets: number;
  /** The same by batch, the oldest first: bullets shuffled together are one batch. */
  batches: number[];
  /** Whether it is jammed, and whether by a bullet that lies on it. */
  is_jammed: boolean;
  has_jam_on_it: boolean;
}

/** A cover in front of a seat. */
export interface StetsonsCover {
  kind: number;
  /** The hits it has taken. */
  hits: number;
  /** How many bullets of each result lie on it. */
  bullets: number[];
}

/** What is said of seats this round: each a list of seats. */
export interface StetsonsMarks {
  /** Whose played card lies on the table, was laid as a gun, was stolen, was cancelled. */
  on_table: number[];
  laid: number[];
  stolen: number[];
  cancelled: number[];
  /** Who is behind cover, fires from it, and has paid for its stance. */
  behind: number[];
  from_cover: number[];
  paid: number[];
  /** Who was hurt before the round, has acted, has fired. */
  hurt_before: number[];
  acted: number[];
  fired: number[];
  /** Who evades every hit (Hit the Dirt), the first one, every hit and choice (The Ghost); who wears a Tin Star. */
  dirt: number[];
  dodge: number[];
  ghost: number[];
  tin: number[];
  /** Whose guns are oiled, whose aim is fixed, whom a hit was aimed at, who has bound a wound for nothing; everyone, once a mob is on its way. */
  oiled: number[];
  locked: number[];
  hit_at: number[];
  bound_free: number[];
  mobbed: number[];
  /** Who takes no stock, takes it first, takes two cards; who is paid for standing. */
  no_stock: number[];
  stock_first: number[];
  stock_two: number[];
  brave: number[];
}

/** SS-62: a card of the row raised in the last round, and its NOTORIETY now. */
export interface RaisedCard {
  card: number;
  notoriety: number;
}

/** Until the end of which round wounding the leader pays, and how much. */
export interface WantedPoster {
  round: number;
  points: number;
}

/** Hidden cards of which the same is known. */
export interface Whereabouts {
  cards: number[];
  /** Where each of them may be: seats that may hold it, 8 for the deck. */
  places: number[];
}

/** A message of the catalogue, and the number it names (0: none). */
export interface Message {
  key: string;
  number: number;
}

/** All that is printed on a card but its name. */
export interface PrintedCard {
  card: number;
  speed: number;
  notoriety: number;
  /** Whether it bears COVER, and whether its player shoots. */
  cover: boolean;
  fires: boolean;
  /** The gun it lays. */
  gun: number;
  /** What it says. */
  says: Message[];
}

/** What a gun is, and how many bullets it is dealt. */
export interface PrintedGun {
  gun: number;
  kind: 'hand' | 'pocket' | 'rifle';
  bullets: number;
}

/** What is printed on the cards of a deck. The built-in deck comes with the game's words, as
`deck`; a view says what its table's deck prints otherwise, all empty for the built-in one. */
export interface PrintedDeck {
  cards: PrintedCard[];
  guns: PrintedGun[];
  /** The hits each cover takes. */
  covers: number[];
  /** By character, the key of what it can do. */
  abilities: string[];
}

/** The action being carried out, or the last one. */
export interface StetsonsAction {
  /** Whose it is, and who was up before its shot. */
  actor: number;
  up_before: number[];
  /** The shot: at whom, with which of the actor's guns, counted from 0; all guns fired so. */
  target: number;
  gun: number;
  guns: number[];
  /** Flips allowed and made, what the last flipped bullet says, and the gun bullets are flipped from, -1 for the pile. */
  allowed: number;
  flipped: number;
  says: number;
  source: number;
  /** What changes the shot, as words; the covers it goes through; the bullet called; bullets fanned. */
  mods: string[];
  penetrates: number[];
  called: number;
  fanned: number;
  /** What came of it: seats wounded, hits, wounds. */
  wounded: number[];
  hits: number;
  wounds: number;
  /** What the present question is about: a number whose meaning is the question's. */
  choice: number;
}

/** A bullet of a volley: what it says, and what it counts as; -1 before all are read. */
export interface VolleyBullet {
  says: number;
  counts_as: number;
}

/** What a seat announced that may leave no other trace: the number of its action. */
export interface Announcement {
  seat: number;
  action: number;
}

/** Something still to be done. */
export interface AgendaItem {
  /** Its op, as `ops.py` names them. */
  op: string;
  /** What it is about: numbers whose meaning is the op's. */
  about: number[];
}

/** What is being carried out: all are told it bit by bit, nobody needs to read it here. It is
what a program needs that takes the game up from a view. */
export interface StetsonsCourse {
  action: StetsonsAction;
  volley: VolleyBullet[];
  /** The last ones, the newest last. */
  announced: Announcement[];
  /** What is still to be done, the next thing last. */
  agenda: AgendaItem[];
  /** Why the game has ended, counted from 1; 0 while it goes on. */
  ended: number;
}

/** A game of Stetsons & Sixguns as a seat sees it. -1 stands for nobody and nothing, -2 for a
card face down; bullets are counted by result, covers by kind. */
export interface StetsonsView extends CommonView {
  round: number;
  /** Seats that live, that are up this round, that were ever wounded, whose ability for the whole game is used up. */
  alive: number[];
  up: number[];
  hurt: number[];
  used: number[];
  /** By seat. */
  characters: number[];
  notoriety: number[];
  wounds: number[];
  /** By seat: who ever wounded it, and whom it has wounded this round. */
  grudges: number[][];
  has_wounded: number[][];
  guns: StetsonsGun[][];
  covers: (StetsonsCover | null)[];
  /** By seat: the card played, which stays for its Speed when it is gone; the target; the stance. */
  played: number[];
  aims: number[];
  stances: number[];
  /** By seat: what it said ahead once the cards were face up, as the number of its action; the cards it wants when stock is taken, the dearest first. */
  plans: number[];
  wishes: number[][];
  /** Whether the played cards are face up. */
  revealed: boolean;
  /** By seat: who takes its first hit, and how many bullets others let it flip, 99 for all. */
  shields: number[];
  limits: number[];
  /** Seats by Speed, fastest first. */
  order: number[];
  marks: StetsonsMarks;
  /** The face-up row, which of its cards are raised, the discards as they lie, how many cards the deck has. */
  row: number[];
  raised: RaisedCard[];
  discards: number[];
  deck: number;
  /** By seat: how many cards in hand. */
  hands: number[];
  /** Own hand. */
  hand: number[];
  /** By seat: the hands turned up at the end. */
  shown: number[][];
  /** Whom the present question asks; own cards it is about, and how many these are. */
  who: number;
  drawn: number[];
  drawn_count: number;
  /** Own sealed answer. */
  said: number;
  wanted: WantedPoster | null;
  /** How many bullets are in the pile, and how many of each result nobody has seen. */
  pile: number;
  bullets: number[];
  /** By batch and result: how many unseen bullets are surely there, as all can count. */
  sure: number[][];
  /** Discarded bullets: face up by result, unseen by batch. */
  spent: number[];
  lost: number[];
  /** Cover cards in the deck and discarded, and the kind lying face up. */
  cover_deck: number[];
  cover_discards: number[];
  cover_up: number;
  /** Where the hidden cards may be as far as the viewer knows, and those who only watch. */
  where: Whereabouts[];
  public: Whereabouts[];
  /** Where the deck says otherwise than the built-in one. */
  printed: PrintedDeck;
  course: StetsonsCourse;
}
