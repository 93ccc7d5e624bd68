game = Stetsons & Sixguns
tagline = Point, stand or hide, shoot: become the most notorious gunslinger of the West.
# What the host of the evening says before the first card.
caller-opening = High noon. Pick your aim, pick your cover, and hope the cylinder turns your way.

# What a table's options and its variant decide, as sentences name it.
so-many-rounds = { $rounds ->
    [one] one round
   *[other] { WORD($rounds) } rounds
}
so-many-bullets = { $sixgun_bullets ->
    [one] one bullet
   *[other] { WORD($sixgun_bullets) } bullets
}
starting-points = { $starting_notoriety ->
    [0] no points
    [one] 1 point
   *[other] { $starting_notoriety } points
}
so-many-cards = { $starting_cards ->
    [one] one Action card
   *[other] { WORD($starting_cards) } Action cards
}
soft-through = { $soft_through ->
    [0] { "" }
    [1] Hand guns shoot through SOFT.{ " " }
    [2] Rifles shoot through SOFT.{ " " }
   *[other] Hand guns and rifles shoot through SOFT.{ " " }
}
partial-through = { $partial_through ->
    [0] { "" }
    [1] Hand guns shoot through PARTIAL.{ " " }
    [2] Rifles shoot through PARTIAL.{ " " }
   *[other] Hand guns and rifles shoot through PARTIAL.{ " " }
}
hard-through = { $hard_through ->
    [0] { "" }
    [1] Hand guns shoot through HARD.{ " " }
    [2] Rifles shoot through HARD.{ " " }
   *[other] Hand guns and rifles shoot through HARD.{ " " }
}

