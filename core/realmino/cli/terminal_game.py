"""A game in the terminal: displays it and asks people for their choices."""

import re
import shutil
from itertools import groupby
from random import Random

from realmino.bots import BOTS
from realmino.cli import terminal, words
from realmino.game import Game
from realmino.pieces.actions import (
    Action,
    Burn,
    Claim,
    Construct,
    Discard,
    End,
    Place,
    Tax,
    parse_move,
)
from realmino.pieces.dominoes import DOMINOES
from realmino.pieces.parsing import NotationError
from realmino.pieces.phases import Phase
from realmino.pieces.variants import Rules
from realmino.rules.shuffling import Shuffled
from realmino.text.language import language, say
from realmino.text.languages import ENGLISH
from realmino.text.messages import Name, building, halves

YOU = "you"


class TerminalGame:
    """A game in the terminal: its moves, who plays each seat, and the number of printed moves."""

    def __init__(self, rules: Rules, seats: list[str], seed: str) -> None:
        self.seats = seats
        self.seed = seed
        self.dealer = Shuffled(seed)
        self.pen = terminal.pen(rules.colours)
        self.game = Game(rules)
        self.printed = 0
        self.held = 0  # how many moves can't be undone

    def play(self) -> None:
        """Plays the game to the end and prints the score sheets."""
        rules = self.game.rules
        game = Name(f"game-{rules.game}")
        title = say("play-title", game=game, rules=rules, seed=self.seed)
        print(say("play-begin", title=self.pen.bold(title)))
        while not self.game.is_over:
            self.game = self.game.deal(self.dealer)
            self._print_moves()
            seat = self.game.state.to_act
            assert seat is not None
            if self.seats[seat] == YOU:
                self._turn(seat)
            else:
                random = Random(f"{self.seed}/{seat}/{self.game.number}")
                self.game = self.game.play(BOTS[self.seats[seat]](self.game.state, random))
        self._print_moves()
        self._end()

    def name(self, seat: int) -> str:
        """The seat's name and who plays it."""
        return f"{self.pen.seat(seat)}({say(f'play-by-{self.seats[seat]}')})"

    def _names(self, kingdom: int) -> list[str]:
        """The names of everyone who builds that kingdom."""
        return [self.name(seat) for seat in self.game.rules.seats_of([kingdom])]

    def _print_moves(self) -> None:
        """Prints the moves made since the last call."""
        for move in self.game.history()[self.printed :]:
            name = "" if move.seat is None else self.name(move.seat)
            sentence = words.move_text(move.before, move.move, name)
            if sentence:
                print(sentence)
        self.printed = self.game.number

    def _turn(self, seat: int) -> None:
        """Asks a person until they have made a move."""
        actions = self.game.state.legal_actions()
        if not self._is_a_choice(actions):
            self.game = self.game.play(actions[0])
            return
        self._show(seat)
        self._offer(actions)
        before = self.game
        while self.game is before:
            self._answer(input(f"{self.name(seat)}> ").strip(), actions)

    def _is_a_choice(self, actions: list[Action]) -> bool:
        """Whether there's a choice besides discarding the domino or ending the last turn."""
        return not isinstance(actions[0], Discard | End)

    def _answer(self, answer: str, actions: list[Action]) -> None:
        if answer == "q":
            raise EOFError
        if answer == "u":
            self._undo()
        elif answer == "r":
            print(self.game)
        elif answer == "?":
            print(words.help_text(self.game.rules.has_court))
        elif answer or len(actions) == 1:
            self._choose(answer, actions)

    def _choose(self, answer: str, actions: list[Action]) -> None:
        """Plays the choice with that number or token, or explains why that's impossible."""
        if not answer:
            self.game = self.game.play(actions[0])
            return
        if re.fullmatch(r"[0-9]{1,3}", answer):
            if 1 <= int(answer) <= len(actions):
                self.game = self.game.play(actions[int(answer) - 1])
            else:
                print(say("play-choices", number=len(actions)))
            return
        if re.fullmatch(r"[a-m][0-9]+[nesw]", answer):
            line = self.game.state.line
            answer = f"A{line[0].domino}{answer}" if line else answer
        try:
            move = parse_move(answer)
        except NotationError as error:
            # The notation's errors are only in English.
            is_english = language() == ENGLISH
            print(say("play-no-token", reason=error if is_english else answer))
            return
        if reason := self.game.state.why_not(move):
            print(words.refusal(self.game.state, move, reason))
            return
        self.game = self.game.play(move)

    def _undo(self) -> None:
        """Undoes moves back to a person's last choice, but never a deal."""
        reveal = max(self.game.last_reveal(), self.held)
        choices = [
            played.number
            for played in self.game.history()[reveal:]
            if played.seat is not None
            and self.seats[played.seat] == YOU
            and self._is_a_choice(played.before.legal_actions())
        ]
        if choices:
            self.game = self.game.at(choices[-1])
            self.printed = self.game.number
            print(say("play-undone"))
        else:
            print(say("play-no-undo"))

    def _show(self, seat: int) -> None:
        """Prints the table: other kingdoms, lines, court, then the kingdom to move."""
        state, pen = self.game.state, self.pen
        title = say("play-round", round=state.round, rounds=state.rules.rounds)
        print(f"\n{pen.bold(title)}")
        to_move = state.rules.kingdom_of(seat)
        if state.phase is Phase.ADD or state.order or state.court is None:
            self._show_others(to_move)
        for heading, line in (("play-line", state.line), ("play-next", state.next)):
            if line:
                print(pen.bold(say(heading)))
                print("\n".join(terminal.line(line, pen)))
        if state.court:
            print("\n".join(words.board(state, to_move)))
        places = [action for action in state.legal_actions() if isinstance(action, Place)]
        offered = {square for place in places for square in place.squares}
        print(self._heading(to_move))
        print("\n".join(terminal.kingdom(state.kingdoms[to_move], to_move, pen, offered)))

    def _show_others(self, to_move: int) -> None:
        blocks = [
            [self._heading(other), *terminal.kingdom(land, other, self.pen)]
            for other, land in enumerate(self.game.state.kingdoms)
            if other != to_move
        ]
        widths = [terminal.width(block) for block in blocks]
        print("\n".join(terminal.side_by_side(blocks, widths, shutil.get_terminal_size().columns)))

    def _heading(self, kingdom: int) -> str:
        """A kingdom's builders, points and purse."""
        state = self.game.state
        return say(
            "play-kingdom-purse" if state.court else "play-kingdom",
            names=self._names(kingdom),
            points=state.sheets()[kingdom].total,
            purse=words.purse(state, kingdom) if state.court else None,
        )

    def _offer(self, actions: list[Action]) -> None:
        """Prints the numbered choices, grouped under headings."""
        numbered = list(enumerate(actions, start=1))
        for heading, group in groupby(numbered, lambda choice: self._heading_for(choice[1])):
            print(heading)
            cells = [f"{number:>3} {self._short_label(action)}" for number, action in group]
            wide = max(10, *(len(cell) + 2 for cell in cells))
            across = max(1, min(8, shutil.get_terminal_size().columns // wide))
            for first in range(0, len(cells), across):
                row = [cell.ljust(wide) for cell in cells[first : first + across]]
                print("".join(row).rstrip())

    def _heading_for(self, action: Action) -> str:
        """The heading for a choice."""
        state = self.game.state
        match action:
            case Place(id):
                return say("choose-place", **halves(DOMINOES[id]))
            case Tax():
                return say("choose-tax")
            case Construct(spot):
                coins, tile = -words.coin_change(state, action), words.tile_on(state, spot)
                return say("choose-construct", building=building(tile), coins=coins)
            case Burn():
                return say("choose-burn")
            case End():
                return say("choose-end")
        return say("choose-claim-court" if state.court and state.line else "choose-claim")

    def _short_label(self, action: Action) -> str:
        """A short form of a choice, shown below its heading."""
        state = self.game.state
        match action:
            case Place(id):
                return str(action).removeprefix(f"A{id}")
            case Tax():
                return f"{action} +{words.coin_change(state, action)}"
            case Burn(spot):
                kind = say("building", building=building(words.tile_on(state, spot)))
                return f"{action} {kind}"
            case Claim(id) if DOMINOES[id].printed != id:
                return f"{action} ({DOMINOES[id].printed})"
        return str(action)

    def _end(self) -> None:
        state = self.game.state
        print(self.pen.bold("\n" + say("play-over")))
        names = [self._names(kingdom) for kingdom in range(state.rules.kingdoms)]
        for kingdom, sheet in enumerate(state.sheets()):
            print("\n".join(terminal.kingdom(state.kingdoms[kingdom], kingdom, self.pen)))
            print("\n".join(words.sheet_lines(say("names", names=names[kingdom]), sheet)))
        print(self.pen.bold(words.verdict(state.result(), names)))
