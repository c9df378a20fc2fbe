"""A game, defined by its rules and moves: play, undo, go to any move; its record and JSON."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from realmino.notation.validation import IllegalPosition
from realmino.pieces.actions import Action, Draw, Move, parse_move
from realmino.pieces.buildings import BUILDINGS, Building
from realmino.pieces.grid import as_integer
from realmino.pieces.kingdom import Kingdom
from realmino.pieces.parsing import NotationError, Token, check_length, parse_inside, tokens
from realmino.pieces.reasons import Illegal, Reason
from realmino.pieces.variants import Rules, as_rules, parse_call
from realmino.rules.shuffling import Shuffled
from realmino.state import GUESSES, State

BEGINNINGS = "KQW["
"""The first characters of tokens that start a game: rules, or a position in brackets."""

LONGEST_RECORD = 65_536
"""Maximum characters in a record with comments; the longest game takes about 2,000."""


class Dealer(Protocol):
    """The interface for dealers, such as `realmino.Shuffled`."""

    def deal(self, state: State) -> Draw:
        """The draw for a position that has a ``pending_deal``."""
        ...


class Scripted:
    """A dealer that makes the given draws in order, for tests and for replaying a game."""

    def __init__(self, draws: Iterable[Draw]) -> None:
        self._draws = iter(draws)

    def deal(self, state: State) -> Draw:
        """The next draw; `Illegal` after the last one."""
        draw = next(self._draws, None)
        if draw is None:
            raise Illegal("the next draw of the script", Reason.NOTHING_DUE)
        return draw


class Played(NamedTuple):
    """A move in a game."""

    number: int
    """The number of moves before it."""
    seat: int | None
    """The seat that chose it; None for a draw."""
    move: Move
    before: State
    """The position before it."""


@dataclass(frozen=True, slots=True, repr=False, init=False)
class Game:
    """Rules and moves, immutable: methods return a new game.

    ``Game("K4")`` is a new game with the rules of that code. ``len`` is the number of moves,
    iteration yields them, ``game[-1]`` is the last one, and every game is truthy. Games with the
    same start, moves and undone moves are equal.
    """

    rules: Rules
    moves: tuple[Move, ...] = ()
    """The moves from ``start`` to ``state``."""
    undone: tuple[Move, ...] = ()
    """The moves that `redo` plays again, next one first."""
    _states: tuple[State, ...] = field(default=(), compare=False)
    _given: State | None = None

    def __init__(
        self,
        rules: Rules | str,
        moves: tuple[Move, ...] = (),
        undone: tuple[Move, ...] = (),
        _states: tuple[State, ...] = (),
        _given: State | None = None,
    ) -> None:
        """A game with rules or a rules code; raises `Illegal` for an illegal move."""
        if not isinstance(rules, Rules):
            rules = _as_rules(rules)
        if not _states:
            states = [_given or State.start(rules)]
            for move in moves:
                states.append(states[-1].apply(move))
            _states = tuple(states)
        _set(self, "rules", rules)
        _set(self, "moves", moves)
        _set(self, "undone", undone)
        _set(self, "_states", _states)
        _set(self, "_given", _given)

    @staticmethod
    def parse(record: str, buildings: tuple[Building, ...] = BUILDINGS) -> "Game":
        """The game in a record; `NotationError` at the first token that is invalid or illegal.

        A record identifies tiles by number; ``buildings`` defines their effects.
        """
        (first,) = split_record(record, 1, "only one game")
        return replay(record, first, buildings)

    @staticmethod
    def from_state(state: State) -> "Game":
        """A game that starts from this position.

        Its record starts with the position in brackets. If the position is the set-up, the game
        equals ``Game(state.rules)``.

        >>> study = Game.from_state(State.parse("K4 R1e L3a-14b-34c-41d N5-20-37-48 X3 a:ff/C-"))
        >>> print(study.play("E48"))
        [K4 R1e L3a-14b-34c-41d N5-20-37-48 X3 a:ff/C- b:C c:C d:C] E48
        """
        if not isinstance(state, State):
            kind = type(state).__name__
            raise TypeError(f"from_state takes a State such as State.parse(text), not {kind}")
        given = None if state == State.start(state.rules) else state
        return Game(state.rules, (), (), (state,), given)

    def __str__(self) -> str:
        return self._record(self.moves)

    def __len__(self) -> int:
        return len(self.moves)

    def __bool__(self) -> bool:
        return True

    def __getitem__(self, number: int) -> Move:
        return self.moves[number]

    def __iter__(self) -> Iterator[Move]:
        return iter(self.moves)

    if not TYPE_CHECKING:  # type checkers reject such an attribute themselves

        def __getattr__(self, name: str) -> object:
            """Raises `AttributeError` and suggests where to find the attribute."""
            is_there = hasattr(State, name) and not name.startswith("_")
            instead = name if is_there else GUESSES.get(name)
            hint = f"; its position has: game.state.{instead}" if instead else ""
            raise AttributeError(f"a Game has no {name!r}{hint}", name=name, obj=self)

    def _record(self, moves: tuple[Move, ...]) -> str:
        begin = f"[{self._given}]" if self._given else str(self.rules)
        return " ".join([begin, *map(str, moves)])

    def __repr__(self) -> str:
        record = self._record(self.moves + self.undone)
        call = parse_call("Game", record, self.rules)
        return call + (f".at({self.number})" if self.undone else "")

    def to_json(self) -> dict[str, Any]:
        """The game as JSON data: ``{"record": "K4 Oadcb …", "undone": 0}``.

        The record ends with the undone moves, and ``undone`` is their number.
        """
        return {"record": self._record(self.moves + self.undone), "undone": len(self.undone)}

    @staticmethod
    def from_json(data: object, buildings: tuple[Building, ...] = BUILDINGS) -> "Game":
        """The game from `to_json` data or from a line of an arena's ``--out`` file.

        `JsonError` names the invalid field.
        """
        from realmino.pieces.json_values import read_number, read_text

        game = read_text(data, "record", lambda record: Game.parse(record, buildings))
        return game.at(game.number - read_number(data, "undone", game.number))

    def _repr_svg_(self) -> str:
        """The picture for notebooks: the position after the moves so far."""
        return self.state._repr_svg_()

    @property
    def start(self) -> State:
        """The position before the first move."""
        return self._states[0]

    @property
    def state(self) -> State:
        """The position after the moves so far."""
        return self._states[-1]

    @property
    def number(self) -> int:
        """The number of moves so far, including draws."""
        return len(self.moves)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.is_over

    def play(self, move: Move | str) -> "Game":
        """The game after a move or its token, without undone moves.

        Raises `Illegal` for an illegal move and `NotationError` for a string that isn't a token.
        """
        if isinstance(move, str):
            move = parse_move(move)
        states = (*self._states, self.state.apply(move))
        return Game(self.rules, (*self.moves, move), (), states, self._given)

    def deal(self, dealer: Dealer | int | str) -> "Game":
        """The game after all due draws, made by a dealer or by `Shuffled` with that seed.

        >>> Game("K4").deal("spring") == Game("K4").deal(Shuffled("spring"))
        True
        """
        if isinstance(dealer, int | str):
            dealer = Shuffled(dealer)
        if isinstance(dealer, type) or not hasattr(dealer, "deal"):
            raise TypeError("deal takes a seed or a dealer, such as deal('spring')")
        game = self
        while game.state.pending_deal:
            game = game.play(dealer.deal(game.state))
        return game

    def undo(self) -> "Game":
        """The game without its last move; `Illegal` if it has no moves."""
        if not self.moves:
            raise Illegal("undo", Reason.NOTHING_DUE)
        return self.at(self.number - 1)

    def redo(self) -> "Game":
        """The game with the next undone move replayed; `Illegal` if there are no undone moves."""
        if not self.undone:
            raise Illegal("redo", Reason.NOTHING_DUE)
        return self.at(self.number + 1)

    def at(self, number: int) -> "Game":
        """The game after that many moves, counting undone ones; the rest are undone.

        Raises `IndexError` if the game has fewer moves.
        """
        number = as_integer(number, "the number of moves")
        line = (*self.moves, *self.undone)
        if not 0 <= number <= len(line):
            raise IndexError(f"move {number}: the game has moves 0 to {len(line)}")
        if number > self.number:
            states = list(self._states)
            for move in line[self.number : number]:
                states.append(states[-1].apply(move))
        else:
            states = list(self._states[: number + 1])
        return Game(self.rules, line[:number], line[number:], tuple(states), self._given)

    def history(self) -> list[Played]:
        """The moves so far, each with its seat and the position before it."""
        return [
            Played(number, self._states[number].to_act, move, self._states[number])
            for number, move in enumerate(self.moves)
        ]

    def last_reveal(self) -> int:
        """The number of moves up to the last draw, 0 if there's none; undo never goes past it."""
        for number in range(self.number, 0, -1):
            if isinstance(self.moves[number - 1], Draw):
                return number
        return 0


