game = Stetsons & Sixguns
tagline = Richt, blijf staan of schuil, schiet: word de beruchtste revolverheld van het Westen.
# What the host of the evening says before the first card.
caller-opening = Klokslag twaalf. Kies je doel, kies je dekking, en hoop dat de cilinder meewerkt.

# Wat de opties en de variant van een tafel bepalen, zoals zinnen het noemen.
so-many-rounds = { $rounds ->
    [one] één ronde
   *[other] { WORD($rounds) } rondes
}
so-many-bullets = { $sixgun_bullets ->
    [one] één kogel
   *[other] { WORD($sixgun_bullets) } kogels
}
starting-points = { $starting_notoriety ->
    [0] geen punten
    [one] 1 punt
   *[other] { $starting_notoriety } punten
}
so-many-cards = { $starting_cards ->
    [one] één Actiekaart
   *[other] { WORD($starting_cards) } Actiekaarten
}
soft-through = { $soft_through ->
    [0] { "" }
    [1] Handwapens schieten door ZACHT heen.{ " " }
    [2] Geweren schieten door ZACHT heen.{ " " }
   *[other] Handwapens en geweren schieten door ZACHT heen.{ " " }
}
partial-through = { $partial_through ->
    [0] { "" }
    [1] Handwapens schieten door HALF heen.{ " " }
    [2] Geweren schieten door HALF heen.{ " " }
   *[other] Handwapens en geweren schieten door HALF heen.{ " " }
}
hard-through = { $hard_through ->
    [0] { "" }
    [1] Handwapens schieten door HARD heen.{ " " }
    [2] Geweren schieten door HARD heen.{ " " }
   *[other] Handwapens en geweren schieten door HARD heen.{ " " }
}

# The cards: their names, and what they say.
card-quick-draw = Snel getrokken
card-hit-the-dirt = Plat op de grond
card-hair-trigger = Gevoelige trekker
card-look-over-there = Kijk daar!
card-duck-and-weave = Bukken en wegduiken
card-boot-pistol = Laarspistool
card-ace-of-spades = Schoppenaas
card-shoot-the-gun-out = Uit de hand geschoten
card-smoke-screen = Rookgordijn
card-derringer = Derringer
card-snap-shot = Schot uit de heup
card-call-him-out = Uitdaging
card-play-dead = Voor dood liggen
card-the-ghost = De Geest
card-pickpocket = Zakkenroller
card-pepperbox = Peperbus
card-behind-the-bar = Achter de bar
card-fast-shuffle = Vlot geschud
card-winged-him = Schampschot
card-sawn-off-shotgun = Afgezaagd jachtgeweer
card-sharpshooter = Scherpschutter
card-tin-star = Blikken ster
card-double-bluff = Dubbele bluf
card-human-shield = Menselijk schild
card-second-sixgun = Tweede revolver
card-stagecoach-robbery = Overval op de postkoets
card-ambush = Hinderlaag!
card-trick-shot = Kunstschot
card-card-sharp = Valsspeler
card-doc-s-bag = Dokterstas
card-spare-cylinder = Reservetrommel
card-winchester-rifle = Winchester
card-angry-mob = Woedende menigte
card-ricochet = Afgeketst
card-kick-over-the-table = Tafel omgooien
card-fan-the-hammer = Snelvuur
card-blackmail = Chantage
card-gun-oil = Wapenolie
card-cavalry-carbine = Cavaleriekarabijn
card-covering-fire = Dekkingsvuur
card-dead-eye = Arendsoog
card-dust-storm = Zandstorm
card-coach-gun = Koetsiersgeweer
card-10-gallon-hat = Reuzenstetson
card-old-grudge = Oude wrok
card-bandolier = Patroongordel
card-dynamite = Dynamiet
card-saloon-brawl = Saloongevecht
card-snake-oil = Wondermiddel
card-crossfire = Kruisvuur
card-five-finger-discount = Lange vingers
card-barn-fire = Schuurbrand
card-whiskey-courage = Moed indrinken
card-buffalo-rifle = Buffelgeweer
card-stampede = Op hol geslagen kudde
card-wanted-poster = Opsporingsbiljet
card-gunsmith = Wapensmid
card-high-noon = Klokslag twaalf
card-last-man-standing = Als laatste overeind
card-living-legend = Levende legende
card-take-aim-61 = Aanleggen 61
card-take-aim-62 = Aanleggen 62
card-take-aim-63 = Aanleggen 63
card-take-aim-64 = Aanleggen 64
card-take-aim-65 = Aanleggen 65
card-take-aim-66 = Aanleggen 66
card-take-aim-67 = Aanleggen 67
card-take-aim-68 = Aanleggen 68
card-take-aim-69 = Aanleggen 69
card-take-aim-70 = Aanleggen 70
card-take-aim-71 = Aanleggen 71
card-take-aim-72 = Aanleggen 72
card-take-aim-73 = Aanleggen 73
card-take-aim-74 = Aanleggen 74
card-take-aim-75 = Aanleggen 75
card-take-aim-76 = Aanleggen 76
card-take-aim-77 = Aanleggen 77
card-take-aim-78 = Aanleggen 78
card-take-aim-79 = Aanleggen 79
card-take-aim-80 = Aanleggen 80
card-take-aim-81 = Aanleggen 81
card-take-aim-82 = Aanleggen 82
card-take-aim-83 = Aanleggen 83
card-take-aim-84 = Aanleggen 84
about-quick-draw = Schiet. Meer niet.
about-hit-the-dirt = Je schiet niet. Elke RAAK op jou telt deze ronde niet.
about-hair-trigger = Draai maar één kogel om; na een KLIK mag je er nog een omdraaien.
about-look-over-there = Eén speler die op jou richt, moet nu een ander doelwit kiezen. Schiet daarna.
about-duck-and-weave = De eerste RAAK op jou is deze ronde MIS. Schiet daarna.
about-boot-pistol = Zakwapen met 1 kogel, bij elke Snelheid. Draait er 1 om; ook naast een handwapen.
about-ace-of-spades = Neem de kaart die je doelwit speelde op handen. De Actie vervalt; Snelheid en schot blijven. Je vult niet aan.
about-shoot-the-gun-out = Schiet. In plaats van te verwonden mag je de revolver van je doelwit laten vastlopen: geen punt, en het doelwit blijft staan.
about-smoke-screen = Wie op jou richt en nog niet aan de beurt was, mag maar één kogel omdraaien. Schiet daarna.
about-derringer = Zakwapen met 2 kogels, bij elke Snelheid. Draait er 1 om; ook naast een handwapen.
about-snap-shot = Schiet, maar draai hoogstens twee kogels om.
about-call-him-out = Wijs een speler aan die nog staat: jullie richten op elkaar, en niets verandert dat nog. Schiet daarna.
about-play-dead = Je schiet niet. Langzamere kaarten kunnen je niet raken of kiezen. Je vult niet aan.
about-the-ghost = Langzamere kaarten kunnen je niet raken of kiezen. Schiet daarna, met maar één kogel.
about-pickpocket = Trek blind een kaart uit de hand van je doelwit en geef een kaart naar keuze terug. Schiet daarna.
about-pepperbox = Zakwapen met 4 kogels, vanaf Snelheid 8. Draait er 1 om; ook naast een handwapen.
about-behind-the-bar = Neem gratis de open dekking en schiet van daarachter. Wie rent, verruilt alleen zijn dekking.
about-fast-shuffle = Schiet. Als je nog staat, kies je als eerste bij het aanvullen.
about-winged-him = Schiet. Je eerste wond kost je doelwit een willekeurige handkaart; de gespeelde kaart blijft, maar wat die nog zou doen, vervalt.
about-sawn-off-shotgun = Handwapen met 2 kogels, vanaf Snelheid 12. Draait er 2 tegelijk om; elke RAAK verwondt.
about-sharpshooter = Je eerste kogel is RAAK, wat er ook op staat, behalve VAST.
about-tin-star = Wie jou deze ronde nog verwondt, verliest een punt in plaats van er te krijgen. Schiet daarna.
about-double-bluff = Richt op een staande speler naar keuze en schiet daarna.
about-human-shield = Kies een staande speler: de eerste RAAK op jou treft die speler. Schiet daarna.
about-second-sixgun = Handwapen met 6 kogels, vanaf Snelheid 20. Schiet als een revolver, ook naast je eigen.
about-stagecoach-robbery = Schiet. Verwond je je doelwit, dan pak je het ook een punt af.
about-ambush = Iedereen die staat, ook in dekking, draait een kogel om: wie geen RAAK heeft, verliest een punt, of krijgt zonder punten een wond.
about-trick-shot = Schiet. Je treffers gaan door ZACHTE en HALVE dekking.
about-card-sharp = Je schiet niet. Bekijk de hand van je doelwit en ruil een kaart.
about-doc-s-bag = Je schiet niet. Verbind gratis één wond, waar je ook bent, en trek een kaart.
about-spare-cylinder = Vul je revolver, maak hem vrij als hij VAST zit, en schiet.
about-winchester-rifle = Geweer met 6 kogels, vanaf Snelheid 25. Draait er 2 tegelijk om.
about-angry-mob = Wie nog niet aan de beurt was, moet op jouw doelwit richten; niets verandert dat nog, ook bij jou niet, en door geen gave richt iemand nog op een ander. Schiet daarna.
about-ricochet = Schiet. Na een schot zonder wond nog één kogel op een buur van je doelwit.
about-kick-over-the-table = Je schiet niet. Draai de bovenste dekking om en duik er gratis achter.
about-fan-the-hammer = Revolver: draai drie kogels tegelijk om. Elke RAAK verwondt, maar bij één VAST vervalt alles.
about-blackmail = Je doelwit geeft je een punt of een handkaart, naar eigen keuze. Schiet daarna.
about-gun-oil = Maak één wapen vrij dat VAST zit. Door VAST loopt deze ronde geen wapen van je vast; het stopt je wel, als een KLIK. Schiet daarna.
about-cavalry-carbine = Geweer met 4 kogels, vanaf Snelheid 20. Draait er 2 tegelijk om.
about-covering-fire = Jij en een speler die je aanwijst, krijgen het punt terug dat deze ronde voor dekking is betaald. Schiet daarna.
about-dead-eye = Voorspel je eerste kogel, maar niet VAST: klopt het, dan is die kogel RAAK.
about-dust-storm = Wie nog niet aan de beurt was, mag maar één kogel omdraaien, en niemand mag nog op een ander richten. Ook jij schiet met maar één kogel.
about-coach-gun = Handwapen met 4 kogels, vanaf Snelheid 30. Draait er 2 tegelijk om; gaat door ZACHTE dekking.
about-10-gallon-hat = Schiet. Als je nog staat, neem je bij het aanvullen twee kaarten.
about-old-grudge = Schiet. Als je doelwit je ooit heeft verwond, is je eerste MIS RAAK.
about-bandolier = Doe hoogstens drie kogels bij je wapens, zelfs meer dan erin passen. Schiet daarna.
about-dynamite = Draai in plaats van te schieten een kogel van de stapel om: tenzij het KLIK of VAST is, is de dekking van je doelwit weg; heeft het geen dekking, dan verwondt RAAK.
about-saloon-brawl = Iedereen die staat, geeft een handkaart door naar links. Schiet daarna.
about-snake-oil = Trek twee kaarten, houd er een en leg de andere in de rij; je vult niet aan. Schiet daarna.
about-crossfire = Schiet. Na een RAAK nog één kogel op iemand anders die staat.
about-five-finger-discount = Neem nu een kaart uit de rij, en bij het aanvullen geen. Schiet daarna.
about-barn-fire = Elke dekking op tafel krijgt twee treffers. Schiet daarna.
about-whiskey-courage = Schiet. Als je niet rende en aan het eind nog staat, krijg je een punt.
about-buffalo-rifle = Geweer met 3 kogels, vanaf Snelheid 40. Draait er 1 om; gaat door elke dekking, RAAK geeft 2 wonden.
about-stampede = Iedereen die buiten dekking staat, draait een kogel om: wie KLIK of VAST heeft, gaat tegen de vlakte. Schiet daarna.
about-wanted-poster = Schiet. Tot het eind van de volgende ronde levert een wond bij wie de meeste punten heeft, 2 punten op.
about-gunsmith = Maak al je wapens vrij en vul één wapen, maar niet je revolver. Schiet daarna.
about-high-noon = Schiet. Heeft niemand die staat een langzamere kaart, dan geeft je RAAK 2 wonden.
about-last-man-standing = Is er deze ronde geen RAAK op jou omgedraaid, dan krijg je een punt. Schiet daarna.
about-living-legend = Schiet. Meer niet.
about-take-aim = Schiet. Meer niet.

