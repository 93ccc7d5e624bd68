# Wat alleen de terminal zegt. Eerst zinnen over de lezer: per gebeurtenis, en wie daarin "je" is.
you-starts-seat = Jij begint.
you-gave-seat = Je geeft Billy { $type }, gedekt.
you-dumped-seat = Je dumpt { $type } in de doos.
you-boxed-seat = Je legt je laatste kaarten in de doos: { $types }.
you-claimed-seat = Je claimt { $card }.
you-last-card-seat = Je hebt de laatste kaart getrokken. Iedereen is nog één keer aan de beurt, jij als laatste.
you-turned-up-seat = { $cards_count ->
    [0] Je hebt geen { $type }.
   *[other] Jouw rij { $type } wordt opengedraaid: { $cards }.
}
you-blew-up-seat = Boem! Jouw rij { $type } verliest { $cards }.
you-shot-seat = Pang! Je hebt { $total } aan { $type }, Billy maar { $billy }: die rij is verloren.
you-won-seats = { $others_count ->
    [0] Je wint!
   *[other] { $all } delen de overwinning!
}

about-loot = Het getal is wat de kaart aan het eind waard is, in de rij van die soort.
about-dynamite = Dynamiet blaast een kaart op die eerder in dezelfde rij is gelegd, bij Billy of bij jou.
about-types = De soorten zijn goud, bankbiljetten, munten, juwelen en diamanten. Billy schiet je neer voor elke rij van je die meer waard is dan de zijne.
goal-text = Verzamel de meeste buit zonder dat Billy je neerschiet: dat doet hij zodra een rij van je meer waard is dan de zijne.
