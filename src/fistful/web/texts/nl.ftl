web-title = Fistful
web-tagline = Schietduels voor telefoons, een tv en stalen zenuwen.

web-solo = Speel tegen bots
web-host = Open een tafel
web-site-here = Alles wordt in deze browser gespeeld: geen server, geen account, niets verlaat hem.
web-site-starting = De tafel wordt gedekt. Bij een eerste bezoek duurt dat enkele seconden.
web-site-failed = De tafel kon in deze browser niet worden gedekt. Laad de pagina opnieuw, of probeer een andere browser.
web-join = Schuif aan
web-home = Beginscherm
web-close = Sluiten
web-cancel = Annuleren
web-games = De spellen
web-players = { $fewest } tot { $most } spelers
web-solo-about = Meteen, op dit apparaat. Zonder klok.
web-host-about = Dit scherm wordt de tafel en op de telefoons staan de handkaarten. Of speel hier mee.
web-join-about = Scan de code op het scherm van de tafel, of typ de vier letters.
web-your-name = Je naam
web-seats = Spelers aan tafel
web-deal = Kaarten delen
web-lay-seated = Ga zitten en wees gastheer
web-lay-tv = Dit scherm is de tafel (tv)
web-code = Tafelcode
web-go = Verder
web-sit-down = Ga zitten
web-watch = Alleen kijken
web-join-title = Meedoen met { $game }
web-options = Opties
web-variant = Een eigen variant, uit een bestand
web-variant-drop = Terug naar het spel van de spelregels
web-variant-changes = Wat anders is dan in de spelregels:
web-variant-other = Deze variant is van een ander spel.
web-opening = De tafel gaat open…

web-settings = Instellingen
web-language = Taal
web-language-en = English
web-language-nl = Nederlands
web-theme = Uiterlijk
web-theme-auto = volgt het apparaat
web-theme-light = licht
web-theme-dark = donker
web-speed = Tempo van de animaties
web-speed-off = uit
web-speed-fast = snel
web-speed-normal = normaal
web-speed-slow = langzaam
web-sound = Geluid
web-voice = De stem van de spelleider
web-vibration = Trillen
web-open = Mijn geheimen open laten liggen
web-plain = Woorden in plaats van plaatjes
web-on = aan
web-off = uit

web-lobby = De tafel van { $game }
web-scan = Scan met de camera van een telefoon, of open { $address } en typ de code.
web-code-label = Code
web-code-hidden = De code is verborgen.
web-chairs = Stoelen
web-chair = Stoel { $number }
web-chair-empty = leeg: hier komt een bot
web-you = jij
web-is-host = gastheer
web-away = even weg
web-network-gone = Het netwerk van { $name } is weg. De plaats blijft vrij.
web-network-back = { $name } is terug.
web-bots = Bots
web-bots-usual = Zoals gewoonlijk
web-bots-levels = Naar sterkte
web-bots-characters = Naar karakter
web-bot-of = Soort bot bij { $name }
web-put-bot = Zet hier een bot neer
web-remove-bot = Maak deze stoel vrij
web-add-chair = Stoel erbij
web-remove-chair = Laatste stoel weg
web-move-up = { $name } omhoog
web-move-down = { $name } omlaag
web-kick = Stuur { $name } weg
web-mute-person = { $name } het zwijgen opleggen
web-unmute-person = { $name } weer laten praten
web-hearing = Wie ik hoor
web-hearing-about = Alleen op dit apparaat; niemand krijgt het te horen.
web-hear-not = { $name } niet meer horen
web-hear = { $name } weer horen
web-start = Start het spel
web-start-wait = De gastheer start het spel.
web-dealing = De kaarten worden geschud…
web-clock = Klok
web-clock-none = geen
web-clock-relaxed = rustig
web-clock-normal = normaal
web-clock-quick = snel
web-clock-real = zoals aan tafel
web-clock-real-about = Er wordt tot drie geteld, en wie dan niet gericht of beslist heeft, is te traag.
web-lock = Tafel op slot: niemand kan er nog bij
web-hide-code = Verberg de code
web-mute = Zet chat en tafelpraat uit
web-copy-link = Kopieer de link
web-copied = Gekopieerd.
web-watchers = { $count ->
    [one] Eén persoon kijkt mee.
   *[other] { $count } mensen kijken mee.
}
web-claim-host = Word zelf gastheer
web-host-away = De gastheer is even weg.
web-commitment = De kaartverdeling is verzegeld. De vingerafdruk: { $mark }