# Wat een kaart van iemands eigen kaarten zegt, stap voor stap.
step-shoot = Schiet.
step-then-shoot = Schiet daarna.
step-no-shot = Je schiet niet.
step-limit = { $n ->
    [one] Draai maar één kogel om.
   *[other] Draai hoogstens { $n } kogels om.
}
step-click-again = Na een KLIK op je eerste kogel mag je er nog een omdraaien.
step-first-bullet-hit = Je eerste kogel is RAAK, wat er ook op staat, behalve VAST.
step-first-bullet-called = Voorspel je eerste kogel, maar niet VAST: klopt het, dan is die kogel RAAK.
step-first-miss-grudge = Als je doelwit je ooit heeft verwond, is je eerste MIS RAAK.
step-fan = { $n ->
    [one] Revolver: draai één kogel om; bij VAST vervalt de RAAK.
   *[other] Revolver: draai { $n } kogels tegelijk om. Elke RAAK verwondt, maar bij één VAST vervalt alles.
}
step-penetrate-soft = Je treffers gaan door ZACHTE dekking.
step-penetrate-partial = Je treffers gaan door HALVE dekking.
step-penetrate-hard = Je treffers gaan door HARDE dekking.
step-wing = Je eerste wond kost je doelwit een willekeurige handkaart; de gespeelde kaart blijft, maar wat die nog zou doen, vervalt.
step-jam-instead = In plaats van te verwonden mag je de revolver van je doelwit laten vastlopen: geen punt, en het doelwit blijft staan.
step-rob = Verwond je je doelwit, dan pak je het ook een punt af.
step-two-wounds-last = Heeft niemand die staat een langzamere kaart, dan geeft je RAAK 2 wonden.
step-ricochet = Na een schot zonder wond nog één kogel op een buur van je doelwit.
step-crossfire = Na een RAAK nog één kogel op iemand anders die staat.
step-evade-all = Elke RAAK op jou telt deze ronde niet.
step-evade-first = De eerste RAAK op jou is deze ronde MIS.
step-evade-slower = Langzamere kaarten kunnen je niet raken of kiezen.
step-human-shield = Kies een staande speler: de eerste RAAK op jou treft die speler.
step-tin-star = Wie jou deze ronde nog verwondt, verliest een punt in plaats van er te krijgen.
step-limit-others-aiming = Wie op jou richt en nog niet aan de beurt was, mag maar één kogel omdraaien.
step-limit-others-all = Wie nog niet aan de beurt was, mag maar één kogel omdraaien.
step-unhit-bonus = { $n ->
    [one] Is er deze ronde geen RAAK op jou omgedraaid, dan krijg je een punt.
   *[other] Is er deze ronde geen RAAK op jou omgedraaid, dan krijg je { $n } punten.
}
step-divert-one = Eén speler die op jou richt, moet nu een ander doelwit kiezen.
step-call-out = Wijs een speler aan die nog staat: jullie richten op elkaar, en niets verandert dat nog.
step-change-target = Richt op een staande speler naar keuze.
step-mob = Wie nog niet aan de beurt was, moet op jouw doelwit richten; niets verandert dat nog, ook bij jou niet, en door geen gave richt iemand nog op een ander.
step-lock-aims = Niemand mag deze ronde nog op een ander richten.
step-steal-played = Neem de kaart die je doelwit speelde op handen. De Actie vervalt; Snelheid en schot blijven.
step-pick-pocket = Trek blind een kaart uit de hand van je doelwit en geef een kaart naar keuze terug.
step-swap-card = Bekijk de hand van je doelwit en ruil een kaart.
step-blackmail = Je doelwit geeft je een punt of een handkaart, naar eigen keuze.
step-pass-left = Iedereen die staat, geeft een handkaart door naar links.
step-lay-hand = { $n ->
    [one] Handwapen met één kogel.
   *[other] Handwapen met { $n } kogels.
}
step-lay-pocket = { $n ->
    [one] Zakwapen met één kogel, ook naast een handwapen.
   *[other] Zakwapen met { $n } kogels, ook naast een handwapen.
}
step-lay-rifle = { $n ->
    [one] Geweer met één kogel.
   *[other] Geweer met { $n } kogels.
}
step-lay-need = Vanaf Snelheid { $n }.
step-lay-any-speed = Bij elke Snelheid.
step-lay-flips = { $n ->
    [one] Draait er één om.
   *[other] Draait er { $n } tegelijk om.
}
step-lay-like-a-sixgun = Schiet als een revolver, ook naast je eigen.
step-lay-penetrates-soft = Gaat door ZACHTE dekking.
step-lay-penetrates-partial = Gaat door HALVE dekking.
step-lay-penetrates-hard = Gaat door HARDE dekking.
step-lay-wounds = { $n ->
    [one] RAAK geeft één wond.
   *[other] RAAK geeft { $n } wonden.
}
step-refill-sixgun = Vul je revolver.
step-refill-other = Vul één wapen, maar niet je revolver.
step-clear-jam-sixgun = Maak je revolver vrij als hij VAST zit.
step-clear-jam-one = Maak één wapen vrij dat VAST zit.
step-clear-jam-all = Maak al je wapens vrij.
step-never-jam = Door VAST loopt deze ronde geen wapen van je vast; het stopt je wel, als een KLIK.
step-add-bullets = { $n ->
    [one] Doe een kogel bij een van je wapens, ook als het vol is.
   *[other] Doe hoogstens { $n } kogels bij je wapens, zelfs meer dan erin passen.
}
step-bind-free = Verbind gratis één wond, waar je ook bent, en trek een kaart.
step-cover-face-up = Neem gratis de open dekking en ga erachter zitten.
step-cover-deck = Draai de bovenste dekking om en duik er gratis achter.
step-refund-cover = Jij en een speler die je aanwijst, krijgen het punt terug dat deze ronde voor dekking is betaald.
step-burn-covers = { $n ->
    [one] Elke dekking op tafel krijgt een treffer.
   *[other] Elke dekking op tafel krijgt { $n } treffers.
}
step-dynamite = Draai een kogel van de stapel om: tenzij het KLIK of VAST is, is de dekking van je doelwit weg; heeft het geen dekking, dan verwondt RAAK.
step-stock-none = Je vult niet aan.
step-stock-first = Als je nog staat, kies je als eerste bij het aanvullen.
step-stock-two = Als je nog staat, neem je bij het aanvullen twee kaarten.
step-take-from-row = Neem nu een kaart uit de rij.
step-keep-one-of = { $n ->
    [one] Trek een kaart.
   *[other] Trek { $n } kaarten, houd er een en leg de rest in de rij.
}
step-courage = Als je niet rende en aan het eind nog staat, krijg je een punt.
step-wanted = { $n ->
    [one] Tot het eind van de volgende ronde levert een wond bij wie de meeste punten heeft, 1 punt op.
   *[other] Tot het eind van de volgende ronde levert een wond bij wie de meeste punten heeft, { $n } punten op.
}
step-everyone-flips-all = Iedereen die staat, ook in dekking, draait een kogel om.
step-everyone-flips-open = Iedereen die buiten dekking staat, draait een kogel om.
step-everyone-flips-hit-pay = Wie geen RAAK heeft, verliest een punt, of krijgt zonder punten een wond.
step-everyone-flips-hit-fall = Wie geen RAAK heeft, gaat tegen de vlakte.
step-everyone-flips-no-stop-pay = Wie KLIK of VAST heeft, verliest een punt, of krijgt zonder punten een wond.
step-everyone-flips-no-stop-fall = Wie KLIK of VAST heeft, gaat tegen de vlakte.