# The cards: their names, and what they say.
card-quick-draw = Quick Draw
card-hit-the-dirt = Hit the Dirt
card-hair-trigger = Hair Trigger
card-look-over-there = Look Over There!
card-duck-and-weave = Duck and Weave
card-boot-pistol = Boot Pistol
card-ace-of-spades = Ace of Spades
card-shoot-the-gun-out = Shoot the Gun Out
card-smoke-screen = Smoke Screen
card-derringer = Derringer
card-snap-shot = Snap Shot
card-call-him-out = Call Him Out
card-play-dead = Play Dead
card-the-ghost = The Ghost
card-pickpocket = Pickpocket
card-pepperbox = Pepperbox
card-behind-the-bar = Behind the Bar
card-fast-shuffle = Fast Shuffle
card-winged-him = Winged Him
card-sawn-off-shotgun = Sawn-off Shotgun
card-sharpshooter = Sharpshooter
card-tin-star = Tin Star
card-double-bluff = Double Bluff
card-human-shield = Human Shield
card-second-sixgun = Second Sixgun
card-stagecoach-robbery = Stagecoach Robbery
card-ambush = Ambush!
card-trick-shot = Trick Shot
card-card-sharp = Card Sharp
card-doc-s-bag = Doc's Bag
card-spare-cylinder = Spare Cylinder
card-winchester-rifle = Winchester Rifle
card-angry-mob = Angry Mob
card-ricochet = Ricochet
card-kick-over-the-table = Kick Over the Table
card-fan-the-hammer = Fan the Hammer
card-blackmail = Blackmail
card-gun-oil = Gun Oil
card-cavalry-carbine = Cavalry Carbine
card-covering-fire = Covering Fire
card-dead-eye = Dead Eye
card-dust-storm = Dust Storm
card-coach-gun = Coach Gun
card-10-gallon-hat = 10 Gallon Hat
card-old-grudge = Old Grudge
card-bandolier = Bandolier
card-dynamite = Dynamite
card-saloon-brawl = Saloon Brawl
card-snake-oil = Snake Oil
card-crossfire = Crossfire
card-five-finger-discount = Five-Finger Discount
card-barn-fire = Barn Fire
card-whiskey-courage = Whiskey Courage
card-buffalo-rifle = Buffalo Rifle
card-stampede = Stampede
card-wanted-poster = Wanted Poster
card-gunsmith = Gunsmith
card-high-noon = High Noon
card-last-man-standing = Last Man Standing
card-living-legend = Living Legend
card-take-aim-61 = Take Aim 61
card-take-aim-62 = Take Aim 62
card-take-aim-63 = Take Aim 63
card-take-aim-64 = Take Aim 64
card-take-aim-65 = Take Aim 65
card-take-aim-66 = Take Aim 66
card-take-aim-67 = Take Aim 67
card-take-aim-68 = Take Aim 68
card-take-aim-69 = Take Aim 69
card-take-aim-70 = Take Aim 70
card-take-aim-71 = Take Aim 71
card-take-aim-72 = Take Aim 72
card-take-aim-73 = Take Aim 73
card-take-aim-74 = Take Aim 74
card-take-aim-75 = Take Aim 75
card-take-aim-76 = Take Aim 76
card-take-aim-77 = Take Aim 77
card-take-aim-78 = Take Aim 78
card-take-aim-79 = Take Aim 79
card-take-aim-80 = Take Aim 80
card-take-aim-81 = Take Aim 81
card-take-aim-82 = Take Aim 82
card-take-aim-83 = Take Aim 83
card-take-aim-84 = Take Aim 84
about-quick-draw = Shoot. Nothing more.
about-hit-the-dirt = You do not fire. Every HIT against you this round is ignored.
about-hair-trigger = Flip one bullet only; after a CLICK you may flip one more.
about-look-over-there = One player aiming at you must pick another target now. Then shoot.
about-duck-and-weave = The first HIT against you this round is a MISS. Then shoot.
about-boot-pistol = Pocket gun with 1 bullet, for every Speed. Flips 1; also beside a hand gun.
about-ace-of-spades = Take the card your target played into your hand. Its Action is cancelled; its Speed and shot stand. You take no stock.
about-shoot-the-gun-out = Shoot. Instead of a wound you may jam the target's sixgun: no point, and the target stays up.
about-smoke-screen = Those who aim at you and have yet to act may flip one bullet only. Then shoot.
about-derringer = Pocket gun with 2 bullets, for every Speed. Flips 1; also beside a hand gun.
about-snap-shot = Shoot, flipping two bullets at most.
about-call-him-out = Name a player who is up: you two aim at each other, and nothing later moves those aims. Then shoot.
about-play-dead = You do not fire. Slower cards can neither hit nor choose you. You take no stock.
about-the-ghost = Slower cards can neither hit nor choose you. Then shoot, one bullet only.
about-pickpocket = Take a random card from your target's hand, then give back any card of yours. Then shoot.
about-pepperbox = Pocket gun with 4 bullets, from Speed 8. Flips 1; also beside a hand gun.
about-behind-the-bar = Take the face-up cover for nothing and shoot from behind it. A runner only swaps cover.
about-fast-shuffle = Shoot. If you still stand, you choose first when taking stock.
about-winged-him = Shoot. Your first wound takes a random hand card; the card played is kept, its effect to come lost.
about-sawn-off-shotgun = Hand gun with 2 bullets, from Speed 12. Flips 2 together; each HIT wounds.
about-sharpshooter = Your first bullet is a HIT whatever it says, unless it is a JAM.
about-tin-star = From now on whoever wounds you this round loses a point instead of gaining any. Then shoot.
about-double-bluff = Aim at any standing player you like, then shoot.
about-human-shield = Pick a standing player: the first HIT against you strikes them instead. Then shoot.
about-second-sixgun = Hand gun with 6 bullets, from Speed 20. Fired like a sixgun, also beside yours.
about-stagecoach-robbery = Shoot. If you wound, you also take a point from the target.
about-ambush = Everyone standing, in cover or not, flips a bullet: no HIT costs a point, or a wound if you have none.
about-trick-shot = Shoot. Your HITS go through SOFT and PARTIAL cover.
about-card-sharp = You do not fire. Look at your target's hand and swap a card.
about-doc-s-bag = You do not fire. Bind one wound for nothing, wherever you are, and draw a card.
about-spare-cylinder = Refill your sixgun and clear its JAM, then shoot.
about-winchester-rifle = Rifle with 6 bullets, from Speed 25. Flips 2 together.
about-angry-mob = Everyone who has yet to act must aim at your target; nothing moves those aims or yours, and no ability moves any. Then shoot.
about-ricochet = Shoot. After a shot without a wound, one more bullet at a neighbour of your target.
about-kick-over-the-table = You do not fire. Turn up the top cover and duck behind it for nothing.
about-fan-the-hammer = Sixgun: flip three bullets together. Each HIT wounds, one JAM cancels them all.
about-blackmail = Your target gives you a point or a hand card, as it prefers. Then shoot.
about-gun-oil = Clear one JAM. A JAM you flip this round jams nothing; like a CLICK it stops you. Then shoot.
about-cavalry-carbine = Rifle with 4 bullets, from Speed 20. Flips 2 together.
about-covering-fire = You and a player you name take back the point paid for cover this round. Then shoot.
about-dead-eye = Call a result other than JAM: if your first bullet shows it, it is a HIT.
about-dust-storm = Whoever has yet to act flips one bullet only, and no aim moves any more. Shoot the same way.
about-coach-gun = Hand gun with 4 bullets, from Speed 30. Flips 2 together; goes through SOFT cover.
about-10-gallon-hat = Shoot. If you still stand, take two cards when taking stock.
about-old-grudge = Shoot. If your target has ever wounded you, your first MISS is a HIT.
about-bandolier = Add up to three bullets to your guns, even beyond their limit. Then shoot.
about-dynamite = Instead of firing flip a bullet of the pile: unless CLICK or JAM your target's cover is destroyed; with no cover a HIT wounds.
about-saloon-brawl = Everyone standing passes a hand card to the left. Then shoot.
about-snake-oil = Draw two cards, keep one, add the other to the row; you take no stock. Then shoot.
about-crossfire = Shoot. After a HIT, one more bullet at anyone else who is up.
about-five-finger-discount = Take a face-up card now, and none when taking stock. Then shoot.
about-barn-fire = Every cover on the table takes two hits. Then shoot.
about-whiskey-courage = Shoot. If you did not run and still stand at the end, gain a point.
about-buffalo-rifle = Rifle with 3 bullets, from Speed 40. Flips 1; goes through all cover, a HIT makes 2 wounds.
about-stampede = Everyone standing outside cover flips a bullet: CLICK or JAM knocks you down. Then shoot.
about-wanted-poster = Shoot. To the end of the next round a wound on whoever has most points pays 2.
about-gunsmith = Clear all your JAMS and refill one gun other than your sixgun. Then shoot.
about-high-noon = Shoot. If nobody who is up has a slower card, your HIT makes 2 wounds.
about-last-man-standing = If no HIT was flipped against you this round, gain a point. Then shoot.
about-living-legend = Shoot. Nothing more.
about-take-aim = Shoot. Nothing more.

