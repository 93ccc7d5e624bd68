number-words = nul één twee drie vier vijf zes zeven acht negen tien elf twaalf
list = { $first } en { $last }

error-unknown-game = Er is geen spel "{ $game }". De spellen zijn: { $known }.
error-unknown-bot = Er is geen bot "{ $bot }". De bots zijn: { $known }.
error-bot-path = De bot "{ $bot }" kan niet geladen worden: { $problem }.
error-bot-failed = De bot { $bot } ging de fout in bij spel { $game } van seed { $seed }, op plaats { $seat }, fase { $phase }: { $problem }.
error-bot-problem = Een bot ging de fout in: { $problem }.
error-unknown-language = Er is geen taal "{ $language }". De talen zijn: { $known }.
error-unknown-option = Er is geen optie "{ $option }". De opties zijn: { $known }.
error-option-value = De optie { $option } kan niet "{ $value }" zijn. Mogelijk is: { $known }.
error-option-moved = { $option }={ $value } is niet meer ingebouwd. Het bestand is { $file } in de broncode: schrijf { $option }= en het pad van dat bestand.
error-option-form = "{ $item }" is geen optie. Schrijf naam=waarde, met komma's ertussen.
error-player-count = { $game } is voor { $fewest } tot { $most } spelers, niet voor { $seats }.
error-unknown-word = { $kind } "{ $word }" bestaat niet. Er zijn: { $known }.
error-not-a-number = "{ $value }" is geen geheel getal van 0 of hoger.
error-number-too-large = "{ $value }" is meer dan er in het spel kan zijn: hoogstens { $most }.
error-not-a-seat = "{ $value }" zit niet aan deze tafel.
error-game-over = Het spel is afgelopen.
error-not-asked = Er wordt je nu niets gevraagd.
error-illegal-action = Dat kan nu niet. Mogelijk is: { $legal }.
error-unreadable-action = "{ $text }" betekent hier niets. Mogelijk is: { $legal }.
error-question-closed = Vraag { $question } is al gesloten; nu is vraag { $current } aan de orde.
error-question-unknown = Vraag { $question } is er nog niet; nu is vraag { $current } aan de orde.
error-already-answered = Je antwoord op deze vraag ligt al vast.
error-paused = Het spel is gepauzeerd.
error-not-open = Nog niet: wat er gebeurde, wordt nog getoond.
error-seat-unknown = Er zit niemand die "{ $seat }" heet. Aan tafel zitten: { $known }.
error-names-form = Een naam heeft 1 tot { $most } tekens, zonder regeleinden, zonder : ! # of komma, en is niet "*". "{ $name }" kan dus niet.
error-names-same = Er kunnen geen twee spelers "{ $name }" heten.
error-names-alike = "{ $name }" lijkt te veel op "{ $other }": kies een naam die niet te verwarren is.
error-deck-file = Het kaartenbestand "{ $file }" is niet bruikbaar: { $problem }
error-no-deck = { $game } heeft geen kaartenbestanden. Deze wel: { $known }.
error-file-exists = { $file } bestaat al.
error-variant-damaged = "{ $value }" is geen hele variant: er ontbreekt iets of er is iets veranderd.
error-variant-large = Een variant van meer dan { $most } tekens is te groot.
error-too-many-cards = Zo veel kaarten { $card } zijn er niet in het spel.