def parse_games(record: str, buildings: tuple[Building, ...] = BUILDINGS) -> list[Game]:
    """The games in a record.

    Raises `NotationError`, including for more than `LONGEST_RECORD` characters: use
    `realmino.game.records` to read files of many games.
    """
    return [replay(record, game, buildings) for game in split_record(record)]


def _as_rules(rules: object) -> Rules:
    """The rules for a code; for a record or position, the error suggests what to write instead."""
    if isinstance(rules, str) and (rules.startswith("[") or len(rules.split()) > 1):
        raise ValueError("Game takes a code such as 'K4'; write Game.parse(...) for a record")
    if isinstance(rules, State):
        raise TypeError("Game takes a code such as 'K4'; write Game.from_state(...) for a position")
    return as_rules(rules)  # type: ignore[arg-type]


class _UnplayedGame(NamedTuple):
    """A game in a record that hasn't been replayed yet."""

    begin: Token
    """The rules, or the position in brackets."""
    moves: list[Token]


def from_json(
    data: object, buildings: tuple[Building, ...] = BUILDINGS
) -> Move | Kingdom | State | Game:
    """The move, kingdom, position or game from its ``to_json`` data.

    ``buildings`` defines the tiles' effects. `JsonError` names the invalid field.

    >>> from_json({"move": "E34"}), from_json({"kingdom": "ff/C-"})
    (Claim(domino=34), Kingdom.parse('ff/C-'))
    """
    from realmino.pieces.json_values import JsonError, read_text

    readers: dict[str, Callable[[], Move | Kingdom | State | Game]] = {
        "move": lambda: read_text(data, "move", parse_move),
        "kingdom": lambda: Kingdom.from_json(data),
        "position": lambda: State.from_json(data, buildings),
        "record": lambda: Game.from_json(data, buildings),
    }
    fields = [field for field in readers if isinstance(data, dict) and field in data]
    if len(fields) != 1:
        expected = "a dict with one of the fields move, kingdom, position and record"
        raise JsonError("", f"expected {expected}")
    return readers[fields[0]]()


