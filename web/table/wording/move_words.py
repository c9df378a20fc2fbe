"""Moves in words: the choices of a turn with their points, and the lines of the log."""

from typing import NamedTuple

from browser.messages import say
from realmino.game.events import Event, events
from realmino.pieces.buildings import BUILDINGS
from realmino.pieces.dominoes import DOMINOES
from realmino.text.messages import Name
from realmino.view import Face, GrownTerritory, Option, View
from table.model.match import Match
from table.wording import words


def considered_option_text(view: View, option: Option, points: bool = True) -> str:
    """The considered option, for screen readers, with its gain if ``points``."""
    values = option_values(view, option)
    if not points:
        return option_label(view, option)
    if option.kind == "place":
        return _with_gain("considered-place", "considered-place-land", option, **values)
    if option.kind == "claim":
        gain = _best_gain(view, option)
        key = "considered-claim-none" if gain is None else "considered-claim"
        return say(key, **values, points=gain)
    if option.gain:
        return say(f"considered-{option.kind}", **values)
    return option_label(view, option)


def score_words(view: View, option: Option) -> str:
    """The points of a place and where they come from, or the possible points of a claim."""
    if option.kind == "claim":
        return best_gain_text(view, option)
    return _with_gain("hint-place-here", "hint-place-here-land", option)


def _with_gain(key: str, detailed_key: str, place: Option, **values: object) -> str:
    """The message ``key`` with the points of a place.

    ``detailed_key`` is used instead if several territories or a bonus share the points.
    """
    gains = [
        say("territory-gain", terrain=Name(f"terrain-{land.terrain}"), points=land.gain)
        for land in place.territories
        if land.gain
    ]
    gains += [
        say("bonus-gain", bonus=say(f"variant-{bonus}"), points=points)
        for bonus, points in place.bonuses
    ]
    known = sum(land.gain for land in place.territories) + sum(n for _, n in place.bonuses)
    shared = known == place.gain and (len(gains) > 1 or bool(place.bonuses))
    return say(detailed_key if shared else key, points=place.gain, territories=gains, **values)


def product(land: GrownTerritory, key: str = "product") -> str:
    """``5 × 2 = 10``: the squares of a territory, its crowns and its points."""
    return say(
        key,
        terrain=Name(f"terrain-{land.terrain}"),
        squares=len(land.squares),
        crowns=land.crowns,
        points=land.points,
    )


def gain_badge(points: int) -> str:
    """``+3``, ``−2`` or ``+0``."""
    return say("gain-signed", points=points)


def best_gain_text(view: View, claim: Option, key: str = "hope", none: str = "hope-none") -> str:
    """The most that a domino could score now, or that it fits nowhere."""
    gain = _best_gain(view, claim)
    return say(none if gain is None else key, points=gain)


def _best_gain(view: View, claim: Option) -> int | None:
    """The most points that a domino could score now; None if it fits nowhere."""
    return next(found.gain for found in view.prospects if found.domino == claim.domino)


def short_best_gain_text(view: View, option: Option) -> str:
    """A claim's `best_gain_text` in two words, for the list of choices; otherwise empty."""
    is_claim = option.kind == "claim"
    return best_gain_text(view, option, "option-hope", "option-hope-none") if is_claim else ""


def question(view: View, option: Option, points: bool = True) -> str:
    """The question whether to play the shown option, with its gain if ``points``."""
    if option.kind in words.OPTIONAL_ACTIONS:
        key = "construct-only" if option.kind == "construct" and not points else option.kind
        return say(f"ask-{key}", **option_values(view, option))
    if option.kind == "place":
        if not points:
            return say("hint-place-confirm", points=0)
        return _with_gain("hint-place-confirm", "hint-place-confirm-land", option)
    printed = words.face_of(view, option.domino or 0).printed
    sentence = say("hint-claim-confirm", domino=printed)
    return words.sentences([sentence, best_gain_text(view, option)]) if points else sentence


class LogLine(NamedTuple):
    """A line of the log: its move, its round, the seat it is about, the words."""

    number: int
    round: int
    seat: str | None
    text: str
    notable: str = ""
    """The kind of its event if a note on the table shows it too."""


def extend_log(log: list[LogLine], match: Match, since: int) -> list[LogLine]:
    """The log of the game on the table; ``log`` already contains its first ``since`` moves."""
    history = match.game.history()
    lines = [line for line in log if line.number <= since]
    for fact in events(match.game, since):
        text = event(fact, match)
        if text:
            round = history[fact.number - 1].before.round
            seat = fact.seats[0] if fact.kind == "secured" else fact.seat
            notable = fact.kind if _is_notable(fact, match) else ""
            lines.append(LogLine(fact.number, round, seat, text, notable))
    return lines


def _is_notable(fact: Event, match: Match) -> bool:
    """Whether everybody should notice an event: the Queen, the Dragon, a person's bonus."""
    if fact.kind == "secured":
        return not all(match.seat(seat).is_bot for seat in fact.seats)
    return fact.kind in ("queen", "burnt")


def option_label(view: View, option: Option) -> str:
    """An option in words."""
    return say(f"option-{option.kind}", **option_values(view, option))


def option_values(view: View, option: Option) -> dict[str, object]:
    """The domino and the squares of an option, or its building and its coins, for a message."""
    if option.kind in words.OPTIONAL_ACTIONS:
        return {
            "squares": option.squares,
            "number": len(option.squares),
            "coins": abs(option.coins),
            "building": words.building(view.tiles[option.tile - 1].key) if option.tile else None,
            "points": option.gain,
        }
    if option.domino is None:
        return {}
    squares = dict(zip(("square1", "square2"), option.squares, strict=False))
    return {**face_values(words.face_of(view, option.domino)), **squares}


def domino(face: Face) -> str:
    """A domino with its number and its halves."""
    return say("option-claim", **face_values(face))


def options_title(view: View, kind: str) -> str:
    """The heading of the options of a kind, empty for those that need none."""
    if kind == "discard":
        return ""
    face = words.face_of(view, view.prompt.domino) if view.prompt.domino else None
    return say(f"options-{kind}", **face_values(face) if face else {})


def face_values(face: Face) -> dict[str, object]:
    """The number and the halves of a domino, for a message."""
    (terrain1, crowns1), (terrain2, crowns2) = face.halves
    return {
        "domino": face.printed,
        "terrain1": Name(f"terrain-{terrain1}"),
        "crowns1": crowns1,
        "terrain2": Name(f"terrain-{terrain2}"),
        "crowns2": crowns2,
        "alike": "yes" if face.halves[0] == face.halves[1] and not crowns1 else "no",
    }


def event(fact: Event, at: Match) -> str:
    """An event as a line of the log; empty for events that need none."""
    if fact.kind == "ended":
        return ""
    buildings = [words.building(BUILDINGS[number - 1].key) for number in fact.tiles]
    together = bool(fact.seats) and {*at.partners(fact.seats[0])} == {*fact.seats}
    return say(
        f"log-{fact.kind}",
        name=words.player_name(at, fact.seat) if fact.seat else None,
        names=words.names(at, fact.seats),
        winners=1 if together else len(fact.seats),
        domino=DOMINOES[fact.domino].printed if fact.domino else None,
        dominoes=[DOMINOES[number].printed for number in fact.dominoes],
        number=len(fact.dominoes),
        squares=fact.squares,
        coins=abs(fact.coins),
        building=buildings[0] if buildings else None,
        buildings=buildings,
        points=fact.gain,
        bonus=say(f"variant-{fact.bonus}") if fact.bonus else None,
    )
