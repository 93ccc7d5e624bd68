# What is said across any table, by the voices that say it; `fistful/texts/lines.py` says how they are named.

# hothead
talk-threaten-hothead-11 = Eén verkeerde beweging, { $seat }. Eentje.
talk-threaten-hothead-12 = Ik ben helemaal klaar met jou, { $seat }!
talk-taunt-hothead-11 = Kom op, { $seat }! Waar wacht je op?
talk-taunt-hothead-12 = Mijn oma is enger dan jij, { $seat }.
talk-taunt-hothead-13 = Trilt je hand, { $seat }, of is dat de tafel?
talk-taunt-hothead-14 = Boe! Kijk { $seat } eens schrikken.
talk-accept-hothead-11 = Goed, { $seat }. Voor ik me bedenk.
talk-accept-hothead-12 = Afgesproken, { $seat }! Laat me er geen spijt van krijgen.
talk-decline-hothead-11 = Met jou, { $seat }? Nooit!
talk-decline-hothead-12 = Ik maak geen afspraken, { $seat }. Ik maak gaten.

# coward
talk-deny-coward-11 = Ik, { $seat }? Ik keek niet eens!
talk-deny-coward-12 = Ik heb niets tegen je, { $seat }. Helemaal niets!
talk-deny-coward-13 = Alsjeblieft, { $seat }, je houdt me voor een ander.
talk-deny-coward-14 = Dat zou ik nooit doen, { $seat }. Ik zou niet durven.
talk-deny-coward-15 = Dat was al zo toen ik binnenkwam, { $seat }.
talk-deny-coward-16 = Waarom kijkt iedereen naar mij? Kijk naar een ander, { $seat }!
talk-accept-coward-11 = O, dank je, { $seat }. Dank je!
talk-accept-coward-12 = Ja! Ja, { $seat }, wat je maar wilt.
talk-decline-coward-11 = Ik durf niet, { $seat }. Iedereen kijkt.
talk-decline-coward-12 = Nu niet, { $seat }, ik word niet goed.

# accountant
talk-deny-accountant-11 = Mijn boeken kloppen, { $seat }.
talk-deny-accountant-12 = Daar is geen bewijs voor, { $seat }.
talk-deny-accountant-13 = Die post stond op andermans rekening, { $seat }.
talk-deny-accountant-14 = Ik tel alleen maar, { $seat }. Ik schiet nooit als eerste.
talk-deny-accountant-15 = Laat het bonnetje maar zien, { $seat }.
talk-deny-accountant-16 = Statistisch gezien, { $seat }, was jij het.
talk-accept-accountant-11 = De cijfers kloppen, { $seat }. Akkoord.
talk-accept-accountant-12 = Een degelijk voorstel, { $seat }. Ik teken.
talk-decline-accountant-11 = Je krediet is te laag, { $seat }.
talk-decline-accountant-12 = Dat loont niet, { $seat }. Afgewezen.

# liar
talk-deny-liar-11 = Ik lieg nooit, { $seat }. Vraag het iedereen behalve mij.
talk-deny-liar-12 = Op mijn eer, { $seat }! Ik heb er nog wat van over.
talk-deny-liar-13 = Zouden deze ogen je bedriegen, { $seat }?
talk-threaten-liar-11 = Ik bluf niet, { $seat }. Bijna nooit.
talk-threaten-liar-12 = Geloof me, { $seat }: jij bent aan de beurt.
talk-threaten-liar-13 = Dat wil je niet meemaken, { $seat }.
talk-accept-liar-11 = Op mij kun je bouwen, { $seat }. Zoals altijd.
talk-accept-liar-12 = Afgesproken, { $seat }! Met de hand op mijn hart.
talk-decline-liar-11 = Ik zou graag willen, { $seat }, maar ik ben eerlijk.
talk-decline-liar-12 = Helaas, { $seat }, ik heb mijn woord al vergeven.

# avenger
talk-threaten-avenger-11 = Ik weet nog wie je bent, { $seat }.
talk-threaten-avenger-12 = Je staat op mijn lijst, { $seat }. Bijna bovenaan.
talk-threaten-avenger-13 = Ik vergeet niets, { $seat }, en vergeef nog minder.
talk-taunt-avenger-11 = Slaap je nog wel, { $seat }?
talk-taunt-avenger-12 = Elke schuld wordt eens betaald, { $seat }.
talk-taunt-avenger-13 = Hier heb ik lang op gewacht, { $seat }.
talk-accept-avenger-11 = Voor nu, { $seat }. Ik zal het onthouden.
talk-accept-avenger-12 = Je hand erop, { $seat }. Ik tel de vingers na.
talk-decline-avenger-11 = Na wat jij gedaan hebt, { $seat }? Nee.
talk-decline-avenger-12 = Met jou handel ik niet, { $seat }. Op jou wacht ik.

# plain
talk-taunt-plain-11 = Zenuwachtig, { $seat }?
talk-taunt-plain-12 = Neem de tijd, { $seat }. Ik heb de hele avond.
talk-taunt-plain-13 = Heb je dit vaker gespeeld, { $seat }? Je ziet het niet.
talk-deny-plain-11 = Dat was ik niet, { $seat }.
talk-deny-plain-12 = Je kijkt de verkeerde kant op, { $seat }.
talk-deny-plain-13 = Geen idee wat je bedoelt, { $seat }.
talk-accept-plain-11 = Afgesproken, { $seat }.
talk-accept-plain-12 = Goed, { $seat }. We zullen zien.
talk-decline-plain-11 = Nee, dank je, { $seat }.
talk-decline-plain-12 = Deze keer niet, { $seat }.
