"""R16: broken frames, from a grammar and from bytes. None is a request that may be."""

import json
from collections.abc import Iterator
from typing import Any

import msgspec

from fistful.engine.dice import Dice
from fistful.server import protocol

#: Real traps of JSON and Python, and what naive servers do with them.
TRAPS: list[str | bytes] = [
    "[" * 8000,
    '{"a":' * 1500,
    "NaN",
    '{"type":"ping","id":1,"sent":NaN}',
    '{"type":"ping","id":1,"sent":1e999}',
    '{"type":"ping","id":1,"sent":-Infinity}',
    '{"type":"answer","id":1,"text":"aim Bob","question":' + "9" * 5000 + "}",
    '{"type":"kick","id":1,"seat":true}',
    '{"type":"kick","id":1,"seat":1.0}',
    '{"type":"answer","id":true,"question":1,"text":"aim Bob"}',
    '{"type":"chat","id":1,"text":"\\ud800"}',
    '{"type":"chat","id":1,"text":"\\udfff\\ud800"}',
    '{"type":"chat","id":9223372036854775808,"text":"hi"}',
    '{"type":"chat","id":-1,"text":"hi"}',
    '{"type":["chat"],"id":1,"text":"hi"}',
    '{"type":{"chat":1},"id":1}',
    '{"type":"chat","id":1,"text":{"toString":"hi"}}',
    '{"type":"__class__","id":1}',
    '{"type":"hello","id":1,"version":1,"__proto__":{"seat":0}}',
    '{"type":"answer","id":1,"question":-1,"text":"aim Bob"}',
    '{"type":"arrange","id":1,"chairs":[null,1,{}]}',
    "",
    " ",
    "null",
    "true",
    "0",
    '"chat"',
    "{}",
    '{"type":"chat"}',
    '{"type":"chat","id":1,"text":"' + "x" * 281 + '"}',
    '{"type":"chat","id":1,"text":"hi"} trailing',
    '{"type":"nonce","id":1,"nonce":"' + "g" * 32 + '"}',
    b"\xff\xfe\x00",
    b"\x00" * 100,
    b'{"type":"chat","id":1,"text":"\xed\xa0\x80"}',
]
#: What values are replaced by.
VALUES: list[Any] = [
    None, True, -1, 0, 1.5, 2**31 + 1, 2**63, 10**30, "", "x" * 300, [], [[]], {}, {"a": 1}, "\x00",
    "aim", "aim Nobody", "\u202eevil", "bot:", "bot:rules", "🤠" * 30, "' OR 1=1 --", "../../etc",
]  # fmt: skip
#: Requests that a seat without a host's powers may send, none of which does anything as it stands.
FORMS: list[dict[str, Any]] = [
    {"type": "hello", "version": protocol.VERSION},
    {"type": "answer", "question": 0, "text": "aim Bob"},
    {"type": "answer", "question": 999, "text": "grab"},
    {"type": "answer", "question": 1, "text": "deal card-1"},
    {"type": "say", "text": "threaten Nobody"},
    {"type": "emote", "emote": "explode"},
    {"type": "more-time"},
    {"type": "nonce", "nonce": "zz"},
    {"type": "claim-host"},
    {"type": "start", "fill": "rules"},
    {"type": "pause"},
    {"type": "extend"},
    {"type": "kick", "seat": 0},
    {"type": "arrange", "chairs": ["", ""]},
    {"type": "put-bot", "seat": 0, "bot": "random"},
    {"type": "change", "is_locked": True, "is_code_hidden": True, "is_muted": True, "clock": "x"},
    {"type": "rematch"},
]


def broken_frames(dice: Dice) -> Iterator[str | bytes]:
    """Return broken frames without end, the traps first."""
    yield from TRAPS
    while True:
        frame = mutated(dice)
        if is_harmless(frame):
            yield frame


def mutated(dice: Dice) -> str | bytes:
    """Return a request with something wrong in it."""
    form = dict(FORMS[dice.below(len(FORMS))])
    form["id"] = dice.below(1000)
    kind = dice.below(5)
    if kind == 0:
        names = list(form)
        form[names[dice.below(len(names))]] = VALUES[dice.below(len(VALUES))]
    elif kind == 1:
        form.pop(list(form)[dice.below(len(form))])
    elif kind == 2:
        form[f"extra{dice.below(9)}"] = VALUES[dice.below(len(VALUES))]
    data = bytearray(json.dumps(form).encode())
    if kind == 3:
        for _ in range(1 + dice.below(4)):
            data[dice.below(len(data))] = dice.below(256)
    if kind == 4:
        place = dice.below(len(data))
        data[place : place + dice.below(20)] = bytes([dice.below(256)] * dice.below(20))
    try:
        return data.decode()
    except UnicodeDecodeError:
        return bytes(data)


def is_harmless(frame: str | bytes) -> bool:
    """Tell whether a frame can do nothing: it is no request, or one that is refused."""
    try:
        request = protocol.read_request(frame)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return True
    if isinstance(request, protocol.Answer):
        # The words of the toy are no answer here without the names they belong to.
        return request.question not in range(1, 900)
    return not isinstance(
        request,
        protocol.Chat | protocol.Leave | protocol.Link | protocol.Ping | protocol.AddNonce,
    ) and not (isinstance(request, protocol.Say | protocol.Emote))
