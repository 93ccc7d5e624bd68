"""What newcomers to Stetsons & Sixguns are told at the terminal: what cards say, what it costs."""

from collections.abc import Mapping, Sequence
from typing import Final

from fistful.engine.state import NOTHING
from fistful.games.primer import Advice, Primer
from fistful.games.speaker import Speaker
from fistful.games.stetsons_and_sixguns.about import ability_says
from fistful.games.stetsons_and_sixguns.cards import (
    BIND,
    DISCARD,
    FACE_UP,
    FIRE,
    FROM_DECK,
    GIVE,
    KEEP,
    KIND_CARD,
    KIND_CHARACTER,
    PLAY,
    REFILL_GUNS,
    RELOAD,
    STANCE,
    STANCE_WORDS,
    STAND,
    STAY,
    TAKE,
)
from fistful.games.stetsons_and_sixguns.deck import deck_of
from fistful.games.stetsons_and_sixguns.lines import CARD_NAMES
from fistful.games.stetsons_and_sixguns.screen import TAKING_STOCK, card_text, worth_of
from fistful.games.stetsons_and_sixguns.stock import wished
from fistful.games.stetsons_and_sixguns.view import StetsonsView
from fistful.games.stetsons_and_sixguns.vocabulary import DUG_IN, STEADY_HANDS


def goal(view: StetsonsView, speaker: Speaker) -> list[str]:
    """Return what wins."""
    return [speaker.say("goal-text")]


def advise(view: StetsonsView, legal: list[int], names: Sequence[str], speaker: Speaker) -> Advice:
    """Return what helps to decide: costs, why something is not possible, what the cards say."""
    phase = view["phase"]
    if phase == "stance":
        return stances(view, legal, speaker)
    if phase == TAKING_STOCK:
        return wishes(view, legal, speaker)
    lines = own_card(view, speaker) if phase in ("aim", "action", "new-aim", "plan") else []
    notes = {action: note for action in legal if (note := cost(view, action, speaker))}
    tags: dict[int, str] = {}
    for verb in (PLAY, TAKE, KEEP, GIVE, DISCARD):
        for card in range(len(CARD_NAMES)):
            if verb + card in legal:
                notes[verb + card] = printed(card, view, speaker)
                tags[verb + card] = speaker.say(
                    "screen-speed-tag", speed=deck_of(view["options"]).speed[card]
                )
    return Advice(lines, notes, tags)


def wishes(view: StetsonsView, legal: list[int], speaker: Speaker) -> Advice:
    """SS-61: return what the cards of the row say, and which ones each answer names."""
    speed = deck_of(view["options"]).speed
    row = sorted(view["row"], key=lambda card: speed[card])
    names = [speaker.name(KIND_CARD, card) for card in row]
    lines = [
        f"{name}: {printed(card, view, speaker)}" for name, card in zip(names, row, strict=True)
    ]
    notes = {action: " · ".join([names[place] for place in wished(action)]) for action in legal}
    return Advice(lines, notes)


def printed(card: int, view: StetsonsView, speaker: Speaker) -> str:
    """Return all that is on a card: Speed, keywords, what it says."""
    speed = speaker.say("screen-speed", speed=deck_of(view["options"]).speed[card])
    words = [*keywords(card, view, speaker), about_card(card, view, speaker)]
    return f"{speed} {' · '.join(words)}"


def keywords(card: int, view: StetsonsView, speaker: Speaker) -> list[str]:
    """SS-15: return the keywords on a card."""
    worth = worth_of(view, deck_of(view["options"]), card)
    if worth:
        return [speaker.say("screen-worth", points=worth)]
    has_word = deck_of(view["options"]).has_cover_word[card]
    return [speaker.say("screen-keyword-cover")] if has_word else []


def own_card(view: StetsonsView, speaker: Speaker) -> list[str]:
    """Return what the viewer plays this round, and what it says."""
    card = view["played"][view["you"]]
    if card < 0:
        return []
    about = about_card(card, view, speaker)
    return [speaker.say("hint-you-played", card=speaker.name(KIND_CARD, card), about=about)]


