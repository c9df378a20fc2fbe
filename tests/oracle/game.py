"""A game of Kingdomino or Queendomino, implemented from the rulebooks and played token by token."""

from .codes import terms
from .court import Court
from .land import Land, Square, square_name, step
from .scores import Item, Wealth, largest_territory, score_sheet, score_sheets, winners
from .table import BOXES
from .tokens import Token, are_tiles, read_token

CLAIMING = "first claims"
"""The step of the first turns, which have no domino to add."""

DEALS = {"kings": "O", "tiles": "T", "line": "L"}


class Refused(Exception):
    """A token that the rules forbid now; `reason` is its key."""

    def __init__(self, token: str, reason: str) -> None:
        super().__init__(f"{token}: {reason}")
        self.token = token
        self.reason = reason


class Misdeal(ValueError):
    """A deal that the box cannot make."""


class Oracle:
    """One game by a rules code (see `codes.terms`); ValueError for an unknown code."""

    def __init__(self, rules_code: str) -> None:
        self.terms = terms(rules_code)
        self.rules_code = rules_code
        self.options = self.terms.options
        self.seats = self.terms.seats
        self.kingdoms = self.terms.kingdoms
        self.kings_each = self.terms.kings_each
        self.lines_in_game = self.terms.lines
        self.lands = {letter: Land(self.terms.grid) for letter in self.kingdoms}
        self.court = Court(self.kingdoms) if self.terms.has_court else None
        self.tokens: list[str] = []
        self.kings_drawn = False
        self.lines_dealt = 0
        self.seen: set[int] = set()
        self.line: list[int] = []  # the line to claim from; empty in the last round
        self.claims: dict[int, str] = {}  # domino → seat, for the claims in that line
        self.turns: list[tuple[str, int | None]] = []  # still to come: (seat, domino to add)
        self.step = ""  # the last thing done in this turn: "", A, B, C, D, or CLAIMING
        self.added: tuple[Square, ...] = ()  # the squares of the domino placed in this turn

    # -- the current turn ---------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """All lines are dealt and every king of the last one has had its turn."""
        return self.lines_dealt == self.lines_in_game and not self.line and not self.turns

    @property
    def pending_deal(self) -> str | None:
        """The next deal, "kings", "tiles" or "line"; None for a turn and at the end."""
        if self.is_over:
            return None
        if not self.kings_drawn:
            return "kings"
        if self.court and self.court.refills:
            return "tiles"
        if not self.line and self.lines_dealt < self.lines_in_game:
            return "line"
        return None

    @property
    def to_act(self) -> str | None:
        """The seat whose king is next in the order."""
        if self.pending_deal or self.is_over:
            return None
        return self.turns[0][0]

    @property
    def to_move(self) -> str:
        """The kingdom of the seat to act."""
        return self.terms.kingdom_of(self.turns[0][0])

    @property
    def in_hand(self) -> int | None:
        """The domino that the seat to act must add now, if any."""
        if self.to_act is None or self.step:
            return None
        return self.turns[0][1]

    def legal_tokens(self) -> set[str]:
        """Every legal token; empty before a deal and after the end."""
        if self.to_act is None:
            return set()
        number = self.in_hand
        if number is None:
            claims = {f"E{free}" for free in self.line if free not in self.claims} or {"E"}
            return claims | self._optional_tokens()
        places = self.lands[self.to_move].places(number)
        if not places:
            return {f"A{number}x"}
        return {f"A{number}{square_name(square)}{direction}" for square, direction in places}

    def _optional_tokens(self) -> set[str]:
        names = sorted(self.added)
        tried = {"B" + square_name(square) for square in names}
        if names:
            tried.add("B" + "".join(square_name(square) for square in names))
        for spot in range(6):
            tried.add(f"D{spot}")
            tried |= {f"C{spot}{square_name(square)}"
                      for square in self.lands[self.to_move].open_town_squares()}  # fmt: skip
        return {token for token in tried if self.why_not(token) is None}

    def why_not(self, text: str) -> str | None:
        """None if the token is legal now, else the reason; ValueError for invalid text."""
        token = read_token(text)
        if self.is_over:
            return "game_over"
        if token.kind in "OTL":
            return None if token.kind == DEALS.get(self.pending_deal or "") else "wrong_phase"
        if self.to_act is None or (token.kind == "A") != (self.in_hand is not None):
            return "wrong_phase"
        if token.kind == "A":
            return self._why_not_add(token)
        if token.kind == "E":
            return self._why_not_claim(token.domino)
        return self._why_not_optional(token)

    def _why_not_add(self, token: Token) -> str | None:
        number, land = token.domino, self.lands[self.to_move]
        assert number is not None
        if number != self.in_hand:
            return "not_your_domino"
        if not token.squares:
            return "must_place" if land.places(number) else None
        return land.why_not(number, token.squares[0], token.direction)

    def _why_not_claim(self, number: int | None) -> str | None:
        if number is None:
            return "wrong_phase" if self.line else None
        if number not in self.line:
            return "not_in_line"
        return "taken" if number in self.claims else None

    def _why_not_optional(self, token: Token) -> str | None:
        if self.court is None or self.step == CLAIMING:
            return "wrong_phase"
        if token.kind <= self.step:
            return "phase_closed"
        kingdom = self.to_move
        if token.kind == "C":
            land = self.lands[kingdom]
            return self.court.why_not_build(kingdom, land, token.spot, token.squares[0])
        if token.kind == "D":
            return self.court.why_not_burn(kingdom, token.spot)
        if not set(token.squares) <= set(self.added):
            return "not_on_domino"
        return "no_knight" if self.court.ready[kingdom] < len(token.squares) else None

    # -- playing ------------------------------------------------------------------------------

    def apply(self, text: str) -> None:
        """Plays one token; raises Refused with the reason, or Misdeal for an impossible deal."""
        reason = self.why_not(text)
        if reason:
            raise Refused(text, reason)
        token = read_token(text)
        match token.kind:
            case "O":
                self._draw_kings(token.seats)
            case "T":
                self._lay_out_tiles(token.numbers)
            case "L":
                self._deal(list(token.numbers))
            case "E":
                self._close_turn(token.domino)
            case _:
                self._act(token)
                self.step = token.kind
        self.tokens.append(text)

    def _act(self, token: Token) -> None:
        kingdom = self.to_move
        land, court = self.lands[kingdom], self.court
        if token.kind == "A":
            self.added = ()
            if token.squares:
                assert token.domino is not None
                land.put(token.domino, token.squares[0], token.direction)
                self.added = (token.squares[0], step(token.squares[0], token.direction))
            return
        assert court is not None
        if token.kind == "B":
            court.collect_tax(kingdom, land, token.squares)
        elif token.kind == "C":
            court.build(kingdom, land, token.spot, token.squares[0])
        else:
            court.burn(kingdom, token.spot)

    def _draw_kings(self, order: str) -> None:
        if sorted(order) != sorted(self.seats * self.kings_each):
            raise Misdeal(f"O{order}: expected {self.kings_each} king(s) for each of {self.seats}")
        if self.rules_code.startswith("Q2") and order not in ("abba", "baab"):
            raise Misdeal(f"O{order}: expected one king, then both of the other player's, then one")
        self.kings_drawn = True
        self.turns = [(seat, None) for seat in order]
        self.step = CLAIMING

    def _lay_out_tiles(self, numbers: tuple[int, ...]) -> None:
        assert self.court is not None
        due = self.court.tiles_due()
        if len(numbers) != due or not are_tiles(numbers):
            raise Misdeal(f"expected {due} different tiles, not {numbers}")
        if self.court.dealt & set(numbers):
            raise Misdeal(f"not all of {numbers} are left in the pile of tiles")
        self.court.refill(numbers)

    def _deal(self, numbers: list[int]) -> None:
        size, box = self.terms.line_length, BOXES[self.terms.box_of(self.lines_dealt)]
        if len(numbers) != size or numbers != sorted(set(numbers)):
            raise Misdeal(f"a line is {size} dominoes, lowest first, not {numbers}")
        if not set(numbers) <= set(box) or self.seen & set(numbers):
            raise Misdeal(f"not all of {numbers} are left in the box")
        self.seen |= set(numbers)
        self.line = numbers
        self.lines_dealt += 1

    def _close_turn(self, number: int | None) -> None:
        seat, _added = self.turns.pop(0)
        if number is not None:
            self.claims[number] = seat
        self.added = ()
        if self.step != CLAIMING or not self.turns:
            self.step = ""
        if not self.turns:
            self._end_round()

    def _end_round(self) -> None:
        # Left-over dominoes return to the box; the kings on the line determine the next order.
        self.turns = [(self.claims[free], free) for free in self.line if free in self.claims]
        self.line, self.claims = [], {}
        if self.court and not self.is_over:
            self.court.end_round()

    # -- scores -------------------------------------------------------------------------------

    def wealth(self, seat: str) -> Wealth | None:
        """What scores apart from the land; None in Kingdomino."""
        if self.court is None:
            return None
        letter = self.terms.kingdom_of(seat)
        knights = self.court.knights_owned(letter, self.lands[letter])
        queen = self.court.queen == letter
        return Wealth(self.court.coins[letter], knights, self.court.towers[letter], queen)

    def score(self, seat: str) -> tuple[int, list[Item]]:
        """The current total and sorted items of the seat's kingdom."""
        return score_sheet(self.land(seat), self.options, self.wealth(seat))

    def sheets(self, seat: str) -> list[tuple[int, list[Item]]]:
        """Every correct sheet, see `scores.score_sheets`."""
        return score_sheets(self.land(seat), self.options, self.wealth(seat))

    def largest(self, seat: str) -> int:
        """Squares of the seat's largest single territory."""
        return largest_territory(self.land(seat))

    def winners(self) -> list[str]:
        """The winning seats, sorted, both partners of a team; empty before the end."""
        if not self.is_over:
            return []
        wealths = {letter: wealth for letter in self.kingdoms if (wealth := self.wealth(letter))}
        best = winners(self.lands, self.options, wealths)
        return [seat for seat in self.seats if self.terms.kingdom_of(seat) in best]

    # -- the table ----------------------------------------------------------------------------

    def land(self, seat: str) -> Land:
        """The seat's kingdom."""
        return self.lands[self.terms.kingdom_of(seat)]

    def kingdom_string(self, seat: str) -> str:
        """The seat's kingdom, rows north to south joined by `/`."""
        return self.land(seat).text()

    def purse(self, seat: str) -> tuple[int, int, int]:
        """Coins, ready knights and towers of the seat's kingdom; zeros in Kingdomino."""
        if self.court is None:
            return 0, 0, 0
        letter = self.terms.kingdom_of(seat)
        return self.court.coins[letter], self.court.ready[letter], self.court.towers[letter]

    @property
    def board(self) -> list[int | str]:
        """The builders' board, spot 0 first: a tile, "x" (empty) or "d" (the Dragon)."""
        return self.court.board() if self.court else []

    @property
    def queen(self) -> str | None:
        """The kingdom that hosts the Queen."""
        return self.court.queen if self.court else None

    @property
    def dragon(self) -> int | None:
        """The spot of the Dragon; None while it is in its cave."""
        return self.court.dragon if self.court else None