character-wild-bill-hiccup = Wild Bill Hiccup
character-gina-raquel = Gina Raquel
character-calamity-jen = Calamity Jen
character-doc-halliwell = Doc Halliwell
character-billy-the-goat = Billy the Goat
character-annie-oakleaf = Annie Oakleaf
character-marshal-wyatt-burp = Marshal Wyatt Burp
character-belle-starling = Belle Starling
character-cactus-jack-malone = Cactus Jack Malone
character-preacher-boone = Preacher Boone
ability-hiccups = Je eerste kogel is elke ronde MIS (VAST blijft VAST); een KLIK telt voor jou niet.
ability-wrapped-around-finger = Eén keer per spel: alle mannen die op jou richten, moeten een ander doelwit kiezen.
ability-never-jams = Door VAST loopt geen wapen van je vast; het stopt je wel, als een KLIK.
ability-steady-hands = Blijf je in dekking, dan is de eerste wond die je in een ronde verbindt gratis.
ability-too-stubborn-to-die = Eén keer per spel, vanzelf: een wond die je laatste kaart zou kosten, doet dat niet.
ability-called-shot = Eén keer per spel: een MIS die je omdraaide, is RAAK.
ability-badge-of-office = Eén keer per spel: laat de Actie van een langzamere kaart vervallen zodra die wordt onthuld; het schot blijft.
ability-light-fingers = Eén keer per spel, bij het aanvullen: ruil blind een handkaart met een speler die je deze ronde verwondde.
ability-dug-in = In dekking blijven is gratis, ook zonder punten.
ability-turn-the-other-cheek = Je mag blijven staan zonder te schieten. Is er op je geschoten, schoot en schuilde je niet en sta je aan het eind nog, dan krijg je een punt.

gun-sixgun = Revolver
gun-boot-pistol = Laarspistool
gun-derringer = Derringer
gun-pepperbox = Peperbus
gun-sawn-off-shotgun = Afgezaagd jachtgeweer
gun-second-sixgun = Tweede revolver
gun-winchester-rifle = Winchester
gun-cavalry-carbine = Cavaleriekarabijn
gun-coach-gun = Koetsiersgeweer
gun-buffalo-rifle = Buffelgeweer

# What can be said ahead, once the cards are face up.
deed-use = Voer de Actie uit
deed-ignore = Laat de Actie zitten
deed-plain = Gewoon
first-gun-sixgun = { " · " }{ gun-sixgun }
first-gun-boot-pistol = { " · " }{ gun-boot-pistol }
first-gun-derringer = { " · " }{ gun-derringer }
first-gun-pepperbox = { " · " }{ gun-pepperbox }
first-gun-sawn-off-shotgun = { " · " }{ gun-sawn-off-shotgun }
first-gun-second-sixgun = { " · " }{ gun-second-sixgun }
first-gun-winchester-rifle = { " · " }{ gun-winchester-rifle }
first-gun-cavalry-carbine = { " · " }{ gun-cavalry-carbine }
first-gun-coach-gun = { " · " }{ gun-coach-gun }
first-gun-buffalo-rifle = { " · " }{ gun-buffalo-rifle }
first-gun-nothing = { "" }
first-gun-hold-fire = { " · " }schiet niet
second-gun-sixgun = { " + " }{ gun-sixgun }
second-gun-boot-pistol = { " + " }{ gun-boot-pistol }
second-gun-derringer = { " + " }{ gun-derringer }
second-gun-pepperbox = { " + " }{ gun-pepperbox }
second-gun-sawn-off-shotgun = { " + " }{ gun-sawn-off-shotgun }
second-gun-second-sixgun = { " + " }{ gun-second-sixgun }
second-gun-winchester-rifle = { " + " }{ gun-winchester-rifle }
second-gun-cavalry-carbine = { " + " }{ gun-cavalry-carbine }
second-gun-coach-gun = { " + " }{ gun-coach-gun }
second-gun-buffalo-rifle = { " + " }{ gun-buffalo-rifle }
second-gun-nothing = { "" }
miss-ask = { "" }
miss-on = { " · " }draai na MIS door
shelter-face-up = { " · " }de open dekking
shelter-deck = { " · " }een dekking van de stapel
shelter-here = { "" }
bound-0 = { "" }
bound-1 = { " · " }verbind één wond
bound-2 = { " · " }verbind twee wonden
bound-3 = { " · " }verbind drie wonden
bound-4 = { " · " }verbind vier wonden
loading-no = { "" }
loading-reload = { " · " }herlaad
count-1 = Eén kogel
count-2 = Twee kogels
count-3 = Drie kogels
# The cards of the row by their places, the fastest first.
place-1 = Kaart 1
place-2 = Kaart 2
place-3 = Kaart 3
place-4 = Kaart 4
place-5 = Kaart 5
place-6 = Kaart 6
place-7 = Kaart 7
place-8 = Kaart 8
place-9 = Kaart 9
place-10 = Kaart 10
second-place-1 = { ", " }anders kaart 1
second-place-2 = { ", " }anders kaart 2
second-place-3 = { ", " }anders kaart 3
second-place-4 = { ", " }anders kaart 4
second-place-5 = { ", " }anders kaart 5
second-place-6 = { ", " }anders kaart 6
second-place-7 = { ", " }anders kaart 7
second-place-8 = { ", " }anders kaart 8
second-place-9 = { ", " }anders kaart 9
second-place-10 = { ", " }anders kaart 10
second-place-none = { "" }
third-place-1 = { ", " }anders kaart 1
third-place-2 = { ", " }anders kaart 2
third-place-3 = { ", " }anders kaart 3
third-place-4 = { ", " }anders kaart 4
third-place-5 = { ", " }anders kaart 5
third-place-none = { "" }

bullet-hit = RAAK
bullet-hit-fc = RAAK VD
bullet-miss = MIS
bullet-click = KLIK
bullet-jam = VAST

cover-soft = ZACHT
cover-partial = HALF
cover-hard = HARD
# What stands for it on a picture: never the same for two.
letter-cover-soft = Z
letter-cover-partial = ½
letter-cover-hard = H

stance-stand = blijf staan en schiet
stance-run = ren naar dekking
stance-stay = blijf in dekking
stance-fire = schiet vanuit dekking
stance-reload = herlaad zonder dekking

why-brass = voor lef: blijven staan na een wond
why-cover = voor dekking
why-binding = voor verband
why-wound = voor de wond
why-tin-star = voor het raken van een Blikken ster
why-robbery = bij de overval
why-blackmail = door chantage
why-ambush = in de hinderlaag
why-refund = door dekkingsvuur
why-courage = voor moed indrinken
why-other-cheek = voor de andere wang
why-unhit = omdat er niets raak was