error-record-line = { $file }, regel { $line }: { $problem }
error-record-first = Een partij begint met de regel "fistful { $version }".
error-record-empty = De partij is leeg.
error-record-header = "{ $text }" is geen kopregel. Kopregels zijn: { $known }.
error-record-missing = De kopregel "{ $name }:" ontbreekt.
error-record-twice = De kopregel "{ $name }:" staat hier voor de tweede keer.
error-record-form = "{ $text }" is geen regel van een partij. Schrijf "Naam: actie", "Naam! actie", "*: trekking", "given: …" of "then: …".
error-record-given-late = Een stelling wordt vóór de eerste actie opgezet; dit komt erna.
error-record-fact = Er is geen feit "{ $text }". De feiten zijn: { $known }.
error-record-fact-seat = Achter het feit "{ $noun }" hoort een speler: een van { $known }.
error-record-fact-fixed = Het feit "{ $noun }" volgt uit andere feiten en kan niet worden gegeven.
error-record-then = Dit zou moeten kloppen, maar klopt niet: { $expected }. Het is: { $found }.
error-record-turn = { $seat } is niet aan de beurt. Nu gevraagd: { $asked }.
error-record-nature = Hier wordt geen kaart getrokken. Nu gevraagd: { $asked }.
error-record-over = Het spel is afgelopen: er kan geen actie meer volgen.
error-record-illegal = { $seat } kan hier geen "{ $text }" doen. Mogelijk is: { $legal }.
error-record-hex = "{ $value }" is geen hexadecimaal getal van { $bytes } bytes.
error-record-until = Er is geen regel { $line }: de partij heeft { $lines } regels.
error-site-not-built = Deze installatie heeft geen site om te schrijven: installeer haar met haar client en met toegang tot de pakketindex.
error-site-folder-taken = "{ $folder }" is niet leeg: noem een nieuwe of lege map.
error-record-not-found = Er is geen bestand "{ $file }".
error-record-unreadable = Het bestand "{ $file }" is niet als tekst te lezen.
error-file-unwritable = Het bestand "{ $file }" kan niet geschreven worden: { $problem }.
error-record-exists = Het bestand "{ $file }" bestaat al; er is niets overschreven.
error-record-unfinished = De partij houdt op voordat het spel is afgelopen.
error-record-text = Dit is geen partij: de tekst is geen UTF-8.
error-position-number = { $noun } kan hier niet { $value } zijn: het is { $least } tot en met { $most }.
error-position-seat-number = { $noun } van { $seat } kan hier niet { $value } zijn: het is { $least } tot en met { $most }.
error-position-number-exact = { $noun } kan hier niet { $value } zijn: het moet { $least } zijn.
error-position-seat-number-exact = { $noun } van { $seat } kan hier niet { $value } zijn: het moet { $least } zijn.
error-position-twice = { $thing } is er twee keer, maar er is er maar één.
error-position-fact = Zo kan geen spel staan: { $noun } ontbreekt of past niet bij de rest.
error-position-seat-fact = Zo kan geen spel staan: { $noun } van { $seat } ontbreekt of past niet bij de rest.
error-position-no-aim = Het pistool van { $seat } is geladen en wijst naar niemand: zeg op wie het gericht is.
error-record-impossible = Deze regels geven een stelling die in geen enkel spel kan ontstaan.
error-record-stuck = Het naspelen van deze partij duurt te lang.
error-record-too-big = Deze partij is te groot: er staat meer in dan er in een spel past.
error-record-given-verify = Een partij met een opgezette stelling ("given:") heeft geen kaartverdeling om te controleren.
error-record-given-review = Een partij met een opgezette stelling ("given:") is geen volledig spel en niet te analyseren.
error-review-failed = De analyse is niet gelukt. Probeer het nog eens.
error-review-too-long = Deze partij is te lang om hier te analyseren. Met "fistful review" kan het op je eigen computer.
error-simulation-off = Deze server simuleert niet voor vreemden. Op je eigen computer kan het wel: "make play", of "fistful lab".
error-simulation-budget = Meer simuleert deze server nu niet voor jou. Kom over een uur terug, of gebruik "fistful lab" op je eigen computer.
error-simulation-failed = De simulatie ging mis. Probeer het opnieuw.
error-record-players = De kop zegt wie er op { $players } plaatsen zitten, maar er zijn er { $seats }.
error-verify-no-commitment = De partij heeft geen vastlegging om te controleren.
error-verify-no-seed = De partij toont de seed niet.
error-verify-commitment = De seed hoort niet bij de vastlegging.
error-verify-draw = De seed geeft hier "{ $expected }", niet "{ $found }".
error-seats-form = "{ $seat }" is geen plaats. Schrijf "you", een bot ({ $known }) of naam=you, naam=bot.
error-bot-count = { $bots } bots passen niet op { $players } plaatsen.
error-games-count = Simuleer minstens één spel, niet { $games }.
error-no-habits = { $game } heeft geen gewoontes om af te stellen.
error-tune-file = "{ $file }" bevat geen voortgang van "fistful tune". Noem een nieuw bestand, of een dat die opdracht zelf schreef.
error-tune-other = "{ $file }" hoort bij een andere run ({ $game }, { $seats } plaatsen). Gebruik hetzelfde spel, dezelfde plaatsen, opties en seed, of een nieuw bestand.
error-arena-bots = Noem minstens één bot.
error-arena-design = Er is geen opzet "{ $design }". De opzetten zijn: { $known }.
error-arena-sides = { $game } kent geen kanten.
error-ledger-file = Het bestand "{ $file }" is niet te gebruiken voor resultaten.
error-ledger-other = In het bestand "{ $file }" staan resultaten van iets anders: een ander spel, een andere tafel of een andere seed. Noem een ander bestand.
error-study-toml = Dit is geen TOML: { $problem }.
error-study-missing = Het veld "{ $field }" ontbreekt.
error-study-unknown = Er is geen veld "{ $field }". Er zijn: { $known }.
error-study-both = Zeg óf "{ $field }", óf "{ $other }", niet allebei.
error-study-section = "{ $field }" is een sectie: schrijf [{ $field }] op een eigen regel.
error-study-text = "{ $field }" is een tekst tussen aanhalingstekens.
error-study-whole = "{ $field }" is een geheel getal, { $least } of meer.
error-study-width = "{ $field }" is een getal tussen 0 en 1: 0.05 voor intervallen van vijf punten.
error-study-players = "{ $field }" is een aantal spelers, of een lijst daarvan: [4, 5].
error-study-bots = "{ $field }" is een lijst met bots: ["rules", "random"], of een lijst van zulke lijsten.
error-study-values = "{ $field }" is een waarde tussen aanhalingstekens, of een lijst daarvan: ["off", "on"].
error-study-rungs = "{ $field }" heeft minstens twee bots nodig, de zwakste eerst.
error-study-group = "{ $field }" kan niet "{ $group }" zijn. Het kan zijn: { $known }.
error-lab-exists = In "{ $folder }" staan al resultaten. Ga verder met --resume, of noem een andere map met --out.
error-lab-minutes = --minutes is voor een studie die zoekt: een met [vary] en [want].
error-quest-path = "{ $place }" is geen pad. Schrijf het als cards.arrest[1], notes.20 of cards.*[0].
error-quest-nothing = "{ $place }" leidt bij "{ $step }" nergens heen. Er is: { $known }.
error-quest-values = "{ $field }" is een lijst met waarden, [2, 3, 4], of grenzen tussen aanhalingstekens, "5..15"; hoogstens { $most } waarden.
error-quest-sum = "{ $place }" moeten paden naar gehele getallen zijn, met + ertussen.
error-quest-keep = "{ $field }" is een lijst met sommen tussen aanhalingstekens: ["cards.*[0] + escapes.*[0]"].
error-quest-one = "{ $field }" heeft hier één waarde: alleen wat in [vary] staat varieert.
error-quest-empty = In [{ $field }] staat niets.
error-quest-weight = Het gewicht van "{ $field }" is een getal boven 0.
error-quest-range = "{ $field }" is een getal, of van waar tot waar: [40, 60].
error-quest-share = "{ $field }" is een aandeel tussen 0 en 1, of van waar tot waar: [0.42, 0.58].
error-quest-tables = De spelers van "{ $field }" zijn aantallen uit de studie: { $known }.
error-quest-yes = "{ $field }" is true of false.
error-quest-none = Niets van wat mag variëren is te spelen: { $problem }
error-no-ray = Ray is niet geïnstalleerd: installeer fistful[cluster].
error-ray-address = Ray is niet bereikbaar: { $problem }
error-no-terminal = Hiervoor is een terminal nodig.
error-usage = { $message }