# What a card of somebody's own deck says, step by step.
step-shoot = Shoot.
step-then-shoot = Then shoot.
step-no-shot = You do not fire.
step-limit = { $n ->
    [one] Flip one bullet only.
   *[other] Flip { $n } bullets at most.
}
step-click-again = After a CLICK on your first bullet you may flip one more.
step-first-bullet-hit = Your first bullet is a HIT whatever it says, unless it is a JAM.
step-first-bullet-called = Call a result other than JAM: if your first bullet shows it, it is a HIT.
step-first-miss-grudge = If your target has ever wounded you, your first MISS is a HIT.
step-fan = { $n ->
    [one] Sixgun: flip one bullet; a JAM cancels its HIT.
   *[other] Sixgun: flip { $n } bullets together. Each HIT wounds, one JAM cancels them all.
}
step-penetrate-soft = Your HITS go through SOFT cover.
step-penetrate-partial = Your HITS go through PARTIAL cover.
step-penetrate-hard = Your HITS go through HARD cover.
step-wing = Your first wound takes a random hand card; the card played is kept, its effect to come lost.
step-jam-instead = Instead of a wound you may jam the target's sixgun: no point, and the target stays up.
step-rob = If you wound, you also take a point from the target.
step-two-wounds-last = If nobody who is up has a slower card, your HIT makes 2 wounds.
step-ricochet = After a shot without a wound, one more bullet at a neighbour of your target.
step-crossfire = After a HIT, one more bullet at anyone else who is up.
step-evade-all = Every HIT against you this round is ignored.
step-evade-first = The first HIT against you this round is a MISS.
step-evade-slower = Slower cards can neither hit nor choose you.
step-human-shield = Pick a standing player: the first HIT against you strikes them instead.
step-tin-star = From now on whoever wounds you this round loses a point instead of gaining any.
step-limit-others-aiming = Those who aim at you and have yet to act may flip one bullet only.
step-limit-others-all = Whoever has yet to act may flip one bullet only.
step-unhit-bonus = { $n ->
    [one] If no HIT was flipped against you this round, gain a point.
   *[other] If no HIT was flipped against you this round, gain { $n } points.
}
step-divert-one = One player aiming at you must pick another target now.
step-call-out = Name a player who is up: you two aim at each other, and nothing later moves those aims.
step-change-target = Aim at any standing player you like.
step-mob = Everyone who has yet to act must aim at your target; nothing moves those aims or yours, and no ability moves any.
step-lock-aims = No aim moves any more this round.
step-steal-played = Take the card your target played into your hand. Its Action is cancelled; its Speed and shot stand.
step-pick-pocket = Take a random card from your target's hand, then give back any card of yours.
step-swap-card = Look at your target's hand and swap a card.
step-blackmail = Your target gives you a point or a hand card, as it prefers.
step-pass-left = Everyone standing passes a hand card to the left.
step-lay-hand = { $n ->
    [one] Hand gun with one bullet.
   *[other] Hand gun with { $n } bullets.
}
step-lay-pocket = { $n ->
    [one] Pocket gun with one bullet, also fired beside a hand gun.
   *[other] Pocket gun with { $n } bullets, also fired beside a hand gun.
}
step-lay-rifle = { $n ->
    [one] Rifle with one bullet.
   *[other] Rifle with { $n } bullets.
}
step-lay-need = From Speed { $n }.
step-lay-any-speed = For every Speed.
step-lay-flips = { $n ->
    [one] Flips one.
   *[other] Flips { $n } together.
}
step-lay-like-a-sixgun = Fired like a sixgun, also beside yours.
step-lay-penetrates-soft = Goes through SOFT cover.
step-lay-penetrates-partial = Goes through PARTIAL cover.
step-lay-penetrates-hard = Goes through HARD cover.
step-lay-wounds = A HIT makes { $n } wounds.
step-refill-sixgun = Refill your sixgun.
step-refill-other = Refill one gun other than your sixgun.
step-clear-jam-sixgun = Clear a JAM of your sixgun.
step-clear-jam-one = Clear one JAM.
step-clear-jam-all = Clear all your JAMS.
step-never-jam = A JAM you flip this round jams nothing; like a CLICK it stops you.
step-add-bullets = { $n ->
    [one] Add a bullet to one of your guns, even beyond its limit.
   *[other] Add up to { $n } bullets to your guns, even beyond their limit.
}
step-bind-free = Bind one wound for nothing, wherever you are, and draw a card.
step-cover-face-up = Take the face-up cover for nothing and get behind it.
step-cover-deck = Turn up the top cover and duck behind it for nothing.
step-refund-cover = You and a player you name take back the point paid for cover this round.
step-burn-covers = { $n ->
    [one] Every cover on the table takes a hit.
   *[other] Every cover on the table takes { $n } hits.
}
step-dynamite = Flip a bullet of the pile: unless CLICK or JAM your target's cover is destroyed; with no cover a HIT wounds.
step-stock-none = You take no stock.
step-stock-first = If you still stand, you choose first when taking stock.
step-stock-two = If you still stand, take two cards when taking stock.
step-take-from-row = Take a face-up card now.
step-keep-one-of = { $n ->
    [one] Draw a card.
   *[other] Draw { $n } cards, keep one, add the others to the row.
}
step-courage = If you did not run and still stand at the end, gain a point.
step-wanted = { $n ->
    [one] To the end of the next round a wound on whoever has most points pays 1.
   *[other] To the end of the next round a wound on whoever has most points pays { $n }.
}
step-everyone-flips-all = Everyone standing, in cover or not, flips a bullet.
step-everyone-flips-open = Everyone standing outside cover flips a bullet.
step-everyone-flips-hit-pay = Who flips no HIT loses a point, or takes a wound without one.
step-everyone-flips-hit-fall = Who flips no HIT is knocked down.
step-everyone-flips-no-stop-pay = Who flips CLICK or JAM loses a point, or takes a wound without one.
step-everyone-flips-no-stop-fall = Who flips CLICK or JAM is knocked down.

