game = Cash 'n Guns
tagline = Aim at each other, keep your nerve, and split what is left.
# What the host of the evening says before the first card.
caller-opening = Good evening. { UP(so-many-rounds) }, one table, and a pile of money in the middle. Load, aim, and keep your nerve. The richest one alive takes it all.

bullet-click = Click! Click! Click!
bullet-bang = Bang!
bullet-bbb = Bang! Bang! Bang!
# What stands for it on a picture: never the same for two.
letter-bullet-click = C
letter-bullet-bang = B
letter-bullet-bbb = BBB
note-5 = $5,000
note-10 = $10,000
note-20 = $20,000
notes-5-5-5-5-5 = 5 × $5,000
notes-10-5-5-5-5 = 1 × $10,000 · 4 × $5,000
notes-10-10-5-5-5 = 2 × $10,000 · 3 × $5,000
notes-10-10-10-5-5 = 3 × $10,000 · 2 × $5,000
notes-10-10-10-10-5 = 4 × $10,000 · 1 × $5,000
notes-10-10-10-10-10 = 5 × $10,000
notes-20-5-5-5-5 = 1 × $20,000 · 4 × $5,000
notes-20-10-5-5-5 = 1 × $20,000 · 1 × $10,000 · 3 × $5,000
notes-20-10-10-5-5 = 1 × $20,000 · 2 × $10,000 · 2 × $5,000
notes-20-10-10-10-5 = 1 × $20,000 · 3 × $10,000 · 1 × $5,000
notes-20-10-10-10-10 = 1 × $20,000 · 4 × $10,000
notes-20-20-5-5-5 = 2 × $20,000 · 3 × $5,000
notes-20-20-10-5-5 = 2 × $20,000 · 1 × $10,000 · 2 × $5,000
notes-20-20-10-10-5 = 2 × $20,000 · 2 × $10,000 · 1 × $5,000
notes-20-20-10-10-10 = 2 × $20,000 · 3 × $10,000
notes-20-20-20-5-5 = 3 × $20,000 · 2 × $5,000
notes-20-20-20-10-5 = 3 × $20,000 · 1 × $10,000 · 1 × $5,000
notes-20-20-20-10-10 = 3 × $20,000 · 2 × $10,000
notes-20-20-20-20-5 = 4 × $20,000 · 1 × $5,000
notes-20-20-20-20-10 = 4 × $20,000 · 1 × $10,000
notes-20-20-20-20-20 = 5 × $20,000
notes-5 = 1 × $5,000
notes-10 = 1 × $10,000
notes-20 = 1 × $20,000
notes-5-5 = 2 × $5,000
notes-10-5 = 1 × $10,000 · 1 × $5,000
notes-10-10 = 2 × $10,000
notes-20-5 = 1 × $20,000 · 1 × $5,000
notes-20-10 = 1 × $20,000 · 1 × $10,000
notes-20-20 = 2 × $20,000
notes-5-5-5 = 3 × $5,000
notes-10-5-5 = 1 × $10,000 · 2 × $5,000
notes-10-10-5 = 2 × $10,000 · 1 × $5,000
notes-10-10-10 = 3 × $10,000
notes-20-5-5 = 1 × $20,000 · 2 × $5,000
notes-20-10-5 = 1 × $20,000 · 1 × $10,000 · 1 × $5,000
notes-20-10-10 = 1 × $20,000 · 2 × $10,000
notes-20-20-5 = 2 × $20,000 · 1 × $5,000
notes-20-20-10 = 2 × $20,000 · 1 × $10,000
notes-20-20-20 = 3 × $20,000
notes-5-5-5-5 = 4 × $5,000
notes-10-5-5-5 = 1 × $10,000 · 3 × $5,000
notes-10-10-5-5 = 2 × $10,000 · 2 × $5,000
notes-10-10-10-5 = 3 × $10,000 · 1 × $5,000
notes-10-10-10-10 = 4 × $10,000
notes-20-5-5-5 = 1 × $20,000 · 3 × $5,000
notes-20-10-5-5 = 1 × $20,000 · 1 × $10,000 · 2 × $5,000
notes-20-10-10-5 = 1 × $20,000 · 2 × $10,000 · 1 × $5,000
notes-20-10-10-10 = 1 × $20,000 · 3 × $10,000
notes-20-20-5-5 = 2 × $20,000 · 2 × $5,000
notes-20-20-10-5 = 2 × $20,000 · 1 × $10,000 · 1 × $5,000
notes-20-20-10-10 = 2 × $20,000 · 2 × $10,000
notes-20-20-20-5 = 3 × $20,000 · 1 × $5,000
notes-20-20-20-10 = 3 × $20,000 · 1 × $10,000
notes-20-20-20-20 = 4 × $20,000
notes-5-5-5-5-5-5 = 6 × $5,000
notes-10-5-5-5-5-5 = 1 × $10,000 · 5 × $5,000
notes-10-10-5-5-5-5 = 2 × $10,000 · 4 × $5,000
notes-10-10-10-5-5-5 = 3 × $10,000 · 3 × $5,000
notes-10-10-10-10-5-5 = 4 × $10,000 · 2 × $5,000
notes-10-10-10-10-10-5 = 5 × $10,000 · 1 × $5,000
notes-10-10-10-10-10-10 = 6 × $10,000
notes-20-5-5-5-5-5 = 1 × $20,000 · 5 × $5,000
notes-20-10-5-5-5-5 = 1 × $20,000 · 1 × $10,000 · 4 × $5,000
notes-20-10-10-5-5-5 = 1 × $20,000 · 2 × $10,000 · 3 × $5,000
notes-20-10-10-10-5-5 = 1 × $20,000 · 3 × $10,000 · 2 × $5,000
notes-20-10-10-10-10-5 = 1 × $20,000 · 4 × $10,000 · 1 × $5,000
notes-20-10-10-10-10-10 = 1 × $20,000 · 5 × $10,000
notes-20-20-5-5-5-5 = 2 × $20,000 · 4 × $5,000
notes-20-20-10-5-5-5 = 2 × $20,000 · 1 × $10,000 · 3 × $5,000
notes-20-20-10-10-5-5 = 2 × $20,000 · 2 × $10,000 · 2 × $5,000
notes-20-20-10-10-10-5 = 2 × $20,000 · 3 × $10,000 · 1 × $5,000
notes-20-20-10-10-10-10 = 2 × $20,000 · 4 × $10,000
notes-20-20-20-5-5-5 = 3 × $20,000 · 3 × $5,000
notes-20-20-20-10-5-5 = 3 × $20,000 · 1 × $10,000 · 2 × $5,000
notes-20-20-20-10-10-5 = 3 × $20,000 · 2 × $10,000 · 1 × $5,000
notes-20-20-20-10-10-10 = 3 × $20,000 · 3 × $10,000
notes-20-20-20-20-5-5 = 4 × $20,000 · 2 × $5,000
notes-20-20-20-20-10-5 = 4 × $20,000 · 1 × $10,000 · 1 × $5,000
notes-20-20-20-20-10-10 = 4 × $20,000 · 2 × $10,000
notes-20-20-20-20-20-5 = 5 × $20,000 · 1 × $5,000
notes-20-20-20-20-20-10 = 5 × $20,000 · 1 × $10,000
notes-20-20-20-20-20-20 = 6 × $20,000
# What a table's variant decides, as sentences name it.
so-many-rounds = { $rounds ->
    [one] one round
   *[other] { WORD($rounds) } rounds
}
so-many-notes = { $notes_a_round ->
    [one] one banknote
   *[other] { WORD($notes_a_round) } banknotes
}
so-many-clicks = { WORD($clicks) } *Click! Click! Click!*
so-many-plain-clicks = { $clicks ->
    [one] one Click
   *[other] { WORD($clicks) } Clicks
}
so-many-bangs = { $bangs ->
    [0] no *Bang!*
   *[other] { WORD($bangs) } *Bang!*
}
so-many-bbbs = { $bbbs ->
    [0] no *Bang! Bang! Bang!*
   *[other] one *Bang! Bang! Bang!*
}
so-many-calls = { $calls_needed ->
    [one] once
    [2] twice
   *[other] { WORD($calls_needed) } times
}
wounds-kill = { $wounds_to_die ->
    [one] One wound kills.
   *[other] { UP(WORD($wounds_to_die)) } wounds kill.
}
shame-money = { $shame_costs ->
    [0] $0
   *[other] ${ $shame_costs },000
}
lights-at-most = { $lights_allowed ->
    [0] no Shame marker
    [one] at most one Shame marker
   *[other] at most { WORD($lights_allowed) } Shame markers
}
flashing-at-most = { $lights_allowed ->
    [0] no flashing Shame marker
    [one] at most one flashing Shame marker
   *[other] at most { WORD($lights_allowed) } flashing Shame markers
}
phone-rounds = { $last_phone_round ->
    [0] in no round at all
    [one] in round 1
   *[other] in rounds 1 to { $last_phone_round }
}
# What the loud bullets do, in a sentence that begins with them, and in a few words.
loud-bullets = { $bbbs ->
    [0] { UP(WORD($bangs)) } { $bangs ->
        [one] goes
       *[other] go
    } Bang!
   *[other] { $bangs ->
        [0] One goes
        [one] One goes Bang!, and one goes
       *[other] { UP(WORD($bangs)) } go Bang!, and one goes
    } Bang! Bang! Bang! before anybody else can fire.
}
loud-few = { $bangs ->
    [0] { "" }
    [one] , one Bang
   *[other] , { WORD($bangs) } Bangs
}{ $bbbs ->
    [0] { "" }
   *[other] , one Bang! Bang! Bang!
}

