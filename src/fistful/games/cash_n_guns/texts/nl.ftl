game = Cash 'n Guns
tagline = Richt op elkaar, houd je zenuwen in bedwang en verdeel wat er overblijft.

bullet-click = Klik! Klik! Klik!
bullet-bang = Pang!
bullet-bbb = Pang! Pang! Pang!
# What stands for it on a picture: never the same for two.
letter-bullet-click = K
letter-bullet-bang = P
letter-bullet-bbb = PPP
note-5 = $ 5.000
note-10 = $ 10.000
note-20 = $ 20.000
notes-5-5-5-5-5 = 5 × $ 5.000
notes-10-5-5-5-5 = 1 × $ 10.000 · 4 × $ 5.000
notes-10-10-5-5-5 = 2 × $ 10.000 · 3 × $ 5.000
notes-10-10-10-5-5 = 3 × $ 10.000 · 2 × $ 5.000
notes-10-10-10-10-5 = 4 × $ 10.000 · 1 × $ 5.000
notes-10-10-10-10-10 = 5 × $ 10.000
notes-20-5-5-5-5 = 1 × $ 20.000 · 4 × $ 5.000
notes-20-10-5-5-5 = 1 × $ 20.000 · 1 × $ 10.000 · 3 × $ 5.000
notes-20-10-10-5-5 = 1 × $ 20.000 · 2 × $ 10.000 · 2 × $ 5.000
notes-20-10-10-10-5 = 1 × $ 20.000 · 3 × $ 10.000 · 1 × $ 5.000
notes-20-10-10-10-10 = 1 × $ 20.000 · 4 × $ 10.000
notes-20-20-5-5-5 = 2 × $ 20.000 · 3 × $ 5.000
notes-20-20-10-5-5 = 2 × $ 20.000 · 1 × $ 10.000 · 2 × $ 5.000
notes-20-20-10-10-5 = 2 × $ 20.000 · 2 × $ 10.000 · 1 × $ 5.000
notes-20-20-10-10-10 = 2 × $ 20.000 · 3 × $ 10.000
notes-20-20-20-5-5 = 3 × $ 20.000 · 2 × $ 5.000
notes-20-20-20-10-5 = 3 × $ 20.000 · 1 × $ 10.000 · 1 × $ 5.000
notes-20-20-20-10-10 = 3 × $ 20.000 · 2 × $ 10.000
notes-20-20-20-20-5 = 4 × $ 20.000 · 1 × $ 5.000
notes-20-20-20-20-10 = 4 × $ 20.000 · 1 × $ 10.000
notes-20-20-20-20-20 = 5 × $ 20.000
power-six-feet-under = Onder de zoden
power-the-unbreakable = De Onverwoestbare
power-you-dont-need-it-anymore = Die heb jij niet meer nodig
power-dragon-skin = Drakenhuid
power-the-insane = De Gestoorde
power-the-kid = De Kid
power-the-cunning = De Sluwe
power-super-coward = Superlafaard
power-the-specialist = De Specialist
power-it-does-not-even-hurt = Het doet niet eens pijn
role-gangster = gangster
role-cop = undercoveragent
tie-least-shame = wie de minste schande heeft, gaat voor
tie-most-wounds = wie de meeste wonden heeft, gaat voor
tie-nothing = zij delen de overwinning

score = { $score ->
    [0] $ 0
   *[other] { SIGN($score) }$ { SIZE($score) }.000
}

phase-powers = De krachten worden gedeeld.
phase-roles = De rollen worden gedeeld.
phase-loot = Er worden vijf bankbiljetten opengelegd.
phase-before-load = Voordat er wordt geladen: toon je je kracht?
phase-load = Welke kogel laad je?
phase-second-load = Welke kogel laad je in je tweede pistool?
phase-before-aim = Voordat er wordt gericht: toon je je kracht?
phase-second-aim = Op wie richt je je tweede pistool? Niemand ziet het voordat er geteld is.
phase-aim = Eén… twee… drie! Op wie richt je?
phase-kid-aim = Iedereen heeft gericht. Op wie richt jij, Kid?
phase-last-chance = Alle pistolen zijn gericht. Toont iemand een granaat?
phase-cunning-load = Je hebt alle pistolen gezien. Welke kogel laad je?
phase-courage = Praat, dreig, beloof… Eén… twee… drie! Blijf je staan of trek je je terug?
phase-triple-bang = Pang! Pang! Pang!
phase-first-death = De eerste dode. Neemt iemand het pistool?
phase-take-back = De kruitdamp trekt op. Neemt iemand een Pang! Pang! Pang! terug?
phase-bang = De andere pistolen gaan af.
phase-before-split = Vóór het verdelen: staat iemand weer op?
phase-split = De buit wordt verdeeld.
phase-telephone = De telefoon gaat onder tafel rond.

