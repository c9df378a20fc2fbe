"""``diagram``: draws a position or a moment in a game, or describes it in words."""

import argparse
from pathlib import Path
from typing import get_args

from realmino.cli import inputs
from realmino.cli.shown import WrongMoment, read_shown, warn
from realmino.drawing.diagram import Theme, alt_text, diagram
from realmino.drawing.diagram.png import MissingPart, png
from realmino.text.language import in_language, say
from realmino.text.languages import ENGLISH


def add(commands: inputs.Commands) -> None:
    """Adds the command."""
    parser = inputs.add_command(commands, "diagram", run)
    parser.option("land", metavar="POSITION|KINGDOM|RECORD")
    parser.option("--at", type=inputs.non_negative, metavar="N")
    parser.option("--title", default="", metavar="TEXT")
    parser.option("--theme", default="auto", choices=get_args(Theme))
    parser.option("--text", action="store_true")
    parser.option("--png", metavar="FILE")
    parser.option("--width", type=inputs.positive_integer, metavar="N")
    inputs.add_language(parser, ENGLISH)
    inputs.add_buildings(parser)


def run(chosen: argparse.Namespace) -> int:
    """Prints the picture, or writes it to a file."""
    if chosen.width and not chosen.png:
        raise inputs.BadInput("argument --width: only a PNG has a width, so it needs --png")
    try:
        position = read_shown(inputs.read(chosen.land), chosen.at, chosen.buildings).position
    except WrongMoment as error:
        raise inputs.BadInput(f"argument --at: {error}") from None
    try:
        with in_language(chosen.language):
            picture, text = diagram(position, chosen.title, chosen.theme), alt_text(position)
        if chosen.png:
            Path(chosen.png).write_bytes(png(picture, chosen.width))
    except MissingPart as missing:
        raise inputs.BadInput(say(f"png-no-{missing}")) from None
    except ValueError as error:
        raise inputs.BadInput(str(error)) from None
    warn(position, None)
    if chosen.text:
        print(text)
    elif not chosen.png:
        inputs.print_file(picture)
    return 0
