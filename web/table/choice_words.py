"""Choices in words: what each is, what it brings, and whether it is to be taken."""

from realmino.text.messages import Name
from realmino.view import GrownTerritory, Option, View
from table import words


def considered(view: View, option: Option) -> str:
    """The considered option and its gain, for screen readers."""
    label = words.option_label(view, option)
    if option.kind == "claim":
        return words.say("considered-claim", option=label, hope=hope(view, option))
    if option.kind != "place":
        return words.say("considered", option=label, points=option.gain) if option.gain else label
    return _with_land("considered", option, option=label)


def brings(view: View, option: Option) -> str:
    """The points that a place brings and where they come from, or that a claim may bring."""
    return hope(view, option) if option.kind == "claim" else _with_land("hint-place-here", option)


def _with_land(key: str, place: Option, **values: object) -> str:
    """The message with the points of a place and, if there are some, its crowned territories."""
    lands = [
        words.say("territory", terrain=Name(f"terrain-{land.terrain}"), **_product(land))
        for land in place.territories
        if land.points
    ]
    return words.say(
        f"{key}-land" if lands else key, points=place.gain, territories=lands, **values
    )


def product(land: GrownTerritory) -> str:
    """``5 × 2 = 10``: the squares of a territory, its crowns and its points."""
    return words.say("product", **_product(land))


def _product(land: GrownTerritory) -> dict[str, int]:
    return {"squares": len(land.squares), "crowns": land.crowns, "points": land.points}


def gain_badge(points: int) -> str:
    """``+3``, ``−2`` or ``+0``."""
    return words.say("gain-signed", points=points)


def hope(view: View, claim: Option, key: str = "hope") -> str:
    """The most that a domino to be chosen would bring now, or that it fits nowhere."""
    gain = next(found.gain for found in view.prospects if found.domino == claim.domino)
    return words.say(f"{key}-none") if gain is None else words.say(key, points=gain)


def hope_in_list(view: View, option: Option) -> str:
    """The same in two words for the list of choices; empty for what is no claim."""
    return hope(view, option, "option-hope") if option.kind == "claim" else ""


def question(view: View, option: Option) -> str:
    """Whether the option shown is to be taken."""
    if option.kind in words.OPTIONAL_ACTIONS:
        return words.optional_action(f"ask-{option.kind}", view, option)
    if option.kind == "place":
        return _with_land("hint-place-confirm", option)
    printed = words.face_of(view, option.domino or 0).printed
    asked = words.say("hint-claim-confirm", domino=printed)
    return words.sentences([asked, hope(view, option)])
