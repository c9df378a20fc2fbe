"""The fragment of a link, as it was copied or as programs have changed it on its way.

``g=<record>&at=<moves>&k=<seats>&n=<names>&d`` is a moment of a game, ``p=<position>`` a score pad
(`pad.texts`), ``day=<date>`` the deal of a day. With ``analyse&`` in front, a game or a pad opens
on the analysis board.
"""

import re
from typing import Final, NamedTuple

from realmino import NotationError
from table.limits import check_length

FIELDS: Final = {
    "day": {"day"},
    "p": {"p", "p2", "p3", "g", "n", "c", "analyse"},
    "g": {"g", "at", "k", "n", "d", "analyse"},
}
"""The fields of each kind of link; the first kind whose own field is there."""

LAYERS: Final = 4
"""Times that programs may have percent-encoded a link, one after another."""

_FOREIGN: Final = re.compile(r"utm\w*|\w*clk?id|[gw]braid|igsh\w*|mc_\w+|mibextid|ref\w*|si|_\w+")
"""Fields that chats and trackers add to any address."""

_NAMES: Final = re.compile(r"(?:^|(?<=#)|[&?])(n=[^&?]*)", re.IGNORECASE)
_ENDS: Final = ".,;:!?)*_'&"
ENCODED_ENDS: Final = ' \xa0"`>”’“»›…。，、；：！？）」』'
ENDS: Final = _ENDS + ENCODED_ENDS
"""What may follow a link in a sentence or a chat; no link of ours ends so. A browser encodes the
second part, as it does a letter that ends a name."""

ADDED: Final = dict.fromkeys([0xAD, 0x200B, 0x2060, 0xFEFF]) | {0xA0: " "}
"""What mail programs put into long words, and between words."""
_MENDED: Final = {
    **ADDED,
    **dict.fromkeys([*map(ord, "\r\n\t\\"), *range(0x200C, 0x2010), *range(0x202A, 0x202F)]),
    **dict.fromkeys([*range(0x2010, 0x2016), 0x2212, 0xFF0D], "-"),
    ord("+"): " ",
}


class Link(NamedTuple):
    """A link that has been read: its kind (a key of `FIELDS`), its fields, and its whole text.

    A field without a value is "". Names, ``n``, are still encoded; `table.names` decodes them.
    """

    kind: str
    fields: dict[str, str]
    text: str

    def damaged(self, field: str, expected: str) -> NotationError:
        """The error of a field's value, in the whole text where that has the field as it is."""
        found = re.search(f"(?:^|&){field}=?", self.text)
        if found:
            return NotationError(self.text, found.end(), expected)
        return NotationError(self.fields.get(field, ""), 0, expected)


def read_link(text: str, *kinds: str) -> Link:
    """The link of a fragment; `NotationError` if it is damaged, or none of these kinds.

    Undoes what programs do to an address where the result can only be read in one way. Ignores
    trackers that they have added; any other unknown field is an error.
    """
    check_length(text, "a link")
    fields = _fields(text)
    kind = next((kind for kind in kinds or FIELDS if kind in fields), None)
    if kind is None:
        raise NotationError(text, 0, " or ".join(f"{kind}=" for kind in kinds or FIELDS))
    if not fields[kind]:
        raise NotationError(text, len(text), f"something after {kind}=")
    for field, value in fields.items():
        if field not in FIELDS[kind]:
            raise NotationError(field, 0, "a part of a link to this page")
        if value and field in ("d", "analyse"):
            raise NotationError(value, 0, f"nothing after {field}")
        if ";" in value:
            raise NotationError(value, value.index(";"), "a link without ;")
    return Link(kind, fields, text)


def percent_decoded(text: str) -> str:
    """The text with its ``%`` sequences decoded once; `NotationError` if they are not UTF-8."""
    if "%" not in text:
        return text
    from urllib.parse import unquote  # takes long to import, and most links do without

    try:
        return unquote(text, errors="strict")
    except UnicodeDecodeError:
        raise NotationError(text, text.index("%"), "letters in UTF-8") from None


def _fields(text: str) -> dict[str, str]:
    plain, names = _decoded(text)
    fields: dict[str, str] = {}
    for part in [*re.split("[&?]", plain), *names]:
        field, _, value = part.partition("=")
        field, value = field.strip().lower(), value.strip()
        if not field or _FOREIGN.fullmatch(field):
            continue
        if fields.setdefault(field, value) != value:
            raise NotationError(part, 0, f"{field} once")
    return fields


def _decoded(text: str) -> tuple[str, list[str]]:
    """The text without its names, and these: they may have the letters that part fields."""
    names: list[str] = []
    for _ in range(LAYERS):
        before = text
        if ";" in text:
            from html import unescape

            text = unescape(text)
        text = text.strip().rstrip(_ENDS + _brackets(text))
        names += _NAMES.findall(text)
        text = percent_decoded(_NAMES.sub("", text))
        if text == before:
            break
    return text.translate(_MENDED).rstrip(ENDS + _brackets(text)).lstrip("# "), names


def _brackets(text: str) -> str:
    """Those that may follow a link, in which a record with a position has some itself."""
    return "" if "[" in text else "]}"
