"""What a game of Get Billy the Kid! is remembered by: lies, arrests, shots, ways out, Gold."""

from fistful.engine.state import NOTHING
from fistful.games.get_billy_the_kid.cards import GOLD
from fistful.games.get_billy_the_kid.events import (
    ACCUSED,
    ANSWERED,
    ASKED,
    AWAY,
    FALSE_ARREST,
    JOINED,
    RESPONDED,
    SHOT,
    STOLE,
    TAKEN,
    TOOK_CARD,
)
from fistful.games.get_billy_the_kid.state import GetBilly
from fistful.games.headlines import Course, Headline

Found = list[Headline]


def headlines(course: Course) -> Found:
    """Return what is worth telling, the best words first."""
    return [*answers(course), *deeds(course)]


def answers(course: Course) -> Found:
    """GB-31: lies that were believed, and lies that were not; then honest answers."""
    s: GetBilly = course.state
    arrests = {event.things[:2] for _, event in course.moments if event.code == ACCUSED}
    lies: Found = []
    caught: Found = []
    honest: Found = []
    asker = NOTHING
    for at, (_, event) in enumerate(course.moments):
        if event.code == ASKED:
            asker = event.things[0]
        elif event.code == ANSWERED:
            seat, feature, answer = event.things
            pair = (seat, asker)
            # Yes is the first of the answers.
            is_true = bool(s.deck.has[s.characters[seat]] >> feature & 1) == (answer == 0)
            if is_true:
                honest.append(Headline("honest", at, s.outlaws >> seat & 1, pair))
            elif (asker, seat) in arrests:
                caught.append(Headline("caught", at, at, pair))
            else:
                lies.append(Headline("bluff", at, at, pair))
    return [*lies, *caught, *deeds_against(course), *honest]


def deeds_against(course: Course) -> Found:
    """Arrests of one's own, shots, and arrests that were made."""
    s: GetBilly = course.state
    found: Found = []
    for word, code in (("betrayal", FALSE_ARREST), ("bullet", SHOT), ("taken", TAKEN)):
        for at, (_, event) in enumerate(course.moments):
            if event.code == code:
                first, second = event.things[:2]
                # Who is shot or taken is told first, who did it second.
                pair = (first, second) if code == FALSE_ARREST else (second, first)
                weight = 1 + (s.outlaws >> pair[1] & 1)
                found.append(Headline(word, at, weight, pair))
    return found


def deeds(course: Course) -> Found:
    """Ways out, changes of side, Gold that changed hands."""
    found: Found = []
    ways: dict[int, int] = {}
    for at, (_, event) in enumerate(course.moments):
        code, things = event.code, event.things
        if code == RESPONDED:
            ways[things[0]] = at
        elif code == AWAY:
            found.append(Headline("escape", ways.get(things[0], at), at, (things[0],)))
        elif code == JOINED:
            found.append(Headline("turncoat", at, 1, (things[0],), things[1]))
        elif code == TOOK_CARD and things[2] == GOLD:
            found.append(Headline("robbery", at, 1, things[:2]))
        elif code == STOLE:
            found.append(Headline("theft", at, 1, (things[0],)))
        elif code == ACCUSED:
            found.append(Headline("arrest", at, 1, things[:2]))
    words = ["turncoat", "escape", "robbery", "theft", "arrest"]
    return sorted(found, key=lambda one: words.index(one.word))