phase-character = Iedereen krijgt een personage.
phase-pick-character = Wie wil je zijn?
phase-hand = De beginkaarten worden gedeeld.
phase-cover-card = Er wordt een dekkingskaart omgedraaid.
phase-deal = De rij wordt open neergelegd.
phase-draw-card = Er wordt een Actiekaart getrokken.
phase-choose = Kies de Actiekaart die je deze ronde speelt.
phase-aim = Trek! Op wie richt je?
phase-persuade = Er richten mannen op je. Haal je ze over om een ander te kiezen?
phase-new-aim = Je moet op iemand anders richten.
phase-stance = Schiet! Blijf je staan of schuil je?
phase-badge = Laat je de Actie van een langzamere kaart vervallen?
phase-plan = De kaarten liggen open. Wat ga je doen?
phase-take-cover = Naar welke dekking ren je?
phase-bind = Verbind je een wond en trek je daar een kaart voor?
phase-reload = Herlaad je je wapens?
phase-reshuffle = De gebruikte kogels worden tot een nieuwe stapel geschud.
phase-action = Voer je je Actie uit, of speel je de kaart alleen om de Snelheid?
phase-gun = Met welk wapen schiet je?
phase-second-gun = Vuur je een tweede wapen af op hetzelfde doelwit?
phase-flip = Er wordt een kogel omgedraaid.
phase-again = Nog een kogel omdraaien?
phase-called-shot = Je draaide MIS om. Was het toch RAAK?
phase-jam-instead = Het komt erdoor: verwond je, of laat je de revolver vastlopen?
phase-winged = Er gaat een willekeurige handkaart verloren.
phase-discard = Nog een wond: welke handkaart leg je af?
phase-look-over-there = Wie moet er daarheen kijken?
phase-call-out = Wie daag je uit?
phase-pickpocket = Er wordt blind een kaart gepakt.
phase-give-back = Welke kaart geef je terug?
phase-double-bluff = Op wie richt je echt?
phase-human-shield = Wie vangt de eerste RAAK voor je op?
phase-swap-give = Welke kaart van jezelf geef je ervoor?
phase-swap-take = Welke kaart van je doelwit neem je?
phase-ricochet = Naar welke buur ketst de kogel af?
phase-blackmail = Betaal je een punt of geef je een kaart?
phase-clear-jam = Welk wapen maak je vrij?
phase-covering-fire = Wie krijgt het punt voor dekking ook terug?
phase-dead-eye = Wat voorspel je voor je eerste kogel?
phase-bandolier = Hoeveel kogels gaan waarin?
phase-saloon-brawl = Welke kaart geef je door naar links?
phase-snake-oil = Welke kaart houd je?
phase-crossfire = Op wie schiet je nog een kogel?
phase-five-finger = Welke kaart uit de rij neem je?
phase-gunsmith = Welk wapen vul je?
phase-light-fingers = Ruil je een kaart met iemand die je verwondde?
phase-light-give = Welke kaart geef je?
phase-taking-stock = Aanvullen: welke kaart wil je?
phase-next = De schietpartij gaat door.

# What the others are told while somebody is asked.
wait-pick-character = { $seats } kiest een personage.
wait-choose = Iedereen kiest in het geheim een Actiekaart.
wait-aim = Trek! Iedereen richt op iemand.
wait-persuade = Er richten mannen op { $seats }. Laten ze zich overhalen om een ander te kiezen?
wait-new-aim = Een nieuw doelwit voor { $seats }.
wait-stance = Schiet! Wie blijft staan, wie schuilt er?
wait-badge = { $seats } mag de Actie van een langzamere kaart laten vervallen.
wait-plan = De kaarten liggen open. Iedereen zegt wat er komt.
wait-take-cover = { $seats } rent naar dekking. Welke?
wait-bind = { $seats } mag een wond verbinden.
wait-reload = { $seats } mag herladen.
wait-action = { $seats } voert de Actie uit, of laat die zitten.
wait-gun = { $seats } kiest een wapen om mee te schieten.
wait-second-gun = { $seats } mag een tweede wapen afvuren.
wait-again = { $seats }: nog een kogel?
wait-called-shot = { $seats } draaide MIS om. Was het toch RAAK?
wait-jam-instead = { $seats } kiest: een wond, of een vastgelopen revolver.
wait-discard = Nog een wond: { $seats } legt een kaart af.
wait-look-over-there = { $seats } zegt wie er daarheen moet kijken.
wait-call-out = { $seats } daagt iemand uit.
wait-give-back = { $seats } geeft een kaart terug.
wait-double-bluff = { $seats } laat zien op wie het wapen echt is gericht.
wait-human-shield = { $seats } zoekt iemand die de eerste RAAK opvangt.
wait-swap-give = { $seats } geeft er een kaart voor.
wait-swap-take = { $seats } kiest een kaart van het doelwit.
wait-ricochet = { $seats } zegt waar de kogel heen ketst.
wait-blackmail = { $seats } betaalt een punt, of geeft een kaart.
wait-clear-jam = { $seats } maakt een wapen vrij.
wait-covering-fire = { $seats } zegt wie het punt voor dekking ook terugkrijgt.
wait-dead-eye = { $seats } voorspelt de eerste kogel.
wait-bandolier = { $seats } laadt kogels uit de patroongordel.
wait-saloon-brawl = Iedereen geeft een kaart door naar links.
wait-snake-oil = { $seats } houdt een van de getrokken kaarten.
wait-crossfire = { $seats } kiest iemand voor nog een kogel.
wait-five-finger = { $seats } neemt een kaart uit de rij.
wait-gunsmith = { $seats } vult een wapen.
wait-light-fingers = { $seats } mag een kaart ruilen met een gewonde.
wait-light-give = { $seats } geeft een kaart.
wait-taking-stock = Aanvullen: iedereen noemt de kaarten die hij wil.

verb-be = Wees { $character }
verb-play = Speel { $card }
verb-aim = Richt op { $seat }
verb-stance = Houding: { $stance }
verb-plan-shot = { $deed }{ $gun }{ $second }{ $miss }
verb-plan-cover = { $deed }{ $shelter }{ $bind }{ $reload }
verb-wait = Dat zie ik als ik aan de beurt ben
verb-pass = Nee, bedankt
verb-take-face-up = Neem de open dekking
verb-draw-cover = Draai de bovenste dekkingskaart om
verb-bind = Verbind een wond
verb-reload = Herlaad alle wapens
verb-use = Voer de Actie uit
verb-ignore = Laat de Actie zitten
verb-shoot = Schiet met: { $gun }
verb-hold-fire = Schiet niet
verb-flip = Draai nog een kogel om
verb-stop = Stop
verb-persuade = Haal ze over
verb-cancel = Laat de Actie van { $seat } vervallen
verb-call-shot = Het was RAAK
verb-swap = Ruil een kaart met { $seat }
verb-name = { $seat }
verb-call = Voorspel { $bullet }
verb-give = Geef { $card }
verb-pay = Betaal een punt
verb-take = Neem { $card }
verb-keep = Houd { $card }
verb-discard = Leg { $card } af
verb-jam = Laat de revolver vastlopen
verb-wound = Verwond
verb-clear = Maak vrij: { $gun }
verb-refill = Vul: { $gun }
verb-load = { $count } in: { $gun }
verb-stock = { $first }{ $second }{ $third }
verb-card = De kaart is { $card }
verb-character = Het personage is { $character }
verb-cover = De dekking is { $cover }
verb-bullet = Op de kogel staat { $bullet }

