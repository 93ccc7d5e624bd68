# What is said in this game, in its own words: what an act means here, then lines by voice.

talk-threaten = I have my eye on you, { $seat }.
talk-promise = You have my word, { $seat }: I leave you alone, my next turn too.
talk-deal = A deal, { $seat }? We leave each other alone for a turn.
talk-pact = Together, { $seat }: no Rifle and no Binoculars for a turn, at anybody.
talk-deny = Not me, { $seat }. I am no Outlaw.

# hothead
talk-threaten-hothead-play-1 = Hands up, { $seat }! You look like a wanted poster!
talk-threaten-hothead-1 = At four o'clock I come for you, { $seat }!
talk-threaten-hothead-2 = There is a cell with your name on it, { $seat }!
talk-threaten-hothead-shootout-1 = Draw, { $seat }! I dare you!
talk-threaten-hothead-3 = I smell an Outlaw, { $seat }, and it smells like you!
talk-taunt-hothead-answer-1 = Well, { $seat }? Yes or no! It is not that hard.
talk-taunt-hothead-1 = Nice moustache, { $seat }. Is it real?
talk-taunt-hothead-2 = You stammer, { $seat }! Honest folk do not stammer.
talk-taunt-hothead-shootout-1 = Your pistol weeps, { $seat }!
talk-pact-hothead-1 = Cards stay where they are, { $seat }! No spying, you nor I!

# coward
talk-promise-coward-1 = I shall not even look at you, { $seat }.
talk-promise-coward-play-1 = I bother somebody else, { $seat }. I promise.
talk-promise-coward-2 = You, { $seat }? I trust you blindly. I leave you alone.
talk-promise-coward-3 = No questions from me, { $seat }. None!
talk-deal-coward-1 = Let us leave each other alone, { $seat }. It is so hot already.
talk-deal-coward-play-1 = You do not arrest me, { $seat }, I do not ask you?
talk-deal-coward-2 = We are both harmless, { $seat }. Shall we agree on that?
talk-deal-coward-3 = Spare me the Rifle, { $seat }, and I spare you.
talk-deny-coward-answer-1 = I always tell the truth, { $seat }! Nearly always!
talk-deny-coward-1 = Billy? I cannot even ride, { $seat }!

# accountant
talk-promise-accountant-1 = You are of no interest to my inquiry, { $seat }. I leave you be.
talk-promise-accountant-play-1 = My next turn concerns another, { $seat }.
talk-promise-accountant-2 = I strike you off my list, { $seat }. For a turn.
talk-deal-accountant-1 = Neither asks, neither arrests, { $seat }. A fair exchange.
talk-deal-accountant-play-1 = Let us both spend our turn on others, { $seat }.
talk-deal-accountant-2 = I file nothing on you, { $seat }, you file nothing on me.
talk-pact-accountant-1 = No searches for a turn, { $seat }. Neither of us.
talk-pact-accountant-2 = Cards are private property, { $seat }. We both respect that.
talk-deny-accountant-answer-1 = My statement is on file, { $seat }.
talk-deny-accountant-1 = An Outlaw, with these taxes? No, { $seat }.

# liar
talk-promise-liar-1 = You and I are on the same side, { $seat }. I leave you alone.
talk-promise-liar-play-1 = I would never point a Rifle at you, { $seat }.
talk-promise-liar-2 = My Arrest is for somebody else, { $seat }. If I had one.
talk-promise-liar-3 = Sleep well, { $seat }. I am watching the others.
talk-threaten-liar-play-1 = I know exactly who you are, { $seat }.
talk-threaten-liar-1 = The Marshal asked me about you, { $seat }.
talk-threaten-liar-shootout-1 = I have never missed, { $seat }. Never.
talk-deal-liar-1 = We honest people should leave each other be, { $seat }.
talk-deal-liar-2 = No questions between friends, { $seat }. Agreed?
talk-deny-liar-answer-1 = Black hat? I have never owned a hat, { $seat }.

# avenger
talk-threaten-avenger-play-1 = You sent me the wrong way, { $seat }. No more.
talk-threaten-avenger-1 = I shall follow you to the border, { $seat }.
talk-threaten-avenger-2 = The town will know your face, { $seat }.
talk-threaten-avenger-shootout-1 = This is for the Sheriff, { $seat }.
talk-taunt-avenger-answer-1 = Think of a good one, { $seat }.
talk-taunt-avenger-1 = Seven o'clock never comes for you, { $seat }.
talk-taunt-avenger-2 = Do you hear that bell, { $seat }? I do.
talk-taunt-avenger-shootout-1 = One of us rides home, { $seat }.
talk-pact-avenger-1 = Eyes off all cards, { $seat }. You and I, a turn long.
talk-pact-avenger-2 = No Rifles today, { $seat }. That is for cowards.

# plain
talk-taunt-plain-answer-1 = We are all listening, { $seat }.
talk-taunt-plain-play-1 = Where were you at noon, { $seat }?
talk-taunt-plain-1 = That is what an Outlaw would say, { $seat }.
talk-taunt-plain-2 = You look familiar, { $seat }.
talk-deal-plain-1 = Shall we leave each other alone, { $seat }?
talk-deal-plain-play-1 = I pass you by, { $seat }, if you pass me by.
talk-pact-plain-1 = No looking at cards for a turn, { $seat }?
talk-pact-plain-2 = Rifles and Binoculars away, { $seat }. Both of us.
talk-deny-plain-answer-1 = That was the truth, { $seat }.
talk-deny-plain-1 = I ride for the law, { $seat }.
