# Numbers in words, from nothing on; beyond the last one they are written in figures.
number-words = zero one two three four five six seven eight nine ten eleven twelve
list = { $first } and { $last }

error-unknown-game = There is no game "{ $game }". The games are: { $known }.
error-unknown-bot = There is no bot "{ $bot }". The bots are: { $known }.
error-bot-path = The bot "{ $bot }" cannot be loaded: { $problem }.
error-bot-failed = The bot { $bot } failed in game { $game } of seed { $seed }, in seat { $seat }, phase { $phase }: { $problem }.
error-bot-problem = A bot failed: { $problem }.
error-unknown-language = There is no language "{ $language }". The languages are: { $known }.
error-unknown-option = There is no option "{ $option }". The options are: { $known }.
error-option-value = The option { $option } cannot be "{ $value }". It can be: { $known }.
error-option-moved = { $option }={ $value } is not built in any more. Its file is { $file } in the source code: write { $option }= and the path of that file.
error-option-form = "{ $item }" is no option. Write name=value, several divided by commas.
error-player-count = { $game } is for { $fewest } to { $most } players, not { $seats }.
error-unknown-word = There is no { $kind } "{ $word }". There are: { $known }.
error-not-a-number = "{ $value }" is not a whole number, 0 or more.
error-number-too-large = "{ $value }" is more than there can be in the game: at most { $most }.
error-not-a-seat = "{ $value }" is nobody at this table.
error-game-over = The game is over.
error-not-asked = Nothing is asked of you now.
error-illegal-action = That is not possible now. Possible: { $legal }.
error-unreadable-action = "{ $text }" means nothing here. Possible: { $legal }.
error-question-closed = That question (number { $question }) is closed; the current one is number { $current }.
error-question-unknown = There is no question number { $question } yet; the current one is number { $current }.
error-already-answered = Your answer to this question is sealed already.
error-paused = The game is paused.
error-not-open = Not yet: what happened is still being shown.
error-seat-unknown = There is no seat "{ $seat }". The seats are: { $known }.
error-names-form = A name is 1 to { $most } characters, without line breaks and without any of : ! # , and not "*": "{ $name }" is not.
error-names-same = Two seats cannot both be called "{ $name }".
error-names-alike = "{ $name }" looks too much like "{ $other }": take a name nobody mixes up.
error-deck-file = The deck file "{ $file }" cannot be used: { $problem }
error-no-deck = { $game } has no deck files. Those that have: { $known }.
error-file-exists = { $file } is already there.
error-variant-damaged = "{ $value }" is no whole variant: a part of it is missing or changed.
error-variant-large = A variant of more than { $most } characters is too large.
error-too-many-cards = There are not that many { $card } cards in the game.

