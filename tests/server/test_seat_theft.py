"""R19: a seat is held by its token and by nothing else."""

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from fistful.engine.dice import QuickDice
from fistful.engine.errors import FistfulError
from fistful.server import limits
from fistful.server.doorman import MOST_WATCHERS
from fistful.server.gate import Gate
from fistful.server.guesses import Guesses
from fistful.server.hub import Hub
from fistful.server.tokens import CODE_LENGTH, LETTERS
from tests.figures import reached
from tests.server.client import Device, Server, running
from tests.server.inside import ListStore, run
from tests.server.play import OPEN, begin, choice, play, sit_down, sync
from tests.server.sizes import SIZES

#: Every request there is, as somebody would send it who wants the most from it.
VERBS: list[dict[str, Any]] = [
    {"type": "answer", "question": 1, "text": "aim Bob"},
    {"type": "say", "text": "threaten Bob"},
    {"type": "chat", "text": "I am Ann"},
    {"type": "emote", "emote": "laugh"},
    {"type": "more-time"},
    {"type": "nonce", "nonce": "00" * 16},
    {"type": "leave"},
    {"type": "link"},
    {"type": "claim-host"},
    {"type": "start", "fill": ""},
    {"type": "choose", "game": "toy"},
    {"type": "pause"},
    {"type": "resume"},
    {"type": "extend"},
    {"type": "kick", "seat": 0},
    {"type": "arrange", "chairs": ["", "", ""]},
    {"type": "put-bot", "seat": 0, "bot": "random"},
    {
        "type": "change",
        "is_locked": True,
        "is_code_hidden": True,
        "is_muted": True,
        "clock": "none",
    },
    {"type": "mute", "person": "x"},
    {"type": "rematch"},
]
HOST_VERBS = VERBS[9:]
#: Guesses count as long as those of ten minutes do: no test is slow enough to outlast that.
GUESSES = {"fistful.server.limits.GUESSING": [limits.GUESSING[0], limits.GUESSING_FOR_LONG[1]]}


def snapshot(server: Server, device: Device) -> str:
    """Return all that a person knows now."""
    other = Device(server)
    other.http.cookies.update(device.http.cookies)
    other.connect(device.code)
    sync([other])
    other.disconnect()
    return other.update_frames[0]


def try_all(impostor: Device, verbs: list[dict[str, Any]]) -> set[str]:
    """Try every request; return the errors. None may succeed."""
    codes = set()
    for verb in verbs:
        what = {name: value for name, value in verb.items() if name != "type"}
        reply = impostor.ask(verb["type"], **what)
        assert reply["type"] == "error", (verb, reply)
        codes.add(reply["code"])
    return codes


def test_impostors_succeed_at_nothing_at_any_stage(tmp_path: Path) -> None:
    with running(tmp_path, constants=OPEN) as server:
        devices = sit_down(server, 3)
        host = devices[0]
        elsewhere = sit_down(server, 3)[0]
        kicked = Device(server).join(host.code, "Kay", watches=True).connect()
        assert host.ask("kick", person=kicked.person)["type"] == "ok"
        former = devices[2].cookie()
        devices[2].come_back(server).come_back(server)

        def check() -> None:
            before = [snapshot(server, device) for device in devices]
            # A device without a token only watches.
            nobody = Device(server).connect(host.code)
            try_all(nobody, VERBS)
            # A player is no host; that one plays cannot be told from a field.
            assert try_all(devices[1], HOST_VERBS) == {"host-only", "not-all-ready"}
            # Tokens of another table, void ones and inventions do not even get in.
            void = (kicked.cookie(), former, "fistful-x=y", made_up(host))
            for token in (elsewhere.cookie(), *void):
                refused(server, host.code, token)
            assert [snapshot(server, device) for device in devices] == before
            nobody.disconnect()

        check()
        begin(devices)
        check()
        for _ in range(4):
            seen = len(host.updates)
            play(devices, until=lambda seen=seen: len(host.updates) > seen + 3)  # type: ignore[misc]
            check()
        play(devices)
        check()
        reached(f"{len(VERBS)} requests of every kind of impostor at 7 stages, 0 successes")


def made_up(device: Device) -> str:
    """Return a cookie of the right name with a token nobody was given."""
    name = device.cookie().partition("=")[0]
    return f"{name}=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"


