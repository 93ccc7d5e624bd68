game = Get Billy the Kid!
tagline = Ontmasker de bandiet achter de antwoorden en jaag op hem tot het { last-hour } slaat.
# What the host of the evening says before the first card.
caller-opening = Iemand aan deze tafel is Billy the Kid. Vraag, kijk elkaar in de ogen, en vertrouw niemand.

# Wat de variant van een tafel bepaalt, zoals zinnen het noemen.
last-hour = { WORD($hours) } uur
first-arrest = { WORD($first_arrest) } uur
so-many-hours = { WORD($hours) } uur lang
of-the-town = { $town_size ->
    [0] een kaart daar, als er een lag
    [one] de kaart die er ligt
   *[other] een van de { WORD($town_size) } kaarten
}
new-in-town = { $town_size ->
    [0] komt er geen kaart
    [one] komt er een nieuwe kaart, nooit een Vraag
   *[other] komen er { WORD($town_size) } nieuwe kaarten, nooit een Vraag en nooit twee dezelfde
}

card-gold = Goud
card-question = Vraag
card-rifle = Geweer
card-binoculars = Verrekijker
card-arrest = Arrestatie
card-pistol = Pistool
card-disguise = Vermomming
card-tnt = TNT
card-horse = Ontsnapping (paard)
card-stagecoach = Ontsnapping (postkoets)
card-steam-train = Ontsnapping (stoomtrein)
card-canoe = Ontsnapping (kano)
card-mine-tunnel = Ontsnapping (mijngang)
card-covered-wagon = Ontsnapping (huifkar)
character-kid = Billy the Kid
character-garrett = sheriff Pat Garrett
character-earp = Wyatt Earp
character-doc = Doc Holliday
character-garcia = Martha Garcia
character-tilghman = Bill Tilghman
character-curnutt = Ada Curnutt
character-masterson = Bat Masterson
feature-hat-black = een zwarte hoed
feature-hat-white = een witte hoed
feature-hat-brown = een bruine hoed
feature-hair-fair = blond haar
feature-hair-dark = donker haar
feature-hair-red = rood haar
feature-eyes-blue = blauwe ogen
feature-eyes-brown = bruine ogen
feature-eyes-green = groene ogen
feature-moustache-yes = een snor
feature-moustache-no = een gladde bovenlip
answer-yes = ja
answer-no = nee
side-lawmen = de wet
side-outlaws = de bandieten
refusal-question = waar geen Vraag mag liggen
refusal-twice = waar al zo'n kaart ligt
amount-0 = geen Arrestatie
amount-1 = één Arrestatie
amount-2 = twee Arrestaties
amount-3 = drie Arrestaties
amount-4 = vier Arrestaties
amount-5 = vijf Arrestaties
amount-6 = zes Arrestaties
amount-7 = zeven Arrestaties
amount-8 = acht Arrestaties

score = { $score ->
    [0] verloren
   *[other] gewonnen
}

phase-characters = De personages worden gedekt uitgedeeld.
phase-deal = De kaarten worden gedeeld.
phase-town = Er komen nieuwe kaarten in de Stad.
phase-first-seat = Wie begint?
phase-next-turn = De volgende beurt begint.
phase-pot = Daar ligt de Pot, Doc. Pak je hem en rijd je met de bandieten mee, of blijf je de wet trouw?
phase-burying = Leg voor elk Goud dat je pakte een kaart onder de stapel.
phase-supply = Trek je een kaart, of haal je er een in de Stad?
phase-drawing = Er wordt een kaart getrokken.
phase-slipping = Welke kaart schuif je de Kid toe?
phase-returning = Welke kaart geef je Garcia terug?
phase-play = Speel een kaart, of leg er een af.
phase-drawing-again = Er wordt nog een kaart getrokken.
phase-answer = Je krijgt een vraag. Wat antwoord je?
phase-taking = Er wordt blind een kaart gepakt.
phase-giving = Welke kaart geef je ervoor terug?
phase-reveal = De maskers zijn af. Hoeveel Arrestaties ruil je in?
phase-replacing = Voor de Arrestaties worden kaarten getrokken.
phase-response = Je wordt gearresteerd! Hoe reageer je?
phase-race = De bandiet ontsnapt! Snel: leg je dezelfde kaart?
phase-shootout = Schiet je, of niet?
phase-picking = Welke kaart neem je uit de hand van de dode?
phase-refill = De handen worden aangevuld.

