# What is said at the workbench, and what a game's data is about.
design-undo = Undo
design-redo = Redo
design-looking = Checking …
design-good = Can be played.
design-wrong = { $count ->
    [one] One thing to mend.
   *[other] { $count } things to mend.
}
design-numbers = Numbers
design-changes = Otherwise than in the rulebook
design-same = Nothing: this is the rulebook's game.
design-do = Play it, keep it, share it
design-host = Host a table with it
design-save = Save as a file
design-loses-comments = The file you opened has comments of its own. They are not kept: the file saved here has ours.
design-share = The variant as a link
design-another = Put another one on the bench
design-mend-first = First mend what is marked red.

design-simulate = Simulate
design-simulate-about = Bots by rules of thumb play your variant and the rulebook's game with the same dice. What changes between people may be another thing; what changes here is worth a look.
design-simulate-here = The games are played in this browser. It takes a little longer than on a server.
design-games = Games
design-stop = Stop
design-go-on = Go on
design-progress = { $done } of { $total } games.
design-pace = { $rate } games a second, { $left } to go.
design-before = This is about the variant as it was before.
design-changed = What changed in { $games ->
    [one] one game
   *[other] { $games } games
}
design-found = What happened in { $games ->
    [one] one game
   *[other] { $games } games
}
design-changed-about = Against the rulebook's game on the same dice. The bar is where the truth lies in 95 of 100 cases; bold where there is no doubt about the direction. Shares in points, other measures as they are.
design-points = { $much } points ({ $low } … { $high })
design-much = { $much } ({ $low } … { $high })
design-new = not so in the rulebook's game
design-now = this variant
design-usual = rulebook
design-lengths = Length of the games, in decisions; the line is the rulebook's game

design-columns-get-billy-the-kid-cards = 4 · 5+ · 6+ · 7+ · 8+
design-columns-get-billy-the-kid-escapes = 4 · 5+ · 6+ · 7+ · 8+
design-in-put-aside = { $key } players

design-field-name = Name
design-field-version = Version
design-field-cards = Cards
design-field-characters = Characters
design-field-features = Features
design-field-escapes = Escapes
design-field-bullets = Bullets
design-field-notes = Notes
design-field-powers = Super Powers
design-field-covers = Covers
design-field-sixgun = Sixgun
design-field-gun = Gun
design-field-rounds = Rounds
design-field-notes-a-round = Notes a round
design-field-wounds-to-die = Wounds to die
design-field-shame-costs = Price of shame
design-field-pay-per-killed = Pay for each killed
design-field-pay-per-shame = Pay for each Shame marker
design-field-pay-per-wound = Pay for each wound
design-field-pay = Pay at the end
design-field-extra-wounds = More wounds to die
design-field-one-wound-a-round = One wound a round at most
design-field-second-gun = Takes a second gun
design-field-grenade = Has a grenade
design-field-aims-last = Aims last
design-field-loads-last = Loads last
design-field-takes-back = Takes Bang! Bang! Bang! back
design-field-stands-up = Stands up again
design-field-calls-needed = Calls needed
design-field-last-phone-round = Last round of the telephone
design-field-lights-allowed = Lights allowed
design-field-hand-size = Cards in hand
design-field-put-aside = Cards put aside
design-field-town-size = Cards in the Town
design-field-hours = Hours
design-field-first-arrest = First Arrest
design-field-starting-cards = Starting cards
design-field-starting-notoriety = Starting Notoriety
design-field-misses-out = MISS left out
design-field-few-players = Few players
design-field-speed = Speed
design-field-to = to Speed
design-field-notoriety = NOTORIETY
design-field-cover = COVER
design-field-players = from players
design-field-does = What it does
design-field-kind = Kind
design-field-need = Speed needed
design-field-flips = Flips
design-field-penetrates = Penetrates
design-field-wounds = Wounds
design-field-hits = Hits
design-field-stops = Stops
design-field-sex = m or f
design-field-ability = Ability
design-field-side = Side
design-field-from = from players
design-field-like = has the part of
design-field-hat = Hat
design-field-hair = Hair
design-field-eyes = Eyes
design-field-moustache = Moustache

design-word-lawman = Lawman
design-word-outlaw = Outlaw
design-word-hand = hand weapon
design-word-pocket = pocket weapon
design-word-rifle = rifle
design-word-any = any

design-about-blasting-billy-hand-size = How many cards everybody holds, 1 to 4.
design-about-blasting-billy-put-aside = How many cards are put aside unseen, by the number of players.
design-about-blasting-billy-cards = The cards of each type: values and dynamite, each once. A type without any is not played with.
design-about-cash-n-guns-rounds = 1 to 12: everybody needs a bullet for each, and each turns up its notes.
design-about-cash-n-guns-bullets = Everybody's bullet cards: 1 to 7 Click, up to 7 Bang!, at most one BBB.
design-about-cash-n-guns-notes = How many there are of each value, up to 40.
design-about-cash-n-guns-notes-a-round = How many are turned up each round, 1 to 6.
design-about-cash-n-guns-wounds-to-die = The wounds that kill, 1 to 6. A power may bear more.
design-about-cash-n-guns-shame-costs = What a Shame marker costs, in thousands, 0 to 50.
design-about-cash-n-guns-calls-needed = How many calls alert the police, 1 to 6.
design-about-cash-n-guns-last-phone-round = The last round in which the telephone goes round: before the last of all.
design-about-cash-n-guns-lights-allowed = How many flashing lights the cop may have.
design-about-cash-n-guns-powers = The powers there are, six at least; the option of the table deals all of them or the first six. Each is a line of effects, and up to eight may have names of your own. A power is used in one way, by showing it.
design-about-get-billy-the-kid-hand-size = A hand, and what it is filled up to, 3 to 7.
design-about-get-billy-the-kid-town-size = The cards in the Town, up to 2.
design-about-get-billy-the-kid-hours = The hours of a game, 1 to 12.
design-about-get-billy-the-kid-first-arrest = The first hour in which an Arrest may be played.
design-about-get-billy-the-kid-cards = How many of each card there are for four players, and how many more for each further one.
design-about-get-billy-the-kid-escapes = How many of each design there are for four players, and how many more for each further one. Up to six, of any name.
design-about-get-billy-the-kid-features = What characters can be asked about, and what the answers can be: up to eleven answers in all.
design-about-get-billy-the-kid-characters = Who can be at the table, from how many players on, on which side, and what they look like. Names are yours; three have a part in the rules.
design-about-stetsons-and-sixguns-starting-cards = The cards everybody starts with, 1 to 6.
design-about-stetsons-and-sixguns-starting-notoriety = The Notoriety everybody starts with, up to 20.
design-about-stetsons-and-sixguns-bullets = How many bullets of each result.
design-about-stetsons-and-sixguns-misses-out = How many MISS leave the bullets at a table of few.
design-about-stetsons-and-sixguns-few-players = Up to how many players a table is one of few.
design-about-stetsons-and-sixguns-covers = How many cards of each, how many hits until blown away, which weapons it stops.
design-about-stetsons-and-sixguns-sixgun = The gun everybody has.
design-about-stetsons-and-sixguns-cards = Speed: the lowest is fastest, no two alike. What a card does is a list of steps: those before "shoot" come first or change the shot, those after it follow; without it there is no shot. Up to 84 cards of any name: Take Aim has some to spare.
design-about-stetsons-and-sixguns-characters = Who you can be, eight to ten of any name, and what each can do: one ability or several, of which one is for once a game. m or f matters to Gina Raquel.
