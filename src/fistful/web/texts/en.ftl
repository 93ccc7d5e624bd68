web-title = Fistful
web-tagline = Standoff games for phones, a TV and a steady nerve.

web-solo = Play against bots
web-host = Host a table
web-site-here = Everything is played in this browser: no server, no account, nothing leaves it.
web-site-starting = Setting up the table. On a first visit that takes some seconds.
web-site-failed = The table could not be set up in this browser. Load the page again, or try another browser.
web-join = Join a table
web-home = Home
web-close = Close
web-cancel = Cancel
web-games = The games
web-players = { $fewest } to { $most } players
web-solo-about = Right now, on this device. No clock.
web-host-about = This screen becomes the table, phones the hands. Or play from here.
web-join-about = Scan the code on the table's screen, or type its four letters.
web-your-name = Your name
web-seats = Players at the table
web-deal = Deal
web-lay-seated = Sit down and host
web-lay-tv = This screen is the table (TV)
web-code = Table code
web-go = Go
web-sit-down = Sit down
web-watch = Just watch
web-join-title = Join { $game }
web-options = Options
web-variant = A variant of your own, from a file
web-variant-drop = Back to the rulebook's game
web-variant-changes = What is otherwise than in the rulebook:
web-variant-other = This variant is of another game.
web-opening = Opening the table…

web-settings = Settings
web-language = Language
web-language-en = English
web-language-nl = Nederlands
web-theme = Look
web-theme-auto = as the device
web-theme-light = light
web-theme-dark = dark
web-speed = Pace of the show
web-speed-off = off
web-speed-fast = fast
web-speed-normal = normal
web-speed-slow = slow
web-sound = Sound
web-voice = The host's voice
web-vibration = Vibration
web-open = Leave my secrets open
web-plain = Words instead of pictures
web-on = on
web-off = off

web-lobby = The table of { $game }
web-scan = Scan with a phone's camera, or open { $address } and type the code.
web-code-label = Code
web-code-hidden = The code is hidden.
web-chairs = Chairs
web-chair = Chair { $number }
web-chair-empty = empty: a bot will sit here
web-you = you
web-is-host = host
web-away = away
web-network-gone = The network of { $name } is gone. The seat is held.
web-network-back = { $name } is back.
web-bots = Bots
web-bots-usual = As usual
web-bots-levels = By strength
web-bots-characters = By character
web-bot-of = Kind of bot at { $name }
web-put-bot = Put a bot here
web-remove-bot = Free this chair
web-add-chair = Add a chair
web-remove-chair = Remove the last chair
web-move-up = Move { $name } up
web-move-down = Move { $name } down
web-kick = Send { $name } away
web-mute-person = Mute { $name }
web-unmute-person = Let { $name } talk again
web-hearing = Whom I hear
web-hearing-about = Only on this device; nobody is told.
web-hear-not = Stop hearing { $name }
web-hear = Hear { $name } again
web-start = Start the game
web-start-wait = The host starts the game.
web-dealing = The cards are being shuffled…
web-clock = Clock
web-clock-none = none
web-clock-relaxed = relaxed
web-clock-normal = normal
web-clock-quick = quick
web-clock-real = as at the table
web-clock-real-about = Somebody counts to three, and whoever has not aimed or decided by then is too slow.
web-lock = Lock the table: nobody else can join
web-hide-code = Hide the code
web-mute = Turn chat and table talk off
web-copy-link = Copy the link
web-copied = Copied.
web-watchers = { $count ->
    [one] One person watches.
   *[other] { $count } people watch.
}
web-claim-host = Take over as host
web-host-away = The host is away.
web-commitment = The deal is sealed. Its fingerprint: { $mark }