# What the others are told while somebody is asked.
wait-pot = De Pot ligt klaar voor { $seats }: meerijden met de bandieten, of de wet trouw blijven?
wait-burying = { $seats } legt voor elk gepakt Goud een kaart onder de stapel.
wait-supply = { $seats } trekt een kaart, of haalt er een in de Stad.
wait-slipping = { $seats } schuift de Kid een kaart toe.
wait-returning = { $seats } geeft Garcia een kaart terug.
wait-play = { $seats } speelt een kaart, of legt er een af.
wait-answer = { $seats } krijgt een vraag en zoekt een antwoord.
wait-giving = { $seats } geeft er een kaart voor terug.
wait-reveal = De maskers zijn af. { $seats }, een bandiet, mag Arrestaties inruilen.
wait-response = { $seats } wordt gearresteerd! Wat is het antwoord?
wait-race = De bandiet ontsnapt! Wie legt er snel dezelfde kaart?
wait-shootout = { $seats }: schieten of niet?
wait-picking = { $seats } neemt een kaart uit de hand van de dode.

verb-draw = Trek een kaart van de stapel
verb-buy = Betaal één Goud voor { $card } in de Stad
verb-steal = Steel het Goud in de Stad met een { $card }
verb-discard = Leg { $card } af
verb-ask = Vraag { $seat } naar { $feature }
verb-again = Leg een Vraag af, trek een kaart en speel verder
verb-look = Geweer: bekijk de hand van { $seat }
verb-take = Verrekijker: ruil een kaart met { $seat }
verb-arrest = Arresteer { $seat }
verb-entice = Leg een Goud in de Pot
verb-yes = Ja
verb-no = Nee
verb-give = Geef { $card }
verb-replace = Ruil { $amount } in
verb-respond = Reageer met { $card }
verb-surrender = Geef je over
verb-match = Leg dezelfde Ontsnapping
verb-pass = Laat gaan
verb-fire = Schiet met het { $card }
verb-hold = Schiet niet
verb-pick = Neem { $card }
verb-slip = Schuif { $card } toe
verb-return = Geef { $card } terug
verb-join = Pak de Pot en sluit je aan bij de bandieten
verb-stay = Blijf de wet trouw
verb-bury = Leg { $card } onder de stapel
verb-card = De kaart is { $card }
verb-character = Het personage is { $character }
verb-start = { $seat } begint

