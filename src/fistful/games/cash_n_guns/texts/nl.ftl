game = Cash 'n Guns
tagline = Richt op elkaar, houd je zenuwen in bedwang en verdeel wat er overblijft.
# What the host of the evening says before the first card.
caller-opening = Goedenavond. { UP(so-many-rounds) }, één tafel, en een berg geld in het midden. Laad, richt, en houd je zenuwen in bedwang. De rijkste die het overleeft, wint.

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
notes-5 = 1 × $ 5.000
notes-10 = 1 × $ 10.000
notes-20 = 1 × $ 20.000
notes-5-5 = 2 × $ 5.000
notes-10-5 = 1 × $ 10.000 · 1 × $ 5.000
notes-10-10 = 2 × $ 10.000
notes-20-5 = 1 × $ 20.000 · 1 × $ 5.000
notes-20-10 = 1 × $ 20.000 · 1 × $ 10.000
notes-20-20 = 2 × $ 20.000
notes-5-5-5 = 3 × $ 5.000
notes-10-5-5 = 1 × $ 10.000 · 2 × $ 5.000
notes-10-10-5 = 2 × $ 10.000 · 1 × $ 5.000
notes-10-10-10 = 3 × $ 10.000
notes-20-5-5 = 1 × $ 20.000 · 2 × $ 5.000
notes-20-10-5 = 1 × $ 20.000 · 1 × $ 10.000 · 1 × $ 5.000
notes-20-10-10 = 1 × $ 20.000 · 2 × $ 10.000
notes-20-20-5 = 2 × $ 20.000 · 1 × $ 5.000
notes-20-20-10 = 2 × $ 20.000 · 1 × $ 10.000
notes-20-20-20 = 3 × $ 20.000
notes-5-5-5-5 = 4 × $ 5.000
notes-10-5-5-5 = 1 × $ 10.000 · 3 × $ 5.000
notes-10-10-5-5 = 2 × $ 10.000 · 2 × $ 5.000
notes-10-10-10-5 = 3 × $ 10.000 · 1 × $ 5.000
notes-10-10-10-10 = 4 × $ 10.000
notes-20-5-5-5 = 1 × $ 20.000 · 3 × $ 5.000
notes-20-10-5-5 = 1 × $ 20.000 · 1 × $ 10.000 · 2 × $ 5.000
notes-20-10-10-5 = 1 × $ 20.000 · 2 × $ 10.000 · 1 × $ 5.000
notes-20-10-10-10 = 1 × $ 20.000 · 3 × $ 10.000
notes-20-20-5-5 = 2 × $ 20.000 · 2 × $ 5.000
notes-20-20-10-5 = 2 × $ 20.000 · 1 × $ 10.000 · 1 × $ 5.000
notes-20-20-10-10 = 2 × $ 20.000 · 2 × $ 10.000
notes-20-20-20-5 = 3 × $ 20.000 · 1 × $ 5.000
notes-20-20-20-10 = 3 × $ 20.000 · 1 × $ 10.000
notes-20-20-20-20 = 4 × $ 20.000
notes-5-5-5-5-5-5 = 6 × $ 5.000
notes-10-5-5-5-5-5 = 1 × $ 10.000 · 5 × $ 5.000
notes-10-10-5-5-5-5 = 2 × $ 10.000 · 4 × $ 5.000
notes-10-10-10-5-5-5 = 3 × $ 10.000 · 3 × $ 5.000
notes-10-10-10-10-5-5 = 4 × $ 10.000 · 2 × $ 5.000
notes-10-10-10-10-10-5 = 5 × $ 10.000 · 1 × $ 5.000
notes-10-10-10-10-10-10 = 6 × $ 10.000
notes-20-5-5-5-5-5 = 1 × $ 20.000 · 5 × $ 5.000
notes-20-10-5-5-5-5 = 1 × $ 20.000 · 1 × $ 10.000 · 4 × $ 5.000
notes-20-10-10-5-5-5 = 1 × $ 20.000 · 2 × $ 10.000 · 3 × $ 5.000
notes-20-10-10-10-5-5 = 1 × $ 20.000 · 3 × $ 10.000 · 2 × $ 5.000
notes-20-10-10-10-10-5 = 1 × $ 20.000 · 4 × $ 10.000 · 1 × $ 5.000
notes-20-10-10-10-10-10 = 1 × $ 20.000 · 5 × $ 10.000
notes-20-20-5-5-5-5 = 2 × $ 20.000 · 4 × $ 5.000
notes-20-20-10-5-5-5 = 2 × $ 20.000 · 1 × $ 10.000 · 3 × $ 5.000
notes-20-20-10-10-5-5 = 2 × $ 20.000 · 2 × $ 10.000 · 2 × $ 5.000
notes-20-20-10-10-10-5 = 2 × $ 20.000 · 3 × $ 10.000 · 1 × $ 5.000
notes-20-20-10-10-10-10 = 2 × $ 20.000 · 4 × $ 10.000
notes-20-20-20-5-5-5 = 3 × $ 20.000 · 3 × $ 5.000
notes-20-20-20-10-5-5 = 3 × $ 20.000 · 1 × $ 10.000 · 2 × $ 5.000
notes-20-20-20-10-10-5 = 3 × $ 20.000 · 2 × $ 10.000 · 1 × $ 5.000
notes-20-20-20-10-10-10 = 3 × $ 20.000 · 3 × $ 10.000
notes-20-20-20-20-5-5 = 4 × $ 20.000 · 2 × $ 5.000
notes-20-20-20-20-10-5 = 4 × $ 20.000 · 1 × $ 10.000 · 1 × $ 5.000
notes-20-20-20-20-10-10 = 4 × $ 20.000 · 2 × $ 10.000
notes-20-20-20-20-20-5 = 5 × $ 20.000 · 1 × $ 5.000
notes-20-20-20-20-20-10 = 5 × $ 20.000 · 1 × $ 10.000
notes-20-20-20-20-20-20 = 6 × $ 20.000
# Wat de variant van een tafel bepaalt, zoals zinnen het noemen.
so-many-rounds = { $rounds ->
    [one] één ronde
   *[other] { WORD($rounds) } rondes
}
so-many-notes = { $notes_a_round ->
    [one] één bankbiljet
   *[other] { WORD($notes_a_round) } bankbiljetten
}
so-many-clicks = { WORD($clicks) } keer *Klik! Klik! Klik!*
so-many-plain-clicks = { WORD($clicks) } keer Klik
so-many-bangs = { $bangs ->
    [0] geen *Pang!*
   *[other] { WORD($bangs) } keer *Pang!*
}
so-many-bbbs = { $bbbs ->
    [0] geen *Pang! Pang! Pang!*
   *[other] één keer *Pang! Pang! Pang!*
}
so-many-calls = { WORD($calls_needed) } keer
wounds-kill = { $wounds_to_die ->
    [one] Eén wond is dodelijk.
   *[other] { UP(WORD($wounds_to_die)) } wonden zijn dodelijk.
}
shame-money = { $shame_costs ->
    [0] $ 0
   *[other] $ { $shame_costs }.000
}
lights-at-most = { $lights_allowed ->
    [0] geen schandfiche
    [one] hoogstens één schandfiche
   *[other] hoogstens { WORD($lights_allowed) } schandfiches
}
flashing-at-most = { $lights_allowed ->
    [0] zonder schandfiche met zwaailicht
    [one] met hoogstens één schandfiche met zwaailicht
   *[other] met hoogstens { WORD($lights_allowed) } schandfiches met zwaailicht
}
phone-rounds = { $last_phone_round ->
    [0] in geen enkele ronde
    [one] in ronde 1
   *[other] in ronde 1 tot en met { $last_phone_round }
}
# Wat de luide kogels doen, in een zin die ermee begint, en in een paar woorden.
loud-bullets = { $bbbs ->
    [0] { UP(WORD($bangs)) } { $bangs ->
        [one] doet
       *[other] doen
    } Pang!
   *[other] { $bangs ->
        [0] Eén doet
        [one] Eén doet Pang!, en één doet
       *[other] { UP(WORD($bangs)) } doen Pang!, en één doet
    } Pang! Pang! Pang! voordat een ander kan schieten.
}
loud-few = { $bangs ->
    [0] { "" }
   *[other] , { WORD($bangs) } keer Pang!
}{ $bbbs ->
    [0] { "" }
   *[other] , één keer Pang! Pang! Pang!
}

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
power-own-1 = Kracht 1 van deze variant
power-own-2 = Kracht 2 van deze variant
power-own-3 = Kracht 3 van deze variant
power-own-4 = Kracht 4 van deze variant
power-own-5 = Kracht 5 van deze variant
power-own-6 = Kracht 6 van deze variant
power-own-7 = Kracht 7 van deze variant
power-own-8 = Kracht 8 van deze variant
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
phase-loot = { $notes_a_round ->
    [one] Er wordt een bankbiljet opengelegd.
   *[other] Er worden { so-many-notes } opengelegd.
}
phase-load = Welke kogel laad je?
phase-second-load = Welke kogel laad je in je tweede pistool?
phase-second-aim = Op wie richt je je tweede pistool? Niemand ziet het voordat er geteld is.
phase-aim = Eén… twee… drie! Op wie richt je?
phase-kid-aim = Iedereen heeft gericht. Op wie richt jij?
phase-cunning-load = Je hebt alle pistolen gezien. Welke kogel laad je?
phase-courage = Praat, dreig, beloof… Eén… twee… drie! Blijf je staan of trek je je terug?
phase-triple-bang = Pang! Pang! Pang!
phase-bang = De andere pistolen gaan af.
phase-after-shots = De kruitdamp trekt op. Wil je iets doen?
phase-split = De buit wordt verdeeld.
phase-telephone = De telefoon gaat onder tafel rond.

