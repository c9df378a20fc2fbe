"""``completion``: prints a shell script that completes commands, options and values."""

import argparse
from collections.abc import Iterator

from realmino.bots import BOTS
from realmino.cli import inputs
from realmino.pieces.variants import rules_codes
from realmino.text.language import say

SHELLS = ("bash", "zsh", "fish")


def add(commands: inputs.Commands) -> None:
    """Adds the command."""
    parser = inputs.add_command(commands, "completion", run)
    parser.option("shell", choices=SHELLS, metavar="SHELL", values={"shells": [*SHELLS]})


def run(chosen: argparse.Namespace) -> int:
    """Prints the script."""
    try:
        import shtab
    except ImportError:
        raise inputs.BadInput(say("completion-no-shtab")) from None
    parser = chosen.parser()
    for action in _actions(parser):
        if action.metavar in ("RULES", "CODE"):
            action.choices = rules_codes()
        elif action.metavar == "A,B,…":
            action.choices = [*BOTS]
        elif action.metavar == "FILE" or action.dest in ("land", "position", "record"):
            action.complete = shtab.FILE  # type: ignore[attr-defined]
    inputs.print_file(f"{shtab.complete(parser, chosen.shell)}\n")
    return 0


def _actions(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    """The arguments of all commands."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for command in action.choices.values():
                yield from _actions(command)
            for listed in action._choices_actions:  # zsh shows the description, so keep it short
                action.choices[listed.dest].description = listed.help
        else:
            yield action
