"""``verify``: proves that a game's deals were fair, using only its record."""

import argparse
import sys
from collections.abc import Iterator

from realmino.cli import inputs
from realmino.cli.replay import MOST
from realmino.game.dynasty import Dynasty
from realmino.game.records import Record, split_games
from realmino.pieces.variants import SEATS
from realmino.text.language import in_language, say
from realmino.together.fair import Chance, Refused, proof, start_token

HEADER = "Fair"
"""The record's header with the links that its players revealed."""


def add(commands: inputs.Commands) -> None:
    """Adds the command."""
    parser = inputs.add_command(commands, "verify", run)
    parser.option("record", metavar="RECORD")
    inputs.add_language(parser, inputs.system_language())


def run(chosen: argparse.Namespace) -> int:
    """Prints every proven deal; returns 1 at the first that isn't."""
    text = inputs.read(chosen.record, MOST)
    with in_language(chosen.language):
        try:
            for records in _matches(game.read() for game in split_games(text)):
                _verify(records)
        except Refused as refused:
            sys.stdout.flush()
            reason = say(f"together-refused-{refused.key}", **refused.values)
            print(f"realmino: {say('verify-refused', reason=reason)}", file=sys.stderr)
            return 1
    return 0


def _matches(records: Iterator[Record]) -> Iterator[list[Record]]:
    """Groups the records of each match: only a Dynasty's first game has the header."""
    match: list[Record] = []
    for record in records:
        if match and HEADER in record.headers:
            yield match
            match = []
        match.append(record)
    yield match


def _verify(records: list[Record]) -> None:
    """Prints the proof of a game or a Dynasty.

    Raises `Refused` if the record doesn't prove its deals.
    """
    header = records[0].headers.get(HEADER) if records else None
    if header is None:
        raise Refused("no-header", header=f"; {HEADER}:")
    chance = Chance.parse(header)
    try:
        games = Dynasty(tuple(record.game for record in records)).games
    except ValueError as error:
        raise inputs.BadInput(str(error)) from None
    letters_by_owner = [
        "".join(
            letter for letter, other in zip(SEATS, chance.owners, strict=False) if other == owner
        )
        for owner in range(len(chance.links))
    ]
    if len(chance.owners) == games[0].rules.players:
        identity = chance.identity(start_token(games[0])).hex()[:18]
        print(say("verify-game", rules=games[0].rules, identity=identity, letters=letters_by_owner))
    count = 0
    for change, owner, at in chance.agreements:
        letters = [letters_by_owner[owner]]
        print(say(f"verify-{change.name.lower()}", move=at, letters=letters))
    for deal in proof(games, chance):
        count += 1
        givers = [letters_by_owner[owner] for owner in deal.givers]
        draws = " ".join(map(str, deal.draws))
        print(say("verify-deal", deal=deal.number, draws=draws, letters=givers))
    print(say("verify-proven", deals=count))