# What the others are told while somebody is asked.
wait-load = Iedereen laadt in het geheim een kogel.
wait-second-load = { $seats } laadt het tweede pistool.
wait-second-aim = { $seats } richt onder de tafel het tweede pistool.
wait-aim = Op drie richt iedereen op iemand.
wait-kid-aim = Iedereen heeft gericht. Nu richt { $seats }.
wait-cunning-load = { $seats } heeft alle pistolen gezien en laadt nu pas.
wait-courage = Praat, dreig, beloof… Wie blijft staan, wie trekt zich terug?
wait-after-shots = De kruitdamp trekt op. Doet iemand iets?

verb-load = Laad { $bullet }
verb-load-show = Laad { $bullet } en toon je kracht
verb-show = Toon je kracht, en laad als iedereen heeft gericht
verb-aim = Richt op { $seat }
verb-aim-armed = Richt op { $seat }, en toon de granaat als er iemand op jou richt
verb-too-slow = Aarzel (je richt op niemand, de kogel is weg)
verb-stay = Blijf staan
verb-withdraw = Trek je terug (een schandfiche, geen aandeel, geen wonden)
verb-pass = Pas
verb-take = Neem het pistool en de kogels van { $seat }
verb-discard = Neem Pang! Pang! Pang! terug en leg in plaats daarvan { $bullet } af
verb-stand-up = Sta op en deel mee
verb-telephone = Bel de politie
verb-telephone-take = Bel de politie, en neem het pistool en de kogels van { $seat }
verb-telephone-discard = Bel de politie, neem Pang! Pang! Pang! terug en leg in plaats daarvan { $bullet } af
verb-telephone-stand-up = Sta op, deel mee en bel de politie
verb-power = { $power } wordt gedeeld
verb-cop = { $seat } is de undercoveragent
verb-notes = { $notes }

