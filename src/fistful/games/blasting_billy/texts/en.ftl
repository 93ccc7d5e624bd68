game = Blasting Billy
tagline = Share the loot with Billy, and never own more than he does.
# What the host of the evening says before the first card.
caller-opening = Billy has the loot, and you want it. Claim what you dare, but never be the greediest: Billy shoots first.

# What a table's variant decides, as sentences name it.
which-types = { $type_count ->
    [5] five types (gold, banknotes, coins, jewelry, diamonds)
    [one] one type
   *[other] { WORD($type_count) } types
}
which-cards = { $missing ->
    [0] , each with the values 0 to 10 and one dynamite
   *[other] , { $card_count } cards in all, with values from { $lowest } to { $highest } and { $dynamite_count ->
        [0] no dynamite
       *[other] { WORD($dynamite_count) } dynamite
    }
}
so-many-held = { $hand_size ->
    [one] one card
   *[other] { WORD($hand_size) } cards
}
one-of-yours = { $hand_size ->
    [one] your card
   *[other] one of your { WORD($hand_size) } cards
}
cards-left-over = { $hand_size ->
    [one] { "" }
    [2] The card you still hold goes into the box.{ " " }
   *[other] The { WORD($left_over) } cards you still hold go into the box.{ " " }
}
aside-of-two = { $aside_2 ->
    [0] no cards are put aside
    [one] one card is put aside unseen
   *[other] { $aside_2 } cards are put aside unseen
}
aside-of-more = { $aside_3 ->
    [0] { "" }
   *[other] , with three players { $aside_3 }
}{ $aside_4 ->
    [0] { "" }
   *[other] , with four { $aside_4 }
}{ $aside_5 ->
    [0] { "" }
   *[other] , with five { $aside_5 }
}

type-gold = gold
type-banknotes = banknotes
type-coins = coins
type-jewelry = jewelry
type-diamonds = diamonds
# What stands for it on a picture: never the same for two.
letter-type-gold = G
letter-type-banknotes = B
letter-type-coins = C
letter-type-jewelry = J
letter-type-diamonds = D
value-0 = 0
value-1 = 1
value-2 = 2
value-3 = 3
value-4 = 4
value-5 = 5
value-6 = 6
value-7 = 7
value-8 = 8
value-9 = 9
value-10 = 10
value-dynamite = dynamite
card = { $type } { $value }
tie-fewest-cards = the fewest cards decide
tie-fewest-face-up = the fewest face-up cards decide
tie-fewest-face-down = the fewest face-down cards decide
tie-nothing = they share the victory

phase-aside = Cards are put aside.
phase-deal = The cards are dealt.
phase-first-seat = Who starts?
phase-pile = The next card comes to the top of the pile.
phase-turn = Choose a card: give it to Billy, claim it, or dump it.

# What the others are told while somebody is asked.
wait-turn = { $seats } gives a card to Billy, claims one or dumps one.

verb-give = Give { $card } to Billy
verb-claim = Claim { $card }
verb-dump = Dump { $card }
verb-card = The next card is { $card }
verb-start = { $seat } starts

event-put-aside = A { $type } card is put aside unseen.
event-dealt = { $seat } is dealt { $type }.
event-dealt-you = You are dealt { $card }.
event-starts = { $seat } starts.
event-top = The top of the pile is { $type }.
event-gave = { $seat } gives Billy { $type }, face down.
event-gave-you = You give Billy { $card }.
event-claimed-first = { $seat } claims { $type }, face down.
event-claimed-first-you = You claim { $card }, face down.
event-claimed = { $seat } claims { $card }.
event-dumped = { $seat } dumps { $type } into the box.
event-dumped-you = You dump { $card } into the box.
event-drew = { $seat } draws { $type }.
event-drew-you = You draw { $card }.
event-last-card = { $seat } has drawn the last card. Everyone has one final turn, { $seat } last.
event-boxed = { $seat } puts the last cards into the box: { $types }.
event-boxed-you = You put your last cards into the box: { $cards }.
event-billy-turned-up = { $cards_count ->
    [0] Billy has no { $type }.
   *[other] Billy's { $type } column is turned up: { $cards }.
}
event-turned-up = { $cards_count ->
    [0] { $seat } has no { $type }.
   *[other] { $seat }'s { $type } column is turned up: { $cards }.
}
event-billy-blew-up = Boom! Billy's { $type } column loses { $cards }.
event-blew-up = Boom! { $seat }'s { $type } column loses { $cards }.
event-shot = Bang! { $seat } has { $total } in { $type }, Billy only { $billy }: the column is shot.
event-scored = { $seat } scores { $score }.
event-struck = { $points ->
    [0] { $seat } was shot and scores nothing.
    [one] { $seat } was shot: one point does not count.
   *[other] { $seat } was shot: { $points } points do not count.
}
event-tied = { $seats } are level on points: { $by }.
event-won = { $seats_count ->
    [0] Nobody scores: Billy wins and rides off with everything.
    [1] { $seats } wins!
   *[other] { $seats } share the victory!
}

