"""What the set-up form says, as a match."""

from typing import Any

from js import FormData, document

from realmino.pieces.variants import COLOURS, OPTIONS
from table.match import KINDS, Match, Seat
from table.seeds import new_seed
from table.words import typed


def match_of_form() -> tuple[Match, bool]:
    """A new match as the form asks for it, and whether to pause between people.

    Raises `NotationError` for a mix that the rules do not know.
    """
    form = FormData.new(document.getElementById("setup-form"))
    seats = tuple(
        Seat(colour, _name(form, i), str(form.get(f"kind{i}")))
        for i, colour in enumerate(COLOURS)
        if form.get(f"kind{i}") in KINDS
    )
    options = "".join(letter for letter, name in OPTIONS.items() if form.has(name))
    seed = str(form.get("seed") or "").strip() or new_seed()
    game = str(form.get("game"))
    return Match.begin(seats, options, seed, form.has("dynasty"), game), form.has("handover")


def _name(form: Any, place: int) -> str:
    text = form.get(f"name{place}") if form.has(f"name{place}") else ""
    return typed(str(text or ""))
