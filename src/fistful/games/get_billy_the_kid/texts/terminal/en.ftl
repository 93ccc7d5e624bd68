# What the terminal alone says. First, sentences about its reader: by event, and by who "you" is.
you-starts-seat = You start.
you-turn-seat = It is your turn.
you-misses-seat = You miss a turn.
you-no-card-seat = There is no card left for you to draw.
you-bought-seat = You pay a Gold for { $card } in the Town.
you-stole-seat = You play a { $card } and steal the Gold in the Town.
you-enticed-seat = You put a Gold into the Pot. There are { $pot } in it now.
you-joined-seat = You take the Pot ({ $pot } Gold) and ride with the Outlaws!
you-stayed-seat = You leave the Pot alone.
you-slipped-card-seat = You pass { $to } { $card }.
you-slipped-card-to = { $seat } passes you { $card }.
you-discarded-seat = You discard { $card }.
you-nothing-to-play-seat = You have no card to play.
you-goes-again-seat = You discard a Question and go again.
you-asked-seat = You ask { $to }: do you have { $feature }?
you-asked-to = { $seat } asks you: do you have { $feature }?
you-answered-seat = Do you have { $feature }? Your answer is { $answer }.
you-looked-seat = You look at the hand of { $at }.
you-looked-at = { $seat } looks at your hand.
you-spied-seat = You watch { $at } through the Binoculars.
you-spied-at = { $seat } watches you through the Binoculars.
you-took-card-seat = You take { $card } from { $of }.
you-took-card-of = { $seat } takes { $card } from you.
you-gave-card-seat = You give { $to } { $card } in return.
you-gave-card-to = { $seat } gives you { $card } in return.
you-accused-seat = You put { $suspect } under arrest!
you-accused-suspect = { $seat } puts you under arrest!
you-false-arrest-seat = A false arrest! You and { $suspect } both miss your next turn.
you-false-arrest-suspect = A false arrest! { $seat } and you both miss your next turn.
you-revealed-seat = You are { $character }.
you-replaced-seat = { $count ->
    [0] You exchange no Arrest.
    [one] You exchange one Arrest.
   *[other] You exchange { $count } Arrests.
}
you-responded-seat = You respond with { $card }.
you-matched-seat = You are first with the same { $card } and take up the chase!
you-unmatched-seat = Nobody lays the same { $card }.
you-away-seat = You get away.
you-blast-seat = { $seats_count ->
    [1] Dynamite! { $seats } will miss the next turn.
   *[other] Dynamite! { $seats } will each miss the next turn.
}
you-blast-seats = { $others_count ->
    [0] Dynamite! You will miss the next turn.
   *[other] Dynamite! { $all } will each miss the next turn.
}
you-fired-seat = You fire a { $card } at { $at }!
you-fired-at = { $seat } fires a { $card } at you!
you-held-seat = You hold fire.
you-both-live-outlaw = The smoke clears: you and { $lawman } both live.
you-both-live-lawman = The smoke clears: { $outlaw } and you both live.
you-shot-seat = { $by } has shot you: you are out of the game.
you-shot-by = You have shot { $seat }, who is out of the game.
you-taken-seat = { $cards_count ->
    [0] { $by } takes you in: you are out of the game.
   *[other] { $by } takes you in: you are out of the game and drop { $cards }.
}
you-taken-by = { $cards_count ->
    [0] You take { $seat } in, who is out of the game.
   *[other] You take { $seat } in, who is out of the game and drops { $cards }.
}
you-picked-card-seat = You take { $card } from the hand of { $of }.
you-picked-card-of = { $seat } takes { $card } from your hand.
you-left-over-seat = { $cards_count ->
    [0] Nothing is left of your hand.
   *[other] What is left of your hand is discarded: { $cards }.
}
you-showed-seat = { $cards_count ->
    [0] You have nothing to show.
   *[other] You show { $cards }.
}
you-won-seats = { $others_count ->
    [0] Victory for { $side }: you!
   *[other] Victory for { $side }: { $among }!
}

side-you-lawman = You are { $character }, a Lawman. { $goal }
side-you-outlaw = You are { $character }, an Outlaw. { $goal }
hint-ahead = You are { $count ->
    [one] one shot
   *[other] { $count } shots
} ahead. If { $seat } holds fire now, { $seat } is out.
hint-behind = You are { $count ->
    [one] one shot
   *[other] { $count } shots
} behind { $seat }. Fire, or you are out.
hint-level = You and { $seat } are level. If both hold fire, one after the other, both live.
hint-hold-behind = you are out
hint-no-gun = You have no gun card left to fire.
hint-no-response = Nothing in your hand answers an arrest.
hint-no-arrest = You have no Arrest to exchange. Every Outlaw is asked, with or without.
hint-town-dear = Nothing in the Town is for you now: Outlaws buy there with Gold, Lawmen only an Arrest.
