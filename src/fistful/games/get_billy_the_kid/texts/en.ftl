game = Get Billy the Kid!
tagline = Find the Outlaw behind the answers, then chase him until { last-hour }.
# What the host of the evening says before the first card.
caller-opening = Somebody at this table is Billy the Kid. Ask, look each other in the eye, and trust nobody.

# What a table's variant decides, as sentences name it.
last-hour = { WORD($hours) } o'clock
first-arrest = { WORD($first_arrest) } o'clock
so-many-hours = { $hours ->
    [one] for one hour
   *[other] for { WORD($hours) } hours
}
of-the-town = { $town_size ->
    [0] a card there, if one ever lay there
    [one] the card there
   *[other] one of its { WORD($town_size) } cards
}
new-in-town = { $town_size ->
    [0] brings none
    [one] brings a new card, never a Question
   *[other] brings { WORD($town_size) } new cards, never a Question, never two alike
}

card-gold = Gold
card-question = Question
card-rifle = Rifle
card-binoculars = Binoculars
card-arrest = Arrest
card-pistol = Pistol
card-disguise = Disguise
card-tnt = TNT
card-horse = Escape (horse)
card-stagecoach = Escape (stagecoach)
card-steam-train = Escape (steam train)
card-canoe = Escape (canoe)
card-mine-tunnel = Escape (mine tunnel)
card-covered-wagon = Escape (covered wagon)
character-kid = Billy the Kid
character-garrett = Sheriff Pat Garrett
character-earp = Wyatt Earp
character-doc = Doc Holliday
character-garcia = Martha Garcia
character-tilghman = Bill Tilghman
character-curnutt = Ada Curnutt
character-masterson = Bat Masterson
feature-hat-black = a black hat
feature-hat-white = a white hat
feature-hat-brown = a brown hat
feature-hair-fair = fair hair
feature-hair-dark = dark hair
feature-hair-red = red hair
feature-eyes-blue = blue eyes
feature-eyes-brown = brown eyes
feature-eyes-green = green eyes
feature-moustache-yes = a moustache
feature-moustache-no = a clean-shaven lip
answer-yes = yes
answer-no = no
side-lawmen = the Lawmen
side-outlaws = the Outlaws
refusal-question = where no Question may lie
refusal-twice = where one of its kind lies already
amount-0 = no Arrest
amount-1 = one Arrest
amount-2 = two Arrests
amount-3 = three Arrests
amount-4 = four Arrests
amount-5 = five Arrests
amount-6 = six Arrests
amount-7 = seven Arrests
amount-8 = eight Arrests

score = { $score ->
    [0] lost
   *[other] won
}

phase-characters = The characters are dealt, face down.
phase-deal = The cards are dealt.
phase-town = New cards come to the Town.
phase-first-seat = Who starts?
phase-next-turn = The next turn begins.
phase-pot = The Pot lies there, Doc. Take it and ride with the Outlaws, or stay a Lawman?
phase-burying = Put a card of yours under the deck for each Gold you took.
phase-supply = Draw a card, or get one in the Town?
phase-drawing = A card is drawn.
phase-slipping = Which card do you pass to the Kid?
phase-returning = Which card do you pass back to Garcia?
phase-play = Play a card, or discard one.
phase-drawing-again = Another card is drawn.
phase-answer = You are asked a question. What do you answer?
phase-taking = A card is taken blindly.
phase-giving = Which card do you give in return?
phase-reveal = The masks are off. How many Arrests do you exchange?
phase-replacing = Cards are drawn for the Arrests.
phase-response = You are under arrest! How do you respond?
phase-race = The Outlaw escapes! Quick: match it?
phase-shootout = Fire, or hold fire?
phase-picking = Which card do you take from the dead hand?
phase-refill = Hands are filled up.

