# Wat er mis is met een variant, en waar een speelbare het spel van het spelboek verlaat.
problem-at-line = regel { $line }: { $problem }
problem-not-toml = geen TOML: { $why }
problem-unreadable = niet te lezen: { $why }
problem-other-game = dit is een variant van '{ $other }', niet van '{ $game }'
problem-variant-name = name is een tekst van hoogstens { $longest } tekens
problem-unknown = onbekend: '{ $key }'; bekend zijn { $known }
problem-number = { $key } is een geheel getal van { $least } tot en met { $most }
problem-number-missing = { $key } ontbreekt; het is een geheel getal van { $least } tot en met { $most }
problem-words = { $key } is een lijst van deze woorden, elk één keer: { $known }
problem-section-missing = het deel [{ $section }] ontbreekt
problem-own-table = [{ $section }] is een tabel: een ding, en wat ervan gezegd wordt
problem-own-text = '{ $word }' heeft een tekst van hoogstens { $longest } letters, cijfers en gewone tekens, of een voor elke taal
problem-own-twin = '{ $word }' heet net als '{ $twin }': '{ $text }'
problem-name = een naam heeft hoogstens { $longest } letters, cijfers en gewone tekens: '{ $name }'
problem-name-taken = '{ $name }' is een woord van partijbestanden: geef het een andere naam

# Blasting Billy.
problem-type-cards = { $key } is een lijst van 0 tot en met 10 en "dynamite", elk één keer
problem-cards-for-players = { $players } spelers hebben minstens { $wanted } kaarten nodig: er zijn er { $count }

# Cash 'n Guns.
problem-rounds-bullets = { $rounds } rondes hebben { $rounds } kogels nodig: er zijn er { $count }
problem-no-fear = een pistool moet gevreesd worden: minstens één Bang! of BBB
problem-late-phone = na de laatste van { $rounds } rondes gaat er geen telefoon rond
problem-rounds-notes = { $rounds } rondes hebben { $wanted } biljetten nodig: er zijn er { $count }
problem-few-powers = er zijn { $least } krachten nodig: er zijn er { $count }
problem-many-powers = hoogstens { $most } eigen krachten: er zijn er { $count }
problem-power-empty = '{ $word }' heeft effecten nodig: { $known }
problem-power-once = maar één kracht kan '{ $effect }' hebben: '{ $other }' heeft het
problem-effect-number = '{ $word }': { $key } is een geheel getal van { $least } tot en met { $most }
problem-effect-unknown = '{ $word }': onbekend: '{ $key }'; bekend zijn { $known }
problem-effect-flag = '{ $word }': { $key } is true, of staat er niet
problem-power-uses = '{ $word }' gebruik je door haar te tonen, één keer: '{ $first }' of '{ $second }'
problem-power-shows = '{ $word }': '{ $first }' toont zichzelf, en dan valt er voor '{ $second }' niets meer te tonen

