"""The standoff, drawn for the terminal: who aims at whom, who is down, what was shown."""

from collections.abc import Sequence
from typing import Final

from fistful.engine.state import HIDDEN, NOTHING
from fistful.games.cash_n_guns.cards import BBB, CLICK, KIND_BULLET, KIND_NOTE, KIND_POWER
from fistful.games.cash_n_guns.events import KIND_ROLE
from fistful.games.cash_n_guns.view import CashNGunsView, DeckView, GunView
from fistful.games.markup import grid
from fistful.games.speaker import Speaker

#: Signs for the bullets, Click, Bang! and BBB, and for one face down.
SIGNS: Final = ("○", "●", "✹")
COLOURS: Final = ("cyan", "yellow", "red")
FACE_DOWN: Final = "▒"
WOUND: Final = "✚"
LIGHT: Final = "☼"
ARROW: Final = "──▶"


def draw(view: CashNGunsView, names: Sequence[str], speaker: Speaker) -> list[str]:
    """Return the table as lines: the loot, the standoff, what is known of powers, your own."""
    return [
        loot_line(view, speaker),
        "",
        *standoff_lines(view, names, speaker),
        "",
        f"[dim]{legend(speaker)}[/]",
        *public_lines(view, names, speaker),
        "",
        *own_lines(view, speaker),
    ]


def loot_line(view: CashNGunsView, speaker: Speaker) -> str:
    """Return the round and the notes on the table, large ones first."""
    notes = [
        f"{view['table'][note]} × {speaker.name(KIND_NOTE, note)}"
        for note in (2, 1, 0)
        if view["table"][note]
    ]
    table = speaker.say("screen-table", notes=" · ".join(notes) or speaker.say("screen-nothing"))
    return f"[bold]{speaker.say('screen-round', round=view['round'])}[/] · [green]{table}[/]"


def standoff_lines(view: CashNGunsView, names: Sequence[str], speaker: Speaker) -> list[str]:
    """Return a row a gun: its holder's state, its card, where it points, what it has shown."""
    heads = ["", "screen-wounds", "screen-money-head", "screen-shame", "screen-gun"]
    heads += ["screen-aim", "screen-shown", "screen-left"]
    rows = [[f"[dim]{speaker.say(head)}[/]" if head else "" for head in heads]]
    for seat in range(view["seats"]):
        rows.append(
            [*seat_cells(view, seat, names, speaker), *gun_cells(view, seat, names, speaker)]
        )
        if seat == view["taker"] and seat in view["alive"]:
            rows.append(["", "", "", "", *gun_cells(view, view["taken"], names, speaker)])
    return grid(rows)


def seat_cells(view: CashNGunsView, seat: int, names: Sequence[str], speaker: Speaker) -> list[str]:
    """Return a seat's name, wounds, money and shame."""
    wounds = view["wounds"][seat]
    lights = view["lights"][seat]
    shame = "●" * (view["shame"][seat] - lights) + f"[blue]{LIGHT * lights}[/]" * bool(lights)
    return [
        seat_name(view, seat, names),
        f"[red]{WOUND * wounds}[/]" if wounds else "·",
        speaker.say("screen-money", amount=view["money"][seat]),
        shame or "·",
    ]


def seat_name(view: CashNGunsView, seat: int, names: Sequence[str]) -> str:
    """Return a seat's name, marked when it is asked, faint when it is down or dead."""
    if seat in view["asked"]:
        return f"[bold reverse]{names[seat]}[/]"
    if seat in view["standing"] and seat in view["alive"]:
        return f"[bold]{names[seat]}[/]"
    return f"[dim]{names[seat]}[/]"


def gun_cells(view: CashNGunsView, gun: int, names: Sequence[str], speaker: Speaker) -> list[str]:
    """Return a gun's card, its aim, the bullets it has shown and how many are left."""
    seen = view["guns"][gun]
    shown = " ".join(
        [
            coloured(bullet, SIGNS[bullet] * seen["shown"][bullet])
            for bullet in (BBB, 1, CLICK)
            if seen["shown"][bullet]
        ]
    )
    return [
        card_sign(seen),
        aim_words(view, seen, names, speaker),
        shown or "·",
        str(seen["unused"]) if seen["holder"] in view["alive"] else "·",
    ]