# What the others are told while somebody is asked.
wait-pot = The Pot lies there for { $seats }: ride with the Outlaws, or stay a Lawman?
wait-burying = { $seats } puts a card under the deck for each Gold taken.
wait-supply = { $seats } draws a card, or gets one in the Town.
wait-slipping = { $seats } passes the Kid a card.
wait-returning = { $seats } passes Garcia a card back.
wait-play = { $seats } plays a card, or discards one.
wait-answer = { $seats } is asked a question and looks for an answer.
wait-giving = { $seats } gives a card in return.
wait-reveal = The masks are off. { $seats }, an Outlaw, may exchange Arrests.
wait-response = { $seats } is under arrest! What will the answer be?
wait-race = The Outlaw escapes! Who is quick enough to lay the same?
wait-shootout = { $seats }: fire, or hold fire?
wait-picking = { $seats } takes a card from the dead hand.

verb-draw = Draw from the deck
verb-buy = Pay one Gold for { $card } in the Town
verb-steal = Steal the Gold in the Town with a { $card }
verb-discard = Discard { $card }
verb-ask = Ask { $seat } about { $feature }
verb-again = Discard a Question, draw and go again
verb-look = Rifle: look at the hand of { $seat }
verb-take = Binoculars: swap a card with { $seat }
verb-arrest = Arrest { $seat }
verb-entice = Put a Gold into the Pot
verb-yes = Yes
verb-no = No
verb-give = Give { $card }
verb-replace = Exchange { $amount }
verb-respond = Respond with { $card }
verb-surrender = Give yourself up
verb-match = Match the Escape
verb-pass = Let it go
verb-fire = Fire the { $card }
verb-hold = Hold fire
verb-pick = Take { $card }
verb-slip = Pass { $card }
verb-return = Pass { $card } back
verb-join = Take the Pot and join the Outlaws
verb-stay = Stay a Lawman
verb-bury = Put { $card } under the deck
verb-card = The card is { $card }
verb-character = The character is { $character }
verb-start = { $seat } starts

event-you-are = You are { $character }.
event-dealt = Everyone is dealt { $count } cards.
event-dealt-you = You are dealt { $cards }.
event-town-card = In the Town: { $card }.
event-town-refused = { $card } does not stay in the Town, { $why }, and is discarded.
event-town-cleared = The Town is cleared of { $cards }.
event-starts = { $seat } starts.
event-hour = It is { $hour } o'clock.
event-turn = It is the turn of { $seat }.
event-misses = { $seat } misses a turn.
event-reshuffled = The discard pile is shuffled into a new deck of { $count ->
    [one] one card
   *[other] { $count } cards
}.
event-drew = { $seat } draws a card.
event-drew-you = You draw { $card }.
event-no-card = There is no card left for { $seat } to draw.
event-bought = { $seat } pays a Gold for { $card } in the Town.
event-stole = { $seat } plays a { $card } and steals the Gold in the Town.
event-enticed = { $seat } puts a Gold into the Pot. There are { $pot } in it now.
event-joined = { $seat } takes the Pot ({ $pot } Gold) and rides with the Outlaws!
event-stayed = { $seat } leaves the Pot alone.
event-buried = { $seat } puts a card under the deck.
event-buried-you = You put { $card } under the deck.
event-slipped = { $seat } passes { $to } a card, face down.
event-slipped-card = { $seat } passes { $to } { $card }.
event-discarded = { $seat } discards { $card }.
event-nothing-to-play = { $seat } has no card to play.
event-goes-again = { $seat } discards a Question and goes again.
event-asked = { $seat } asks { $to }: do you have { $feature }?
event-answered = { $seat } has { $feature }? The answer is { $answer }.
event-looked = { $seat } looks at the hand of { $at }.
event-saw = { $cards_count ->
    [0] { $of } holds nothing.
   *[other] { $of } holds { $cards }.
}
event-spied = { $seat } watches { $at } through the Binoculars.
event-took = { $seat } takes a card from { $of }, blindly.
event-took-card = { $seat } takes { $card } from { $of }.
event-gave = { $seat } gives { $to } a card in return.
event-gave-card = { $seat } gives { $to } { $card } in return.
event-accused = { $seat } puts { $suspect } under arrest!
event-false-arrest = A false arrest! { $seat } and { $suspect } both miss their next turn.
event-revealed = { $seat } is { $character }.
event-replaced = { $count ->
    [0] { $seat } exchanges no Arrest.
    [one] { $seat } exchanges one Arrest.
   *[other] { $seat } exchanges { $count } Arrests.
}
event-responded = { $seat } responds with { $card }.
event-matched = { $seat } is first with the same { $card } and takes up the chase!
event-unmatched = Nobody lays the same { $card }.
event-away = { $seat } gets away.
event-blast = { $seats_count ->
    [1] Dynamite! { $seats } will miss the next turn.
   *[other] Dynamite! { $seats } will each miss the next turn.
}
event-fired = { $seat } fires a { $card } at { $at }!
event-held = { $seat } holds fire.
event-both-live = The smoke clears: { $outlaw } and { $lawman } both live.
event-shot = { $by } has shot { $seat }, who is out of the game.
event-taken = { $cards_count ->
    [0] { $by } takes { $seat } in, who is out of the game.
   *[other] { $by } takes { $seat } in, who is out of the game and drops { $cards }.
}
event-picked = { $seat } takes a card from the hand of { $of }.
event-picked-card = { $seat } takes { $card } from the hand of { $of }.
event-left-over = { $cards_count ->
    [0] Nothing is left of the hand of { $seat }.
   *[other] What is left of the hand of { $seat } is discarded: { $cards }.
}
event-showed = { $cards_count ->
    [0] { $seat } has nothing to show.
   *[other] { $seat } shows { $cards }.
}
event-won = Victory for { $side }: { $seats }!

