# What is said across any table, by the voices that say it; `fistful/texts/lines.py` says how they are named.

# hothead
talk-threaten-hothead-11 = One wrong move, { $seat }. One.
talk-threaten-hothead-12 = I have had it with you, { $seat }!
talk-taunt-hothead-11 = Come on, { $seat }! What are you waiting for?
talk-taunt-hothead-12 = My grandmother scares me more than you, { $seat }.
talk-taunt-hothead-13 = Is your hand shaking, { $seat }, or is that the table?
talk-taunt-hothead-14 = Boo! Look at { $seat } jump.
talk-accept-hothead-11 = Fine, { $seat }. Before I change my mind.
talk-accept-hothead-12 = Deal, { $seat }! Do not make me regret it.
talk-decline-hothead-11 = With you, { $seat }? Never!
talk-decline-hothead-12 = I make no deals, { $seat }. I make holes.

# coward
talk-deny-coward-11 = Me, { $seat }? I was not even looking!
talk-deny-coward-12 = I have nothing against you, { $seat }. Nothing at all!
talk-deny-coward-13 = Please, { $seat }, you must have mistaken me for somebody.
talk-deny-coward-14 = I would never, { $seat }. I would not dare.
talk-deny-coward-15 = It was like that when I came in, { $seat }.
talk-deny-coward-16 = Why does everybody look at me? Look at somebody else, { $seat }!
talk-accept-coward-11 = Oh, thank you, { $seat }. Thank you!
talk-accept-coward-12 = Yes! Yes, { $seat }, whatever you say.
talk-decline-coward-11 = I dare not, { $seat }. They are all looking.
talk-decline-coward-12 = Not now, { $seat }, I feel faint.

# accountant
talk-deny-accountant-11 = My books are in order, { $seat }.
talk-deny-accountant-12 = There is no evidence for that, { $seat }.
talk-deny-accountant-13 = That was an item for somebody else's account, { $seat }.
talk-deny-accountant-14 = I merely count, { $seat }. I never shoot first.
talk-deny-accountant-15 = Show me the receipt, { $seat }.
talk-deny-accountant-16 = Statistically, { $seat }, it was you.
talk-accept-accountant-11 = The figures add up, { $seat }. Agreed.
talk-accept-accountant-12 = A sound proposal, { $seat }. I sign.
talk-decline-accountant-11 = Your credit is too low, { $seat }.
talk-decline-accountant-12 = That does not pay, { $seat }. Declined.

# liar
talk-deny-liar-11 = I never lie, { $seat }. Ask anybody but me.
talk-deny-liar-12 = On my honour, { $seat }! I still have some left.
talk-deny-liar-13 = Would these eyes deceive you, { $seat }?
talk-threaten-liar-11 = I do not bluff, { $seat }. Hardly ever.
talk-threaten-liar-12 = Trust me, { $seat }: you are next.
talk-threaten-liar-13 = You would not want to find out, { $seat }.
talk-accept-liar-11 = You can rely on me, { $seat }. As always.
talk-accept-liar-12 = Agreed, { $seat }! Cross my heart.
talk-decline-liar-11 = I would love to, { $seat }, but I am an honest man.
talk-decline-liar-12 = Alas, { $seat }, I gave my word elsewhere.

# avenger
talk-threaten-avenger-11 = I remember you, { $seat }.
talk-threaten-avenger-12 = You are on my list, { $seat }. Near the top.
talk-threaten-avenger-13 = I forget nothing, { $seat }, and forgive less.
talk-taunt-avenger-11 = Do you still sleep at night, { $seat }?
talk-taunt-avenger-12 = All debts come due, { $seat }.
talk-taunt-avenger-13 = I have waited long for this, { $seat }.
talk-accept-avenger-11 = For now, { $seat }. I shall remember it.
talk-accept-avenger-12 = Your hand on it, { $seat }. I count the fingers.
talk-decline-avenger-11 = After what you did, { $seat }? No.
talk-decline-avenger-12 = I do not deal with you, { $seat }. I wait for you.

# plain
talk-taunt-plain-11 = Nervous, { $seat }?
talk-taunt-plain-12 = Take your time, { $seat }. I have all night.
talk-taunt-plain-13 = You have played this before, { $seat }? It does not show.
talk-deny-plain-11 = That was not me, { $seat }.
talk-deny-plain-12 = You are looking the wrong way, { $seat }.
talk-deny-plain-13 = I have no idea what you mean, { $seat }.
talk-accept-plain-11 = Agreed, { $seat }.
talk-accept-plain-12 = All right, { $seat }. We will see.
talk-decline-plain-11 = No, thank you, { $seat }.
talk-decline-plain-12 = Not this time, { $seat }.
