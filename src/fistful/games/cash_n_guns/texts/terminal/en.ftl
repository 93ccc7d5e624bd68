# What the terminal alone says. First, sentences about its reader: by event, and by who "you" is.
you-showed-seat = You show your power: { $power }!
you-loaded-seats = { $others_count ->
    [0] You load a bullet.
   *[other] { $all } have loaded.
}
you-aimed-seat = You aim at { $target }.
you-aimed-target = { $seat } aims at you.
you-too-slow-seat = You are too slow: the bullet is lost.
you-stayed-seats = { $others_count ->
    [0] You stay, alone.
   *[other] { $all } stay.
}
you-withdrew-seat = You withdraw. Shame on you! ({ $shame })
you-withdrew-flashing-seat = You withdraw under the flashing light. Shame markers: { $shame }, flashing: { $lights }.
you-held-fire-seat = You do not fire: { $target } has withdrawn.
you-held-fire-target = { $seat } does not fire: you have withdrawn.
you-revealed-seat = You fire at { $target }: { $bullet }
you-revealed-target = { $seat } fires at you: { $bullet }
you-saved-seat = { $bullets ->
    [one] One bullet bounces off you.
   *[other] { $bullets } bullets bounce off you.
}
you-wounded-seat = { $count ->
    [one] You are wounded, { $wounds } in all.
   *[other] You take { $count } wounds, { $wounds } in all.
}
you-dropped-seat = You discard a bullet unseen.
you-exploded-seat = BOOM! The grenade slips out of your hand. Everyone still standing is wounded, and the round is over.
you-killed-seat = { $money ->
    [0] You are dead.
   *[other] You are dead. ${ $money },000 goes to the box.
}
you-took-gun-seat = { $count ->
    [one] You take the gun of { $dead } and one bullet.
   *[other] You take the gun of { $dead } and { $count } bullets.
}
you-took-gun-dead = { $count ->
    [one] { $seat } takes your gun and one bullet.
   *[other] { $seat } takes your gun and { $count } bullets.
}
you-took-back-seat = You take Bang! Bang! Bang! back and discard another bullet unseen.
you-stood-up-seat = You stand up again and share.
you-split-seats = { $others_count ->
    [0] You take it all: ${ $share },000.
   *[other] { $all } share: ${ $share },000 each.
}
you-telephone-round-seats = { $others_count ->
    [0] The telephone goes to you alone.
   *[other] The telephone goes round: { $among }.
}
you-was-cop-seat = You were the undercover cop.
you-had-power-seat = You had { $power }.
you-bonus-seat = { $power }: ${ $amount },000 for you.
you-won-seats = { $others_count ->
    [0] You win!
   *[other] { $all } share the victory!
}

goal-gangster = Be the richest gangster alive after { so-many-rounds }: stand for your share, and know when to withdraw.
about-click = Nothing happens. Nobody knows until it is fired.
about-bang = Wounds whoever it is aimed at, if they stay. { wounds-kill }
about-bbb = Like Bang!, but fired first: whoever it hits lies down and shoots no more this round.