option-enticement = The Enticement of Doc Holliday
option-enticement-off = Doc stays a Lawman
option-enticement-on = the Outlaws may bribe him
option-kid_alone = With five or more: the Kid alone decides
option-kid_alone-no = every Outlaw counts
option-kid_alone-yes = the Lawmen win once the Kid is taken, and only the Kid's Gold counts
option-bluff_arrest = May a hidden Outlaw play an Arrest?
option-bluff_arrest-no = no, an Arrest proves a Lawman
option-bluff_arrest-yes = yes, as a false arrest
option-rifle_opens = May a Rifle open a shootout?
option-rifle_opens-yes = yes
option-rifle_opens-no = no, only answer in one
option-out_may_match = May Lawmen who miss a turn match an Escape?
option-out_may_match-yes = yes
option-out_may_match-no = no
option-steal_is_play = Stealing Gold in the Town
option-steal_is_play-yes = is the card played
option-steal_is_play-no = replaces the draw
option-deck = Deck
option-deck-standard = the built-in one

reason-outlaws-out = every Outlaw was arrested or shot
reason-kid-out = the Kid was arrested or shot
reason-lawmen-out = no Lawman was left
reason-gold = { last-hour }, and an Outlaw at large with Gold
reason-no-gold = { last-hour }, and no Outlaw at large with Gold

talk-reminder = Nobody may tell what they hold. Banter is welcome.

guide-pot = Take the Pot and you are an Outlaw from now on, with its Gold. Stay, and you go on hunting them.
guide-burying = For each Gold you took one card of yours goes under the deck. Part with what an Outlaw needs least.
guide-supply = Usually you draw, but the Town sells its cards for a Gold: to an Outlaw all but Gold, to a Lawman only an Arrest. An Outlaw steals a Gold lying there by playing a gun.
guide-slipping = You ride with the Kid: pass him a card that helps him get away. You get one back.
guide-returning = Garcia passed you a card and gets one back. Keep your ways out and at least one Gold between you.
guide-play = Put one card down, for its action or just to be rid of it. Questions, Rifles and Binoculars tell you who somebody may be; keep an Arrest for { first-arrest } if you are a Lawman.
guide-answer = Lawmen must tell the truth, so only one answer may be open to you. Outlaws say what they like; everybody writes it down.
guide-giving = You took a card blindly and give one back, any you like. The other player will know it.
guide-reveal = An arrest was right: everyone is revealed and the chase begins. Outlaws may exchange Arrests, which are no use to them, for new cards.
guide-response = Answer the arrest or you are taken. An Escape can be matched, a Disguise cannot, TNT stops all Lawmen for a turn, a gun starts a shootout.
guide-race = The first Lawman to lay an Escape of the same design stops the Outlaw and takes over. If you cannot or will not, let it go.
guide-shootout = Fire a gun card, or hold fire. Whoever holds fire while behind is out; if both do when level, both live.
guide-picking = You won the shootout: take cards from the dead hand to fill up your own.

