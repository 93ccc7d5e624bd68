# Wat alleen de terminal zegt. Eerst zinnen over de lezer: per gebeurtenis, en wie daarin "je" is.
you-showed-seat = Je toont je kracht: { $power }!
you-loaded-seats = { $others_count ->
    [0] Je laadt een kogel.
   *[other] { $all } hebben geladen.
}
you-aimed-seat = Je richt op { $target }.
you-aimed-target = { $seat } richt op jou.
you-too-slow-seat = Je bent te traag: de kogel is weg.
you-stayed-seats = { $others_count ->
    [0] Alleen jij blijft staan.
   *[other] { $all } blijven staan.
}
you-withdrew-seat = Je trekt je terug. Schande! ({ $shame })
you-withdrew-flashing-seat = Je trekt je terug onder het zwaailicht. Schandfiches: { $shame }, met zwaailicht: { $lights }.
you-held-fire-seat = Je schiet niet: { $target } heeft zich teruggetrokken.
you-held-fire-target = { $seat } schiet niet: je hebt je teruggetrokken.
you-revealed-seat = Je schiet op { $target }: { $bullet }
you-revealed-target = { $seat } schiet op jou: { $bullet }
you-saved-seat = { $bullets ->
    [one] Eén kogel ketst op je af.
   *[other] { $bullets } kogels ketsen op je af.
}
you-wounded-seat = { $count ->
    [one] Je raakt gewond. Wonden in totaal: { $wounds }.
   *[other] Je loopt { $count } wonden op. Wonden in totaal: { $wounds }.
}
you-dropped-seat = Je legt ongezien een kogel af.
you-exploded-seat = BOEM! De granaat glipt uit je hand. Wie nog staat, raakt gewond, en de ronde is voorbij.
you-killed-seat = { $money ->
    [0] Je bent dood.
   *[other] Je bent dood. $ { $money }.000 verdwijnt in de doos.
}
you-took-gun-seat = { $count ->
    [one] Je neemt het pistool van { $dead } en één kogel.
   *[other] Je neemt het pistool van { $dead } en { $count } kogels.
}
you-took-gun-dead = { $count ->
    [one] { $seat } neemt jouw pistool en één kogel.
   *[other] { $seat } neemt jouw pistool en { $count } kogels.
}
you-took-back-seat = Je neemt Pang! Pang! Pang! terug en legt ongezien een andere kogel af.
you-stood-up-seat = Je staat weer op en deelt mee.
you-split-seats = { $others_count ->
    [0] Je krijgt alles: $ { $share }.000.
   *[other] { $all } delen: ieder $ { $share }.000.
}
you-telephone-round-seats = { $others_count ->
    [0] De telefoon gaat alleen langs jou.
   *[other] De telefoon gaat rond: { $among }.
}
you-was-cop-seat = Jij was de undercoveragent.
you-had-power-seat = Jij had { $power }.
you-bonus-seat = { $power }: $ { $amount }.000 voor jou.
you-won-seats = { $others_count ->
    [0] Je wint!
   *[other] { $all } delen de overwinning!
}

goal-gangster = Wees na { so-many-rounds } de rijkste gangster die nog leeft: blijf staan voor je aandeel, en weet wanneer je je terugtrekt.
about-click = Er gebeurt niets. Dat weet niemand tot er geschoten wordt.
about-bang = Verwondt je doelwit, als dat blijft staan. { wounds-kill }
about-bbb = Net als Pang!, maar gaat eerst af: wie geraakt wordt, ligt en schiet deze ronde niet meer.