# What the others are told while somebody is asked.
wait-before-load = Voordat er wordt geladen: wie toont een kracht?
wait-load = Iedereen laadt in het geheim een kogel.
wait-second-load = { $seats } laadt het tweede pistool.
wait-before-aim = Voordat er wordt gericht: wie toont een kracht?
wait-second-aim = { $seats } richt onder de tafel het tweede pistool.
wait-aim = Eén… twee… drie! Iedereen richt op iemand.
wait-kid-aim = Iedereen heeft gericht. Nu De Kid: { $seats }.
wait-last-chance = Alle pistolen zijn gericht. Toont iemand een granaat?
wait-cunning-load = { $seats } heeft alle pistolen gezien en laadt nu pas.
wait-courage = Praat, dreig, beloof… Wie blijft staan, wie trekt zich terug?
wait-first-death = De eerste dode. Neemt iemand het pistool?
wait-take-back = De kruitdamp trekt op. Neemt iemand een Pang! Pang! Pang! terug?
wait-before-split = Vóór het verdelen: staat iemand weer op?
wait-telephone = De telefoon gaat onder tafel rond.

verb-load = Laad { $bullet }
verb-aim = Richt op { $seat }
verb-too-slow = Aarzel (je richt op niemand, de kogel is weg)
verb-stay = Blijf staan
verb-withdraw = Trek je terug (een schandfiche, geen aandeel, geen wonden)
verb-pass = Pas
verb-show = Toon je kracht: { $power }
verb-take = Neem het pistool en de kogels van { $seat }
verb-discard = Neem Pang! Pang! Pang! terug en leg in plaats daarvan { $bullet } af
verb-stand-up = Sta op en deel mee
verb-telephone = Bel de politie
verb-power = { $power } wordt gedeeld
verb-cop = { $seat } is de undercoveragent
verb-notes = { $notes }

event-dealt-power = { $seat } krijgt een kracht.
event-dealt-power-you = Jouw kracht: { $power }.
event-dealt-roles = De rollen zijn gedeeld. Een van jullie is undercoveragent.
event-dealt-role-you = Jouw rol: { $role }.
event-round = Ronde { $number } van 8.
event-loot = Buit: { $notes }. Op tafel ligt $ { $total }.000.
event-showed = { $seat } toont een kracht: { $power }!
event-loaded = { $seats_count ->
    [1] { $seats } laadt een kogel.
   *[other] { $seats } hebben geladen.
}
event-loaded-you = Je laadt { $bullet }
event-unloaded = { $seat } neemt de geladen kogel terug op handen.
event-aimed = { $seat } richt op { $target }.
event-too-slow = { $seat } is te traag: de kogel is weg.
event-stayed = { $seats_count ->
    [1] Alleen { $seats } blijft staan.
   *[other] { $seats } blijven staan.
}
event-withdrew = { $seat } trekt zich terug. Schande! ({ $shame })
event-withdrew-flashing = { $seat } trekt zich terug onder het zwaailicht. Schandfiches: { $shame }, met zwaailicht: { $lights }.
event-held-fire = { $seat } schiet niet: { $target } heeft zich teruggetrokken.
event-revealed = { $seat } schiet op { $target }: { $bullet }
event-saved = Drakenhuid! { $bullets ->
    [one] Eén kogel ketst af op { $seat }.
   *[other] { $bullets } kogels ketsen af op { $seat }.
}
event-wounded = { $count ->
    [one] { $seat } raakt gewond. Wonden in totaal: { $wounds }.
   *[other] { $seat } loopt { $count } wonden op. Wonden in totaal: { $wounds }.
}
event-dropped = { $seat } legt ongezien een kogel af.
event-exploded = BOEM! De granaat glipt uit de hand van { $seat }. Wie nog staat, raakt gewond, en de ronde is voorbij.
event-killed = { $money ->
    [0] { $seat } is dood.
   *[other] { $seat } is dood. $ { $money }.000 verdwijnt in de doos.
}
event-took-gun = { $count ->
    [one] { $seat } neemt het pistool van { $dead } en één kogel.
   *[other] { $seat } neemt het pistool van { $dead } en { $count } kogels.
}
event-took-gun-you = De kogels die je krijgt: { $bullets }
event-took-back = { $seat } neemt Pang! Pang! Pang! terug en legt ongezien een andere kogel af.
event-took-back-you = Je legt { $bullet } af.
event-stood-up = { $seat } staat weer op en deelt mee.
event-split = { $seats_count ->
    [1] { $seats } krijgt alles: $ { $share }.000.
   *[other] { $seats } delen: ieder $ { $share }.000.
}
event-no-split = Er valt niets te delen: $ { $left }.000 blijft op tafel liggen.
event-left-over = $ { $left }.000 blijft op tafel liggen.
event-telephone-round = De telefoon gaat rond: { $seats }.
event-telephone-used = { $number ->
    [1] De telefoon is gebruikt! In gesprek.
    [2] De telefoon is weer gebruikt! In gesprek.
   *[other] De telefoon is voor de derde keer gebruikt: er is versterking onderweg.
}
event-telephone-unused = De telefoon is niet gebruikt.
event-police-alerted = De politie is onderweg. Wie zich vanaf nu terugtrekt, krijgt een schandfiche met zwaailicht.
event-was-cop = { $seat } was de undercoveragent.
event-had-power = { $seat } had { $power }.
event-bonus = { $power }: $ { $amount }.000 voor { $seat }.
event-scored = { $seat } heeft { $money ->
    [0] $ 0
   *[other] $ { $money }.000
} en { $shame ->
    [0] geen schandfiche
    [one] één schandfiche
   *[other] { $shame } schandfiches
}: uiteindelijk { $score ->
    [0] $ 0
   *[other] { SIGN($score) }$ { SIZE($score) }.000
}.
event-tied = { $seats } zijn even rijk: { $by }.
event-won = { $seats_count ->
    [1] { $seats } wint!
   *[other] { $seats } delen de overwinning!
}
event-nobody-won = Niemand leeft nog. Niemand wint.