event-is-character = { $seat } is { $character }.
event-dealt = { $seat } krijgt een kaart.
event-dealt-you = Je krijgt { $card }.
event-cover-face-up = Open dekking: { $cover }.
event-round-begins = Ronde { $round } van { $rounds }.
event-in-row = { $card } ligt in de rij.
event-raised = { $card } wordt +{ $notoriety } waard.
event-deck-shuffled = De afgelegde Actiekaarten worden tot een nieuwe stapel geschud.
event-drew = { $seat } trekt een kaart.
event-drew-you = Je trekt { $card }.
event-all-chose = Alle kaarten liggen gedekt op tafel.
event-aims = { $seat } richt op { $target }.
event-takes-stance = { $seat }: { $stance }.
event-reveals = { $seat } onthult { $card }.
event-gains = { $seat } krijgt { $points ->
    [one] één punt
   *[other] { $points } punten
} { $why }.
event-loses = { $seat } verliest { $points ->
    [one] één punt
   *[other] { $points } punten
} { $why }.
event-leaves-cover = { $seat } verlaat de dekking ({ $cover }).
event-takes-cover = { $seat } zit achter dekking ({ $cover }).
event-too-far = Weer { $cover }: te ver weg, { $seat } vindt geen dekking.
event-no-cover = Er is geen dekking meer voor { $seat }.
event-cover-hit = De dekking ({ $cover }) van { $seat } vangt de treffer op; treffers tot nu toe: { $hits }.
event-through-cover = Het schot gaat dwars door de dekking ({ $cover }) van { $seat }.
event-cover-blown-away = De dekking ({ $cover }) van { $seat } wordt weggeschoten.
event-binds = { $seat } verbindt een wond.
event-reloads = { $seat } herlaadt.
event-loaded = { $seat } laadt kogels: { $bullets } ({ $gun }).
event-cleared = { $seat } maakt een wapen vrij ({ $gun }).
event-bullets-shuffled = De gebruikte kogels vormen een nieuwe stapel.
event-acts = { $seat } voert { $card } uit.
event-ignores = { $seat } speelt { $card } alleen om de Snelheid.
event-shoots = { $seat } schiet op { $target } ({ $gun }).
event-holds-fire = { $seat } schiet niet.
event-flipped = { $seat } draait { $bullet } om.
event-counts-as = Voor { $seat } telt het als { $bullet }.
event-ignores-bullet = { $seat } negeert de { $bullet }: alsof hij niet was omgedraaid.
event-gun-jams = Het wapen van { $seat } zit vast ({ $gun }).
event-flies-over = { $target } ligt al: het schot van { $seat } vliegt eroverheen.
event-discarded-unseen = { $seat } legt kogels ongezien af: { $bullets } ({ $gun }).
event-evades = { $seat } wordt niet geraakt.
event-takes-hit-for = { $seat } vangt de treffer op voor { $other }.
event-wounded = { $shooter } verwondt { $seat }!
event-wounded-in-ambush = { $seat } raakt gewond in de hinderlaag!
event-lost-card = { $seat } verliest { $card }.
event-killed = { $seat } heeft geen kaart meer en sterft.
event-knocked-down = { $seat } gaat tegen de vlakte.
event-uses-ability = { $seat } gebruikt de gave van { $character }.
event-cancelled = De Actie van { $seat } vervalt: { $card }.
event-no-effect = { $card } van { $seat } heeft geen effect: er valt nu niets mee te doen.
event-lays-gun = { $seat } heeft een nieuw wapen: { $gun }.
event-loses-gun = { $seat } verliest een wapen: { $gun }.
event-names = { $seat } wijst { $other } aan.
event-calls = { $seat } voorspelt { $bullet }.
event-aims-fixed = Mag niet meer op een ander richten: { $seats }.
event-one-bullet-only = Deze ronde maar één kogel: { $seats }.
event-steals = { $seat } pakt de kaart die { $other } speelde: { $card }.
event-card-moves = { $giver } geeft { $taker } een kaart.
event-card-moves-seen = { $giver } geeft { $taker } { $card }.
event-looks-at-hand = { $seat } bekijkt de hand van { $other }.
event-hand-seen = { $other } heeft { $cards } op handen.
event-adds-to-row = { $seat } legt { $card } in de rij.
event-poster-up = { $seat } hangt een opsporingsbiljet op: de beruchtste is het dubbele waard.
event-card-returns = { $card } gaat terug naar de hand van { $seat }.
event-says-ahead = { $seat } heeft een plan.
event-wants = { $seat } wil { $cards }.
event-takes = { $seat } neemt { $card }.
event-row-discarded = Uit de rij afgelegd: { $cards }.
event-too-few-cards = Er zijn te weinig Actiekaarten voor een nieuwe rij: het spel is afgelopen.
event-scored = { $seat }: { $tokens ->
    [one] één punt
   *[other] { $tokens } punten
}, { $cards } voor kaarten, { $notoriety } daarop: { $score }.
event-hand-shown = { $cards_count ->
    [0] { $seat } heeft geen kaart op handen.
   *[other] { $seat } heeft { $cards } op handen.
}
event-tied = { $seats } staan gelijk: { $by }.
tie-most-tokens = wie de meeste punten heeft naast de kaarten, gaat voor
tie-nothing = zij delen de overwinning
event-won = { $seats_count ->
    [1] { $seats } wint!
   *[other] { $seats } delen de overwinning!
}

option-rounds = Rondes
option-rounds-8 = acht
option-rounds-1 = één
option-rounds-2 = twee
option-rounds-3 = drie
option-rounds-4 = vier
option-rounds-5 = vijf
option-rounds-6 = zes
option-rounds-7 = zeven
option-characters = Personages
option-characters-dealt = worden gedeeld
option-characters-chosen = kies je om de beurt
option-stupidity_bonus = Punt voor blijven staan
option-stupidity_bonus-once_wounded = wie ooit gewond raakte
option-stupidity_bonus-still_wounded = alleen met een wond die niet is verbonden
option-bloodier = Bloediger
option-bloodier-off = RAAK VD treft één keer
option-bloodier-on = RAAK VD treft twee keer
option-played_cards = Gespeelde kaarten
option-played_cards-return = gaan terug naar de hand
option-played_cards-discard = worden afgelegd
option-deck = Kaarten
option-deck-standard = de gewone kaarten

reason-rounds = de laatste ronde is voorbij
reason-survivor = er is er nog maar één in leven
reason-cards = de Actiekaarten zijn op

