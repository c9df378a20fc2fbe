"""The changing parts of the analysis board as HTML: round, dominoes, builders' board."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from analysis.board import DRAGON, LINE, NEXT, AnalysisBoard
from analysis.words import domino as domino_words
from analysis.words import phase as phase_words
from browser.markup import Markup, joined, markup
from browser.messages import say
from kingdoms.words import building_choice, player, square_name
from realmino.pieces.buildings import BUILDINGS
from realmino.pieces.dominoes import DOMINOES, Dominoes, Half
from realmino.pieces.grid import Square
from table.wording import sheets
from table.wording.words import building_name

Face = Callable[[Half], str]
"""Returns the address of a half's picture."""

Picture = Callable[[str], str]
"""Returns the address of a building's picture, by its key."""


def game(board: AnalysisBoard, games: Iterable[tuple[str, str]]) -> Markup:
    """The options of the game select; ``games`` are codes and names."""
    return _choices(games, board.rules.size)


def round(board: AnalysisBoard) -> Markup:
    """The selects for the round, the phase and the last domino's place."""
    rounds = [("", say("analysis-round-by-land", round=board.round))]
    rounds = [] if board.order else rounds
    rounds.append(("0", say("analysis-round-first")))
    rounds += [(str(number), str(number)) for number in range(1, board.rules.rounds + 1)]
    chosen = "" if board.given_round is None else str(board.given_round)
    phases = [(phase.value, phase_words(board, phase)) for phase in board.phases]
    return markup(
        "<label>{}{}</label><label>{}{}</label>{}",
        say("analysis-round-which"),
        _select("data-field=round", rounds, chosen),
        say("analysis-phase"),
        _select("data-field=phase", phases, board.phase.value),
        _last_places(board),
    )


def _last_places(board: AnalysisBoard) -> Markup:
    """A select for where the last domino was placed; empty unless it may be taxed."""
    if not board.possible_placings:
        return Markup()
    seat = board.seat
    assert seat is not None
    kingdom = board.pad.kingdoms[board.rules.kingdom_of(seat)]
    choices = []
    for place in board.possible_placings:
        names = [square_name(kingdom.spot_at(Square(number))) for number in place]
        choices.append((_places_key(place), say("analysis-laid-on", squares=names)))
    choices.append(("", say("analysis-laid-nowhere")))
    chosen = _places_key(board.just_placed)
    return markup(
        "<label>{}{}</label>", say("analysis-laid"), _select("data-field=laid", choices, chosen)
    )


def _places_key(squares: Iterable[int]) -> str:
    return "-".join(map(str, squares))


def lines(board: AnalysisBoard, face: Face) -> Markup:
    """The dominoes still to be placed and those to choose from, with their kings."""
    if board.order:
        names = [player(board.pad, seat) for seat in board.order]
        first = markup('<p class="help">{}</p>', say("analysis-order", names=names))
    else:
        first = _row(board, LINE, board.line, face)
    is_last = board.round >= board.rules.rounds
    return joined((first, _row(board, NEXT, () if is_last else board.next, face)))


def _row(board: AnalysisBoard, row: str, line: Dominoes, face: Face) -> Markup:
    """A line of dominoes with its title."""
    buttons = ""
    if row == LINE:
        can_pass = len(line) > 1
        can_take = len(line) < len(board.rules.all_kings)
        acts = _button("taken-back", can_take), _button("passed", can_pass)
        buttons = markup('<div class="turns">{}</div>', acts)
    items = joined(_entry(board, row, index, face) for index, _ in enumerate(line))
    inside = (
        markup("<ol>{}</ol>", items) if line else markup("<p>{}</p>", say(f"analysis-{row}-none"))
    )
    return markup(
        '<section data-row="{}"><h4>{}</h4><p class="help">{}</p>{}{}</section>',
        row,
        say(f"analysis-{row}"),
        say(f"analysis-{row}-help"),
        inside,
        buttons,
    )


def _button(act: str, works: bool) -> Markup:
    disabled = "" if works else " disabled"
    return markup(
        '<button type="button" data-turn="{}"{}>{}</button>', act, disabled, say(f"analysis-{act}")
    )


def _entry(board: AnalysisBoard, row: str, place: int, face: Face) -> Markup:
    """A domino in a line: a button with its picture, and the choice of its king."""
    entry = (board.line if row == LINE else board.next)[place]
    number = DOMINOES[entry.domino].printed
    change = say("analysis-domino-change", domino=domino_words(entry.domino))
    kings = [] if row == LINE and entry.king is not None else [("", say("analysis-king-nobody"))]
    kings += [(str(seat), player(board.pad, seat)) for seat in board.rules.seats]
    chosen = "" if entry.king is None else str(entry.king)
    emblem = "" if entry.king is None else sheets.emblem(board.pad.colours[entry.king])
    label = say("analysis-king", number=number)
    about = markup('data-king="{}" aria-label="{}"', place, label)
    return markup(
        '<li><button type="button" class="face" data-place="{}" aria-label="{}">{}</button>{}</li>',
        place,
        change,
        faces(entry.domino, face),
        _select(about, kings, chosen, emblem),
    )


