# What is said in this game, in its own words: what an act means here, then lines by voice.

talk-threaten = Billy will hear what you have, { $seat }.
talk-promise = You have my word, { $seat }: my next card goes to Billy.
talk-deal = A deal, { $seat }? Next turn we both give Billy a card.
talk-pact = Together, { $seat }: neither of us dumps a card next turn.
talk-deny = Not me, { $seat }. Billy got nothing bad from me.

# hothead
talk-threaten-hothead-1 = I will give Billy nothing at all, { $seat }. Then count!
talk-threaten-hothead-2 = Touch my gold, { $seat }, and I light a fuse!
talk-threaten-hothead-3 = There is dynamite about, { $seat }. Guess for whom!
talk-threaten-hothead-4 = You claim one more, { $seat }, and Billy shoots!
talk-threaten-hothead-5 = I would not sleep near that pile, { $seat }.
talk-taunt-hothead-1 = That column of yours, { $seat }? Billy laughs at it.
talk-taunt-hothead-2 = Greedy, { $seat }! Your pockets are bursting.
talk-taunt-hothead-3 = Dump it, { $seat }! Dumping is all you can do.
talk-taunt-hothead-4 = Claim it, { $seat }! Or do you fear a dead man's poker face?
talk-pact-hothead-1 = No dumping, { $seat }! Neither you nor I. Loot is loot!

# coward
talk-promise-coward-1 = The next one is for Billy, { $seat }. I want no trouble.
talk-promise-coward-2 = I give Billy my next card, { $seat }. Please look kindly.
talk-promise-coward-3 = I will feed him, { $seat }! He looks so hungry.
talk-promise-coward-4 = My next card is Billy's, { $seat }. I never wanted it.
talk-deal-coward-1 = Let us both feed Billy, { $seat }, then nobody gets shot.
talk-deal-coward-2 = If I give Billy one, { $seat }, will you too?
talk-deal-coward-3 = A card each for Billy, { $seat }? He is staring at us.
talk-deal-coward-4 = Keep Billy happy with me, { $seat }. Please!
talk-deny-coward-1 = I hardly own anything, { $seat }. Look how little!
talk-deny-coward-2 = Dynamite? I would hear it ticking, { $seat }!

# accountant
talk-promise-accountant-1 = My next card goes to Billy, { $seat }. A deposit.
talk-promise-accountant-2 = I pay Billy next turn, { $seat }. It is in the plan.
talk-promise-accountant-3 = Billy's balance needs a card, { $seat }. I provide it.
talk-deal-accountant-1 = We both pay Billy next turn, { $seat }. Cheaper than a funeral.
talk-deal-accountant-2 = One card each for Billy, { $seat }: the margin grows for both.
talk-deal-accountant-3 = Billy must have more than we, { $seat }. Shall we both give?
talk-pact-accountant-1 = Dumping destroys value, { $seat }. Let neither of us do it.
talk-pact-accountant-2 = Nothing to the box, { $seat }, from you or from me.
talk-deny-accountant-1 = My column is well below average, { $seat }.
talk-deny-accountant-2 = I have counted Billy's cards, { $seat }. I am safe. You?

# liar
talk-promise-liar-1 = My best card is for Billy, { $seat }. Next turn, surely.
talk-promise-liar-2 = I shall be generous to Billy, { $seat }. Watch me.
talk-promise-liar-3 = Next card to Billy, { $seat }. I swear by my loot.
talk-promise-liar-4 = I only want Billy to be happy, { $seat }.
talk-threaten-liar-1 = What I gave Billy there, { $seat }, goes boom.
talk-threaten-liar-2 = Billy has less of that than you think, { $seat }.
talk-threaten-liar-3 = That was a zero I gave him, { $seat }. Start counting.
talk-deal-liar-1 = We both feed Billy, { $seat }. I go second, if you like.
talk-deal-liar-2 = A card each for Billy, { $seat }? My ten is ready.
talk-deny-liar-1 = That face-down card? A mere two, { $seat }.

# avenger
talk-threaten-avenger-1 = You let Billy starve, { $seat }. He will know.
talk-threaten-avenger-2 = Every card you claim, { $seat }, I note it.
talk-threaten-avenger-3 = Billy and I have spoken about you, { $seat }.
talk-threaten-avenger-4 = When the columns turn, { $seat }, I shall watch you.
talk-taunt-avenger-1 = Higher, { $seat }. Higher. Billy likes a tall target.
talk-taunt-avenger-2 = Enjoy those diamonds, { $seat }, for a turn or two.
talk-taunt-avenger-3 = You sweat like a fuse, { $seat }.
talk-taunt-avenger-4 = Greed was the last thing they carved, { $seat }.
talk-pact-avenger-1 = Dump nothing, { $seat }, and I dump nothing.
talk-pact-avenger-2 = We leave the box empty, { $seat }. You and I.

# plain
talk-taunt-plain-1 = Another one, { $seat }? Billy can count.
talk-taunt-plain-2 = I would give that one to Billy, { $seat }.
talk-taunt-plain-3 = That looks like dynamite, { $seat }.
talk-taunt-plain-4 = So quiet, { $seat }? Big hand?
talk-deal-plain-1 = Shall we both give Billy one, { $seat }?
talk-deal-plain-2 = A card for Billy from you, { $seat }, and one from me?
talk-pact-plain-1 = Nobody dumps next turn, { $seat }. All right?
talk-pact-plain-2 = Let us keep the box empty, { $seat }.
talk-deny-plain-1 = There is nothing special in my loot, { $seat }.
talk-deny-plain-2 = I have no dynamite, { $seat }. As far as I know.