character-wild-bill-hiccup = Wild Bill Hiccup
character-gina-raquel = Gina Raquel
character-calamity-jen = Calamity Jen
character-doc-halliwell = Doc Halliwell
character-billy-the-goat = Billy the Goat
character-annie-oakleaf = Annie Oakleaf
character-marshal-wyatt-burp = Marshal Wyatt Burp
character-belle-starling = Belle Starling
character-cactus-jack-malone = Cactus Jack Malone
character-preacher-boone = Preacher Boone
ability-hiccups = Your first bullet each round is a MISS (a JAM still jams); you ignore every CLICK.
ability-wrapped-around-finger = Once a game: all men aiming at you must pick another target.
ability-never-jams = A JAM you flip jams nothing; like a CLICK it stops you.
ability-steady-hands = When you stay in cover, the first wound you bind each round is free.
ability-too-stubborn-to-die = Once a game, by itself: a wound that would take your last card does not.
ability-called-shot = Once a game: a MISS you flipped is a HIT.
ability-badge-of-office = Once a game: cancel the Action of a slower card just revealed, not its shot.
ability-light-fingers = Once a game, taking stock: swap a hand card blind with a player you wounded this round.
ability-dug-in = Staying in cover is free, even with no points.
ability-turn-the-other-cheek = You may stand and hold your fire. If somebody shot at you, you neither fired nor hid and are up at the end, gain a point.

gun-sixgun = Sixgun
gun-boot-pistol = Boot Pistol
gun-derringer = Derringer
gun-pepperbox = Pepperbox
gun-sawn-off-shotgun = Sawn-off Shotgun
gun-second-sixgun = Second Sixgun
gun-winchester-rifle = Winchester Rifle
gun-cavalry-carbine = Cavalry Carbine
gun-coach-gun = Coach Gun
gun-buffalo-rifle = Buffalo Rifle

# What can be said ahead, once the cards are face up.
deed-use = Carry out the Action
deed-ignore = Ignore the Action
deed-plain = As usual
first-gun-sixgun = { " · " }{ gun-sixgun }
first-gun-boot-pistol = { " · " }{ gun-boot-pistol }
first-gun-derringer = { " · " }{ gun-derringer }
first-gun-pepperbox = { " · " }{ gun-pepperbox }
first-gun-sawn-off-shotgun = { " · " }{ gun-sawn-off-shotgun }
first-gun-second-sixgun = { " · " }{ gun-second-sixgun }
first-gun-winchester-rifle = { " · " }{ gun-winchester-rifle }
first-gun-cavalry-carbine = { " · " }{ gun-cavalry-carbine }
first-gun-coach-gun = { " · " }{ gun-coach-gun }
first-gun-buffalo-rifle = { " · " }{ gun-buffalo-rifle }
first-gun-nothing = { "" }
first-gun-hold-fire = { " · " }hold your fire
second-gun-sixgun = { " + " }{ gun-sixgun }
second-gun-boot-pistol = { " + " }{ gun-boot-pistol }
second-gun-derringer = { " + " }{ gun-derringer }
second-gun-pepperbox = { " + " }{ gun-pepperbox }
second-gun-sawn-off-shotgun = { " + " }{ gun-sawn-off-shotgun }
second-gun-second-sixgun = { " + " }{ gun-second-sixgun }
second-gun-winchester-rifle = { " + " }{ gun-winchester-rifle }
second-gun-cavalry-carbine = { " + " }{ gun-cavalry-carbine }
second-gun-coach-gun = { " + " }{ gun-coach-gun }
second-gun-buffalo-rifle = { " + " }{ gun-buffalo-rifle }
second-gun-nothing = { "" }
miss-ask = { "" }
miss-on = { " · " }flip on after a MISS
shelter-face-up = { " · " }the face-up cover
shelter-deck = { " · " }a cover of the deck
shelter-here = { "" }
bound-0 = { "" }
bound-1 = { " · " }bind one wound
bound-2 = { " · " }bind two wounds
bound-3 = { " · " }bind three wounds
bound-4 = { " · " }bind four wounds
loading-no = { "" }
loading-reload = { " · " }reload
count-1 = One bullet
count-2 = Two bullets
count-3 = Three bullets
# The cards of the row by their places, the fastest first.
place-1 = Card 1
place-2 = Card 2
place-3 = Card 3
place-4 = Card 4
place-5 = Card 5
place-6 = Card 6
place-7 = Card 7
place-8 = Card 8
place-9 = Card 9
place-10 = Card 10
second-place-1 = { ", " }or else card 1
second-place-2 = { ", " }or else card 2
second-place-3 = { ", " }or else card 3
second-place-4 = { ", " }or else card 4
second-place-5 = { ", " }or else card 5
second-place-6 = { ", " }or else card 6
second-place-7 = { ", " }or else card 7
second-place-8 = { ", " }or else card 8
second-place-9 = { ", " }or else card 9
second-place-10 = { ", " }or else card 10
second-place-none = { "" }
third-place-1 = { ", " }or else card 1
third-place-2 = { ", " }or else card 2
third-place-3 = { ", " }or else card 3
third-place-4 = { ", " }or else card 4
third-place-5 = { ", " }or else card 5
third-place-none = { "" }

bullet-hit = HIT
bullet-hit-fc = HIT FC
bullet-miss = MISS
bullet-click = CLICK
bullet-jam = JAM

cover-soft = SOFT
cover-partial = PARTIAL
cover-hard = HARD
# What stands for it on a picture: never the same for two.
letter-cover-soft = S
letter-cover-partial = P
letter-cover-hard = H

stance-stand = stand in the open and shoot
stance-run = run for cover
stance-stay = stay in cover
stance-fire = fire from cover
stance-reload = reload in the open

why-brass = for standing although wounded before
why-cover = for cover
why-binding = for bandages
why-wound = for the wound
why-tin-star = for shooting a Tin Star
why-robbery = in the robbery
why-blackmail = by blackmail
why-ambush = in the ambush
why-refund = for covering fire
why-courage = for whiskey courage
why-other-cheek = for turning the other cheek
why-unhit = because no HIT came that way

