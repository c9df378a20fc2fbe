"""Sentences about a view: turn, round, points and events, in the language in use."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING, Final

from browser.messages import say
from realmino.bots import LEVELS
from realmino.pieces.variants import GAMES
from realmino.text.messages import Name
from table.model.match import FRIEND, PERSON, YOU, Match, Seat
from table.model.names import clean
from table.model.optional_actions import current_realm

if TYPE_CHECKING:
    from realmino.pieces.actions import Move
    from realmino.view import BoardSpot, Face, Option, Tile, View

OPTIONAL_ACTIONS: Final = ("tax", "construct", "burn")
"""The kinds of optional actions, in the order of a turn: the names of their classes."""

EFFECTS: Final = (
    *("knights", "towers", "crowns", "points"),
    *("tax_per_knight", "tax_per_tower", "per_tower", "per_knight", "per_territory"),
)
"""The possible effects of a building in the order of a sentence; a key for each."""

DUE: Final = ("place", "discard", "claim")
"""The kinds of choices that a refusal at the wrong time names as due."""

CLAIMING_KNOWN: Final = 3
"""From this round on the hint no longer explains how to choose dominoes."""


def count(thing: str, number: int) -> str:
    """``3 points``: a number of things (`points`, `crowns`)."""
    return say(thing, **{thing: number})


def sentences(all: Sequence[str]) -> str:
    """Several sentences as one text."""
    return say("sentences", sentences=all)


def default_name(colour: str, kind: str) -> str:
    """The name of a seat of that colour and kind if none was typed: ``Squire Fern``."""
    if kind in (PERSON, FRIEND):
        return say(f"colour-{colour}")
    own = Name(f"bot-{colour}")
    if kind in LEVELS:
        return say("bot-level", name=own, level=Name(f"level-{kind}"))
    return say("names", names=[own])


def _short_name(seat: Seat) -> str:
    """The short name of a seat: an unnamed bot without its level."""
    is_own = seat.name in ("", default_name(seat.colour, seat.kind))
    if is_own and seat.is_bot:
        return say("names", names=[Name(f"bot-{seat.colour}")])
    return seat_name(seat)


def seat_name(seat: Seat) -> str:
    """The name of a seat: the typed one, or else its default name."""
    if seat.name == YOU:
        return say("you")
    return seat.name or default_name(seat.colour, seat.kind)


def typed_name(name: str) -> str:
    """The name that a match stores for the text in a field; the default text becomes `YOU`."""
    name = clean(name)
    return YOU if name == say("you") else name


def game(code: str) -> Name | str:
    """The name of the game with that letter, for a message; empty if there is none."""
    return Name(f"game-{code}") if code in GAMES else ""


def land(key: str) -> str:
    """The name of a terrain on its own."""
    return say("sheet-terrain", terrain=Name(f"terrain-{key}"))


def reason(key: str, view: View) -> str:
    """Why something is refused; at the wrong time, what is due instead."""
    if key == "wrong_phase" and view.prompt.kind in DUE:
        return say(f"reason-due-{view.prompt.kind}")
    return say(f"reason-{key}", grid=view.grid)


def gain(points: int) -> str:
    """The immediate gain of an option: ``3 points``, ``−1 point``."""
    return say("gain", points=points)


def points_text(points: int) -> str:
    """``+3``, ``−2`` or nothing."""
    return say("gain-signed", points=points) if points else ""


def face_of(view: View, domino: int) -> Face:
    """The face of a domino in either line."""
    return next(face for face in (*view.line, *view.next) if face.domino == domino)


def turn(view: View, match: Match) -> str:
    """A sentence that asks the player to move, or says who is playing."""
    prompt = view.prompt
    if prompt.seat is None:
        return say(f"turn-{prompt.kind}")
    seat = match.seat(prompt.seat)
    if not seat.is_person:
        return say("turn-thinks" if seat.is_bot else "turn-friend", name=seat_name(seat))
    printed = face_of(view, prompt.domino).printed if prompt.domino else None
    has_king = any(face.king == prompt.seat for face in view.next)
    kind = ("second" if has_king else "first") if view.order else prompt.kind
    key = f"yours-{kind}" if match.has_one_person else f"turn-{kind}"
    return say(key, name=seat_name(seat), domino=printed)


def line_label(view: View) -> str:
    """The heading of this round's line, or of the kings that choose from the first one."""
    return say("label-waiting" if view.order else "label-line")