error-no-asyncpg = Voor PostgreSQL is het pakket asyncpg nodig: installeer fistful[postgres].
error-host-only = Dat kan alleen de gastheer.
error-not-all-ready = Nog niet iedereen is zover: voor die tijd kan alleen de gastheer beginnen.
error-knock-open = Dat vraagt al iemand: wacht op het antwoord.
error-knock-unknown = Daar is al op geantwoord, of niemand heeft op tijd geantwoord.
error-not-your-door = Daarover gaat de gastheer, of wie ernaast zit.
error-chair-taken = In die stoel zit al iemand.
error-insider = Wie uit dit spel is weggegaan, weet te veel voor een andere stoel: wacht op het volgende spel.
error-host-stays = De gastheer kan niet weg; draag die rol eerst over.
error-host-here = De gastheer is er; je kunt die rol alleen overnemen als er geen verbonden is.
error-host-grace = De gastheer was er net nog: over { $seconds } seconden kun je die rol overnemen.
error-former-host-stays = Wie vóór jou gastheer was, kan niet worden weggestuurd.
error-kicked = Je bent uit dit spel weggestuurd.
error-table-worn = Deze tafel heeft te veel meegemaakt: dit spel kun je nog uitspelen, daarna is een nieuwe tafel nodig.
error-rules-changed = De regels zijn veranderd sinds dit spel begon, en het kon niet worden uitgespeeld. Wat ervan bekend is, is als partij bewaard.
error-impossible = Dat kan aan deze tafel niet. Er is niets veranderd.
error-no-seat = Je hebt geen plaats aan deze tafel.
error-no-name = Kom eerst met een naam aan tafel.
error-nobody-there = Daar zit niemand.
error-bot-plays = Een bot speelt voor jou; vraag de gastheer je plaats terug te geven.
error-empty-text = Je hebt niets gezegd.
error-no-offer = Er is geen voorstel om te beantwoorden.
error-out-of-play = Wie uit het spel is, maakt geen afspraken.
error-muted = Aan deze tafel wordt niet gepraat.
error-muted-you = De gastheer heeft je het zwijgen opgelegd.
error-too-fast = Te snel: wacht even.
error-too-large = Dat is te groot: hoogstens { $most } bytes.
error-bad-request = Dat is niet te lezen: { $problem }
error-hello-first = Zeg eerst hallo, met versie { $version }.
error-hello-once = Je hebt al hallo gezegd.
error-wrong-stage = Nu niet: de tafel is in het stadium "{ $stage }", en dit kan alleen in "{ $needed }".
error-no-deadline = Op deze vraag loopt geen klok.
error-no-bets = Op dit spel wordt niet gewed.
error-not-out = Wie nog meespeelt, wedt niet.
error-bets-closed = Te laat: dat wordt nu beslist. In de volgende ronde kun je weer wedden.
error-bets-enough = Je bent vaak genoeg van gedachten veranderd: wed weer in de volgende ronde.
error-bet-unknown = Die weddenschap is er nu niet.
error-bad-face = Dat gezicht is er niet in dit spel.
error-face-taken = Iemand heeft dat gezicht of die kleur al gekozen.
error-no-practice = Kaarten liggen alleen open waar één persoon met bots oefent.
error-not-alone = Je speelt niet alleen met bots: anderen zouden het zien.
error-no-way-back = Dat antwoord staat: er is iets door bekend geworden, of anderen hebben gespeeld.
error-no-more-time = Voor deze vraag is er niet meer tijd.
error-chairs-form = Iedereen aan tafel moet precies één stoel hebben.
error-table-unknown = Er is geen tafel "{ $table }". Een code heeft vier letters.
error-dataset-other = In { $folder } staat een andere dataset (dataset.json zegt welke): kies een andere map.
error-no-pyarrow = Datasets vragen pyarrow: pip install "fistful[datasets]".
error-no-agents = Aan openbare tafels van deze server mogen geen eigen programma's zitten.
error-table-locked = De tafel is op slot.
error-table-full = Er is geen stoel vrij aan deze tafel.
error-table-playing = Het spel is begonnen; je kunt kijken.
error-link-unknown = Die link is al gebruikt of te oud; vraag om een nieuwe.
error-server-full = Deze server heeft geen plaats voor nog een tafel.
error-server-stops = De server wordt gestopt. Probeer het zo weer.
error-bots-many = Vanaf één plek mogen er tegelijk hoogstens { $most } bots spelen. Laat er eerst een paar gaan.
error-searchers = Vanaf één plek mogen er tegelijk hoogstens { $most } bots spelen die vooruitrekenen. Kies voor een paar een lager niveau.
error-metrics-key = De cijfers zijn voor wie de sleutel heeft.
error-not-stored = Dat kon niet veilig bewaard worden en is dus niet gedaan. Probeer het nog eens.
error-race-lost = Iemand was sneller.