web-hold = Vasthouden om te zien
web-secret = Tik om het te laten voorlezen.
web-bar = Menu en verhaal
web-count-1 = Een
web-count-2 = Twee
web-count-3 = Drie
web-you-won = Jij wint!
web-menu = Menu
web-face = Toon
web-face-hand = Hand
web-face-table = Tafel
web-face-both = Allebei
web-story = Verhaal
web-story-empty = Er is nog niets gebeurd.
web-talk = Praten
web-rules = Regels
web-your-move = Jouw beurt
web-your-hand = Je hand
web-the-table = De tafel
web-waiting-for = Wachten op { $seats }
web-waiting-nature = De kaarten zijn aan zet…
web-sealed = Je antwoord: { $choice }
web-lies-face-down = het ligt gedekt
web-story-own = Wat alleen jij weet
web-story-hidden = (gedekt)
web-sending = Wordt verstuurd: { $choice }
web-unsent = Nog niet verstuurd: { $choice }. Dat gebeurt zodra er weer verbinding is.
web-time-left = { $seconds ->
    [one] nog één seconde
   *[other] nog { $seconds } seconden
}
web-more-time = Meer tijd
web-more-time-short = +30 s
web-paused = Het spel staat stil
web-paused-about = De klok staat stil tot de gastheer verdergaat.
web-resume = Ga verder
web-bot-plays = Een bot speelt voor jou. De gastheer kan je plaats teruggeven.
web-skip-show = Overslaan
web-hurry = Houd vast om door te spoelen
web-take-back = Terugnemen
web-hint = Tip
web-hint-about = Wat zou de sterkste bot doen? In de partij komt te staan dat je het vroeg.
web-hint-thinking = De sterkste bot denkt na …
web-hint-says = Niveau 5 zou:
web-hint-share = { $choice } ({ $share } %)
web-helped = { $count ->
    [one] Gespeeld met één tip.
   *[other] Gespeeld met { $count } tips.
}
web-keys = Toetsen: 1–9 antwoorden; ? laat ze allemaal zien; F ingedrukt spoelt door, U neemt terug, H is een tip.
web-choices = Wat je kunt doen
web-know = Alles wat je kunt weten
web-answered = heeft geantwoord
web-thinking = denkt na
web-bot = bot
web-agent = programma

web-talk-title = Tafelpraat
web-talk-to = Tegen
web-talk-about = Woorden binden niemand.
web-talk-threaten = Dreig
web-talk-promise = Beloof
web-talk-deal = Stel een afspraak voor
web-talk-deny = Ontken
web-talk-taunt = Daag uit
web-talk-pact = Stel voor iets samen te doen
web-talk-accept = Aannemen
web-talk-decline = Afwijzen
web-talk-other = Andere woorden
web-offer = Een voorstel
web-emotes = Gebaren
web-emote-tip-hat = tikt aan de hoed
web-emote-laugh = lacht
web-emote-sweat = zweet
web-emote-draw = trekt een pistool
web-emote-shrug = haalt de schouders op
web-emote-cheer = juicht
web-emote-skull = valt dood neer
web-emote-handshake = geeft een hand
web-chat-line = Je bericht
web-chat-enter = Enter: schrijf
web-send = Stuur
web-said = { $name }: { $text }
web-emoted = { $name } { $text }
web-no-talk = Praten staat uit aan deze tafel.
web-unread = { $count } nieuw

web-host-controls = Gastheer
web-pause = Pauze
web-extend = Halve minuut extra voor iedereen
web-seat-bot = Laat een bot voor { $name } spelen
web-seat-back = Geef { $name } de plaats terug
web-leave = Verlaat de tafel
web-leave-sure = Weggaan? Een bot speelt dan voor je verder.
web-other-device = Speel op een ander apparaat
web-other-device-about = Scan dit met het andere apparaat. De link werkt één keer, tien minuten lang.
web-make-link = Maak een link
web-link-here = Een link naar een andere stoel
web-link-ask = Dit apparaat speelt al aan deze tafel. Met de link zou het op een andere stoel spelen en zijn eigen stoel kwijtraken.
web-link-stay = Hier blijven zitten
web-link-take = De andere stoel nemen
web-open-tv = Toon de tafel op een tv
web-open-tv-about = Open { $address } in de browser van de tv.

