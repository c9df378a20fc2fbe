"""The parts of the analysis board as HTML: the round, the dominoes, the builders' board."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape

from analysis.board import DRAGON, LINE, NEXT, AnalysisBoard
from analysis.words import domino as domino_words
from analysis.words import phase as phase_words
from analysis.words import say
from pad.words import player
from realmino.model.buildings import BUILDINGS
from realmino.model.dominoes import DOMINOES, Half
from realmino.model.line import Dominoes
from realmino.text.messages import Name
from table import sheets

Face = Callable[[Half], str]
"""The address of the picture of a half."""


def game(board: AnalysisBoard, games: Iterable[tuple[str, str]]) -> str:
    """The games to choose from: the code of each, and its words."""
    return _choices(games, board.rules.size)


def round(board: AnalysisBoard) -> str:
    """The rounds to choose from, and what comes in them now."""
    rounds = [("", say("round-by-land", round=board.round))]
    rounds = [] if board.order else rounds
    rounds.append(("0", say("round-first")))
    rounds += [(str(number), str(number)) for number in range(1, board.rules.rounds + 1)]
    chosen = "" if board.given_round is None else str(board.given_round)
    phases = [(phase.value, phase_words(board, phase)) for phase in board.phases]
    return (
        f"<label>{escape(say('round-which'))}"
        f'<select data-field="round">{_choices(rounds, chosen)}</select></label>'
        f"<label>{escape(say('phase'))}"
        f'<select data-field="phase">{_choices(phases, board.phase.value)}</select></label>'
    )


def lines(board: AnalysisBoard, face: Face) -> str:
    """The dominoes still to be placed, and those to choose from, with their kings."""
    text = ""
    if board.order:
        names = [player(board.pad, seat) for seat in board.order]
        text += f'<p class="help">{escape(say("order", names=names))}</p>'
    else:
        text += _row(board, LINE, board.line, face)
    is_last = board.round >= board.rules.rounds
    return text + _row(board, NEXT, () if is_last else board.next, face)


def _row(board: AnalysisBoard, row: str, line: Dominoes, face: Face) -> str:
    """A line of dominoes with its title."""
    buttons = ""
    if row == LINE:
        can_pass = len(line) > 1
        can_take = len(line) < len(board.rules.all_kings)
        buttons = (
            '<div class="turns">'
            + _button("taken-back", can_take)
            + _button("passed", can_pass)
            + "</div>"
        )
    items = "".join(_entry(board, row, place, face) for place, _ in enumerate(line))
    inside = f"<ol>{items}</ol>" if line else f"<p>{escape(say(f'{row}-none'))}</p>"
    return (
        f'<section data-row="{row}"><h4>{escape(say(row))}</h4>'
        f'<p class="help">{escape(say(f"{row}-help"))}</p>{inside}{buttons}</section>'
    )


def _button(act: str, works: bool) -> str:
    disabled = "" if works else " disabled"
    return f'<button type="button" data-turn="{act}"{disabled}>{escape(say(act))}</button>'


def _entry(board: AnalysisBoard, row: str, place: int, face: Face) -> str:
    """A domino of a line: a button with its picture, and whose king stands on it."""
    entry = (board.line if row == LINE else board.next)[place]
    number = DOMINOES[entry.domino].printed
    label = escape(say("domino-change", domino=domino_words(entry.domino)))
    kings = [] if row == LINE and entry.king is not None else [("", say("king-nobody"))]
    kings += [(str(seat), player(board.pad, seat)) for seat in board.rules.seats]
    chosen = "" if entry.king is None else str(entry.king)
    emblem = "" if entry.king is None else sheets.emblem(board.pad.colours[entry.king])
    return (
        f'<li><button type="button" class="face" data-place="{place}" aria-label="{label}">'
        f"{faces(entry.domino, face)}</button>"
        f'<span class="king">{emblem}<select data-king="{place}"'
        f' aria-label="{escape(say("king", number=number))}">{_choices(kings, chosen)}</select>'
        "</span></li>"
    )


def faces(id: int, face: Face) -> str:
    """The pictures of a domino's halves, and its number."""
    there = DOMINOES[id]
    pictures = "".join(f'<img src="{face(half)}" alt="">' for half in (there.first, there.second))
    return f'{pictures}<b aria-hidden="true">{there.printed}</b>'


def dominoes(board: AnalysisBoard, row: str, place: int, face: Face) -> str:
    """The dominoes that may lie at a place of a row, as buttons; those in the lines cannot."""
    lies = {entry.domino for entry in (*board.line, *board.next)}
    items = []
    for id in board.choices(row):
        text = domino_words(id)
        if id in lies:
            text = say("in-line", domino=text)
        disabled = " disabled" if id in lies else ""
        items.append(
            f'<li><button type="button" class="face" data-domino="{id}"{disabled}'
            f' aria-label="{escape(text)}">{faces(id, face)}</button></li>'
        )
    return "".join(items)


def spots(board: AnalysisBoard, picture: Callable[[str], str]) -> str:
    """The builders' board, cheap to dear; ``picture`` is the address of a building's picture."""
    kinds = [(key, Name(f"building-{key}")) for key in dict.fromkeys(t.key for t in BUILDINGS)]
    rows = []
    for spot, tile in enumerate(board.tiles or ()):
        choices = [("", say("spot-empty")), (DRAGON, say("spot-dragon"))]
        choices += [(key, say("spot-building", building=name)) for key, name in kinds]
        key = BUILDINGS[tile - 1].key if tile else ""
        chosen = DRAGON if board.dragon == spot else key
        shown = f'<img src="{picture(key)}" alt="">' if key else ""
        if chosen == DRAGON:
            shown = sheets.sign("dragon")
        label = escape(say("spot", price=spot))
        rows.append(
            f'<li><span class="tile">{shown}</span><b aria-hidden="true">{spot}</b>'
            f'<select data-spot="{spot}" aria-label="{label}">{_choices(choices, chosen)}</select>'
            "</li>"
        )
    return "".join(rows)


def _choices(choices: Iterable[tuple[str, str]], chosen: str) -> str:
    """The options of a select."""
    return "".join(
        f'<option value="{value}"{" selected" if value == chosen else ""}>{escape(text)}</option>'
        for value, text in choices
    )
