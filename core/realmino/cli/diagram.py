"""``diagram``: a position or a kingdom as a picture, or in words for those who see none."""

import argparse
from pathlib import Path

from realmino.cli import inputs, sheets
from realmino.diagram import alt_text, diagram
from realmino.diagram_png import MissingPart, png
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
    parser.add_argument(
        "--theme", default="auto", choices=("auto", "light", "dark"), help=say("help-diagram-theme")
    )
    parser.add_argument("--text", action="store_true", help=say("help-diagram-text"))
    parser.add_argument("--png", metavar="FILE", help=say("help-diagram-png"))
    parser.add_argument(
        "--width", type=inputs.positive, metavar="N", help=say("help-diagram-width")
    )
    inputs.add_buildings(parser)
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Prints or writes the picture."""
    if chosen.width and not chosen.png:
        raise inputs.BadInput("argument --width: only a PNG has a width, so it needs --png")
    position = sheets.read_position(inputs.read(chosen.land), chosen.buildings)
    sheets.warn(position, None)
    try:
        picture = diagram(position, chosen.title, chosen.theme)
        if chosen.png:
            Path(chosen.png).write_bytes(png(picture, chosen.width))
    except MissingPart as missing:
        raise inputs.BadInput(say(f"png-no-{missing}")) from None
    except ValueError as error:
        raise inputs.BadInput(str(error)) from None
    if chosen.text:
        print(alt_text(position))
    elif not chosen.png:
        print(picture, end="")
    return 0
