# Wat alleen de terminal zegt. Eerst zinnen over de lezer: per gebeurtenis, en wie daarin "je" is.
you-starts-seat = Jij begint.
you-gave-seat = Je geeft Billy gedekt { $type }.
you-dumped-seat = Je dumpt { $type } in de doos.
you-boxed-seat = Je legt je laatste kaarten in de doos: { $types }.
you-claimed-seat = Je claimt { $card }.
you-last-card-seat = Je hebt de laatste kaart getrokken. Iedereen is nog één keer aan de beurt, jij als laatste.
you-turned-up-seat = { $cards_count ->
    [0] Je hebt geen { $type }.
   *[other] Jouw { $type } wordt opengedraaid: { $cards }.
}
you-blew-up-seat = Boem! Jouw rij { $type } verliest { $cards }.
you-shot-seat = Pang! Je hebt { $total } aan { $type }, Billy maar { $billy }: de rij wordt neergeschoten.
you-won-seats = { $others_count ->
    [0] Je wint!
   *[other] { $all } delen de overwinning!
}

about-loot = Een getal is wat de kaart aan het eind waard is, in de rij van zijn soort.
about-dynamite = Dynamiet blaast een kaart op die eerder in dezelfde rij is gelegd, bij Billy of bij jou.
about-types = De soorten zijn goud, bankbiljetten, munten, sieraden en diamanten. Billy schiet elke rij van jou neer die meer waard is dan de zijne.
goal-text = De meeste buit wint, bij wie Billy niet neerschiet: hij schiet elke rij van jou neer die meer waard is dan de zijne.
