list = { $first } and { $last }

error-unknown-game = There is no game "{ $game }". The games are: { $known }.
error-unknown-bot = There is no bot "{ $bot }". The bots are: { $known }.
error-unknown-language = There is no language "{ $language }". The languages are: { $known }.
error-unknown-option = There is no option "{ $option }". The options are: { $known }.
error-option-value = The option { $option } cannot be "{ $value }". It can be: { $known }.
error-option-form = "{ $item }" is no option. Write name=value, several divided by commas.
error-player-count = { $game } is for { $fewest } to { $most } players, not { $seats }.
error-unknown-word = There is no { $kind } "{ $word }". There are: { $known }.
error-not-a-number = "{ $value }" is no whole number.
error-not-a-seat = "{ $value }" is nobody at this table.
error-game-over = The game is over.
error-not-asked = Nothing is asked of you now.
error-illegal-action = That is not possible now. Possible: { $legal }.
error-unreadable-action = "{ $text }" means nothing here. Possible: { $legal }.
error-question-closed = That question (number { $question }) is closed; the current one is number { $current }.
error-question-unknown = There is no question number { $question } yet; the current one is number { $current }.
error-already-answered = Your answer to this question is sealed already.
error-paused = The game is paused.
error-seat-unknown = There is no seat "{ $seat }". The seats are: { $known }.
error-names-form = A name is 1 to { $most } characters, without line breaks and without any of : ! # , and not "*": "{ $name }" is not.
error-names-same = Two seats cannot both be called "{ $name }".
error-deck-file = The deck file "{ $file }" cannot be used: { $problem }
error-no-deck = { $game } has no deck files. Those that have: { $known }.
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
error-record-not-found = There is no file "{ $file }".
error-record-unreadable = The file "{ $file }" cannot be read as text.
error-record-exists = The file "{ $file }" exists already; nothing was overwritten.
error-record-unfinished = The record stops before the game is over.
error-record-given-verify = A record with a set-up position ("given:") has no deal to verify.
error-verify-no-commitment = The record has no commitment to check.
error-verify-no-seed = The record does not show its seed.
error-verify-commitment = The seed does not belong to the commitment.
error-verify-draw = The seed gives "{ $expected }" here, not "{ $found }".
error-seats-form = "{ $seat }" is no seat. Write "you", a bot ({ $known }), or name=you, name=bot.
error-bot-count = { $bots } bots do not fit on { $players } seats.
error-games-count = Simulate at least one game, not { $games }.
error-no-terminal = This needs a terminal to ask you.
error-usage = { $message }
error-record-players = The header says who plays { $players } seats, but there are { $seats }.

error-no-asyncpg = PostgreSQL needs the package asyncpg: install fistful[postgres].
error-host-only = Only the host can do that.
error-host-stays = The host cannot leave; hand hosting over first.
error-host-here = The host is here; hosting can be claimed only when no host is connected.
error-no-seat = You have no seat at this table.
error-no-name = Join the table with a name first.
error-nobody-there = Nobody sits there.
error-bot-plays = A bot plays your seat; ask the host to give it back.
error-empty-text = There is nothing to say in that.
error-muted = Talk is off at this table.
error-too-fast = Too fast: wait a little.
error-too-large = That is too large: at most { $most } bytes.
error-bad-request = That cannot be read: { $problem }
error-hello-first = First say hello, with version { $version }.
error-hello-once = You have said hello already.
error-wrong-stage = Not now: the table is at the stage "{ $stage }", and this needs "{ $needed }".
error-no-deadline = There is no clock on this question.
error-no-more-time = This question gets no more time.
error-chairs-form = The chairs must hold everyone who sits at the table, once each.
error-table-unknown = There is no table "{ $table }". A code has four letters.
error-table-locked = The table is locked.
error-table-full = There is no free chair at this table.
error-table-playing = The game has begun; you can watch.
error-link-unknown = That link is used up or too old; ask for a new one.
error-server-full = This server has no room for another table.
error-not-stored = That could not be stored safely, so it was not done. Try again.
error-race-lost = Somebody was quicker.

talk-threaten = Watch it, { $seat }: I am loaded.
talk-promise = You have my word, { $seat }: I leave you alone.
talk-deal = A deal, { $seat }? You spare me, I spare you.
talk-deny = Not me, { $seat }. I am innocent.
talk-taunt = Is that all you have, { $seat }?

option = { $name }: { $value }

person = person
bot-random = random bot
bot-rules = rule-of-thumb bot
stranger = Stranger

ui-welcome = Fistful: standoff games
ui-pick-game = Which game?
ui-pick-seats = How many players, you and the bots together? ({ $fewest } to { $most }, Enter for { $usual })
ui-pick-option = { $option }? (Enter for the first)
ui-choice = Choose (1 to { $most }; ? for help)
ui-choice-unknown = "{ $text }" is none of the choices. Type a number from 1 to { $most }, or ? for help.
ui-help = Type the number of your choice, or the choice as records write it ("{ $example }"). rules: the rules · table: the table again · log: everything so far · talk: say something · quit: save and leave.
ui-talk = Say what? (threaten, promise, deal, deny or taunt, and a name: "{ $example }")
ui-talk-said = { $seat }: "{ $text }"
ui-pass = Pass the keyboard to { $seat }, who presses Enter.
ui-sealed = Done: { $choice }. Enter to go on, u to take it back.
ui-waiting = The others are thinking…
ui-log = Log
ui-over = The game is over: { $reason }.
ui-winners = { $count ->
    [0] Nobody wins.
    [one] Winner: { $seats }.
   *[other] Winners: { $seats }.
}
ui-score = { $seat }: { $score }
ui-saved = The record is in { $file }
ui-resume = Go on with: fistful play --resume { $file }
ui-verified = All is well: { $actions } actions, every draw follows from the seed.
ui-replayed = { $game }, { $actions } actions.
ui-not-over = The game is not over: { $asked } to answer.
ui-not-over-nature = The game is not over: the next card is to be drawn.
ui-key-quit = Save and leave
ui-key-rules = Rules
ui-key-close = Close
ui-key-undo = Take back
ui-key-on = Go on
ui-deck-fine = { $file } is a fine deck for { $game }.
ui-games = { $name }: { $title }, { $fewest } to { $most } players. { $tagline }
error-table-unreadable = This table was written by another version of the server and cannot be opened.
error-foreign-origin = Pages of other places cannot do that here.