def refused(server: Server, code: str, cookie: str) -> None:
    """A wrong token of this table is refused; one of another table is no token here."""
    address = f"ws://127.0.0.1:{server.port}/api/tables/{code}/socket"
    bearer = cookie.partition("=")[2]
    with pytest.raises(InvalidStatus) as refusal:
        headers = {"Authorization": f"Bearer {bearer}"}
        with connect(address, additional_headers=headers):
            pass
    assert refusal.value.response.status_code == 403


def test_a_field_cannot_name_another_seat(tmp_path: Path) -> None:
    with running(tmp_path, constants=OPEN) as server:
        devices = sit_down(server, 3)
        begin(devices)
        reply = devices[1].ask("answer", question=1, text="aim Cid", seat=0)
        assert (reply["type"], reply["code"]) == ("error", "bad-request")


def test_a_kicked_device_gets_nothing_more(tmp_path: Path) -> None:
    with running(tmp_path, constants=OPEN) as server:
        devices = sit_down(server, 3)
        begin(devices)
        sync(devices)
        assert devices[0].ask("kick", seat=2)["type"] == "ok"
        for _ in range(3):
            devices[0].ask("chat", text="Gone")
        seen = len(devices[2].frames)
        with pytest.raises(ConnectionClosed) as closed:
            devices[2].receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
        assert len(devices[2].frames) == seen
        refused(server, devices[0].code, devices[2].cookie())


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        ("http://evil.example", 403),
        ("null", 403),
        ("http://[", 403),
        ("https://127.0.0.1.evil.example", 403),
        ("http://friend.example", 101),
    ],
)
def test_pages_of_other_places_cannot_connect(tmp_path: Path, origin: str, status: int) -> None:
    arguments = ("--origin", "http://friend.example")
    with running(tmp_path, constants=OPEN, arguments=arguments) as server:
        host = Device(server).lay("toy", seats=3, name="Ann")
        address = f"ws://127.0.0.1:{server.port}/api/tables/{host.code}/socket"
        headers = {"Origin": origin, "Cookie": host.cookie()}
        if status == 101:
            with connect(address, additional_headers=headers):
                pass
        else:
            with (
                pytest.raises(InvalidStatus) as refusal,
                connect(address, additional_headers=headers),
            ):
                pass
            assert refusal.value.response.status_code == status
        answer = Device(server).http.post(
            f"/api/tables/{host.code}/people", json={"name": "Eve"}, headers={"Origin": origin}
        )
        assert answer.status_code == (201 if status == 101 else 403)


def test_our_own_pages_can(tmp_path: Path) -> None:
    with running(tmp_path, constants=OPEN) as server:
        host = Device(server).lay("toy", seats=3, name="Ann")
        address = f"ws://127.0.0.1:{server.port}/api/tables/{host.code}/socket"
        with connect(address, additional_headers={"Origin": server.url}):
            pass


def test_guessing_codes_leads_nowhere(tmp_path: Path) -> None:
    """After a few wrong codes even the right one is refused to a stranger, not to its people."""
    with running(tmp_path, constants=OPEN | GUESSES) as server:
        host = Device(server).lay("toy", seats=3, name="Ann").connect()
        guesser = Device(server)
        dice = QuickDice(19)
        found = 0
        answers: list[int] = []
        for _ in range(SIZES.guesses):
            code = codes(dice)
            answers.append(guesser.http.get(f"/api/tables/{code}").status_code)
            found += answers[-1] == 200
        free, _ = limits.GUESSING
        assert answers[:free] == [404] * free
        assert set(answers[free:]) == {429}
        assert found == 0
        reached(f"{len(answers)} codes tried, {found} tables found")
        assert guesser.http.get(f"/api/tables/{host.code}").status_code == 429
        assert guesser.post(f"/api/tables/{host.code}/people", name="Eve").status_code == 429
        with pytest.raises(InvalidStatus):
            guesser.connect(host.code)
        assert host.http.get(f"/api/tables/{host.code}").status_code == 200
        host.come_back(server)


def codes(dice: QuickDice) -> str:
    return "".join([LETTERS[dice.below(len(LETTERS))] for _ in range(CODE_LENGTH)])


