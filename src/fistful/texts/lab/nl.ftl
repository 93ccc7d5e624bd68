arena-title = Arena: { $game }
arena-opening = { $players } spelers · { $options } · seed { $seed } · eerlijk deel { $fair }
arena-alone = Alleen tussen anderen
arena-alone-table = De bot van de rij alleen tussen bots van de kolom; zijn ze even sterk, dan wint hij een eerlijk deel.
arena-sides = Per kant: hoe vaak de winst gaat naar { $side }
arena-side = kant
arena-against = tegen
arena-change = verandering
arena-gain = winst in punten
arena-mixed = Gemengde tafels
arena-skill = OpenSkill (ter illustratie)
arena-how = Intervallen gelden met 95% zekerheid; ze zijn berekend door hele kaartverdelingen opnieuw te trekken, elk op alle plaatsen gespeeld.

lab-opening = { $game }: { $variants ->
    [one] één variant
   *[other] { $variants } varianten
}, { $games } spellen in totaal, seed { $seed }. Dezelfde opdracht geeft hetzelfde verslag:
lab-summary = Wat opvalt
lab-off-never = { $thing } ({ $group }) wint nooit (varianten: { $count } van { $variants }).
lab-off-weak = { $thing } ({ $group }) blijft achter (varianten: { $count } van { $variants }).
lab-off-strong = { $thing } ({ $group }) ligt voor (varianten: { $count } van { $variants }).
lab-off-nothing = Niets is uit balans.
lab-off-note = Uit balans: meer dan drie standaardfouten en meer dan een vijfde van het gemiddelde van de groep af (van 370 gelijkwaardige dingen komt er één daar door toeval terecht). Soms heeft iemand iets doordat hij wint, niet andersom: kaarten op handen aan het eind, bijvoorbeeld.
lab-overview = De varianten naast elkaar
lab-overview-note = Lengte in beslissingen. Wisseling: als het spel nu ophield, zou er iemand winnen die net nog helemaal niet aan kop lag. Omslag: wie halverwege voorlag, won niet. Beslist: hoeveel van het spel voorbij was toen de winnaar voorgoed de leiding nam.
lab-variant = variant
lab-games = spellen
lab-length = lengte
lab-lead-changes = wisselingen aan kop
lab-upset = omslagen
lab-decided = beslist op
lab-nobody = niemand wint
lab-endings = Hoe de spellen afliepen
lab-leads = Hoe vaak de latere winnaar aan kop ligt, in de loop van het spel
lab-effects = Effecten
lab-effects-first = Vergeleken met de eerste variant ({ $variant }); aandelen in punten.
lab-effects-note = Vet waar het interval geen twijfel laat over de richting.
lab-measure = maat
lab-ladder = Vaardigheid: wint wie beter speelt vaker?
lab-ladder-table = { $players } spelers
lab-ladder-note = Eén bot alleen tussen andere van de volgende soort, met dezelfde kaarten op alle plaatsen; bij spellen met kanten één soort bot per kant.
lab-bot = bot
lab-among = alleen tussen
lab-rate = wint
lab-side-wins = winst voor { $side }
lab-seat = plaats { $number }
lab-seats = plaatsen
lab-times = keren
lab-mean = Gestreept: het gemiddelde van de groep, { $rate }. De lijnen zijn 95%-intervallen.
lab-lengths = Lengte van de spellen, in beslissingen
lab-flag-never = wint nooit
lab-flag-weak = blijft achter
lab-flag-strong = ligt voor
lab-how = Hoe het is uitgerekend
lab-how-note = Elk spel heeft eigen dobbelstenen, gemaakt uit de seed, de variant en het nummer van het spel; bots wisselen van spel tot spel van plaats. Intervallen gelden met 95% zekerheid en nemen hele spellen als eenheid (Wilsons interval voor zoveel spellen als de spreiding waard is). Verschillen zijn volgens Newcombe. De studie:

# Een studie die zoekt: welke variant is zoals gewenst?
quest-opening = { $game }: naast het spel zoals het is { $variants ->
    [one] is één variant geprobeerd
   *[other] zijn { $variants } varianten geprobeerd
}, { $games } spellen in totaal, seed { $seed }:
quest-usual = zoals het is
quest-variant = Vondst { $number }
quest-sure = { $variant } is zeker zoals gewenst, { $steps ->
    [one] één stap
   *[other] { $steps } stappen
} van het spel zoals het is.
quest-sure-usual = Het spel is nu al zeker zoals gewenst.
quest-not-games = Geen variant is zeker zoals gewenst, en alle spellen zijn gespeeld. Het dichtstbij is { $variant }: { $off } punten ernaast ({ $low } – { $high }); het spel zoals het is: { $before }.
quest-not-minutes = Nog geen variant is zeker zoals gewenst, en de tijd is om. Het dichtstbij is { $variant }: { $off } punten ernaast ({ $low } – { $high }); het spel zoals het is: { $before }.
quest-not-nothing-new = Geen variant is zeker zoals gewenst, en er is niets anders meer te proberen. Het dichtstbij is { $variant }: { $off } punten ernaast ({ $low } – { $high }); het spel zoals het is: { $before }.
quest-front = Wat tegen elkaar opweegt
quest-front-note = Grijs: alles wat geprobeerd is, zoals het gespeeld is, vaak in weinig spellen. Blauw: het front. Geen andere variant komt met zo weinig stappen dichter bij het gewenste. Gemeten met kaartverdelingen die bij het kiezen geen rol speelden; de lijnen zijn intervallen. Links en laag is goed.
quest-steps = stappen
quest-off = punten ernaast
quest-played = spellen per tafel
quest-found = Wat gevonden is
quest-found-note = Een stap: een getal wordt het volgende dat het mag zijn. Punten ernaast: hoe ver aandelen buiten het gewenste liggen, en andere getallen in honderdsten van het gewenste getal, opgeteld naar gewicht. Vet: het hele interval ligt erbinnen. Getint: het hele interval ligt erbuiten.
quest-play = { $file }: probeer het met fistful play { $game } --options deck={ $file }
quest-place = wat
quest-before = zoals het is
quest-after = wordt
quest-may = mag zijn
quest-wanted = { $what }: { $wanted } ({ $players } spelers)
quest-each = elk van: { $group }
quest-tried = Wat geprobeerd is
quest-generation = generatie
quest-drawn = varianten
quest-games-until = spellen tot dan
quest-best = beste tot dan
quest-discarded = Niet gespeeld: { $check } die het spel weigert, { $rulebook } die een ander spel zijn dan dat in de spelregels, { $sums } waarvan de sommen niet te behouden waren.
quest-problems = De meest voorkomende redenen:
quest-places = Alles wat mocht variëren
quest-how-note = Binnen een generatie heeft spel nummer n voor alle varianten dezelfde kaartverdeling en dobbelstenen, en elke generatie heeft eigen kaartverdelingen. Alles speelt een paar spellen aan elke tafel; de betere helft speelt er nog eens zoveel, daarvan de helft tweemaal zoveel, zonder wat niet meer kan bijkomen. Het spel zoals het is en de beste tot dan doen elke keer weer mee. De kansen van elke waarde schuiven naar die van de beste (cross-entropy). Een lineair model van alle spellen zegt welke varianten het spelen waard zijn en wat weinig spellen zeggen: de beste tot dan, in de tabel hierboven, is de beste volgens beide. Wat goed lijkt, en wat aan het eind getoond wordt, wordt bevestigd met eigen kaartverdelingen; de intervallen gaan over die spellen alleen en gelden met 95% zekerheid voor één getal waar één keer naar gekeken wordt. De studie:
