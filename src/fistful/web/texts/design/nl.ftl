# Wat aan de werkbank wordt gezegd, en waar de gegevens van een spel over gaan.
design-undo = Ongedaan maken
design-redo = Opnieuw doen
design-looking = Wordt gecontroleerd …
design-good = Kan gespeeld worden.
design-wrong = { $count ->
    [one] Eén ding om te herstellen.
   *[other] { $count } dingen om te herstellen.
}
design-numbers = Getallen
design-changes = Anders dan in de spelregels
design-same = Niets: dit is het spel van de spelregels.
design-do = Speel, bewaar en deel het
design-host = Open een tafel hiermee
design-save = Bewaar als bestand
design-loses-comments = Het bestand dat je opende heeft eigen commentaar. Dat blijft niet bewaard: het bestand van hier heeft het onze.
design-share = De variant als link
design-another = Leg een andere op de werkbank
design-mend-first = Herstel eerst wat rood is.

design-simulate = Simuleer
design-simulate-about = Bots met vuistregels spelen jouw variant en het spel van de spelregels met dezelfde dobbelstenen. Tussen mensen kan het anders gaan; wat hier verandert is het bekijken waard.
design-simulate-here = De partijen worden in deze browser gespeeld. Dat duurt iets langer dan op een server.
design-games = Partijen
design-stop = Stop
design-go-on = Ga verder
design-progress = { $done } van { $total } partijen.
design-pace = { $rate } partijen per seconde, nog { $left }.
design-before = Dit gaat over de variant zoals die hiervoor was.
design-changed = Wat er veranderde in { $games ->
    [one] één partij
   *[other] { $games } partijen
}
design-found = Wat er gebeurde in { $games ->
    [one] één partij
   *[other] { $games } partijen
}
design-changed-about = Vergeleken met het spel van de spelregels, met dezelfde dobbelstenen. De balk is waar de waarheid in 95 van de 100 gevallen ligt; vet waar de richting niet te betwijfelen is. Aandelen in punten, andere maten zoals ze zijn.
design-points = { $much } punten ({ $low } … { $high })
design-much = { $much } ({ $low } … { $high })
design-new = in de spelregels niet zo
design-now = deze variant
design-usual = spelregels
design-lengths = Lengte van de partijen, in beslissingen; de lijn is het spel van de spelregels

design-columns-get-billy-the-kid-cards = 4 · 5+ · 6+ · 7+ · 8+
design-columns-get-billy-the-kid-escapes = 4 · 5+ · 6+ · 7+ · 8+
design-in-put-aside = { $key } spelers

design-field-name = Naam
design-field-version = Versie
design-field-cards = Kaarten
design-field-characters = Personages
design-field-features = Kenmerken
design-field-escapes = Ontsnappingen
design-field-bullets = Kogels
design-field-notes = Biljetten
design-field-powers = Superkrachten
design-field-covers = Dekkingen
design-field-sixgun = Revolver
design-field-gun = Wapen
design-field-rounds = Rondes
design-field-notes-a-round = Biljetten per ronde
design-field-wounds-to-die = Wonden die doden
design-field-shame-costs = Prijs van schande
design-field-pay-per-killed = Loon per dode
design-field-pay-per-shame = Loon per schandfiche
design-field-pay-per-wound = Loon per wond
design-field-pay = Loon aan het eind
design-field-extra-wounds = Meer wonden tot de dood
design-field-one-wound-a-round = Hoogstens één wond per ronde
design-field-second-gun = Neemt een tweede pistool
design-field-grenade = Heeft een granaat
design-field-aims-last = Richt als laatste
design-field-loads-last = Laadt als laatste
design-field-takes-back = Neemt Pang! Pang! Pang! terug
design-field-stands-up = Staat weer op
design-field-calls-needed = Telefoontjes nodig
design-field-last-phone-round = Laatste ronde van de telefoon
design-field-lights-allowed = Toegestane lichten
design-field-hand-size = Kaarten op handen
design-field-put-aside = Kaarten apart
design-field-town-size = Kaarten in de Stad
design-field-hours = Uren
design-field-first-arrest = Eerste Arrestatie
design-field-starting-cards = Kaarten aan het begin
design-field-starting-notoriety = Beruchtheid aan het begin
design-field-misses-out = MIS eruit
design-field-few-players = Weinig spelers
design-field-speed = Snelheid
design-field-to = tot Snelheid
design-field-notoriety = BERUCHTHEID
design-field-cover = DEKKING
design-field-players = vanaf spelers
design-field-does = Wat ze doet
design-field-kind = Soort
design-field-need = Snelheid nodig
design-field-flips = Draait om
design-field-penetrates = Gaat door
design-field-wounds = Wonden
design-field-hits = Treffers
design-field-stops = Houdt tegen
design-field-sex = m of f
design-field-ability = Vaardigheid
design-field-side = Kant
design-field-from = vanaf spelers
design-field-like = heeft de rol van
design-field-hat = Hoed
design-field-hair = Haar
design-field-eyes = Ogen
design-field-moustache = Snor