power-six-feet-under = Six Feet Under
power-the-unbreakable = The Unbreakable
power-you-dont-need-it-anymore = You Don't Need It Anymore
power-dragon-skin = Dragon Skin
power-the-insane = The Insane
power-the-kid = The Kid
power-the-cunning = The Cunning
power-super-coward = Super Coward
power-the-specialist = The Specialist
power-it-does-not-even-hurt = It Does Not Even Hurt
power-own-1 = Power 1 of this variant
power-own-2 = Power 2 of this variant
power-own-3 = Power 3 of this variant
power-own-4 = Power 4 of this variant
power-own-5 = Power 5 of this variant
power-own-6 = Power 6 of this variant
power-own-7 = Power 7 of this variant
power-own-8 = Power 8 of this variant
role-gangster = gangster
role-cop = undercover cop
tie-least-shame = less shame decides
tie-most-wounds = more wounds decide
tie-nothing = they share the victory

score = { $score ->
    [0] $0
   *[other] { SIGN($score) }${ SIZE($score) },000
}

phase-powers = The powers are dealt.
phase-roles = The roles are dealt.
phase-loot = { $notes_a_round ->
    [one] A banknote is turned up.
   *[other] { UP(so-many-notes) } are turned up.
}
phase-load = Which bullet do you load?
phase-second-load = Which bullet do you load into your second gun?
phase-second-aim = At whom do you point your second gun? Nobody sees it before the count.
phase-aim = One… two… three! At whom do you aim?
phase-kid-aim = They have all aimed. At whom do you aim?
phase-cunning-load = You have seen all guns. Which bullet do you load?
phase-courage = Talk, threaten, promise… One… two… three! Do you stay or withdraw?
phase-triple-bang = Bang! Bang! Bang!
phase-bang = The other guns are fired.
phase-after-shots = The smoke clears. Is there anything you want to do?
phase-split = The loot is split.
phase-telephone = The telephone goes round under the table.

# What the others are told while somebody is asked.
wait-load = Everyone loads a bullet in secret.
wait-second-load = { $seats } loads the second gun.
wait-second-aim = { $seats } points the second gun, under the table.
wait-aim = On three everyone aims at somebody.
wait-kid-aim = All have aimed. Now { $seats } aims.
wait-cunning-load = { $seats } has seen all guns and loads only now.
wait-courage = Talk, threaten, promise… Who stays, who withdraws?
wait-after-shots = The smoke clears. Does anybody do anything?

verb-load = Load { $bullet }
verb-load-show = Load { $bullet } and show your power
verb-show = Show your power, and load when all have aimed
verb-aim = Aim at { $seat }
verb-aim-armed = Aim at { $seat }, and show the grenade if anybody aims at you
verb-too-slow = Hesitate (you aim at nobody, the bullet is lost)
verb-stay = Stay
verb-withdraw = Withdraw (a Shame marker, no share, no wounds)
verb-pass = Pass
verb-take = Take the gun and bullets of { $seat }
verb-discard = Take Bang! Bang! Bang! back and discard { $bullet } instead
verb-stand-up = Stand up and share
verb-telephone = Call the police
verb-telephone-take = Call the police, and take the gun and bullets of { $seat }
verb-telephone-discard = Call the police, take Bang! Bang! Bang! back and discard { $bullet } instead
verb-telephone-stand-up = Stand up, share, and call the police
verb-power = { $power } is dealt
verb-cop = { $seat } is the undercover cop
verb-notes = { $notes }