def faces(id: int, face: Face) -> Markup:
    """The pictures of a domino's halves, and its number."""
    there = DOMINOES[id]
    pictures = joined(
        markup('<img src="{}" alt="">', face(half)) for half in (there.first, there.second)
    )
    return markup('{}<b aria-hidden="true">{}</b>', pictures, there.printed)


def dominoes(board: AnalysisBoard, row: str, place: int, face: Face) -> Markup:
    """A row's box of dominoes as buttons; those in the lines are disabled."""
    used = {entry.domino for entry in (*board.line, *board.next)}
    items = []
    for id in board.choices(row):
        text = domino_words(id)
        if id in used:
            text = say("analysis-in-line", domino=text)
        disabled = " disabled" if id in used else ""
        items.append(
            markup(
                '<li><button type="button" class="face" data-domino="{}"{}'
                ' aria-label="{}">{}</button></li>',
                id,
                disabled,
                text,
                faces(id, face),
            )
        )
    return joined(items)


def spots(board: AnalysisBoard, picture: Picture) -> Markup:
    """The builders' board from cheap to expensive, with a button for each spot."""
    rows = []
    for spot, tile in enumerate(board.tiles or ()):
        if board.dragon == spot:
            shown, text = sheets.court_icon("dragon"), say("analysis-spot-dragon")
        elif tile:
            shown, text = _tile(BUILDINGS[tile - 1].key, picture)
        else:
            shown, text = Markup(), say("analysis-spot-empty")
        rows.append(
            markup(
                '<li><button type="button" data-price="{}"><span class="visually-hidden">'
                '{}</span><span class="tile">{}</span>'
                '<b aria-hidden="true">{}{}</b>'
                "<span>{}</span></button></li>",
                spot,
                say("analysis-spot", price=spot),
                shown,
                sheets.court_icon("coin"),
                spot,
                text,
            )
        )
    return joined(rows)


def burnt_buildings(board: AnalysisBoard, picture: Picture) -> Markup:
    """The burnt buildings: a button for each, and one to add another."""
    rows = []
    for tile in BUILDINGS:
        if board.burnt_mask >> tile.id & 1:
            shown, text = _tile(tile.key, picture)
            rows.append(
                markup(
                    '<li><button type="button" data-burnt="{}"><span class="tile">{}'
                    "</span><span>{}</span></button></li>",
                    tile.id,
                    shown,
                    text,
                )
            )
    more = markup(
        '<li><button type="button" data-burnt="0">{}</button></li>', say("analysis-burnt-more")
    )
    return joined([*rows, more])


def _tile(key: str, picture: Picture) -> tuple[Markup, str]:
    """A building's picture and its name."""
    return markup('<img src="{}" alt="">', picture(key)), building_name(key)


def things(board: AnalysisBoard, is_burnt: bool, picture: Picture) -> Markup:
    """Buttons for a spot's possible contents, or for buildings that may be burnt."""
    none = ("", say("analysis-burnt-not" if is_burnt else "analysis-spot-empty"), "")
    others = (
        [none]
        if is_burnt
        else [none, (DRAGON, say("analysis-spot-dragon"), sheets.court_icon("dragon"))]
    )
    free = {BUILDINGS[id - 1].key for id in board.draw_pile}
    rows = [*others]
    for key, tile in {tile.key: tile for tile in BUILDINGS}.items():
        if key in free or not is_burnt:
            rows.append((key, building_choice(tile), markup('<img src="{}" alt="">', picture(key))))
    return joined(
        markup(
            '<li><button type="button" data-thing="{}"><span class="tile">{}</span>'
            "<span>{}</span></button></li>",
            key,
            shown,
            text,
        )
        for key, text, shown in rows
    )


def _select(
    attributes: str, choices: Iterable[tuple[str, str]], chosen: str, before: str = ""
) -> Markup:
    """A select whose text may wrap: the transparent select covers the text."""
    choices = [*choices]
    text = next((text for value, text in choices if value == chosen), "")
    return markup(
        '<span class="choice">{}<span aria-hidden="true">{}</span><select {}>{}</select></span>',
        before,
        text,
        attributes,
        _choices(choices, chosen),
    )


def _choices(choices: Iterable[tuple[str, str]], chosen: str) -> Markup:
    """A select's options."""
    return joined(
        markup(
            '<option value="{}"{}>{}</option>', value, " selected" if value == chosen else "", text
        )
        for value, text in choices
    )