@pytest.mark.parametrize(
    "token",
    [
        {"authorization": "x"},
        {"authorization": "Bearer x"},
        {"cookie": "fistful-0123456789abcdef=x"},
    ],
)
def test_no_made_up_token_lets_anybody_guess_on(tmp_path: Path, token: dict[str, str]) -> None:
    with running(tmp_path, constants=OPEN | GUESSES) as server:
        host = Device(server, "127.0.0.2").lay("toy", seats=3, name="Ann")
        guesser = Device(server)
        dice = QuickDice(20)
        path = "/api/tables/{}"
        answers = [
            guesser.http.get(path.format(codes(dice)), headers=token).status_code for _ in range(40)
        ]
        free, _ = limits.GUESSING
        assert answers == [404] * free + [429] * (40 - free)
        assert guesser.http.get(path.format(host.code), headers=token).status_code == 429
        address = f"ws://127.0.0.1:{server.port}/api/tables/{host.code}/socket"
        with pytest.raises(InvalidStatus), connect(address, additional_headers=token):
            pass


class SlowStore(ListStore):
    """A store that takes its time to look a code up."""

    async def find(self, code: str) -> str | None:
        await asyncio.sleep(0.1)
        return await super().find(code)


def test_guesses_made_at_the_same_moment_are_all_counted() -> None:
    async def work() -> Counter[str]:
        hub = Hub(SlowStore(), asyncio.get_running_loop().time)
        gate = Gate(hub, frozenset())
        dice = QuickDice(24)

        async def guess() -> str:
            scope = {
                "type": "http",
                "headers": [],
                "client": ("192.0.2.1", 1),
                "path_params": {"code": codes(dice)},
            }
            try:
                await gate.find(HTTPConnection(scope))
            except FistfulError as refusal:
                return refusal.code
            return "found"

        found = await asyncio.gather(*[guess() for _ in range(200)])
        hub.bots.close()
        assert not gate.guesses.turns
        return Counter(found)

    free, _ = limits.GUESSING
    assert run(work()) == {"table-unknown": free, "too-fast": 200 - free}


def test_whoever_guesses_wakes_no_table_and_learns_of_none(tmp_path: Path) -> None:
    constants = OPEN | GUESSES | {"fistful.server.sleep.SLEEP_SECONDS": -1.0}
    with running(tmp_path, constants=constants) as server:
        host = Device(server, "127.0.0.2").lay("toy", seats=3, name="Ann").connect()
        host.disconnect()
        server.kill()
        server.start()
        # Once looked through it sleeps again.
        while "fistful_tables 0\n" not in server.metrics():
            pass
        guesser = Device(server)
        dice = QuickDice(21)
        for _ in range(limits.GUESSING[0] + 2):
            guesser.http.get(f"/api/tables/{codes(dice)}", headers={"authorization": "x"})
        right = guesser.http.get(f"/api/tables/{host.code}", headers={"authorization": "x"})
        assert right.status_code == 429
        assert "fistful_tables 0\n" in server.metrics()
        assert set(guesser.http.get("/health").json()) == {"status", "version"}
        # Its own people, at the same address even, wake it with their token.
        mine = Device(server)
        mine.http.cookies.update(host.http.cookies)
        assert mine.http.get(f"/api/tables/{host.code}").status_code == 200