# Get Billy the Kid!
problem-first-arrest = first_arrest is niet later dan het laatste van de uren
problem-card-missing = de kaart '{ $card }' ontbreekt
problem-card-unknown = onbekende kaart '{ $card }'; bekend zijn { $known }
problem-counts = '{ $kind }' heeft { $packs } gehele getallen nodig, geen onder 0
problem-deck-size = { $players } spelers hebben { $count } kaarten: er zijn er { $least } tot { $most } nodig
problem-feature-values = '{ $name }' heeft een lijst van minstens twee waarden nodig
problem-feature-twice = '{ $name }' heeft twee keer dezelfde waarde
problem-feature-not = '{ $name }' is geen kenmerk
problem-too-many = hoogstens { $most } van [{ $section }]: er zijn er { $count }
problem-person-needs = '{ $who }' heeft een kant (side), from en alle kenmerken nodig
problem-person-side = '{ $who }': side is 'lawman' of 'outlaw'
problem-person-from = '{ $who }': 'from' is het aantal spelers
problem-person-like = '{ $who }': like is een van { $known }, of staat er niet
problem-part-twice = '{ $who }' heeft de rol van '{ $part }', net als '{ $other }'
problem-part-missing = de regels hebben een personage '{ $part }' nodig, of een met die rol
problem-part-side = '{ $who }' is een { $side } vanaf { $players } spelers
problem-cast = vier personages zijn 'from' 4, en een elk vanaf 5, 6, 7 en 8
problem-person-outlaw = '{ $who }' kan geen outlaw zijn: dat zijn alleen Kid en Garcia
problem-person-feature = '{ $who }': onbekend kenmerk '{ $name }'
problem-person-value = '{ $who }': { $key } is een van { $known }
problem-person-alike = '{ $who }' heeft dezelfde kenmerken als '{ $twin }'
problem-pack-sum = { $pack ->
    [4] de basis
   *[other] het pak voor { $pack }+
} heeft { $count } kaarten, niet { $wanted }
problem-escape-pair = '{ $design }': { $count } bij vier spelers, niet twee
problem-escape-often = '{ $design }' komt vaker dan drie keer voor
problem-escape-three = bij { $players } spelers komt geen ontwerp drie keer voor
problem-card-none = '{ $kind }' ontbreekt bij vier spelers
problem-card-share = '{ $kind }': { $held } van { $size } kaarten bij { $players } spelers
problem-pack-kinds = het pak voor { $pack }+ mengt maar { $count } soorten
problem-feature-same = '{ $feature }' is bij { $players } spelers voor iedereen hetzelfde
problem-feature-split = '{ $feature }' verdeelt de tafel bij { $players } spelers net als '{ $twin }'
problem-person-close = '{ $who }' verschilt van '{ $other }' alleen in { $feature }

# Stetsons & Sixguns.
problem-key-unknown = onbekend: '{ $key }'
problem-key-missing = '{ $key }' ontbreekt
problem-key-of = onbekend: '{ $key }' (bekend: { $known })
problem-bullets = bullets telt { $known }, samen minstens { $least }
problem-misses = zoveel MISS zijn er niet
problem-covers = covers is { $known }, in deze volgorde
problem-cover = een dekking heeft cards, hits (1 tot en met 7) en stops (soorten wapens)
problem-lines = { $key } is een lijst, met een regel voor elk
problem-two-cards = twee kaarten met Speed { $speed } of de naam '{ $name }'
problem-many-cards = hoogstens { $most } kaarten: er zijn er { $count } (van Take Aim zijn er genoeg)
problem-many-guns = hoogstens { $most } wapens: er zijn er { $count }
problem-plain-cards = er zijn { $wanted } kaarten zonder NOTORIETY nodig
problem-card-speed = een kaart heeft een speed van 1 tot en met 999 nodig
problem-card-name = een kaart heeft een naam nodig; cover is true of false
problem-card-numbers = to, notoriety en players zijn gehele getallen
problem-card-does = een kaart heeft `does` nodig, een lijst van stappen
problem-step = onbekend effect '{ $step }' ({ $usage })
problem-gun-lay = een wapen en de stap `lay` horen bij elkaar
problem-gun-word = deze kaart kan geen wapen zijn (deze wel: { $known }, en nieuwe)
problem-shoots-once = een kaart schiet hoogstens één keer
problem-own-name = een naam heeft hoogstens { $longest } letters, cijfers en gewone tekens, en is geen woord voor iets anders: '{ $name }'
problem-gun-keys = een wapen heeft { $known }
problem-gun-kind = de soort (kind) van een wapen is een van { $known }
problem-gun-bullets = in een wapen gaan 1 tot 12 kogels
problem-gun-flips = een wapen draait een aantal kogels om, of "any"
problem-gun-numbers = need en wounds zijn gehele getallen
problem-gun-penetrates = een wapen gaat door een lijst van { $known }
problem-person-again = er is al een personage '{ $name }'
problem-person-sex = sex is m of f
problem-people-few = er zijn { $least } personages nodig
problem-people-many = hoogstens { $most } personages: er zijn er { $count }
problem-ability-unknown = onbekende gave '{ $ability }' (bekend: { $known })
problem-ability-list = een personage heeft één gave, of een lijst, elk één keer: { $known }
problem-ability-once = een personage gebruikt één gave één keer per spel: '{ $first }' of '{ $second }'
