"""``replay``: a moment of a recorded game."""

import argparse
import json
from collections.abc import Iterator
from typing import Any

from realmino.cli import inputs, sheets, words
from realmino.game import Game
from realmino.notation.records import count_games, cut_game
from realmino.notation.tokens import NotationError
from realmino.rules.dynasty import Dynasty
from realmino.rules.variants import SEATS
from realmino.state import State

MOST = 1 << 25
"""Characters of a file of records: some fifty thousand games."""


def add(commands: inputs.Commands) -> None:
    """The command's options."""
    parser = commands.add_parser(
        "replay",
        help="the position, legal tokens and scores at a moment of a record",
        description="Shows a moment of a recorded game: the position, who is to act and how,\n"
        "and every score sheet. The record of a Dynasty is its games one after another. Of a file\n"
        "with many games, such as an arena's records, --game N shows one.",
        epilog="example: realmino replay game.txt --at 12\n"
        "one game of an arena: realmino replay games.txt --game 17",
    )
    parser.add_argument(
        "record", metavar="RECORD", help="a record, the name of a file with it, or -"
    )
    parser.add_argument(
        "--at",
        type=inputs.not_negative,
        metavar="N",
        help="after how many moves, deals included (default: all of them)",
    )
    parser.add_argument(
        "--game", type=inputs.positive, metavar="N",
        help="only the game of that number, from 1, where there are several",
    )  # fmt: skip
    inputs.add_buildings(parser)
    inputs.add_json(parser)
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Prints the moment."""
    told = _told(chosen)
    moves = sum(game.number for game in told.games)
    move = moves if chosen.at is None else chosen.at
    if move > moves:
        raise inputs.BadInput(f"argument --at: the record has {moves} moves, not {move}")
    moment = told if chosen.at is None else _at(told, move)
    if chosen.json:
        print(json.dumps(_plain(told, moment, move, moves)))
    else:
        print("\n".join(_lines(told, moment, move, moves)))
    return 0


def _told(chosen: argparse.Namespace) -> Dynasty:
    """The game or the Dynasty that is asked for; games are counted before one is replayed."""
    text = inputs.read(chosen.record, MOST)
    games = count_games(text)
    if chosen.game is None and games > Dynasty.LENGTH:
        raise inputs.BadInput(f"there are {games} games: say which with --game N, 1 to {games}")
    if chosen.game is None:
        return Dynasty.parse(text, chosen.buildings)
    if chosen.game > games:
        raise inputs.BadInput(f"argument --game: there are {games} games, not {chosen.game}")
    record, start = cut_game(text, chosen.game)
    try:
        return Dynasty((Game.parse(record, chosen.buildings),))
    except NotationError as error:
        raise error.within(text, start) from None


def _at(told: Dynasty, move: int) -> Dynasty:
    """The Dynasty after so many moves, counted through all its games."""
    games = []
    for game in told.games:
        games.append(game.at(min(move, game.number)))
        move -= game.number
        if move <= 0:
            break
    return Dynasty(tuple(games))


def _plain(told: Dynasty, moment: Dynasty, move: int, moves: int) -> dict[str, Any]:
    state = moment.game.state
    found: dict[str, Any] = {
        "rules": str(state.rules),
        "move": move,
        "of": moves,
        "position": str(state),
        "to_act": None if state.to_act is None else SEATS[state.to_act],
        "due": _due(state),
        "legal": [str(action) for action in state.legal_actions()],
        "over": state.is_over,
        "sheets": sheets.by_letter(dict(enumerate(state.sheets()))),
    }
    if state.is_over:
        result = state.result()
        found["winners"] = [SEATS[kingdom] for kingdom in result.winners]
        found["decision"] = result.decision.value
    if len(told.games) > 1:
        totals = {SEATS[kingdom]: total for kingdom, total in enumerate(moment.totals())}
        found["dynasty"] = {"game": len(moment.games), "of": len(told.games), "totals": totals}
    return found


def _due(state: State) -> dict[str, Any] | None:
    """What the box is to deal: the seats of the kings, or how many of which dominoes or tiles."""
    due = state.pending_deal
    if due is None:
        return None
    ids = [SEATS[id] for id in due.ids] if due.kind == "kings" else list(due.ids)
    return {"kind": due.kind, "count": due.amount, "ids": ids}


def _lines(told: Dynasty, moment: Dynasty, move: int, moves: int) -> Iterator[str]:
    state = moment.game.state
    games = (
        f", a Dynasty, game {len(moment.games)} of {len(told.games)}" if len(told.games) > 1 else ""
    )
    rounds = f"round {state.round} of {state.rules.rounds}"
    yield f"{state.rules}{games}, move {move} of {moves}, {rounds}"
    yield f"Position  {state}"
    yield f"To act    {_to_act(state)}"
    yield from _court_lines(state)
    for kingdom, sheet in enumerate(state.sheets()):
        yield from sheets.sheet_lines(f"Kingdom {SEATS[kingdom]}", sheet)
    if state.is_over:
        names = [f"Kingdom {SEATS[kingdom]}" for kingdom in range(state.rules.kingdoms)]
        yield sheets.verdict(state.result(), names)
    if len(told.games) > 1:
        totals = (f"{SEATS[kingdom]} {total}" for kingdom, total in enumerate(moment.totals()))
        yield f"Dynasty   {', '.join(totals)}"


def _court_lines(state: State) -> Iterator[str]:
    """The builders' board and the purses, where there is a court."""
    if state.court is None:
        return
    yield from words.board(state, None)
    for kingdom in range(state.rules.kingdoms):
        yield f"Purse {SEATS[kingdom]}   {words.purse(state, kingdom)}"


def _to_act(state: State) -> str:
    if state.is_over:
        return "nobody: the game is over"
    if due := state.pending_deal:
        things = {"kings": "kings", "tiles": "building tiles", "line": "dominoes"}
        return f"the box deals {due.amount} {things[due.kind]}"
    assert state.to_act is not None
    legal = state.legal_actions()
    return f"{SEATS[state.to_act]}, {len(legal)} legal: {' '.join(map(str, legal))}"