design-word-lawman = iemand van de wet
design-word-outlaw = bandiet
design-word-hand = handwapen
design-word-pocket = zakwapen
design-word-rifle = geweer
design-word-any = naar keuze

design-about-blasting-billy-hand-size = Hoeveel kaarten iedereen op handen heeft, 1 tot 4.
design-about-blasting-billy-put-aside = Hoeveel kaarten ongezien apart gaan, per aantal spelers.
design-about-blasting-billy-cards = De kaarten van elke soort: waarden en dynamiet, elk één keer. Met een soort zonder kaarten wordt niet gespeeld.
design-about-cash-n-guns-rounds = 1 tot 12: iedereen heeft voor elke ronde een kogel nodig, en elke ronde komen er biljetten open.
design-about-cash-n-guns-bullets = Ieders kogelkaarten: 1 tot 7 Klik, hoogstens 7 Pang!, hoogstens één BBB.
design-about-cash-n-guns-notes = Hoeveel er van elke waarde zijn, hoogstens 40.
design-about-cash-n-guns-notes-a-round = Hoeveel er elke ronde open komen, 1 tot 6.
design-about-cash-n-guns-wounds-to-die = De wonden die doden, 1 tot 6. Een kracht kan er meer verdragen.
design-about-cash-n-guns-shame-costs = Wat een schandfiche kost, in duizenden, 0 tot 50.
design-about-cash-n-guns-calls-needed = Hoeveel telefoontjes de politie alarmeren, 1 tot 6.
design-about-cash-n-guns-last-phone-round = De laatste ronde waarin de telefoon rondgaat: vóór de allerlaatste.
design-about-cash-n-guns-lights-allowed = Hoeveel zwaailichten de agent mag hebben.
design-about-cash-n-guns-powers = De krachten die er zijn, minstens zes; de optie van de tafel deelt ze allemaal of de eerste zes. Elke kracht is een regel met effecten, en tot acht mogen een eigen naam hebben. Een kracht gebruik je op één manier, door haar te tonen.
design-about-get-billy-the-kid-hand-size = Een hand, en waartoe die wordt aangevuld, 3 tot 7.
design-about-get-billy-the-kid-town-size = De kaarten in de Stad, hoogstens 2.
design-about-get-billy-the-kid-hours = De uren van een partij, 1 tot 12.
design-about-get-billy-the-kid-first-arrest = Het eerste uur waarin een Arrestatie gespeeld mag worden.
design-about-get-billy-the-kid-cards = Hoeveel er van elke kaart zijn voor vier spelers, en hoeveel meer voor elke volgende.
design-about-get-billy-the-kid-escapes = Hoeveel er van elke soort zijn voor vier spelers, en hoeveel meer voor elke volgende. Hoogstens zes, met een naam naar keuze.
design-about-get-billy-the-kid-features = Waarnaar bij personages gevraagd kan worden, en wat de antwoorden kunnen zijn: hoogstens elf antwoorden in totaal.
design-about-get-billy-the-kid-characters = Wie er aan tafel kan zijn, vanaf hoeveel spelers, aan welke kant, en hoe ze eruitzien. De namen zijn aan jou; drie hebben een rol in de regels.
design-about-stetsons-and-sixguns-starting-cards = De kaarten waarmee iedereen begint, 1 tot 6.
design-about-stetsons-and-sixguns-starting-notoriety = De Beruchtheid waarmee iedereen begint, hoogstens 20.
design-about-stetsons-and-sixguns-bullets = Hoeveel kogels van elke uitslag.
design-about-stetsons-and-sixguns-misses-out = Hoeveel MIS er bij weinig spelers uit de kogels gaan.
design-about-stetsons-and-sixguns-few-players = Tot hoeveel spelers het er weinig zijn.
design-about-stetsons-and-sixguns-covers = Hoeveel kaarten van elk, hoeveel treffers tot ze weg is, welke wapens ze tegenhoudt.
design-about-stetsons-and-sixguns-sixgun = Het wapen dat iedereen heeft.
design-about-stetsons-and-sixguns-cards = Snelheid: de laagste is het snelst, geen twee gelijk. Wat een kaart doet is een lijst van stappen: die vóór "shoot" komen eerst of veranderen het schot, die erna volgen; zonder is er geen schot. Hoogstens 84 kaarten, met een naam naar keuze: van Take Aim zijn er genoeg.
design-about-stetsons-and-sixguns-characters = Wie je kunt zijn, acht tot tien met een naam naar keuze, en wat ieder kan: één gave of meer, waarvan er één voor één keer per spel is. m of f is van belang voor Gina Raquel.