guide-pick-character = Iedereen ziet wie je bent. De gave van je personage heb jij alleen; sommige kun je maar één keer per spel gebruiken.
guide-choose = De laagste Snelheid is het eerst aan de beurt, en wie daarvoor gewond raakt, is de kaart kwijt. Speel je een kaart met BERUCHTHEID of DEKKING, dan verlaat je de dekking die je hebt.
guide-aim = Iedereen richt tegelijk. Op wie je richt, op die schiet je, als je houding dat toelaat.
guide-persuade = Eén keer per spel kun je alle mannen die op je richten een ander doelwit laten kiezen. Doe het als er veel wapens op je gericht zijn.
guide-new-aim = Je mag niet meer op hetzelfde doelwit richten. Kies een ander.
guide-stance = Blijven staan kost niets: je schiet, en het levert een punt op als je in een eerdere ronde gewond bent geraakt. Schuilen kost een punt, en je dekking vangt de eerste treffers voor je op.
guide-badge = Eén keer per spel mag je de Actie van een langzamere kaart laten vervallen. Het schot komt nog wel.
guide-plan = Dit alles gebeurt als je Snelheid aan de beurt is, als je dan nog staat. Wat je openlaat, wordt je dan gevraagd.
guide-take-cover = De open dekking is zeker. De stapel heeft misschien een betere, maar dezelfde soort is te ver weg, en dan vind je niets.
guide-bind = Een wond verbinden kost een punt, en je trekt er een Actiekaart voor. Kaarten zijn levens.
guide-reload = Uit het zicht kun je gratis al je wapens vullen en vrijmaken.
guide-action = Doe wat je kaart zegt, of speel hem alleen om de Snelheid. Schieten doe je in beide gevallen, als je houding dat toelaat.
guide-gun = Kies waarmee je schiet. Een wapen van je kaarten vraagt een kaart die langzaam genoeg is; je revolver kan bij elke kaart.
guide-second-gun = Twee hand- of zakwapens mogen na elkaar op hetzelfde doelwit schieten.
guide-again = Na MIS mag je nog een kogel omdraaien. Met RAAK of KLIK is het schot voorbij, met VAST zit je wapen vast tot je herlaadt.
guide-called-shot = Eén keer per spel mag een MIS van jou als RAAK tellen. Je kunt het ook bewaren.
guide-jam-instead = Je schot komt erdoor: een wond levert een punt op, een vastgelopen revolver maakt je doelwit alleen onschadelijk.
guide-discard = Nog een wond kost een handkaart. Wie de laatste verliest, is dood, dus doe de kaart weg die je het minst nodig hebt.
guide-look-over-there = Kies iemand die op je richt: die moet een ander doelwit kiezen.
guide-call-out = Jij en de speler die je aanwijst, richten op elkaar, en daar verandert niets meer aan.
guide-give-back = Je pakte blind een kaart en geeft er een terug: het mag elke kaart van je zijn.
guide-double-bluff = Zeg nu op wie je echt richt: iedereen die staat, mag.
guide-human-shield = De eerste RAAK op jou treft de speler die je kiest.
guide-swap-give = Je hebt de hand van je doelwit gezien. Kies wat je geeft voor de kaart die je neemt.
guide-swap-take = Je ziet de hele hand van je doelwit. Neem de kaart die je het liefst wilt.
guide-ricochet = Je schot verwondde niemand, dus er vliegt nog een kogel naar een buur van je doelwit. Kies welke.
guide-blackmail = Je wordt afgeperst: betaal een punt Beruchtheid of geef een handkaart. Punten tellen; kaarten zijn levens en tellen ook.
guide-clear-jam = Kies het vastgelopen wapen dat weer schiet.
guide-covering-fire = Je krijgt het punt voor je dekking terug. Wijs iemand aan die het zijne ook terugkrijgt.
guide-dead-eye = Voorspel je eerste kogel: alles mag, behalve VAST. Heb je gelijk, dan is het RAAK: voorspel wat het meest voorkomt bij de kogels die nog niemand zag.
guide-bandolier = Er gaan extra kogels in je wapens, zelfs meer dan erin passen.
guide-saloon-brawl = Iedereen die staat, geeft tegelijk een kaart door naar links. Geef wat je het minst nodig hebt.
guide-snake-oil = Houd een van de kaarten die je trok. Wat je niet houdt, komt in de rij, waar iemand het kan nemen.
guide-crossfire = Je schoot raak, dus er vliegt nog een kogel naar iemand anders die staat.
guide-five-finger = Neem nu een kaart uit de rij. Bij het aanvullen neem je er geen.
guide-gunsmith = Al je wapens zijn vrij. Kies er een om te vullen, maar niet je revolver.
guide-light-fingers = Eén keer per spel mag je blind een handkaart ruilen met iemand die je deze ronde verwondde.
guide-light-give = Kies de kaart die je geeft. Wat je krijgt, zie je pas daarna.
guide-taking-stock = Noem de kaarten die je wilt, de liefste eerst: de snelste neemt als eerste, en jij krijgt de eerste van de jouwe die er nog ligt. Aan het eind is elke kaart een punt waard, en de BERUCHTHEID erop telt extra.

counted-points = Score tot nu toe
counted-notoriety = Beruchtheid
counted-wounds = Wonden

screen-round = Ronde { $round } van { $rounds } · kogels op de stapel: { $pile } · Actiekaarten: { $deck } · open dekking: { $cover }
screen-none = geen
screen-row = In de rij
screen-hand = Je hand
screen-characters = Nog te kiezen
screen-pick-character = Kies een personage
screen-seat = speler
screen-points = ptn
screen-wounds = wonden
screen-cards = kaarten
screen-cover = dekking
screen-dead = dood
screen-down = ligt
screen-jammed = VAST
screen-behind = erachter
screen-aims = → { $seat }
screen-face-down = een gedekte kaart
screen-unseen = Kogels die nog niemand zag: { $bullets }

