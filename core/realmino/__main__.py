"""The command line, ``python -m realmino``: commands, exit codes, and how errors are printed."""

import io
import os
import re
import sys
from collections.abc import Sequence

from realmino import __version__
from realmino.cli import (
    arena,
    buildings,
    completion,
    diagram,
    engine,
    play,
    replay,
    score,
    solve,
    verify,
)
from realmino.cli.inputs import BadInput, Example, Parser
from realmino.notation.validation import IllegalPosition
from realmino.pieces.parsing import NotationError, shorten
from realmino.text.language import MissingMessages, say

COMMANDS = {
    "play": play.add,
    "score": score.add,
    "replay": replay.add,
    "solve": solve.add,
    "verify": verify.add,
    "diagram": diagram.add,
    "buildings": buildings.add,
    "arena": arena.add,
    "perft": engine.add_perft,
    "bench": engine.add_bench,
    "completion": completion.add,
}
_LONGEST_WORD, _LONGEST_LINE = 300, 1_000
"""Maximum characters in a word and in the whole line of an error message."""

_LAND_FIRST = re.compile(r"-[-/wflgsmtbn0-9\s]*C[-/wflgsmtbn0-9\s]*")


def build_parser() -> Parser:
    """The parser of the whole command line."""
    parser = Parser(
        prog="realmino",
        description=say("help-realmino-about"),
        epilog=Example(say("help-realmino-example")),
    )
    parser.set_defaults(run=None, parser=build_parser)
    parser.add_argument("--version", action="version", version=f"realmino {__version__}")
    commands = parser.add_subparsers(title=say("help-realmino-commands"), metavar="COMMAND")
    for add in COMMANDS.values():
        add(commands)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command and returns its exit code: 0, or 2 after a one-line error on stderr.

    Without a command, prints the help to stderr.
    """
    _replace_unencodable()
    try:
        words = sys.argv[1:] if arguments is None else arguments
        parser = build_parser()
        options = parser.parse_args([_as_kingdom(argument) for argument in words])
        if options.run is None:
            parser.print_help(sys.stderr)
            return 2
        code: int = options.run(options)
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        return _handle_closed_pipe()
    except OSError as error:
        return _print_error(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except (BadInput, NotationError, IllegalPosition, MissingMessages) as error:
        return _print_error(str(error))
    except KeyboardInterrupt:
        print(f"\nrealmino: {say('stopped')}", file=sys.stderr)
        return 130


def _as_kingdom(argument: str) -> str:
    """The argument, with a leading space before a kingdom that looks like an option."""
    return f" {argument}" if _LAND_FIRST.fullmatch(argument) else argument


def _print_error(why: str) -> int:
    words = (shorten(word, _LONGEST_WORD) for word in why.split())
    line = shorten(" ".join(words), _LONGEST_LINE)
    # Escape characters that the screen can't show.
    shown = "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in line)
    print(f"realmino: {shown}", file=sys.stderr)
    return 2


def _replace_unencodable() -> None:
    """Makes the streams write ``?`` for characters that they can't encode.

    A stream that was closed at start-up is None; the null device replaces it.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode))  # noqa: SIM115 – it stays open
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _handle_closed_pipe() -> int:
    """Discards further output once the reader, such as ``head``, has closed the pipe; returns 0."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


if __name__ == "__main__":
    sys.exit(main())
