"""The pictures and sentences for the rulebook's cases in the rules reference."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from realmino.drawing.diagram.trials import Tried, move_words
from realmino.notation.positions import PartialPosition
from realmino.pieces.actions import Action, Kings, Line, Tiles, parse_move
from realmino.pieces.buildings import BUILDINGS
from realmino.pieces.kingdom import Kingdom
from realmino.pieces.reasons import Reason
from realmino.pieces.variants import SEATS, Rules
from realmino.state import State
from realmino.text.messages import Messages, Name, building
from rulebook.positions import after_placing, checked_state, parse_kingdoms, purse_for
from rulebook.reader import Case, Check, named_values
from tools.rules.boards import RulePicture

OF_THE_BOARD: Final = {"board", "dragon"}
"""The checks that need the builders' board in the picture."""

MOST_NAMED: Final = 6
"""The maximum number of moves to list in a sentence; for more, it only gives their number."""


@dataclass(frozen=True)
class ShownCase:
    """A case with everything that a page shows about it."""

    case: Case
    messages: Messages
    translated: str = ""

    @property
    def title(self) -> str:
        """The title, perhaps translated, with a capital letter and printed apostrophes."""
        title = (self.translated or self.case.title).replace("'", "’")
        return title[0].upper() + title[1:]

    @property
    def place(self) -> str:
        """The path of its picture."""
        title = self.case.title.lower().replace("'", "")
        return f"{self.case.rule}/{re.sub('[^a-z0-9]+', '-', title).strip('-')}.svg"

    @cached_property
    def tried(self) -> tuple[Tried, ...]:
        """The players' moves that the case tries."""
        return tuple(tried for check in self.case.checks if (tried := self._tried(check)))

    @cached_property
    def position(self) -> PartialPosition | None:
        """The position in the picture; None if there is nothing to draw."""
        if self.case.kind == "series" or self._is_unknown:
            return None
        if self.case.kind == "code":
            castles = dict.fromkeys(
                range(Rules.parse(self.case.rules).kingdoms), Kingdom.parse("C")
            )
            return PartialPosition(kingdoms=castles)
        if self.case.kind == "record":
            assert self._state
            return self._state.partial()
        rules, kingdoms = Rules.parse(self.case.rules), parse_kingdoms(self.case)
        if self.case.kind == "turn":
            return self._turn([*map(SEATS.index, kingdoms)])
        lands = {SEATS.index(letter): land for letter, land in kingdoms.items()}
        if self.case.kind == "place" or not rules.has_court:
            return PartialPosition(rules=rules, kingdoms=lands)
        purses = {SEATS.index(letter): purse_for(self.case, letter) for letter in kingdoms}
        host = self.case.fields.get("host")
        queen = None if host is None else SEATS.index(host)
        return PartialPosition(rules=rules, kingdoms=lands, purses=purses, queen=queen)

    @cached_property
    def picture(self) -> RulePicture | None:
        """A picture of the position and the first attempted move."""
        return RulePicture(self.position, next(iter(self.tried), None)) if self.position else None

    @cached_property
    def text(self) -> str:
        """The case's record, its position with the turn to try, or its rules code."""
        if self.case.kind == "record":
            return " ".join(self.case.fields["record"].split())
        if self.position is None or self.case.kind == "code":
            return self.case.rules
        return str(self._tried_at or self.position)

    @property
    def mode(self) -> str:
        """The mode of the case's `<realmino-board>`, or ""."""
        if self.position is None:
            return ""
        if self.case.kind in ("record", "code"):
            return "replay" if self.case.kind == "record" else "play"
        return "try" if self._tried_at else "score"

    @property
    def board(self) -> dict[str, str]:
        """The attributes of the case's `<realmino-board>`; empty for none."""
        if not self.mode:
            return {}
        is_game = self.mode in ("replay", "play")
        return {"mode": self.mode, "record" if is_game else "position": self.text}

    @property
    def link(self) -> str:
        """The address, relative to the site, of the page that opens the case.

        The table shows games from the beginning. The analysis board shows turns, and the score pad
        kingdoms, that occur in no game.
        """
        if not self.mode:
            return ""
        pages = {"try": "index.html#analyse&p=", "score": "pad.html#p="}
        return pages.get(self.mode, "index.html#g=") + self.text.replace(" ", "_")

    @property
    def _tried_at(self) -> PartialPosition | None:
        """The position with the turn to try, reduced to the parts that this turn needs."""
        state = self._state
        if self.position is None or state is None or state.to_act is None:
            return None
        if self.case.kind == "place":
            # In the last round, there is no line to choose from.
            last = state.rules.rounds
            return replace(self.position, round=last, phase=state.phase, line=state.line)
        if self.case.kind == "turn":
            whole = state.partial()
            owned = {number: whole.purses[number] for number in self.position.purses}
            return replace(whole, kingdoms=self.position.kingdoms, purses=owned)
        return None

    @property
    def is_allowed(self) -> bool | None:
        """Whether the move in the picture is legal; None without a move."""
        return self.tried[0].reason is None if self.tried else None

    @property
    def totals(self) -> list[tuple[str, list[int]]]:
        """Each kingdom's points in a Dynasty's games."""
        texts = named_values(self.case.fields.get("totals", ""))
        return [(seat.upper(), [*map(int, text.split(","))]) for seat, text in texts.items()]

    def checks(self) -> list[str]:
        """The moves and the checks as sentences."""
        sentences = [one for check in self.case.checks for one in self._sentences(check)]
        return [*self._played(), *sentences]

    def buildings(self) -> set[int]:
        """The tiles in its kingdoms, and those of the kinds that its title names."""
        fields = self.case.fields
        drawn = f"{fields.get('kingdom', '')} {fields.get('kingdoms', '')}"
        ids = {int(number) for number in re.findall(r"b(\d\d)", drawn)}
        if self.position is not None:
            ids |= {tile for land in self.position.kingdoms.values() for _, tile in land.buildings}
        named = {tile.id for tile in BUILDINGS if tile.kind in self.case.title}
        return ids | named

    @property
    def _is_unknown(self) -> bool:
        """Whether the case says that its rules code doesn't exist."""
        return any(check.key == "unknown" for check in self.case.checks)

    @cached_property
    def _state(self) -> State | None:
        return checked_state(self.case)

    def _turn(self, numbers: list[int]) -> PartialPosition:
        """The case's kingdoms, with the builders' board if it matters."""
        assert self._state
        whole = self._state.partial()
        tokens = [check.text for check in self.case.checks if check.key in ("allowed", "refused")]
        tokens += self.case.fields.get("play", "").split()
        is_board_used = any(token[0] in "CDE" for token in tokens)
        is_board_used |= any(check.key in OF_THE_BOARD for check in self.case.checks)
        is_board_used &= any(whole.board or ()) or whole.dragon is not None
        return PartialPosition(
            rules=whole.rules,
            kingdoms={number: whole.kingdoms[number] for number in numbers},
            purses={number: whole.purses[number] for number in numbers},
            board=whole.board if is_board_used else None,
            queen=whole.queen,
            dragon=whole.dragon if is_board_used else None,
        )

    def _played(self) -> Iterator[str]:
        """Sentences about the player's purse and the moves before the checks."""
        tokens = self.case.fields.get("play", "").split()
        if not tokens:
            return
        state, moves = after_placing(self.case), []
        coins, knights, towers = purse_for(self.case, SEATS[0])
        values = {"coins": coins, "knights": knights, "towers": towers}
        yield self.messages.say("rules-check-before", letter=SEATS[0].upper(), **values)
        for token in tokens:
            moves.append(self._moved(token, state.partial()))
            state = state.apply(token)
        yield self.messages.say("rules-check-played", moves=moves)

    def _tried(self, check: Check) -> Tried | None:
        """A check's move, if it has one."""
        if check.key not in ("allowed", "refused"):
            return None
        token, _, reason = check.text.partition(" ")
        if self.case.kind == "place":
            token, reason = self.case.fields["place"], check.text
        move = parse_move(token)
        if isinstance(move, Kings | Line | Tiles) or self._state is None:
            return None
        action: Action = move
        kingdom = 0 if self._state.to_act is None else self._state.acting_kingdom
        return Tried(kingdom, action, Reason(reason) if check.key == "refused" else None)

    def _sentences(self, check: Check) -> Iterator[str]:
        say, words = self.messages.say, check.text.split()
        first = words[0] if words else ""
        match check.key:
            case "allowed" | "refused":
                yield from self._verdict(check)
            case "score" | "largest" | "items":
                yield from self._scored(check)
            case "winners":
                letters = [word.upper() for word in words]
                yield say("rules-check-winners", letters=letters, count=len(letters))
            case "points":
                yield say("rules-check-points", letter=first.upper(), points=int(words[1]))
            case "purse":
                numbers = map(int, re.findall(r"\d+", words[1]))
                values = dict(zip(("coins", "knights", "towers"), numbers, strict=True))
                yield say("rules-check-purse", letter=first.upper(), **values)
            case "queen":
                letter = first if first == "nobody" else first.upper()
                yield say("rules-check-queen", letter=letter)
            case "dragon":
                yield say("rules-check-dragon", spot=first)
            case "due":
                yield say(f"rules-check-due-{first}")
            case "legal":
                yield self._possible(words)
            case "to_act":
                yield say("rules-check-to_act", letter=first.upper())
            case "over":
                yield say("rules-check-over")
            case _:
                pass  # The title or the picture already shows these checks.

    def _verdict(self, check: Check) -> Iterator[str]:
        """Whether a player's move is legal; if it isn't, also why. Empty for a deal."""
        say, tried = self.messages.say, self._tried(check)
        if tried is None or self.position is None:
            return
        shown = move_words(tried, self.position)
        if tried.reason is None:
            yield say("rules-check-allowed", tried=shown)
        else:
            why = say(f"reason-{tried.reason.value}", grid=Rules.parse(self.case.rules).grid)
            yield say("rules-check-refused", tried=shown, reason=why)

    def _possible(self, tokens: list[str]) -> str:
        """A sentence with all legal moves, or their number."""
        if len(tokens) > MOST_NAMED:
            return self.messages.say("rules-check-legal-many", count=len(tokens))
        assert self.position
        moves = [self._moved(token, self.position) for token in tokens]
        return self.messages.say("rules-check-legal", moves=moves)

    def _moved(self, token: str, position: PartialPosition) -> str:
        """A move in words; the position includes the builders' board."""
        move = parse_move(token)
        assert not isinstance(move, Kings | Line | Tiles)
        return move_words(Tried(0, move, None), position)

    def _scored(self, check: Check) -> Iterator[str]:
        """Sentences about a kingdom's points, or each line of its score sheet."""
        if check.key == "items":
            yield from (self._item(item.split()) for item in check.text.split(";"))
            return
        thing = "points" if check.key == "score" else "squares"
        yield self.messages.say(f"rules-check-{check.key}", **{thing: int(check.text)})

    def _item(self, words: list[str]) -> str:
        """A line of a score sheet."""
        say, kind = self.messages.say, words[0]
        numbers = [int(word) for word in words if word.isdigit()]
        if kind == "territory":
            size, crowns, points = numbers
            terrain = Name(f"terrain-{words[1]}")
            values = {"size": size, "crowns": crowns, "points": points}
            return say("rules-item-territory", terrain=terrain, **values)
        if kind == "coins":
            return say("rules-item-coins", coins=numbers[0], points=numbers[1])
        if kind == "building":
            kind = building(BUILDINGS[numbers[0] - 1])
            return say("rules-item-building", building=kind, points=numbers[1])
        return say(f"rules-item-{kind}", points=numbers[0])
