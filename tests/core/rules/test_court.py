"""A game of Queendomino: tax, buildings, the Queen, the Dragon, and the last round."""

from random import Random

import pytest

from realmino import (
    Game,
    ItemKind,
    Kingdom,
    PartialPosition,
    Phase,
    Purse,
    Reason,
    Rules,
    State,
    Terrain,
    score,
)
from realmino.bots import BOTS
from realmino.rules.construct import price
from tests.core.game.test_game import AT_COURT, refusal
from tests.present import present
from tests.tables import first, tokens, whole_game, with_purse

TOWNS = "Q4 Oabcd T4-19-7-3-28-1 L93-94-95-96 E93 E94 E95 E96 L50-60-70-80"
ADDED = f"{TOWNS} A93g8n"
"""Seat a has added a mine with three crowns on g8 and a town on g9."""


def purse(game: Game, kingdom: int = 0) -> Purse:
    assert game.state.court is not None
    return game.state.court.purses[kingdom]


def host(game: Game) -> int | None:
    assert game.state.court is not None
    return game.state.court.queen


# Legal actions


def test_lists_all_actions_of_all_phases_at_once() -> None:
    game = Game.parse(ADDED)
    spots = [f"C{spot}g9" for spot in range(6)]
    fires = [f"D{spot}" for spot in range(6)]
    claims = ["E50", "E60", "E70", "E80"]
    assert tokens(game.state.legal_actions()) == ["Bg8", "Bg9", *spots, *fires, *claims]
    assert tokens(game.play("Bg8").state.legal_actions()) == [*spots, *fires, *claims]
    built = game.play("C0g9").state
    assert built.phase is Phase.BURN
    assert tokens(built.legal_actions()) == [*fires[1:], *claims]
    assert tokens(game.play("D5").state.legal_actions()) == claims


@pytest.mark.parametrize(
    ("more", "token", "reason"),
    [
        ("", "Bg7", Reason.NOT_ON_DOMINO),
        ("", "Bg8h8", Reason.NOT_ON_DOMINO),
        ("", "Bg8g9", Reason.NO_KNIGHT),
        ("Bg8", "Bg9", Reason.PHASE_CLOSED),
        ("C0g9", "Bg8", Reason.PHASE_CLOSED),
        ("D0", "Bg8", Reason.PHASE_CLOSED),
        ("C0g9", "C1g9", Reason.PHASE_CLOSED),
        ("D0", "C1g9", Reason.PHASE_CLOSED),
        ("D0", "D1", Reason.PHASE_CLOSED),
        ("", "C0g8", Reason.NOT_OPEN),
        ("", "C0g7", Reason.NOT_OPEN),
        ("", "C0h9", Reason.NOT_OPEN),
        ("C0g9", "D0", Reason.NO_TILE),
        ("C1g9", "D0", Reason.QUEEN_HERE),
        ("D0 E50 A94h7e", "D1", Reason.DRAGON_AWAY),
        ("D0 E50 A94h7e", "C0h7", Reason.NO_TILE),
        ("C0g9 E50 A94h7e", "C0h7", Reason.NO_TILE),
        ("E50 A94h7e C5h7 E60 A95h7e C4h7 E70 A96h7e", "C5h7", Reason.NO_TILE),
        ("C0g9 E50", "Bg8", Reason.WRONG_PHASE),
        ("C0g9 E50", "C1g9", Reason.WRONG_PHASE),
        ("C0g9 E50", "D1", Reason.WRONG_PHASE),
        ("", "A93g9n", Reason.WRONG_PHASE),
        ("", "E51", Reason.NOT_IN_LINE),
        ("", "T1-2-3-4-5-6", Reason.NOTHING_DUE),
    ],
)
def test_refuses_actions_at_court_with_a_reason(more: str, token: str, reason: Reason) -> None:
    game = Game.parse(f"{ADDED} {more}")
    before = str(game.state)
    assert refusal(game, token) is reason
    assert str(game.state) == before


@pytest.mark.parametrize("token", ["Bg8", "C0g8", "D0"])
def test_there_are_no_court_actions_in_kingdomino_or_while_claiming(token: str) -> None:
    for record in ("K4 Oadcb L3-14-34-41", "K4 Oabcd L1-2-3-4 E1 E2 E3 E4 L5-6-7-8 A1g8n",
                   TOWNS.removesuffix(" E94 E95 E96 L50-60-70-80"), TOWNS):  # fmt: skip
        assert refusal(Game.parse(record), token) is Reason.WRONG_PHASE


def test_building_and_bribing_need_coins() -> None:
    state = Game.parse(ADDED).state
    assert state.court is not None
    poor = with_purse(state, 0, Purse(0, 0, 0))
    assert poor.why_not(Game.parse(f"{ADDED} C1g9").moves[-1]) is Reason.NO_COINS
    assert poor.why_not(Game.parse(f"{ADDED} D1").moves[-1]) is Reason.NO_COINS
    assert poor.why_not(Game.parse(f"{ADDED} Bg9").moves[-1]) is Reason.NO_KNIGHT
    assert tokens(poor.legal_actions()) == ["C0g9", "E50", "E60", "E70", "E80"]