def card_sign(seen: GunView) -> str:
    """Return this round's card as far as the viewer knows it, faint when it is discarded."""
    if seen["fate"] == "not-loaded":
        return "·"
    card: int = seen["card"]
    sign = FACE_DOWN if card == HIDDEN else coloured(card, SIGNS[card])
    return f"[dim]({sign})[/]" if seen["fate"] == "discarded" else sign


def aim_words(view: CashNGunsView, seen: GunView, names: Sequence[str], speaker: Speaker) -> str:
    """Return where a gun points, or why it does not."""
    holder: int = seen["holder"]
    if holder not in view["alive"]:
        return f"[red]{speaker.say('screen-dead')}[/]"
    target: int = seen["aim"]
    down = "" if holder in view["standing"] else f" [dim]{speaker.say('screen-lies')}[/]"
    if target >= 0:
        # A gun that no longer fires this round points faintly.
        arrow = f"[bold red]{ARROW}[/]" if seen["fate"] != "discarded" else f"[dim]{ARROW}[/]"
        return f"{arrow} {names[target]}{down}"
    if target == NOTHING and seen["fate"] == "discarded":
        return f"[dim]{speaker.say('screen-late')}[/]{down}"
    return down.strip() or "·"


def legend(speaker: Speaker) -> str:
    """Return what the signs mean."""
    return speaker.say(
        "screen-legend",
        hidden=FACE_DOWN,
        click=SIGNS[0],
        bang=SIGNS[1],
        bbb=SIGNS[2],
        wound=WOUND,
        light=LIGHT,
    )


def public_lines(view: CashNGunsView, names: Sequence[str], speaker: Speaker) -> list[str]:
    """Return what all know of powers and the telephone."""
    lines = []
    for seat in view["open"]:
        power = speaker.name(KIND_POWER, view["powers"][seat])
        lines.append(speaker.say("screen-power", seat=names[seat], power=power))
    if view["grenade"] != NOTHING:
        grenade = speaker.say("screen-grenade", seat=names[view["grenade"]])
        lines.append(f"[bold red]{grenade}[/]")
    if view["options"]["cop"] == "on":
        lines.append(speaker.say("screen-calls", calls=len(view["calls"])))
    return lines


def own_lines(view: CashNGunsView, speaker: Speaker) -> list[str]:
    """Return what the viewer alone knows: bullets, power, role."""
    you: int = view["you"]
    lines = []
    if view["deck"]:
        lines.append(speaker.say("screen-hand", bullets=bullet_words(view["deck"], speaker)))
    if view["second"]:
        lines.append(speaker.say("screen-second", bullets=bullet_words(view["second"], speaker)))
    if you >= view["seats"]:
        return lines
    seen = view["guns"][you]
    if seen["fate"] == "loaded" and seen["card"] >= 0:
        loaded = coloured(seen["card"], speaker.name(KIND_BULLET, seen["card"]))
        lines.append(f"[bold]{speaker.say('screen-loaded', bullet=loaded)}[/]")
    if view["powers"][you] >= 0:
        power = speaker.name(KIND_POWER, view["powers"][you])
        lines.append(speaker.say("screen-own-power", power=power))
    if view["cop"] != NOTHING:
        role = speaker.name(KIND_ROLE, int(view["cop"] == you))
        lines.append(speaker.say("screen-own-role", role=role))
    return lines


def bullet_words(deck: DeckView, speaker: Speaker) -> str:
    """Return the unused bullets of a deck, counted."""
    return " · ".join(
        [
            coloured(bullet, f"{count} × {speaker.name(KIND_BULLET, bullet)}")
            for bullet, count in enumerate(deck["unused"])
            if count
        ]
    ) or speaker.say("screen-nothing")


def coloured(bullet: int, text: str) -> str:
    """Return text in a bullet's colour."""
    return f"[{COLOURS[bullet]}]{text}[/]"
