"""A board that another page embeds: what that page asks for."""

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from realmino import Game, Illegal, NotationError, PartialPosition
from realmino.game.partial_state import MODES, partial_state, tried_state
from realmino.pieces.variants import SEATS
from realmino.view import View, view
from table.match import PERSON, Match, Seat, games_at, match_of_fields


class EmbeddedBoard(NamedTuple):
    """What is to be shown: a mode, and the moment of a match that it begins with.

    ``whole`` has all moves of its record. ``solution`` is the token of the best choice, of a puzzle
    only. ``drawn`` are the letters of the kingdoms of a drawing, which no game need have.
    """

    mode: str
    match: Match
    whole: Match
    solution: str | None = None
    drawn: tuple[str, ...] = ()

    @property
    def length(self) -> int:
        """The moves of the whole record."""
        return self.whole.number

    def at(self, number: int) -> Match:
        """The match after so many moves of the record, counted through all its games."""
        return replace(self.whole, games=games_at(self.whole.games, number))

    def is_tried(self, match: Match) -> bool:
        """Whether the turn that is to be tried is over."""
        return self.mode == "try" and match.game.state.to_act != self.match.game.state.to_act

    def scored(self) -> View:
        """The view whose sheets are shown; of a drawing only those kingdoms that it has."""
        shown = view(self.match.game, None, self.match.series)
        kingdoms = tuple(realm for realm in shown.kingdoms if realm.kingdom in self.drawn)
        if not self.drawn or len(kingdoms) == len(shown.kingdoms):
            return shown
        return replace(shown, kingdoms=kingdoms, outcome=None)


def board_of(asked: Mapping[str, str], seed: str) -> EmbeddedBoard:
    """The board that these values ask for; an empty value is as good as none.

    ``record`` is a record, or the moves from a ``position`` on; ``at`` the move to begin at, which
    is the last one unless it is said, and in a puzzle from a position the first; ``mode`` one of
    `MODES`; ``seats`` a letter for whoever plays each seat, as in links; ``solution`` the token of
    a puzzle's best choice, if it is not the next one of the record. ``seed`` deals on where the
    record ends. To be scored or tried, a position may be partial (`partial_state`). Raises
    `ValueError`, of which `NotationError` is one, in one sentence.
    """
    given = {name: text.strip() for name, text in asked.items() if text.strip()}
    mode = given.get("mode", MODES[0])
    if mode not in MODES:
        raise ValueError(f"mode is one of {', '.join(MODES)}, not “{mode[:20]}”")
    if mode == "try" or (mode == "score" and {"position", "record"} & {*given} == {"position"}):
        return _drawn(mode, PartialPosition.parse(given.get("position", "")), seed)
    position = f"[{given['position']}] " if "position" in given else ""
    fields = {"g": position + given.get("record", "")}
    if "seats" in given:
        fields["k"] = given["seats"]
    whole = match_of_fields(fields, seed, "&".join(map("=".join, fields.items())))
    board = EmbeddedBoard(mode, whole, whole)
    at = given.get("at", "0" if mode == "puzzle" and position else str(board.length))
    if not at.isdecimal() or len(at) > 6 or int(at) > board.length:
        raise ValueError(f"at is a move from 0 to {board.length}, not “{at[:20]}”")
    match = board.at(int(at))
    if mode == "play":
        match = _begun(match).dealt()
    if mode == "puzzle":
        solution = _solution(match, given.get("solution"))
        return EmbeddedBoard(mode, _begun(match), whole, solution)
    return EmbeddedBoard(mode, match, whole)


def tokens_of(match: Match) -> list[str]:
    """The tokens of these moves."""
    return [str(move) for game in match.games for move in game.moves]


def _drawn(mode: str, position: PartialPosition, seed: str) -> EmbeddedBoard:
    """The board of a drawing, at which people sit."""
    state = tried_state(position) if mode == "try" else partial_state(position)
    seats = tuple(Seat(colour, "", PERSON) for colour in state.rules.colours)
    match = Match(seats, seed, (Game.from_state(state),))
    drawn = tuple(SEATS[number] for number in sorted(position.kingdoms))
    return EmbeddedBoard(mode, match, match, None, drawn)


def _begun(match: Match) -> Match:
    """The match without the moves that came after its moment."""
    return match.with_game(replace(match.game, undone=()))


def _solution(match: Match, token: str | None) -> str:
    game = match.game
    if game.state.to_act is None:
        raise ValueError("a puzzle begins where somebody has a choice")
    best = token or (str(game.undone[0]) if game.undone else None)
    if best is None:
        raise ValueError("a puzzle needs a solution, or a record that goes on")
    try:
        return str(game.play(best).moves[-1])
    except (Illegal, NotationError) as error:
        raise ValueError(f"the solution {best[:20]} cannot be played ({error})") from None
