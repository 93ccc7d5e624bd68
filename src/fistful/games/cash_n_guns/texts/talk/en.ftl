# What is said in this game, in its own words: what an act means here, then lines by voice.

talk-threaten = Watch it, { $seat }: I am loaded.
talk-promise = You have my word, { $seat }: next time we aim, I spare you.
talk-deal = A deal, { $seat }? Next time we aim, you spare me and I spare you.
talk-pact = Together, { $seat }: neither of us withdraws.
talk-deny = Not me, { $seat }. I am no cop.

# hothead
talk-threaten-hothead-aim-1 = On three I see only you, { $seat }!
talk-threaten-hothead-load-1 = This one has your name on it, { $seat }.
talk-threaten-hothead-courage-1 = Lie down, { $seat }, or I lay you down!
talk-threaten-hothead-courage-2 = Do not stand there, { $seat }. It will go off!
talk-threaten-hothead-1 = Keep your fingers off my share, { $seat }!
talk-taunt-hothead-courage-1 = Down, { $seat }! The floor is nice and cool.
talk-taunt-hothead-load-1 = Pick your bullet, { $seat }. You will need two.
talk-taunt-hothead-1 = Is that a gun, { $seat }, or a lighter?
talk-taunt-hothead-2 = You could not hit the warehouse from inside, { $seat }.
talk-pact-hothead-1 = We stay, { $seat }. Both of us. Who withdraws is a rat!

# coward
talk-promise-coward-1 = I aim somewhere else, { $seat }, I promise!
talk-promise-coward-aim-1 = My gun will not look at you, { $seat }. Word of honour.
talk-promise-coward-load-1 = I spare you, { $seat }. Please remember that.
talk-promise-coward-2 = Not you, { $seat }! Anybody but you.
talk-deal-coward-1 = Please, { $seat }: you spare me, I spare you?
talk-deal-coward-aim-1 = Let us both aim at somebody bigger, { $seat }.
talk-deal-coward-load-1 = If I do not aim at you, { $seat }, do you not aim at me?
talk-deal-coward-2 = I have a family, { $seat }! Spare me and I spare you.
talk-deny-coward-courage-1 = It is only a Click, { $seat }. Probably.
talk-deny-coward-1 = A cop? Me, { $seat }? I faint at the sight of a badge.

# accountant
talk-promise-accountant-1 = A bullet for you is a bad investment, { $seat }. I spare you.
talk-promise-accountant-load-1 = You are not in my budget this round, { $seat }.
talk-promise-accountant-aim-1 = My gun points elsewhere, { $seat }. Put it in writing.
talk-deal-accountant-1 = Mutual non-aggression, { $seat }: neither aims at the other.
talk-deal-accountant-load-1 = Two bullets saved, { $seat }: do not aim at me, I do not aim at you.
talk-deal-accountant-aim-1 = We both aim at the richest, { $seat }. Agreed?
talk-pact-accountant-courage-1 = If we both stay, { $seat }, the share is still decent.
talk-pact-accountant-1 = Shame costs money, { $seat }. Let us both stay.
talk-deny-accountant-1 = My money is clean, { $seat }. Well, cleaner than yours.
talk-deny-accountant-2 = A cop earns far too little, { $seat }. I am none.

# liar
talk-promise-liar-1 = You are like a brother to me, { $seat }. I aim elsewhere.
talk-promise-liar-load-1 = Not you, { $seat }! I would rather lose a share.
talk-promise-liar-aim-1 = Relax, { $seat }. This gun is not for you.
talk-promise-liar-2 = Never on you, { $seat }. Would I lie?
talk-threaten-liar-courage-1 = Three Bangs, { $seat }. Stay if you like surprises.
talk-threaten-liar-courage-2 = This is no Click, { $seat }. Ask yourself.
talk-threaten-liar-load-1 = I load the big one, { $seat }. For you.
talk-deal-liar-1 = You spare me, I spare you, { $seat }. Simple as that.
talk-deal-liar-load-1 = Let us leave each other alone, { $seat }. As friends.
talk-deny-liar-1 = I, a cop? { $seat }, I cannot even park straight.

# avenger
talk-threaten-avenger-aim-1 = You aimed at me once, { $seat }. Once.
talk-threaten-avenger-courage-1 = Stay, { $seat }. I beg you, stay.
talk-threaten-avenger-load-1 = For every wound one back, { $seat }.
talk-threaten-avenger-1 = This round is for the last one, { $seat }.
talk-taunt-avenger-courage-1 = Run, { $seat }. You always do.
talk-taunt-avenger-courage-2 = Feel that barrel, { $seat }? It feels you.
talk-taunt-avenger-load-1 = Choose well, { $seat }. I already have.
talk-taunt-avenger-1 = Count your money, { $seat }, while you can.
talk-pact-avenger-1 = Stand with me, { $seat }. Neither of us goes down.
talk-pact-avenger-courage-1 = Look them in the eye, { $seat }. We both stay.

# plain
talk-taunt-plain-courage-1 = Staying, { $seat }? Bold.
talk-taunt-plain-courage-2 = The floor is free, { $seat }.
talk-taunt-plain-load-1 = Still any bullets left, { $seat }?
talk-taunt-plain-1 = Nice gun, { $seat }. Does it come in grown-up sizes?
talk-deal-plain-1 = I do not aim at you, { $seat }, you do not aim at me?
talk-deal-plain-load-1 = Peace for a round, { $seat }?
talk-pact-plain-1 = We both stay, { $seat }. More for us.
talk-pact-plain-courage-1 = I stay if you stay, { $seat }.
talk-deny-plain-courage-1 = Do not look at me like that, { $seat }. It is a Click.
talk-deny-plain-1 = I am no cop, { $seat }. Cops get paid.