event-you-are = Jij bent { $character }.
event-dealt = Iedereen krijgt { $count } kaarten.
event-dealt-you = Je krijgt { $cards }.
event-town-card = In de Stad: { $card }.
event-town-refused = { $card } blijft niet in de Stad, { $why }, en wordt afgelegd.
event-town-cleared = Weg uit de Stad: { $cards }.
event-starts = { $seat } begint.
event-hour = Het is { $hour } uur.
event-turn = { $seat } is aan de beurt.
event-misses = { $seat } slaat een beurt over.
event-reshuffled = De aflegstapel wordt geschud tot een nieuwe stapel van { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}.
event-drew = { $seat } trekt een kaart.
event-drew-you = Je trekt { $card }.
event-no-card = Voor { $seat } is er geen kaart meer om te trekken.
event-bought = { $seat } betaalt een Goud voor { $card } in de Stad.
event-stole = { $seat } speelt een { $card } en steelt het Goud in de Stad.
event-enticed = { $seat } legt een Goud in de Pot. Daarin ligt nu { $pot } Goud.
event-joined = { $seat } pakt de Pot ({ $pot } Goud) en rijdt voortaan met de bandieten!
event-stayed = { $seat } laat de Pot liggen.
event-buried = { $seat } legt een kaart onder de stapel.
event-buried-you = Je legt { $card } onder de stapel.
event-slipped = { $seat } schuift { $to } gedekt een kaart toe.
event-slipped-card = { $seat } schuift { $to } { $card } toe.
event-discarded = { $seat } legt { $card } af.
event-nothing-to-play = { $seat } heeft geen kaart om te spelen.
event-goes-again = { $seat } legt een Vraag af en speelt verder.
event-asked = { $seat } vraagt { $to }: heb je { $feature }?
event-answered = Heeft { $seat } { $feature }? Het antwoord is { $answer }.
event-looked = { $seat } bekijkt de hand van { $at }.
event-saw = { $cards_count ->
    [0] { $of } heeft niets op handen.
   *[other] { $of } heeft { $cards } op handen.
}
event-spied = { $seat } beloert { $at } door de Verrekijker.
event-took = { $seat } pakt blind een kaart van { $of }.
event-took-card = { $seat } pakt { $card } van { $of }.
event-gave = { $seat } geeft { $to } er een kaart voor terug.
event-gave-card = { $seat } geeft { $to } er { $card } voor terug.
event-accused = { $seat } arresteert { $suspect }!
event-false-arrest = Een valse arrestatie! { $seat } en { $suspect } slaan allebei de volgende beurt over.
event-revealed = { $seat } is { $character }.
event-replaced = { $count ->
    [0] { $seat } ruilt geen Arrestatie in.
    [one] { $seat } ruilt één Arrestatie in.
   *[other] { $seat } ruilt { $count } Arrestaties in.
}
event-responded = { $seat } reageert met { $card }.
event-matched = { $seat } legt als eerste dezelfde { $card } en zet de achtervolging voort!
event-unmatched = Niemand legt dezelfde { $card }.
event-away = { $seat } ontkomt.
event-blast = { $seats_count ->
    [1] Dynamiet! { $seats } slaat de volgende beurt over.
   *[other] Dynamiet! { $seats } slaan de volgende beurt over.
}
event-fired = { $seat } schiet met een { $card } op { $at }!
event-held = { $seat } schiet niet.
event-both-live = De rook trekt op: { $outlaw } en { $lawman } leven allebei nog.
event-shot = { $by } heeft { $seat } neergeschoten; die ligt uit het spel.
event-taken = { $cards_count ->
    [0] { $by } rekent { $seat } in; die ligt uit het spel.
   *[other] { $by } rekent { $seat } in; die ligt uit het spel en laat { $cards } vallen.
}
event-picked = { $seat } neemt een kaart uit de hand van { $of }.
event-picked-card = { $seat } neemt { $card } uit de hand van { $of }.
event-left-over = { $cards_count ->
    [0] Van de hand van { $seat } is niets over.
   *[other] Wat er van de hand van { $seat } over is, wordt afgelegd: { $cards }.
}
event-showed = { $cards_count ->
    [0] { $seat } heeft niets te tonen.
   *[other] { $seat } toont { $cards }.
}
event-won = De overwinning is voor { $side }: { $seats }!

option-enticement = De verleiding van Doc Holliday
option-enticement-off = Doc blijft de wet trouw
option-enticement-on = de bandieten mogen hem omkopen
option-kid_alone = Met vijf of meer: alleen de Kid telt
option-kid_alone-no = elke bandiet telt
option-kid_alone-yes = de wet wint zodra de Kid gepakt is, en alleen het Goud van de Kid telt
option-bluff_arrest = Mag een verborgen bandiet een Arrestatie spelen?
option-bluff_arrest-no = nee, wie arresteert, hoort bij de wet
option-bluff_arrest-yes = ja, als valse arrestatie
option-rifle_opens = Mag een Geweer een vuurgevecht openen?
option-rifle_opens-yes = ja
option-rifle_opens-no = nee, alleen terugschieten
option-out_may_match = Mag wie een beurt overslaat, toch dezelfde Ontsnapping leggen?
option-out_may_match-yes = ja
option-out_may_match-no = nee
option-steal_is_play = Goud stelen in de Stad
option-steal_is_play-yes = is de kaart die je speelt
option-steal_is_play-no = komt in plaats van een kaart trekken
option-deck = Kaarten
option-deck-standard = de ingebouwde set

