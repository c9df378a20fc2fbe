"""``diagram``: a position or a kingdom as an SVG picture."""

import argparse

from realmino.cli import inputs, sheets
from realmino.diagram import diagram
from realmino.text.catalogue import say


def add(commands: inputs.Commands) -> None:
    """The command's options."""
    parser = commands.add_parser(
        "diagram",
        help=say("help-diagram"),
        description=say("help-diagram-about"),
        epilog=say("help-diagram-example"),
    )
    parser.add_argument("land", metavar="POSITION|KINGDOM", help=say("help-diagram-land"))
    parser.add_argument("--title", default="", metavar="TEXT", help=say("help-diagram-title"))
    inputs.add_buildings(parser)
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Prints the picture."""
    position = sheets.read_position(inputs.read(chosen.land), chosen.buildings)
    sheets.warn(position, None)
    try:
        picture = diagram(position, chosen.title)
    except ValueError as error:
        raise inputs.BadInput(str(error)) from None
    print(picture, end="")
    return 0
