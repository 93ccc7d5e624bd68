# What is said in this game, in its own words: what an act means here, then lines by voice.

talk-threaten = Pas op, { $seat }: ik heb geladen.
talk-promise = Je hebt mijn woord, { $seat }: als we weer richten, spaar ik je.
talk-deal = Afspraak, { $seat }? Als we weer richten, spaar jij mij en ik jou.
talk-pact = Samen, { $seat }: geen van ons tweeën trekt zich terug.
talk-deny = Ik niet, { $seat }. Ik ben geen smeris.

# hothead
talk-threaten-hothead-aim-1 = Op drie zie ik alleen jou nog, { $seat }!
talk-threaten-hothead-load-1 = Op deze staat jouw naam, { $seat }.
talk-threaten-hothead-courage-1 = Ga liggen, { $seat }, of ik leg je neer!
talk-threaten-hothead-courage-2 = Blijf daar niet staan, { $seat }. Hij gaat af!
talk-threaten-hothead-1 = Handen af van mijn deel, { $seat }!
talk-taunt-hothead-courage-1 = Liggen, { $seat }! De vloer is lekker koel.
talk-taunt-hothead-load-1 = Zoek je kogel maar uit, { $seat }. Je hebt er twee nodig.
talk-taunt-hothead-1 = Is dat een pistool, { $seat }, of een aansteker?
talk-taunt-hothead-2 = Jij mist de loods nog van binnenuit, { $seat }.
talk-pact-hothead-1 = Wij blijven, { $seat }. Allebei. Wie zich terugtrekt is een rat!

# coward
talk-promise-coward-1 = Ik richt ergens anders op, { $seat }, beloofd!
talk-promise-coward-aim-1 = Mijn pistool kijkt niet naar jou, { $seat }. Erewoord.
talk-promise-coward-load-1 = Ik spaar je, { $seat }. Onthoud dat alsjeblieft.
talk-promise-coward-2 = Jou niet, { $seat }! Iedereen behalve jou.
talk-deal-coward-1 = Alsjeblieft, { $seat }: jij spaart mij, ik spaar jou?
talk-deal-coward-aim-1 = Laten we allebei op een grotere richten, { $seat }.
talk-deal-coward-load-1 = Als ik niet op jou richt, { $seat }, richt jij dan niet op mij?
talk-deal-coward-2 = Ik heb een gezin, { $seat }! Spaar mij, dan spaar ik jou.
talk-deny-coward-courage-1 = Het is maar een Klik, { $seat }. Waarschijnlijk.
talk-deny-coward-1 = Een smeris? Ik, { $seat }? Ik val flauw van een penning.

# accountant
talk-promise-accountant-1 = Een kogel voor jou is een slechte belegging, { $seat }. Ik spaar je.
talk-promise-accountant-load-1 = Jij staat deze ronde niet op mijn begroting, { $seat }.
talk-promise-accountant-aim-1 = Mijn pistool wijst elders heen, { $seat }. Zet het op papier.
talk-deal-accountant-1 = Wederzijdse vrede, { $seat }: geen van ons richt op de ander.
talk-deal-accountant-load-1 = Twee kogels gespaard, { $seat }: richt niet op mij, dan richt ik niet op jou.
talk-deal-accountant-aim-1 = We richten allebei op de rijkste, { $seat }. Akkoord?
talk-pact-accountant-courage-1 = Als we allebei blijven, { $seat }, is het deel nog netjes.
talk-pact-accountant-1 = Schaamte kost geld, { $seat }. Laten we allebei blijven.
talk-deny-accountant-1 = Mijn geld is schoon, { $seat }. Nou ja, schoner dan het jouwe.
talk-deny-accountant-2 = Een smeris verdient veel te weinig, { $seat }. Dat ben ik niet.

# liar
talk-promise-liar-1 = Je bent als een broer voor me, { $seat }. Ik richt elders.
talk-promise-liar-load-1 = Jou niet, { $seat }! Ik verlies nog liever mijn deel.
talk-promise-liar-aim-1 = Rustig maar, { $seat }. Dit pistool is niet voor jou.
talk-promise-liar-2 = Nooit op jou, { $seat }. Zou ik liegen?
talk-threaten-liar-courage-1 = Drie keer Pang, { $seat }. Blijf staan als je van verrassingen houdt.
talk-threaten-liar-courage-2 = Dit is geen Klik, { $seat }. Reken maar na.
talk-threaten-liar-load-1 = Ik laad de grote, { $seat }. Voor jou.
talk-deal-liar-1 = Jij spaart mij, ik spaar jou, { $seat }. Zo simpel is het.
talk-deal-liar-load-1 = Laten we elkaar met rust laten, { $seat }. Als vrienden.
talk-deny-liar-1 = Ik een smeris? { $seat }, ik kan niet eens recht parkeren.

# avenger
talk-threaten-avenger-aim-1 = Jij hebt op mij gericht, { $seat }. Eén keer.
talk-threaten-avenger-courage-1 = Blijf staan, { $seat }. Ik smeek het je, blijf staan.
talk-threaten-avenger-load-1 = Voor elke wond eentje terug, { $seat }.
talk-threaten-avenger-1 = Deze ronde is voor de vorige, { $seat }.
talk-taunt-avenger-courage-1 = Ren maar, { $seat }. Dat doe je altijd.
talk-taunt-avenger-courage-2 = Voel je die loop, { $seat }? Hij voelt jou.
talk-taunt-avenger-load-1 = Kies goed, { $seat }. Ik heb al gekozen.
talk-taunt-avenger-1 = Tel je geld, { $seat }, nu het nog kan.
talk-pact-avenger-1 = Sta naast me, { $seat }. Geen van ons gaat liggen.
talk-pact-avenger-courage-1 = Kijk ze aan, { $seat }. We blijven allebei.

# plain
talk-taunt-plain-courage-1 = Blijf je staan, { $seat }? Dapper.
talk-taunt-plain-courage-2 = De vloer is vrij, { $seat }.
talk-taunt-plain-load-1 = Heb je nog wel kogels, { $seat }?
talk-taunt-plain-1 = Leuk pistool, { $seat }. Is het er ook voor volwassenen?
talk-deal-plain-1 = Ik richt niet op jou, { $seat }, jij niet op mij?
talk-deal-plain-load-1 = Een ronde vrede, { $seat }?
talk-pact-plain-1 = We blijven allebei, { $seat }. Meer voor ons.
talk-pact-plain-courage-1 = Ik blijf als jij blijft, { $seat }.
talk-deny-plain-courage-1 = Kijk niet zo, { $seat }. Het is een Klik.
talk-deny-plain-1 = Ik ben geen smeris, { $seat }. Smerissen krijgen betaald.
