"""R3: through the real application, in time of its own."""

import pytest

from fistful.games import games
from fistful.server import protocol
from fistful.table.messages import Sealed
from fistful.testing.tables import Fault
from tests.conformance.toy import TOY_SECRETS
from tests.figures import reached
from tests.secrets import find_secrets
from tests.server.sizes import SIZES
from tests.server.twins import twins


def tables_of(game: str) -> list[tuple[int, dict[str, str]]]:
    if game == "toy":
        return TOY_SECRETS.tables
    return find_secrets(game).tables


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("game", [*games(), "toy"])
def test_worlds_that_differ_in_a_secret_sound_the_same_until_the_reveal(game: str) -> None:
    compared = twins(game, tables_of(game), SIZES.twins)
    reached(f"{game} {compared} pairs, 0 differences")
    assert compared >= SIZES.twins


@pytest.mark.usefixtures("toy")
def test_a_leak_would_be_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test is tested: answers whose letters show in what the others are told."""
    from fistful.server.telling import Teller

    honest = Teller.answered

    def leaky(self: Teller, message: Sealed, seq: int) -> protocol.HasAnswered:
        update = honest(self, message, seq)
        assert self.room.table is not None
        said = "".join(self.room.table.question.answers.values())
        update.seat = sum([ord(letter) for letter in said])
        return update

    monkeypatch.setattr(Teller, "answered", leaky)
    with pytest.raises(Fault):
        twins("toy", [(3, {"open": "no"})], 40)