web-hold = Hold to see
web-secret = Tap to have it read out.
web-bar = Menu and story
web-count-1 = One
web-count-2 = Two
web-count-3 = Three
web-you-won = You win!
web-menu = Menu
web-face = Show
web-face-hand = Hand
web-face-table = Table
web-face-both = Both
web-story = Story
web-story-empty = Nothing has happened yet.
web-talk = Talk
web-rules = Rules
web-your-move = Your move
web-your-hand = Your hand
web-the-table = The table
web-waiting-for = Waiting for { $seats }
web-waiting-nature = The cards move…
web-sealed = Your answer: { $choice }
web-lies-face-down = it lies face down
web-story-own = What only you know
web-story-hidden = (face down)
web-sending = Sending: { $choice }
web-unsent = Not sent yet: { $choice }. It goes out as soon as the connection is back.
web-time-left = { $seconds ->
    [one] one second left
   *[other] { $seconds } seconds left
}
web-more-time = More time
web-more-time-short = +30 s
web-paused = The game is paused
web-paused-about = The clock stands still until the host lets it go on.
web-resume = Go on
web-bot-plays = A bot plays your seat. The host can give it back to you.
web-skip-show = Skip
web-hurry = Hold to fast-forward
web-take-back = Take back
web-hint = Hint
web-hint-about = What would the strongest bot do? The record will say that you asked.
web-hint-thinking = The strongest bot thinks …
web-hint-says = Level 5 would:
web-hint-share = { $choice } ({ $share } %)
web-helped = { $count ->
    [one] Played with one hint.
   *[other] Played with { $count } hints.
}
web-keys = Keys: 1–9 answer; ? shows all of them; F held goes fast, U takes back, H is a hint.
web-choices = What you can do
web-know = Everything you can know
web-answered = has answered
web-thinking = is thinking
web-bot = bot
web-agent = program

web-talk-title = Table talk
web-talk-to = To
web-talk-about = Words bind nobody.
web-talk-threaten = Threaten
web-talk-promise = Promise
web-talk-deal = Offer a deal
web-talk-deny = Deny
web-talk-taunt = Taunt
web-talk-pact = Offer a pact
web-talk-accept = Accept
web-talk-decline = Decline
web-talk-other = Other words
web-offer = An offer
web-emotes = Gestures
web-emote-tip-hat = tips the hat
web-emote-laugh = laughs
web-emote-sweat = sweats
web-emote-draw = draws
web-emote-shrug = shrugs
web-emote-cheer = cheers
web-emote-skull = drops dead
web-emote-handshake = shakes hands
web-chat-line = Your line
web-chat-enter = Enter: write
web-send = Send
web-said = { $name }: { $text }
web-emoted = { $name } { $text }
web-no-talk = Talk is off at this table.
web-unread = { $count } new

web-host-controls = Host
web-pause = Pause
web-extend = Half a minute more for everyone
web-seat-bot = Let a bot play for { $name }
web-seat-back = Give { $name } the seat back
web-leave = Leave the table
web-leave-sure = Leave? A bot goes on for you.
web-other-device = Play on another device
web-other-device-about = Scan this with the other device. The link works once, for ten minutes.
web-make-link = Make a link
web-link-here = A link to another seat
web-link-ask = This device plays at this table already. With the link it would play another seat, and lose its own.
web-link-stay = Stay as I am
web-link-take = Take the other seat
web-open-tv = Show the table on a TV
web-open-tv-about = Open { $address } on the TV's browser.

web-over = The game is over
web-score = Score
web-struck = does not count:
web-winner = winner
web-record = Save the record
web-record-about = A text file with every card and every move; everyone can check that it was dealt fairly.
web-headlines = What will be told of it
web-headline-play = Watch
web-headline-play-of = Watch: { $title }
web-headline-save = Picture
web-headline-save-of = Save a picture: { $title }
web-headline-clip = Clip
web-headline-clip-of = Save a clip: { $title }
web-headline-filming = Filming: the clip is saved in a few seconds.
web-headline-filmed = The clip is saved.
web-headline-unfilmed = This browser cannot film it. The picture can be saved.
web-more-about = More about this game
web-rematch = Play again
web-rematch-change = Change the table
web-other-game = Another game
web-other-game-about = The same people, the same code: pick a game.
web-ready = I am ready
web-is-ready = ready
web-start-ready = The host starts the game, or anybody once all are ready.
web-keep-start = Only the host starts
web-waiting = Waiting for a chair: { $names }
web-you-wait = There is no chair for you in this game. You watch, and sit down as soon as there is one.
web-let-in = Late friends take a bot's chair at once
web-give-chair = { $name } plays for { $chair } now
web-chair-taken = { $name } plays for { $chair } from now on.
web-door-kicked = You were sent away from this game. You can come back with the next one.
web-door-again = Try again
web-door-replaced = Another device plays for you now, and this one is out. If that is not you, say who you are.
web-door-locked = The table is locked. Ask the host to open it.
web-door-playing = The game is on. You watch, and have a chair with the next deal.
web-door-full = All chairs are taken. You watch, and have a chair as soon as there is one.
web-door-wait = Wait for a chair
web-lost-phone = Lost your phone? Play on here
web-lost-phone-about = Say who you are. The host or your neighbour confirms it with one tap; then your old phone is out.
web-i-am = I am { $name }
web-knock-wait = Ask the host, or whoever sits next to { $name }, to say yes.
web-knock-refused = Nobody said yes. Try again, or ask the host.
web-knock-back = Somebody on another phone says: I am { $name }.
web-knock-you = Somebody on another phone says: I am { $name }. If that is not you, say no.
web-knock-chair = May { $name } play for { $chair } from now on? It would show { $name } that hand. All must agree.
web-knock-yes = Yes, it is { $name }
web-knock-agree = I agree
web-knock-no = No
web-bets = Bets of the ghosts
web-bets-name = Your name, for the board of ghosts
web-bets-in = Bet along
web-bets-closed = Bets are closed while it is decided. The next ones come with the next round.
web-bet-nobody = nobody
web-bet-pays = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
web-bet-right = { $name }: { $pick }, +{ $points }
web-bet-wrong = { $name }: { $pick }, nothing
web-ghosts = The board of ghosts
web-ghost-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
web-ghost-right = { $right } of { $bets } bets right
web-ghost-best = Best of the ghosts: { $name }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }
web-board = The evening
web-board-of = Count
web-board-all = all games
web-board-none = This game came to no end.
web-board-save = Save the evening as a file
web-board-wins = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
web-board-money = { SIGN($amount) }${ SIZE($amount) },000
web-board-kills = { $count ->
    [one] { $count } kill
   *[other] { $count } kills
}
web-board-betrayed = { $count ->
    [one] betrayed once
   *[other] betrayed { $count } times
}
web-board-cowardice = { $count ->
    [one] ducked once
   *[other] ducked { $count } times
}
web-board-kept = { $count ->
    [one] { $count } promise kept
   *[other] { $count } promises kept
}
web-board-broken = { $count ->
    [one] { $count } promise broken
   *[other] { $count } promises broken
}
web-board-most-kills = Deadliest: { $name }
web-board-most-betrayed = Most betrayed: { $name }
web-board-most-cowardice = Coward of the night: { $name }
web-board-most-kept = As good as their word: { $name }
web-board-most-broken = Word-breaker of the night: { $name }
web-rematch-wait = The host can deal again.

web-counting = How it was counted
web-guide = Explain decisions the first time
web-guide-ok = Got it
web-guide-rules = More
web-guide-rules-about = More about this in the rules
web-guide-off = No more hints

web-again = Look again
web-open-record = Open a record
web-open-record-about = Every game is a text file that ends in .fistful. Choose one, or drop it anywhere on this page.
web-drop-here = Drop the record here
web-opening-record = The game is laid out again…
web-replay = Replay
web-tab-replay = Replay
web-tab-fairness = Fairness
web-tab-review = Review
web-no-replay = There is nothing to look back at yet
web-no-replay-about = The game at this table is still on. Its record opens when it is over.
web-no-record = This record cannot be played
web-line = Line { $line }: { $text }
web-to-table = To the table
web-eyes = Seen by
web-eyes-all = all-knowing: everything open
web-eyes-table = the table: as on the TV
web-scene = The table and the hands
web-hand-of = { $name }'s hand
web-scrubber = Move through the game
web-step = Step
web-step-of = step { $step } of { $steps }
web-first = To the start
web-back = One step back
web-play = Play
web-stop = Stop
web-forward = One step on
web-last = To the end
web-pace = Speed
web-more-lines = { $count ->
    [one] and one line more
   *[other] and { $count } lines more
}
web-whisper = { $name } is told: { $text }
web-deed-clock = { $name }, too slow: { $text }
web-deed-nature = The cards: { $text }
web-chart = Over time
web-chart-about = { $name } of each player over the whole game, as it really was
web-chart-whose = Whose
web-chart-table = As a table

web-fair-checking = The record is being checked…
web-fair-fair = Dealt fairly, played by the rules
web-fair-foul = This record has been changed
web-fair-unsealed = There is no sealed deal to check
web-fair-unfinished = Fair as far as it goes
web-fair-unread = This record cannot be read
web-fair-actions = { $count ->
    [one] One action, and it is as it should be.
   *[other] All { $count } actions are as they should be.
}
web-fair-none = none
web-fair-before = Before the deal: the fingerprint
web-fair-before-about = The table drew a secret number, the seed, and showed everybody its fingerprint. From then on it could not take another seed: that would have another fingerprint.
web-fair-nonces = Then the players' own numbers
web-fair-nonces-about = Every device added a random number of its own. So nobody, not even the server, could choose a seed that deals well for somebody.
web-fair-after = After the game: the seed
web-fair-after-about = Now the seed is open. With it and the players' numbers every card can be dealt again.
web-fair-checks = What was checked
web-fair-seen-good = This device saw the same fingerprint before the deal.
web-fair-seen-open = This device was not there before the deal, so it cannot say whether the fingerprint was shown then.
web-fair-seed-good = The seed has the fingerprint that was promised.
web-fair-seed-bad = The seed does not have the fingerprint that was promised.
web-fair-seed-open = Without a fingerprint and a seed nothing can be compared.
web-fair-nonce-good = The number this device added is among the players' numbers.
web-fair-nonce-open = The number of this device is not among them: another device of yours may have been quicker.
web-fair-draws-good = Every card came out of the seed and the players' numbers.
web-fair-draws-bad = A card did not come out of the seed.
web-fair-draws-open = Whether every card came out of the seed cannot be said.
web-fair-rules-good = Every line keeps to the rules.
web-fair-rules-bad = A line does not keep to the rules.
web-fair-rules-open = Whether every line keeps to the rules was not looked at.
web-fair-by-memory = From this device's memory.
web-fair-by-browser = Worked out in this browser.
web-fair-by-server = Worked out on the server, by the same program as "fistful verify": it knows the rules, a browser does not.
web-fair-formula = SHA-256 of the seed followed by "{ $text }":
web-fair-yourself = Check it yourself
web-fair-yourself-about = You need not believe this page. Save the record and check it on a computer of your own:

web-review-waiting = The review waits for its turn…
web-review-working = The review is being worked out: { $done } of { $total } steps.
web-review-working-about = Chances come first, then every decision is played on in many worlds. You can go away and come back: it goes on.
web-review-ready = The review is ready.
web-review-no = There is no review
web-review-again = Try again
web-review-more = Look more closely
web-review-error = ± { $number }
web-review-about = Chances are learnt from many games of players of many kinds: all-knowing ones are good to about ± { $truth } points, a player's own to ± { $known }. Decisions were played on in many worlds their player could think of.
web-review-chances = Chance to win
web-review-truth = all-knowing
web-review-known = as each player knew
web-review-chart = The chance to win of each player over the whole game: { $name }
web-review-watch = Watch this in the replay
web-review-balance = Luck and skill
web-review-balance-about = Skill is what one's own decisions gave away in all, those too small for the list included; luck is the rest: cards, reveals, the others. In points of one's own chance to win; ± is two standard errors.
web-review-player = Player
web-review-start = Start
web-review-luck = Luck
web-review-skill = Skill
web-review-end = End
web-review-mistakes = What was given away
web-review-mistake = { $seat }: { $played }
web-review-loss = { $loss ->
    [one] One point
   *[other] { $loss } points
} less (± { $error }) than: { $best }
web-review-surprise = The most surprising choice
web-review-surprise-about = { $chance } of our players would have done it.
web-review-bluffs = Bluffs

