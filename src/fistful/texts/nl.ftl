list = { $first } en { $last }

error-unknown-game = Er is geen spel "{ $game }". De spellen zijn: { $known }.
error-unknown-bot = Er is geen bot "{ $bot }". De bots zijn: { $known }.
error-unknown-language = Er is geen taal "{ $language }". De talen zijn: { $known }.
error-unknown-option = Er is geen optie "{ $option }". De opties zijn: { $known }.
error-option-value = De optie { $option } kan niet "{ $value }" zijn. Mogelijk is: { $known }.
error-option-form = "{ $item }" is geen optie. Schrijf naam=waarde, gescheiden door komma's.
error-player-count = { $game } is voor { $fewest } tot { $most } spelers, niet voor { $seats }.
error-unknown-word = { $kind } "{ $word }" bestaat niet. Er zijn: { $known }.
error-not-a-number = "{ $value }" is geen geheel getal.
error-not-a-seat = "{ $value }" zit niet aan deze tafel.
error-game-over = Het spel is afgelopen.
error-not-asked = Er wordt je nu niets gevraagd.
error-illegal-action = Dat kan nu niet. Mogelijk is: { $legal }.
error-unreadable-action = "{ $text }" betekent hier niets. Mogelijk is: { $legal }.
error-question-closed = Die vraag (nummer { $question }) is gesloten; nu is nummer { $current } aan de orde.
error-question-unknown = Vraag nummer { $question } is er nog niet; nu is nummer { $current } aan de orde.
error-already-answered = Je antwoord op deze vraag ligt al vast.
error-paused = Het spel is gepauzeerd.
error-seat-unknown = Er zit niemand die "{ $seat }" heet. Aan tafel zitten: { $known }.
error-names-form = Een naam heeft 1 tot { $most } tekens, zonder regeleinden en zonder : ! # , en is niet "*": "{ $name }" kan niet.
error-names-same = Er kunnen geen twee spelers "{ $name }" heten.
error-deck-file = Het kaartenbestand "{ $file }" is niet bruikbaar: { $problem }
error-no-deck = { $game } heeft geen kaartenbestanden. Deze wel: { $known }.
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
error-record-fact-fixed = Het feit "{ $noun }" volgt uit andere en kan niet gegeven worden.
error-record-then = Dit zou moeten gelden en geldt niet: { $expected }. Het is: { $found }.
error-record-turn = { $seat } is niet aan zet. Nu gevraagd: { $asked }.
error-record-nature = Hier wordt geen kaart getrokken. Nu gevraagd: { $asked }.
error-record-over = Het spel is afgelopen: er kan geen actie meer volgen.
error-record-illegal = { $seat } kan hier niet "{ $text }". Mogelijk is: { $legal }.
error-record-hex = "{ $value }" is geen hexadecimaal getal van { $bytes } bytes.
error-record-until = Er is geen regel { $line }: de partij heeft { $lines } regels.
error-record-not-found = Er is geen bestand "{ $file }".
error-record-unreadable = Het bestand "{ $file }" is niet als tekst te lezen.
error-record-exists = Het bestand "{ $file }" bestaat al; er is niets overschreven.
error-record-unfinished = De partij houdt op voordat het spel is afgelopen.
error-record-given-verify = Een partij met een opgezette stelling ("given:") heeft geen deling om te controleren.
error-record-players = De kop zegt wie er op { $players } plaatsen zitten, maar er zijn er { $seats }.
error-verify-no-commitment = De partij heeft geen vastlegging om te controleren.
error-verify-no-seed = De partij toont haar seed niet.
error-verify-commitment = De seed hoort niet bij de vastlegging.
error-verify-draw = De seed geeft hier "{ $expected }", niet "{ $found }".
error-seats-form = "{ $seat }" is geen plaats. Schrijf "you", een bot ({ $known }) of naam=you, naam=bot.
error-bot-count = { $bots } bots passen niet op { $players } plaatsen.
error-games-count = Simuleer ten minste één spel, niet { $games }.
error-no-terminal = Hiervoor is een terminal nodig.
error-usage = { $message }