reason-outlaws-out = elke bandiet is gearresteerd of neergeschoten
reason-kid-out = de Kid is gearresteerd of neergeschoten
reason-lawmen-out = er is niemand van de wet meer over
reason-gold = { last-hour }, en er is een bandiet op vrije voeten met Goud
reason-no-gold = { last-hour }, en er is geen bandiet op vrije voeten met Goud

talk-reminder = Niemand mag zeggen wat hij op handen heeft. Elkaar stangen mag wel.

guide-pot = Pak je de Pot, dan ben je vanaf nu een bandiet en is het Goud van jou. Blijf je de wet trouw, dan jaag je verder op de bandieten.
guide-burying = Voor elk Goud dat je pakte, gaat een kaart van jou onder de stapel. Doe weg wat je als bandiet het minst nodig hebt.
guide-supply = Meestal trek je een kaart, maar in de Stad koop je er een voor een Goud: een bandiet alles behalve Goud, de wet alleen een Arrestatie. Een Goud dat er ligt, steelt een bandiet door een wapen te spelen.
guide-slipping = Je rijdt met de Kid mee: schuif hem een kaart toe die hem helpt te ontkomen. Je krijgt er een terug.
guide-returning = Garcia schoof je een kaart toe en krijgt er een terug. Zorg dat jullie samen uitwegen en minstens één Goud overhouden.
guide-play = Leg één kaart af: om wat hij doet, of gewoon om hem kwijt te zijn. Met een Vraag, een Geweer of een Verrekijker kom je te weten wie iemand kan zijn; hoor je bij de wet, bewaar dan een Arrestatie voor { first-arrest }.
guide-answer = Wie bij de wet hoort, moet de waarheid spreken en heeft dus maar één antwoord. Bandieten zeggen wat ze willen; iedereen schrijft het op.
guide-giving = Je pakte blind een kaart en geeft er een terug, welke je maar wilt. De ander weet dan welke dat is.
guide-reveal = De arrestatie was raak: iedereen is onthuld en de jacht begint. Bandieten mogen hun Arrestaties, waar ze niets aan hebben, inruilen voor nieuwe kaarten.
guide-response = Reageer op de arrestatie, of je wordt ingerekend. Bij een Ontsnapping kan iemand van de wet dezelfde leggen, bij een Vermomming niet, TNT houdt de hele wet een beurt op, en met een wapen begint een vuurgevecht.
guide-race = De eerste van de wet die dezelfde Ontsnapping legt, houdt de bandiet tegen en neemt het over. Kun of wil je dat niet, laat de bandiet dan gaan.
guide-shootout = Schiet met een wapenkaart, of schiet niet. Wie niet schiet terwijl hij achterstaat, ligt eruit; schieten jullie bij een gelijke stand allebei niet, dan blijven jullie allebei in leven.
guide-picking = Je won het vuurgevecht: neem kaarten uit de hand van de dode om je eigen hand aan te vullen.

counted-gold = Goud
counted-cards = Kaarten op handen

screen-hour = { $hour } uur · stapel { $deck } · aflegstapel { $discards }
screen-top = bovenop { $card }
screen-under = van Doc eronder { $count }
screen-town = Stad: { $cards }
screen-pot = Pot: { $count } Goud
screen-hand = Je hand: { $cards }
screen-nothing = niets
screen-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
screen-out = uit het spel
screen-misses = slaat beurt over
screen-outlaw = bandiet
screen-who = Wie?
screen-wanted = Gezocht
screen-lawman = wet
screen-could = { $characters }?
screen-known = { $count ->
    [0] heeft { $cards }
   *[other] had { $cards } (daarvan misschien { $count } weg)
}
screen-exposed = { $count ->
    [0] { $seat } weet dat je op handen hebt: { $cards }
   *[other] { $seat } weet dat je op handen had: { $cards } (van { $count } daarvan is { $seat } niet zeker)
}
screen-under-arrest = { $lawman } tegen { $outlaw }: { $cards }
screen-question = { $seat }: { $feature }?
screen-buried = Onder de stapel, in deze volgorde te trekken: { $cards }

