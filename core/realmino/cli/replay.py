"""``replay``: shows a moment in a recorded game."""

import argparse
import json
from collections.abc import Iterator
from itertools import islice
from typing import Any

from realmino.cli import inputs, words
from realmino.cli.shown import at_move
from realmino.game.dynasty import Dynasty
from realmino.game.records import Record, split_games
from realmino.pieces.variants import SEATS
from realmino.state import State
from realmino.text.language import say

MOST = 1 << 25
"""Maximum characters in a file of records; about fifty thousand games."""


def add(commands: inputs.Commands) -> None:
    """Adds the command."""
    parser = inputs.add_command(commands, "replay", run)
    parser.option("record", metavar="RECORD")
    parser.option("--at", type=inputs.non_negative, metavar="N")
    parser.option("--game", type=inputs.positive_integer, metavar="N")
    inputs.add_buildings(parser)
    inputs.add_json(parser)


def run(chosen: argparse.Namespace) -> int:
    """Prints the position at the requested move."""
    records = _records(chosen)
    try:
        dynasty = Dynasty(tuple(record.game for record in records))
    except ValueError as error:
        raise inputs.BadInput(str(error)) from None
    moves = dynasty.number
    move = moves if chosen.at is None else chosen.at
    if move > moves:
        raise inputs.BadInput(f"argument --at: the record has {moves} moves, not {move}")
    moment = dynasty if chosen.at is None else at_move(dynasty, move)
    record = records[len(moment.games) - 1]
    comment = record.comments.get(moment.game.number)
    if chosen.json:
        notes = {"headers": record.headers, "comment": comment}
        print(json.dumps(_to_json(dynasty, moment, move, moves) | notes))
        return 0
    heading, *lines = _lines(dynasty, moment, move, moves)
    print(heading)
    for name, text in record.headers.items():
        print(f"{name:<9} {text}")
    if comment:
        print(f"{say('moment-comment'):<9} {comment}")
    print("\n".join(lines))
    return 0


def _records(chosen: argparse.Namespace) -> list[Record]:
    """The requested game or games; counts the games before replaying one."""
    text = inputs.read(chosen.record, MOST)
    games = sum(1 for _ in split_games(text))
    if chosen.game is None and games > Dynasty.LENGTH:
        raise inputs.BadInput(f"there are {games} games: choose one with --game N, 1 to {games}")
    if games <= 1 and chosen.game in (None, 1):
        return [Record.parse(text, chosen.buildings)]
    if chosen.game is None:
        return [game.read(chosen.buildings) for game in split_games(text)]
    if chosen.game > games:
        raise inputs.BadInput(f"argument --game: there are {games} games, not {chosen.game}")
    (game,) = islice(split_games(text), chosen.game - 1, chosen.game)
    return [game.read(chosen.buildings)]


def _to_json(dynasty: Dynasty, moment: Dynasty, move: int, moves: int) -> dict[str, Any]:
    state = moment.game.state
    data: dict[str, Any] = {
        "rules": str(state.rules),
        "move": move,
        "of": moves,
        "position": str(state),
        "to_act": None if state.to_act is None else SEATS[state.to_act],
        "due": _pending_deal(state),
        "legal": [str(action) for action in state.legal_actions()],
        "over": state.is_over,
        "sheets": words.sheets_by_letter(dict(enumerate(state.sheets()))),
    }
    if state.is_over:
        result = state.result()
        data["winners"] = [SEATS[kingdom] for kingdom in result.winners]
        data["decision"] = result.decision.value
    if len(dynasty.games) > 1:
        totals = {SEATS[kingdom]: total for kingdom, total in enumerate(moment.totals())}
        data["dynasty"] = {"game": len(moment.games), "of": len(dynasty.games), "totals": totals}
    return data


def _pending_deal(state: State) -> dict[str, Any] | None:
    """The pending deal: the kings' seats, or which dominoes or tiles, and how many of them."""
    due = state.pending_deal
    if due is None:
        return None
    ids = [SEATS[id] for id in due.ids] if due.kind == "kings" else list(due.ids)
    return {"kind": due.kind, "count": due.amount, "ids": ids}


def _lines(dynasty: Dynasty, moment: Dynasty, move: int, moves: int) -> Iterator[str]:
    state = moment.game.state
    yield say(
        "moment-dynasty" if len(dynasty.games) > 1 else "moment",
        rules=state.rules,
        game=len(moment.games),
        games=len(dynasty.games),
        move=move,
        moves=moves,
        round=state.round,
        rounds=state.rules.rounds,
    )
    yield f"{say('moment-position'):<9} {state}"
    yield f"{say('moment-to-act'):<9} {_to_act(state)}"
    kingdoms = range(state.rules.kingdoms)
    if state.court:
        yield from words.board(state, None)
        for kingdom in kingdoms:
            yield f"{say('moment-purse', letter=SEATS[kingdom]):<9} {words.purse(state, kingdom)}"
    for kingdom, sheet in enumerate(state.sheets()):
        yield from words.sheet_lines(words.kingdom_name(kingdom), sheet)
    if state.is_over:
        yield words.verdict(state.result(), [[words.kingdom_name(kingdom)] for kingdom in kingdoms])
    if len(dynasty.games) > 1:
        totals = (f"{SEATS[kingdom]} {total}" for kingdom, total in enumerate(moment.totals()))
        yield f"{say('moment-totals'):<9} {', '.join(totals)}"


def _to_act(state: State) -> str:
    if state.is_over:
        return say("moment-nobody")
    if due := state.pending_deal:
        return say(f"moment-deals-{due.kind}", number=due.amount)
    assert state.to_act is not None
    legal = state.legal_actions()
    return say("moment-legal", letter=SEATS[state.to_act], number=len(legal), tokens=legal)
