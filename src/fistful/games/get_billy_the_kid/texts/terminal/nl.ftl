# Wat alleen de terminal zegt. Eerst zinnen over de lezer: per gebeurtenis, en wie daarin "je" is.
you-starts-seat = Jij begint.
you-turn-seat = Je bent aan de beurt.
you-misses-seat = Je slaat een beurt over.
you-no-card-seat = Voor jou is er geen kaart meer om te trekken.
you-bought-seat = Je betaalt een Goud voor { $card } in de Stad.
you-stole-seat = Je speelt een { $card } en steelt het Goud in de Stad.
you-enticed-seat = Je legt een Goud in de Pot. Daarin ligt nu { $pot } Goud.
you-joined-seat = Je pakt de Pot ({ $pot } Goud) en rijdt voortaan met de bandieten!
you-stayed-seat = Je laat de Pot liggen.
you-slipped-card-seat = Je schuift { $to } { $card } toe.
you-slipped-card-to = { $seat } schuift jou { $card } toe.
you-discarded-seat = Je legt { $card } af.
you-nothing-to-play-seat = Je hebt geen kaart om te spelen.
you-goes-again-seat = Je legt een Vraag af en speelt verder.
you-asked-seat = Je vraagt { $to }: heb je { $feature }?
you-asked-to = { $seat } vraagt jou: heb je { $feature }?
you-answered-seat = Heb je { $feature }? Je antwoord is { $answer }.
you-looked-seat = Je bekijkt de hand van { $at }.
you-looked-at = { $seat } bekijkt jouw hand.
you-spied-seat = Je beloert { $at } door de Verrekijker.
you-spied-at = { $seat } beloert jou door de Verrekijker.
you-took-card-seat = Je pakt { $card } van { $of }.
you-took-card-of = { $seat } pakt { $card } van jou.
you-gave-card-seat = Je geeft { $to } er { $card } voor terug.
you-gave-card-to = { $seat } geeft jou er { $card } voor terug.
you-accused-seat = Je arresteert { $suspect }!
you-accused-suspect = { $seat } arresteert jou!
you-false-arrest-seat = Een valse arrestatie! { $suspect } en jij slaan allebei de volgende beurt over.
you-false-arrest-suspect = Een valse arrestatie! { $seat } en jij slaan allebei de volgende beurt over.
you-revealed-seat = Jij bent { $character }.
you-replaced-seat = { $count ->
    [0] Je ruilt geen Arrestatie in.
    [one] Je ruilt één Arrestatie in.
   *[other] Je ruilt { $count } Arrestaties in.
}
you-responded-seat = Je reageert met { $card }.
you-matched-seat = Je legt als eerste dezelfde { $card } en zet de achtervolging voort!
you-unmatched-seat = Niemand legt dezelfde { $card }.
you-away-seat = Je ontkomt.
you-blast-seat = { $seats_count ->
    [1] Dynamiet! { $seats } slaat de volgende beurt over.
   *[other] Dynamiet! { $seats } slaan de volgende beurt over.
}
you-blast-seats = { $others_count ->
    [0] Dynamiet! Je slaat de volgende beurt over.
   *[other] Dynamiet! { $all } slaan de volgende beurt over.
}
you-fired-seat = Je schiet met een { $card } op { $at }!
you-fired-at = { $seat } schiet met een { $card } op jou!
you-held-seat = Je schiet niet.
you-both-live-outlaw = De rook trekt op: { $lawman } en jij leven allebei nog.
you-both-live-lawman = De rook trekt op: { $outlaw } en jij leven allebei nog.
you-shot-seat = { $by } heeft je neergeschoten: je ligt uit het spel.
you-shot-by = Je hebt { $seat } neergeschoten; die ligt uit het spel.
you-taken-seat = { $cards_count ->
    [0] { $by } rekent je in: je ligt uit het spel.
   *[other] { $by } rekent je in: je ligt uit het spel en laat { $cards } vallen.
}
you-taken-by = { $cards_count ->
    [0] Je rekent { $seat } in; die ligt uit het spel.
   *[other] Je rekent { $seat } in; die ligt uit het spel en laat { $cards } vallen.
}
you-picked-card-seat = Je neemt { $card } uit de hand van { $of }.
you-picked-card-of = { $seat } neemt { $card } uit jouw hand.
you-left-over-seat = { $cards_count ->
    [0] Van jouw hand is niets over.
   *[other] Wat er van jouw hand over is, wordt afgelegd: { $cards }.
}
you-showed-seat = { $cards_count ->
    [0] Je hebt niets te tonen.
   *[other] Je toont { $cards }.
}
you-won-seats = { $others_count ->
    [0] De overwinning is voor { $side }: jij!
   *[other] De overwinning is voor { $side }: { $among }!
}

side-you-lawman = Jij bent { $character } en hoort bij de wet. { $goal }
side-you-outlaw = Jij bent { $character }, een bandiet. { $goal }
hint-ahead = Je staat { $count ->
    [one] één schot
   *[other] { $count } schoten
} voor. Schiet { $seat } nu niet, dan ligt { $seat } eruit.
hint-behind = Je staat { $count ->
    [one] één schot
   *[other] { $count } schoten
} achter op { $seat }. Schiet, of je ligt eruit.
hint-level = { $seat } en jij staan gelijk. Schieten jullie na elkaar allebei niet, dan blijven jullie allebei in leven.
hint-hold-behind = dan lig je eruit
hint-no-gun = Je hebt geen wapenkaart meer om mee te schieten.
hint-no-response = Niets wat je op handen hebt, is een antwoord op een arrestatie.
hint-no-arrest = Je hebt geen Arrestatie om in te ruilen. Het wordt elke bandiet gevraagd, met of zonder Arrestatie.
hint-town-dear = In de Stad is nu niets voor jou: bandieten kopen er met Goud, de wet alleen een Arrestatie.
