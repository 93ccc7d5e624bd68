"""What people do at a table: coming, going, hosting, pausing, bots in empty chairs."""

from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.client import Device, Server, running
from tests.server.play import OPEN, begin, play, sit_down, sync


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with running(tmp_path_factory.mktemp("tables"), constants=OPEN) as found:
        yield found


def ok(device: Device, kind: str, **what: Any) -> None:
    reply = device.ask(kind, **what)
    assert reply["type"] == "ok", reply


def code_of(device: Device, kind: str, **what: Any) -> str:
    reply = device.ask(kind, **what)
    assert reply["type"] == "error", reply
    return str(reply["code"])


def lobby(device: Device) -> dict[str, Any]:
    """Return the table as a device knows it."""
    sync([device])
    found: dict[str, Any] = [u for u in device.updates if "lobby" in u][-1]["lobby"]
    return found


def settings(device: Device, **changes: Any) -> dict[str, Any]:
    """Return what `change` sends: everything as it is, but for the changes."""
    now = lobby(device)
    names = ("is_locked", "is_code_hidden", "is_muted", "clock")
    return {name: now[name] for name in names} | changes


def test_everybody_sees_who_is_here(server: Server) -> None:
    devices = sit_down(server, 3)
    watcher = Device(server).connect(devices[0].code)
    everyone = sorted([device.person for device in devices])
    presence = devices[0].until("presence")
    while presence["watchers"] == 0:
        presence = devices[0].until("presence")
    assert (presence["here"], presence["watchers"]) == (everyone, 1)
    devices[2].disconnect()
    presence = devices[0].until("presence")
    assert presence["here"] == sorted([device.person for device in devices[:2]])
    watcher.disconnect()
    assert devices[0].until("presence")["watchers"] == 0


def test_hosting_survives_the_hosts_phone(server: Server) -> None:
    devices = sit_down(server, 3)
    host, heir = devices[0], devices[1]
    assert code_of(heir, "claim-host") == "host-here"
    assert code_of(heir, "start") == "not-all-ready"
    host.disconnect()
    while host.person in heir.until("presence")["here"]:
        pass
    watcher = Device(server).connect(host.code)
    assert code_of(watcher, "claim-host") == "no-seat"
    ok(heir, "claim-host")
    assert lobby(heir)["host"] == heir.person
    # The phone is charged again: its seat is there, its powers are not.
    host.come_back(server)
    assert code_of(host, "start") == "not-all-ready"
    ok(heir, "start", fill="")
    host.until("asked")


def test_a_host_who_leaves_hands_over(server: Server) -> None:
    devices = sit_down(server, 3)
    ok(devices[0], "leave")
    with pytest.raises(ConnectionClosed):
        devices[0].receive()
    assert lobby(devices[1])["host"] == devices[1].person
    assert [chair["name"] for chair in lobby(devices[1])["chairs"]] == ["", "Bob", "Cid"]
    late = Device(server).join(devices[1].code, "Dee")
    assert late.seat == 0


def test_a_television_hosts_without_a_seat_and_may_sit_down(server: Server) -> None:
    tv = Device(server).lay("toy", seats=3, clock="none").connect()
    guests = [Device(server).join(tv.code, name).connect() for name in ("Bob", "Cid")]
    assert code_of(tv, "leave") == "no-name"
    ok(tv, "start", fill="random")
    tv.until("asked")
    assert tv.question is not None and tv.question["legal"] == []
    assert tv.view is not None and tv.view["cards"] == [-1, -1, -1]
    assert all([guest.until("asked") for guest in guests])
    other = Device(server).lay("toy", seats=3).connect()
    sync([other])
    other.take(other.post(f"/api/tables/{other.code}/people", name="Tom"))
    assert other.until("snapshot")["seat"] == 0
    assert lobby(other)["host"] == other.person


def test_pressing_join_twice_takes_one_chair(server: Server) -> None:
    devices = sit_down(server, 2, "blasting-billy", clock="none")
    again = devices[1].post(f"/api/tables/{devices[0].code}/people", name="Bob")
    assert again.status_code == 200
    assert again.json()["person"] == devices[1].person


def test_who_is_kicked_is_gone_and_the_chair_free(server: Server) -> None:
    devices = sit_down(server, 3)
    assert code_of(devices[0], "kick", seat=0) == "host-stays"
    assert code_of(devices[0], "kick", seat=7) == "nobody-there"
    ok(devices[0], "kick", seat=1)
    with pytest.raises(InvalidStatus):
        devices[1].come_back(server)
    assert Device(server).join(devices[0].code, "Dee").seat == 1