event-dealt-power = { $seat } is dealt a power.
event-dealt-power-you = Your power: { $power }.
event-dealt-roles = The roles are dealt. One of you is an undercover cop.
event-dealt-role-you = Your role: { $role }.
event-round = Round { $number } of { $rounds }.
event-loot = Loot: { $notes }. On the table: ${ $total },000.
event-showed = { $seat } shows a power: { $power }!
event-loaded = { $seats_count ->
    [1] { $seats } loads a bullet.
   *[other] { $seats } have loaded.
}
event-loaded-you = You load { $bullet }
event-aimed = { $seat } aims at { $target }.
event-too-slow = { $seat } is too slow: the bullet is lost.
event-stayed = { $seats_count ->
    [1] { $seats } stays, alone.
   *[other] { $seats } stay.
}
event-withdrew = { $seat } withdraws. Shame on you! ({ $shame })
event-withdrew-flashing = { $seat } withdraws under the flashing light. Shame markers: { $shame }, flashing: { $lights }.
event-held-fire = { $seat } does not fire: { $target } has withdrawn.
event-revealed = { $seat } fires at { $target }: { $bullet }
event-saved = { $bullets ->
    [one] One bullet bounces off { $seat }.
   *[other] { $bullets } bullets bounce off { $seat }.
}
event-wounded = { $count ->
    [one] { $seat } is wounded, { $wounds } in all.
   *[other] { $seat } takes { $count } wounds, { $wounds } in all.
}
event-dropped = { $seat } discards a bullet unseen.
event-exploded = BOOM! The grenade slips out of { $seat }'s hand. Everyone still standing is wounded, and the round is over.
event-killed = { $money ->
    [0] { $seat } is dead.
   *[other] { $seat } is dead. ${ $money },000 goes to the box.
}
event-took-gun = { $count ->
    [one] { $seat } takes the gun of { $dead } and one bullet.
   *[other] { $seat } takes the gun of { $dead } and { $count } bullets.
}
event-took-gun-you = The bullets you took: { $bullets }
event-took-back = { $seat } takes Bang! Bang! Bang! back and discards another bullet unseen.
event-took-back-you = You discard { $bullet }
event-stood-up = { $seat } stands up again and shares.
event-split = { $seats_count ->
    [1] { $seats } takes it all: ${ $share },000.
   *[other] { $seats } share: ${ $share },000 each.
}
event-no-split = Nothing can be shared: ${ $left },000 stays on the table.
event-left-over = ${ $left },000 stays on the table.
event-telephone-round = The telephone goes round: { $seats }.
event-telephone-used = { LESS($calls_needed, $number) ->
    [0] The telephone was used, and somebody answered: reinforcements sent.
   *[other] { $number ->
        [1] The telephone was used! Busy.
       *[other] The telephone was used again! Busy.
    }
}
event-telephone-unused = The telephone was not used.
event-police-alerted = The police is on its way. From now on Shame markers flash.
event-was-cop = { $seat } was the undercover cop.
event-had-power = { $seat } had { $power }.
event-bonus = { $power }: ${ $amount },000 for { $seat }.
event-scored = { $seat } has { $money ->
    [0] $0
   *[other] ${ $money },000
} and { $shame ->
    [0] no Shame marker
    [one] one Shame marker
   *[other] { $shame } Shame markers
}: { $score ->
    [0] $0
   *[other] { SIGN($score) }${ SIZE($score) },000
} in the end.
event-tied = { $seats } are equally rich: { $by }.
event-won = { $seats_count ->
    [1] { $seats } wins!
   *[other] { $seats } share the victory!
}
event-nobody-won = Nobody is left alive. Nobody wins.

