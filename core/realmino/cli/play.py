"""``play``: a whole game in the terminal."""

import argparse
import re
import shutil
from random import Random, SystemRandom

from realmino.actions import Action, Discard, End, Place, parse_move
from realmino.bots import BOTS
from realmino.cli import drawing, inputs, sheets, words
from realmino.dealer import Shuffled
from realmino.game import Game
from realmino.notation import NotationError
from realmino.rules import Rules

YOU = "you"


def add(commands: inputs.Commands) -> None:
    """The command's options."""
    parser = commands.add_parser(
        "play",
        help="play a game in the terminal",
        description="A whole game in the terminal, against bots or friends at the same keyboard.",
        epilog="example: realmino play K4hm --seats you,greedy,greedy,random",
    )
    parser.add_argument(
        "rules", type=inputs.rules_code, nargs="?", default=Rules.parse("K4"), metavar="RULES",
        help="players, then d (Mighty Duel), h (Harmony), m (Middle Kingdom), such as K2dhm (K4)",
    )  # fmt: skip
    parser.add_argument(
        "--seats", metavar="A,B,…",
        help=f"who plays: you, {', '.join(BOTS)} (default: you, and greedy in the other seats)",
    )  # fmt: skip
    parser.add_argument("--seed", metavar="S", help="any text; the same seed deals the same game")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Plays until the end, or until the player leaves; the record is the last thing printed."""
    seats = _seats(chosen.seats, chosen.rules)
    seed = chosen.seed or str(SystemRandom().randrange(10**9))
    table = Table(chosen.rules, seats, seed)
    try:
        table.play()
    except (EOFError, KeyboardInterrupt):
        print("\nThe game stops here.")
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
        state = self.game.state
        print(
            self.pen.strong(f"Kingdomino, {state.rules}, seed {self.seed}") + ". Type ? for help."
        )
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

    def _tell(self) -> None:
        """Says what has happened since it was said last."""
        for played in self.game.history()[self.told :]:
            told = words.told(played.move, "" if played.seat is None else self._name(played.seat))
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
        """A domino that fits nowhere and the end of the last turn leave nothing to ask."""
        return not isinstance(actions[0], Discard | End)

    def _answer(self, answer: str, actions: list[Action]) -> None:
        if answer == "q":
            raise EOFError
        if answer == "u":
            self._undo()
        elif answer == "r":
            print(self.game)
        elif answer == "?":
            print(words.HELP)
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
        """Draws the table: the other kingdoms, the lines, then the kingdom in turn."""
        state, pen = self.game.state, self.pen
        columns = shutil.get_terminal_size().columns
        print(f"\n{pen.strong(f'Round {state.round} of {state.rules.rounds}')}")
        scores = state.sheets()
        blocks = []
        for other, land in enumerate(state.kingdoms):
            if other != seat:
                heading = f"{self._name(other)} {scores[other].total}"
                blocks.append([heading, *drawing.kingdom(land, other, pen)])
        print(
            "\n".join(drawing.beside(blocks, [drawing.width(block) for block in blocks], columns))
        )
        for heading, line in (("This line", state.line), ("Next line", state.next)):
            if line:
                print(pen.strong(heading))
                print("\n".join(drawing.line(line, pen)))
        places = [action for action in state.legal_actions() if isinstance(action, Place)]
        offered = {square for place in places for square in place.squares}
        print(f"{self._name(seat)} {scores[seat].total}")
        print("\n".join(drawing.kingdom(state.kingdoms[seat], seat, pen, offered)))

    def _offer(self, actions: list[Action]) -> None:
        """Lists the choices with their numbers."""
        if isinstance(actions[0], Place):
            print(f"Add {words.domino(actions[0].domino)}:")
            texts = [str(action)[len(f"A{actions[0].domino}") :] for action in actions]
        else:
            print("Claim a domino:")
            texts = [f"{action}" for action in actions]
        cells = [f"{number:>3} {text}".ljust(10) for number, text in enumerate(texts, start=1)]
        across = max(1, min(8, shutil.get_terminal_size().columns // 10))
        for first in range(0, len(cells), across):
            print("".join(cells[first : first + across]).rstrip())

    def _end(self) -> None:
        state = self.game.state
        print(self.pen.strong("\nThe game is over."))
        for kingdom, sheet in enumerate(state.sheets()):
            print("\n".join(drawing.kingdom(state.kingdoms[kingdom], kingdom, self.pen)))
            print("\n".join(sheets.sheet_lines(self._name(kingdom), sheet)))
        names = [self._name(kingdom) for kingdom in range(state.rules.kingdoms)]
        print(self.pen.strong(sheets.verdict(state.result(), names)))