counted-gold = Gold
counted-cards = Cards in hand

screen-hour = { $hour } o'clock · deck { $deck } · discard pile { $discards }
screen-top = on top { $card }
screen-under = Doc's under it { $count }
screen-town = Town: { $cards }
screen-pot = Pot: { $count } Gold
screen-hand = Your hand: { $cards }
screen-nothing = nothing
screen-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
screen-out = out
screen-misses = misses turn
screen-outlaw = Outlaw
screen-who = Who?
screen-wanted = Wanted
screen-lawman = Lawman
screen-could = { $characters }?
screen-known = { $count ->
    [0] has { $cards }
   *[other] had { $cards } ({ $count } of them may be gone)
}
screen-exposed = { $count ->
    [0] { $seat } knows that you hold: { $cards }
   *[other] { $seat } knows that you held: { $cards } ({ $seat } cannot be sure of { $count })
}
screen-under-arrest = { $lawman } against { $outlaw }: { $cards }
screen-question = { $seat }: { $feature }?
screen-buried = Under the deck, drawn in this order: { $cards }

screen-oclock = { $hour } o'clock
screen-sheet = Reference sheet
screen-notebook = Notebook
screen-town-name = Town
screen-pot-name = Pot
screen-deck-name = Deck
screen-discards-name = Discards
screen-can-be = Can be { $characters }.
screen-can-be-anyone = Can be anybody.
screen-told = { $feature }: { $answer }
screen-ask = Do you have { $feature }?
screen-victory = Victory for { $side }!
screen-joins = Doc rides with the Outlaws!
screen-race = Who lays the same?
screen-behind = { $seat } fires back, or is out.
screen-level = Level! Fire, or hold fire?
screen-shots = { $count ->
    [one] 1 shot
   *[other] { $count } shots
}
screen-stamp-false = False arrest!
screen-stamp-away = Got away!
screen-stamp-blast = Boom!
screen-stamp-shot = Shot!
screen-stamp-taken = Arrested!
screen-stamp-both-live = Both live
screen-unmasked = All masks are off!
screen-taken = { $by } takes { $seat } in, who is out of the game.
screen-peek = For your eyes only
screen-face-down = face down
screen-character = Who you are
screen-you-accused = You are under arrest!
screen-you-fire = Bang!
screen-you-hit = Under fire!
screen-you-dead = You are dead
screen-you-taken = You are taken in
screen-you-away = You get away!
screen-you-won = You win!
screen-goal-outlaw = Stay free until { last-hour } has passed, with Gold in an Outlaw's hand.
screen-goal-lawman = Get every Outlaw before { last-hour } has passed.
screen-pick = Tap a card: what it does, and whom it can be played on.
screen-pick-seat = Tap a player.
screen-pick-feature = About what?
screen-truth = You are a Lawman: you can only tell the truth.
screen-may-lie = You are an Outlaw: say what suits you.
screen-no-match = You do not hold this Escape.
screen-no-gold = You have no Gold to buy with.
screen-sure-hold = You are behind: hold fire, and you are out. Sure?
screen-about-gold = Does nothing when played. An Outlaw at large needs one when { last-hour } has passed; in the Town it is money.
screen-about-question = Ask somebody about one feature. Lawmen tell the truth, Outlaws say what they like.
screen-about-question-later = Discard it, draw a card and play on.
screen-about-rifle = Look at somebody's whole hand, in secret. In a shootout it is a shot. An Outlaw can steal a Gold in the Town with it.
screen-about-binoculars = Take a card from somebody, blindly, and give one of yours in return.
screen-about-arrest = Lawmen only, from { first-arrest } on. The wrong suspect: both of you miss a turn. The right one: all masks are off.
screen-about-pistol = A shot in a shootout. An Outlaw can answer an arrest with it, or steal a Gold in the Town.
screen-about-disguise = An Outlaw under arrest gets away with it.
screen-about-tnt = An Outlaw under arrest gets away, and every Lawman misses a turn.
screen-about-escape = An Outlaw under arrest gets away, unless a Lawman lays the same Escape.
screen-why-early = Too early: arrests begin at { first-arrest }.
screen-why-outlaw = An Outlaw cannot arrest anybody; you can only discard it.
screen-why-disguise = Lawmen can only discard it.
screen-why-response = Keep it for a confrontation; now you can only discard it.
screen-why-empty = Nobody has a card to take.
screen-why-no-response = This is no answer to an arrest.
screen-why-no-gun = Only a Pistol or a Rifle can be fired.
screen-why-supply = First draw a card or get one in the Town.