option-memory_aid = Memory aid
option-memory_aid-off = nobody sees again what was given or dumped: remember it
option-memory_aid-on = you, and only you, keep seeing what you gave and dumped
option-blast = Dynamite blows up
option-blast-previous = the card placed just before it
option-blast-all_earlier = every card placed before it (our variant, not in the rulebook)
option-zero = If no survivor has a point, but somebody who was shot has
option-zero-survivor = the survivors win all the same
option-zero-billy = Billy wins
option-deck = Deck
option-deck-standard = the rulebook's

reason-survivor = the most loot among those Billy did not shoot
reason-all-shot = everyone was shot: the most loot left in columns that were not
reason-billy = nobody scored a point

guide-turn = Give, claim or dump one card, then draw. Claim too much and Billy shoots: give him cards of a type first if you want to keep many of it.

counted-total = All loot
counted-safe = Loot Billy would leave

screen-billy = Billy
screen-caption-billy = Billy has { $billy } in { $type }.
screen-caption-under = Billy has { $billy } in { $type }, nobody more than { $most }.
screen-caption-over = Billy has only { $billy } in { $type }: { $count ->
    [one] { $seats } has
   *[other] { $seats } have
} more!
screen-hand = Your hand: { $cards }
screen-holds = { $seat } holds { $types }
screen-pile = { $count ->
    [0] The pile is empty: final turns.
    [one] One card left in the pile.
   *[other] { $count } cards left in the pile; the top one is { $type }.
}
screen-legend = { $down } face down · { $dynamite } dynamite · ≥ what a column is worth at least
screen-box = Box
screen-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
screen-column = { $seat }, { $type }: { $cards }
screen-down = face down
screen-least = at least { $count }
screen-total = worth { $count }
screen-shot = shot
screen-give = Give to Billy
screen-claim = Claim
screen-dump = Dump
screen-you-shot = You are shot!
screen-you-blown = Boom!
screen-you-dead = You are dead
screen-you-won = You win!
screen-pick = Pick one of your cards.
screen-top = top: { $type }

trait-turn = Place in the turn order
trait-columns = Columns of loot
trait-claimed = Cards claimed

headline-betrayal = Coldest betrayal
headline-betrayal-told = { $seat } slipped Billy dynamite. { $other } was shot for it, { $number } points in hand.
headline-bluff = Best bluff
headline-bluff-told = { $seat } gave Billy next to nothing. { $other } trusted it, and was shot.
headline-bullet = Most expensive bullet
headline-bullet-told = One card too many: Billy shot { $seat } for a column of { $number }.
headline-blast = Boom!
headline-blast-told = { $seat } claimed the dynamite and lost { $number } points to it.
headline-hair = By a hair
headline-hair-told = { $number ->
    [one] One point more and Billy would have shot { $seat }.
   *[other] { $number } points more and Billy would have shot { $seat }.
}
headline-feast = Fattest column
headline-feast-told = { $seat } rode off with { $number } points in one column.
headline-present = Finest present
headline-present-told = { $seat } gave Billy a { $number }, just like that.
headline-waste = Into the box
headline-waste-told = { $seat } threw away a { $number }.
headline-gamble = All or nothing
headline-gamble-told = { $seat } claimed a { $number }, with Billy watching.

# Taught at the table: read aloud in a minute, one picture each.
opening-story = You robbed a bank together. Billy lets you share the loot, as long as nobody has more of anything than he does.
opening-win = The most loot wins. But if one of your columns is worth more than Billy's, he shoots you.
opening-do-1 = Give: put a card face down with Billy, so that you can keep more of that kind.
opening-do-2 = Claim: put a card on your own column. That is your loot.
opening-do-3 = Dump: throw a card into the box. And beware of dynamite: it blows up the card before it.
# The one sentence of a phase, on the big screen, the first time.
lesson-turn = One card a turn: give it to Billy, claim it, or dump it. Never own more than he does.

# What those bet on who are out or watch.
bet-body = Whom does Billy shoot?
bet-winner = Who wins the game?

# Why one move is better than another: a fact in the worlds its player could think of.
because-shot = In { $played } of 100 worlds { $seat } could think of, Billy's gun would then be on { $seat }; after the better move in { $best }.
because-points = { $seat } could then count on { $played } safe points on average; after the better move on { $best }.
because-rival = The best of the others could then count on { $played } safe points on average; after the better move on { $best }.