option-powers = Super Powers
option-powers-off = no powers
option-powers-first-six = the first six
option-powers-all = all { WORD($power_count) }
option-cop = A Cop in the Mafia
option-cop-off = gangsters only
option-cop-on = one secret cop (5 or 6 players)
option-specialist = The Specialist takes back
option-specialist-fired = a Bang! Bang! Bang! that was fired
option-specialist-played = any Bang! Bang! Bang! that was played
option-deck = Deck
option-deck-standard = the rulebook's

reason-richest = the richest gangster alive
reason-survivor = the last one alive
reason-cop = the police came, and the cop lives to testify
reason-nobody = everyone is dead

guide-load = Each bullet is used once in { so-many-rounds }. A Click! scares as well as a Bang! as long as nobody knows: save the real ones for rounds with a lot of money.
guide-second-load = Your second gun has its own bullets and shoots in the same round. Load it like the first.
guide-second-aim = Choose where your second gun will point. It goes up on the same count as all others, so nobody can react to it.
guide-aim = All guns go up at once. Pick somebody you would like to see withdraw: whoever withdraws gets no share.
guide-kid-aim = You alone have seen where everyone points before you choose. Look for somebody who cannot shoot back.
guide-cunning-load = You load last, knowing who points at whom. Nobody can tell whether it is for show.
guide-courage = Stay and you share the money, or take a bullet. Withdraw and nothing can hit you, but you get no share and a Shame marker that costs { shame-money } in the end.
guide-after-shots = Whoever could use a power now, or the telephone, is asked, so that being asked betrays nobody; only the cop can call. Saying nothing is passing.

counted-money = Money
counted-wounds = Wounds
counted-shame = Shame markers
counted-money-value = { $value ->
    [0] $0
   *[other] { SIGN($value) }${ SIZE($value) },000
}

screen-round = Round { $round } of { $rounds }
screen-table = On the table: { $notes }
screen-nothing = nothing
screen-wounds = wounds
screen-money-head = money
screen-shame = shame
screen-gun = gun
screen-aim = aims at
screen-shown = has shown
screen-left = left
screen-money = { $amount ->
    [0] $0
   *[other] ${ $amount },000
}
screen-dead = dead
screen-lies = down
screen-late = too slow
screen-power = { $seat }: { $power } (shown)
screen-grenade = The grenade is in the hand of: { $seat }
screen-calls = { LESS($calls_needed, $calls) ->
    [0] The police is on its way.
   *[other] { $calls ->
        [0] The telephone was never used.
        [1] The telephone was used once: busy.
        [2] The telephone was used twice: busy.
       *[other] The telephone was used { WORD($calls) } times: busy.
    }
}
screen-own-power = Your power: { $power }
screen-own-role = You are: { $role }
screen-hand = Your bullets: { $bullets }
screen-second = Second gun: { $bullets }
screen-loaded = Loaded: { $bullet }
screen-legend = { $hidden } hidden · { $click } Click · { $bang } Bang! · { $bbb } Bang! Bang! Bang! · { $wound } wound · { $light } flashing