error-no-asyncpg = Voor PostgreSQL is het pakket asyncpg nodig: installeer fistful[postgres].
error-host-only = Dat kan alleen de gastheer.
error-host-stays = De gastheer kan niet weg; draag die rol eerst over.
error-host-here = De gastheer is er; je kunt die rol alleen overnemen als er geen verbonden is.
error-no-seat = Je hebt geen plaats aan deze tafel.
error-no-name = Kom eerst met een naam aan tafel.
error-nobody-there = Daar zit niemand.
error-bot-plays = Een bot speelt voor jou; vraag de gastheer je plaats terug te geven.
error-empty-text = Daar staat niets in.
error-muted = Aan deze tafel wordt niet gepraat.
error-too-fast = Te snel: wacht even.
error-too-large = Dat is te groot: hoogstens { $most } bytes.
error-bad-request = Dat is niet te lezen: { $problem }
error-hello-first = Zeg eerst hallo, met versie { $version }.
error-hello-once = Je hebt al hallo gezegd.
error-wrong-stage = Nu niet: de tafel is in het stadium "{ $stage }", en dit vraagt "{ $needed }".
error-no-deadline = Op deze vraag loopt geen klok.
error-no-more-time = Deze vraag krijgt niet meer tijd.
error-chairs-form = Iedereen aan tafel moet precies één stoel hebben.
error-table-unknown = Er is geen tafel "{ $table }". Een code heeft vier letters.
error-table-locked = De tafel is op slot.
error-table-full = Er is geen stoel vrij aan deze tafel.
error-table-playing = Het spel is begonnen; je kunt kijken.
error-link-unknown = Die link is gebruikt of te oud; vraag een nieuwe.
error-server-full = Deze server heeft geen plaats voor nog een tafel.
error-not-stored = Dat kon niet veilig bewaard worden en is dus niet gedaan. Probeer het nog eens.
error-race-lost = Iemand was sneller.

talk-threaten = Pas op, { $seat }: de mijne is geladen.
talk-promise = Je hebt mijn woord, { $seat }: ik laat je met rust.
talk-deal = Afspraak, { $seat }? Jij spaart mij, ik spaar jou.
talk-deny = Ik niet, { $seat }. Ik ben onschuldig.
talk-taunt = Is dat alles, { $seat }?

option = { $name }: { $value }

person = mens
bot-random = willekeurige bot
bot-rules = vuistregelbot
stranger = Vreemdeling

ui-welcome = Fistful: spellen met getrokken pistolen
ui-pick-game = Welk spel?
ui-pick-seats = Met hoeveel spelers, jij en de bots samen? ({ $fewest } tot { $most }, Enter voor { $usual })
ui-pick-option = { $option }? (Enter voor de eerste)
ui-choice = Kies (1 tot { $most }; ? voor hulp)
ui-choice-unknown = "{ $text }" is geen van de keuzes. Typ een getal van 1 tot { $most }, of ? voor hulp.
ui-help = Typ het nummer van je keuze, of de keuze zoals die in de partij staat ("{ $example }"). rules: de regels · table: de tafel nog eens · log: alles tot nu toe · talk: zeg iets · quit: bewaren en weggaan.
ui-talk = Wat zeg je? (threaten, promise, deal, deny of taunt, en een naam: "{ $example }")
ui-talk-said = { $seat }: "{ $text }"
ui-pass = Geef het toetsenbord aan { $seat }, die op Enter drukt.
ui-sealed = Gedaan: { $choice }. Enter om door te gaan, u om het terug te nemen.
ui-waiting = De anderen denken na…
ui-log = Verloop
ui-over = Het spel is afgelopen: { $reason }.
ui-winners = { $count ->
    [0] Niemand wint.
    [one] Winnaar: { $seats }.
   *[other] Winnaars: { $seats }.
}
ui-score = { $seat }: { $score }
ui-saved = De partij staat in { $file }
ui-resume = Ga verder met: fistful play --resume { $file }
ui-verified = Alles klopt: { $actions } acties, elke trekking volgt uit de seed.
ui-replayed = { $game }, { $actions } acties.
ui-not-over = Het spel is niet afgelopen: { $asked } moet nog antwoorden.
ui-not-over-nature = Het spel is niet afgelopen: de volgende kaart moet nog getrokken worden.
ui-key-quit = Bewaren en weggaan
ui-key-rules = Regels
ui-key-close = Sluiten
ui-key-undo = Terugnemen
ui-key-on = Verder
ui-deck-fine = { $file } is een goed kaartenbestand voor { $game }.
ui-games = { $name }: { $title }, { $fewest } tot { $most } spelers. { $tagline }
error-table-unreadable = Deze tafel is door een andere versie van de server geschreven en kan niet worden geopend.
error-foreign-origin = Pagina's van elders kunnen dat hier niet.