def test_who_is_kicked_from_a_game_is_followed_by_a_bot(server: Server) -> None:
    devices = sit_down(server, 3)
    begin(devices)
    ok(devices[0], "kick", seat=1)
    followed = {"name": "Bob", "person": "", "bot": "rules", "is_agent": False}
    assert followed.items() <= lobby(devices[0])["chairs"][1].items()
    assert code_of(devices[0], "put-bot", seat=1, bot="") == "nobody-there"
    # Watchers still see what everybody sees, and nothing of the empty seat.
    watcher = Device(server).connect(devices[0].code)
    sync([watcher])
    assert watcher.seat == 15
    assert watcher.view is not None and watcher.view["cards"] == [-1, -1, -1]
    play([devices[0], devices[2]])
    assert devices[0].stage == "over"


def test_leaving_between_the_promise_and_the_deal_is_no_trouble(tmp_path: Path) -> None:
    constants = OPEN | {"fistful.server.clockwork.NONCE_SECONDS": 0.5}
    with running(tmp_path, constants=constants) as server:
        devices = sit_down(server, 3)
        devices[2].stage = "silent"
        ok(devices[0], "start", fill="")
        assert devices[0].stage == "committed"
        assert devices[2].socket is not None
        ok(devices[2], "leave")
        devices[0].until("asked")
        assert lobby(devices[0])["chairs"][2]["bot"] == "rules"
        play(devices[:2])


def test_a_locked_table_lets_nobody_in(server: Server) -> None:
    devices = sit_down(server, 3)
    path = f"/api/tables/{devices[0].code}/people"
    ok(devices[0], "change", **settings(devices[0], is_locked=True))
    assert Device(server).post(path, name="Dee", watches=True).status_code == 403
    with pytest.raises(InvalidStatus):
        Device(server).connect(devices[0].code)
    devices[1].come_back(server)
    ok(devices[0], "change", **settings(devices[0], is_locked=False))
    Device(server).connect(devices[0].code)


def test_a_hidden_code_is_shown_to_nobody(server: Server) -> None:
    host = Device(server).lay("toy", seats=3, name="Ann", is_public=True).connect()
    listed = [table["code"] for table in host.http.get("/api/tables").json()]
    assert host.code in listed
    ok(host, "change", **settings(host, is_code_hidden=True))
    assert lobby(host)["code"] == ""
    listed = [table["code"] for table in host.http.get("/api/tables").json()]
    assert host.code not in listed
    assert code_of(host, "change", **settings(host, clock="sundial")) == "unknown-word"


def test_private_tables_are_not_listed(server: Server) -> None:
    host = Device(server).lay("toy", seats=3, name="Ann")
    assert host.code not in [table["code"] for table in host.http.get("/api/tables").json()]


def test_a_muted_table_is_silent(server: Server) -> None:
    devices = sit_down(server, 3)
    ok(devices[1], "chat", text="Howdy")
    ok(devices[1], "emote", emote="tip-hat")
    assert code_of(devices[1], "emote", emote="explode") == "unknown-word"
    ok(devices[0], "change", **settings(devices[0], is_muted=True))
    for kind, what in (("chat", {"text": "x"}), ("emote", {"emote": "laugh"})):
        assert code_of(devices[1], kind, **what) == "muted"
    begin(devices)
    assert code_of(devices[1], "say", text="threaten Ann") == "muted"


def test_the_host_mutes_somebody_and_lets_them_speak_again(server: Server) -> None:
    devices = sit_down(server, 3)
    begin(devices)
    loud = devices[1]
    assert code_of(loud, "mute", person=devices[0].person) == "host-only"
    assert code_of(devices[0], "mute", person="nobody") == "nobody-there"
    ok(devices[0], "mute", person=loud.person)
    assert lobby(devices[2])["muted"] == [loud.person]
    for kind, what in (
        ("chat", {"text": "x"}),
        ("emote", {"emote": "laugh"}),
        ("say", {"text": "threaten Ann"}),
    ):
        assert code_of(loud, kind, **what) == "muted-you"
    ok(devices[2], "chat", text="Quiet here")
    ok(devices[0], "mute", person=loud.person, is_muted=False)
    ok(loud, "chat", text="Thanks")
    assert lobby(devices[2])["muted"] == []