phase-character = Everyone is dealt a character.
phase-pick-character = Who do you want to be?
phase-hand = The starting hands are dealt.
phase-cover-card = A cover card is turned up.
phase-deal = The row is dealt face up.
phase-draw-card = An Action card is drawn.
phase-choose = Choose the Action card you play this round.
phase-aim = Draw! At whom do you point?
phase-persuade = Men are aiming at you. Persuade them to look elsewhere?
phase-new-aim = You must aim at somebody else.
phase-stance = Shoot! Do you stand or hide?
phase-badge = Do you cancel the Action of a slower card?
phase-plan = The cards are face up. What will you do?
phase-take-cover = Which cover do you run for?
phase-bind = Do you bind a wound and draw a card for it?
phase-reload = Do you reload your guns?
phase-reshuffle = The spent bullets are shuffled into a new pile.
phase-action = Do you carry out your Action, or is the card for its Speed alone?
phase-gun = With which gun do you shoot?
phase-second-gun = Do you fire a second gun at the same target?
phase-flip = A bullet is flipped.
phase-again = Flip another bullet?
phase-called-shot = You flipped a MISS. Was it a HIT after all?
phase-jam-instead = It gets through: do you wound, or jam the sixgun?
phase-winged = A random hand card is lost.
phase-discard = Another wound: which hand card do you discard?
phase-look-over-there = Who must look over there?
phase-call-out = Whom do you call out?
phase-pickpocket = A card is taken blind.
phase-give-back = Which card do you give back?
phase-double-bluff = At whom do you really aim?
phase-human-shield = Who will take the first HIT for you?
phase-swap-give = Which card of yours do you give for it?
phase-swap-take = Which of their cards do you take?
phase-ricochet = At which neighbour does the bullet fly on?
phase-blackmail = Do you pay a point or give a card?
phase-clear-jam = Which gun do you clear?
phase-covering-fire = Who else takes back the point for cover?
phase-dead-eye = What will your first bullet show?
phase-bandolier = How many bullets go where?
phase-saloon-brawl = Which card do you pass to the left?
phase-snake-oil = Which card do you keep?
phase-crossfire = At whom does one more bullet go?
phase-five-finger = Which face-up card do you take?
phase-gunsmith = Which gun do you refill?
phase-light-fingers = Do you swap a card with somebody you wounded?
phase-light-give = Which card do you give?
phase-taking-stock = Taking stock: which card do you want?
phase-next = The shootout goes on.

# What the others are told while somebody is asked.
wait-pick-character = { $seats } picks a character.
wait-choose = Everyone chooses an Action card in secret.
wait-aim = Draw! Everyone points at somebody.
wait-persuade = Men are aiming at { $seats }. Will they be persuaded to look elsewhere?
wait-new-aim = { $seats } must aim at somebody else.
wait-stance = Shoot! Who stands, who hides?
wait-badge = { $seats } may cancel the Action of a slower card.
wait-plan = The cards are face up. Everyone says what they will do.
wait-take-cover = { $seats } runs for cover. Which one?
wait-bind = { $seats } may bind a wound.
wait-reload = { $seats } may reload.
wait-action = { $seats } carries out the Action, or leaves it.
wait-gun = { $seats } picks a gun to shoot with.
wait-second-gun = { $seats } may fire a second gun.
wait-again = { $seats }: another bullet?
wait-called-shot = { $seats } flipped a MISS. Was it a HIT after all?
wait-jam-instead = { $seats } chooses: a wound, or a jammed sixgun.
wait-discard = Another wound: { $seats } discards a card.
wait-look-over-there = { $seats } says who must look over there.
wait-call-out = { $seats } calls somebody out.
wait-give-back = { $seats } gives a card back.
wait-double-bluff = { $seats } shows at whom the gun really points.
wait-human-shield = { $seats } looks for somebody to take the first HIT.
wait-swap-give = { $seats } gives a card in exchange.
wait-swap-take = { $seats } picks one of their cards.
wait-ricochet = { $seats } says where the bullet flies on.
wait-blackmail = { $seats } pays a point, or gives a card.
wait-clear-jam = { $seats } clears a gun.
wait-covering-fire = { $seats } says who else takes back the point for cover.
wait-dead-eye = { $seats } says what the first bullet will show.
wait-bandolier = { $seats } loads bullets from the bandolier.
wait-saloon-brawl = Everyone passes a card to the left.
wait-snake-oil = { $seats } keeps one of the cards drawn.
wait-crossfire = { $seats } picks somebody for one more bullet.
wait-five-finger = { $seats } takes a face-up card.
wait-gunsmith = { $seats } refills a gun.
wait-light-fingers = { $seats } may swap a card with somebody wounded.
wait-light-give = { $seats } gives a card.
wait-taking-stock = Taking stock: everyone names the cards they want.

verb-be = Be { $character }
verb-play = Play { $card }
verb-aim = Aim at { $seat }
verb-stance = Stance: { $stance }
verb-plan-shot = { $deed }{ $gun }{ $second }{ $miss }
verb-plan-cover = { $deed }{ $shelter }{ $bind }{ $reload }
verb-wait = I'll see when it is my turn
verb-pass = No, thank you
verb-take-face-up = Take the face-up cover
verb-draw-cover = Turn up the top card of the cover deck
verb-bind = Bind a wound
verb-reload = Reload all guns
verb-use = Carry out the Action
verb-ignore = Ignore the Action
verb-shoot = Shoot with: { $gun }
verb-hold-fire = Hold your fire
verb-flip = Flip another bullet
verb-stop = Stop
verb-persuade = Persuade them
verb-cancel = Cancel { $seat }'s Action
verb-call-shot = It was a HIT
verb-swap = Swap a card with { $seat }
verb-name = { $seat }
verb-call = Call { $bullet }
verb-give = Give { $card }
verb-pay = Pay a point
verb-take = Take { $card }
verb-keep = Keep { $card }
verb-discard = Discard { $card }
verb-jam = Jam the sixgun
verb-wound = Wound
verb-clear = Clear: { $gun }
verb-refill = Refill: { $gun }
verb-load = { $count } into: { $gun }
verb-stock = { $first }{ $second }{ $third }
verb-card = The card is { $card }
verb-character = The character is { $character }
verb-cover = The cover is { $cover }
verb-bullet = The bullet says { $bullet }

event-is-character = { $seat } is { $character }.
event-dealt = { $seat } is dealt a card.
event-dealt-you = You are dealt { $card }.
event-cover-face-up = Face-up cover: { $cover }.
event-round-begins = Round { $round } of { $rounds }.
event-in-row = { $card } lies in the row.
event-raised = { $card } is raised to +{ $notoriety }.
event-deck-shuffled = The discarded Action cards are shuffled into a new deck.
event-drew = { $seat } draws a card.
event-drew-you = You draw { $card }.
event-all-chose = All cards lie face down.
event-aims = { $seat } aims at { $target }.
event-takes-stance = { $seat }: { $stance }.
event-reveals = { $seat } reveals { $card }.
event-gains = { $seat } gains { $points ->
    [one] one point
   *[other] { $points } points
} { $why }.
event-loses = { $seat } loses { $points ->
    [one] one point
   *[other] { $points } points
} { $why }.
event-leaves-cover = { $seat } leaves { $cover } cover.
event-takes-cover = { $seat } is behind { $cover } cover.
event-too-far = { $cover } again: too far away, { $seat } finds no cover.
event-no-cover = There is no cover left for { $seat }.
event-cover-hit = { $seat }'s { $cover } cover takes the hit; hits so far: { $hits }.
event-through-cover = It goes through { $seat }'s { $cover } cover.
event-cover-blown-away = { $seat }'s { $cover } cover is blown away.
event-binds = { $seat } binds a wound.
event-reloads = { $seat } reloads.
event-loaded = { $seat } loads bullets: { $bullets } ({ $gun }).
event-cleared = { $seat } clears the JAM ({ $gun }).
event-bullets-shuffled = The spent bullets make a new pile.
event-acts = { $seat } carries out { $card }.
event-ignores = { $seat } plays { $card } for its Speed alone.
event-shoots = { $seat } shoots at { $target } ({ $gun }).
event-holds-fire = { $seat } does not shoot.
event-flipped = { $seat } flips { $bullet }.
event-counts-as = For { $seat } it counts as { $bullet }.
event-ignores-bullet = { $seat } ignores the { $bullet }: it is as if it had not been flipped.
event-gun-jams = { $seat }'s gun is jammed ({ $gun }).
event-flies-over = { $target } is down already: { $seat }'s shot flies over.
event-discarded-unseen = { $seat } discards bullets unseen: { $bullets } ({ $gun }).
event-evades = { $seat } is not hit.
event-takes-hit-for = { $seat } takes the HIT for { $other }.
event-wounded = { $shooter } wounds { $seat }!
event-wounded-in-ambush = { $seat } is wounded in the ambush!
event-lost-card = { $seat } loses { $card }.
event-killed = { $seat } has no card left and dies.
event-knocked-down = { $seat } is knocked down.
event-uses-ability = { $seat } uses the ability of { $character }.
event-cancelled = { $seat }'s { $card } is cancelled.
event-no-effect = { $seat }'s { $card } has no effect: there is nothing it could do now.
event-lays-gun = { $seat } has a new gun: { $gun }.
event-loses-gun = { $seat } loses a gun: { $gun }.
event-names = { $seat } names { $other }.
event-calls = { $seat } calls { $bullet }.
event-aims-fixed = These aims are fixed now: { $seats }.
event-one-bullet-only = One bullet only this round: { $seats }.
event-steals = { $seat } takes { $card }, which { $other } played.
event-card-moves = { $giver } gives { $taker } a card.
event-card-moves-seen = { $giver } gives { $taker } { $card }.
event-looks-at-hand = { $seat } looks at { $other }'s hand.
event-hand-seen = { $other } holds { $cards }.
event-adds-to-row = { $seat } adds { $card } to the row.
event-poster-up = { $seat } puts up a wanted poster: the most notorious is worth double.
event-card-returns = { $card } goes back to { $seat }'s hand.
event-says-ahead = { $seat } has a plan.
event-wants = { $seat } wants { $cards }.
event-takes = { $seat } takes { $card }.
event-row-discarded = Discarded from the row: { $cards }.
event-too-few-cards = There are too few Action cards for another row: the game ends.
event-scored = { $seat }: { $tokens ->
    [one] one point
   *[other] { $tokens } points
}, { $cards } for cards, { $notoriety } on them: { $score }.
event-hand-shown = { $cards_count ->
    [0] { $seat } holds no card.
   *[other] { $seat } holds { $cards }.
}
event-tied = { $seats } are level: { $by }.
tie-most-tokens = more points besides the cards decide
tie-nothing = they share the victory
event-won = { $seats_count ->
    [1] { $seats } wins!
   *[other] { $seats } share the victory!
}

option-rounds = Rounds
option-rounds-8 = eight
option-rounds-1 = one
option-rounds-2 = two
option-rounds-3 = three
option-rounds-4 = four
option-rounds-5 = five
option-rounds-6 = six
option-rounds-7 = seven
option-characters = Characters
option-characters-dealt = are dealt
option-characters-chosen = are picked in turn
option-stupidity_bonus = Point for standing
option-stupidity_bonus-once_wounded = once wounded, always
option-stupidity_bonus-still_wounded = only with a wound not bound
option-bloodier = Bloodier
option-bloodier-off = a HIT FC hits once
option-bloodier-on = a HIT FC hits twice
option-played_cards = Played cards
option-played_cards-return = return to the hand
option-played_cards-discard = are discarded
option-deck = Deck
option-deck-standard = the standard deck

