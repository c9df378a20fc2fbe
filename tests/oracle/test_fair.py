"""Fair deals, recomputed by the oracle."""

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from pathlib import Path
from typing import Any

import pytest

from . import fair
from .codes import CODES, terms

VECTORS = Path(__file__).parents[2] / "docs/vectors/fair.json"
GAMES: list[dict[str, Any]] = json.loads(VECTORS.read_text(encoding="utf-8"))

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game["record"].split()[0])


def header_bytes(game: dict[str, Any]) -> bytearray:
    """The bytes of a game's header."""
    text = game["fair"]
    return bytearray(urlsafe_b64decode(text + "=" * (-len(text) % 4)))


def encode(data: bytes | bytearray) -> str:
    """The text of a header."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def links_start(game: dict[str, Any]) -> int:
    """The position in the header where the links start."""
    return 2 + (len(game["owners"]) + 1) // 2


def with_newest(game: dict[str, Any], numbers: list[int]) -> str:
    """The header with the links of these numbers as the newest."""
    data = header_bytes(game)
    for owner, (number, secret) in enumerate(zip(numbers, game["secrets"], strict=True)):
        at = links_start(game) + 19 * owner
        data[at : at + 19] = bytes([number]) + fair.link_at(number, 255, bytes.fromhex(secret))
    return encode(data)


def with_agreement(game: dict[str, Any], index: int, moves: int) -> str:
    """The header with an agreement moved to another number of moves."""
    data = header_bytes(game)
    at = links_start(game) + 19 * len(game["anchors"]) + 2 + 3 * index
    data[at : at + 2] = moves.to_bytes(2, "big")
    return encode(data)


def draw_places(game: dict[str, Any]) -> list[tuple[int, int]]:
    """The deal number of each draw, and the index of its token."""
    numbers = [deal["number"] for deal in game["deals"] for _draw in deal["draws"]]
    tokens = game["record"].split()
    places = [at for at, token in enumerate(tokens) if token[0] in "OTL"]
    return list(zip(numbers, places, strict=True))


def deal_places(game: dict[str, Any]) -> list[int]:
    """The index of each deal's first token."""
    tokens = game["record"].split()
    return [at for _number, at in draw_places(game) if tokens[at - 1][0] not in "OTL"]


def test_there_are_enough_games() -> None:
    assert len(GAMES) >= 5
    assert {game["giving"] for game in GAMES} == {"ALL", "PAIR"}
    assert {game["record"][0] for game in GAMES} == {"K", "Q", "W"}
    assert any("agreements" in game for game in GAMES)
    assert any(fair.BOT in game["owners"] for game in GAMES)


@each_game
def test_recomputes_all_deals(game: dict[str, Any]) -> None:
    header = fair.read_header(game["fair"])
    assert header.is_pairwise == (game["giving"] == "PAIR")
    assert list(header.owners) == game["owners"]
    assert [number for number, _link in header.links] == game["newest_links"]
    assert [anchor.hex() for anchor in header.anchors()] == game["anchors"]
    assert with_newest(game, game["newest_links"]) == game["fair"]
    assert header.identity(game["record"].split()[0]).hex() == game["identity"]
    changes = {"LEFT": fair.LEFT, "BACK": fair.BACK, "UNDO": fair.UNDO}
    assert list(header.agreements) == [
        (changes[agreement["change"]], agreement["owner"], agreement["moves"])
        for agreement in game.get("agreements", ())
    ]
    assert [
        {
            "number": deal.number,
            "givers": deal.givers,
            "seed": deal.seed.hex(),
            "draws": deal.draws,
        }
        for deal in fair.check(game["record"], game["fair"])
    ] == game["deals"]
    draws = [token for deal in game["deals"] for token in deal["draws"]]
    assert draws == [token for token in game["record"].split() if token[0] in "OTL"]


@each_game
def test_a_changed_link_or_number_fails(game: dict[str, Any]) -> None:
    for at in range(links_start(game), links_start(game) + 19 * len(game["anchors"])):
        data = header_bytes(game)
        data[at] ^= 1 << at % 8
        with pytest.raises(ValueError, match=r"Deal 1 is|hasn't shown|too early"):
            fair.check(game["record"], encode(data))


@each_game
def test_swapped_owners_fail(game: dict[str, Any]) -> None:
    data = header_bytes(game)
    data[2] = data[2] % 16 * 16 + data[2] // 16  # of the first two seats
    assert data != header_bytes(game)
    with pytest.raises(ValueError, match="Deal 1 is"):
        fair.check(game["record"], encode(data))


@each_game
def test_the_other_way_of_giving_fails(game: dict[str, Any]) -> None:
    data = header_bytes(game)
    data[0] ^= 1
    with pytest.raises(ValueError, match="Deal 1 is"):
        fair.check(game["record"], encode(data))


@each_game
def test_other_rules_fail(game: dict[str, Any]) -> None:
    rules, moves = game["record"].split(" ", 1)
    other = rules.removesuffix("h") if rules.endswith("h") else f"{rules[:2]}h"
    with pytest.raises(ValueError, match="Deal 1 is"):
        fair.check(f"{other} {moves}", game["fair"])
    with pytest.raises(ValueError, match="number of seats"):
        fair.check(f"W5 {moves}", game["fair"])