screen-oclock = { $hour } uur
screen-sheet = Signalementen
screen-notebook = Notitieboekje
screen-town-name = Stad
screen-pot-name = Pot
screen-deck-name = Stapel
screen-discards-name = Aflegstapel
screen-can-be = Kan { $characters } zijn.
screen-can-be-anyone = Kan iedereen zijn.
screen-told = { $feature }: { $answer }
screen-ask = Heb je { $feature }?
screen-victory = De overwinning is voor { $side }!
screen-joins = Doc rijdt met de bandieten mee!
screen-race = Wie legt dezelfde?
screen-behind = { $seat } schiet terug, of ligt eruit.
screen-level = Gelijk! Schieten of niet?
screen-shots = { $count ->
    [one] 1 schot
   *[other] { $count } schoten
}
screen-stamp-false = Valse arrestatie!
screen-stamp-away = Ontkomen!
screen-stamp-blast = Boem!
screen-stamp-shot = Geraakt!
screen-stamp-taken = Gearresteerd!
screen-stamp-both-live = Beiden leven nog
screen-unmasked = Alle maskers af!
screen-taken = { $by } rekent { $seat } in; die ligt uit het spel.
screen-peek = Alleen voor jouw ogen
screen-face-down = gedekt
screen-character = Wie je bent
screen-you-accused = Je bent gearresteerd!
screen-you-fire = Pang!
screen-you-hit = Ze schieten op je!
screen-you-dead = Je bent dood
screen-you-taken = Je bent gepakt
screen-you-away = Je ontkomt!
screen-you-won = Je wint!
screen-goal-outlaw = Blijf vrij tot { last-hour } voorbij is, en zorg dat een bandiet dan Goud op handen heeft.
screen-goal-lawman = Pak elke bandiet voordat { last-hour } voorbij is.
screen-pick = Tik op een kaart: wat hij doet en op wie je hem kunt spelen.
screen-pick-seat = Tik op een speler.
screen-pick-feature = Waarover?
screen-truth = Je hoort bij de wet: je kunt alleen de waarheid spreken.
screen-may-lie = Je bent een bandiet: zeg wat je uitkomt.
screen-no-match = Je hebt deze Ontsnapping niet.
screen-no-gold = Je hebt geen Goud om mee te betalen.
screen-sure-hold = Je staat achter: schiet je niet, dan lig je eruit. Weet je het zeker?
screen-about-gold = Doet niets als je hem speelt. Een bandiet op vrije voeten heeft er een nodig als { last-hour } voorbij is; in de Stad is het geld.
screen-about-question = Vraag iemand naar één kenmerk. De wet spreekt de waarheid, bandieten zeggen wat ze willen.
screen-about-question-later = Leg hem af, trek een kaart en speel verder.
screen-about-rifle = Bekijk in het geheim iemands hele hand. In een vuurgevecht is het een schot. Een bandiet kan er een Goud in de Stad mee stelen.
screen-about-binoculars = Pak blind een kaart van iemand en geef er een van jezelf voor terug.
screen-about-arrest = Alleen voor de wet, vanaf { first-arrest }. De verkeerde verdachte: jullie slaan allebei een beurt over. De juiste: alle maskers gaan af.
screen-about-pistol = Een schot in een vuurgevecht. Een bandiet kan er een arrestatie mee beantwoorden, of een Goud in de Stad mee stelen.
screen-about-disguise = Een bandiet die gearresteerd wordt, komt ermee weg.
screen-about-tnt = Een bandiet die gearresteerd wordt, komt ermee weg, en iedereen van de wet slaat een beurt over.
screen-about-escape = Een bandiet die gearresteerd wordt, komt ermee weg, tenzij iemand van de wet dezelfde Ontsnapping legt.
screen-why-early = Te vroeg: arresteren mag vanaf { first-arrest }.
screen-why-outlaw = Een bandiet kan niemand arresteren; je kunt hem alleen afleggen.
screen-why-disguise = De wet kan hem alleen afleggen.
screen-why-response = Bewaar hem voor een confrontatie; nu kun je hem alleen afleggen.
screen-why-empty = Niemand heeft een kaart om te pakken.
screen-why-no-response = Dit is geen antwoord op een arrestatie.
screen-why-no-gun = Alleen met een Pistool of Geweer kun je schieten.
screen-why-supply = Trek eerst een kaart of haal er een in de Stad.