reason-rounds = the last round is over
reason-survivor = only one is left alive
reason-cards = the Action cards ran out

guide-pick-character = Everyone sees who you are. Your character's ability is yours alone; some can be used once a game only.
guide-choose = The lowest Speed acts first, and who is wounded before acting loses the card. Cards with NOTORIETY or COVER break the cover you have.
guide-aim = All point at once. Whom you point at is whom you shoot at, if your stance lets you shoot.
guide-persuade = Once a game you can send all men who aim at you to another target. Use it when many guns point your way.
guide-new-aim = You may no longer aim where you did. Pick anybody else.
guide-stance = Standing shoots for free, and pays a point if you were wounded in an earlier round. Hiding costs a point and takes the first hits for you.
guide-badge = Once a game you may cancel the Action of a card slower than yours. Its shot still comes.
guide-plan = All of it happens when your Speed comes up, if you are still up. What you leave open you are asked then.
guide-take-cover = The face-up cover is certain. The deck may have a better one, but the same kind again is too far away, and you find none.
guide-bind = Binding a wound costs a point, and you draw an Action card for it. Cards are lives.
guide-reload = Out of sight you can fill all guns and clear a JAM for nothing.
guide-action = Carry out what your card says, or play it for its Speed alone. You shoot either way if your stance lets you.
guide-gun = Pick what you fire. A gun from your cards needs a card slow enough; your sixgun goes with any.
guide-second-gun = Two hand or pocket guns may fire at the same target, one after the other.
guide-again = A MISS lets you flip another bullet. A HIT or a CLICK ends the shot, a JAM jams the gun until you reload.
guide-called-shot = Once a game a MISS of yours may count as a HIT. You can also keep it for later.
guide-jam-instead = Your shot gets through: a wound pays a point, a jammed sixgun only makes the target harmless.
guide-discard = Another wound costs a hand card. Who loses the last one is dead, so part with the card you need least.
guide-look-over-there = Pick one of those who aim at you: that player must choose another target.
guide-call-out = You and the player you name aim at each other, and nothing changes that any more.
guide-give-back = You took a card unseen and owe one back: any card of yours will do.
guide-double-bluff = Now say whom you really aim at: anybody standing.
guide-human-shield = The first HIT against you strikes the player you pick instead.
guide-swap-give = You have seen the hand of your target. Choose what you give for the card you take.
guide-swap-take = You see the whole hand of your target. Take the card you want most.
guide-ricochet = Your shot wounded nobody, so one more bullet flies at a neighbour of your target. Choose which.
guide-blackmail = You are blackmailed: pay a point of Notoriety, or give a hand card. Points score; cards are lives and score too.
guide-clear-jam = Pick the jammed gun that shoots again.
guide-covering-fire = You get back the point you paid for cover. Name somebody who gets theirs back too.
guide-dead-eye = Call what your first bullet will show, anything but JAM. If you are right, it is a HIT: call what is most common among the unseen bullets.
guide-bandolier = More bullets go into your guns, even beyond what fits.
guide-saloon-brawl = Everyone standing passes a card to the left at the same moment. Pass what you need least.
guide-snake-oil = Keep one of the cards you drew. What you do not keep joins the row, where somebody may take it.
guide-crossfire = You hit, so one more bullet flies at anyone else who is up.
guide-five-finger = Take a card of the row now. You take none when stock is taken.
guide-gunsmith = All your guns are cleared. Pick one other than your sixgun to be filled.
guide-light-fingers = Once a game you may swap a hand card, unseen, with somebody you wounded this round.
guide-light-give = Choose the card you give. What you get comes unseen.
guide-taking-stock = Name the cards you want, the one you want most first: the fastest takes first, and you get the first of yours that is left. At the end each card is a point, and the NOTORIETY on it more.

counted-points = Score so far
counted-notoriety = Notoriety
counted-wounds = Wounds

screen-round = Round { $round } of { $rounds } · bullets in the pile: { $pile } · Action cards: { $deck } · face-up cover: { $cover }
screen-none = none
screen-row = In the row
screen-hand = Your hand
screen-characters = Still to be had
screen-pick-character = Pick a character
screen-seat = player
screen-points = pts
screen-wounds = wounds
screen-cards = cards
screen-cover = cover
screen-dead = dead
screen-down = down
screen-jammed = jammed
screen-behind = behind it
screen-aims = → { $seat }
screen-face-down = a card face down
screen-unseen = Bullets not seen yet: { $bullets }