def test_table_talk_is_heard_and_remembered(server: Server) -> None:
    devices = sit_down(server, 3)
    begin(devices)
    ok(devices[1], "say", text="threaten Ann")
    assert devices[0].until("said")["text"] == "threaten Ann"
    assert code_of(devices[1], "say", text="threaten Bob") == "unknown-word"
    fresh = Device(server).connect(devices[0].code)
    sync([fresh])
    assert fresh.view is not None and fresh.view["talk"] == [[1, "threaten", 0]]


def test_an_offer_is_answered_once_and_in_known_words(server: Server) -> None:
    devices = sit_down(server, 4, "cash-n-guns")
    begin(devices)
    assert code_of(devices[1], "say", text="accept Ann") == "no-offer"
    ok(devices[0], "say", text="deal-liar-1 Bob")
    assert devices[1].until("said")["text"] == "deal-liar-1 Bob"
    assert code_of(devices[1], "say", text="accept-liar-99 Ann") == "unknown-word"
    assert code_of(devices[2], "say", text="accept Ann") == "no-offer"
    ok(devices[1], "say", text="accept-liar-11 Ann")
    assert code_of(devices[1], "say", text="decline Ann") == "no-offer"
    ok(devices[2], "say", text="handshake Dee")
    sync(devices)
    heard = [one["text"] for one in devices[3].updates if one["type"] == "said"]
    assert heard == ["deal-liar-1 Bob", "accept-liar-11 Ann", "handshake Dee"]


def test_bots_answer_what_is_offered_to_them(server: Server) -> None:
    host = Device(server).lay("cash-n-guns", seats=4, name="Ann", clock="none").connect()
    ok(host, "start", fill="coward")
    host.until("asked")
    name = lobby(host)["chairs"][2]["name"]
    ok(host, "say", text=f"pact {name}")

    def answers() -> list[str]:
        said = [one["text"] for one in host.updates if one["type"] == "said" and one["seat"] == 2]
        # Bots make each other offers, too.
        replies = [text for text in said if text.startswith(("accept", "decline"))]
        return [text for text in replies if text.endswith(" Ann")]

    # Whose own answer lies sealed already says so when the question is over.
    play([host], until=lambda: bool(answers()))
    assert answers()[0].startswith(("accept-coward-", "decline-coward-"))


def test_chairs_are_swapped_before_the_start(server: Server) -> None:
    devices = sit_down(server, 3)
    people = [device.person for device in devices]
    ok(devices[0], "arrange", chairs=[people[2], "bot:random", people[0], people[1]])
    sync(devices)
    assert [device.seat for device in devices] == [2, 3, 0]
    assert lobby(devices[0])["chairs"][1]["bot"] == "random"
    for chairs in (people[:2], [*people, people[0]], [*people, "bot:nobody"], [*people, "x"]):
        assert devices[0].ask("arrange", chairs=chairs)["type"] == "error"
    begin(devices)
    assert code_of(devices[0], "arrange", chairs=people) == "wrong-stage"


def test_bots_do_not_run_out_of_names(server: Server) -> None:
    """Watchers may have taken all of them."""
    host = Device(server).lay("toy", seats=5, name="Ann", clock="none").connect()
    for name in ("Clem", "Dolly", "Earl", "Flint", "Gus", "Hattie", "Ike", "June"):
        Device(server).join(host.code, name, watches=True)
    ok(host, "start", fill="random")
    host.until("asked")
    names = [chair["name"] for chair in lobby(host)["chairs"]]
    assert names == ["Ann", "Clem 2", "Dolly 2", "Earl 2", "Flint 2"]


def test_the_same_people_play_again(server: Server) -> None:
    devices = sit_down(server, 3)
    assert code_of(devices[0], "rematch") == "wrong-stage"
    begin(devices)
    play(devices)
    ok(devices[0], "chat", text="Again?")
    ok(devices[0], "rematch")
    sync(devices)
    assert devices[2].stage == "lobby"
    assert devices[2].updates[-1]["type"] == "snapshot"
    assert [line["text"] for line in devices[2].updates[-1]["chat"]] == ["Again?"]
    begin(devices)
    play(devices)
    assert lobby(devices[1])["games"] == 2


def test_a_pause_stops_the_clock_and_takes_no_answer(server: Server) -> None:
    devices = sit_down(server, 3, clock="normal")
    begin(devices)
    assert devices[1].question is not None
    due = devices[1].question["deadline"]
    ok(devices[0], "pause")
    moved = devices[1].until("moved")
    assert (moved["is_paused"], moved["deadline"]) == (True, None)
    assert devices[1].answer(devices[1].question["legal"][0]["text"])["code"] == "paused"
    ok(devices[0], "pause")
    ok(devices[0], "resume")
    moved = devices[1].until("moved")
    assert moved["is_paused"] is False and moved["deadline"] > due
    assert devices[1].answer(devices[1].question["legal"][0]["text"])["type"] == "ok"