talk-threaten = Pas op, { $seat }: ik heb geladen.
talk-promise = Je hebt mijn woord, { $seat }: ik laat je met rust.
talk-deal = Afspraak, { $seat }? Jij spaart mij, ik spaar jou.
talk-deny = Ik niet, { $seat }. Ik ben onschuldig.
talk-taunt = Is dat alles, { $seat }?
talk-pact = Laten we samen staan, { $seat }.
talk-accept = Afgesproken, { $seat }.
talk-decline = Geen afspraak, { $seat }.
talk-tip-hat = tikt aan de hoed voor { $seat }
talk-laugh = lacht { $seat } uit
talk-sweat = zweet onder de ogen van { $seat }
talk-draw = laat { $seat } in een loop kijken
talk-shrug = haalt de schouders op over { $seat }
talk-cheer = juicht voor { $seat }
talk-skull = graaft vast een graf voor { $seat }
talk-handshake = steekt { $seat } een hand toe

option = { $name }: { $value }

person = mens
bot-random = willekeurige bot
bot-rules = vuistregelbot
bot-greedy = hebberige bot
bot-search = zoekende bot
bot-learned = geoefende bot
bot-level-1 = niveau 1: groentje
bot-level-2 = niveau 2: knecht
bot-level-3 = niveau 3: hulpsheriff
bot-level-4 = niveau 4: revolverheld
bot-level-5 = niveau 5: legende
bot-hothead = heethoofd
bot-coward = lafaard
bot-accountant = boekhouder
bot-liar = leugenaar
bot-avenger = wreker
stranger = Vreemdeling