web-over = Het spel is afgelopen
web-score = Score
web-struck = telt niet:
web-winner = winnaar
web-record = Bewaar de partij
web-record-about = Een tekstbestand met elke kaart en elke zet; iedereen kan nagaan dat er eerlijk is gedeeld.
web-headlines = Wat erover verteld zal worden
web-headline-play = Bekijk
web-headline-play-of = Bekijk: { $title }
web-headline-save = Plaatje
web-headline-save-of = Bewaar een plaatje: { $title }
web-headline-clip = Filmpje
web-headline-clip-of = Bewaar een filmpje: { $title }
web-headline-filming = Er wordt gefilmd: over enkele seconden is het filmpje bewaard.
web-headline-filmed = Het filmpje is bewaard.
web-headline-unfilmed = Deze browser kan het niet filmen. Het plaatje kan wel bewaard worden.
web-more-about = Meer over dit spel
web-rematch = Nog een keer
web-rematch-change = Verander de tafel
web-other-game = Een ander spel
web-other-game-about = Dezelfde mensen, dezelfde code: kies een spel.
web-ready = Ik ben zover
web-is-ready = is zover
web-start-ready = De gastheer start het spel, of iemand van jullie zodra iedereen zover is.
web-keep-start = Alleen de gastheer begint
web-waiting = Wacht op een stoel: { $names }
web-you-wait = Voor jou is er in dit spel geen stoel. Je kijkt mee, en schuift aan zodra er een vrij is.
web-let-in = Late vrienden krijgen meteen de stoel van een bot
web-give-chair = { $name } speelt nu voor { $chair }
web-chair-taken = { $name } speelt van nu af voor { $chair }.
web-door-kicked = Je bent uit dit spel weggestuurd. Met het volgende kun je terugkomen.
web-door-again = Probeer het nog eens
web-door-replaced = Een ander toestel speelt nu voor jou, en dit doet niet meer mee. Ben jij dat niet, zeg dan wie je bent.
web-door-locked = De tafel is op slot. Vraag de gastheer om open te doen.
web-door-playing = Het spel is bezig. Je kijkt mee, en hebt een stoel bij het volgende.
web-door-full = Alle stoelen zijn bezet. Je kijkt mee, en hebt een stoel zodra er een vrij is.
web-door-wait = Wacht op een stoel
web-lost-phone = Telefoon kwijt? Speel hier verder
web-lost-phone-about = Zeg wie je bent. De gastheer of wie naast je zit bevestigt het met één tik; je oude telefoon doet dan niet meer mee.
web-i-am = Ik ben { $name }
web-knock-wait = Vraag de gastheer, of wie naast { $name } zit, om ja te zeggen.
web-knock-refused = Niemand zei ja. Probeer het nog eens, of vraag de gastheer.
web-knock-back = Iemand op een andere telefoon zegt: ik ben { $name }.
web-knock-you = Iemand op een andere telefoon zegt: ik ben { $name }. Ben jij dat niet, zeg dan nee.
web-knock-chair = Mag { $name } van nu af voor { $chair } spelen? { $name } ziet dan die hand. Iedereen moet het ermee eens zijn.
web-knock-yes = Ja, dat is { $name }
web-knock-agree = Ik vind het goed
web-knock-no = Nee
web-bets = Weddenschappen van de geesten
web-bets-name = Je naam, voor het bord van de geesten
web-bets-in = Wed mee
web-bets-closed = Er wordt niet gewed zolang het beslist wordt. In de volgende ronde kan het weer.
web-bet-nobody = niemand
web-bet-pays = { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }
web-bet-right = { $name }: { $pick }, +{ $points }
web-bet-wrong = { $name }: { $pick }, niets
web-ghosts = Het bord van de geesten
web-ghost-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }
web-ghost-right = { $right } van { $bets } weddenschappen goed
web-ghost-best = Beste van de geesten: { $name }, { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }
web-board = De avond
web-board-of = Tel
web-board-all = alle spellen
web-board-none = Dit spel is niet uitgespeeld.
web-board-save = Bewaar de avond als bestand
web-board-wins = { $count }× gewonnen
web-board-money = { SIGN($amount) }$ { SIZE($amount) }.000
web-board-kills = { $count }× gedood
web-board-betrayed = { $count }× verraden
web-board-cowardice = { $count }× gedoken
web-board-kept = { $count }× woord gehouden
web-board-broken = { $count }× woord gebroken
web-board-most-kills = Dodelijkst: { $name }
web-board-most-betrayed = Vaakst verraden: { $name }
web-board-most-cowardice = Lafaard van de avond: { $name }
web-board-most-kept = Staat voor het gegeven woord: { $name }
web-board-most-broken = Woordbreker van de avond: { $name }
web-rematch-wait = De gastheer kan opnieuw delen.

