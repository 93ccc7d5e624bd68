# What is said in this game, in its own words: what an act means here, then lines by voice.

talk-threaten = Reach for the sky, { $seat }, or I shoot you down.
talk-promise = You have my word, { $seat }: at the next Draw! I point elsewhere.
talk-deal = A deal, { $seat }? At the next Draw! we do not point at each other.
talk-pact = Together, { $seat }: next time we both stand in the open.
talk-deny = Not me, { $seat }. I never fired that shot.

# hothead
talk-threaten-hothead-choose-1 = This card will hurt you, { $seat }!
talk-threaten-hothead-aim-1 = Draw, { $seat }! Straight between the buttons!
talk-threaten-hothead-stance-1 = Stand up, { $seat }, so that I can knock you down!
talk-threaten-hothead-1 = This street is too small for two, { $seat }!
talk-threaten-hothead-2 = Six bullets, { $seat }, and all for you!
talk-taunt-hothead-stance-1 = Hide, { $seat }! Behind your mother, if you must!
talk-taunt-hothead-choose-1 = Slow as a mule, { $seat }!
talk-taunt-hothead-aim-1 = Your gun is upside down, { $seat }!
talk-taunt-hothead-1 = Nobody will sing about you, { $seat }!
talk-pact-hothead-1 = Stand, { $seat }! We both stand. Cover is for rabbits!

# coward
talk-promise-coward-1 = I point at somebody else, { $seat }, I promise!
talk-promise-coward-choose-1 = My gun and I avoid you, { $seat }.
talk-promise-coward-aim-1 = Not at you, { $seat }! My hand turns away by itself.
talk-promise-coward-2 = You will not see my barrel, { $seat }.
talk-deal-coward-1 = Let us not point at each other, { $seat }. It is rude.
talk-deal-coward-choose-1 = You shoot left, I shoot right, { $seat }?
talk-deal-coward-aim-1 = Spare me, { $seat }, and I spare you. Quickly!
talk-deal-coward-2 = I only came for a drink, { $seat }. Peace?
talk-deny-coward-stance-1 = I was going for cover anyway, { $seat }.
talk-deny-coward-1 = That was a ricochet, { $seat }! It must have been.

# accountant
talk-promise-accountant-1 = A bullet costs more than you are worth, { $seat }. I spare you.
talk-promise-accountant-choose-1 = You are not on today's list, { $seat }.
talk-promise-accountant-aim-1 = I point where Notoriety is cheaper, { $seat }.
talk-deal-accountant-1 = Neither of us points at the other, { $seat }. Zero risk.
talk-deal-accountant-choose-1 = Two guns on a third, { $seat }: better odds for both.
talk-deal-accountant-aim-1 = Let us both invest elsewhere, { $seat }.
talk-pact-accountant-stance-1 = Cover costs a point, { $seat }. Let us both stand.
talk-pact-accountant-1 = Standing is free, { $seat }. We both stand.
talk-deny-accountant-1 = My bullets are all accounted for, { $seat }.
talk-deny-accountant-2 = I have never been notorious, { $seat }. Only thorough.

# liar
talk-promise-liar-1 = My gun does not know your face, { $seat }.
talk-promise-liar-choose-1 = I could not hurt you, { $seat }. You make me laugh.
talk-promise-liar-aim-1 = Look at somebody else, { $seat }. I will too.
talk-promise-liar-2 = Stand easy, { $seat }. I aim elsewhere.
talk-threaten-liar-choose-1 = I have the fastest card in town, { $seat }.
talk-threaten-liar-stance-1 = I can see you behind that barrel, { $seat }.
talk-threaten-liar-aim-1 = My gun has no misses, { $seat }. I looked.
talk-deal-liar-1 = We two against the street, { $seat }. No pointing.
talk-deal-liar-choose-1 = An understanding between gentlemen, { $seat }: not at each other.
talk-deny-liar-1 = A loaded gun? This is for show, { $seat }.

# avenger
talk-threaten-avenger-choose-1 = I have kept a card for you, { $seat }.
talk-threaten-avenger-aim-1 = You know why, { $seat }.
talk-threaten-avenger-stance-1 = No cover is thick enough, { $seat }.
talk-threaten-avenger-1 = You knocked me down, { $seat }. My turn.
talk-taunt-avenger-stance-1 = Go on, { $seat }. Duck.
talk-taunt-avenger-choose-1 = I can wait a round, { $seat }. Can you?
talk-taunt-avenger-aim-1 = Even your shadow is afraid, { $seat }.
talk-taunt-avenger-1 = They are measuring a box for you, { $seat }.
talk-pact-avenger-1 = Stand beside me in the sun, { $seat }.
talk-pact-avenger-stance-1 = We both stand, { $seat }. Let them come.

# plain
talk-taunt-plain-stance-1 = Cover again, { $seat }?
talk-taunt-plain-choose-1 = Slow card, { $seat }?
talk-taunt-plain-aim-1 = Mind where you point, { $seat }.
talk-taunt-plain-1 = High noon, { $seat }. Look up now and then.
talk-deal-plain-1 = Not at each other, { $seat }?
talk-deal-plain-choose-1 = I leave you out, { $seat }, you leave me out.
talk-pact-plain-1 = We both stand next time, { $seat }.
talk-pact-plain-stance-1 = No hiding, { $seat }. Both of us?
talk-deny-plain-1 = That bullet was not mine, { $seat }.
talk-deny-plain-2 = I was aiming at the sign, { $seat }.
