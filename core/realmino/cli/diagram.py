"""``diagram``: a position or a moment of a game as a picture, or as words."""

import argparse
from pathlib import Path

from realmino.cli import inputs, sheets
from realmino.cli.language import add_language
from realmino.cli.shown import WrongMoment, read_shown
from realmino.drawing.diagram import alt_text, diagram
from realmino.drawing.diagram_png import MissingPart, png
from realmino.text.catalogue import say, speaking
from realmino.text.spoken import ENGLISH


def add(commands: inputs.Commands) -> None:
    """The command's options."""
    parser = commands.add_parser(
        "diagram",
        help=say("help-diagram"),
        description=say("help-diagram-about"),
        epilog=say("help-diagram-example"),
    )
    parser.add_argument("land", metavar="POSITION|KINGDOM|RECORD", help=say("help-diagram-land"))
    parser.add_argument("--at", type=inputs.not_negative, metavar="N", help=say("help-diagram-at"))
    parser.add_argument("--title", default="", metavar="TEXT", help=say("help-diagram-title"))
    parser.add_argument(
        "--theme", default="auto", choices=("auto", "light", "dark"), help=say("help-diagram-theme")
    )
    parser.add_argument("--text", action="store_true", help=say("help-diagram-text"))
    parser.add_argument("--png", metavar="FILE", help=say("help-diagram-png"))
    parser.add_argument(
        "--width", type=inputs.positive, metavar="N", help=say("help-diagram-width")
    )
    add_language(parser, ENGLISH, "help-diagram-language")
    inputs.add_buildings(parser)
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Prints or writes the picture."""
    if chosen.width and not chosen.png:
        raise inputs.BadInput("argument --width: only a PNG has a width, so it needs --png")
    try:
        shown = read_shown(inputs.read(chosen.land), chosen.at, chosen.buildings)
    except WrongMoment as error:
        raise inputs.BadInput(f"argument --at: {error}") from None
    position = shown.position
    try:
        with speaking(chosen.language):
            picture, told = diagram(position, chosen.title, chosen.theme), alt_text(position)
        if chosen.png:
            Path(chosen.png).write_bytes(png(picture, chosen.width))
    except MissingPart as missing:
        raise inputs.BadInput(say(f"png-no-{missing}")) from None
    except ValueError as error:
        raise inputs.BadInput(str(error)) from None
    sheets.warn(position, None)
    if chosen.text:
        print(told)
    elif not chosen.png:
        print(picture, end="")
    return 0