@each_game
def test_another_draw_fails(game: dict[str, Any]) -> None:
    tokens = game["record"].split()
    for number, at in draw_places(game):
        letter, text = tokens[at][0], tokens[at][1:]
        *others, last = text.split("-")
        changed = f"{letter}{'-'.join([*others, f'{int(last) % 32 + 1}'])}" if others else "T33"
        if letter == "O":
            changed = f"{letter}{text[1:]}{text[0]}"
        for replacement in ([changed], []):
            record = " ".join([*tokens[:at], *replacement, *tokens[at + 1 :]])
            with pytest.raises(ValueError, match=f"Deal {number} is"):
                fair.check(record, game["fair"])


@each_game
def test_a_link_that_is_too_early_fails(game: dict[str, Any]) -> None:
    for owner in range(len(game["newest_links"])):
        for early in (1, 2, 100):
            numbers = list(game["newest_links"])
            numbers[owner] += early
            with pytest.raises(ValueError, match=f"Owner {owner} has shown link .* too early"):
                fair.check(game["record"], with_newest(game, numbers))
        numbers[owner] = game["newest_links"][owner] - 1
        with pytest.raises(ValueError, match=f"Owner {owner} hasn't shown link"):
            fair.check(game["record"], with_newest(game, numbers))


@pytest.mark.parametrize(
    "game",
    [game for game in GAMES if "agreements" not in game],
    ids=lambda game: game["record"].split()[0],
)
def test_a_link_may_be_shown_when_its_deal_is_due(game: dict[str, Any]) -> None:
    tokens = game["record"].split()
    shown = [1] * len(game["newest_links"])
    for deal, start in list(zip(game["deals"], deal_places(game), strict=True))[1:]:
        cut = " ".join(tokens[:start])
        for owner in [None, *deal["givers"]]:
            if owner is not None:
                shown[owner] = deal["number"]
            assert len(fair.check(cut, with_newest(game, shown))) == deal["number"] - 1
        with pytest.raises(ValueError, match="too early"):
            fair.check(" ".join(tokens[: start - 1]), with_newest(game, shown))


def test_a_moved_agreement_fails_only_if_it_changes_a_deal() -> None:
    changes = ["LEFT", "UNDO", "BACK", "LEFT"]
    game = next(
        game for game in GAMES if [a["change"] for a in game.get("agreements", ())] == changes
    )
    tokens = game["record"].split()
    deals = [at - 1 for at in deal_places(game)]
    unnoticed: list[set[int]] = [set(), set(), set(), set()]
    for index, unchanged in enumerate(unnoticed):
        for moves in range(len(tokens)):
            try:
                checked = fair.check(game["record"], with_agreement(game, index, moves))
            except ValueError:
                continue
            assert [deal.draws for deal in checked] == [deal["draws"] for deal in game["deals"]]
            unchanged.add(moves)
    assert unnoticed[0] == set(range(deals[1] + 1, deals[2] + 1))
    assert unnoticed[1] == set(range(len(tokens)))
    assert unnoticed[2] >= set(range(deals[3] + 1, deals[4]))
    assert unnoticed[3] == set(range(deals[5] + 1, deals[6] + 1))


@pytest.mark.parametrize("code", CODES)
def test_a_table_deals_the_lines_of_its_rules(code: str) -> None:
    table, rules = fair.Table(code), terms(code)
    assert (table.lines, table.length) == (rules.lines, rules.line_length)
    boxes = []
    for number in range(table.lines):
        *_, line = table.deal(bytes([number]))
        dominoes = [int(domino) for domino in line[1:].split("-")]
        assert len(dominoes) == rules.line_length
        boxes.append("Q" if dominoes[0] > 48 else "K")
    assert boxes == [rules.box_of(number) for number in range(rules.lines)]
    assert not table.lines


@pytest.mark.parametrize("code", ["W5s", "W2", "K2s", "Q2d", "W3sm", "K5"])
def test_a_table_needs_a_rules_code(code: str) -> None:
    with pytest.raises(ValueError, match="isn't a rules code"):
        fair.Table(code)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "base64url"),
        ("ESIB=", "base64url"),
        ("EQ", "unknown version"),
        ("MCIB", "unknown version"),
        ("EiIB", "unknown version"),
        ("ESIB", "wrong length"),
        ("ESJB", "wrong length"),
        ("EUIB8R", "unused bits"),
    ],
)
def test_refuses_headers(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        fair.read_header(text)


@each_game
def test_refuses_changed_headers(game: dict[str, Any]) -> None:
    data = header_bytes(game)
    for changed in (data[:-1], data + b"\0", data + b"\1\0\0\0"):
        with pytest.raises(ValueError, match="wrong length"):
            fair.read_header(encode(changed))
    data[2] = 0xEE
    with pytest.raises(ValueError, match="seats"):
        fair.read_header(encode(data))


def test_refuses_actions_that_do_not_fit() -> None:
    game = GAMES[0]
    for old, new, reason in (
        ("E10", "E11", "a free domino"),
        ("E10", "E", "a free domino"),
        ("A2e7e", "A3e7e", "doesn't place"),
        (" E10", " E10 K2", "isn't an action"),
        ("A43x E", "A43x E E", "isn't a rules code"),
        ("K2 ", "[K2 R0o] ", "isn't a rules code with moves"),
    ):
        assert old in game["record"]
        with pytest.raises(ValueError, match=reason):
            fair.check(game["record"].replace(old, new, 1), game["fair"])
