game = Noon
tagline = Eén kaart, één kogel, twee rondes. Wees snel, of heb geduld.

card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-7 = 7
card-8 = 8

phase-deal = De kaarten worden gedeeld.
phase-aim = Richt op iemand.
phase-fire = Schiet je kogel af, of houd hem.

wait-aim = { $seats } is aan het richten.
wait-fire = { $seats } heeft een vinger aan de trekker.

verb-deal = De volgende kaart is { $card }
verb-aim = Richt op { $seat }
verb-fire = Schiet
verb-hold = Houd je in

event-dealt = { $seat } krijgt een kaart.
event-dealt-you = Je krijgt de { $card }.
event-aimed = { $seat } richt op { $at }.
event-held = { $seat } schiet niet.
event-fired = { $seat } schiet, met de { $card }.
event-shot = { $seat } raakt { $at }!
event-turned-up = { $seat } laat de { $card } achter.

option-fallen = Wie valt
option-fallen-closed = houdt zijn kaart gedekt
option-fallen-open = draait zijn kaart open

reason-notches = de meeste kerven van wie nog staat
reason-nobody = niemand die nog staat heeft een kerf

guide-aim = Kies op wie je richt. Alle lopen zijn tegelijk te zien, en pas dan beslis je of je schiet.
guide-fire = Je hebt één kogel voor beide rondes. De hogere kaart is sneller, en wie het eerst valt, schiet niet meer.

screen-aim = richt op { $seat }
screen-notches = { $count ->
    [0] geen kerf
    [one] één kerf
   *[other] { $count } kerven
}
