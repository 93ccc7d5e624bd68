# What is said in this game, in its own words: what an act means here, then lines by voice.

talk-threaten = Handen omhoog, { $seat }, of ik schiet je neer.
talk-promise = Je hebt mijn woord, { $seat }: als we weer trekken, richt ik op een ander.
talk-deal = Afspraak, { $seat }? Als we weer trekken, richten we niet op elkaar.
talk-pact = Samen, { $seat }: de volgende keer blijven we allebei staan.
talk-deny = Ik niet, { $seat }. Dat schot kwam niet van mij.

# hothead
talk-threaten-hothead-choose-1 = Deze kaart gaat je pijn doen, { $seat }!
talk-threaten-hothead-aim-1 = Trek, { $seat }! Recht tussen de knopen!
talk-threaten-hothead-stance-1 = Sta op, { $seat }, dan kan ik je omver schieten!
talk-threaten-hothead-1 = Deze straat is te klein voor twee, { $seat }!
talk-threaten-hothead-2 = Zes kogels, { $seat }, en allemaal voor jou!
talk-taunt-hothead-stance-1 = Kruip maar weg, { $seat }! Desnoods achter je moeder!
talk-taunt-hothead-choose-1 = Traag als een muilezel, { $seat }!
talk-taunt-hothead-aim-1 = Je houdt je revolver ondersteboven, { $seat }!
talk-taunt-hothead-1 = Over jou zingt niemand een lied, { $seat }!
talk-pact-hothead-1 = Sta op, { $seat }! We staan allebei. Dekking is voor konijnen!

# coward
talk-promise-coward-1 = Ik richt op een ander, { $seat }, beloofd!
talk-promise-coward-choose-1 = Mijn revolver en ik ontwijken je, { $seat }.
talk-promise-coward-aim-1 = Niet op jou, { $seat }! Mijn hand draait vanzelf weg.
talk-promise-coward-2 = Mijn loop krijg jij niet te zien, { $seat }.
talk-deal-coward-1 = Laten we niet op elkaar richten, { $seat }. Dat is onbeleefd.
talk-deal-coward-choose-1 = Jij schiet links, ik schiet rechts, { $seat }?
talk-deal-coward-aim-1 = Spaar mij, { $seat }, dan spaar ik jou. Snel!
talk-deal-coward-2 = Ik kwam alleen wat drinken, { $seat }. Vrede?
talk-deny-coward-stance-1 = Ik wou toch al dekking zoeken, { $seat }.
talk-deny-coward-1 = Dat was een afketser, { $seat }! Dat kan niet anders.

# accountant
talk-promise-accountant-1 = Een kogel kost meer dan jij waard bent, { $seat }. Ik spaar je.
talk-promise-accountant-choose-1 = Jij staat vandaag niet op de lijst, { $seat }.
talk-promise-accountant-aim-1 = Ik richt waar roem goedkoper is, { $seat }.
talk-deal-accountant-1 = Geen van ons richt op de ander, { $seat }. Nul risico.
talk-deal-accountant-choose-1 = Twee revolvers op een derde, { $seat }: betere kansen voor ons beiden.
talk-deal-accountant-aim-1 = Laten we allebei elders beleggen, { $seat }.
talk-pact-accountant-stance-1 = Dekking kost een punt, { $seat }. Laten we allebei staan.
talk-pact-accountant-1 = Staan is gratis, { $seat }. We staan allebei.
talk-deny-accountant-1 = Mijn kogels zijn allemaal geteld, { $seat }.
talk-deny-accountant-2 = Ik ben nooit berucht geweest, { $seat }. Alleen grondig.

# liar
talk-promise-liar-1 = Mijn revolver kent je gezicht niet, { $seat }.
talk-promise-liar-choose-1 = Ik kan jou geen pijn doen, { $seat }. Je maakt me aan het lachen.
talk-promise-liar-aim-1 = Kijk naar een ander, { $seat }. Dat doe ik ook.
talk-promise-liar-2 = Sta maar gerust, { $seat }. Ik richt op een ander.
talk-threaten-liar-choose-1 = Ik heb de snelste kaart van de stad, { $seat }.
talk-threaten-liar-stance-1 = Ik zie je achter die ton, { $seat }.
talk-threaten-liar-aim-1 = In mijn revolver zit geen misser, { $seat }. Ik heb gekeken.
talk-deal-liar-1 = Wij samen tegen de straat, { $seat }. Niet op elkaar richten.
talk-deal-liar-choose-1 = Onder heren, { $seat }: niet op elkaar.
talk-deny-liar-1 = Een geladen revolver? Die is voor de sier, { $seat }.

# avenger
talk-threaten-avenger-choose-1 = Ik heb een kaart voor je bewaard, { $seat }.
talk-threaten-avenger-aim-1 = Je weet waarom, { $seat }.
talk-threaten-avenger-stance-1 = Geen dekking is dik genoeg, { $seat }.
talk-threaten-avenger-1 = Jij schoot mij omver, { $seat }. Nu ik.
talk-taunt-avenger-stance-1 = Toe maar, { $seat }. Duik weg.
talk-taunt-avenger-choose-1 = Ik kan een ronde wachten, { $seat }. Jij ook?
talk-taunt-avenger-aim-1 = Zelfs je schaduw is bang, { $seat }.
talk-taunt-avenger-1 = Ze nemen je maat al op, { $seat }, voor een kist.
talk-pact-avenger-1 = Kom naast me staan in de zon, { $seat }.
talk-pact-avenger-stance-1 = Wij blijven staan, { $seat }. Laat ze maar komen.

# plain
talk-taunt-plain-stance-1 = Alweer dekking, { $seat }?
talk-taunt-plain-choose-1 = Trage kaart, { $seat }?
talk-taunt-plain-aim-1 = Kijk uit waar je richt, { $seat }.
talk-taunt-plain-1 = Twaalf uur, { $seat }. Kijk eens op.
talk-deal-plain-1 = Niet op elkaar, { $seat }?
talk-deal-plain-choose-1 = Ik laat jou erbuiten, { $seat }, jij mij.
talk-pact-plain-1 = De volgende keer staan we allebei, { $seat }.
talk-pact-plain-stance-1 = Niet wegkruipen, { $seat }. Wij allebei?
talk-deny-plain-1 = Die kogel was niet van mij, { $seat }.
talk-deny-plain-2 = Ik mikte op het uithangbord, { $seat }.
