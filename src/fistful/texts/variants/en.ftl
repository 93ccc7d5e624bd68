# What is wrong with a variant, and where one that can be played leaves the rulebook's game.
problem-at-line = line { $line }: { $problem }
problem-not-toml = not TOML: { $why }
problem-unreadable = cannot be read: { $why }
problem-other-game = this is a variant of '{ $other }', not of '{ $game }'
problem-variant-name = name is a text of at most { $longest } characters
problem-unknown = unknown '{ $key }'; known are { $known }
problem-number = { $key } is a whole number from { $least } to { $most }
problem-number-missing = { $key } is missing; it is a whole number from { $least } to { $most }
problem-words = { $key } is a list of these, each once: { $known }
problem-section-missing = the section [{ $section }] is missing
problem-own-table = [{ $section }] is a table: a thing, and what is said of it
problem-own-text = '{ $word }' has a text of up to { $longest } letters, digits and plain signs, or one for each language
problem-own-twin = '{ $word }' is called as '{ $twin }' is: '{ $text }'
problem-name = a name has up to { $longest } letters, digits and plain signs: '{ $name }'
problem-name-taken = '{ $name }' is a word of records: give it another name

# Blasting Billy.
problem-type-cards = { $key } is a list of 0 to 10 and "dynamite", each once
problem-cards-for-players = { $players } players need { $wanted } cards at least: there are { $count }

# Cash 'n Guns.
problem-rounds-bullets = { $rounds } rounds need { $rounds } bullets: there are { $count }
problem-no-fear = a gun must be feared: one Bang! or BBB at least
problem-late-phone = no telephone goes round after the last of { $rounds } rounds
problem-rounds-notes = { $rounds } rounds need { $wanted } notes: there are { $count }
problem-few-powers = { $least } powers are needed: there are { $count }
problem-many-powers = up to { $most } powers of your own: there are { $count }
problem-power-empty = '{ $word }' needs effects: { $known }
problem-power-once = only one power can have '{ $effect }': '{ $other }' has it
problem-effect-number = '{ $word }': { $key } is a whole number from { $least } to { $most }
problem-effect-unknown = '{ $word }': unknown '{ $key }'; known are { $known }
problem-effect-flag = '{ $word }': { $key } is true, or left out
problem-power-uses = '{ $word }' is used by showing it, once: '{ $first }' or '{ $second }'
problem-power-shows = '{ $word }': '{ $first }' shows itself, and leaves '{ $second }' nothing to show

# Get Billy the Kid!
problem-first-arrest = first_arrest is no later than the last of the hours
problem-card-missing = the card '{ $card }' is missing
problem-card-unknown = unknown card '{ $card }'; known are { $known }
problem-counts = '{ $kind }' needs { $packs } whole numbers, none below 0
problem-deck-size = { $players } players have { $count } cards: { $least } to { $most } are needed
problem-feature-values = '{ $name }' needs a list of at least two values
problem-feature-twice = '{ $name }' has the same value twice
problem-feature-not = '{ $name }' is no feature
problem-too-many = up to { $most } of [{ $section }]: there are { $count }
problem-person-needs = '{ $who }' needs a side, from, and all features
problem-person-side = '{ $who }': side is 'lawman' or 'outlaw'
problem-person-from = '{ $who }': 'from' is the number of players
problem-person-like = '{ $who }': like is one of { $known }, or left out
problem-part-twice = '{ $who }' has the part of '{ $part }', as '{ $other }' has
problem-part-missing = the rules need a character '{ $part }', or one like it
problem-part-side = '{ $who }' is { $side ->
    [outlaw] an outlaw
   *[lawman] a lawman
} from { $players } players on
problem-cast = four characters are 'from' 4, one each from 5, 6, 7 and 8
problem-person-outlaw = '{ $who }' cannot be an outlaw: only Kid and Garcia are
problem-person-feature = '{ $who }': unknown feature '{ $name }'
problem-person-value = '{ $who }': { $key } is one of { $known }
problem-person-alike = '{ $who }' has the same features as '{ $twin }'
problem-pack-sum = { $pack ->
    [4] the base
   *[other] the { $pack }+ pack
} has { $count } cards, not { $wanted }
problem-escape-pair = '{ $design }': { $count } at four players, not two
problem-escape-often = '{ $design }' comes more than three times
problem-escape-three = at { $players } players no design comes three times
problem-card-none = '{ $kind }' is missing at four players
problem-card-share = '{ $kind }': { $held } of { $size } cards at { $players } players
problem-pack-kinds = the { $pack }+ pack mixes only { $count } kinds
problem-feature-same = '{ $feature }' is the same for all at { $players } players
problem-feature-split = '{ $feature }' splits the table like '{ $twin }' at { $players } players
problem-person-close = '{ $who }' differs from '{ $other }' only in { $feature }

# Stetsons & Sixguns.
problem-key-unknown = unknown key '{ $key }'
problem-key-missing = missing key '{ $key }'
problem-key-of = unknown key '{ $key }' (known: { $known })
problem-bullets = bullets must count { $known }, { $least } or more in all
problem-misses = there are not so many MISS
problem-covers = covers must be { $known }, in this order
problem-cover = a cover has cards, hits (1 to 7) and stops (gun kinds)
problem-lines = { $key } must be a list, one line each
problem-two-cards = two cards with Speed { $speed } or the name '{ $name }'
problem-many-cards = { $most } cards at most: there are { $count } (Take Aim has some to spare)
problem-many-guns = { $most } guns at most: there are { $count }
problem-plain-cards = { $wanted } cards without NOTORIETY are needed
problem-card-speed = a card needs a speed from 1 to 999
problem-card-name = a card needs a name; cover is true or false
problem-card-numbers = to, notoriety and players are whole numbers
problem-card-does = a card needs `does`, a list of steps
problem-step = unknown effect '{ $step }' ({ $usage })
problem-gun-lay = a gun and the step `lay` go together
problem-gun-word = this card cannot be a gun (those can: { $known }, and new ones)
problem-shoots-once = a card shoots once at most
problem-own-name = a name has up to { $longest } letters, digits and plain signs, and is no word for something else: '{ $name }'
problem-gun-keys = a gun has { $known }
problem-gun-kind = a gun's kind is one of { $known }
problem-gun-bullets = a gun takes 1 to 12 bullets
problem-gun-flips = a gun flips a number of bullets, or "any"
problem-gun-numbers = need and wounds are whole numbers
problem-gun-penetrates = a gun penetrates a list of { $known }
problem-person-again = there is a character '{ $name }' already
problem-person-sex = sex is m or f
problem-people-few = { $least } characters are needed
problem-people-many = { $most } characters at most: there are { $count }
problem-ability-unknown = unknown ability '{ $ability }' (known: { $known })
problem-ability-list = a character has one ability, or a list of some, each once: { $known }
problem-ability-once = a character uses one ability once a game: '{ $first }' or '{ $second }'