web-offline = No connection. Trying again…
web-piece-missing = This part of the page could not be fetched.
web-piece-comes = It comes by itself when the connection is back.
web-piece-again = Open the page anew
web-spare-about = The cards of this game are with the server: it goes on when the server is back. You can play here in the meantime.
web-spare = A new game here, without the server
web-lost = That did not get through. Please try again.
web-error = Something went wrong ({ $code }).
error-unreachable = The server cannot be reached.
web-no-table = There is no such table
web-no-seat-here = You have no seat here any more. You can join again.

# Taught at the table.
web-teach = How it is played
web-teach-story = The story
web-teach-win = How to win
web-teach-do = What you do: { $number } of 3
web-teach-next = Next
web-teach-back = Back
web-teach-skip = Enough, let us play
web-teach-read = Read it to us
web-teach-follows = The big screen turns the cards.
web-practise = Practise with bots meanwhile
web-practise-first = Practise first: open cards, take back what you like
web-practice = Practice
web-practice-about = In practice all cards may be looked at, and every answer taken back. It counts for nothing.
web-practice-look = Everybody's cards
web-practice-back = Back to table { $code }
web-practice-back-short = Back
web-dress = My face and colour
web-dress-face = Face
web-dress-face-number = Face { $number }
web-dress-colour = Colour
web-colour-0 = red
web-colour-1 = blue
web-colour-2 = green
web-colour-3 = ochre
web-colour-4 = purple
web-colour-5 = slate
web-colour-6 = pink
web-colour-7 = brown
web-why = What can I do here, and why?
web-shoot = Fire a practice shot
web-emote-shot = fires into the air
web-emote-hooray = shouts: Yee-haw!
web-emote-doom = shouts: You are all going down!
web-emote-money = shouts: The money is mine!
web-emote-mercy = shouts: Have mercy!
web-cries = Your war cry

# The front door.
web-night = Game night
web-night-about = This screen is the table, your phones are your hands: everybody joins with one code.
web-night-go = Pick a game
web-night-first = First time
web-night-first-about = { $seats } chairs, the plain game, a relaxed clock. Everything can be changed at the table.
web-night-choose = Choose

# Staying awake.
web-awake = Screen during a game
web-awake-lock = stays on: this device keeps it awake.
web-awake-loop = stays on: a silent loop keeps it awake, since this address has no lock for it.
web-awake-nothing = not kept awake now. In a game it will be.

web-mine = My games
web-mine-about = Kept on this device, and nowhere else.
web-mine-none = Nothing yet: play a game, and it is listed here.
web-mine-running = Go on
web-mine-go-on = Go on
web-mine-forget = Forget
web-mine-forget-all = Forget all
web-mine-forget-sure = Yes, forget all
web-mine-export = Save as a file
web-mine-rates = How often you win
web-mine-kind = Game
web-mine-games = Games
web-mine-won = Won
web-mine-of = { $game }, { $seats } players, { $who }
web-mine-rate = { $rate } % ({ $low } to { $high } %)
web-mine-finished = Finished
web-mine-victory = won
web-mine-place = place { $place } of { $seats }
web-mine-people = with people
web-mine-mixed = with people and bots

# What if: a game goes on from a moment of another one.
web-what-if = What if?
web-what-if-about = Play on from moment { $moment }. The game you look at stays as it is.
web-what-if-seat = You are
web-what-if-world = What you do not see
web-what-if-guess = anything it could be
web-what-if-true = as it was
web-what-if-guess-about = You see what this player saw. Everything hidden from them is made up anew.
web-what-if-true-about = Every hidden card is where it was in that game; what is drawn later is drawn anew.
web-what-if-play = Play on from here
web-what-if-friends = Play on with friends
web-what-if-deal = Same deal again
web-what-if-link = A link to this moment
web-what-if-link-about = It opens this moment, through these eyes, on any device that reaches this server.
web-what-if-source = the game before
web-what-if-went = How it went
web-what-if-from = The first { $actions } actions are those of another game; the rest was played from there.
web-what-if-from-guess = The first { $actions } actions are those of another game; what { $seat } could not know was made up anew there.
web-what-if-then = that game
web-what-if-now = this game
web-what-if-open = Open that game at this moment
web-what-if-lost = This device does not have the other game any more.