error-record-line = { $file }, line { $line }: { $problem }
error-record-first = A record begins with the line "fistful { $version }".
error-record-empty = The record is empty.
error-record-header = "{ $text }" is no header line. Header lines are: { $known }.
error-record-missing = The header line "{ $name }:" is missing.
error-record-twice = The header line "{ $name }:" stands here twice.
error-record-form = "{ $text }" is no line of a record. Write "Name: action", "Name! action", "*: draw", "given: …" or "then: …".
error-record-given-late = A position is set up before the first action; this comes after it.
error-record-fact = There is no fact "{ $text }". The facts are: { $known }.
error-record-fact-seat = The fact "{ $noun }" needs a seat behind it: one of { $known }.
error-record-fact-fixed = The fact "{ $noun }" follows from others and cannot be given.
error-record-then = This should hold and does not: { $expected }. It is: { $found }.
error-record-turn = It is not { $seat }'s move. Asked now: { $asked }.
error-record-nature = The cards do not move here. Asked now: { $asked }.
error-record-over = The game is over: no more actions can follow.
error-record-illegal = { $seat } cannot "{ $text }" here. Possible: { $legal }.
error-record-hex = "{ $value }" is no hexadecimal number of { $bytes } bytes.
error-record-until = There is no line { $line }: the record has { $lines } lines.
error-site-not-built = This installation has no site to write: install it with its client and with access to the package index.
error-site-folder-taken = "{ $folder }" is not empty: name a new or an empty folder.
error-record-not-found = There is no file "{ $file }".
error-record-unreadable = The file "{ $file }" cannot be read as text.
error-file-unwritable = The file "{ $file }" cannot be written: { $problem }.
error-record-exists = The file "{ $file }" exists already; nothing was overwritten.
error-record-unfinished = The record stops before the game is over.
error-record-text = This text is not a record: it is not written in UTF-8.
error-position-number = { $noun } cannot be { $value } here: it is { $least } to { $most }.
error-position-seat-number = { $noun } of { $seat } cannot be { $value } here: it is { $least } to { $most }.
error-position-number-exact = { $noun } cannot be { $value } here: it must be { $least }.
error-position-seat-number-exact = { $noun } of { $seat } cannot be { $value } here: it must be { $least }.
error-position-twice = { $thing } is there twice: there is only one.
error-position-fact = No game comes to this: { $noun } is missing, or does not go with the rest.
error-position-seat-fact = No game comes to this: { $noun } of { $seat } is missing, or does not go with the rest.
error-position-no-aim = The gun of { $seat } is loaded and points at nobody: say at whom it is aimed.
error-record-impossible = These lines make a position that no game can come to.
error-record-stuck = This record takes too long to play.
error-record-too-big = This record is too much: it makes up more than any game holds.
error-record-given-verify = A record with a set-up position ("given:") has no deal to verify.
error-record-given-review = A record with a set-up position ("given:") is no whole game to review.
error-review-failed = The review could not be worked out. Try again.
error-review-too-long = This game is too long to be reviewed here. "fistful review" does it on your own machine.
error-simulation-off = Nothing is simulated for strangers on this server. On your own machine it is: "make play", or "fistful lab".
error-simulation-budget = That is all this server simulates for you for now. Come back in an hour, or use "fistful lab" on your own machine.
error-simulation-failed = The simulation went wrong. Try again.
error-verify-no-commitment = The record has no commitment to check.
error-verify-no-seed = The record does not show its seed.
error-verify-commitment = The seed does not belong to the commitment.
error-verify-draw = The seed gives "{ $expected }" here, not "{ $found }".
error-seats-form = "{ $seat }" is no seat. Write "you", a bot ({ $known }), or name=you, name=bot.
error-bot-count = { $bots } bots do not fit on { $players } seats.
error-games-count = Simulate at least one game, not { $games }.
error-no-habits = { $game } has no habits to tune.
error-tune-file = "{ $file }" holds no progress of "fistful tune". Name a new file, or one it wrote.
error-tune-other = "{ $file }" is about another run ({ $game }, { $seats } seats). Use the same game, seats, options and seed, or a new file.
error-arena-bots = Name at least one bot.
error-arena-design = There is no design "{ $design }". The designs are: { $known }.
error-arena-sides = { $game } is not played by sides.
error-ledger-file = The file "{ $file }" cannot be used for results.
error-ledger-other = The file "{ $file }" holds results of something else: another game, table or seed. Name another file.
error-study-toml = This is no TOML: { $problem }.
error-study-missing = The field "{ $field }" is missing.
error-study-unknown = There is no field "{ $field }". There are: { $known }.
error-study-both = Say either "{ $field }" or "{ $other }", not both.
error-study-section = "{ $field }" is a section: write [{ $field }] on a line of its own.
error-study-text = "{ $field }" is a text in quotes.
error-study-whole = "{ $field }" is a whole number, { $least } or more.
error-study-width = "{ $field }" is a number between 0 and 1: 0.05 for intervals of five points.
error-study-players = "{ $field }" is a number of players, or a list of such numbers: [4, 5].
error-study-bots = "{ $field }" is a list of bots: ["rules", "random"], or of such lists.
error-study-values = "{ $field }" is a value in quotes, or a list of values: ["off", "on"].
error-study-rungs = "{ $field }" needs at least two bots, the weakest first.
error-study-group = "{ $field }" cannot be "{ $group }". It can be: { $known }.
error-lab-exists = There are results in "{ $folder }" already. Go on with --resume, or name another folder with --out.
error-lab-minutes = --minutes is for a study that seeks: one with [vary] and [want].
error-quest-path = "{ $place }" is no path. Write it like cards.arrest[1], notes.20 or cards.*[0].
error-quest-nothing = "{ $place }" leads nowhere at "{ $step }". There is: { $known }.
error-quest-values = "{ $field }" is a list of values, [2, 3, 4], or bounds in quotes, "5..15"; { $most } values at most.
error-quest-sum = "{ $place }" must be paths to whole numbers, with + between them.
error-quest-keep = "{ $field }" is a list of sums in quotes: ["cards.*[0] + escapes.*[0]"].
error-quest-one = "{ $field }" has one value here: only what is in [vary] varies.
error-quest-empty = Nothing is said in [{ $field }].
error-quest-weight = The weight of "{ $field }" is a number above 0.
error-quest-range = "{ $field }" is a number, or from where to where: [40, 60].
error-quest-share = "{ $field }" is a share between 0 and 1, or from where to where: [0.42, 0.58].
error-quest-tables = The players of "{ $field }" are some of those of the study: { $known }.
error-quest-yes = "{ $field }" is true or false.
error-quest-none = Nothing that may vary can be played: { $problem }
error-no-ray = Ray is not installed: install fistful[cluster].
error-ray-address = Ray cannot be reached: { $problem }
error-no-terminal = This needs a terminal to ask you.
error-usage = { $message }
error-record-players = The header says who plays { $players } seats, but there are { $seats }.

