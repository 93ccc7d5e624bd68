"""How much the tests of the server do: quick by default, all with FISTFUL_PROMISES=full."""

from dataclasses import dataclass
from os import environ


@dataclass(frozen=True)
class Sizes:
    """What the promises about the server are measured with."""

    #: R3: pairs of worlds for each game.
    twins: int
    #: R6: decisions whose times are compared, and pairs of answers whose steps are.
    decisions: int
    answers: int
    #: R6: questions of a game whose frames are measured.
    questions: int
    #: R8: times the server is killed.
    kills: int
    #: R9: examples of the state machine, and steps of each.
    examples: int
    steps: int
    #: R12: events after which a device is cut off.
    events: int
    #: R14: shuffles; R15: games verified, and games with a flipped bit.
    shuffles: int
    verified: int
    #: R16: broken frames.
    frames: int
    #: R18: handshakes that never end, and messages past a stalled device.
    handshakes: int
    messages: int
    #: R19: codes tried.
    guesses: int
    #: R22: answers that race a deadline.
    races: int
    #: R25: seconds beside a hostile address, and honest tables there.
    soak: int
    tables: int


QUICK = Sizes(
    twins=24,
    decisions=2_000,
    answers=16,
    questions=150,
    kills=50,
    examples=25,
    steps=30,
    events=60,
    shuffles=20_000,
    verified=40,
    frames=3_000,
    handshakes=200,
    messages=300,
    guesses=300,
    races=100,
    soak=5,
    tables=3,
)
FULL = Sizes(
    twins=2_000,
    decisions=20_000,
    answers=400,
    questions=5_000,
    kills=500,
    examples=2_000,
    steps=50,
    events=200,
    shuffles=100_000,
    verified=1_000,
    frames=100_000,
    handshakes=200,
    messages=600,
    guesses=10_000,
    races=1_000,
    soak=1_800,
    tables=30,
)
SIZES = FULL if environ.get("FISTFUL_PROMISES") == "full" else QUICK