web-counting = Zo is er geteld
web-guide = Leg beslissingen de eerste keer uit
web-guide-ok = Begrepen
web-guide-rules = Meer
web-guide-rules-about = Meer hierover in de regels
web-guide-off = Geen tips meer

web-again = Kijk terug
web-open-record = Open een partij
web-open-record-about = Elk spel is een tekstbestand dat eindigt op .fistful. Kies er een, of sleep het naar deze pagina.
web-drop-here = Laat de partij hier los
web-opening-record = De partij komt weer op tafel…
web-replay = Terugkijken
web-tab-replay = Terugkijken
web-tab-fairness = Eerlijk?
web-tab-review = Analyse
web-no-replay = Er valt nog niets terug te kijken
web-no-replay-about = Het spel aan deze tafel is nog bezig. De partij gaat open als het is afgelopen.
web-no-record = Deze partij is niet af te spelen
web-line = Regel { $line }: { $text }
web-to-table = Naar de tafel
web-eyes = Door de ogen van
web-eyes-all = wie alles weet: alles open
web-eyes-table = de tafel: zoals op de tv
web-scene = De tafel en de handen
web-hand-of = De hand van { $name }
web-scrubber = Loop door het spel
web-step = Stap
web-step-of = stap { $step } van { $steps }
web-first = Naar het begin
web-back = Een stap terug
web-play = Afspelen
web-stop = Stoppen
web-forward = Een stap verder
web-last = Naar het einde
web-pace = Snelheid
web-more-lines = { $count ->
    [one] en nog één regel
   *[other] en nog { $count } regels
}
web-whisper = { $name } hoort: { $text }
web-deed-clock = { $name }, te traag: { $text }
web-deed-nature = De kaarten: { $text }
web-chart = Verloop
web-chart-about = { $name } van iedere speler over het hele spel, zoals het echt was
web-chart-whose = Van wie
web-chart-table = Als tabel

web-fair-checking = De partij wordt gecontroleerd…
web-fair-fair = Eerlijk gedeeld, volgens de regels gespeeld
web-fair-foul = Met deze partij is geknoeid
web-fair-unsealed = Er is geen verzegelde kaartverdeling om te controleren
web-fair-unfinished = Tot zover is alles eerlijk
web-fair-unread = Deze partij is niet te lezen
web-fair-actions = { $count ->
    [one] Eén actie, en die klopt.
   *[other] Alle { $count } acties kloppen.
}
web-fair-none = geen
web-fair-before = Vóór het delen: de vingerafdruk
web-fair-before-about = De tafel trok een geheim getal, de seed, en liet iedereen de vingerafdruk ervan zien. Vanaf dat moment kon er geen andere seed meer komen: die zou een andere vingerafdruk hebben.
web-fair-nonces = Daarna de getallen van de spelers
web-fair-nonces-about = Elk apparaat deed er zelf een willekeurig getal bij. Zo kon niemand, ook de server niet, een seed uitzoeken die voor iemand gunstig uitpakt.
web-fair-after = Na het spel: de seed
web-fair-after-about = Nu ligt de seed open. Daarmee en met de getallen van de spelers is elke kaart opnieuw te delen.
web-fair-checks = Wat er is gecontroleerd
web-fair-seen-good = Dit apparaat zag vóór het delen dezelfde vingerafdruk.
web-fair-seen-open = Dit apparaat was er vóór het delen niet bij en kan dus niet zeggen of de vingerafdruk toen te zien was.
web-fair-seed-good = De seed heeft de vingerafdruk die beloofd was.
web-fair-seed-bad = De seed heeft niet de vingerafdruk die beloofd was.
web-fair-seed-open = Zonder vingerafdruk en seed valt er niets te vergelijken.
web-fair-nonce-good = Het getal dat dit apparaat erbij deed, staat bij de getallen van de spelers.
web-fair-nonce-open = Het getal van dit apparaat staat er niet bij: misschien was een ander apparaat van je sneller.
web-fair-draws-good = Elke kaart volgt uit de seed en de getallen van de spelers.
web-fair-draws-bad = Er is een kaart die niet uit de seed volgt.
web-fair-draws-open = Of elke kaart uit de seed volgt, valt niet te zeggen.
web-fair-rules-good = Elke regel houdt zich aan de spelregels.
web-fair-rules-bad = Er is een regel die zich niet aan de spelregels houdt.
web-fair-rules-open = Of elke regel zich aan de spelregels houdt, is niet gecontroleerd.
web-fair-by-memory = Uit het geheugen van dit apparaat.
web-fair-by-browser = Uitgerekend in deze browser.
web-fair-by-server = Uitgerekend op de server, door hetzelfde programma als "fistful verify": dat kent de spelregels, een browser niet.
web-fair-formula = SHA-256 van de seed, gevolgd door "{ $text }":
web-fair-yourself = Controleer het zelf
web-fair-yourself-about = Je hoeft deze pagina niet te geloven. Bewaar de partij en controleer die op je eigen computer:

web-review-waiting = De analyse wacht op haar beurt…
web-review-working = De analyse is bezig: { $done } van { $total } stappen.
web-review-working-about = Eerst komen de kansen, dan wordt elke beslissing in vele werelden doorgespeeld. Je kunt weggaan en terugkomen: de analyse gaat door.
web-review-ready = De analyse is klaar.
web-review-no = Er is geen analyse
web-review-again = Probeer het nog eens
web-review-more = Bekijk het nauwkeuriger
web-review-error = ± { $number }
web-review-about = De kansen zijn geleerd van vele spellen van allerlei spelers: wie alles weet zit er ongeveer ± { $truth } punten naast, een speler zelf ± { $known }. Beslissingen zijn doorgespeeld in vele werelden die de speler kon bedenken.
web-review-chances = Winkans
web-review-truth = wie alles weet
web-review-known = zoals ieder het wist
web-review-chart = De winkans van iedere speler over het hele spel: { $name }
web-review-watch = Bekijk dit terug
web-review-balance = Geluk en kunde
web-review-balance-about = Kunde is alles wat je eigen beslissingen weggaven, ook wat te klein is voor de lijst; geluk is de rest: kaarten, onthullingen, de anderen. In punten van je eigen winkans; ± is twee standaardfouten.
web-review-player = Speler
web-review-start = Begin
web-review-luck = Geluk
web-review-skill = Kunde
web-review-end = Einde
web-review-mistakes = Wat er is weggegeven
web-review-mistake = { $seat }: { $played }
web-review-loss = { $loss ->
    [one] Eén punt
   *[other] { $loss } punten
} minder (± { $error }) dan: { $best }
web-review-surprise = De verrassendste keuze
web-review-surprise-about = { $chance } van onze spelers zou dit ook doen.
web-review-bluffs = Bluf

web-offline = Geen verbinding. Nieuwe poging…
web-piece-missing = Dit deel van de pagina kon niet worden opgehaald.
web-piece-comes = Het komt vanzelf zodra er weer verbinding is.
web-piece-again = Pagina opnieuw openen
web-spare-about = De kaarten van dit spel liggen bij de server: het gaat verder zodra die terug is. Je kunt hier intussen spelen.
web-spare = Een nieuw spel hier, zonder server
web-lost = Dat kwam niet aan. Probeer het nog eens.
web-error = Er ging iets mis ({ $code }).
error-unreachable = De server is niet bereikbaar.
web-no-table = Die tafel bestaat niet
web-no-seat-here = Je hebt hier geen plaats meer. Je kunt opnieuw aanschuiven.

# Aan tafel uitgelegd.
web-teach = Zo speel je het
web-teach-story = Het verhaal
web-teach-win = Zo win je
web-teach-do = Wat je doet: { $number } van 3
web-teach-next = Verder
web-teach-back = Terug
web-teach-skip = Genoeg, we spelen
web-teach-read = Lees het voor
web-teach-follows = Het grote scherm draait de kaarten om.
web-practise = Oefen intussen met bots
web-practise-first = Eerst oefenen: open kaarten, alles mag terug
web-practice = Oefenen
web-practice-about = Bij het oefenen mag je alle kaarten bekijken en elk antwoord terugnemen. Het telt nergens voor.
web-practice-look = Ieders kaarten
web-practice-back = Terug naar tafel { $code }
web-practice-back-short = Terug
web-dress = Mijn gezicht en kleur
web-dress-face = Gezicht
web-dress-face-number = Gezicht { $number }
web-dress-colour = Kleur
web-colour-0 = rood
web-colour-1 = blauw
web-colour-2 = groen
web-colour-3 = oker
web-colour-4 = paars
web-colour-5 = leigrijs
web-colour-6 = roze
web-colour-7 = bruin
web-why = Wat kan ik hier, en waarom?
web-shoot = Schiet om te oefenen
web-emote-shot = schiet in de lucht
web-emote-hooray = roept: Jihaa!
web-emote-doom = roept: Jullie gaan er allemaal aan!
web-emote-money = roept: Het geld is van mij!
web-emote-mercy = roept: Genade!
web-cries = Je strijdkreet

# De voordeur.
web-night = Spelavond
web-night-about = Dit scherm is de tafel, jullie telefoons zijn de handen: iedereen doet mee met één code.
web-night-go = Kies een spel
web-night-first = Eerste keer
web-night-first-about = { $seats } stoelen, het gewone spel, een rustige klok. Aan tafel is alles te veranderen.
web-night-choose = Kiezen

# Wakker blijven.
web-awake = Scherm tijdens een spel
web-awake-lock = blijft aan: dit apparaat houdt het wakker.
web-awake-loop = blijft aan: een stille lus houdt het wakker, omdat dit adres er geen slot voor heeft.
web-awake-nothing = wordt nu niet wakker gehouden. In een spel wel.

web-mine = Mijn partijen
web-mine-about = Bewaard op dit apparaat, en nergens anders.
web-mine-none = Nog niets: speel een partij, dan staat ze hier.
web-mine-running = Verder spelen
web-mine-go-on = Verder
web-mine-forget = Vergeten
web-mine-forget-all = Alles vergeten
web-mine-forget-sure = Ja, alles vergeten
web-mine-export = Bewaren als bestand
web-mine-rates = Hoe vaak je wint
web-mine-kind = Spel
web-mine-games = Partijen
web-mine-won = Gewonnen
web-mine-of = { $game }, { $seats } spelers, { $who }
web-mine-rate = { $rate } % ({ $low } tot { $high } %)
web-mine-finished = Afgelopen
web-mine-victory = gewonnen
web-mine-place = plaats { $place } van { $seats }
web-mine-people = met mensen
web-mine-mixed = met mensen en bots

# Wat als: een spel gaat verder vanaf een moment van een ander.
web-what-if = Wat als?
web-what-if-about = Speel door vanaf moment { $moment }. Het spel dat je bekijkt blijft zoals het is.
web-what-if-seat = Jij bent
web-what-if-world = Wat je niet ziet
web-what-if-guess = alles wat het kan zijn
web-what-if-true = zoals het was
web-what-if-guess-about = Je ziet wat deze speler zag. Al het verborgene wordt opnieuw bedacht.
web-what-if-true-about = Elke verborgen kaart ligt waar die in dat spel lag; wat later komt, wordt opnieuw getrokken.
web-what-if-play = Speel vanaf hier door
web-what-if-friends = Speel door met vrienden
web-what-if-deal = Zelfde kaartverdeling opnieuw
web-what-if-link = Een link naar dit moment
web-what-if-link-about = De link opent dit moment, door deze ogen, op elk apparaat dat deze server bereikt.
web-what-if-source = het vorige spel
web-what-if-went = Hoe het ging
web-what-if-from = De eerste { $actions } acties zijn van een ander spel; de rest is vanaf daar gespeeld.
web-what-if-from-guess = De eerste { $actions } acties zijn van een ander spel; wat { $seat } niet kon weten is daar opnieuw bedacht.
web-what-if-then = dat spel
web-what-if-now = dit spel
web-what-if-open = Open dat spel op dit moment
web-what-if-lost = Dit apparaat heeft het andere spel niet meer.

# Puzzels en gedeelde kaarten.
web-alone = Puzzels en gedeelde kaarten
web-alone-about = Momenten om op te lossen, en kaartverdelingen die voor iedereen gelijk zijn.
web-alone-game = Spel
web-puzzles = Puzzels
web-puzzle-streak = Op rij opgelost: { $count }.
web-puzzle-longest = Meeste tot nu toe: { $count }.
web-puzzle-you = Jij bent { $seat }.
web-puzzle-best = Beste.
web-puzzle-worth = wint { $percent } %
web-puzzle-mixed = wint { $percent } %, in de mix { $weight } %
web-puzzle-right = Goed.
web-puzzle-wrong = Dat geeft { $percent } van de 100 overwinningen weg.
web-puzzle-why-out = Na het gebruikelijke antwoord lig je in { $usual } van de 100 doorgespeelde spellen uit het spel, na het beste antwoord in { $best }.
web-puzzle-why-score = Na het gebruikelijke antwoord eindig je gemiddeld met { $usual }, na het beste antwoord met { $best }.
web-puzzle-why-side = Na het gebruikelijke antwoord wint je kant { $usual } van de 100 doorgespeelde spellen, na het beste antwoord { $best }.
web-puzzle-why-win = Na het gebruikelijke antwoord win je { $usual } van de 100 doorgespeelde spellen, na het beste antwoord { $best }.
web-puzzle-mix = Hier kiest iedereen tegelijk: wie altijd hetzelfde doet, is te doorzien. Daarom telt elk antwoord dat een flink deel van de mix is.
web-puzzle-next = Volgende puzzel
web-puzzle-none = Van dit spel zijn er nog geen puzzels.
web-puzzle-choose = Kies een spel.

# Mijn fouten: puzzels uit eigen spel.
web-mistakes = Mijn fouten
web-mistakes-of = Uit een eigen spel { $game }.
web-mistakes-played = In dat spel koos je: { $played }.
web-mistakes-gives = { $count ->
    [0] geeft niets weg
   *[other] geeft { $count } weg
}
web-mistakes-found = { $count ->
    [one] Eén fout van jou is nu een puzzel
   *[other] { $count } fouten van jou zijn nu puzzels
}
web-mistakes-count = { $count ->
    [0] Geen zekere fouten
    [one] Eén fout
   *[other] { $count } fouten
}
web-mistakes-find = Zoek mijn fouten
web-mistakes-none = Nog geen. Bekijk de analyse van een spel van jou, of laat onder “Mijn spellen” je fouten zoeken: wat je weggaf, wordt hier opnieuw gevraagd.

web-deal-title = Een gedeelde kaartverdeling
web-deal-of = De kaartverdeling van { $day }
web-deal-day = Kaarten van de dag
web-deal-make = Kaarten voor vrienden
web-deal-is = { $game }, { $seats } spelers; op de andere stoelen: { $bot }.
web-deal-about = Wie meedoet krijgt dezelfde kaarten, hetzelfde geluk en dezelfde tegenstanders, aan een eigen tafel. Wat erin zit, weet alleen wie het gespeeld heeft.
web-deal-day-about = Vandaag overal dezelfde. Ze wordt uit de datum gemaakt; wie wil, kan haar dus vooraf uitrekenen: ze is om te vergelijken, niet voor prijzen.
web-deal-played = Tot nu toe gespeeld: { $count }.
web-deal-own = Je hebt haar gespeeld: plaats { $place } van { $seats }.
web-deal-take = Speel deze kaarten
web-deal-again = Speel ze nog eens
web-deal-share = Geef deze kaarten door
web-deal-compared = Deze kaarten, vergeleken
web-deal-place = Plaats

# De werkbank: eigen varianten.
web-design = Ontwerpen
web-design-home = Maak een spel van jezelf: verander de getallen en kaarten, laat bots het meten, speel het vanavond.
web-design-about = Elk getal en elke kaart van een spel kun je veranderen. Alles wordt meteen gecontroleerd; bots zeggen wat het met het spel doet; vrienden spelen het op hun telefoon.
web-design-start = Begin met een spel
web-design-go-on = Ga ermee verder
web-design-open = Open een variant
web-design-file = Een bestand: een variant, of een partij die ermee is gespeeld
web-design-link = Een link naar een variant, of een ingepakte
web-design-open-it = Openen
web-design-less = { $what }: één minder
web-design-more = { $what }: één meer
web-design-up = { $what }: één omhoog
web-design-add = Toevoegen
web-design-copy = Kopieer deze regel
web-design-remove = Verwijder { $what }
web-design-without = Zonder { $what }