option-powers = Superkrachten
option-powers-off = geen krachten
option-powers-first-six = de eerste zes
option-powers-all = alle tien
option-cop = Een agent in de maffia
option-cop-off = alleen gangsters
option-cop-on = één geheime agent (5 of 6 spelers)
option-specialist = De Specialist neemt terug
option-specialist-fired = een Pang! Pang! Pang! die is afgevuurd
option-specialist-played = elke Pang! Pang! Pang! die is gespeeld

reason-richest = de rijkste gangster die nog leeft
reason-survivor = de laatste die nog leeft
reason-cop = de politie kwam, en de agent leeft nog om te getuigen
reason-nobody = iedereen is dood

guide-before-load = Voordat er wordt geladen, mag je een kracht tonen. Het wordt iedereen gevraagd die er nog een gedekt heeft, zodat de vraag niemand verraadt; passen kost niets.
guide-load = Elke kogel gebruik je één keer in acht rondes. Een Klik! jaagt net zo veel schrik aan als een Pang!, zolang niemand het weet: bewaar de echte voor rondes met veel geld.
guide-second-load = Je tweede pistool heeft eigen kogels en schiet in dezelfde ronde. Laad het net als het eerste.
guide-before-aim = Voordat er wordt gericht, mag je sommige krachten nog tonen. Hoort de jouwe daar niet bij, of houd je die liever geheim, pas dan.
guide-second-aim = Kies op wie je je tweede pistool richt. Het gaat bij dezelfde tel omhoog als alle andere, dus niemand kan erop reageren.
guide-aim = Alle pistolen gaan tegelijk omhoog. Kies iemand die je graag ziet afhaken: wie zich terugtrekt, deelt niet mee.
guide-kid-aim = Alleen jij ziet op wie iedereen richt voordat je kiest. Zoek iemand die niet terug kan schieten.
guide-last-chance = Voordat het op lef aankomt, kan er nog een granaat worden getoond. Dat kan met maar één kracht; toch wordt het iedereen gevraagd.
guide-cunning-load = Jij laadt als laatste en weet wie op wie richt. Of het alleen voor de schijn is, weet niemand.
guide-courage = Blijf je staan, dan deel je mee of vang je een kogel. Trek je je terug, dan kan niets je raken, maar deel je niet mee en krijg je een schandfiche dat aan het eind $ 5.000 kost.
guide-first-death = Wie de juiste kracht heeft, mag nu het pistool van de dode nemen. Ben jij dat niet, pas dan.
guide-take-back = Na een Pang! Pang! Pang! mag één kracht die kogel weer op handen nemen. Is dat niet de jouwe, pas dan.
guide-before-split = Met één kracht mag een gangster die ligt weer opstaan en meedelen, één keer per spel. Het wordt iedereen gevraagd.
guide-telephone = Iedereen die bleef staan, krijgt de telefoon; alleen de agent kan bellen, en iedereen ziet of er gebeld is. Na drie telefoontjes komt de politie.

counted-money = Geld
counted-wounds = Wonden
counted-shame = Schandfiches
counted-money-value = { $value ->
    [0] $ 0
   *[other] { SIGN($value) }$ { SIZE($value) }.000
}

screen-round = Ronde { $round } van 8
screen-table = Op tafel: { $notes }
screen-nothing = niets
screen-wounds = wonden
screen-money-head = geld
screen-shame = schande
screen-gun = pistool
screen-aim = richt op
screen-shown = getoond
screen-left = over
screen-money = { $amount ->
    [0] $ 0
   *[other] $ { $amount }.000
}
screen-dead = dood
screen-lies = ligt
screen-late = te traag
screen-power = { $seat }: { $power } (getoond)
screen-grenade = De granaat is in handen van: { $seat }
screen-calls = { $calls ->
    [0] De telefoon is nog niet gebruikt.
    [1] De telefoon is één keer gebruikt: in gesprek.
    [2] De telefoon is twee keer gebruikt: in gesprek.
   *[other] De politie is onderweg.
}
screen-own-power = Jouw kracht: { $power }
screen-own-role = Jij bent: { $role }
screen-hand = Jouw kogels: { $bullets }
screen-second = Tweede pistool: { $bullets }
screen-loaded = Geladen: { $bullet }
screen-legend = { $hidden } verborgen · { $click } Klik · { $bang } Pang! · { $bbb } Pang! Pang! Pang! · { $wound } wond · { $light } zwaailicht

screen-talk = Praat, dreig, beloof…
screen-pick-bullet = Kies een kogel
screen-pick-target = Kies op wie je richt
screen-pick-courage = Blijf je staan of trek je je terug?
screen-bullet-left = { $bullet } Nog { $count ->
    [one] één over.
   *[other] { $count } over.
}
screen-stay = Blijf staan
screen-stay-about = deel mee, of word geraakt
screen-withdraw = Trek je terug
screen-withdraw-about = veilig, geen aandeel, schande
screen-aimed-at-you = { $count ->
    [one] { $seats } richt op jou.
   *[other] { $count } pistolen zijn op jou gericht: { $seats }.
}
screen-nobody-aims = Niemand richt op jou.
screen-only-pass = Je hebt nu niets te tonen. Het wordt iedereen gevraagd, zodat de vraag niemand verraadt.
screen-only-pass-on = Je hebt de telefoon in handen. Iedereen die bleef staan, krijgt hem; jij geeft hem gewoon door.
screen-pass-on = Geef door
screen-you-dead = Je bent dood. Kijk hoe het met de anderen afloopt.
screen-you-down = Je ligt en doet deze ronde niet meer mee.
screen-unfired = niet afgevuurd
screen-about-gangster = Wees aan het eind de rijkste, en voorkom dat de agent drie keer belt en het overleeft.
screen-about-cop = Gebruik de telefoon drie keer, uiterlijk in ronde 6. Overleef het daarna met hoogstens één schandfiche met zwaailicht, en je wint alleen.
screen-about-power-1 = Aan het eind, als je leeft: $ 10.000 per gedode gangster.
screen-about-power-2 = Pas de vierde wond is dodelijk voor je. Wordt vanzelf getoond.
screen-about-power-3 = Bij de eerste dode mag je het pistool met de kogels nemen: voortaan twee schoten per ronde.
screen-about-power-4 = Hoogstens één wond per ronde. Wordt vanzelf getoond.
screen-about-power-5 = Toon een granaat voordat het op lef aankomt. Raak je daarna gewond, dan ook iedereen die nog staat, en de ronde is voorbij.
screen-about-power-6 = Eenmaal getoond richt je na alle anderen.
screen-about-power-7 = Eenmaal getoond laad je nadat iedereen heeft gericht.
screen-about-power-8 = Aan het eind levert elk schandfiche je $ 5.000 op in plaats van het te kosten.
screen-about-power-9 = Eén keer mag je na je Pang! Pang! Pang! die kogel terugnemen en een andere afleggen.
screen-about-power-10 = Eén keer mag je vóór het verdelen weer opstaan en meedelen.

trait-shame = Schandfiches
trait-bbb = Ronde waarin Pang! Pang! Pang! werd geladen (0: nooit)
trait-power = Superkrachten
trait-role = Rollen
