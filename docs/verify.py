"""Check the dice of a Fistful record without Fistful: `python3 verify.py record.fistful`.

Nothing but Python's standard library. What it shows:

1. the seed in the record is the one that was promised before the deal (the commitment);
2. the key of the dice comes from that seed and from every seat's own nonce;
3. what each throw was: for every line that nature (`*:`) or the clock (`Name!`) wrote, the first
   numbers of its throw, so that a draw can be worked out by hand from the rules.

What it cannot show: that the rules turn those numbers into these cards. That takes the rules;
`fistful verify` plays the whole game again and compares every line.
"""

import re
import sys
from hashlib import blake2b, sha256
from pathlib import Path

#: A line of the body: a name, a mark (`!` for the clock), an action.
LINE = re.compile(r"([^:!#]+)([:!]) (.+)")


def read(text):
    """Return the header and the actions of a record."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    if not lines or lines[0] != "fistful 1":
        raise SystemExit("this is no record")
    header, actions = {}, []
    for line in lines[1:]:
        name, _, value = line.partition(":")
        known = ("game", "options", "seats", "players", "commitment", "nonces", "seed")
        if not actions and name in known and name not in header:
            header[name] = value.partition(" #")[0].strip()
        elif not line.startswith(("#", "then:")):
            match = LINE.fullmatch(line.partition(" #")[0].rstrip())
            if not match or match[1] == "given":
                raise SystemExit(f"this line cannot be checked: {line}")
            actions.append(match.groups())
    for name in ("game", "seats", "commitment", "seed"):
        if name not in header:
            raise SystemExit(f"the record has no {name}")
    return header, actions


def check_commitment(header):
    """Compare the seed with the promise; return the seed."""
    try:
        seed = bytes.fromhex(header["seed"])
    except ValueError:
        raise SystemExit("the seed is no hexadecimal number") from None
    said = f"fistful 1 {header['game']} {header.get('options', '')}".encode()
    if len(seed) != 32 or sha256(seed + said).hexdigest() != header["commitment"]:
        raise SystemExit("the seed does not belong to the commitment")
    return seed


def dice_key(header, seed):
    """Return the key of the dice: the seed and the nonces of all seats."""
    nonces = [
        bytes.fromhex(nonce) for nonce in re.findall("[0-9a-f]{32}", header.get("nonces", ""))
    ]
    if header.get("nonces") and len(nonces) != len(header["seats"].split(",")):
        raise SystemExit("there is not one nonce for each seat")
    return sha256(b"fistful dice" + seed + b"".join(nonces)).digest()


def words(key, throw, block=0):
    """Return the eight numbers below 2**64 in a block of a throw."""
    counters = throw.to_bytes(8, "big") + block.to_bytes(8, "big")
    digest = blake2b(counters, key=key, digest_size=64).digest()
    return [int.from_bytes(digest[i : i + 8], "big") for i in range(0, 64, 8)]


def main():
    """Check a file; say what was found."""
    header, actions = read(Path(sys.argv[1]).read_text(encoding="utf-8"))
    key = dice_key(header, check_commitment(header))
    print("The seed belongs to the commitment.")
    print(f"The key of the dice is {key.hex()}.")
    for throw, (who, mark, what) in enumerate(actions):
        if who == "*" or mark == "!":
            numbers = " ".join([str(word) for word in words(key, throw)[:3]])
            print(f"throw {throw}: {numbers} … gave {who}{mark} {what}")


if __name__ == "__main__":
    main()
