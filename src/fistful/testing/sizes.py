"""How much the suite plays: quick by default, the promised figures with FISTFUL_PROMISES=full."""

from dataclasses import dataclass
from os import environ


@dataclass(frozen=True)
class Sizes:
    """All numbers are for one game and are shared out among its tables."""

    #: R1: positions looked at from every seat, and worlds of either kind compared with each.
    leak_states: int
    leak_twins: int
    #: R2: positions within which every planted leak must be found.
    mutant_states: int
    #: R4: what a viewer knows, how often, and how many worlds are guessed each time.
    honest_infosets: int
    honest_guesses: int
    #: R5: pairs of worlds a bot must not tell apart.
    bot_pairs: int
    #: R10: games replayed, and games played under another PYTHONHASHSEED.
    replay_games: int
    hash_games: int
    #: Games in which every step is cloned, answered in other orders, refused, checked.
    clone_games: int
    commute_games: int
    refuse_games: int
    course_games: int
    #: R13: games with silent and leaving seats.
    quit_games: int
    #: Games in which bots talk.
    talk_games: int


QUICK = Sizes(
    leak_states=240,
    leak_twins=2,
    mutant_states=2_000,
    honest_infosets=16,
    honest_guesses=200,
    bot_pairs=400,
    replay_games=32,
    hash_games=24,
    clone_games=16,
    commute_games=32,
    refuse_games=16,
    course_games=48,
    quit_games=96,
    talk_games=100,
)

FULL = Sizes(
    leak_states=10_000,
    leak_twins=8,
    mutant_states=2_000,
    honest_infosets=64,
    honest_guesses=400,
    bot_pairs=5_000,
    replay_games=10_000,
    hash_games=10_000,
    clone_games=200,
    commute_games=500,
    refuse_games=200,
    course_games=1_000,
    quit_games=1_000,
    talk_games=1_000,
)

SIZES = FULL if environ.get("FISTFUL_PROMISES") == "full" else QUICK
