# What is said in this game, in its own words: what an act means here, then lines by voice.

talk-threaten = Ik houd je in de gaten, { $seat }.
talk-promise = Je hebt mijn woord, { $seat }: ik laat je met rust, ook mijn volgende beurt.
talk-deal = Afspraak, { $seat }? We laten elkaar een beurt met rust.
talk-pact = Samen, { $seat }: een beurt lang geen Geweer en geen Verrekijker, bij niemand.
talk-deny = Ik niet, { $seat }. Ik ben geen bandiet.

# hothead
talk-threaten-hothead-play-1 = Handen omhoog, { $seat }! Jij lijkt op een opsporingsplaat!
talk-threaten-hothead-1 = Om vier uur kom ik je halen, { $seat }!
talk-threaten-hothead-2 = Er is een cel met jouw naam erop, { $seat }!
talk-threaten-hothead-shootout-1 = Trek dan, { $seat }! Ik daag je uit!
talk-threaten-hothead-3 = Ik ruik een bandiet, { $seat }, en hij ruikt naar jou!
talk-taunt-hothead-answer-1 = Nou, { $seat }? Ja of nee! Zo moeilijk is het niet.
talk-taunt-hothead-1 = Mooie snor, { $seat }. Is hij echt?
talk-taunt-hothead-2 = Je stottert, { $seat }! Eerlijke mensen stotteren niet.
talk-taunt-hothead-shootout-1 = Je pistool huilt, { $seat }!
talk-pact-hothead-1 = De kaarten blijven waar ze zijn, { $seat }! Niet gluren, jij niet en ik niet!

# coward
talk-promise-coward-1 = Ik kijk niet eens naar je, { $seat }.
talk-promise-coward-play-1 = Ik val een ander lastig, { $seat }. Beloofd.
talk-promise-coward-2 = Jij, { $seat }? Ik vertrouw je blind. Ik laat je met rust.
talk-promise-coward-3 = Van mij geen vragen, { $seat }. Geen een!
talk-deal-coward-1 = Laten we elkaar met rust laten, { $seat }. Het is al zo heet.
talk-deal-coward-play-1 = Jij arresteert mij niet, { $seat }, ik vraag jou niets?
talk-deal-coward-2 = Wij zijn allebei onschuldig, { $seat }. Zullen we dat afspreken?
talk-deal-coward-3 = Bespaar me het Geweer, { $seat }, dan spaar ik jou.
talk-deny-coward-answer-1 = Ik spreek altijd de waarheid, { $seat }! Bijna altijd!
talk-deny-coward-1 = Billy? Ik kan niet eens paardrijden, { $seat }!

# accountant
talk-promise-accountant-1 = Jij bent niet van belang voor mijn onderzoek, { $seat }. Ik laat je met rust.
talk-promise-accountant-play-1 = Mijn volgende beurt gaat over een ander, { $seat }.
talk-promise-accountant-2 = Ik streep je van mijn lijst, { $seat }. Voor één beurt.
talk-deal-accountant-1 = Geen van ons vraagt of arresteert, { $seat }. Een eerlijke ruil.
talk-deal-accountant-play-1 = Laten we onze beurt allebei aan anderen besteden, { $seat }.
talk-deal-accountant-2 = Ik houd geen dossier van jou bij, { $seat }, jij niet van mij.
talk-pact-accountant-1 = Een beurt lang geen huiszoeking, { $seat }. Geen van ons.
talk-pact-accountant-2 = Kaarten zijn privébezit, { $seat }. Dat eerbiedigen we allebei.
talk-deny-accountant-answer-1 = Mijn verklaring ligt vast, { $seat }.
talk-deny-accountant-1 = Een bandiet, met deze belastingen? Nee, { $seat }.

# liar
talk-promise-liar-1 = Jij en ik staan aan dezelfde kant, { $seat }. Ik laat je met rust.
talk-promise-liar-play-1 = Ik zou nooit een Geweer op je richten, { $seat }.
talk-promise-liar-2 = Mijn Arrestatie is voor een ander, { $seat }. Als ik er een had.
talk-promise-liar-3 = Slaap zacht, { $seat }. Ik let op de anderen.
talk-threaten-liar-play-1 = Ik weet precies wie je bent, { $seat }.
talk-threaten-liar-1 = De marshal vroeg me naar jou, { $seat }.
talk-threaten-liar-shootout-1 = Ik heb nog nooit gemist, { $seat }. Nooit.
talk-deal-liar-1 = Wij eerlijke mensen moeten elkaar met rust laten, { $seat }.
talk-deal-liar-2 = Geen vragen onder vrienden, { $seat }. Afgesproken?
talk-deny-liar-answer-1 = Zwarte hoed? Ik heb nog nooit een hoed gehad, { $seat }.

# avenger
talk-threaten-avenger-play-1 = Jij stuurde me de verkeerde kant op, { $seat }. Nooit meer.
talk-threaten-avenger-1 = Ik volg je tot aan de grens, { $seat }.
talk-threaten-avenger-2 = De stad zal je gezicht kennen, { $seat }.
talk-threaten-avenger-shootout-1 = Deze is voor de sheriff, { $seat }.
talk-taunt-avenger-answer-1 = Verzin een goeie, { $seat }.
talk-taunt-avenger-1 = Voor jou wordt het nooit zeven uur, { $seat }.
talk-taunt-avenger-2 = Hoor je die klok, { $seat }? Ik wel.
talk-taunt-avenger-shootout-1 = Een van ons rijdt naar huis, { $seat }.
talk-pact-avenger-1 = Ogen van alle kaarten af, { $seat }. Jij en ik, een beurt lang.
talk-pact-avenger-2 = Geen Geweren vandaag, { $seat }. Dat is voor lafaards.

# plain
talk-taunt-plain-answer-1 = We luisteren allemaal, { $seat }.
talk-taunt-plain-play-1 = Waar was jij om twaalf uur, { $seat }?
talk-taunt-plain-1 = Dat zou een bandiet ook zeggen, { $seat }.
talk-taunt-plain-2 = Jij komt me bekend voor, { $seat }.
talk-deal-plain-1 = Zullen we elkaar met rust laten, { $seat }?
talk-deal-plain-play-1 = Ik sla jou over, { $seat }, als jij mij overslaat.
talk-pact-plain-1 = Een beurt lang niet in kaarten kijken, { $seat }?
talk-pact-plain-2 = Geweren en Verrekijkers weg, { $seat }. Allebei.
talk-deny-plain-answer-1 = Dat was de waarheid, { $seat }.
talk-deny-plain-1 = Ik rijd voor de wet, { $seat }.
