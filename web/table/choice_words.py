"""Sentences about the choices of a turn, with the points they bring."""

from browser.messages import say
from realmino.text.messages import Name
from realmino.view import GrownTerritory, Option, View
from table import words


def considered(view: View, option: Option) -> str:
    """The considered option and its gain, for screen readers."""
    values = words.option_values(view, option)
    if option.kind == "place":
        return _with_land("considered-place", "considered-place-land", option, **values)
    if option.kind == "claim":
        gain = _at_best(view, option)
        key = "considered-claim-none" if gain is None else "considered-claim"
        return say(key, **values, points=gain)
    if option.gain:
        return say(f"considered-{option.kind}", **values)
    return words.option_label(view, option)


def brings(view: View, option: Option) -> str:
    """The points that a place brings and where they come from, or that a claim may bring."""
    if option.kind == "claim":
        return hope(view, option)
    return _with_land("hint-place-here", "hint-place-here-land", option)


def _with_land(bare: str, key: str, place: Option, **values: object) -> str:
    """The message with the points of a place and its crowned territories; ``bare`` without any."""
    lands = [product(land, "territory") for land in place.territories if land.points]
    return say(key if lands else bare, points=place.gain, territories=lands, **values)


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


def hope(view: View, claim: Option, key: str = "hope", none: str = "hope-none") -> str:
    """The most that a domino to be chosen would bring now, or that it fits nowhere."""
    gain = _at_best(view, claim)
    return say(none if gain is None else key, points=gain)


def _at_best(view: View, claim: Option) -> int | None:
    """The most points that a domino to be chosen would bring now; None if it fits nowhere."""
    return next(found.gain for found in view.prospects if found.domino == claim.domino)


def hope_in_list(view: View, option: Option) -> str:
    """The same in two words for the list of choices; empty for what is no claim."""
    is_claim = option.kind == "claim"
    return hope(view, option, "option-hope", "option-hope-none") if is_claim else ""


def question(view: View, option: Option) -> str:
    """Whether the option shown is to be taken."""
    if option.kind in words.OPTIONAL_ACTIONS:
        return say(f"ask-{option.kind}", **words.option_values(view, option))
    if option.kind == "place":
        return _with_land("hint-place-confirm", "hint-place-confirm-land", option)
    printed = words.face_of(view, option.domino or 0).printed
    asked = say("hint-claim-confirm", domino=printed)
    return words.sentences([asked, hope(view, option)])
