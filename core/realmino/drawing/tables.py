"""Tables of actions and score sheets in Markdown for notebooks; the terminal shares some cells."""

from collections.abc import Iterable, Sequence

from realmino.pieces.actions import Action, Actions, Burn, Claim, Construct, Discard, Place, Tax
from realmino.pieces.dominoes import DOMINOES
from realmino.rules.scoring import Item, ScoreSheet
from realmino.text.language import say
from realmino.text.messages import halves, land


def markdown_table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A Markdown table."""
    lines = [heads, ["---"] * len(heads), *rows]
    escaped = ([cell.replace("|", r"\|") for cell in cells] for cells in lines)
    return "".join(f"| {' | '.join(cells)} |\n" for cells in escaped)


def item_cells(item: Item) -> tuple[str, str]:
    """A score sheet line's label and, for a territory, its squares × crowns."""
    if item.building is not None:
        return item.building.kind, ""
    if item.terrain is None:
        return say(f"score-{item.bonus or item.kind.value}", coins=item.amount), ""
    extent = say("score-squares", size=len(item.squares), crowns=item.crowns)
    return say("land", terrain=land(item.terrain)), extent


def actions_table(actions: Actions) -> str:
    """Actions as a Markdown table: token, kind, domino, and squares or spot."""
    return markdown_table(("", "", "", ""), [_action_cells(action) for action in actions])


def _action_cells(action: Action) -> list[str]:
    """An action's token and kind, its domino in words, and its squares or spot."""
    domino = where = ""
    if isinstance(action, Place | Discard | Claim):
        domino = say("picture-domino", **halves(DOMINOES[action.domino]))
    if isinstance(action, Place | Tax):
        where = " ".join(map(str, action.squares))
    elif isinstance(action, Construct):
        where = f"{action.spot} {action.square}"
    elif isinstance(action, Burn):
        where = str(action.spot)
    return [f"`{action}`", type(action).__name__, domino, where]


def sheet_table(sheet: ScoreSheet) -> str:
    """A score sheet as a Markdown table: points, label, squares × crowns, squares."""
    heading = say("score-sheet", name=say("score-kingdom"), points=sheet.total,
                  largest=sheet.largest)  # fmt: skip
    rows = [(str(item.points), *item_cells(item), _squares(item)) for item in sheet.items]
    return markdown_table((heading, "", "", ""), rows)


def _squares(item: Item) -> str:
    squares = [*map(str, item.squares)]
    return " ".join([*squares, say("score-queen")] if item.queen else squares)
