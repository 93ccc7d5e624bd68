# What the terminal alone says. First, sentences about its reader: by event, and by who "you" is.
you-starts-seat = You start.
you-gave-seat = You give Billy { $type }, face down.
you-dumped-seat = You dump { $type } into the box.
you-boxed-seat = You put your last cards into the box: { $types }.
you-claimed-seat = You claim { $card }.
you-last-card-seat = You have drawn the last card. Everyone has one final turn, you last.
you-turned-up-seat = { $cards_count ->
    [0] You have no { $type }.
   *[other] Your { $type } is turned up: { $cards }.
}
you-blew-up-seat = Boom! Your { $type } column loses { $cards }.
you-shot-seat = Bang! You have { $total } in { $type }, Billy only { $billy }: the column is shot.
you-won-seats = { $others_count ->
    [0] You win!
   *[other] { $all } share the victory!
}

about-loot = A number is what the card is worth at the end, in the column of its type.
about-dynamite = Dynamite blows up a card placed before it in the same column, Billy's or yours.
about-types = Gold, banknotes, coins, jewelry and diamonds are the types. Billy shoots every column of yours that is worth more than his.
goal-text = The most loot wins, among those Billy does not shoot: he shoots every column of yours that is worth more than his.
