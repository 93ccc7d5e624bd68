# What the terminal alone says. First, sentences about its reader: by event, and by who "you" is.
you-is-character-seat = You are { $character }.
you-aims-seat = You aim at { $target }.
you-aims-target = { $seat } aims at you.
you-takes-stance-seat = You: { $stance }.
you-reveals-seat = You reveal { $card }.
you-gains-seat = You gain { $points ->
    [one] one point
   *[other] { $points } points
} { $why }.
you-loses-seat = You lose { $points ->
    [one] one point
   *[other] { $points } points
} { $why }.
you-leaves-cover-seat = You leave { $cover } cover.
you-takes-cover-seat = You are behind { $cover } cover.
you-too-far-seat = { $cover } again: too far away, you find no cover.
you-no-cover-seat = There is no cover left for you.
you-cover-hit-seat = Your { $cover } cover takes the hit; hits so far: { $hits }.
you-through-cover-seat = It goes through your { $cover } cover.
you-cover-blown-away-seat = Your { $cover } cover is blown away.
you-binds-seat = You bind a wound.
you-reloads-seat = You reload.
you-loaded-seat = You load bullets: { $bullets } ({ $gun }).
you-cleared-seat = You clear the JAM ({ $gun }).
you-acts-seat = You carry out { $card }.
you-ignores-seat = You play { $card } for its Speed alone.
you-shoots-seat = You shoot at { $target } ({ $gun }).
you-shoots-target = { $seat } shoots at you ({ $gun }).
you-holds-fire-seat = You do not shoot.
you-flipped-seat = You flip { $bullet }.
you-counts-as-seat = For you it counts as { $bullet }.
you-ignores-bullet-seat = You ignore the { $bullet }: it is as if it had not been flipped.
you-gun-jams-seat = Your gun is jammed ({ $gun }).
you-flies-over-seat = { $target } is down already: your shot flies over.
you-flies-over-target = You are down already: { $seat }'s shot flies over.
you-discarded-unseen-seat = You discard bullets unseen: { $bullets } ({ $gun }).
you-evades-seat = You are not hit.
you-takes-hit-for-seat = You take the HIT for { $other }.
you-takes-hit-for-other = { $seat } takes the HIT for you.
you-wounded-seat = { $shooter } wounds you!
you-wounded-shooter = You wound { $seat }!
you-wounded-in-ambush-seat = You are wounded in the ambush!
you-lost-card-seat = You lose { $card }.
you-killed-seat = You have no card left and die.
you-knocked-down-seat = You are knocked down.
you-uses-ability-seat = You use the ability of { $character }.
you-cancelled-seat = Your { $card } is cancelled.
you-no-effect-seat = Your { $card } has no effect: there is nothing it could do now.
you-lays-gun-seat = You have a new gun: { $gun }.
you-loses-gun-seat = You lose a gun: { $gun }.
you-names-seat = You name { $other }.
you-names-other = { $seat } names you.
you-calls-seat = You call { $bullet }.
you-aims-fixed-seats = { $others_count ->
    [0] Your aim is fixed now.
   *[other] These aims are fixed now: { $among }.
}
you-one-bullet-only-seats = { $others_count ->
    [0] You may flip one bullet only this round.
   *[other] One bullet only this round: { $among }.
}
you-steals-seat = You take { $card }, which { $other } played.
you-steals-other = { $seat } takes { $card }, which you played.
you-card-moves-giver = You give { $taker } a card.
you-card-moves-taker = { $giver } gives you a card.
you-card-moves-seen-giver = You give { $taker } { $card }.
you-card-moves-seen-taker = { $giver } gives you { $card }.
you-looks-at-hand-seat = You look at { $other }'s hand.
you-looks-at-hand-other = { $seat } looks at your hand.
you-adds-to-row-seat = You add { $card } to the row.
you-poster-up-seat = You put up a wanted poster: the most notorious is worth double.
you-card-returns-seat = { $card } goes back to your hand.
you-says-ahead-seat = You have a plan.
you-wants-seat = You want { $cards }.
you-takes-seat = You take { $card }.
you-hand-shown-seat = { $cards_count ->
    [0] You hold no card.
   *[other] You hold { $cards }.
}
you-won-seats = { $others_count ->
    [0] You win!
   *[other] { $all } share the victory!
}

hint-price = costs a point
hint-pays = pays a point: you were hurt
hint-free = free
hint-stance-not = { $stance }: not possible. { $why }
hint-bind = costs a point, and you draw a card
hint-bind-free = free this time, and you draw a card
hint-reload = free
hint-cover-paid = the point for it is paid
hint-you-played = You play { $card }: { $about }
about-notoriety-word = NOTORIETY (+1, +2, +3): points on the card, scored if it is in your hand at the end. Playing it breaks the cover you have.
about-cover-word = COVER: a card about cover. Playing it breaks the cover you have.
about-speed-word = The number in front is the Speed: the lowest acts first.
goal-text = After the last round your points, your cards and the NOTORIETY on them are your score. Cards are lives, too: whoever has none left is dead.
