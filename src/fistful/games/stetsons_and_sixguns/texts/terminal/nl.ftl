# Wat alleen de terminal zegt. Eerst zinnen over de lezer: per gebeurtenis, en wie daarin "je" is.
you-is-character-seat = Jij bent { $character }.
you-aims-seat = Je richt op { $target }.
you-aims-target = { $seat } richt op jou.
you-takes-stance-seat = Jij: { $stance }.
you-reveals-seat = Je onthult { $card }.
you-gains-seat = Je krijgt { $points ->
    [one] één punt
   *[other] { $points } punten
} { $why }.
you-loses-seat = Je verliest { $points ->
    [one] één punt
   *[other] { $points } punten
} { $why }.
you-leaves-cover-seat = Je verlaat je dekking ({ $cover }).
you-takes-cover-seat = Je zit achter dekking ({ $cover }).
you-too-far-seat = Weer { $cover }: te ver weg, je vindt geen dekking.
you-no-cover-seat = Er is geen dekking meer voor jou.
you-cover-hit-seat = Je dekking ({ $cover }) vangt de treffer op; treffers tot nu toe: { $hits }.
you-through-cover-seat = Het schot gaat dwars door je dekking ({ $cover }).
you-cover-blown-away-seat = Je dekking ({ $cover }) wordt weggeschoten.
you-binds-seat = Je verbindt een wond.
you-reloads-seat = Je herlaadt.
you-loaded-seat = Je laadt kogels: { $bullets } ({ $gun }).
you-cleared-seat = Je maakt een wapen vrij ({ $gun }).
you-acts-seat = Je voert { $card } uit.
you-ignores-seat = Je speelt { $card } alleen om de Snelheid.
you-shoots-seat = Je schiet op { $target } ({ $gun }).
you-shoots-target = { $seat } schiet op jou ({ $gun }).
you-holds-fire-seat = Je schiet niet.
you-flipped-seat = Je draait { $bullet } om.
you-counts-as-seat = Voor jou telt het als { $bullet }.
you-ignores-bullet-seat = Je negeert de { $bullet }: alsof hij niet was omgedraaid.
you-gun-jams-seat = Je wapen zit vast ({ $gun }).
you-flies-over-seat = { $target } ligt al: jouw schot vliegt eroverheen.
you-flies-over-target = Je ligt al: het schot van { $seat } vliegt eroverheen.
you-discarded-unseen-seat = Je legt kogels ongezien af: { $bullets } ({ $gun }).
you-evades-seat = Je wordt niet geraakt.
you-takes-hit-for-seat = Je vangt de treffer op voor { $other }.
you-takes-hit-for-other = { $seat } vangt de treffer op voor jou.
you-wounded-seat = { $shooter } verwondt jou!
you-wounded-shooter = Je verwondt { $seat }!
you-wounded-in-ambush-seat = Je raakt gewond in de hinderlaag!
you-lost-card-seat = Je verliest { $card }.
you-killed-seat = Je hebt geen kaart meer en sterft.
you-knocked-down-seat = Je gaat tegen de vlakte.
you-uses-ability-seat = Je gebruikt de gave van { $character }.
you-cancelled-seat = Jouw Actie vervalt: { $card }.
you-no-effect-seat = Jouw { $card } heeft geen effect: er valt nu niets mee te doen.
you-lays-gun-seat = Je hebt een nieuw wapen: { $gun }.
you-loses-gun-seat = Je verliest een wapen: { $gun }.
you-names-seat = Je wijst { $other } aan.
you-names-other = { $seat } wijst jou aan.
you-calls-seat = Je voorspelt { $bullet }.
you-aims-fixed-seats = { $others_count ->
    [0] Je mag niet meer op een ander richten.
   *[other] Mag niet meer op een ander richten: { $among }.
}
you-one-bullet-only-seats = { $others_count ->
    [0] Je mag deze ronde maar één kogel omdraaien.
   *[other] Deze ronde maar één kogel: { $among }.
}
you-steals-seat = Je pakt de kaart die { $other } speelde: { $card }.
you-steals-other = { $seat } pakt de kaart die jij speelde: { $card }.
you-card-moves-giver = Je geeft { $taker } een kaart.
you-card-moves-taker = { $giver } geeft jou een kaart.
you-card-moves-seen-giver = Je geeft { $taker } { $card }.
you-card-moves-seen-taker = { $giver } geeft jou { $card }.
you-looks-at-hand-seat = Je bekijkt de hand van { $other }.
you-looks-at-hand-other = { $seat } bekijkt jouw hand.
you-adds-to-row-seat = Je legt { $card } in de rij.
you-poster-up-seat = Je hangt een opsporingsbiljet op: de beruchtste is het dubbele waard.
you-card-returns-seat = { $card } gaat terug naar je hand.
you-says-ahead-seat = Je hebt een plan.
you-wants-seat = Jij wilt { $cards }.
you-takes-seat = Je neemt { $card }.
you-hand-shown-seat = { $cards_count ->
    [0] Je hebt geen kaart op handen.
   *[other] Je hebt op handen: { $cards }.
}
you-won-seats = { $others_count ->
    [0] Je wint!
   *[other] { $all } delen de overwinning!
}

hint-price = kost een punt
hint-pays = levert een punt op: je was al gewond
hint-free = gratis
hint-stance-not = { $stance }: kan niet. { $why }
hint-bind = kost een punt, en je trekt een kaart
hint-bind-free = deze keer gratis, en je trekt een kaart
hint-reload = gratis
hint-cover-paid = het punt ervoor is betaald
hint-you-played = Jij speelt { $card }: { $about }
about-notoriety-word = BERUCHTHEID (+1, +2, +3): punten op de kaart, die tellen als je hem aan het eind op handen hebt. Speel je hem, dan verlaat je de dekking die je hebt.
about-cover-word = DEKKING: een kaart die over dekking gaat. Speel je hem, dan verlaat je de dekking die je hebt.
about-speed-word = Het getal vooraan is de Snelheid: de laagste is het eerst aan de beurt.
goal-text = Na de laatste ronde vormen je punten, je kaarten en de BERUCHTHEID daarop je score. Kaarten zijn ook levens: wie er geen meer heeft, is dood.
