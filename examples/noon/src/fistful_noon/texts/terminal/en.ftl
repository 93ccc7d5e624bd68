# What the terminal alone says: sentences about its reader, by event and by who "you" is.
you-aimed-seat = You aim at { $at }.
you-aimed-at = { $seat } aims at you.
you-held-seat = You hold fire.
you-fired-seat = You fire, with the { $card }.
you-shot-seat = You hit { $at }!
you-shot-at = { $seat } hits you!
you-turned-up-seat = You leave the { $card } behind.
