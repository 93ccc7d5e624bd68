# What is said in this game, in its own words: what an act means here, then lines by voice.

talk-threaten = Billy krijgt te horen wat jij hebt, { $seat }.
talk-promise = Je hebt mijn woord, { $seat }: mijn volgende kaart is voor Billy.
talk-deal = Afspraak, { $seat }? De volgende beurt geven we Billy allebei een kaart.
talk-pact = Samen, { $seat }: geen van ons dumpt de volgende beurt een kaart.
talk-deny = Ik niet, { $seat }. Billy kreeg van mij niets slechts.

# hothead
talk-threaten-hothead-1 = Ik geef Billy helemaal niets, { $seat }. Tel dan maar na!
talk-threaten-hothead-2 = Blijf van mijn goud af, { $seat }, of ik steek een lont aan!
talk-threaten-hothead-3 = Er zwerft dynamiet rond, { $seat }. Raad eens voor wie!
talk-threaten-hothead-4 = Claim er nog één, { $seat }, en Billy schiet!
talk-threaten-hothead-5 = Ik zou niet bij die stapel slapen, { $seat }.
talk-taunt-hothead-1 = Die rij van jou, { $seat }? Billy lacht erom.
talk-taunt-hothead-2 = Inhalig, { $seat }! Je zakken puilen uit.
talk-taunt-hothead-3 = Dump maar, { $seat }! Meer kun je toch niet.
talk-taunt-hothead-4 = Claim hem, { $seat }! Of ben je bang voor Billy's pokergezicht?
talk-pact-hothead-1 = Niet dumpen, { $seat }! Jij niet en ik niet. Buit is buit!

# coward
talk-promise-coward-1 = De volgende is voor Billy, { $seat }. Ik wil geen gedonder.
talk-promise-coward-2 = Ik geef Billy mijn volgende kaart, { $seat }. Kijk niet zo boos.
talk-promise-coward-3 = Ik geef hem te eten, { $seat }! Hij kijkt zo hongerig.
talk-promise-coward-4 = Mijn volgende kaart is voor Billy, { $seat }. Ik hoefde hem niet.
talk-deal-coward-1 = Laten we Billy allebei voeren, { $seat }, dan wordt niemand geraakt.
talk-deal-coward-2 = Als ik Billy er één geef, { $seat }, jij ook?
talk-deal-coward-3 = Allebei een kaart voor Billy, { $seat }? Hij staart ons aan.
talk-deal-coward-4 = Houd Billy met mij tevreden, { $seat }. Alsjeblieft!
talk-deny-coward-1 = Ik heb bijna niets, { $seat }. Kijk hoe weinig!
talk-deny-coward-2 = Dynamiet? Dan hoorde ik het wel tikken, { $seat }!

# accountant
talk-promise-accountant-1 = Mijn volgende kaart gaat naar Billy, { $seat }. Een storting.
talk-promise-accountant-2 = Ik betaal Billy de volgende beurt, { $seat }. Het staat in het plan.
talk-promise-accountant-3 = Billy's saldo heeft een kaart nodig, { $seat }. Die lever ik.
talk-deal-accountant-1 = We betalen Billy allebei, { $seat }. Goedkoper dan een begrafenis.
talk-deal-accountant-2 = Elk een kaart voor Billy, { $seat }: dan groeit de marge voor ons beiden.
talk-deal-accountant-3 = Billy moet meer hebben dan wij, { $seat }. Geven we allebei?
talk-pact-accountant-1 = Dumpen vernietigt waarde, { $seat }. Laten we het allebei niet doen.
talk-pact-accountant-2 = Niets in de doos, { $seat }, niet van jou en niet van mij.
talk-deny-accountant-1 = Mijn rij is ver onder het gemiddelde, { $seat }.
talk-deny-accountant-2 = Ik heb Billy's kaarten geteld, { $seat }. Ik zit goed. Jij?

# liar
talk-promise-liar-1 = Mijn mooiste kaart is voor Billy, { $seat }. Volgende beurt, echt.
talk-promise-liar-2 = Ik word gul voor Billy, { $seat }. Let maar op.
talk-promise-liar-3 = Volgende kaart naar Billy, { $seat }. Ik zweer het bij mijn buit.
talk-promise-liar-4 = Ik wil alleen dat Billy gelukkig is, { $seat }.
talk-threaten-liar-1 = Wat ik Billy daar gaf, { $seat }, gaat boem.
talk-threaten-liar-2 = Billy heeft daar minder van dan je denkt, { $seat }.
talk-threaten-liar-3 = Dat was een nul die ik hem gaf, { $seat }. Begin maar te tellen.
talk-deal-liar-1 = We voeren Billy allebei, { $seat }. Ik ga wel als tweede.
talk-deal-liar-2 = Elk een kaart voor Billy, { $seat }? Mijn tien ligt klaar.
talk-deny-liar-1 = Die gedekte kaart? Maar een tweetje, { $seat }.

# avenger
talk-threaten-avenger-1 = Jij laat Billy verhongeren, { $seat }. Hij komt erachter.
talk-threaten-avenger-2 = Elke kaart die je claimt, { $seat }, schrijf ik op.
talk-threaten-avenger-3 = Billy en ik hebben het over je gehad, { $seat }.
talk-threaten-avenger-4 = Als de rijen omgaan, { $seat }, kijk ik naar jou.
talk-taunt-avenger-1 = Hoger, { $seat }. Hoger. Billy houdt van een hoog doelwit.
talk-taunt-avenger-2 = Geniet van die diamanten, { $seat }, een beurt of twee.
talk-taunt-avenger-3 = Je zweet als een lont, { $seat }.
talk-taunt-avenger-4 = Hebzucht, dat stond op zijn steen, { $seat }.
talk-pact-avenger-1 = Dump niets, { $seat }, dan dump ik niets.
talk-pact-avenger-2 = Wij laten de doos leeg, { $seat }. Jij en ik.

# plain
talk-taunt-plain-1 = Nog een, { $seat }? Billy kan tellen.
talk-taunt-plain-2 = Die zou ik aan Billy geven, { $seat }.
talk-taunt-plain-3 = Dat ziet eruit als dynamiet, { $seat }.
talk-taunt-plain-4 = Zo stil, { $seat }? Mooie kaarten?
talk-deal-plain-1 = Geven we Billy er allebei een, { $seat }?
talk-deal-plain-2 = Een kaart voor Billy van jou, { $seat }, en een van mij?
talk-pact-plain-1 = Niemand dumpt de volgende beurt, { $seat }. Goed?
talk-pact-plain-2 = Laten we de doos leeg houden, { $seat }.
talk-deny-plain-1 = Er zit niets bijzonders in mijn buit, { $seat }.
talk-deny-plain-2 = Ik heb geen dynamiet, { $seat }. Voor zover ik weet.
