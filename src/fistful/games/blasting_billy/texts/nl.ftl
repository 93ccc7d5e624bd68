game = Blasting Billy
tagline = Deel de buit met Billy, en zorg dat je nooit meer hebt dan hij.
# What the host of the evening says before the first card.
caller-opening = Billy heeft de buit, en jij wilt hem. Eis op wat je durft, maar wees nooit de hebberigste: Billy schiet eerst.

# Wat de variant van een tafel bepaalt, zoals zinnen het noemen.
which-types = { $type_count ->
    [5] vijf soorten (goud, bankbiljetten, munten, juwelen, diamanten)
    [one] één soort
   *[other] { WORD($type_count) } soorten
}
which-cards = { $missing ->
    [0] , elk met de waarden 0 tot en met 10 en één dynamiet
   *[other] , { $card_count } kaarten in totaal, met waarden van { $lowest } tot en met { $highest } en { $dynamite_count ->
        [0] geen dynamiet
       *[other] { WORD($dynamite_count) } keer dynamiet
    }
}
so-many-held = { $hand_size ->
    [one] één kaart
   *[other] { WORD($hand_size) } kaarten
}
one-of-yours = { $hand_size ->
    [one] je kaart
   *[other] een van je { WORD($hand_size) } kaarten
}
cards-left-over = { $hand_size ->
    [one] { "" }
    [2] De kaart die je overhoudt, gaat in de doos.{ " " }
   *[other] De { WORD($left_over) } kaarten die je overhoudt, gaan in de doos.{ " " }
}
aside-of-two = { $aside_2 ->
    [0] gaan geen kaarten terug in de doos
    [one] gaat één kaart ongezien terug in de doos
   *[other] gaan { $aside_2 } kaarten ongezien terug in de doos
}
aside-of-more = { $aside_3 ->
    [0] { "" }
   *[other] , met drie spelers { $aside_3 }
}{ $aside_4 ->
    [0] { "" }
   *[other] , met vier { $aside_4 }
}{ $aside_5 ->
    [0] { "" }
   *[other] , met vijf { $aside_5 }
}

type-gold = goud
type-banknotes = bankbiljetten
type-coins = munten
type-jewelry = juwelen
type-diamonds = diamanten
# What stands for it on a picture: never the same for two.
letter-type-gold = G
letter-type-banknotes = B
letter-type-coins = M
letter-type-jewelry = J
letter-type-diamonds = D
value-0 = 0
value-1 = 1
value-2 = 2
value-3 = 3
value-4 = 4
value-5 = 5
value-6 = 6
value-7 = 7
value-8 = 8
value-9 = 9
value-10 = 10
value-dynamite = dynamiet
card = { $type } { $value }
tie-fewest-cards = wie de minste kaarten heeft, gaat voor
tie-fewest-face-up = wie de minste open kaarten heeft, gaat voor
tie-fewest-face-down = wie de minste gedekte kaarten heeft, gaat voor
tie-nothing = zij delen de overwinning

phase-aside = Er gaan kaarten gedekt terug in de doos.
phase-deal = De kaarten worden gedeeld.
phase-first-seat = Wie begint?
phase-pile = De volgende kaart komt boven op de stapel.
phase-turn = Kies een kaart: geef hem aan Billy, claim hem of dump hem.

# What the others are told while somebody is asked.
wait-turn = { $seats } geeft Billy een kaart, claimt er een of dumpt er een.

verb-give = Geef { $card } aan Billy
verb-claim = Claim { $card }
verb-dump = Dump { $card }
verb-card = De volgende kaart is { $card }
verb-start = { $seat } begint

event-put-aside = Er gaat ongezien een kaart terug in de doos: { $type }.
event-dealt = { $seat } krijgt { $type }.
event-dealt-you = Je krijgt { $card }.
event-starts = { $seat } begint.
event-top = Boven op de stapel: { $type }.
event-gave = { $seat } geeft Billy { $type }, gedekt.
event-gave-you = Je geeft Billy { $card }.
event-claimed-first = { $seat } claimt { $type }, gedekt.
event-claimed-first-you = Je claimt { $card }, gedekt.
event-claimed = { $seat } claimt { $card }.
event-dumped = { $seat } dumpt { $type } in de doos.
event-dumped-you = Je dumpt { $card } in de doos.
event-drew = { $seat } trekt { $type }.
event-drew-you = Je trekt { $card }.
event-last-card = { $seat } heeft de laatste kaart getrokken. Iedereen is nog één keer aan de beurt, { $seat } als laatste.
event-boxed = { $seat } legt de laatste kaarten in de doos: { $types }.
event-boxed-you = Je legt je laatste kaarten in de doos: { $cards }.
event-billy-turned-up = { $cards_count ->
    [0] Billy heeft geen { $type }.
   *[other] Billy's rij { $type } wordt opengedraaid: { $cards }.
}
event-turned-up = { $cards_count ->
    [0] { $seat } heeft geen { $type }.
   *[other] De rij { $type } van { $seat } wordt opengedraaid: { $cards }.
}
event-billy-blew-up = Boem! Billy's rij { $type } verliest { $cards }.
event-blew-up = Boem! De rij { $type } van { $seat } verliest { $cards }.
event-shot = Pang! { $seat } heeft { $total } aan { $type }, Billy maar { $billy }: die rij is verloren.
event-scored = { $seat } scoort { $score }.
event-struck = { $points ->
    [0] { $seat } is neergeschoten en scoort niets.
    [one] { $seat } is neergeschoten: één punt telt niet.
   *[other] { $seat } is neergeschoten: { $points } punten tellen niet.
}
event-tied = { $seats } staan gelijk: { $by }.
event-won = { $seats_count ->
    [0] Niemand scoort: Billy wint en gaat er met de hele buit vandoor.
    [1] { $seats } wint!
   *[other] { $seats } delen de overwinning!
}