event-dealt-power = { $seat } krijgt een kracht.
event-dealt-power-you = Jouw kracht: { $power }.
event-dealt-roles = De rollen zijn gedeeld. Een van jullie is undercoveragent.
event-dealt-role-you = Jouw rol: { $role }.
event-round = Ronde { $number } van { $rounds }.
event-loot = Buit: { $notes }. Op tafel ligt $ { $total }.000.
event-showed = { $seat } toont een kracht: { $power }!
event-loaded = { $seats_count ->
    [1] { $seats } laadt een kogel.
   *[other] { $seats } hebben geladen.
}
event-loaded-you = Je laadt { $bullet }
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
event-saved = { $bullets ->
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
event-telephone-used = { LESS($calls_needed, $number) ->
    [0] De telefoon is gebruikt, en er werd opgenomen: er is versterking onderweg.
   *[other] { $number ->
        [1] De telefoon is gebruikt! In gesprek.
       *[other] De telefoon is weer gebruikt! In gesprek.
    }
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
option-powers-all = alle { WORD($power_count) }
option-cop = Een agent in de maffia
option-cop-off = alleen gangsters
option-cop-on = één geheime agent (5 of 6 spelers)
option-specialist = De Specialist neemt terug
option-specialist-fired = een Pang! Pang! Pang! die is afgevuurd
option-specialist-played = elke Pang! Pang! Pang! die is gespeeld
option-deck = Kaarten
option-deck-standard = die van de spelregels

reason-richest = de rijkste gangster die nog leeft
reason-survivor = de laatste die nog leeft
reason-cop = de politie kwam, en de agent leeft nog om te getuigen
reason-nobody = iedereen is dood

guide-load = Elke kogel gebruik je één keer in { so-many-rounds }. Een Klik! jaagt net zo veel schrik aan als een Pang!, zolang niemand het weet: bewaar de echte voor rondes met veel geld.
guide-second-load = Je tweede pistool heeft eigen kogels en schiet in dezelfde ronde. Laad het net als het eerste.
guide-second-aim = Kies op wie je je tweede pistool richt. Het gaat bij dezelfde tel omhoog als alle andere, dus niemand kan erop reageren.
guide-aim = Alle pistolen gaan tegelijk omhoog. Kies iemand die je graag ziet afhaken: wie zich terugtrekt, deelt niet mee.
guide-kid-aim = Alleen jij ziet op wie iedereen richt voordat je kiest. Zoek iemand die niet terug kan schieten.
guide-cunning-load = Jij laadt als laatste en weet wie op wie richt. Of het alleen voor de schijn is, weet niemand.
guide-courage = Blijf je staan, dan deel je mee of vang je een kogel. Trek je je terug, dan kan niets je raken, maar deel je niet mee en krijg je een schandfiche dat aan het eind { shame-money } kost.
guide-after-shots = Wie nu een kracht of de telefoon zou kunnen gebruiken, krijgt de vraag, zodat die niemand verraadt; alleen de agent kan bellen. Niets zeggen is passen.

counted-money = Geld
counted-wounds = Wonden
counted-shame = Schandfiches
counted-money-value = { $value ->
    [0] $ 0
   *[other] { SIGN($value) }$ { SIZE($value) }.000
}

screen-round = Ronde { $round } van { $rounds }
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
screen-calls = { LESS($calls_needed, $calls) ->
    [0] De politie is onderweg.
   *[other] { $calls ->
        [0] De telefoon is nog niet gebruikt.
       *[other] De telefoon is { WORD($calls) } keer gebruikt: in gesprek.
    }
}
screen-own-power = Jouw kracht: { $power }
screen-own-role = Jij bent: { $role }
screen-hand = Jouw kogels: { $bullets }
screen-second = Tweede pistool: { $bullets }
screen-loaded = Geladen: { $bullet }
screen-legend = { $hidden } verborgen · { $click } Klik · { $bang } Pang! · { $bbb } Pang! Pang! Pang! · { $wound } wond · { $light } zwaailicht

screen-click = Klik!
screen-hush = Niemand haalt adem.
screen-most-aimed = { $count ->
    [one] Eén pistool op { $seat }. Wie heeft het lef?
   *[other] { $count } pistolen op { $seat }. Wie heeft het lef?
}
screen-all-aimed = Alle pistolen zijn omhoog. Wie heeft het lef?
screen-gone = { $count ->
    [one] { $seats } trekt zich terug. Schaam je!
   *[other] { $seats } trekken zich terug. Schaam je!
}
screen-hit = { $count ->
    [one] { $seats } is geraakt!
   *[other] { $seats } zijn geraakt!
}
screen-all-click = Klik! Klik! Klik! Alleen maar lucht.
screen-fired = { $count ->
    [one] { $seats } meende het!
   *[other] { $seats } meenden het!
}
screen-shot = { $seat } op { $target }
screen-fired-at = { $shots }: geen bluf!
screen-triple-at = { $shots }: Pang! Pang! Pang!
screen-counted = Iedereen telt. Schande kost geld.
screen-talk = Praat, dreig, beloof…
screen-pick-bullet = Kies een kogel
screen-pick-target = Kies op wie je richt
screen-bullet-left = { $bullet } Nog { $count ->
    [one] één over.
   *[other] { $count } over.
}
screen-pick-side = Wat wordt het?
screen-show-power = Toon mijn kracht
screen-show-power-about = met de kogel
screen-power-ready = Mijn kracht is paraat
screen-power-ready-about = als er iemand op mij richt
screen-load-it = Laad hem
screen-let-go = Laat los op de kogel die je wilt laden.
screen-let-go-discard = Laat los op de kogel die je wilt afleggen.
screen-still-stand = { $count ->
    [one] Alleen { $seats } staat nog.
   *[other] Er staan nog: { $seats }.
}
screen-nobody-stands = Er staat niemand meer.
screen-secrets = Wat alleen jij weet
screen-sealed = Je antwoord ligt gedekt. Houd je gezicht in de plooi.
screen-call = Gebruik de telefoon
screen-stand-up = Sta op en deel mee
screen-take-back = Neem Pang! Pang! Pang! terug
screen-take-back-about = en leg een andere kogel af
screen-take-gun = Neem het pistool van { $seat }
screen-do-it = Verder
screen-you-died = Je bent dood.
screen-you-hit = Je bent geraakt!
screen-you-share = { $money } voor jou
screen-stay = Blijf staan
screen-stay-about = deel mee, of word geraakt
screen-withdraw = Trek je terug
screen-withdraw-about = veilig, geen aandeel, schande
screen-aimed-at-you = { $count ->
    [one] { $seats } richt op jou.
   *[other] { $count } pistolen zijn op jou gericht: { $seats }.
}
screen-nobody-aims = Niemand richt op jou.
screen-only-pass = Je kunt nu niets doen. De vraag verraadt niemand: wat je ook kiest, je past.
screen-only-pass-on = Je hebt de telefoon in handen. Iedereen die bleef staan, krijgt hem; wat je ook kiest, je geeft hem door.
screen-no-use = Jouw kracht kun je nu niet tonen: de schakelaar op je telefoon doet niets, en niemand kan dat zien.
screen-you-dead = Je bent dood. Kijk hoe het met de anderen afloopt.
screen-you-down = Je ligt en doet deze ronde niet meer mee.
screen-unfired = niet afgevuurd
screen-about-gangster = Wees aan het eind de rijkste, en voorkom dat de agent { so-many-calls } belt en het overleeft.
screen-about-cop = Gebruik de telefoon { so-many-calls }, uiterlijk in ronde { $last_phone_round }. Overleef het daarna { flashing-at-most }, en je wint alleen.
# Wat krachten doen, effect voor effect: daaruit bestaat wat een kracht zegt.
does-pay-per-killed = Aan het eind, als je leeft: { $number ->
    [0] $ 0
   *[other] $ { $number }.000
} per gedode gangster.
does-pay-per-shame = Aan het eind, als je leeft, kosten je schandfiches niets: elk levert { $number ->
    [0] $ 0
   *[other] $ { $number }.000
} op.
does-pay-per-wound = Aan het eind, als je leeft: { $number ->
    [0] $ 0
   *[other] $ { $number }.000
} voor elk van je wonden.
does-pay = Aan het eind, als je leeft: { $number ->
    [0] $ 0
   *[other] $ { $number }.000
} erbij.
does-extra-wounds = Pas { WORD($number) } wonden zijn dodelijk voor je. Wordt vanzelf getoond.
does-one-wound-a-round = Hoogstens één wond per ronde. Wordt vanzelf getoond.
does-second-gun = Na de eerste dode mag je het pistool met de kogels nemen: voortaan twee schoten per ronde.
does-grenade = Toon een granaat als je laadt, of houd hem paraat als je richt: dan wordt hij getoond als er een pistool op jou gericht is. Raak je daarna gewond, dan ook iedereen die nog staat, en de ronde is voorbij: geen verdeling, geen telefoon.
does-aims-last = Getoond als je laadt: vanaf dan richt je na alle anderen.
does-loads-last = Getoond als je zou laden: vanaf dan laad je nadat iedereen heeft gericht.
does-last-of-all = Getoond als je zou laden: vanaf dan richt je na alle anderen, en laad je als iedereen heeft gericht.
does-takes-back = Eén keer mag je na je Pang! Pang! Pang! die kogel terugnemen en een andere afleggen.
does-stands-up = Eén keer mag je vóór het verdelen weer opstaan en meedelen, geraakt of teruggetrokken; niet in een ronde waarin de granaat is ontploft.
summary-power = *{ $name }*: { $about }

trait-shame = Schandfiches
trait-bbb = Ronde waarin Pang! Pang! Pang! werd geladen (0: nooit)
trait-power = Superkrachten
trait-role = Rollen

headline-bluff = Beste bluf
headline-bluff-told = { $seat } joeg { $other } weg van $ { $number }.000 met een leeg pistool.
headline-betrayal = Kilste verraad
headline-betrayal-told = { $other } had nooit op { $seat } gericht. Ronde { $number }: { $seat } schiet.
headline-bullet = Duurste kogel
headline-bullet-told = De kogel van { $seat } kostte { $other } $ { $number }.000.
headline-nerve = Stalen zenuwen
headline-nerve-told = { $number ->
    [one] { $seat } keek in een loop, bleef staan en had geen schrammetje.
   *[other] { $seat } keek in { $number } lopen, bleef staan en had geen schrammetje.
}
headline-haul = Grootste buit
headline-haul-told = $ { $number }.000 de man voor { $seats }, in één ronde.
headline-flight = Wijste aftocht
headline-flight-told = { $seat } ging ervandoor. Het pistool van { $other } was geladen.

# Aan tafel uitgelegd: in een minuut voorgelezen, met één plaatje elk.
opening-story = De overval is gelukt. Nu ligt het geld op tafel, en iedereen heeft een pistool.
opening-win = Na { so-many-rounds } wint de rijkste die nog leeft. De doden hebben niets.
opening-do-1 = Laad in het geheim. { $clicks ->
    [one] Eén kogel doet alleen Klik.
   *[other] { UP(WORD($clicks)) } kogels doen alleen Klik.
} { loud-bullets }
opening-do-2 = Op drie richt iedereen op iemand. Praat nu: dreig, beloof, maak afspraken. Niemand weet wat er in je pistool zit.
opening-do-3 = Op drie: blijf je of trek je je terug? Wie blijft, deelt het geld of krijgt de kogel. Wie zich terugtrekt is veilig, beschaamd en armer.
# De ene zin van een fase, op het grote scherm, de eerste keer.
lesson-load = Laad in het geheim een kogel: { so-many-plain-clicks }{ loud-few }
lesson-aim = Richt op iemand die je graag ziet vertrekken. Op drie!
lesson-courage = Praat! Blijf dan voor je aandeel, of trek je terug: veilig maar beschaamd.

# Waar wie eruit ligt of toekijkt op wedt.
bet-body = Wie gaat er deze ronde dood?
bet-coward = Wie trekt zich terug?
bet-winner = Wie wint het spel?

# Waarom de ene zet beter is dan de andere: een feit in de werelden die de speler kon bedenken.
because-killed = In { $played } van de 100 werelden die { $seat } kon bedenken, zou { $seat } dan binnen twee rondes sterven; na de betere zet in { $best }.
because-wounded = In { $played } van de 100 werelden die { $seat } kon bedenken, zou { $seat } dan binnen twee rondes geraakt worden; na de betere zet in { $best }.
because-money = { $seat } zou twee rondes later gemiddeld $ { $played }.000 hebben; na de betere zet $ { $best }.000.
because-bullets = In 100 werelden die { $seat } kon bedenken, zou { $seat } twee rondes later nog { $played } echte kogels hebben; na de betere zet { $best }.
because-hurt = In 100 werelden die { $seat } kon bedenken, zouden de anderen dan binnen twee rondes { $played } wonden oplopen; na de betere zet { $best }.
because-rival = De rijkste van de anderen zou twee rondes later gemiddeld $ { $played }.000 hebben; na de betere zet $ { $best }.000.