def test_nobody_sees_the_numbers_without_the_key(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        for header in ({}, {"authorization": "Bearer wrong"}, {"authorization": "wrong"}):
            answer = Device(server).http.get("/metrics", headers=header)
            assert (answer.status_code, answer.json()["error"]) == (404, "metrics-key")
        assert "fistful_tables" in server.metrics()
    with running(tmp_path, env={"FISTFUL_METRICS_KEY": ""}) as server:
        answer = Device(server).http.get("/metrics", headers={"authorization": ""})
        assert answer.status_code == 404


def test_a_room_of_friends_behind_one_address_comes_in(tmp_path: Path) -> None:
    """Forty people, one address, a minute; one in three mistypes the code."""
    constants = {name: OPEN[name] for name in OPEN if "JOINING" not in name}
    with running(tmp_path, constants=constants) as server:
        host = Device(server).lay("toy", seats=3, name="Ann").connect()
        dice = QuickDice(22)
        for number in range(MOST_WATCHERS):
            friend = Device(server)
            if number % 3 == 0:
                wrong = friend.post(f"/api/tables/{codes(dice)}/people", name="Oops")
                assert wrong.status_code == 404
            friend.join(host.code, f"Friend {number}", watches=True)
            friend.close()


def test_a_guest_who_guesses_does_not_lock_the_friends_out_at_once(tmp_path: Path) -> None:
    """Where their table is played its code is good for a hundred attempts more, then no longer."""
    with running(tmp_path, constants=OPEN | GUESSES) as server:
        host = Device(server).lay("toy", seats=3, name="Ann").connect()
        other = Device(server, "127.0.0.2").lay("toy", seats=3, name="Ann").connect()
        guest = Device(server)
        dice = QuickDice(23)
        for _ in range(50):
            guest.http.get(f"/api/tables/{codes(dice)}")
        assert Device(server).http.get(f"/api/tables/{host.code}").status_code == 200
        assert Device(server).http.get(f"/api/tables/{other.code}").status_code == 429
        for _ in range(60):
            guest.http.get(f"/api/tables/{codes(dice)}")
        assert Device(server).http.get(f"/api/tables/{host.code}").status_code == 429
        host.come_back(server)


def test_many_addresses_that_guess_together_get_less_each() -> None:
    guesses = Guesses()
    for number in range(limits.GUESSING_TOGETHER[0]):
        assert not guesses.is_shut("198.51.100.1", 0.0)
        guesses.missed(f"10.0.{number // 250}.{number % 250}", "AAAA", 0.0)
    # A right code at the first try is still good, and a slip of the finger.
    for number in range(limits.GUESSING_UNDER_ATTACK):
        assert not guesses.is_shut("198.51.100.1", 0.0)
        guesses.missed("198.51.100.1", f"AAA{number}", 0.0)
    assert guesses.is_shut("198.51.100.1", 0.0)
    assert not guesses.is_shut("198.51.100.1", 61.0)


def mistakes(guesses: Guesses, place: str, now: float) -> int:
    """Return how many wrong codes an address may try, and try them."""
    for number in range(10_000):
        if guesses.is_shut(place, now):
            return number
        guesses.missed(place, f"{number:04}", now)
    return 10_000


def test_joins_earn_mistakes_up_to_a_bound() -> None:
    most, _ = limits.GUESSING
    for joins, free in ((0, most), (1, most + limits.GUESSES_PER_JOIN), (99, limits.MOST_GUESSING)):
        guesses = Guesses()
        for _ in range(joins):
            guesses.joined("a", 0.0)
        assert mistakes(guesses, "b", 0.0) == most
        assert mistakes(guesses, "a", 0.0) == free


def test_nobody_guesses_at_full_speed_for_long() -> None:
    """For an hour somebody tries whatever is free, ever new codes."""
    guesses, tried = Guesses(), 0
    for second in range(3600):
        while not guesses.is_shut("a", second):
            tried += 1
            guesses.missed("a", f"{tried:05}", second)
    in_ten_minutes, window = limits.GUESSING_FOR_LONG
    assert tried <= in_ten_minutes * (3600 / window + 1)
    # Whoever rests is heard again.
    assert not guesses.is_shut("a", 3600 + window)
    assert guesses.wrong.count("a", 3600 + window) == 0


def test_the_same_wrong_code_again_takes_nothing_from_anybody() -> None:
    guesses = Guesses()
    for second in range(1000):
        guesses.missed("a", "ABCD" if second % 2 else "abcd", second)
        assert not guesses.is_shut("a", second)
    assert guesses.wrong.count("a", 1000.0) == 1
    assert guesses.together.count_at(1000.0) <= 1
    # Nor does trying again from a shut address.
    tries = [guesses.may_try_at_home("a", "WXYZ", 1000.0) for _ in range(1000)]
    assert all(tries)


@pytest.mark.parametrize("place", ["127.0.0.1", "127.0.0.2"])
def test_friends_behind_one_address_who_mistype_all_come_in(tmp_path: Path, place: str) -> None:
    """Eight friends at one address, where their table is played or not, each mistype three times,
    one of them in the name too; their pages try every wrong code again. Then all join."""
    constants = {name: OPEN[name] for name in OPEN if "JOIN" not in name} | GUESSES
    with running(tmp_path, constants=constants) as server:
        host = Device(server).lay("toy", seats=3, name="Ann").connect()
        dice = QuickDice(25)
        friends = [Device(server, place) for _ in range(8)]
        for friend in friends:
            for _ in range(3):
                wrong = codes(dice)
                for _ in range(4):
                    assert friend.http.get(f"/api/tables/{wrong}").status_code == 404
        path = f"/api/tables/{host.code}/people"
        for _ in range(20):
            assert friends[0].post(path, name="Ann", watches=True).status_code == 409
        for number, friend in enumerate(friends):
            friend.join(host.code, f"Friend {number}", watches=True)
        # And whoever guesses on is refused.
        answers = [friends[0].http.get(f"/api/tables/{codes(dice)}").status_code for _ in range(99)]
        assert answers[-1] == 429


def test_a_link_is_good_once_and_not_for_long(tmp_path: Path) -> None:
    with running(tmp_path, constants=OPEN) as server:
        devices = sit_down(server, 3)
        path = f"/api/tables/{devices[0].code}/devices"
        code = devices[1].ask("link")["code"]
        assert Device(server).post(path, code="x").status_code == 403
        assert Device(server).post(path, code=code).status_code == 201
        assert Device(server).post(path, code=code).status_code == 403
        code = devices[1].ask("link")["code"]
        newer = devices[1].ask("link")["code"]
        assert Device(server).post(path, code=code).status_code == 403
        assert Device(server).post(path, code=newer).status_code == 201


def test_a_device_that_comes_back_has_a_new_token_and_the_old_one_is_void(tmp_path: Path) -> None:
    with running(tmp_path, constants=OPEN) as server:
        devices = sit_down(server, 3)
        begin(devices)
        stolen = devices[1].cookie()
        devices[1].come_back(server)
        assert devices[1].cookie() != stolen
        # It comes with the new one: now that one is known to have arrived.
        devices[1].come_back(server)
        refused(server, devices[0].code, stolen)
        # It is the same after the worst.
        server.kill()
        server.start()
        devices[1].come_back(server)
        refused(server, devices[0].code, stolen)


def test_a_token_that_did_not_reach_its_device_takes_nothing_from_it(tmp_path: Path) -> None:
    with running(tmp_path, constants=OPEN) as server:
        devices = sit_down(server, 3)
        jar = dict(devices[1].http.cookies)
        for _ in range(6):
            devices[1].come_back(server)
            devices[1].http.cookies.clear()
            devices[1].http.cookies.update(jar)
        devices[1].come_back(server)
        assert devices[1].seat == 1


def test_pages_of_one_device_that_come_back_together_keep_the_seat(tmp_path: Path) -> None:
    """Both show one token and are given one each; the device keeps the last."""
    with running(tmp_path, constants=OPEN) as server:
        device = sit_down(server, 3)[1]
        pages = [Device(server), Device(server)]
        for page in pages:
            page.http.cookies.update(device.http.cookies)
            page.connect(device.code)
        lost, kept = [page.cookie() for page in pages]
        pages[1].come_back(server)
        refused(server, device.code, lost)
        pages[1].come_back(server)
        refused(server, device.code, kept)
        # Whoever is connected stays connected.
        assert pages[0].ask("chat", text="Here")["type"] == "ok"


def test_an_old_frame_sent_again_changes_nothing(tmp_path: Path) -> None:
    with running(tmp_path, constants=OPEN) as server:
        devices = sit_down(server, 3)
        begin(devices)
        dice = QuickDice(4)
        texts = [choice(device, dice) for device in devices]
        for device, text in zip(devices, texts, strict=True):
            assert device.answer(text)["type"] == "ok"
        sync(devices)
        before = snapshot(server, devices[0])
        for device, text in zip(devices, texts, strict=True):
            reply = device.ask("answer", question=1, text=text)
            assert (reply["type"], reply["code"]) == ("error", "question-closed")
        assert snapshot(server, devices[0]) == before


def test_the_token_is_in_a_cookie_no_script_can_read_and_in_nothing_else(tmp_path: Path) -> None:
    with running(tmp_path, constants=OPEN, arguments=("--verbose",)) as server:
        device = Device(server)
        answer = device.post("/api/tables", game="toy", seats=3, name="Ann")
        cookie = answer.headers["set-cookie"].lower()
        for part in ("httponly", "samesite=strict", "path=/api/tables/"):
            assert part in cookie
        device.take(answer)
        token = device.cookie().partition("=")[2]
        assert len(token) >= 32
        device.connect()
        begin([device, *[Device(server).join(device.code, n).connect() for n in ("B", "C")]])
        assert token not in answer.text
        assert not [frame for frame in device.frames if token in frame]
        assert token not in server.log()
        data = b"".join([file.read_bytes() for file in tmp_path.glob("tables.sqlite*")])
        assert token.encode() not in data
