"""How Stetsons & Sixguns is played on the screens, in milliseconds."""

from typing import Final

from fistful.games.show import Act, Beat, Show, Volley
from fistful.games.stetsons_and_sixguns.cards import CLICK, JAM, MISS
from fistful.games.stetsons_and_sixguns.events import FOR_WOUND

SHOW: Final = Show(
    kinds={"flipped": "bullet", "gains": "why"},
    #: Every scene is told bit by bit.
    holds=True,
    volleys=(
        Volley(("in-row",), 200, per=50),
        # All guns are kept still before they swing. What a question follows stays to be read while
        # everybody thinks: aims, stances, cards turned up.
        Volley(("aims",), 700, per=60, count=(Beat("draw", 650),), least=2),
        Volley(("takes-stance",), 700, per=80),
        # Who hides pays, and who stands wounded is paid.
        Volley(("gains", "loses"), 500, per=60, least=2),
        Volley(("says-ahead",), 100),
        Volley(("wants",), 100),
        Volley(("reveals",), 600, per=100, least=2),
        # Whoever asked for other cards than anybody before takes them in one movement.
        Volley(("takes",), 450, per=130, least=2),
        # SS-60: all cards that were played go at once.
        Volley(("lost-card",), 500, per=60, least=2),
        Volley(("card-returns",), 200),
        Volley(("card-moves",), 800, per=100, least=2),
    ),
    acts={
        "is-character": Act(450),
        "dealt": Act(60),
        "cover-face-up": Act(300),
        "round-begins": Act(800),
        "raised": Act(800),
        # Cards lie face down while everybody aims.
        "all-chose": Act(0),
        "reveals": Act(800),
        "gains": Act(450),
        # The wound says it all; the plate counts.
        f"gains-{FOR_WOUND}": Act(0),
        "loses": Act(450),
        "takes-cover": Act(750),
        "leaves-cover": Act(450),
        "too-far": Act(1100),
        "cover-hit": Act(800),
        "through-cover": Act(850),
        "cover-blown-away": Act(1200),
        "binds": Act(500),
        "drew": Act(350),
        "reloads": Act(500),
        "loaded": Act(250),
        "cleared": Act(350),
        "acts": Act(550),
        "ignores": Act(500),
        "shoots": Act(450),
        "holds-fire": Act(600),
        "counts-as": Act(750),
        "gun-jams": Act(850),
        "flies-over": Act(650),
        "discarded-unseen": Act(200),
        "evades": Act(900),
        "takes-hit-for": Act(1100),
        "flipped": Act(850),
        f"flipped-{MISS}": Act(650),
        f"flipped-{CLICK}": Act(700),
        f"flipped-{JAM}": Act(1000),
        "wounded": Act(1400),
        "lost-card": Act(450),
        "wounded-in-ambush": Act(1400),
        "knocked-down": Act(1000),
        "killed": Act(2800),
        "uses-ability": Act(1000),
        "cancelled": Act(1000),
        "lays-gun": Act(700),
        "steals": Act(1000),
        "takes": Act(450),
        "row-discarded": Act(350),
        "hand-shown": Act(700, per=110, of="cards"),
        "scored": Act(1700),
        "tied": Act(1600),
        "won": Act(5000),
    },
)