option-memory_aid = Geheugensteun
option-memory_aid-off = niemand ziet terug wat er gegeven of gedumpt is: onthoud het
option-memory_aid-on = jij, en alleen jij, blijft zien wat je gaf en dumpte
option-blast = Dynamiet blaast op
option-blast-previous = de kaart die er vlak voor is gelegd
option-blast-all_earlier = elke kaart die er eerder in de rij is gelegd (onze variant, niet uit de spelregels)
option-zero = Als niemand die nog meedoet een punt heeft, maar iemand die is neergeschoten wel
option-zero-survivor = wint toch wie nog meedoet
option-zero-billy = wint Billy
option-deck = Kaarten
option-deck-standard = die van de spelregels

reason-survivor = de meeste buit van wie niet is neergeschoten
reason-all-shot = iedereen is neergeschoten: de meeste buit in rijen waarop Billy niet schoot
reason-billy = niemand scoorde een punt

guide-turn = Geef, claim of dump één kaart en trek er daarna een. Claim je te veel, dan schiet Billy: geef hem eerst kaarten van een soort waarvan je er zelf veel wilt houden.

counted-total = Alle buit
counted-safe = Buit die veilig is voor Billy

screen-billy = Billy
screen-caption-billy = Billy heeft { $billy } aan { $type }.
screen-caption-under = Billy heeft { $billy } aan { $type }, niemand meer dan { $most }.
screen-caption-over = Billy heeft maar { $billy } aan { $type }: { $count ->
    [one] { $seats } heeft
   *[other] { $seats } hebben
} meer!
screen-hand = Je hand: { $cards }
screen-holds = { $seat } heeft { $types } op handen
screen-pile = { $count ->
    [0] De stapel is op: de laatste beurten.
    [one] Nog één kaart op de stapel.
   *[other] Nog { $count } kaarten op de stapel; bovenop: { $type }.
}
screen-legend = { $down } gedekt · { $dynamite } dynamiet · ≥ wat een rij minstens waard is
screen-box = Doos
screen-cards = { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
screen-column = { $seat }, { $type }: { $cards }
screen-down = gedekt
screen-least = minstens { $count }
screen-total = { $count } waard
screen-shot = neergeschoten
screen-give = Aan Billy geven
screen-claim = Claimen
screen-dump = Dumpen
screen-you-shot = Je bent geraakt!
screen-you-blown = Boem!
screen-you-dead = Je bent dood
screen-you-won = Je wint!
screen-pick = Kies een van je kaarten.
screen-top = bovenop: { $type }

trait-turn = Plaats in de beurtvolgorde
trait-columns = Rijen buit
trait-claimed = Geclaimde kaarten

headline-betrayal = Kilste verraad
headline-betrayal-told = { $seat } schoof Billy dynamiet toe. { $other } werd erom neergeschoten, met { $number } punten in bezit.
headline-bluff = Beste bluf
headline-bluff-told = { $seat } gaf Billy zo goed als niets. { $other } geloofde erin en werd neergeschoten.
headline-bullet = Duurste kogel
headline-bullet-told = Eén kaart te veel: Billy schoot { $seat } neer om een rij van { $number }.
headline-blast = Boem!
headline-blast-told = { $seat } claimde het dynamiet en verloor er { $number } punten aan.
headline-hair = Op het nippertje
headline-hair-told = { $number ->
    [one] Eén punt meer en Billy had { $seat } neergeschoten.
   *[other] { $number } punten meer en Billy had { $seat } neergeschoten.
}
headline-feast = Vetste rij
headline-feast-told = { $seat } reed weg met { $number } punten in één rij.
headline-present = Mooiste cadeau
headline-present-told = { $seat } gaf Billy een { $number }, zomaar.
headline-waste = In de doos
headline-waste-told = { $seat } gooide een { $number } weg.
headline-gamble = Alles of niets
headline-gamble-told = { $seat } claimde een { $number }, onder Billy's ogen.

# Aan tafel uitgelegd: in een minuut voorgelezen, met één plaatje elk.
opening-story = Jullie hebben samen een bank beroofd. Billy laat jullie delen, zolang niemand ergens meer van heeft dan hij.
opening-win = De meeste buit wint. Maar is een rij van jou meer waard dan die van Billy, dan schiet hij je neer.
opening-do-1 = Geven: leg een kaart gedekt bij Billy, dan mag je meer van die soort houden.
opening-do-2 = Claimen: leg een kaart op je eigen rij. Dat is je buit.
opening-do-3 = Dumpen: gooi een kaart in de doos. En pas op voor dynamiet: het blaast de kaart ervoor op.
# De ene zin van een fase, op het grote scherm, de eerste keer.
lesson-turn = Eén kaart per beurt: geef hem aan Billy, claim hem of dump hem. Heb nooit meer dan hij.

# Waar wie eruit ligt of toekijkt op wedt.
bet-body = Wie schiet Billy neer?
bet-winner = Wie wint het spel?

# Waarom de ene zet beter is dan de andere: een feit in de werelden die de speler kon bedenken.
because-shot = In { $played } van de 100 werelden die { $seat } kon bedenken, zou Billy dan op { $seat } schieten; na de betere zet in { $best }.
because-points = { $seat } kon dan gemiddeld op { $played } veilige punten rekenen; na de betere zet op { $best }.
because-rival = De beste van de anderen kon dan gemiddeld op { $played } veilige punten rekenen; na de betere zet op { $best }.
