"""``play``: a whole game in the terminal."""

import argparse
import io
import re
import shutil
import sys
from itertools import groupby
from random import Random, SystemRandom

from realmino.actions import (
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
from realmino.bots import BOTS
from realmino.cli import drawing, inputs, sheets, words
from realmino.dealer import Shuffled
from realmino.dominoes import DOMINOES
from realmino.game import Game
from realmino.notation.tokens import NotationError
from realmino.phases import Phase
from realmino.rules.variants import GAMES, Rules

YOU = "you"


def add(commands: inputs.Commands) -> None:
    """The command's options."""
    parser = commands.add_parser(
        "play",
        help="play a game in the terminal",
        description="A whole game in the terminal, against bots or friends at the same keyboard.",
        epilog="example: realmino play K4hm --seats you,greedy,greedy,random",
    )
    inputs.add_rules(
        parser, nargs="?", default=Rules.parse("K4"),
        help="K (Kingdomino), Q (Queendomino) or W (Royal Wedding) and the players, then d (the\n"
        "Mighty Duel), h (Harmony), m (Middle Kingdom), t (teams), such as K2dhm or W6t (K4)",
    )  # fmt: skip
    parser.add_argument(
        "--seats", metavar="A,B,…",
        help=f"who plays: you, {', '.join(BOTS)} (default: you, and greedy in the other seats)",
    )  # fmt: skip
    parser.add_argument(
        "--seed", type=inputs.seed, metavar="S",
        help="any text; the same seed deals the same game",
    )  # fmt: skip
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Plays until the end, or until the player leaves; the record is the last thing printed."""
    rules = inputs.rules(chosen)
    seats = _seats(chosen.seats, rules)
    seed = chosen.seed or str(SystemRandom().randrange(10**9))
    table = Table(rules, seats, seed)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # a stray byte is a wrong answer, not the end
    try:
        table.play()
    except (EOFError, KeyboardInterrupt):
        print("\nThe game stops here.")
    finally:  # whatever happens, the game is not lost
        print(f"\nRecord: {table.game}")
    return 0


def _seats(text: str | None, rules: Rules) -> list[str]:
    count = len(rules.seats)
    names = text.split(",") if text else [YOU] + ["greedy"] * (count - 1)
    for name in names:
        if name not in (YOU, *BOTS):
            raise inputs.BadInput(f"argument --seats: {name!r} is none of you, {', '.join(BOTS)}")
    if len(names) != count:
        raise inputs.BadInput(f"argument --seats: {rules} has {count} seats, not {len(names)}")
    return names


class Table:
    """A game at the terminal: the moves so far, who sits where, and what has been told."""

    def __init__(self, rules: Rules, seats: list[str], seed: str) -> None:
        self.seats = seats
        self.seed = seed
        self.dealer = Shuffled(seed)
        self.pen = drawing.pen()
        self.game = Game(rules)
        self.told = 0

    def play(self) -> None:
        """Plays the game to its end and prints the sheets."""
        rules = self.game.rules
        title = f"{GAMES[rules.game]}, {rules}, seed {self.seed}"
        print(self.pen.strong(title) + ". Type ? for help.")
        while not self.game.is_over:
            self.game = self.game.deal(self.dealer)
            self._tell()
            seat = self.game.state.to_act
            assert seat is not None
            if self.seats[seat] == YOU:
                self._turn(seat)
            else:
                random = Random(f"{self.seed}/{seat}/{self.game.number}")
                self.game = self.game.play(BOTS[self.seats[seat]](self.game.state, random))
        self._tell()
        self._end()

    def _name(self, seat: int) -> str:
        return f"{self.pen.seat(seat)}({self.seats[seat]})"

    def _names(self, kingdom: int) -> str:
        """Everybody who builds that kingdom."""
        return " and ".join(map(self._name, self.game.rules.seats_of([kingdom])))

    def _tell(self) -> None:
        """Says what has happened since it was said last."""
        for played in self.game.history()[self.told :]:
            name = "" if played.seat is None else self._name(played.seat)
            told = words.told(played.before, played.move, name)
            if told:
                print(told)
        self.told = self.game.number

    def _turn(self, seat: int) -> None:
        """Asks a person for one action, or for something else."""
        actions = self.game.state.legal_actions()
        if not self._is_a_choice(actions):
            self.game = self.game.play(actions[0])
            return
        self._show(seat)
        self._offer(actions)
        before = self.game
        while self.game is before:
            self._answer(input(f"{self._name(seat)}> ").strip(), actions)

    def _is_a_choice(self, actions: list[Action]) -> bool:
        """A domino that fits nowhere and a bare end of the last turn leave nothing to ask."""
        return not isinstance(actions[0], Discard | End)

    def _answer(self, answer: str, actions: list[Action]) -> None:
        if answer == "q":
            raise EOFError
        if answer == "u":
            self._undo()
        elif answer == "r":
            print(self.game)
        elif answer == "?":
            print(words.HELP + (words.COURT_HELP if self.game.rules.has_court else ""))
        elif answer or len(actions) == 1:
            self._choose(answer, actions)

    def _choose(self, answer: str, actions: list[Action]) -> None:
        """Plays the choice with that number or token, or says why not."""
        if not answer:
            self.game = self.game.play(actions[0])
            return
        if re.fullmatch(r"[0-9]{1,3}", answer):
            if 1 <= int(answer) <= len(actions):
                self.game = self.game.play(actions[int(answer) - 1])
            else:
                print(f"The choices are 1 to {len(actions)}.")
            return
        if re.fullmatch(r"[a-m][0-9]+[nesw]", answer):
            answer = (
                f"A{self.game.state.line[0].domino}{answer}" if self.game.state.line else answer
            )
        try:
            move = parse_move(answer)
        except NotationError as error:
            print(f"That is no token: {error}. Type ? for help.")
            return
        if reason := self.game.state.why_not(move):
            print(f"Not {move}: {words.REFUSALS[reason]}")
            return
        self.game = self.game.play(move)

    def _undo(self) -> None:
        """Goes back to the last choice of a person, never past what was dealt."""
        reveal = self.game.last_reveal()
        own = [
            played.number
            for played in self.game.history()[reveal:]
            if played.seat is not None
            and self.seats[played.seat] == YOU
            and self._is_a_choice(played.before.legal_actions())
        ]
        if own:
            self.game = self.game.at(own[-1])
            self.told = self.game.number
            print("Undone.")
        else:
            print("No undo: you have chosen nothing since the box dealt, and what was dealt stays.")

    def _show(self, seat: int) -> None:
        """Draws the table: the other kingdoms, the lines, the court, then the kingdom in turn."""
        state, pen = self.game.state, self.pen
        print(f"\n{pen.strong(f'Round {state.round} of {state.rules.rounds}')}")
        own = state.rules.kingdom_of(seat)
        if state.phase is Phase.ADD or state.order or state.court is None:
            self._show_others(own)
        for heading, line in (("This line", state.line), ("Next line", state.next)):
            if line:
                print(pen.strong(heading))
                print("\n".join(drawing.line(line, pen)))
        if state.court:
            print("\n".join(words.board(state, own)))
        places = [action for action in state.legal_actions() if isinstance(action, Place)]
        offered = {square for place in places for square in place.squares}
        print(self._heading(own))
        print("\n".join(drawing.kingdom(state.kingdoms[own], own, pen, offered)))

    def _show_others(self, own: int) -> None:
        blocks = [
            [self._heading(other), *drawing.kingdom(land, other, self.pen)]
            for other, land in enumerate(self.game.state.kingdoms)
            if other != own
        ]
        widths = [drawing.width(block) for block in blocks]
        print("\n".join(drawing.beside(blocks, widths, shutil.get_terminal_size().columns)))

    def _heading(self, kingdom: int) -> str:
        """Who builds a kingdom, its points, its purse."""
        state = self.game.state
        purse = f" · {words.purse(state, kingdom)}" if state.court else ""
        return f"{self._names(kingdom)} {state.sheets()[kingdom].total}{purse}"

    def _offer(self, actions: list[Action]) -> None:
        """Lists the choices with their numbers, what belongs together under one heading."""
        numbered = list(enumerate(actions, start=1))
        for heading, group in groupby(numbered, lambda choice: self._what_for(choice[1])):
            print(f"{heading}:")
            cells = [f"{number:>3} {self._short(action)}" for number, action in group]
            wide = max(10, *(len(cell) + 2 for cell in cells))
            across = max(1, min(8, shutil.get_terminal_size().columns // wide))
            for first in range(0, len(cells), across):
                row = [cell.ljust(wide) for cell in cells[first : first + across]]
                print("".join(row).rstrip())

    def _what_for(self, action: Action) -> str:
        """The heading over a choice."""
        state = self.game.state
        match action:
            case Place(id):
                return f"Add {words.domino(id)}"
            case Tax():
                return "Collect tax with knights"
            case Construct(spot):
                cost = words.count(-words.coins_of(state, action), "coin")
                return f"Construct the {words.tile_on(state, spot).kind} for {cost}"
            case Burn():
                return "Bribe the Dragon with a coin to burn"
            case End():
                return "End the turn"
        return "Claim a domino" + (", which ends your turn" if state.court and state.line else "")

    def _short(self, action: Action) -> str:
        """A choice in a few letters below its heading."""
        state = self.game.state
        match action:
            case Place(id):
                return str(action).removeprefix(f"A{id}")
            case Tax():
                return f"{action} +{words.coins_of(state, action)}"
            case Burn(spot):
                return f"{action} {words.tile_on(state, spot).kind}"
            case Claim(id) if DOMINOES[id].printed != id:
                return f"{action} ({DOMINOES[id].printed})"
        return str(action)

    def _end(self) -> None:
        state = self.game.state
        print(self.pen.strong("\nThe game is over."))
        names = [self._names(kingdom) for kingdom in range(state.rules.kingdoms)]
        for kingdom, sheet in enumerate(state.sheets()):
            print("\n".join(drawing.kingdom(state.kingdoms[kingdom], kingdom, self.pen)))
            print("\n".join(sheets.sheet_lines(names[kingdom], sheet)))
        print(self.pen.strong(sheets.verdict(state.result(), names)))