# De browser.
screen-round-short = Ronde { $round } van { $rounds }
screen-open-cover = Open dekking
screen-unseen-short = Kogels die nog niemand zag
screen-draw = Trek!
screen-caption-aims = Iedereen wijst naar iemand.
screen-caption-stances = Staan, rennen of schuilen: de houdingen liggen open.
screen-caption-reveals = De kaarten zijn open. { $seat } is als eerste ({ $card }).
screen-caption-lost-card = De gespeelde kaarten worden afgelegd.
screen-caption-takes = Wie nog staat, neemt kaarten uit de rij.
screen-caption-card-moves = Kaarten gaan van hand tot hand.
screen-caption-hand = { $count ->
    [0] { $seat } heeft geen kaart op handen.
    [one] { $seat } heeft één kaart op handen.
   *[other] { $seat } heeft { $count } kaarten op handen.
}
screen-you-hit = Je bent geraakt!
screen-you-died = Je bent dood.
screen-your-card = Je kaart
screen-play-card = Deze kaart spelen
screen-speed = Snelheid { $speed }:
screen-speed-tag = Snelheid { $speed }
screen-worth = +{ $points } BERUCHTHEID
screen-keyword-cover = DEKKING
screen-keyword-hand = HANDWAPEN
screen-keyword-pocket = ZAKWAPEN
screen-keyword-rifle = GEWEER
screen-keyword-no-fire = geen schot
screen-notoriety = Beruchtheid: { $points }
screen-notoriety-word = Beruchtheid
screen-wound-count = { $count ->
    [one] { $count } wond
   *[other] { $count } wonden
}
screen-card-count = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
screen-gun-load = { $bullets ->
    [one] { $gun }: { $bullets } kogel.
   *[other] { $gun }: { $bullets } kogels.
}
screen-cover-hits = Dekking ({ $cover }), { $hits } van { $most } treffers
screen-harmless = kan niet schieten
screen-aimed = richt op { $seat }
screen-you-aim = Je richt op { $seat }
screen-aimed-by = { $count ->
    [0] Niemand richt op je
   *[other] Op jou: { $seats }
}
screen-used = opgebruikt
screen-pick-card = Kies een kaart
screen-score = { $tokens ->
    [one] één punt
   *[other] { $tokens } punten
} + { $cards } voor kaarten + { $notoriety } daarop
screen-plan-deed = Actie
screen-plan-deed-0 = Voer uit
screen-plan-deed-1 = Laat zitten
screen-plan-gun = Wapen
screen-plan-second = En daarna
screen-plan-none = niets
screen-plan-miss = Na MIS
screen-plan-miss-0 = Vraag het me
screen-plan-miss-1 = Draai door
screen-plan-shelter = Dekking
screen-plan-deck = Van de stapel
screen-plan-bind = Wonden verbinden
screen-plan-reload = Wapens
screen-plan-reload-0 = Zo laten
screen-plan-reload-1 = Herladen
screen-plan-decide = Zo doe ik het
screen-stock-more = { $count ->
    [one] Noem nog één kaart
   *[other] Noem { $count } kaarten, de beste eerst
}
screen-stock-decide = In deze volgorde
screen-stance-0 = Blijf staan
screen-stance-1 = Ren naar dekking
screen-stance-2 = Blijf in dekking
screen-stance-3 = Schiet vanuit dekking
screen-stance-4 = Herlaad
screen-stance-about-0 = Zonder dekking. Je schiet.
screen-stance-about-1 = Je schiet niet. Je mag wonden verbinden en herladen.
screen-stance-about-2 = Achter wat je hebt. Je schiet niet; verbinden en herladen mag.
screen-stance-about-3 = Je schiet van daarachter. RAAK VD treft je toch.
screen-stance-about-4 = Zonder dekking, zonder schot: vul je wapens.
screen-why-poor = Je hebt geen punt meer om te betalen.
screen-why-cover = Je hebt nog geen dekking.
screen-why-breaks = Met de kaart die je speelt, verlaat je je dekking.
screen-why-points = Alleen zonder punten.
screen-end-gun-jams = Vast!
screen-end-flies-over = Eroverheen
screen-end-evades = Niet geraakt!
screen-end-takes-hit-for = Het schild vangt hem op!
screen-end-cover-hit = De dekking vangt hem op
screen-end-through-cover = Dwars erdoor!
screen-end-cover-blown-away = Dekking weg!
screen-end-wounded = Gewond!
screen-end-wounded-in-ambush = Gewond!
screen-end-killed = Dood!
screen-end-knocked-down = Tegen de vlakte!

trait-character = Personages
trait-played = Gespeelde kaarten
trait-kept = Kaarten op handen aan het eind

headline-killed = De laatste kogel
headline-killed-told = { $seat } bracht { $other } onder de grond.
headline-betrayal = Kilste verraad
headline-betrayal-told = { $other } had nooit op { $seat } gericht. { $seat } schoot toch.
headline-bullet = Duurste kogel
headline-bullet-told = { $number ->
    [one] Met deze raakte { $seat } { $other }.
   *[other] Wond nummer { $number } voor { $other }: van { $seat }.
}
headline-jam = Slechtste moment om vast te lopen
headline-jam-told = { $seat } had { $other } in het vizier, en de revolver liep vast.
headline-shield = De kogel van een ander
headline-shield-told = { $seat } kreeg de treffer die voor { $other } was.
headline-theft = Lange vingers
headline-theft-told = { $seat } stal midden in het vuurgevecht een kaart van { $other }.
headline-click = Klik
headline-click-told = { $seat } haalde de trekker over op { $other }. Niets.
headline-evaded = Snelle voeten
headline-evaded-told = De kogel was er wel, { $seat } niet.
headline-cover = Weinig dekking
headline-cover-told = Waar { $seat } achter schuilde, was weg.
headline-haul = Het gesprek van de stad
headline-haul-told = { $number ->
    [one] Weer een verhaal over { $seat }: één punt in één klap.
   *[other] { $number } punten in één klap voor { $seat }.
}

# Aan tafel uitgelegd: in een minuut voorgelezen, met één plaatje elk.
opening-story = Twaalf uur 's middags. Iedereen in deze straat wil berucht worden, en iedereen heeft een revolver.
opening-win = Na { so-many-rounds } wint de beruchtste die nog leeft. Schiet op anderen en blijf op de been.
opening-do-1 = Kies in het geheim een kaart. Hoe lager de snelheid, hoe eerder je handelt. Je kaarten zijn ook je levens.
opening-do-2 = Trekken! Iedereen richt op hetzelfde moment op iemand.
opening-do-3 = Sta en schiet voor niets, of betaal een punt en duik weg. Dan draaien de trommels: raak, mis, klik of vast.
# De ene zin van een fase, op het grote scherm, de eerste keer.
lesson-choose = Kies in het geheim een kaart: de laagste snelheid handelt eerst.
lesson-aim = Trekken! Op wie je richt, op die schiet je.
lesson-stance = Sta en schiet, of betaal een punt en duik weg.
lesson-taking-stock = Wie nog staat neemt een kaart uit de rij: kaarten zijn levens, en punten aan het eind.

# Waar wie eruit ligt of toekijkt op wedt.
bet-body = Wie gaat er deze ronde dood?
bet-wounded = Wie raakt gewond?
bet-winner = Wie wint het spel?

# Waarom de ene zet beter is dan de andere: een feit in de werelden die de speler kon bedenken.
because-killed = In { $played } van de 100 werelden die { $seat } kon bedenken, zou { $seat } deze ronde dan sterven; na de betere zet in { $best }.
because-wounded = In { $played } van de 100 werelden die { $seat } kon bedenken, zou { $seat } deze ronde dan gewond raken; na de betere zet in { $best }.
because-score = { $seat } kon na deze ronde dan gemiddeld op een score van { $played } rekenen; na de betere zet op { $best }.
because-hurt = In 100 werelden die { $seat } kon bedenken, zouden de anderen deze ronde dan { $played } wonden oplopen; na de betere zet { $best }.
because-rival = De beste van de anderen kon na deze ronde dan gemiddeld op een score van { $played } rekenen; na de betere zet op { $best }.