trait-side = Sides
trait-character = Characters
trait-played-lawmen = Cards played by Lawmen
trait-played-outlaws = Cards played by Outlaws

headline-bluff = Best bluff
headline-bluff-told = { $seat } looked { $other } in the eye and lied. Nobody ever paid for it.
headline-caught = The lie that hanged
headline-caught-told = { $seat } lied to { $other }, and { $other } came with the handcuffs.
headline-betrayal = Wrong man
headline-betrayal-told = { $seat } arrested { $other }, one of their own.
headline-bullet = Most expensive bullet
headline-bullet-told = { $seat } shot { $other } across the street.
headline-taken = Got you
headline-taken-told = { $seat } took { $other } away. No way out left.
headline-honest = Honest to a fault
headline-honest-told = { $other } asked, { $seat } told nothing but the truth.
headline-turncoat = Coldest betrayal
headline-turncoat-told = { $seat } took the Pot and changed sides.
headline-escape = Narrow escape
headline-escape-told = { $seat } was as good as caught, and got away.
headline-robbery = Light fingers
headline-robbery-told = { $seat } took { $other }'s Gold.
headline-theft = Robbed in broad daylight
headline-theft-told = { $seat } stole the Gold lying in the Town.
headline-arrest = In the name of the law
headline-arrest-told = { $seat } laid a hand on { $other }'s shoulder.

# Taught at the table: read aloud in a minute, one picture each.
opening-story = One of you is Billy the Kid, and nobody knows who. The others wear a star.
opening-win = Lawmen win when every Outlaw is arrested or shot. Outlaws win if one of them is free at { last-hour }, with Gold.
opening-do-1 = Ask about a face: hat, hair, eyes, moustache. Lawmen tell the truth. Outlaws say what they like.
opening-do-2 = Spy: Rifles look at a whole hand, Binoculars swap a card. Somebody is hiding Gold.
opening-do-3 = From { first-arrest } on a Lawman may make an arrest. If it is right, the masks come off and the chase begins.
# The one sentence of a phase, on the big screen, the first time.
lesson-play = Draw a card, play a card: ask, spy, or be rid of one. Who lies is an Outlaw.
lesson-answer = Lawmen must tell the truth. Outlaws need not. Remember the answer!
lesson-response = Under arrest! Escape, disguise, TNT or a gun: without any of these it is over.

# What those bet on who are out or watch.
bet-accused = Who is accused first?
bet-body = Who is shot this hour?
bet-side = Which side wins?

# Why one move is better than another: a fact in the worlds its player could think of.
because-lost = In { $played } of 100 worlds { $seat } could think of, the game would then have been lost some turns later; after the better move in { $best }.
because-caught = In 100 worlds { $seat } could think of, { $played } Outlaws would then have been caught some turns later; after the better move { $best }.
because-fallen = In 100 worlds { $seat } could think of, { $played } Lawmen would then have been out of play some turns later; after the better move { $best }.
because-taken = In 100 worlds { $seat } could think of, { $played } of the Outlaws would then have been caught some turns later; after the better move { $best }.
because-shot = In 100 worlds { $seat } could think of, { $played } Lawmen would then have been shot some turns later; after the better move { $best }.
because-guns = In 100 worlds { $seat } could think of, { $seat } would then have held { $played } guns in all; after the better move { $best }.
because-gold = In 100 worlds { $seat } could think of, { $seat } would then have held { $played } Gold in all; after the better move { $best }.