def round_name(round: int, view: View) -> str:
    """A round in words, by its number, which is 0 for the first line."""
    return say("round", round=round, rounds=view.rounds)


def round_line(view: View, match: Match) -> str:
    """The round, the game of a Dynasty, and the partners of the seat to move."""
    series, seat = view.series, view.prompt.seat
    partners = [partner for partner in match.partners(seat) if partner != seat] if seat else []
    text = say(
        ("round-series" if series else "round") + ("-team" if partners else ""),
        round=view.round,
        rounds=view.rounds,
        game=series.game if series else None,
        games=series.of if series else None,
        names=short_names(match, partners),
    )
    return say("round-what-if", text=text) if match.what_if else text


def scores(view: View, match: Match) -> list[str]:
    """The points of every kingdom so far."""
    return [
        say("score", name=player_name(match, realm.kingdom), points=realm.sheet["total"])
        for realm in view.kingdoms
    ]


def player_name(match: Match, seat: str) -> str:
    """The name of the seat with that letter."""
    return seat_name(match.seat(seat))


def names(match: Match, seats: Iterable[str]) -> list[str]:
    """The names of the seats with these letters."""
    return [player_name(match, seat) for seat in seats]


def player_names(match: Match, seats: Iterable[str]) -> str:
    """The names of some seats, joined into one text."""
    return joined_names(names(match, seats))


def short_names(match: Match, seats: Iterable[str]) -> list[str]:
    """The names of some seats without the bots' levels, for small spaces."""
    return [_short_name(match.seat(seat)) for seat in seats]


def joined_names(named: Sequence[str]) -> str:
    """``Ann, Ben and Cleo``."""
    return say("names", names=named)


def idle(view: View, match: Match, latest: str) -> str:
    """The hint while no person has to choose; ``latest`` is the latest log line."""
    if view.outcome:
        return say("hint-over", **_ending(view, match))
    if view.prompt.seat is not None and match.seat(view.prompt.seat).is_person:
        return say("hint-wait", name=player_name(match, view.prompt.seat))
    return latest


def looking(view: View, match: Match, kingdom: str) -> str:
    """A sentence that says whose kingdom is shown."""
    realm = next(realm for realm in view.kingdoms if realm.kingdom == kingdom)
    return say("hint-looking", names=names(match, realm.seats), points=realm.sheet["total"])


def result(view: View, match: Match) -> str:
    """A sentence with the winners of the game on the table."""
    return say("result", **_ending(view, match))


def _ending(view: View, match: Match) -> dict[str, object]:
    """The winners of the game on the table, as the values of a message."""
    winners = view.outcome.winners if view.outcome else ()
    seats = [seat for realm in view.kingdoms if realm.kingdom in winners for seat in realm.seats]
    is_you = match.has_one_person and any(match.seat(seat).is_person for seat in seats)
    return {
        "who": "you" if is_you else "others",
        "winners": len(winners),
        "names": names(match, seats),
    }


def request(view: View, touch: bool) -> str:
    """The request to the person to move, and how to carry it out."""
    kind = view.prompt.kind
    if view.prompt.optional:
        actions = [Name(f"action-{action}") for action in view.prompt.optional]
        return say("hint-actions-end" if kind == "end" else "hint-actions", actions=actions)
    if kind == "claim" and view.round >= CLAIMING_KNOWN:
        return say("hint-claim-known")
    return say("hint-place-touch" if touch and kind == "place" else f"hint-{kind}")


