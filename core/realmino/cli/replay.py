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
from realmino.text.catalogue import say

MOST = 1 << 25
"""Characters of a file of records: some fifty thousand games."""


def add(commands: inputs.Commands) -> None:
    """The command's options."""
    parser = commands.add_parser(
        "replay",
        help=say("help-replay"),
        description=say("help-replay-about"),
        epilog=say("help-replay-example"),
    )
    parser.add_argument("record", metavar="RECORD", help=say("help-replay-record"))
    parser.add_argument(
        "--at",
        type=inputs.not_negative,
        metavar="N",
        help=say("help-replay-at"),
    )
    parser.add_argument(
        "--game", type=inputs.positive, metavar="N",
        help=say("help-replay-game"),
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
    yield say(
        "moment-dynasty" if len(told.games) > 1 else "moment",
        rules=state.rules,
        game=len(moment.games),
        games=len(told.games),
        move=move,
        moves=moves,
        round=state.round,
        rounds=state.rules.rounds,
    )
    yield f"{say('moment-position'):<9} {state}"
    yield f"{say('moment-to-act'):<9} {_to_act(state)}"
    yield from _court_lines(state)
    for kingdom, sheet in enumerate(state.sheets()):
        yield from sheets.sheet_lines(sheets.named(kingdom), sheet)
    if state.is_over:
        names = [[sheets.named(kingdom)] for kingdom in range(state.rules.kingdoms)]
        yield sheets.verdict(state.result(), names)
    if len(told.games) > 1:
        totals = (f"{SEATS[kingdom]} {total}" for kingdom, total in enumerate(moment.totals()))
        yield f"{say('moment-totals'):<9} {', '.join(totals)}"


def _court_lines(state: State) -> Iterator[str]:
    """The builders' board and the purses, where there is a court."""
    if state.court is None:
        return
    yield from words.board(state, None)
    for kingdom in range(state.rules.kingdoms):
        yield f"{say('moment-purse', letter=SEATS[kingdom]):<9} {words.purse(state, kingdom)}"


def _to_act(state: State) -> str:
    if state.is_over:
        return say("moment-nobody")
    if due := state.pending_deal:
        return say(f"moment-deals-{due.kind}", number=due.amount)
    assert state.to_act is not None
    legal = state.legal_actions()
    return say("moment-legal", letter=SEATS[state.to_act], number=len(legal), tokens=legal)