screen-click = Click!
screen-hush = Nobody breathes.
screen-most-aimed = { $count ->
    [one] One gun on { $seat }. Who has the nerve?
   *[other] { $count } guns on { $seat }. Who has the nerve?
}
screen-all-aimed = All guns are up. Who has the nerve?
screen-gone = { $count ->
    [one] { $seats } withdraws. Shame on you!
   *[other] { $seats } withdraw. Shame on you!
}
screen-hit = { $count ->
    [one] { $seats } is hit!
   *[other] { $seats } are hit!
}
screen-all-click = Click! Click! Click! Nothing but air.
screen-fired = { $count ->
    [one] { $seats } meant it!
   *[other] { $seats }: they meant it!
}
screen-shot = { $seat } at { $target }
screen-fired-at = { $shots }: no bluff!
screen-triple-at = { $shots }: Bang! Bang! Bang!
screen-counted = Everybody counts. Shame costs money.
screen-talk = Talk, threaten, promise…
screen-pick-bullet = Pick a bullet
screen-pick-target = Pick somebody to aim at
screen-bullet-left = { $bullet } { $count ->
    [one] One left.
   *[other] { $count } left.
}
screen-pick-side = Which will it be?
screen-show-power = Show my power
screen-show-power-about = with the bullet
screen-power-ready = My power is ready
screen-power-ready-about = if anybody aims at me
screen-load-it = Load it
screen-let-go = Let go on the bullet you want to load.
screen-let-go-discard = Let go on the bullet you want to discard.
screen-still-stand = { $count ->
    [one] Only { $seats } still stands.
   *[other] Still standing: { $seats }.
}
screen-nobody-stands = Nobody stands any more.
screen-secrets = What only you know
screen-sealed = Your answer lies face down. Keep a straight face.
screen-call = Use the telephone
screen-stand-up = Stand up and share
screen-take-back = Take Bang! Bang! Bang! back
screen-take-back-about = and discard another bullet
screen-take-gun = Take the gun of { $seat }
screen-do-it = Go on
screen-you-died = You are dead.
screen-you-hit = You are hit!
screen-you-share = { $money } for you
screen-stay = Stay
screen-stay-about = share, or be hit
screen-withdraw = Withdraw
screen-withdraw-about = safe, no share, shame
screen-aimed-at-you = { $count ->
    [one] { $seats } aims at you.
   *[other] { $count } guns aim at you: { $seats }.
}
screen-nobody-aims = Nobody aims at you.
screen-only-pass = There is nothing you could do now. Being asked betrays nobody: whatever you pick, you pass.
screen-only-pass-on = The telephone is in your hands. Everyone who stood gets it; whatever you pick, you pass it on.
screen-no-use = Yours is no power to be shown now: the switch on your phone does nothing, and nobody can tell.
screen-you-dead = You are dead. Watch how the others end.
screen-you-down = You are down, and out of this round.
screen-unfired = not fired
screen-about-gangster = Be the richest when it ends, and keep the cop from calling { so-many-calls } and surviving.
screen-about-cop = Use the telephone { so-many-calls } by the end of round { $last_phone_round }. Then survive with { flashing-at-most }: you win alone.
# What powers do, effect by effect: what a power says is made of these.
does-pay-per-killed = At the end, if you live: { $number ->
    [0] $0
   *[other] ${ $number },000
} for each gangster killed.
does-pay-per-shame = At the end, if you live, your Shame markers cost nothing: each is worth { $number ->
    [0] $0
   *[other] ${ $number },000
}.
does-pay-per-wound = At the end, if you live: { $number ->
    [0] $0
   *[other] ${ $number },000
} for each of your wounds.
does-pay = At the end, if you live: { $number ->
    [0] $0
   *[other] ${ $number },000
} more.
does-extra-wounds = You die of { WORD($number) } wounds only. Shown by itself.
does-one-wound-a-round = At most one wound a round. Shown by itself.
does-second-gun = After the first death you may take the gun and its bullets: two shots a round from then on.
does-grenade = Show a grenade when you load, or have it ready when you aim: then it is shown if a gun points at you. When you are next wounded, everyone still standing is too, and the round ends: no split, no telephone.
does-aims-last = Shown when you load: from then on you aim after all others.
does-loads-last = Shown when you would load: from then on you load after all have aimed.
does-last-of-all = Shown when you would load: from then on you aim after all others, and load when all have aimed.
does-takes-back = Once, after your Bang! Bang! Bang!, take it back and discard another bullet.
does-stands-up = Once, before the split, stand up again and share, shot or withdrawn; not in a round in which the grenade went off.
summary-power = *{ $name }*: { $about }

