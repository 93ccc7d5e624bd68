game = Noon
tagline = One card, one bullet, two rounds. Be quick, or be patient.

card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-7 = 7
card-8 = 8

phase-deal = The cards are dealt.
phase-aim = Aim at somebody.
phase-fire = Fire your bullet, or hold it.

wait-aim = { $seats } is taking aim.
wait-fire = { $seats } has a finger on the trigger.

verb-deal = The next card is { $card }
verb-aim = Aim at { $seat }
verb-fire = Fire
verb-hold = Hold

event-dealt = { $seat } gets a card.
event-dealt-you = You get the { $card }.
event-aimed = { $seat } aims at { $at }.
event-held = { $seat } holds fire.
event-fired = { $seat } fires, with the { $card }.
event-shot = { $seat } hits { $at }!
event-turned-up = { $seat } leaves the { $card } behind.

option-fallen = Whoever falls
option-fallen-closed = keeps the card face down
option-fallen-open = turns the card up

reason-notches = the most notches of those who stand
reason-nobody = nobody who stands has a notch

guide-aim = Choose whom you point at. All barrels show at once, and only then do you decide whether to fire.
guide-fire = You have one bullet for both rounds. The higher card is quicker, and whoever falls first does not shoot any more.

screen-aim = aims at { $seat }
screen-notches = { $count ->
    [0] no notch
    [one] one notch
   *[other] { $count } notches
}
