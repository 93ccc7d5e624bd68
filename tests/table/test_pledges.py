"""Words given across a table: offers, answers, and what the record says of who kept them."""

import pytest

from fistful.engine.dice import QuickDice
from fistful.engine.errors import Invalid
from fistful.games import find_game
from fistful.table.record import read_record, write_record
from fistful.table.saved import resume
from fistful.table.table import Table
from fistful.table.talk import DEAL, Talk, parse_talk, read_comment
from fistful.table.tally import tally

NAMES = ["Ann", "Bob", "Cid", "Dee"]
#: For each game: the pledge, the phase it is about, and answers that keep and that break it, for
#: Ann who gave it to Bob. An answer is known by how it begins.
WORDS = {
    "blasting-billy": [
        ("deal", "turn", "give", "claim"),
        ("pact", "turn", "claim", "dump"),
    ],
    "cash-n-guns": [
        ("deal", "aim", "aim Cid", "aim Bob"),
        ("pact", "courage", "stay", "withdraw"),
    ],
    "get-billy-the-kid": [
        ("deal", "play", "discard", "ask Bob"),
        ("pact", "play", "discard", "look"),
    ],
    "stetsons-and-sixguns": [
        ("deal", "aim", "aim Cid", "aim Bob"),
        ("pact", "stance", "stance stand", "stance run"),
    ],
}
CASES = [(game, *case) for game, cases in WORDS.items() for case in cases]


def play(table: Table, phase: str, wished: str) -> bool:
    """Play at random, Ann as wished from the first chance on; tell whether she had one."""
    dice = QuickDice(1)
    has_done = False
    while not table.is_over():
        seat = table.owing()[0]
        texts = [table.text(action) for action in table.legal(seat)]
        meant = [text for text in texts if text.startswith(wished)]
        if seat == 0 and not has_done and table.phase().name == phase:
            if not meant:
                return False
            has_done = True
            texts = meant
        table.submit(seat, table.question.number, texts[dice.below(len(texts))], now=0.0)
    return has_done


def dealt(game: str, seed: int) -> Table:
    table = Table(find_game(game), {}, NAMES, bytes([seed]) * 32)
    table.start(now=0.0)
    return table


def word_of_ann(game: str, act: str, phase: str, wished: str) -> tuple[int, int]:
    """Return how many words Ann kept and broke, in a game in which she does as wished."""
    for seed in range(60):
        table = dealt(game, seed)
        table.say(1, f"{act} Ann")
        table.say(0, "accept Bob")
        if play(table, phase, wished):
            counted = tally(read_record(write_record(table.record())))
            live = [is_kept for by, is_kept in table.pledges.settled if by == 0]
            assert (counted.kept[0], counted.broken[0]) == (live.count(True), live.count(False))
            return counted.kept[0], counted.broken[0]
    raise AssertionError("no game in which she could")


@pytest.mark.parametrize(("game", "act", "phase", "keeping", "breaking"), CASES)
def test_a_deal_is_kept_or_broken_by_what_everybody_saw(
    game: str, act: str, phase: str, keeping: str, breaking: str
) -> None:
    assert word_of_ann(game, act, phase, keeping) == (1, 0)
    assert word_of_ann(game, act, phase, breaking) == (0, 1)


def test_an_offer_nobody_accepts_is_no_word() -> None:
    for answer in ("decline Bob", ""):
        table = dealt("cash-n-guns", 1)
        table.say(1, "deal Ann")
        if answer:
            table.say(0, answer)
        assert play(table, "aim", "aim Bob")
        counted = tally(table.record())
        assert counted.kept == counted.broken == [0] * 4


def test_a_promise_is_the_word_of_one() -> None:
    table = dealt("cash-n-guns", 1)
    table.say(0, "promise-liar-aim-1 Bob")
    assert play(table, "aim", "aim Bob")
    counted = tally(table.record())
    assert (counted.kept, counted.broken) == ([0] * 4, [1, 0, 0, 0])


def test_no_deal_with_or_by_the_dead_and_no_answer_without_an_offer() -> None:
    table = dealt("cash-n-guns", 1)
    with pytest.raises(Invalid, match="no-offer"):
        table.check_talk(0, "accept Bob")
    table.say(1, "pact Ann")
    assert table.check_talk(0, "decline-plain-11 Bob").line == "plain-11"
    table.state.alive &= ~0b0100
    for speaker, text in ((0, "deal Cid"), (2, "pact Ann")):
        with pytest.raises(Invalid, match="out-of-play"):
            table.check_talk(speaker, text)
    assert table.check_talk(2, "taunt Ann") == Talk(table.check_talk(3, "taunt Ann").action)


def test_a_table_taken_up_from_its_record_knows_its_offers_and_pledges() -> None:
    table = dealt("cash-n-guns", 2)
    table.say(1, "deal-coward-1 Ann")
    table.say(0, "accept Bob")
    table.say(2, "pact Dee")
    again = resume(table.record(with_seed=True))
    assert again.pledges.offers == table.pledges.offers == {(2, 3): table.pledges.offers[2, 3]}
    assert again.talk == table.talk
    assert [(one.by, one.to) for one in again.pledges.standing] == [(0, 1), (1, 0)]


def test_what_is_tried_on_a_copy_leaves_the_table_as_it_is() -> None:
    table = dealt("cash-n-guns", 2)
    table.say(1, "deal Ann")
    trial = table.copy()
    trial.say(0, "accept Bob")
    assert table.pledges.offers and not table.pledges.standing
    assert trial.pledges.standing and not trial.pledges.offers


def test_lines_are_read_whatever_the_names() -> None:
    names = ["1 Bob", "Bob", "Big Jim", "deal-x Bob"]
    for number, name in enumerate(names):
        for word in ("deal", "deal-liar-2"):
            talk = parse_talk((number + 1) % 4, f"{word} {name}", names)
            assert (talk.act, talk.to, talk.word) == (DEAL, number, word)
    assert read_comment("Bob says: deal-of-a-lifetime Big Jim", names) is not None
    assert read_comment("Bob says: laugh-1 Big Jim", names) is None
    with pytest.raises(Invalid, match="unknown-word"):
        parse_talk(0, f"deal-{'x' * 41} Bob", names)
