arena-title = Arena: { $game }
arena-opening = { $players } players · { $options } · seed { $seed } · fair rate { $fair }
arena-alone = Alone among others
arena-alone-table = The row's bot alone among bots of the column; a fair share where they are equal.
arena-sides = By sides: how often { $side } win
arena-side = side
arena-against = against
arena-change = change
arena-gain = gain in points
arena-mixed = Mixed tables
arena-skill = OpenSkill (for display)
arena-how = Intervals hold with 95 % confidence; they come from drawing whole deals anew, each played in all seatings.

lab-opening = { $game }: { $variants ->
    [one] one variant
   *[other] { $variants } variants
}, { $games } games in all, seed { $seed }. The same command gives the same report:
lab-summary = What stands out
lab-off-never = { $thing } ({ $group }) never wins ({ $count } of { $variants } variants).
lab-off-weak = { $thing } ({ $group }) falls behind ({ $count } of { $variants } variants).
lab-off-strong = { $thing } ({ $group }) is ahead ({ $count } of { $variants } variants).
lab-off-nothing = Nothing is off.
lab-off-note = Off: more than three standard errors and more than a fifth away from the mean of its group (of 370 even things chance puts one there). Who wins often has a thing because of winning, not the other way round: cards held at the end, say.
lab-overview = The variants side by side
lab-overview-note = Length in decisions. A lead change: somebody else altogether would win if the game ended now. Upset: whoever led half-way did not win. Decided: how much of the game was over when the winner took the lead for good.
lab-variant = variant
lab-games = games
lab-length = length
lab-lead-changes = lead changes
lab-upset = upsets
lab-decided = decided at
lab-nobody = nobody wins
lab-endings = How the games ended
lab-leads = How often the later winner is in the lead, over the course of the game
lab-effects = Effects
lab-effects-first = Compared with the first variant ({ $variant }); shares in points.
lab-effects-note = Bold where the interval leaves no doubt about the direction.
lab-measure = measure
lab-ladder = Skill: does better play win more?
lab-ladder-table = { $players } players
lab-ladder-note = One bot alone among others of the next kind, on the same deals in all seats; by sides, one bot for each side.
lab-bot = bot
lab-among = alone among
lab-rate = win rate
lab-side-wins = { $side } win
lab-seat = seat { $number }
lab-seats = seats
lab-times = times
lab-mean = Dashed: the mean of the group, { $rate }. The lines are 95 % intervals.
lab-lengths = Length of the games, in decisions
lab-flag-never = never wins
lab-flag-weak = falls behind
lab-flag-strong = is ahead
lab-how = How it was worked out
lab-how-note = Every game has dice of its own, made of the seed, the variant and the number of the game; bots change seats from game to game. Intervals hold with 95 % confidence and treat whole games as units (Wilson's interval for as many games as the spread is worth). Differences are Newcombe's. The study:

# A study that seeks: which variant is as it is wanted?
quest-opening = { $game }: { $variants ->
    [one] one variant was tried
   *[other] { $variants } variants were tried
} beside the game as it is, { $games } games in all, seed { $seed }:
quest-usual = as it is
quest-variant = Found { $number }
quest-sure = { $variant } is surely as it is wanted, { $steps ->
    [one] one step
   *[other] { $steps } steps
} from the game as it is.
quest-sure-usual = The game is surely as it is wanted already.
quest-not-games = No variant is surely as it is wanted, and all games are played. Nearest is { $variant }: { $off } points off ({ $low } – { $high }); the game as it is: { $before }.
quest-not-minutes = No variant is surely as it is wanted so far, and the time is over. Nearest is { $variant }: { $off } points off ({ $low } – { $high }); the game as it is: { $before }.
quest-not-nothing-new = No variant is surely as it is wanted, and there is nothing else to try. Nearest is { $variant }: { $off } points off ({ $low } – { $high }); the game as it is: { $before }.
quest-front = What trades off
quest-front-note = Grey: all that was tried, as it was played, often in few games. Blue: the front. No other variant is nearer to what is wanted with as few steps. They are measured on deals that had no part in choosing them; the lines are intervals. Left and low is good.
quest-steps = steps
quest-off = points off
quest-played = games a table
quest-found = What was found
quest-found-note = A step: one number becomes the next it may be. Points off: how far shares are outside of what is wanted, and other numbers in hundredths of the number wanted, added up by weight. Bold: the whole interval is inside. Tinted: the whole interval is outside.
quest-play = { $file }: try it with fistful play { $game } --options deck={ $file }
quest-place = what
quest-before = as it is
quest-after = becomes
quest-may = may be
quest-wanted = { $what }: { $wanted } ({ $players } players)
quest-each = each of: { $group }
quest-tried = What was tried
quest-generation = generation
quest-drawn = variants
quest-games-until = games until then
quest-best = best so far
quest-discarded = Not played: { $check } that the game refuses, { $rulebook } that leave the rulebook's game, { $sums } whose sums could not be kept.
quest-problems = The commonest reasons:
quest-places = Everything that might vary
quest-how-note = Within a generation game number n has the same deal and dice for all variants, and every generation has deals of its own. All play a few games at every table; the better half plays as many again, then half of those twice as many, without those that cannot catch up. The game as it is and the best so far race again each time. The chances of every value move to those of the best (cross-entropy). A linear model of all games says which variants are worth playing and what to make of few games: the best so far, in the table above, is the best by both. What looks right, and what is shown in the end, is confirmed on deals of its own; the intervals are of those games alone and hold with 95 % confidence for one number looked at once. The study:
