"""What the set-up form says, as a match."""

import secrets
from typing import Any

from js import FormData, document

from table import words
from table.match import COLOURS, KINDS, PERSON, Match, Seat

OPTIONS = {"duel": "d", "harmony": "h", "middle": "m", "teams": "t"}


def match_of_form() -> tuple[Match, bool]:
    """A new match as the form asks for it, and whether to pause between people.

    Raises `NotationError` for a mix that the rules do not know.
    """
    form = FormData.new(document.getElementById("setup-form"))
    seats = tuple(
        Seat(colour, _name(form, i, colour), str(form.get(f"kind{i}")))
        for i, colour in enumerate(COLOURS)
        if form.get(f"kind{i}") in KINDS
    )
    options = "".join(letter for name, letter in OPTIONS.items() if form.has(name))
    seed = str(form.get("seed") or "").strip() or new_seed()
    game = str(form.get("game"))
    return Match.begin(seats, options, seed, form.has("dynasty"), game), form.has("handover")


def _name(form: Any, place: int, colour: str) -> str:
    typed = form.get(f"name{place}") if form.has(f"name{place}") else ""
    kind = str(form.get(f"kind{place}"))
    unnamed = words.colour(colour) if kind == PERSON else words.bot(colour, kind)
    return str(typed or "").strip() or unnamed


def colour_names() -> tuple[str, ...]:
    """The names of seats that nobody has named."""
    return tuple(words.colour(colour) for colour in COLOURS)


def new_seed() -> str:
    """A seed that nobody can foresee, short enough to be told to a friend."""
    return str(secrets.randbelow(10**8))