# Puzzles and shared deals.
web-alone = Puzzles and shared deals
web-alone-about = Moments to solve, and deals that are the same for everybody.
web-alone-game = Game
web-puzzles = Puzzles
web-puzzle-streak = Solved in a row: { $count }.
web-puzzle-longest = Most so far: { $count }.
web-puzzle-you = You are { $seat }.
web-puzzle-best = Best.
web-puzzle-worth = wins { $percent } %
web-puzzle-mixed = wins { $percent } %, in the mix { $weight } %
web-puzzle-right = Right.
web-puzzle-wrong = That gives away { $percent } of 100 victories.
web-puzzle-why-out = After the usual answer you are out in { $usual } of 100 games played on, after the best answer in { $best }.
web-puzzle-why-score = After the usual answer you end with { $usual } on average, after the best answer with { $best }.
web-puzzle-why-side = After the usual answer your side wins { $usual } of 100 games played on, after the best answer { $best }.
web-puzzle-why-win = After the usual answer you win { $usual } of 100 games played on, after the best answer { $best }.
web-puzzle-mix = All decide at once here: whoever always does the same can be read. So every answer counts that is a good part of the mix.
web-puzzle-next = Next puzzle
web-puzzle-none = There are no puzzles of this game yet.
web-puzzle-choose = Choose a game.

# My mistakes: puzzles of one's own.
web-mistakes = My mistakes
web-mistakes-of = From your own game of { $game }.
web-mistakes-played = In that game you chose: { $played }.
web-mistakes-gives = { $count ->
    [0] gives nothing away
   *[other] gives away { $count }
}
web-mistakes-found = { $count ->
    [one] One mistake of yours is a puzzle now
   *[other] { $count } mistakes of yours are puzzles now
}
web-mistakes-count = { $count ->
    [0] No mistakes for sure
    [one] One mistake
   *[other] { $count } mistakes
}
web-mistakes-find = Find my mistakes
web-mistakes-none = None yet. Look at the review of a game of yours, or have your mistakes found under “My games”: what was given away is asked here again.

web-deal-title = A shared deal
web-deal-of = The deal of { $day }
web-deal-day = Deal of the day
web-deal-make = A deal for friends
web-deal-is = { $game }, { $seats } players; in the other chairs: { $bot }.
web-deal-about = Everybody who takes it has the same cards, the same luck and the same opponents, at a table of their own. What is in it, only those know who have played it.
web-deal-day-about = The same everywhere today. It is made from the date, so whoever wants to can work it out beforehand: it is for comparing, not for prizes.
web-deal-played = Played so far: { $count }.
web-deal-own = You have played it: place { $place } of { $seats }.
web-deal-take = Play this deal
web-deal-again = Play it once more
web-deal-share = Pass this deal on
web-deal-compared = This deal, compared
web-deal-place = Place

# The workbench: variants of one's own.
web-design = Design
web-design-home = Make a game your own: change its numbers and cards, let bots measure it, play it tonight.
web-design-about = Every number and card of a game can be changed. It is checked as you go; bots say what it does to the game; friends play it on their phones.
web-design-start = Begin with a game
web-design-go-on = Go on with it
web-design-open = Open a variant
web-design-file = A file: a variant, or the record of a game that was played with one
web-design-link = A link to a variant, or a packed one
web-design-open-it = Open
web-design-less = { $what }: one less
web-design-more = { $what }: one more
web-design-up = { $what }: one up
web-design-add = Add
web-design-copy = Copy this line
web-design-remove = Remove { $what }
web-design-without = Without { $what }
