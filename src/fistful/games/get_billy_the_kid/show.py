"""How Get Billy the Kid! is played on the screens, in milliseconds."""

from typing import Final

from fistful.games.show import Act, Beat, Show, Volley

#: Everything stops before an answer, and before the masks fall.
HUSH: Final = (Beat("hush", 700),)

SHOW: Final = Show(
    #: GB-37: all masks fall at once.
    volleys=(Volley(("revealed",), 2200, per=350, before=HUSH),),
    #: Whatever is told before a surprise keeps the table as it was: the new one gives it away.
    acts={
        "dealt": Act(900),
        "town-card": Act(450),
        "town-refused": Act(500),
        "town-cleared": Act(500),
        "starts": Act(800),
        "hour": Act(1500),
        "turn": Act(350),
        "misses": Act(1000),
        "reshuffled": Act(700),
        "drew": Act(700),
        "no-card": Act(700),
        "bought": Act(1200),
        "stole": Act(1300),
        "enticed": Act(1300),
        "joined": Act(3200),
        "stayed": Act(1200),
        "buried": Act(400),
        "slipped": Act(1300),
        "discarded": Act(900),
        "nothing-to-play": Act(800),
        "goes-again": Act(900),
        "asked": Act(1800),
        "answered": Act(2400, before=HUSH, holds=True),
        # As long as it takes to read a hand.
        "looked": Act(3600),
        "spied": Act(1800),
        "took": Act(1700),
        "gave": Act(1700),
        "accused": Act(2600, holds=True),
        "false-arrest": Act(2400, holds=True),
        "revealed": Act(2200, holds=True),
        "replaced": Act(900),
        "responded": Act(1600, holds=True),
        "matched": Act(1800, holds=True),
        "away": Act(2000, holds=True),
        "blast": Act(2400, holds=True),
        "fired": Act(1500, holds=True),
        "held": Act(1300, holds=True),
        "both-live": Act(1900, holds=True),
        "shot": Act(2600, holds=True),
        "taken": Act(2600, holds=True),
        "picked": Act(450),
        "left-over": Act(900),
        "showed": Act(2800, holds=True),
        "won": Act(5000, holds=True),
    },
)