trait-shame = Shame markers
trait-bbb = Round in which Bang! Bang! Bang! was loaded (0: never)
trait-power = Super Powers
trait-role = Roles

headline-bluff = Best bluff
headline-bluff-told = { $seat } chased { $other } from ${ $number },000 with an empty gun.
headline-betrayal = Coldest betrayal
headline-betrayal-told = { $other } had never aimed at { $seat }. Round { $number }: { $seat } fires.
headline-bullet = Most expensive bullet
headline-bullet-told = { $seat }'s bullet cost { $other } ${ $number },000.
headline-nerve = Nerves of steel
headline-nerve-told = { $number ->
    [one] { $seat } looked into a gun, stayed, and was not even scratched.
   *[other] { $seat } looked into { $number } guns, stayed, and was not even scratched.
}
headline-haul = Biggest haul
headline-haul-told = ${ $number },000 each for { $seats }, in one round.
headline-flight = Wisest retreat
headline-flight-told = { $seat } ran. { $other }'s gun was loaded.

# Taught at the table: read aloud in a minute, one picture each.
opening-story = The robbery went well. Now the money lies on the table, and everybody has a gun.
opening-win = After { so-many-rounds } the richest one alive wins. The dead have nothing.
opening-do-1 = Load in secret. { $clicks ->
    [one] One of your bullets only goes Click.
   *[other] { UP(WORD($clicks)) } of your bullets only go Click.
} { loud-bullets }
opening-do-2 = On three, everybody aims at somebody. Now talk: threaten, promise, make deals. Nobody knows what is in your gun.
opening-do-3 = On three, stay or withdraw. Stay, and you share the money, or take the bullet. Withdraw, and you are safe, ashamed and poorer.
# The one sentence of a phase, on the big screen, the first time.
lesson-load = Load a bullet in secret: { so-many-plain-clicks }{ loud-few }
lesson-aim = Aim at somebody you would like to see withdraw. On three!
lesson-courage = Talk! Then stay for your share, or withdraw and be safe but ashamed.

# What those bet on who are out or watch.
bet-body = Who dies this round?
bet-coward = Who withdraws?
bet-winner = Who wins the game?

# Why one move is better than another: a fact in the worlds its player could think of.
because-killed = In { $played } of 100 worlds { $seat } could think of, { $seat } would then have died within two rounds; after the better move in { $best }.
because-wounded = In { $played } of 100 worlds { $seat } could think of, a bullet would then have hit { $seat } within two rounds; after the better move in { $best }.
because-money = { $seat } would then have had ${ $played },000 on average two rounds later; after the better move ${ $best },000.
because-bullets = In 100 worlds { $seat } could think of, { $seat } would then have had { $played } real bullets left two rounds later; after the better move { $best }.
because-hurt = In 100 worlds { $seat } could think of, the others would then have taken { $played } wounds within two rounds; after the better move { $best }.
because-rival = The richest of the others would then have had ${ $played },000 on average two rounds later; after the better move ${ $best },000.