def split_record(record: str, most: int | None = None, expected: str = "") -> list[_UnplayedGame]:
    """A record split into games; `NotationError` at the first one beyond ``most``."""
    check_length(record, LONGEST_RECORD, "a record")
    games: list[_UnplayedGame] = []
    for token in tokens(record):
        if token.text[0] in BEGINNINGS:
            if len(games) == most:
                raise NotationError(record, token.position, expected)
            games.append(_UnplayedGame(token, []))
        elif not games:
            raise NotationError(record, token.position, "rules such as K4 first")
        else:
            games[-1].moves.append(token)
    if not games:
        raise NotationError(record, len(record), "rules such as K4 first")
    return games


def replay(record: str, game: _UnplayedGame, buildings: tuple[Building, ...]) -> Game:
    """The replayed game; `NotationError` at the first token that is invalid or illegal."""
    begin = _start_game(record, game.begin, buildings)
    states = [begin.state]
    played: list[Action | Draw] = []
    for token in game.moves:
        move = parse_inside(record, token.position, token.text, parse_move)
        try:
            after = states[-1].apply(move)
        except Illegal as illegal:
            expected = _describe_expected(states[-1], illegal.reason)
            raise NotationError(record, token.position, expected) from None
        played.append(move)
        states.append(after)
    return Game(begin.rules, tuple(played), (), tuple(states), begin._given)


def _start_game(record: str, token: Token, buildings: tuple[Building, ...]) -> Game:
    """The game before its first move."""
    text, position = token
    if text[0] != "[":
        return Game(parse_inside(record, position, text, lambda code: Rules.parse(code, buildings)))
    try:
        state = parse_inside(
            record, position + 1, text[1:-1], lambda inside: State.parse(inside, buildings)
        )
        return Game.from_state(state)
    except IllegalPosition as error:
        expected = f"a valid position ({error.problems[0]})"
        raise NotationError(record, position, expected) from None


def _describe_expected(state: State, reason: Reason) -> str:
    """What would be legal instead of a refused token, and the reason for the refusal."""
    why = f" ({reason.value.replace('_', ' ')})"
    if state.is_over:
        return "nothing after the end of the game" + why
    if due := state.pending_deal:
        what = {
            "kings": "the order of the kings, O",
            "tiles": f"{due.amount} new building tiles, T",
            "line": f"a line of {due.amount} new dominoes, L",
        }
        return what[due.kind] + why
    legal = [str(action) for action in state.legal_actions()]
    shown = ", ".join(legal[:4]) + (f" or one of {len(legal) - 4} more" if len(legal) > 4 else "")
    return shown + why


_set = object.__setattr__
