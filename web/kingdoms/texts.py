"""A pad as text for links and storage: positions, names and colours.

``p=<position>&n=<names>&c=<colours>``: the position with ``_`` for spaces; a name for each seat,
joined by commas, in characters no program alters (`table.model.links`); and each seat's index
in `realmino.pieces.variants.COLOURS`. A Dynasty's other games are
``&p2=<position>&p3=<position>``, and the current game's number is ``&g=2``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from kingdoms.kingdom import PadKingdom, Spot
from kingdoms.model import Pad
from kingdoms.series import PadSeries
from realmino import NotationError, PartialPosition
from realmino.pieces.grid import SPAN
from realmino.pieces.kingdom import Kingdom
from realmino.pieces.numbers import SIZES
from realmino.pieces.parsing import COMMENT, check_length
from realmino.pieces.terrain import Terrain
from realmino.pieces.variants import COLOURS, COLOURS_OF, SEATS, Rules
from table.model.links import decoded_names, encoded_names, read_link

GAMES: Final = ("p", "p2", "p3")
"""The fields for a Dynasty's games; other games have only the first field."""

LONGEST: Final = 20_000
"""Maximum number of characters to read; a full pad with eight kingdoms has about 3,500."""

_SQUARE = re.compile(r"-|C|(?:[wflgsmt][1-3]?|b[0-9]{2})n?")


def pad_link(series: PadSeries) -> str:
    """The fragment, without #, that opens the pads anywhere; `series_from_link` reads it."""
    pad = series.pads[0]
    names = encoded_names(pad.names)
    seats = "".join(str(COLOURS.index(colour)) for colour in pad.colours)
    colours = "" if pad.colours == pad.rules.colours else f"&c={seats}"
    positions = [position_text(pad).replace(" ", "_") for pad in series.pads]
    games = "&".join(f"{key}={text}" for key, text in zip(GAMES, positions, strict=False))
    shown = f"&g={series.number + 1}" if series.number else ""
    return f"{games}{shown}{f'&n={names}' if names else ''}{colours}"


def position_text(pad: Pad) -> str:
    """The pad as a position's text, with each kingdom's whole grid."""
    position = pad.position
    words = [str(pad.rules)]
    words += [] if position.queen is None else [f"Q{SEATS[position.queen]}"]
    for number, kingdom in enumerate(pad.kingdoms):
        purse = position.purses.get(number)
        words.append(f"{SEATS[number]}:{kingdom.text}" + (f":{purse}" if purse else ""))
    return " ".join(words)


def series_from_link(link: str) -> PadSeries:
    """The pads in a link's fragment. Raises `NotationError` if it is broken."""
    return series_from_fields(read_link(link, "p"))


def series_from_fields(fields: Mapping[str, str]) -> PadSeries:
    """The pads in a link's fields. Raises `NotationError` if one is broken."""
    keys = GAMES if {*GAMES[1:]} & {*fields} else GAMES[:1]
    pads = tuple(pad_from_position(fields.get(key, "")) for key in keys)
    if any(pad.rules != pads[0].rules for pad in pads):
        raise NotationError(fields["p"], 0, f"{len(pads)} games of {pads[0].rules}")
    shown = fields.get("g", "1")
    if shown not in [str(number) for number, _ in enumerate(pads, start=1)]:
        raise NotationError(shown, 0, f"the number of a game, 1 to {len(pads)}")
    series = PadSeries(pads).with_pad(with_players(pads[0], fields))
    return series.showing(int(shown) - 1)


def with_players(pad: Pad, fields: Mapping[str, str]) -> Pad:
    """The pad with a link's names and colours."""
    names = decoded_names(fields.get("n", ""))
    if len(names) > pad.rules.players:
        raise NotationError(fields["n"], 0, f"the names of {pad.rules.players} players")
    for seat, name in enumerate(names):
        pad = pad.with_name(seat, name)
    return replace(pad, colours=_colours(fields["c"], pad.rules)) if "c" in fields else pad


def pad_from_position(text: str) -> Pad:
    """The pad with a position's kingdoms; ignores the rest of the position.

    Without rules, or for a single kingdom, it chooses the smallest game that fits.
    Raises `NotationError` if the text isn't a position.
    """
    check_length(text, LONGEST, "a position")
    text = text.strip()
    if re.search(r"[:ABD-Z]", text):
        position = PartialPosition.parse(text)
    else:
        position = PartialPosition(kingdoms={0: Kingdom.parse("\n".join(text.split()))})
    pad = Pad.begin(_position_rules(position).code)
    beyond = [number for number in position.kingdoms if number >= pad.rules.kingdoms]
    if beyond or not position.kingdoms:
        last = SEATS[pad.rules.kingdoms - 1]
        expected = f"kingdoms of {pad.rules}, a to {last}"
        raise NotationError(text, len(text), expected)
    castles = _castles(text, pad.rules.grid)
    for number, land in position.kingdoms.items():
        kingdom = PadKingdom.of(land, pad.rules.grid, castles.get(number))
        pad = pad.with_kingdom(number, kingdom)
        if number in position.purses and pad.rules.has_court:
            coins, ready, towers = position.purses[number]
            for thing, count in (("coins", coins), ("ready", ready), ("towers", towers)):
                pad = pad.with_owned(number, thing, count)
    queen = position.queen if pad.rules.has_court else None
    return replace(pad, queen=queen if queen is None or queen < pad.rules.kingdoms else None)


def _position_rules(position: PartialPosition) -> Rules:
    """A position's rules, or those of the smallest game that fits it."""
    if position.rules:
        return Rules.parse(position.rules.code)
    lands = position.kingdoms.values()
    has_court = bool(position.purses) or any(
        land.lands[Terrain.TOWN] or land.knights for land in lands
    )
    least = max(position.kingdoms, default=0) + 1
    games = [
        rules
        for rules in map(Rules.parse, SIZES)
        if rules.kingdoms >= least and (rules.has_court or not has_court)
    ]
    fitting = [rules for rules in games if all(land.fits_within(rules.grid) for land in lands)]
    return (fitting or games)[0]


def _castles(text: str, grid: int) -> dict[int, Spot]:
    """The castles' places in kingdoms that are written with their whole grid."""
    castles = {}
    bare = re.sub(COMMENT, " ", text)
    for letter, land in re.findall(f"(?<![^\\s_])([{SEATS}]):([^\\s_:]+)", bare):
        rows = [_SQUARE.findall(row) for row in land.split("/")]
        if grid <= len(rows) == len(rows[0]) <= SPAN:
            column, down = next(
                (row.index("C"), down) for down, row in enumerate(rows) if "C" in row
            )
            castles[SEATS.index(letter)] = column, len(rows) - 1 - down
    return castles


def _colours(text: str, rules: Rules) -> tuple[str, ...]:
    places = [*text] if re.fullmatch(r"[0-7]{1,8}", text) else []
    colours = tuple(COLOURS[int(place)] for place in places)
    if len(colours) != rules.players or len({*colours} & {*COLOURS_OF[rules.game]}) < len(colours):
        raise NotationError(text, 0, f"{rules.players} colours of the game, each once")
    return colours