ui-welcome = Fistful: spellen met getrokken pistolen
ui-pick-game = Welk spel?
ui-pick-seats = Met hoeveel spelers, jij en de bots samen? ({ $fewest } tot { $most }, Enter voor { $usual })
ui-pick-bots = Hoe sterk zijn de bots? (Enter voor 1)
ui-pick-option = { $option }? (Enter voor de eerste)
ui-choice = Kies (1 tot en met { $most }; ? voor hulp)
ui-choice-unknown = "{ $text }" is geen van de keuzes. Typ een getal van 1 tot en met { $most }, of ? voor hulp.
ui-help = Typ het nummer van je keuze, of de keuze zoals die in de partij staat ("{ $example }"). rules: de regels · table: de tafel nog eens · log: alles tot nu toe · talk: zeg iets · quit: bewaren en stoppen. Wat de kaarten doen:
ui-talk = Wat zeg je? (threaten, promise, deal, pact, accept, decline, deny, taunt of een gebaar, en een naam: "{ $example }")
ui-talk-said = { $seat }: "{ $text }"
ui-talk-shown = { $seat } { $text }.
ui-pass = Geef het toetsenbord aan { $seat }, die op Enter drukt.
ui-sealed = Gedaan: { $choice }. Enter om verder te gaan, u om het terug te nemen.
ui-race-lost = Iemand was sneller. Druk op Enter om verder te gaan.
ui-mine-none = Er zijn nog geen partijen van jou: ze komen in { $folder }.
ui-mine-running = { $game }: niet afgelopen. Verder met: fistful play --resume { $file }
ui-mine-won = { $game }: gewonnen, met { $seats } aan tafel. { $file }
ui-mine-place = { $game }: plaats { $place } van { $seats }. { $file }
ui-mine-helped = { $count ->
    [one] Gespeeld met één tip.
   *[other] Gespeeld met { $count } tips.
}
ui-mine-people = mensen
ui-mine-mixed = mensen en bots
ui-mine-rate = { $game }, { $seats } spelers, { $who }: { $games ->
    [one] één partij,
   *[other] { $games } partijen,
} { $rate } % gewonnen ({ $low } tot { $high } %)
ui-race-clock = De klok loopt: { $seconds } seconden, en de snelste wint.
ui-count-clock = Er wordt geteld: { $seconds } seconden, en bij drie is het te laat.
ui-count = { $number } …
ui-waiting = De anderen denken na…
ui-over = Het spel is afgelopen: { $reason }.
ui-winners = { $count ->
    [0] Niemand wint.
    [one] Winnaar: { $seats }.
   *[other] Winnaars: { $seats }.
}
ui-score = { $seat }: { $score }
ui-score-fate = { $seat }: { $score } ({ $fate })
ui-score-none = { $seat }: { $fate }
ui-score-struck = { $seat }: { $fate }, { $score } telt niet
ui-tied = { $seats } stonden gelijk: { $by }.
# What became of somebody by the end.
fate-alive = in leven
fate-shot = neergeschoten
fate-dead = dood
fate-out = uit het spel
ui-saved = De partij staat in { $file }
ui-resume = Ga verder met: fistful play --resume { $file }
ui-verified = Alles klopt: { $actions } acties, elke trekking volgt uit de seed.
ui-replayed = { $game }, { $actions } acties.
ui-not-over = Het spel is niet afgelopen: het wachten is op { $asked }.
ui-not-over-nature = Het spel is niet afgelopen: de volgende kaart moet nog getrokken worden.
ui-key-quit = Bewaren en stoppen
ui-begin = Druk op Enter om te beginnen. ? legt de kaarten uit, r de regels, t toont de hele tafel.
ui-key-cards = Kaarten
ui-key-table = Hele tafel
ui-key-scroll-table = Tafel
ui-key-scroll-story = Verhaal
ui-only-choice = Iets anders is hier niet mogelijk.
ui-says = “{ $text }”
ui-you = Jij
ui-you-too = jij
ui-key-rules = Regels
ui-key-undo = Terugnemen
ui-key-on = Verder
ui-deck-fine = { $file } is een goed kaartenbestand voor { $game }.
ui-deck-notes = Je kunt ermee spelen, maar het is hier een ander spel dan dat in de spelregels:
ui-variant-is = { $name }, versie { $version }, hash { $hash }.
ui-variant-same = Er is geen verschil.
ui-games = { $name }: { $title }, { $fewest } tot { $most } spelers. { $tagline }

