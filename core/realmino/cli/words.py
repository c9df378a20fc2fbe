"""The terminal's sentences: moves, refusals, score sheets, the court and help."""

from collections.abc import Iterator, Sequence
from typing import Any

from realmino.drawing.tables import item_cells
from realmino.pieces.actions import (
    Burn,
    Claim,
    Construct,
    Discard,
    Kings,
    Line,
    Move,
    Place,
    Tax,
    Tiles,
)
from realmino.pieces.buildings import Building
from realmino.pieces.dominoes import DOMINOES
from realmino.pieces.numbers import POINTS_PER_TERRITORY
from realmino.pieces.reasons import Reason
from realmino.pieces.variants import SEATS
from realmino.rules.construct import price as price_of
from realmino.rules.scoring import Item, Result, ScoreSheet
from realmino.state import State
from realmino.text.language import say
from realmino.text.messages import building, halves, land


def refusal(state: State, move: Move, reason: Reason) -> str:
    """The reason why a move is refused."""
    why = say(f"reason-{reason.value}", grid=state.rules.grid)
    return say("refused", move=move, reason=why)


def help_text(has_court: bool) -> str:
    """The available inputs, and a summary of the rules."""
    court = say("play-help-court") + "\n" if has_court else ""
    return f"\n{say('play-help')}\n{court}"


def move_text(before: State, move: Move, name: str) -> str | None:
    """A sentence describing a move; None when the last turn ends."""
    values: dict[str, object] = {"name": name}
    match move:
        case Place(id):
            first, second = move.squares
            values |= {**halves(DOMINOES[id]), "square1": first, "square2": second}
        case Discard(id) | Claim(id):
            values |= halves(DOMINOES[id])
        case Tax(squares):
            coins = coin_change(before, move)
            values |= {"knights": len(squares), "squares": squares, "coins": coins}
        case Construct(spot, square):
            coins = -coin_change(before, move)
            values |= {"building": building(tile_on(before, spot)), "square": square}
            values["coins"] = coins
        case Burn(spot):
            values["building"] = building(tile_on(before, spot))
        case Tiles(tiles):
            values["buildings"] = [building(before.rules.buildings[tile - 1]) for tile in tiles]
        case Line() | Kings():
            pass
        case _:
            return None
    return say(f"move-{type(move).__name__.lower()}", **values)


# Score sheets


def sheet_lines(name: str, sheet: ScoreSheet) -> Iterator[str]:
    """A score sheet as lines: a heading with the total, what scores, and the land that doesn't."""
    yield say("score-sheet", name=name, points=sheet.total, largest=sheet.largest)
    for item in sorted(sheet.items, key=lambda item: -item.points):
        yield f"  {item.points:>3}  {_item_text(item)}"


def _item_text(item: Item) -> str:
    squares = " ".join(map(str, item.squares))
    name, extent = item_cells(item)
    if item.building is not None:
        return f"{name:<24} {squares}"
    if item.terrain is None:
        return name
    queen = f" {say('score-queen')}" if item.queen else ""
    return f"{name:<10} {extent:<13} {squares}{queen}"


def kingdom_name(kingdom: int) -> str:
    """A kingdom's name: its letter."""
    return say("score-kingdom-named", letter=SEATS[kingdom])


def verdict(result: Result, names: Sequence[Sequence[str]]) -> str:
    """The winners and the deciding rule; ``names`` has each kingdom's builders."""
    return say(
        f"verdict-{result.decision.value}",
        winners=len(result.winners),
        names=[name for kingdom in result.winners for name in names[kingdom]],
    )


def sheets_by_letter(sheets: dict[int, ScoreSheet]) -> dict[str, Any]:
    """Score sheets as JSON data, by their kingdom's letter."""
    return {SEATS[kingdom]: sheet.to_json() for kingdom, sheet in sorted(sheets.items())}


# The court


def coin_change(before: State, move: Move) -> int:
    """The coins that a move earns for the kingdom to move; negative if it costs coins."""
    after, kingdom = before.apply(move), before.acting_kingdom
    assert before.court
    assert after.court
    return after.court.purses[kingdom].coins - before.court.purses[kingdom].coins


def tile_on(state: State, spot: int) -> Building:
    """The tile on a spot of the builders' board, which mustn't be empty."""
    assert state.court
    return state.rules.buildings[state.court.board[spot] - 1]


def effects(tile: Building) -> str:
    """Immediate, lasting and final effects: ``1 knight, 1 tower · 2 points per swamp``."""
    at_once = [
        say(thing, **{thing: number})
        for thing, number in (("knights", tile.knights), ("towers", tile.towers))
        if number
    ]
    taxes = (("knight", tile.tax_per_knight), ("tower", tile.tax_per_tower))
    ends = (("tower", tile.per_tower), ("knight", tile.per_knight))
    parts = [say("effect-at-once", gifts=at_once)] if at_once else []
    parts += [say(f"effect-tax-{thing}", coins=coins) for thing, coins in taxes if coins]
    parts += [say("crowns", crowns=tile.crowns)] if tile.crowns else []
    parts += [say("points", points=tile.points)] if tile.points else []
    if tile.per_territory is not None:
        terrain = land(tile.per_territory)
        parts.append(say("effect-territory", points=POINTS_PER_TERRITORY, terrain=terrain))
    parts += [say(f"effect-end-{thing}", points=points) for thing, points in ends if points]
    return say("facts", parts=parts)


def purse(state: State, kingdom: int) -> str:
    """A kingdom's purse and the Queen: ``7 coins · 1 knight in hand, 0 placed · 0 towers``."""
    assert state.court
    coins, knights, towers = state.court.purses[kingdom]
    return say(
        "play-purse-queen" if state.court.queen == kingdom else "play-purse",
        coins=coins,
        knights=knights,
        placed=state.kingdoms[kingdom].knights.bit_count(),
        towers=towers,
    )


def board(state: State, kingdom: int | None) -> Iterator[str]:
    """The builders' board, with a kingdom's prices or else the printed ones."""
    court = state.court
    assert court
    yield say(
        "play-board",
        tiles=len(state.unseen_tiles),
        queen="nobody" if court.queen is None else SEATS[court.queen],
        dragon="home" if court.dragon is None else court.dragon,
    )
    for spot, tile in enumerate(court.board):
        name = say("play-spot", spot=spot)
        if not tile:
            yield f"  {name}  {say('play-spot-dragon') if court.dragon == spot else '-'}"
            continue
        price = spot if kingdom is None else price_of(spot, court.queen == kingdom)
        house = state.rules.buildings[tile - 1]
        kind = say("building", building=building(house))
        yield f"  {name}  {say('coins', coins=price):<8} {kind:<18} {effects(house)}"
