"""How Cash 'n Guns is played on the screens, in milliseconds."""

from typing import Final

from fistful.games.cash_n_guns.cards import BANG, BBB, CLICK
from fistful.games.show import Act, Beat, Show, Volley

#: One, two, three: before all guns swing up, and before all say whether they stay.
COUNT: Final = (Beat("count-1", 550), Beat("count-2", 550), Beat("count-3", 550))
#: Nobody breathes: before guns are fired.
HUSH: Final = (Beat("hush", 800),)
#: A badge, and whose? Before the cop is known.
UNMASK: Final = (Beat("unmask", 800),)

SHOW: Final = Show(
    kinds={"round": "number", "revealed": "bullet"},
    #: The board is told bit by bit; only a new game is there at once.
    holds=True,
    fresh=("dealt-power", "dealt-power-you", "dealt-roles", "dealt-role-you", "round-1"),
    volleys=(
        # The Kid, alone, aims uncounted.
        Volley(("aimed", "too-slow"), 1000, per=200, count=COUNT, least=2),
        Volley(("withdrew", "withdrew-flashing", "stayed"), 1000, per=200, count=COUNT),
        Volley(("held-fire",), 600, per=100),
        Volley((f"revealed-{BBB}",), 1700, before=HUSH),
        Volley((f"revealed-{CLICK}", f"revealed-{BANG}"), 1100, per=150, before=HUSH),
        Volley(("wounded",), 900, per=250),
        Volley(("dropped",), 450),
        Volley(("had-power",), 900, per=400),
        Volley(("scored",), 1200, per=300),
    ),
    acts={
        "dealt-power": Act(250),
        "dealt-roles": Act(1600),
        "round": Act(900),
        "loot": Act(1300),
        "showed": Act(1900),
        "loaded": Act(500),
        "aimed": Act(1600),
        "too-slow": Act(900),
        "saved": Act(1300),
        "exploded": Act(2400),
        "killed": Act(2400),
        "took-gun": Act(1500),
        "took-back": Act(1400),
        "stood-up": Act(1400),
        "split": Act(400, of="seats", each=Beat("deal", 350), after=(Beat("dealt", 700),)),
        "no-split": Act(1300),
        "left-over": Act(600),
        "telephone-round": Act(800),
        "telephone-used": Act(2000),
        "telephone-unused": Act(700),
        "police-alerted": Act(2400),
        "was-cop": Act(4200, before=UNMASK),
        "bonus": Act(1300),
        "tied": Act(1600),
        "won": Act(5000),
        "nobody-won": Act(5000),
    },
)