error-no-asyncpg = PostgreSQL needs the package asyncpg: install fistful[postgres].
error-host-only = Only the host can do that.
error-not-all-ready = Not everybody is ready yet: only the host can start before that.
error-knock-open = Somebody is asking that already: wait for the answer.
error-knock-unknown = That has been answered, or nobody answered in time.
error-not-your-door = The host decides that, or whoever sits next to them.
error-chair-taken = Somebody sits in that chair.
error-insider = Whoever has left this game knows too much for another chair in it: wait for the next deal.
error-host-stays = The host cannot leave; hand hosting over first.
error-host-here = The host is here; hosting can be claimed only when no host is connected.
error-host-grace = The host was here a moment ago: hosting can be claimed in { $seconds } seconds.
error-former-host-stays = Whoever was host before you cannot be sent away.
error-kicked = You were sent away from this game.
error-table-worn = This table has seen too much: the game can be finished, then lay a new table.
error-rules-changed = The rules have changed since this game began, and it could not be finished. What is known of it is kept as its record.
error-impossible = That cannot be done at this table. Nothing has changed.
error-no-seat = You have no seat at this table.
error-no-name = Join the table with a name first.
error-nobody-there = Nobody sits there.
error-bot-plays = A bot plays your seat; ask the host to give it back.
error-empty-text = There is nothing to say in that.
error-no-offer = There is no offer to answer.
error-out-of-play = Whoever is out of the game makes no deals.
error-muted = Talk is off at this table.
error-muted-you = The host has muted you.
error-too-fast = Too fast: wait a little.
error-too-large = That is too large: at most { $most } bytes.
error-bad-request = That cannot be read: { $problem }
error-hello-first = First say hello, with version { $version }.
error-hello-once = You have said hello already.
error-wrong-stage = Not now: the table is at the stage "{ $stage }", and this needs "{ $needed }".
error-no-deadline = There is no clock on this question.
error-no-bets = Nobody bets on this game.
error-not-out = Whoever still plays does not bet.
error-bets-closed = Too late: that is being decided. Bets are taken again in the next round.
error-bets-enough = You have changed your mind often enough: bet again in the next round.
error-bet-unknown = There is no such bet now.
error-bad-face = There is no such face in this game.
error-face-taken = Somebody has picked that face or that colour already.
error-no-practice = Cards lie open only where one person practises with bots.
error-not-alone = You do not play alone with bots: others would see it.
error-no-way-back = That answer stands: something was learnt from it, or others have moved.
error-no-more-time = This question gets no more time.
error-chairs-form = The chairs must hold everyone who sits at the table, once each.
error-table-unknown = There is no table "{ $table }". A code has four letters.
error-dataset-other = { $folder } holds another dataset (its dataset.json says which): choose another folder.
error-no-pyarrow = Datasets need pyarrow: pip install "fistful[datasets]".
error-no-agents = Programs of one's own may not sit down at public tables of this server.
error-table-locked = The table is locked.
error-table-full = There is no free chair at this table.
error-table-playing = The game has begun; you can watch.
error-link-unknown = That link is used up or too old; ask for a new one.
error-server-full = This server has no room for another table.
error-server-stops = The server is being stopped. Try again in a moment.
error-bots-many = At most { $most } bots may play from one place at a time. Let some of them go first.
error-searchers = At most { $most } bots that search may play from one place at a time. Choose an easier level for some of them.
error-metrics-key = The numbers are for whoever has the key.
error-not-stored = That could not be stored safely, so it was not done. Try again.
error-race-lost = Somebody was quicker.