def stances(view: StetsonsView, legal: list[int], speaker: Speaker) -> Advice:
    """SS-13: return what each stance is and costs, and why the others are not possible."""
    lines = own_card(view, speaker)
    notes: dict[int, str] = {}
    for stance in range(len(STANCE_WORDS)):
        if STANCE + stance in legal:
            about = speaker.say(f"screen-stance-about-{stance}")
            notes[STANCE + stance] = f"{about} ({speaker.say(price(view, stance))})"
        else:
            name = speaker.say(f"screen-stance-{stance}")
            why = speaker.say(why_not(view, stance))
            lines.append(speaker.say("hint-stance-not", stance=name, why=why))
    return Advice(lines, notes)


def price(view: StetsonsView, stance: int) -> str:
    """Return the key that says what a stance costs (SS-13) or pays (SS-14)."""
    if stance == STAND:
        was_hurt = view["you"] in view["marks"]["hurt_before"]
        return "hint-pays" if was_hurt else "hint-free"
    is_dug_in = stance == STAY and has_ability(view, DUG_IN)
    return "hint-free" if stance == RELOAD or is_dug_in else "hint-price"


def why_not(view: StetsonsView, stance: int) -> str:
    """Return the key that says why a stance is not possible."""
    you = view["you"]
    if stance == RELOAD:
        return "screen-why-points"
    if stance in (STAY, FIRE):
        if view["covers"][you] is None:
            return "screen-why-cover"
        card = view["played"][you]
        if card >= 0 and deck_of(view["options"]).breaks_cover[card]:
            return "screen-why-breaks"
    return "screen-why-poor"


def cost(view: StetsonsView, action: int, speaker: Speaker) -> str:
    """SS-17 to SS-19: return what an answer costs; nothing for most."""
    if action == BIND:
        is_quiet = view["stances"][view["you"]] == STAY and has_ability(view, STEADY_HANDS)
        is_free = is_quiet and view["you"] not in view["marks"]["bound_free"]
        return speaker.say("hint-bind-free" if is_free else "hint-bind")
    if action == REFILL_GUNS:
        return speaker.say("hint-reload")
    return speaker.say("hint-cover-paid") if action in (FACE_UP, FROM_DECK) else ""


def has_ability(view: StetsonsView, ability: int) -> bool:
    """Tell whether the viewer's character has an ability."""
    character = view["characters"][view["you"]]
    deck = deck_of(view["options"])
    return character != NOTHING and deck.abilities[character] >> ability & 1 != 0


def about_card(card: int, view: StetsonsView, speaker: Speaker) -> str:
    """Return what a card says."""
    return card_text(deck_of(view["options"]), card, speaker)


def about_character(character: int, view: StetsonsView, speaker: Speaker) -> str:
    """Return what a character can do."""
    return speaker.say(ability_says(deck_of(view["options"]), character))


def cards(view: StetsonsView, speaker: Speaker) -> list[str]:
    """Return what lies open or in the viewer's hand says, the characters, and the keywords."""
    played = [card for card in view["played"] if card >= 0]
    open_cards = sorted({*view["hand"], *view["row"], *played})
    lines = [
        f"{speaker.name(KIND_CARD, card)}: {printed(card, view, speaker)}" for card in open_cards
    ]
    for character in view["characters"]:
        if character != NOTHING:
            name = speaker.name(KIND_CHARACTER, character)
            lines.append(f"{name}: {about_character(character, view, speaker)}")
    words = ("about-speed-word", "about-notoriety-word", "about-cover-word")
    return [*lines, *[speaker.say(word) for word in words]]


def gloss(view: StetsonsView, event: Mapping[str, object], speaker: Speaker) -> str:
    """Return what a card revealed or a character dealt just now does."""
    card, character = event.get("card"), event.get("character")
    if event["event"] == "reveals" and isinstance(card, int):
        return about_card(card, view, speaker)
    if event["event"] == "is-character" and isinstance(character, int):
        return about_character(character, view, speaker)
    return ""


PRIMER: Final = Primer(goal, advise, cards, gloss)