# The browser.
screen-round-short = Round { $round } of { $rounds }
screen-open-cover = Face-up cover
screen-unseen-short = Bullets not seen yet
screen-draw = Draw!
screen-caption-aims = Everybody points at somebody.
screen-caption-stances = Stand, run or hide: the stances are out.
screen-caption-reveals = The cards are turned up. { $seat } is first ({ $card }).
screen-caption-lost-card = The cards that were played are discarded.
screen-caption-takes = Those who are still up take cards of the row.
screen-caption-card-moves = Cards change hands.
screen-caption-hand = { $count ->
    [0] { $seat } holds no card.
    [one] { $seat } holds one card.
   *[other] { $seat } holds { $count } cards.
}
screen-you-hit = You are hit!
screen-you-died = You are dead.
screen-your-card = Your card
screen-play-card = Play this card
screen-speed = Speed { $speed }:
screen-speed-tag = Speed { $speed }
screen-worth = +{ $points } NOTORIETY
screen-keyword-cover = COVER
screen-keyword-hand = HAND WEAPON
screen-keyword-pocket = POCKET WEAPON
screen-keyword-rifle = RIFLE
screen-keyword-no-fire = no shot
screen-notoriety = Notoriety: { $points }
screen-notoriety-word = Notoriety
screen-wound-count = { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
}
screen-card-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
screen-gun-load = { $bullets ->
    [one] { $gun }: { $bullets } bullet.
   *[other] { $gun }: { $bullets } bullets.
}
screen-cover-hits = { $cover } cover, { $hits } of { $most } hits
screen-harmless = cannot fire
screen-aimed = aims at { $seat }
screen-you-aim = You aim at { $seat }
screen-aimed-by = { $count ->
    [0] Nobody aims at you
   *[other] At you: { $seats }
}
screen-used = used up
screen-pick-card = Pick a card
screen-score = { $tokens ->
    [one] one point
   *[other] { $tokens } points
} + { $cards } for cards + { $notoriety } on them
screen-plan-deed = Action
screen-plan-deed-0 = Carry it out
screen-plan-deed-1 = Ignore it
screen-plan-gun = Gun
screen-plan-second = And then
screen-plan-none = nothing
screen-plan-miss = After a MISS
screen-plan-miss-0 = Ask me
screen-plan-miss-1 = Flip on
screen-plan-shelter = Cover
screen-plan-deck = From the deck
screen-plan-bind = Wounds to bind
screen-plan-reload = Guns
screen-plan-reload-0 = Leave them
screen-plan-reload-1 = Reload
screen-plan-decide = That is my plan
screen-stock-more = { $count ->
    [one] Name one card more
   *[other] Name { $count } cards, the best first
}
screen-stock-decide = In this order
screen-stance-0 = Stand
screen-stance-1 = Run for cover
screen-stance-2 = Stay in cover
screen-stance-3 = Fire from cover
screen-stance-4 = Reload
screen-stance-about-0 = In the open. You shoot.
screen-stance-about-1 = No shot. You may bind wounds and reload.
screen-stance-about-2 = Behind what you have. No shot; bind and reload.
screen-stance-about-3 = You shoot from behind it. A HIT FC still finds you.
screen-stance-about-4 = In the open, no shot: fill your guns.
screen-why-poor = You have no point left to pay.
screen-why-cover = You have no cover yet.
screen-why-breaks = The card you play breaks your cover.
screen-why-points = Only with no points at all.
screen-end-gun-jams = Jammed!
screen-end-flies-over = Over the head
screen-end-evades = Not hit!
screen-end-takes-hit-for = The shield takes it!
screen-end-cover-hit = The cover takes it
screen-end-through-cover = Right through!
screen-end-cover-blown-away = Blown away!
screen-end-wounded = Wounded!
screen-end-wounded-in-ambush = Wounded!
screen-end-killed = Dead!
screen-end-knocked-down = Down!

trait-character = Characters
trait-played = Cards played
trait-kept = Cards in hand at the end

headline-killed = Last bullet
headline-killed-told = { $seat } put { $other } in the ground.
headline-betrayal = Coldest betrayal
headline-betrayal-told = { $other } had never aimed at { $seat }. { $seat } fired all the same.
headline-bullet = Most expensive bullet
headline-bullet-told = { $number ->
    [one] { $seat } found { $other } with this one.
   *[other] Wound number { $number } for { $other }: from { $seat }.
}
headline-jam = Worst moment for a jam
headline-jam-told = { $seat } had { $other } in the sights, and the gun jammed.
headline-shield = Somebody else's bullet
headline-shield-told = { $seat } took the hit meant for { $other }.
headline-theft = Light fingers
headline-theft-told = { $seat } stole a card from { $other } in the middle of the shooting.
headline-click = Click
headline-click-told = { $seat } pulled the trigger on { $other }. Nothing.
headline-evaded = Quick feet
headline-evaded-told = The bullet was there, { $seat } was not.
headline-cover = Not much of a cover
headline-cover-told = What { $seat } hid behind was gone.
headline-haul = Talk of the town
headline-haul-told = { $number ->
    [one] One more story about { $seat }: one point at a stroke.
   *[other] { $number } points of Notoriety at a stroke for { $seat }.
}

# Taught at the table: read aloud in a minute, one picture each.
opening-story = High noon. Everybody in this street wants to be talked about, and everybody has a sixgun.
opening-win = After { so-many-rounds } the most notorious one alive wins. Shoot others, and stay on your feet.
opening-do-1 = Choose a card in secret. The lower its Speed, the sooner you act. Your cards are also your lives.
opening-do-2 = Draw! All point at somebody at the same moment.
opening-do-3 = Stand and shoot for nothing, or pay a point and hide. Then the cylinders turn: hit, miss, click or jam.
# The one sentence of a phase, on the big screen, the first time.
lesson-choose = Choose a card in secret: the lowest Speed acts first.
lesson-aim = Draw! Whom you point at is whom you shoot at.
lesson-stance = Stand and shoot, or pay a point and hide.
lesson-taking-stock = Whoever is still up takes a card of the row: cards are lives, and points in the end.

# What those bet on who are out or watch.
bet-body = Who dies this round?
bet-wounded = Who gets wounded?
bet-winner = Who wins the game?

# Why one move is better than another: a fact in the worlds its player could think of.
because-killed = In { $played } of 100 worlds { $seat } could think of, { $seat } would then have died this round; after the better move in { $best }.
because-wounded = In { $played } of 100 worlds { $seat } could think of, { $seat } would then have been wounded this round; after the better move in { $best }.
because-score = { $seat } could then count on a score of { $played } after this round on average; after the better move on { $best }.
because-hurt = In 100 worlds { $seat } could think of, the others would then have taken { $played } wounds this round; after the better move { $best }.
because-rival = The best of the others could then count on a score of { $played } after this round on average; after the better move on { $best }.
