"""How Blasting Billy is played on the screens, in milliseconds."""

from typing import Final

from fistful.games.show import Act, Beat, Show, Volley

#: Everything stops before a column is turned up, and before he draws.
HUSH: Final = (Beat("hush", 600),)

SHOW: Final = Show(
    # BB-31: everybody's column of a type is turned up at once, after Billy's.
    volleys=(Volley(("turned-up",), 900, per=250),),
    acts={
        "put-aside": Act(70),
        "dealt": Act(150),
        "starts": Act(900),
        "top": Act(350),
        "gave": Act(1000),
        "claimed-first": Act(1000),
        "claimed": Act(1000),
        "dumped": Act(900),
        "drew": Act(600),
        "last-card": Act(2000),
        "boxed": Act(400),
        # The final turn-up: the loot is as it was until all of it has been told.
        "billy-turned-up": Act(500, per=200, of="cards", before=HUSH, holds=True),
        "turned-up": Act(150, per=250, of="cards", holds=True),
        "billy-blew-up": Act(1700, holds=True),
        "blew-up": Act(1500, holds=True),
        "shot": Act(1800, before=HUSH, holds=True),
        "scored": Act(900, holds=True),
        "struck": Act(900, holds=True),
        "tied": Act(1500, holds=True),
        "won": Act(5000, holds=True),
    },
)