def test_every_reason_of_the_court_occurs() -> None:
    shown = {
        *(refusal(Game.parse(f"{ADDED} Bg8"), "Bg9"), refusal(Game.parse(ADDED), "Bg7")),
        *(refusal(Game.parse(ADDED), "Bg8g9"), refusal(Game.parse(ADDED), "C0g8")),
        *(refusal(Game.parse(f"{ADDED} C0g9"), "D0"), refusal(Game.parse(f"{ADDED} C1g9"), "D0")),
        refusal(Game.parse(f"{ADDED} D0 E50 A94h7e"), "D1"),
        Reason.NO_COINS,  # see the test above
    }
    assert shown == AT_COURT


def test_after_a_discard_everything_but_tax_is_legal() -> None:
    game = first(whole_game("Q4", 2), lambda state: bool(state.legal_actions())
                 and tokens(state.legal_actions())[0].endswith("x"))  # fmt: skip
    after = game.play(game.state.legal_actions()[0])
    assert after.state.phase is Phase.TAX
    assert refusal(after, "Bg8") is Reason.NOT_ON_DOMINO
    assert not any(token[0] == "B" for token in tokens(after.state.legal_actions()))
    assert State.parse(str(after.state)) == after.state


# Tax


def test_a_knight_collects_a_coin_per_square_of_its_territory() -> None:
    game = Game.parse(ADDED)
    assert purse(game) == Purse(7, 1, 0)
    assert purse(game.play("Bg8")) == Purse(8, 0, 0)
    assert str(game.play("Bg8").state.kingdoms[0]) == "t/m3n/C"


def test_two_knights_in_one_territory_collect_twice() -> None:
    state = Game.parse(f"{TOWNS} A93g8n").state
    assert state.court is not None
    kingdom = Kingdom.parse("t/t/C")
    two = with_purse(state, 0, Purse(7, 2, 0))._replace(kingdoms=(kingdom, *state.kingdoms[1:]))
    both = next(action for action in two.legal_actions() if str(action) == "Bg8g9")
    after = two.apply(both)
    assert after.court is not None
    assert after.court.purses[0] == Purse(7 + 2 + 2, 0, 0)


@pytest.mark.parametrize(
    ("tile", "ready", "towers", "extra"),
    [(20, 1, 0, 1), (20, 3, 0, 3), (19, 1, 1, 1), (19, 2, 4, 4), (27, 3, 4, 0)],
)
def test_a_tax_building_pays_for_every_knight_that_collects(
    tile: int, ready: int, towers: int, extra: int
) -> None:
    """Tile 20 pays for knights, including the one just placed, 19 for towers, 27 nothing."""
    state = Game.parse(ADDED).state
    assert state.court is not None
    kingdom = Kingdom.parse(f"t-/m3-/Cb{tile}")
    own = Purse(0, ready, towers)
    rich = with_purse(state, 0, own)._replace(kingdoms=(kingdom, *state.kingdoms[1:]))
    gains = {}
    for action in rich.legal_actions():
        after = rich.apply(action).court
        assert after is not None
        gains[str(action)] = after.purses[0].coins
    assert gains["Bg8"] == 1 + extra
    if ready > 1:
        assert gains["Bg8g9"] == 2 + 2 * extra


# Buildings and the Queen


def test_a_building_gives_knights_and_towers_for_the_price_of_its_spot() -> None:
    game = Game.parse(ADDED)
    assert purse(game.play("C1g9")) == Purse(6, 1, 1)
    assert purse(game.play("C2g9")) == Purse(5, 2, 0)
    assert str(game.play("C2g9").state.kingdoms[0]) == "b07/m3/C"
    assert game.play("C2g9").state.kingdoms[0].open_towns == 0


def test_knights_of_a_building_collect_from_the_next_turn_on() -> None:
    game = Game.parse(f"{ADDED} C2g9")
    assert purse(game).knights == 2
    assert refusal(game, "Bg8") is Reason.PHASE_CLOSED


def test_the_queen_moves_to_the_builder_even_if_towers_are_equal() -> None:
    game = Game.parse(f"{ADDED} C1g9")
    assert host(game) == 0
    level = Game.parse(f"{TOWNS.replace('3-28', '26-17')} A93g8n C1g9 E50 A94h7e C4h7")
    assert purse(level, 1).towers == 1
    assert host(level) == 1
    ahead = level.play("E60").play("A95h7e").play("C3h7")
    assert purse(ahead, 2).towers == 2
    assert host(ahead) == 2
    behind = Game.parse(f"{TOWNS.replace('3-28', '26-17')} A93g8n C3g9 E50 A94h7e C4h7")
    assert purse(behind, 1).towers == 1
    assert host(behind) == 0


def test_a_building_without_towers_does_not_move_the_queen() -> None:
    assert host(Game.parse(f"{ADDED} C5g9")) is None
    assert host(Game.parse(f"{ADDED} C1g9 E50 A94h7e C0h7")) == 0


