"""Links: writes them, and reads them even after chat and mail programs have changed them.

``g=<record>&at=<moves>&k=<seats>&n=<names>&d`` is a moment of a game, ``p=<position>`` a score pad
(`kingdoms.texts`), ``day=<date>`` the deal of a day. With ``analyse&`` in front, a game or a pad
opens on the analysis board.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import date, timedelta
from typing import TYPE_CHECKING, Final

import realmino
from realmino import NotationError, Rules
from table.model.limits import check_games, check_length
from table.model.match import KIND_OF, LETTER_OF, PERSON, Match, Seat, games_at, joined_records
from table.model.names import LONGEST_NAME, clean

if TYPE_CHECKING:
    from realmino import Game

FIELDS: Final = {
    "day": ("day",),
    "puzzle": ("puzzle",),
    "p": ("p", "p2", "p3", "g", "n", "c", "analyse"),
    "g": ("g", "at", "k", "n", "d", "analyse"),
}
"""The fields of each kind of link. A link is of the first kind whose main field it has."""

LAYERS: Final = 4
"""How many times in a row programs may have percent-encoded a link."""

_FOREIGN: Final = re.compile("(utm|ref|igsh|mc_|_).*|.*clk?id|si")
"""Fields that chats and trackers add to any address."""

_NAMES: Final = re.compile("(?:^|(?<=#)|[&?])(n=[^&?]*)", re.IGNORECASE)
_ENDS: Final = ".,;:!?)*_'&"
ENCODED_ENDS: Final = ' \xa0"`>”’“»›…。，、；：！？）」』'
"""Characters that may follow a link in a sentence or a chat; our links never end with them.