talk-threaten = Watch it, { $seat }: I am loaded.
talk-promise = You have my word, { $seat }: I leave you alone.
talk-deal = A deal, { $seat }? You spare me, I spare you.
talk-deny = Not me, { $seat }. I am innocent.
talk-taunt = Is that all you have, { $seat }?
talk-pact = Let us stand together, { $seat }.
talk-accept = Agreed, { $seat }.
talk-decline = No deal, { $seat }.
talk-tip-hat = tips the hat to { $seat }
talk-laugh = laughs at { $seat }
talk-sweat = sweats under the eyes of { $seat }
talk-draw = lets { $seat } look down a barrel
talk-shrug = shrugs at { $seat }
talk-cheer = cheers for { $seat }
talk-skull = digs a grave for { $seat }
talk-handshake = holds out a hand to { $seat }

option = { $name }: { $value }

person = person
bot-random = random bot
bot-rules = rule-of-thumb bot
bot-greedy = greedy bot
bot-search = searching bot
bot-learned = learned bot
bot-level-1 = level 1: greenhorn
bot-level-2 = level 2: ranch hand
bot-level-3 = level 3: deputy
bot-level-4 = level 4: gunslinger
bot-level-5 = level 5: legend
bot-hothead = hothead
bot-coward = coward
bot-accountant = accountant
bot-liar = liar
bot-avenger = avenger
stranger = Stranger

ui-welcome = Fistful: standoff games
ui-pick-game = Which game?
ui-pick-seats = How many players, you and the bots together? ({ $fewest } to { $most }, Enter for { $usual })
ui-pick-bots = How strong are the bots? (Enter for 1)
ui-pick-option = { $option }? (Enter for the first)
ui-choice = Choose (1 to { $most }; ? for help)
ui-choice-unknown = "{ $text }" is none of the choices. Type a number from 1 to { $most }, or ? for help.
ui-help = Type the number of your choice, or the choice as records write it ("{ $example }"). rules: the rules · table: the table again · log: everything so far · talk: say something · quit: save and leave. What the cards do:
ui-talk = Say what? (threaten, promise, deal, pact, accept, decline, deny, taunt or a gesture, and a name: "{ $example }")
ui-talk-said = { $seat }: "{ $text }"
ui-talk-shown = { $seat } { $text }.
ui-pass = Pass the keyboard to { $seat }, who presses Enter.
ui-sealed = Done: { $choice }. Enter to go on, u to take it back.
ui-race-lost = Somebody was quicker. Press Enter to go on.
ui-mine-none = There are no games of yours yet: they are kept in { $folder }.
ui-mine-running = { $game }: not over. Go on with: fistful play --resume { $file }
ui-mine-won = { $game }: won, with { $seats } at the table. { $file }
ui-mine-place = { $game }: place { $place } of { $seats }. { $file }
ui-mine-helped = { $count ->
    [one] Played with one hint.
   *[other] Played with { $count } hints.
}
ui-mine-people = people
ui-mine-mixed = people and bots
ui-mine-rate = { $game }, { $seats } players, { $who }: { $games ->
    [one] one game,
   *[other] { $games } games,
} { $rate } % won ({ $low } to { $high } %)
ui-race-clock = The clock is running: { $seconds } seconds, and the quickest wins.
ui-count-clock = It is counted: { $seconds } seconds, and on three it is too late.
ui-count = { $number } …
ui-waiting = The others are thinking…
ui-over = The game is over: { $reason }.
ui-winners = { $count ->
    [0] Nobody wins.
    [one] Winner: { $seats }.
   *[other] Winners: { $seats }.
}
ui-score = { $seat }: { $score }
ui-score-fate = { $seat }: { $score } ({ $fate })
ui-score-none = { $seat }: { $fate }
ui-score-struck = { $seat }: { $fate }, { $score } does not count
ui-tied = { $seats } were level: { $by }.
# What became of somebody by the end.
fate-alive = alive
fate-shot = shot
fate-dead = dead
fate-out = out
ui-saved = The record is in { $file }
ui-resume = Go on with: fistful play --resume { $file }
ui-verified = All is well: { $actions } actions, every draw follows from the seed.
ui-replayed = { $game }, { $actions } actions.
ui-not-over = The game is not over: { $asked } to answer.
ui-not-over-nature = The game is not over: the next card is to be drawn.
ui-key-quit = Save and leave
ui-key-rules = Rules
ui-begin = Press Enter to begin. ? explains the cards, r the rules, t shows the whole table.
ui-key-cards = Cards
ui-key-table = Whole table
ui-key-scroll-table = Table
ui-key-scroll-story = Story
ui-only-choice = Nothing else is possible here.
ui-says = “{ $text }”
ui-you = You
ui-you-too = you
ui-key-undo = Take back
ui-key-on = Go on
ui-deck-fine = { $file } is a fine deck for { $game }.
ui-deck-notes = It can be played, but is another game than the rulebook's here:
ui-variant-is = { $name }, version { $version }, hash { $hash }.
ui-variant-same = Nothing differs.
ui-games = { $name }: { $title }, { $fewest } to { $most } players. { $tagline }

