"""The parts of the analysis board as HTML: the round, the dominoes, the builders' board."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape

from analysis.board import DRAGON, LINE, NEXT, AnalysisBoard
from analysis.words import domino as domino_words
from analysis.words import phase as phase_words
from analysis.words import say
from pad.words import choice_of, player, square_name
from realmino.model.buildings import BUILDINGS
from realmino.model.dominoes import DOMINOES, Half
from realmino.model.grid import Square
from realmino.model.line import Dominoes
from table import sheets
from table.words import building_name

Face = Callable[[Half], str]
"""The address of the picture of a half."""

Picture = Callable[[str], str]
"""The address of the picture of a building, by its key."""


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
        f"{_select('data-field=round', rounds, chosen)}</label>"
        f"<label>{escape(say('phase'))}"
        f"{_select('data-field=phase', phases, board.phase.value)}</label>{_laid(board)}"
    )


def _laid(board: AnalysisBoard) -> str:
    """Where the domino just placed may lie, if knights may collect tax there now."""
    if not board.places:
        return ""
    seat = board.seat
    assert seat is not None
    kingdom = board.pad.kingdoms[board.rules.kingdom_of(seat)]
    choices = []
    for place in board.places:
        names = [square_name(kingdom.spot_of(Square(number))) for number in place]
        choices.append((_joined(place), say("laid-on", squares=names)))
    choices.append(("", say("laid-nowhere")))
    chosen = _joined(board.just_placed)
    return f"<label>{escape(say('laid'))}{_select('data-field=laid', choices, chosen)}</label>"


def _joined(squares: Iterable[int]) -> str:
    return "-".join(map(str, squares))


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
    change = escape(say("domino-change", domino=domino_words(entry.domino)))
    kings = [] if row == LINE and entry.king is not None else [("", say("king-nobody"))]
    kings += [(str(seat), player(board.pad, seat)) for seat in board.rules.seats]
    chosen = "" if entry.king is None else str(entry.king)
    emblem = "" if entry.king is None else sheets.emblem(board.pad.colours[entry.king])
    label = escape(say("king", number=number))
    return (
        f'<li><button type="button" class="face" data-place="{place}" aria-label="{change}">'
        f"{faces(entry.domino, face)}</button>"
        + _select(f'data-king="{place}" aria-label="{label}"', kings, chosen, emblem)
        + "</li>"
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


def spots(board: AnalysisBoard, picture: Picture) -> str:
    """The builders' board, cheap to dear: a button for each spot."""
    rows = []
    for spot, tile in enumerate(board.tiles or ()):
        if board.dragon == spot:
            shown, text = sheets.sign("dragon"), say("spot-dragon")
        elif tile:
            shown, text = _tile(BUILDINGS[tile - 1].key, picture)
        else:
            shown, text = "", say("spot-empty")
        rows.append(
            f'<li><button type="button" data-price="{spot}"><span class="visually-hidden">'
            f'{escape(say("spot", price=spot))}</span><span class="tile">{shown}</span>'
            f'<b aria-hidden="true">{sheets.sign("coin")}{spot}</b>'
            f"<span>{escape(text)}</span></button></li>"
        )
    return "".join(rows)


def burnt(board: AnalysisBoard, picture: Picture) -> str:
    """The burnt buildings: a button for each, and one to add another."""
    rows = []
    for tile in BUILDINGS:
        if board.lost >> tile.id & 1:
            shown, text = _tile(tile.key, picture)
            rows.append(
                f'<li><button type="button" data-burnt="{tile.id}"><span class="tile">{shown}'
                f"</span><span>{escape(text)}</span></button></li>"
            )
    more = f'<li><button type="button" data-burnt="0">{escape(say("burnt-more"))}</button></li>'
    return "".join([*rows, more])


def _tile(key: str, picture: Picture) -> tuple[str, str]:
    """A building's picture and its name."""
    return f'<img src="{picture(key)}" alt="">', building_name(key)


def things(board: AnalysisBoard, is_burnt: bool, picture: Picture) -> str:
    """What may lie on a spot, or be burnt, as buttons: nothing, the Dragon, a building."""
    none = ("", say("burnt-not" if is_burnt else "spot-empty"), "")
    others = [none] if is_burnt else [none, (DRAGON, say("spot-dragon"), sheets.sign("dragon"))]
    free = {BUILDINGS[id - 1].key for id in board.unseen}
    rows = [*others]
    for key, tile in {tile.key: tile for tile in BUILDINGS}.items():
        if key in free or not is_burnt:
            rows.append((key, choice_of(tile), f'<img src="{picture(key)}" alt="">'))
    return "".join(
        f'<li><button type="button" data-thing="{key}"><span class="tile">{shown}</span>'
        f"<span>{escape(text)}</span></button></li>"
        for key, text, shown in rows
    )


def _select(
    attributes: str, choices: Iterable[tuple[str, str]], chosen: str, before: str = ""
) -> str:
    """A select whose words take several lines where they need them: it lies unseen above them."""
    choices = [*choices]
    text = next((text for value, text in choices if value == chosen), "")
    return (
        f'<span class="choice">{before}<span aria-hidden="true">{escape(text)}</span>'
        f"<select {attributes}>{_choices(choices, chosen)}</select></span>"
    )


def _choices(choices: Iterable[tuple[str, str]], chosen: str) -> str:
    """The options of a select."""
    return "".join(
        f'<option value="{value}"{" selected" if value == chosen else ""}>{escape(text)}</option>'
        for value, text in choices
    )
