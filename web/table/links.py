"""The fragment of a link, as it was copied or as programs have changed it on its way.

``g=<record>&at=<moves>&k=<seats>&n=<names>&d`` is a moment of a game, ``p=<position>`` a score pad
(`kingdoms.texts`), ``day=<date>`` the deal of a day. With ``analyse&`` in front, a game or a pad
opens on the analysis board.
"""

import re
from typing import Final

from realmino import NotationError
from table.limits import check_length

FIELDS: Final = {
    "day": ("day",),
    "p": ("p", "p2", "p3", "g", "n", "c", "analyse"),
    "g": ("g", "at", "k", "n", "d", "analyse"),
}
"""The fields of each kind of link. A link is of the first kind whose own field it has."""

LAYERS: Final = 4
"""How many times in a row programs may have percent-encoded a link."""

_FOREIGN: Final = re.compile("(utm|ref|igsh|mc_|_).*|.*clk?id|si")
"""Fields that chats and trackers add to any address."""

_NAMES: Final = re.compile("(?:^|(?<=#)|[&?])(n=[^&?]*)", re.IGNORECASE)
_ENDS: Final = ".,;:!?)*_'&"
ENCODED_ENDS: Final = ' \xa0"`>”’“»›…。，、；：！？）」』'
"""What may follow a link in a sentence or a chat, and says nothing where a link of ours ends so. A
browser encodes the second part, as it does a letter that ends a name."""

ADDED: Final = dict.fromkeys(b"\xad") | dict.fromkeys([0x200B, 0x2060, 0xFEFF]) | {0xA0: " "}
"""What mail programs put into long words, and between words."""
_MENDED: Final = {
    **ADDED,
    **dict.fromkeys([*b"\r\n\t\\", *range(0x200C, 0x2010), *range(0x202A, 0x202F)]),
    **dict.fromkeys([*range(0x2010, 0x2016), 0x2212, 0xFF0D], "-"),
    ord("+"): " ",
}


def read_link(text: str, *kinds: str) -> dict[str, str]:
    """The fields of a link; `NotationError` if it is damaged, or none of these kinds.

    A field without a value is "". Names, ``n``, are still encoded; `table.names` decodes them.
    Undoes what programs do to an address if the result can be read in only one way. Ignores
    the trackers they have added; any other unknown field is an error.
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
    from urllib.parse import unquote  # slow to import, and most links do without

    try:
        return unquote(text, errors="strict")
    except UnicodeDecodeError:
        raise NotationError(text, text.index("%"), "letters in UTF-8") from None


def _parts(text: str) -> list[str]:
    """The fields with their values, decoded but for names: these may have ``&`` in them."""
    names: list[str] = []
    # A record with a position has brackets itself.
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