review-opening = { $game }, { $steps } actions. Chances are our outlook's; every decision was played on in { $rollouts } worlds or more.
review-balance = { $seat }: began at { $start }, luck { $luck } ± { $luckerror }, skill { $skill } ± { $skillerror }, ended at { $end }.
review-percent = { $number } %
review-no-mistakes = Nobody gave away anything beyond doubt.
review-inaccuracy = Line { $line }: { $seat }, "{ $played }", was inaccurate: { $loss } ± { $error } points less than "{ $best }".
review-mistake = Line { $line }: { $seat }, "{ $played }", was a mistake: { $loss } ± { $error } points less than "{ $best }".
review-blunder = Line { $line }: { $seat }, "{ $played }", was a blunder: { $loss } ± { $error } points less than "{ $best }".
review-label-inaccuracy = inaccuracy
review-label-mistake = mistake
review-label-blunder = blunder
# Why one move is better than another, where no fact of the game says it.
because-chance = In the worlds { $seat } could think of, the chance to win was then { $played } % on average; after the better move { $best } %.
review-surprise = The most surprising choice: line { $line }, { $seat }, "{ $played }" ({ $chance } of our players would have done it).
review-surprise-best = We found none better.
review-surprise-bad = It gave something away.
review-surprise-open = It gave nothing away beyond doubt.
review-bluffs = { $seat }: { $bluffs ->
    [one] one bluff
   *[other] { $bluffs } bluffs
}, { $believed } believed; { $true ->
    [one] once
   *[other] { $true } times
} in earnest, { $truebelieved } believed.
review-own = { $seat }, as known
review-chart = Win chances over the game, by line of the record

ui-report = The report is in { $file }

# What rates and chances of winning count.
unit-victory-share = Winning is counted in shares of a victory: winners who share one get a part each.
unit-winning-side = Winning is counted by sides: a seat wins when its side does, as often as it is on the winning side.

error-table-unreadable = This table was written by another version of the server and cannot be opened.
error-foreign-origin = Pages of other places cannot do that here.

# What a game is remembered by.
headline-turned = Where it turned
headline-turned-told = From here on nobody caught up with { $seats }.

## Puzzles

ui-puzzles = { $game }: { $count ->
    [one] one puzzle
   *[other] { $count } puzzles
}
error-no-puzzles = { $game } cannot be made into puzzles: it has no rules of thumb.

## What if

error-record-from = A record that branches off another begins with "fistful 2" and says where in "from:": fingerprint, number of actions, and for a guessed world what it was drawn with and whose eyes.
error-verify-source = This is not the record that the other one branched off.
error-what-if-unfinished = This game is not over: one can play on in a world that a seat may think of, not in the true one.
error-what-if-nobody = Nobody was asked anything in this record.
error-what-if-seats = As many sit down as in the record: { $seats }.
error-deal-unknown = There is no such deal here.
error-deal-not-yet = That day is not here yet.
error-puzzle-unknown = There is no such puzzle.