def test_a_player_asks_for_more_time_once_the_host_as_often_as_wanted(server: Server) -> None:
    devices = sit_down(server, 3, clock="normal")
    begin(devices)
    assert devices[1].question is not None
    due = devices[1].question["deadline"]
    ok(devices[1], "more-time")
    assert devices[0].until("moved")["deadline"] == due + 30
    assert code_of(devices[2], "more-time") == "no-more-time"
    ok(devices[0], "extend")
    assert devices[2].until("moved")["deadline"] == due + 60


def test_without_a_clock_there_is_no_more_time(server: Server) -> None:
    devices = sit_down(server, 3)
    begin(devices)
    assert code_of(devices[1], "more-time") == "no-deadline"
    assert code_of(devices[0], "extend") == "no-deadline"


def test_a_bot_plays_for_somebody_absent_and_gives_the_seat_back(server: Server) -> None:
    devices = sit_down(server, 3)
    begin(devices)
    ok(devices[0], "put-bot", seat=1, bot="random")
    assert devices[0].until("answered")["seat"] == 1
    assert lobby(devices[0])["chairs"][1]["bot"] == "random"
    assert code_of(devices[1], "answer", question=1, text="aim Ann") == "bot-plays"
    ok(devices[0], "put-bot", seat=1, bot="")
    assert lobby(devices[1])["chairs"][1]["bot"] == ""
    play(devices)
    assert devices[0].stage == "over"
    assert code_of(devices[0], "put-bot", seat=1, bot="random") == "wrong-stage"


@pytest.mark.parametrize("game", ["blasting-billy", "cash-n-guns"])
def test_bots_in_processes_of_their_own_fill_the_chairs(server: Server, game: str) -> None:
    host = Device(server).lay(game, name="Ann", clock="none").connect()
    ok(host, "start", fill="rules")
    host.until("asked")
    play([host], until=lambda: len(host.updates) > 15)
    assert [u for u in host.updates if u["type"] in ("answered", "told")]


def test_no_word_of_any_language_is_on_the_wire(server: Server) -> None:
    """Codes and names only: every device says it in its own language."""
    devices = sit_down(server, 3)
    begin(devices)
    play(devices)
    for update in devices[0].updates:
        for event in update.get("events", []):
            assert set(map(type, event.values())) <= {str, int, list}
            assert " " not in event["event"]


def test_watching_needs_no_seat_and_shows_no_secret(server: Server) -> None:
    devices = sit_down(server, 3)
    watcher = Device(server).join(devices[0].code, "Wim", watches=True).connect()
    assert watcher.seat in (-1, 15)
    begin(devices)
    late = Device(server).post(f"/api/tables/{devices[0].code}/people", name="Dee")
    assert (late.status_code, late.json()["error"]) == (409, "table-playing")
    ok(watcher, "chat", text="Exciting")
    assert code_of(watcher, "answer", question=1, text="aim Bob") == "no-seat"
    while devices[0].stage == "playing":
        play(devices, until=lambda: True)
        play(devices)
    sync([watcher])
    for update in watcher.updates:
        if update["type"] == "told" and update["view"]["phase"] != "over":
            assert update["view"]["cards"] == [-1, -1, -1]


def test_games_and_their_words_are_told(server: Server) -> None:
    device = Device(server)
    names = [game["game"] for game in device.http.get("/api/games").json()]
    assert {"blasting-billy", "cash-n-guns"} <= set(names)
    words = device.http.get("/api/games/cash-n-guns/words").json()
    assert "aim" in [verb["word"] for verb in words["verbs"]]
    assert device.http.get("/api/games/chess/words").status_code == 400
    health = device.http.get("/health").json()
    assert health["status"] == "ok"
    typed: set[str] = set()
    for line in server.metrics().splitlines():
        if line.startswith("# TYPE "):
            _, _, name, kind = line.split(" ")
            assert kind == ("counter" if name.endswith("_total") else "gauge")
            typed.add(name)
        else:
            name, _, number = line.rpartition(" ")
            assert name.startswith("fistful_") and name.partition("{")[0] in typed
            assert number.isdecimal()
