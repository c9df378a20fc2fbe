"""A game of Kingdomino as the rulebook tells it, fed with tokens."""

import re

from .land import STEPS, Land, square_name, square_of
from .scores import Item, largest_territory, score_sheet, winners
from .table import DOMINOES


class Refused(Exception):
    """A token that the rules forbid now; `reason` is its key."""

    def __init__(self, token: str, reason: str) -> None:
        super().__init__(f"{token}: {reason}")
        self.token = token
        self.reason = reason


class Misdeal(ValueError):
    """The box dealt something that it cannot hold."""


REASONS = (
    "game_over",
    "wrong_phase",
    "not_your_domino",
    "mirrored",
    "occupied",
    "too_large",
    "not_touching",
    "no_match",
    "must_place",
    "not_in_line",
    "taken",
)


class Oracle:
    """One game of a rules code: K and 2 to 4 players, then options in alphabetical order.

    d is the Mighty Duel (2 players only), h Harmony, m Middle Kingdom; ValueError for other codes.
    """

    def __init__(self, rules_code: str) -> None:
        found = re.fullmatch(r"K([234])(d?h?m?)", rules_code)
        if not found or ("d" in found[2] and found[1] != "2"):
            raise ValueError(f"no such rules: {rules_code!r}")
        self.rules_code = rules_code
        self.options = found[2]
        self.seats = "abcd"[: int(found[1])]
        self.kings_each = 2 if len(self.seats) == 2 else 1
        duel = "d" in self.options
        self.lines_in_game = 6 if len(self.seats) == 2 and not duel else 12
        self.lands = {seat: Land(7 if duel else 5) for seat in self.seats}
        self.tokens: list[str] = []
        self.kings_drawn = False
        self.lines_dealt = 0
        self.seen: set[int] = set()
        self.line: list[int] = []  # the line to claim from; empty in the last round
        self.claims: dict[int, str] = {}  # who claimed what in that line
        self.turns: list[tuple[str, int | None]] = []  # still to come: (seat, domino to add)
        self.has_added = False

    # -- what is asked ------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """All lines are dealt and every king of the last one has had its turn."""
        return self.lines_dealt == self.lines_in_game and not self.line and not self.turns

    @property
    def due(self) -> str | None:
        """What the box deals next, "kings" or "line"; None for a player's turn and at the end."""
        if not self.kings_drawn:
            return "kings"
        if not self.line and self.lines_dealt < self.lines_in_game:
            return "line"
        return None

    @property
    def to_act(self) -> str | None:
        """The seat whose king is next in the order."""
        if self.due or self.is_over:
            return None
        return self.turns[0][0]

    @property
    def in_hand(self) -> int | None:
        """The domino that the seat to act must add now; None when it is to claim."""
        if self.to_act is None or self.has_added:
            return None
        return self.turns[0][1]

    def legal_tokens(self) -> set[str]:
        """Every token a player may choose now; empty when the box deals or the game is over."""
        if self.to_act is None:
            return set()
        number = self.in_hand
        if number is None:
            return {f"E{free}" for free in self.line if free not in self.claims} or {"E"}
        places = self.lands[self.turns[0][0]].places(number)
        if not places:
            return {f"A{number}x"}
        return {f"A{number}{square_name(square)}{direction}" for square, direction in places}

    def why_not(self, token: str) -> str | None:
        """None when the token may come now, else the reason; ValueError when it is no token."""
        kind, number, where, direction = read_token(token)
        if self.is_over:
            return "game_over"
        if kind in "OL":
            expected = {"kings": "O", "line": "L"}.get(self.due or "")
            return None if kind == expected else "wrong_phase"
        if self.to_act is None or (kind == "A") != (self.in_hand is not None):
            return "wrong_phase"
        if kind == "E":
            return self._why_not_claim(number)
        assert number is not None
        if number != self.in_hand:
            return "not_your_domino"
        land = self.lands[self.turns[0][0]]
        if where is None:
            return "must_place" if land.places(number) else None
        return land.why_not(number, where, direction)

    def _why_not_claim(self, number: int | None) -> str | None:
        if number is None:
            return "wrong_phase" if self.line else None
        if number not in self.line:
            return "not_in_line"
        return "taken" if number in self.claims else None

    # -- what happens -------------------------------------------------------------------------

    def apply(self, token: str) -> None:
        """Play one token; Refused with its reason, Misdeal for a deal the box cannot make."""
        reason = self.why_not(token)
        if reason:
            raise Refused(token, reason)
        kind, number, where, direction = read_token(token)
        if kind == "O":
            self._draw_kings(token[1:])
        elif kind == "L":
            self._deal([int(text) for text in token[1:].split("-")])
        elif kind == "A":
            assert number is not None
            if where is not None:
                self.lands[self.turns[0][0]].put(number, where, direction)
            self.has_added = True
        else:
            self._close_turn(number)
        self.tokens.append(token)

    def _draw_kings(self, order: str) -> None:
        if sorted(order) != sorted(self.seats * self.kings_each):
            raise Misdeal(f"O{order}: expected {self.kings_each} king(s) of each of {self.seats}")
        self.kings_drawn = True
        self.turns = [(seat, None) for seat in order]
        self.has_added = True  # before the first round there is nothing to add

    def _deal(self, numbers: list[int]) -> None:
        if len(numbers) != 4 or numbers != sorted(set(numbers)):
            raise Misdeal(f"a line is four dominoes, lowest first, not {numbers}")
        if not set(numbers) <= set(DOMINOES) or self.seen & set(numbers):
            raise Misdeal(f"not all of {numbers} are left in the box")
        self.seen |= set(numbers)
        self.line = numbers
        self.lines_dealt += 1

    def _close_turn(self, number: int | None) -> None:
        seat, _added = self.turns.pop(0)
        if number is not None:
            self.claims[number] = seat
        self.has_added = bool(self.turns) and self.turns[0][1] is None
        if self.turns:
            return
        # Left-over dominoes of the line go back to the box; the kings on it give the next order.
        self.turns = [(self.claims[free], free) for free in self.line if free in self.claims]
        self.line, self.claims = [], {}

    # -- what it is worth ---------------------------------------------------------------------

    def score(self, seat: str) -> tuple[int, list[Item]]:
        """Total and sorted items of the kingdom as it stands."""
        return score_sheet(self.lands[seat], self.options)

    def largest(self, seat: str) -> int:
        """Squares of the seat's largest single territory."""
        return largest_territory(self.lands[seat])

    def winners(self) -> list[str]:
        """The winning seats, sorted; empty before the end."""
        return winners(self.lands, self.options) if self.is_over else []

    def kingdom_string(self, seat: str) -> str:
        """The seat's kingdom, rows north to south joined by `/`."""
        return self.lands[seat].text()


def read_token(token: str) -> tuple[str, int | None, tuple[int, int] | None, str]:
    """(kind, domino, square, direction) of a token; ValueError when it is none of O, L, A, E."""
    if re.fullmatch(r"O[a-d]+|L\d+(-\d+)*", token):
        return token[0], None, None, ""
    if found := re.fullmatch(r"E([1-9]\d?)?", token):
        return "E", int(found[1]) if found[1] else None, None, ""
    if found := re.fullmatch(r"A([1-9]\d?)x", token):
        return "A", _domino(found[1]), None, ""
    if found := re.fullmatch(r"A([1-9]\d?)([a-m]\d+)([nesw])", token):
        assert found[3] in STEPS
        return "A", _domino(found[1]), square_of(found[2]), found[3]
    raise ValueError(f"no such token: {token!r}")


def _domino(text: str) -> int:
    if int(text) not in DOMINOES:
        raise ValueError(f"no domino has the number {text}")
    return int(text)