review-opening = { $game }, { $steps } acties. De kansen zijn een geleerde schatting; elke beslissing is in minstens { $rollouts } werelden doorgespeeld.
review-balance = { $seat }: begon op { $start }, geluk { $luck } ± { $luckerror }, kunde { $skill } ± { $skillerror }, eindigde op { $end }.
review-percent = { $number }%
review-no-mistakes = Niemand gaf aantoonbaar iets weg.
review-inaccuracy = Regel { $line }: { $seat }, "{ $played }", was onnauwkeurig: { $loss } ± { $error } punten minder dan "{ $best }".
review-mistake = Regel { $line }: { $seat }, "{ $played }", was een fout: { $loss } ± { $error } punten minder dan "{ $best }".
review-blunder = Regel { $line }: { $seat }, "{ $played }", was een blunder: { $loss } ± { $error } punten minder dan "{ $best }".
review-label-inaccuracy = onnauwkeurigheid
review-label-mistake = fout
review-label-blunder = blunder
# Waarom de ene zet beter is dan de andere, als geen feit van het spel dat zegt.
because-chance = In de werelden die { $seat } kon bedenken, was de winkans dan gemiddeld { $played }%; na de betere zet { $best }%.
review-surprise = De verrassendste keuze: regel { $line }, { $seat }, "{ $played }" ({ $chance } van onze spelers zou dat doen).
review-surprise-best = We vonden geen betere.
review-surprise-bad = Er werd iets mee weggegeven.
review-surprise-open = Er werd niet aantoonbaar iets mee weggegeven.
review-bluffs = { $seat }: { $bluffs } keer gebluft, { $believed } keer geloofd; { $true } keer gemeend, { $truebelieved } keer geloofd.
review-own = { $seat }, met eigen kennis
review-chart = Winkansen in de loop van het spel, per regel van de partij

ui-report = Het verslag staat in { $file }

# What rates and chances of winning count.
unit-victory-share = Winst telt als deel van een overwinning: wie samen winnen, krijgen elk een deel.
unit-winning-side = Winst telt per kant: een plaats wint als haar kant wint, zo vaak als ze aan de winnende kant staat.

error-table-unreadable = Deze tafel is door een andere versie van de server geschreven en kan niet worden geopend.
error-foreign-origin = Pagina's van andere sites mogen dat hier niet.

# Wat er van een spel blijft hangen.
headline-turned = Hier keerde het
headline-turned-told = Vanaf hier haalde niemand { $seats } nog in.

## Puzzles

ui-puzzles = { $game }: { $count ->
    [one] één puzzel
   *[other] { $count } puzzels
}
error-no-puzzles = Van { $game } zijn geen puzzels te maken: het heeft geen vuistregels.

## What if

error-record-from = Een partij die van een andere afsplitst begint met "fistful 2" en zegt in "from:" waar: vingerafdruk, aantal acties, en bij een bedachte wereld waarmee die getrokken is en door wiens ogen.
error-verify-source = Dit is niet de partij waarvan de andere is afgesplitst.
error-what-if-unfinished = Dit spel is niet afgelopen: doorspelen kan in een wereld die iemand aan tafel zich kan denken, niet in de echte.
error-what-if-nobody = In deze partij is niemand iets gevraagd.
error-what-if-seats = Er gaan evenveel mensen zitten als in de partij: { $seats }.
error-deal-unknown = Zo'n gedeelde kaartverdeling is hier niet.
error-deal-not-yet = Die dag is er nog niet.
error-puzzle-unknown = Zo'n puzzel is er niet.
