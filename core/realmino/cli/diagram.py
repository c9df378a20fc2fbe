"""``diagram``: a position or a kingdom as an SVG picture."""

import argparse

from realmino.cli import inputs, sheets
from realmino.diagram import diagram


def add(commands: inputs.Commands) -> None:
    """The command's options."""
    parser = commands.add_parser(
        "diagram",
        help="draw a position or a kingdom as SVG",
        description="Prints a stand-alone SVG picture. Whatever the position lacks is left out.",
        epilog='example: realmino diagram "N3-14d-34-41c a:w1wm2/fC-" > picture.svg',
    )
    parser.add_argument(
        "land", metavar="POSITION|KINGDOM", help="its text, the name of a file with it, or -"
    )
    parser.add_argument("--title", default="", metavar="TEXT", help="a heading for the picture")
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
