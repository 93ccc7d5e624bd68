# What the terminal alone says: sentences about its reader, by event and by who "you" is.
you-aimed-seat = Je richt op { $at }.
you-aimed-at = { $seat } richt op jou.
you-held-seat = Je schiet niet.
you-fired-seat = Je schiet, met de { $card }.
you-shot-seat = Je raakt { $at }!
you-shot-at = { $seat } raakt jou!
you-turned-up-seat = Je laat de { $card } achter.