def test_the_queens_host_pays_one_coin_less_but_never_below_zero() -> None:
    state = Game.parse(f"{ADDED} C1g9").state
    assert state.court is not None
    assert [price(spot, state.court.queen == 0) for spot in range(6)] == [0, 0, 1, 2, 3, 4]
    assert [price(spot, state.court.queen == 1) for spot in range(6)] == [0, 1, 2, 3, 4, 5]


# The Dragon and the end of a round


def test_the_dragon_burns_a_tile_for_a_coin_and_leaves_after_the_round() -> None:
    game = Game.parse(f"{ADDED} D3")
    assert purse(game).coins == 6
    assert "T4-19-7-d-28-1 Z3" in str(game.state)
    game = Game.parse(f"{ADDED} D3 E50 A94h7e C0h7 E60 A95h7e E70 A96h7e E80")
    assert "T19-7-28-1-x-x Z3" in str(game.state)
    assert game.state.pending_deal is not None
    assert present(game.state.pending_deal).kind == "tiles"
    assert game.state.pending_deal.amount == 2
    assert 3 not in game.state.pending_deal.ids
    assert 4 not in game.state.pending_deal.ids
    game = game.play("T31-32")
    assert "T19-7-28-1-31-32 Z3" in str(game.state)
    assert present(game.state.pending_deal).kind == "line"  # the board before the line


def test_everything_but_a_claim_is_legal_in_the_last_round() -> None:
    last = first(whole_game("Q4", 1), lambda state: state.round == 12 and state.phase is Phase.TAX)
    offered = tokens(last.state.legal_actions())
    assert offered[-1] == "E"
    assert not any(token.startswith("E") for token in offered[:-1])
    assert refusal(last, "E96") is Reason.WRONG_PHASE


def test_the_board_is_refilled_before_the_last_round_but_not_after_it() -> None:
    game = whole_game("Q4", 1)
    due = [(played.before.round, played.before.pending_deal.kind) for played in game.history()
           if played.before.pending_deal]  # fmt: skip
    assert (0, "tiles") in due
    assert (12, "tiles") in due
    assert (12, "line") not in due
    assert not any(round > 12 for round, _ in due)


# Undo


def test_undo_in_every_phase() -> None:
    game = Game.parse(f"{ADDED} Bg8 C1g9")
    back = game.undo()
    assert purse(back) == Purse(8, 0, 0)
    assert host(back) is None
    assert back.redo() == game
    assert game.at(game.number - 3).state == Game.parse(TOWNS).state
    assert game.last_reveal() == Game.parse(TOWNS).number
    filled = Game.parse(f"{ADDED} D3 E50 A94h7e E60 A95h7e E70 A96h7e E80 T31")
    assert filled.last_reveal() == filled.number


# Scores


def test_the_worked_example_of_the_rulebook_scores_71() -> None:
    """11 coins, seven terrains, the Queen on the grassland, and six buildings."""
    kingdom = Kingdom.parse(EXAMPLE)
    sheet = score(kingdom, Rules.parse("Q4"), Purse(11, 0, 3), hosts_queen=True)
    land = sorted(
        (item.terrain.key, len(item.squares), item.crowns, item.points)
        for item in sheet.items
        if item.terrain not in (None, Terrain.TOWN)
    )
    assert [item.points for item in sheet.items if item.kind is ItemKind.COINS] == [3]
    assert land == [
        *(("forest", 1, 0, 0), ("forest", 1, 1, 1), ("forest", 2, 1, 2), ("grassland", 4, 4, 16)),
        *(("lake", 3, 2, 6), ("mine", 3, 4, 12), ("swamp", 1, 1, 1), ("wheat", 3, 1, 3)),
    ]
    towns = [
        item for item in sheet.items if item.terrain is not None and item.terrain.key == "town"
    ]
    assert [item.points for item in towns] == [0, 0, 0, 0]
    paid = {item.building.kind: item.points for item in sheet.items if item.building is not None}
    assert paid == {
        "Sawmill": 6, "Church": 8, "Travelling castle": 3, "Big tavern": 2, "Statue": 5,
        "Guardtower": 3,
    }  # fmt: skip
    assert [item.queen for item in sheet.items].count(True) == 1
    assert sheet.total == 71


EXAMPLE = "b03l1l1lf1/f1fb13b17b21/m2wCgf/m2wb27gg2/mw1s1b25g1"


# Bots and notation


def test_greedy_collects_tax_first() -> None:
    game = Game.parse(ADDED)
    assert {str(BOTS["greedy"](game.state, Random(seed))) for seed in range(20)} == {"Bg8", "Bg9"}


def test_a_partial_position_may_be_a_court_alone() -> None:
    position = PartialPosition.parse("T4-19-x-d-28-1 Qa Z3 a:b07n/C:7c0k1t")
    assert str(position) == "T4-19-x-d-28-1 Qa Z3 a:b07n/C:7c0k1t"
    assert position.board == (4, 19, 0, 0, 28, 1)
    assert position.dragon == 3
    assert position.queen == 0
    assert position.burnt == 1 << 3