Browsers percent-encode the second set, as they do a letter at the end of a name.
"""

ADDED: Final = dict.fromkeys(b"\xad") | dict.fromkeys([0x200B, 0x2060, 0xFEFF]) | {0xA0: " "}
"""Characters that mail programs insert into long words and between words."""
_MENDED: Final = {
    **ADDED,
    **dict.fromkeys([*b"\r\n\t\\", *range(0x200C, 0x2010), *range(0x202A, 0x202F)]),
    **dict.fromkeys([*range(0x2010, 0x2016), 0x2212, 0xFF0D], "-"),
    ord("+"): " ",
}


def read_link(text: str, *kinds: str) -> dict[str, str]:
    """The fields of a link; raises `NotationError` if it is damaged, or not one of these kinds.

    A field without a value is "". Names, ``n``, are still encoded; `decoded_names` decodes them.
    Undoes programs' changes to an address if there is only one way to read the result. Ignores
    trackers that they have added; any other unknown field is an error.
    """
    check_length(text, "a link")
    fields: dict[str, str] = {}
    for part in _parts(text):
        field, _, value = part.partition("=")
        field, value = field.strip().lower(), value.strip()
        if not field or _FOREIGN.fullmatch(field):
            continue
        if ";" in value or fields.setdefault(field, value) != value:
            raise NotationError(part, 0, f"{field} once, without ;")
    known = kinds or (*FIELDS,)
    kind = next((kind for kind in known if kind in fields), known[-1])
    if not fields.get(kind):
        raise NotationError(text, 0, f"{kind}= with a value")
    for field, value in fields.items():
        if field not in FIELDS[kind] or (value and field in ("d", "analyse")):
            raise NotationError(f"{field}={value}", 0, "a part of a link to this page")
    return fields


def percent_decoded(text: str) -> str:
    """The text with its ``%`` sequences decoded once; `NotationError` if they are not UTF-8."""
    if "%" not in text:
        return text
    from urllib.parse import unquote  # slow to import, and most links don't need it

    try:
        return unquote(text, errors="strict")
    except UnicodeDecodeError:
        raise NotationError(text, text.index("%"), "letters in UTF-8") from None


def _parts(text: str) -> list[str]:
    """The fields with their values, decoded except for names, which may contain ``&``."""
    names: list[str] = []
    # A record with a position contains brackets.
    ends = _ENDS if "[" in text else _ENDS + "]}"
    for _ in range(LAYERS):
        if ";" in text:
            from html import unescape

            text = unescape(text)
        text = text.strip().rstrip(ends)
        names += _NAMES.findall(text)
        text = percent_decoded(_NAMES.sub("", text))
    plain = text.translate(_MENDED).rstrip(ends + ENCODED_ENDS).lstrip("# ")
    return [*re.split("[&?]", plain), *names]


# Links to a moment


def moment_link(match: Match, names: Sequence[str] = ()) -> str:
    """The address fragment, without #, that opens this moment of this match anywhere.

    ``names`` are those of the seats, if the link should contain them.
    """
    kinds = "".join(LETTER_OF[seat.kind] for seat in match.seats)
    encoded = encoded_names(names) if names else ""
    more = (f"&n={encoded}" if encoded else "") + ("&d" if match.dynasty else "")
    return f"g={joined_records(match.games).replace(' ', '_')}&at={match.number}&k={kinds}{more}"


def match_from_link(link: str, seed: str) -> Match:
    """The match that a fragment opens; `NotationError` if the fragment is broken.

    ``seed`` is for the deals after the end of the record.
    """
    return match_of_fields(read_link(link, "g"), seed, link)


def match_of_fields(fields: Mapping[str, str], seed: str, link: str) -> Match:
    """The match in a link's fields.

    A `NotationError` gives the broken field's position in the link.
    """
    check_games(fields["g"])
    games = tuple(realmino.parse_games(fields["g"]))
    if len(games) > 1:
        _check_series(link, games)
    length = sum(game.number for game in games)
    at = fields.get("at", str(length))
    if not at.isdecimal() or len(at) > 6 or int(at) > length:
        raise NotationError(link, _place_of(link, "at"), f"a move from 0 to {length}")
    seats = _seats_of(link, fields.get("k"), fields.get("n", ""), games[-1].rules)
    return Match(seats, seed, games_at(games, int(at)), len(games) > 1 or "d" in fields)


def _check_series(link: str, games: tuple[Game, ...]) -> None:
    try:
        realmino.Dynasty(games)
    except ValueError as error:
        raise NotationError(link, _place_of(link, "g"), f"a Dynasty ({error})") from None


def _place_of(link: str, field: str) -> int:
    """The offset of a field's value; 0 if it isn't found because programs have changed the link."""
    offset = start = 0
    for part in link.split("&"):
        if part.partition("=")[0] == field:
            offset = min(start + len(field) + 1, len(link))
        start += len(part) + 1
    return offset


def _seats_of(link: str, letters: str | None, named: str, rules: Rules) -> tuple[Seat, ...]:
    count = rules.players
    if letters is None:
        letters = LETTER_OF[PERSON] * count
    if len(letters) != count or not {*letters} <= {*KIND_OF}:
        expected = f"one of {' '.join(KIND_OF)} for each of {count} seats"
        raise NotationError(link, _place_of(link, "k"), expected)
    try:
        names = names_in_link(named, count) if named else [""] * count
    except ValueError as error:
        raise NotationError(link, _place_of(link, "n"), str(error)) from None
    return tuple(
        Seat(colour, name, KIND_OF[letter])
        for colour, name, letter in zip(rules.colours, names, letters, strict=True)
    )


# Names in links

_ESCAPED: Final = re.compile(f"[^\\w \x80-\U0010ffff-]|[_{ENCODED_ENDS.strip()}]")

_TILDE: Final = re.compile("(?:~[0-9A-F]{2})+")
"""Runs of ``~2C``, as links write it instead of ``%2C``: programs may encode or decode ``%``, and
drop punctuation at the end of a link."""


def encoded_names(names: Iterable[str]) -> str:
    """Names joined by commas, in letters that no program changes; "" if all names are empty."""
    from urllib.parse import quote  # slow to import, and most links don't need it

    encoded = [quote(_ESCAPED.sub(_escape, clean(name)), safe="~") for name in names]
    return ",".join(encoded) if any(encoded) else ""


def names_in_link(text: str, players: int) -> list[str]:
    """The names in the field of a link; `ValueError` unless they fit this many players."""
    names = decoded_names(text)
    if len(names) > players or names != [*map(clean, names)]:
        raise ValueError(f"names of at most {LONGEST_NAME} characters for {players} players")
    return names + [""] * (players - len(names))


def decoded_names(text: str) -> list[str]:
    """The names in a field, unchecked; raises `NotationError` if they aren't valid UTF-8."""
    *first, last = map(_percent_decoded, text.replace("+", " ").split(","))
    return [_TILDE.sub(_unescape, name) for name in (*first, last.rstrip(ENCODED_ENDS))]


def _percent_decoded(name: str) -> str:
    for _ in range(LAYERS):
        name = percent_decoded(name)
    return name.translate(ADDED)


def _escape(found: re.Match[str]) -> str:
    return "".join(f"~{byte:02X}" for byte in found[0].encode())


def _unescape(found: re.Match[str]) -> str:
    return percent_decoded(found[0].replace("~", "%"))


def read_day(text: str, today: date, first: date = date.min) -> date | None:
    """The day in a link; None if it isn't a date, is before ``first``, or is in the future.

    Tomorrow is allowed, because it may already have begun where the link comes from.
    """
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return None
    return day if first <= day <= today + timedelta(days=1) else None