trait-side = Kanten
trait-character = Personages
trait-played-lawmen = Kaarten gespeeld door de wet
trait-played-outlaws = Kaarten gespeeld door de bandieten

headline-bluff = Beste bluf
headline-bluff-told = { $seat } keek { $other } recht aan en loog. Niemand liet het ooit bezuren.
headline-caught = De leugen met de strop
headline-caught-told = { $seat } loog tegen { $other }, en { $other } kwam met de handboeien.
headline-betrayal = De verkeerde
headline-betrayal-told = { $seat } arresteerde { $other }, van de eigen kant.
headline-bullet = Duurste kogel
headline-bullet-told = { $seat } schoot { $other } neer, dwars over straat.
headline-taken = Hebbes
headline-taken-told = { $seat } voerde { $other } af. Er was geen uitweg meer.
headline-honest = Eerlijk tot op het bot
headline-honest-told = { $other } vroeg het, { $seat } zei niets dan de waarheid.
headline-turncoat = Kilste verraad
headline-turncoat-told = { $seat } nam de Pot en wisselde van kant.
headline-escape = Ternauwernood
headline-escape-told = { $seat } was zo goed als gepakt, en ontkwam.
headline-robbery = Lange vingers
headline-robbery-told = { $seat } nam het Goud van { $other }.
headline-theft = Beroofd op klaarlichte dag
headline-theft-told = { $seat } stal het Goud dat in de Stad lag.
headline-arrest = In naam der wet
headline-arrest-told = { $seat } legde een hand op de schouder van { $other }.

# Aan tafel uitgelegd: in een minuut voorgelezen, met één plaatje elk.
opening-story = Een van jullie is Billy the Kid, en niemand weet wie. De anderen dragen een ster.
opening-win = De wet wint als elke bandiet gearresteerd of neergeschoten is. De bandieten winnen als er om { last-hour } één vrij is, met Goud.
opening-do-1 = Vraag naar een gezicht: hoed, haar, ogen, snor. Wie van de wet is spreekt de waarheid. Bandieten zeggen wat ze willen.
opening-do-2 = Spioneer: met een geweer zie je een hele hand, met een verrekijker ruil je een kaart. Iemand verbergt Goud.
opening-do-3 = Vanaf { first-arrest } mag de wet arresteren. Klopt het, dan gaan de maskers af en begint de jacht.
# De ene zin van een fase, op het grote scherm, de eerste keer.
lesson-play = Trek een kaart, speel een kaart: vraag, spioneer, of leg er een af. Wie liegt is een bandiet.
lesson-answer = De wet moet de waarheid spreken. Een bandiet niet. Onthoud het antwoord!
lesson-response = Gearresteerd! Ontsnapping, vermomming, TNT of een wapen: zonder is het voorbij.

# Waar wie eruit ligt of toekijkt op wedt.
bet-accused = Wie wordt het eerst beschuldigd?
bet-body = Wie wordt dit uur neergeschoten?
bet-side = Welke kant wint?

# Waarom de ene zet beter is dan de andere: een feit in de werelden die de speler kon bedenken.
because-lost = In { $played } van de 100 werelden die { $seat } kon bedenken, zou het spel enkele beurten later verloren zijn; na de betere zet in { $best }.
because-caught = In 100 werelden die { $seat } kon bedenken, zouden enkele beurten later { $played } bandieten gepakt zijn; na de betere zet { $best }.
because-fallen = In 100 werelden die { $seat } kon bedenken, zouden enkele beurten later { $played } mensen van de wet uit het spel zijn; na de betere zet { $best }.
because-taken = In 100 werelden die { $seat } kon bedenken, zouden enkele beurten later { $played } van de bandieten gepakt zijn; na de betere zet { $best }.
because-shot = In 100 werelden die { $seat } kon bedenken, zouden enkele beurten later { $played } mensen van de wet neergeschoten zijn; na de betere zet { $best }.
because-guns = In 100 werelden die { $seat } kon bedenken, zou { $seat } dan samen { $played } wapens hebben; na de betere zet { $best }.
because-gold = In 100 werelden die { $seat } kon bedenken, zou { $seat } dan samen { $played } Goud hebben; na de betere zet { $best }.