def board_note(view: View) -> str:
    """How many buildings are in the pile, and whether the Dragon can be bribed."""
    court = view.court
    assert court
    realm = current_realm(view)
    dragon = say("board-dragon", dragon="home" if court.dragon_home else "away")
    if court.dragon_home and realm and realm.kingdom == court.queen:
        dragon = reason("queen_here", view)
    return sentences([say("board-pile", buildings=court.pile), dragon])


def viewing(view: View, elsewhere: bool) -> str:
    """The status line of a game that is only viewed: it's from a link, or played in another tab."""
    key = "turn-elsewhere" if elsewhere else "turn-paused"
    return say(key, number=view.number, length=view.length)


def paused_hint(elsewhere: bool) -> str:
    """The hint for a game that is only shown here."""
    return say("hint-elsewhere" if elsewhere else "hint-paused")


def confirmation(
    view: View, paused: bool, option: Option | None, confirming: bool, reopened: bool = False
) -> str:
    """The label of the button that continues; empty if nothing can be continued."""
    more = view.series is not None and view.series.outcome is None
    if view.outcome and not more and (paused or reopened):
        return say("button-scores")
    if paused:
        return say("button-play-on")
    if view.outcome:
        return say("button-next" if more else "button-again")
    alone = option is not None and option.kind in ("discard", "end")
    return say(f"button-{option.kind}") if option and (alone or confirming) else ""


def building(key: str) -> Name:
    """The name of a kind of building, for a message."""
    return Name(f"building-{key}")


def building_name(key: str) -> str:
    """The name of a kind of building."""
    return say("building", building=building(key))


def tile(shown: Tile) -> str:
    """A building tile and all its gains."""
    return say("tile", **tile_values(shown))


def tile_values(shown: Tile) -> dict[str, object]:
    """The building and the effects of a tile, for a message."""
    return {"building": building(shown.key), "effects": _effects(shown)}


def effects(shown: Tile) -> str:
    """All gains of a building tile."""
    return say("effects", effects=_effects(shown))


def _effects(shown: Tile) -> list[str]:
    gifts = {gift: number for gift in EFFECTS if (number := getattr(shown, gift))}
    if shown.per_territory:
        gifts["per_territory"] = shown.territory_points
    terrain = Name(f"terrain-{shown.per_territory}")
    return [
        say(f"effect-{gift}", **{gift: number, "points": number, "coins": number}, terrain=terrain)
        for gift, number in gifts.items()
    ] or [say("effects-none")]


def offer(view: View, spot: BoardSpot, refused: str | None) -> str:
    """A building on the board: its gains, and its price or the reason why it can't be built."""
    assert spot.tile
    cost = no_offer(view, refused) if refused else say("price", coins=spot.price)
    return sentences([tile(spot.tile), cost])


def no_offer(view: View, refused: str) -> str:
    """Why a selected building cannot be constructed."""
    # The reason is about any free town square, not a particular one.
    return reason("no_town" if refused == "not_open" else refused, view)


def phases(view: View, moves: Sequence[Move]) -> list[tuple[str, str, str]]:
    """The steps of a turn with a court: key, text, and ``done now may later closed``.

    ``moves`` are those of the game up to this view.
    """
    if view.court is None or view.prompt.seat is None or view.order:
        return []
    kind = view.prompt.kind
    adding = kind in ("place", "discard")
    steps = [("add", "now" if adding else "done")]
    before = (type(move).__name__.lower() for move in reversed(moves))
    taken = {*takewhile(lambda name: name in OPTIONAL_ACTIONS, before)}
    for kind in OPTIONAL_ACTIONS:
        closed = "later" if adding else "done" if kind in taken else "closed"
        steps.append((kind, "may" if kind in view.prompt.optional else closed))
    last = "end" if view.round == view.rounds else "claim"
    steps.append((last, "later" if adding else "now"))
    return [(step, say(f"phase-{step}"), state) for step, state in steps]
