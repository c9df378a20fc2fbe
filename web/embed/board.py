"""The board that another page requests through attributes."""

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from realmino import Game, Illegal, NotationError, PartialPosition
from realmino.game.partial_state import MODES, partial_state, tried_state
from realmino.pieces.variants import SEATS
from realmino.text.language import language
from realmino.text.languages import ENGLISH
from realmino.view import View, view
from table.model.links import match_of_fields
from table.model.match import PERSON, Match, Seat, games_at


class EmbeddedBoard(NamedTuple):
    """A board on another page."""

    mode: str
    """One of `MODES`."""
    match: Match
    """The moment that is shown first."""
    full_match: Match
    """The match with all moves of the record."""
    solution: str | None = None
    """In a puzzle, the token of the best choice."""
    equals: tuple[str, ...] = ()
    """The tokens of equally good choices."""
    partial: tuple[str, ...] = ()
    """The letters of a partial position's kingdoms, which may be impossible in a game."""

    @property
    def length(self) -> int:
        """The number of moves in the whole record."""
        return self.full_match.number

    def at(self, number: int) -> Match:
        """The match after this many moves in all of the record's games."""
        return replace(self.full_match, games=games_at(self.full_match.games, number))

    def is_turn_finished(self, match: Match) -> bool:
        """Whether a reader has finished the turn on a board to try."""
        return self.mode == "try" and match.game.state.to_act != self.match.game.state.to_act

    def score_view(self) -> View:
        """The view for score sheets, with only a partial position's kingdoms."""
        shown = view(self.match.game, None, self.match.series)
        kingdoms = tuple(realm for realm in shown.kingdoms if realm.kingdom in self.partial)
        if not self.partial or len(kingdoms) == len(shown.kingdoms):
            return shown
        return replace(shown, kingdoms=kingdoms, outcome=None)


def parse_board(attributes: Mapping[str, str], seed: str) -> EmbeddedBoard:
    """The board for a page's attributes; an empty value counts as missing.

    - ``record``: a record, or the moves that follow a ``position``
    - ``at``: the move to start at; by default the last, or the first for a puzzle with a position.
      If the record has fewer moves, it is shown at its end
    - ``mode``: one of `MODES`
    - ``seats``: a letter for the player of each seat, as in links
    - ``solution``: the token of a puzzle's best choice; by default the record's next move. Tokens
      of equally good choices may follow

    ``seed`` determines the deals after the record's end. Boards to score or try may have a partial
    position (`partial_state`). Raises `ValueError` (or its subclass `NotationError`) with one
    sentence.
    """
    given = {name: text.strip() for name, text in attributes.items() if text.strip()}
    mode = given.get("mode", MODES[0])
    if mode not in MODES:
        raise ValueError(f"mode is one of {', '.join(MODES)}, not “{mode[:20]}”")
    if mode == "try" or (mode == "score" and {"position", "record"} & {*given} == {"position"}):
        return _partial_board(mode, PartialPosition.parse(given.get("position", "")), seed)
    position = f"[{given['position']}] " if "position" in given else ""
    fields = {"g": position + given.get("record", "")}
    if "seats" in given:
        fields["k"] = given["seats"]
    full_match = match_of_fields(fields, seed, "&".join(map("=".join, fields.items())))
    board = EmbeddedBoard(mode, full_match, full_match)
    at = given.get("at", "0" if mode == "puzzle" and position else str(board.length))
    if not at.isdecimal():
        raise ValueError(f"at is a number of moves, not “{at[:20]}”")
    match = board.at(min(int(at[:7]), board.length))
    if mode == "play":
        match = _until_moment(match).with_deals()
    if mode == "puzzle":
        best, *equals = _solutions(match, given.get("solution", "").split())
        return EmbeddedBoard(mode, _until_moment(match), full_match, best, tuple(equals))
    return EmbeddedBoard(mode, match, full_match)


def refusal(sentence: str, reason: str) -> str:
    """The text on a board that can't be shown: a sentence in the page's language, and the reason.

    Reasons are for the embedding page's author and exist only in English, so other languages omit
    them.
    """
    return f"{sentence.removesuffix('.')}: {reason}." if language() == ENGLISH else sentence


def match_tokens(match: Match) -> list[str]:
    """The tokens of all moves in a match."""
    return [str(move) for game in match.games for move in game.moves]


def _partial_board(mode: str, position: PartialPosition, seed: str) -> EmbeddedBoard:
    """The board for a partial position, with people in all seats."""
    state = tried_state(position) if mode == "try" else partial_state(position)
    seats = tuple(Seat(colour, "", PERSON) for colour in state.rules.colours)
    match = Match(seats, seed, (Game.from_state(state),))
    kingdoms = tuple(SEATS[number] for number in sorted(position.kingdoms))
    return EmbeddedBoard(mode, match, match, partial=kingdoms)


def _until_moment(match: Match) -> Match:
    """The match without the moves after its moment."""
    return match.with_game(replace(match.game, undone=()))


def _solutions(match: Match, tokens: list[str]) -> list[str]:
    game = match.game
    if game.state.to_act is None:
        raise ValueError("a puzzle must begin where a player has a choice")
    best = tokens or list(map(str, game.undone[:1]))
    if not best:
        raise ValueError("a puzzle needs a solution, or a record that continues")
    return [_solution(game, token) for token in best]


def _solution(game: Game, token: str) -> str:
    try:
        return str(game.play(token).moves[-1])
    except (Illegal, NotationError) as error:
        raise ValueError(f"the solution {token[:20]} cannot be played ({error})") from None
