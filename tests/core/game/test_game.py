"""A game: playing, undo, any moment of its history, and the three games of a Dynasty."""

import pickle
from copy import copy

import pytest

from realmino import (
    Decision,
    Discard,
    Dynasty,
    Game,
    Illegal,
    Kingdom,
    NotationError,
    Phase,
    Place,
    Reason,
    Rules,
    Shuffled,
    State,
    Terrain,
    parse_games,
    parse_move,
    score,
)
from tests.core.test_playthroughs import GAMES
from tests.each import each
from tests.tables import first, played, tokens, whole_game

OPENING = "K4 Oadcb L3-14-34-41 E34 E41 E3 E14 L1-20-37-48"


def refusal(game: Game, token: str) -> Reason:
    """Returns the reason why a move is refused."""
    with pytest.raises(Illegal) as caught:
        game.play(token)
    return caught.value.reason


# Rules


def test_four_players_claim_in_the_order_of_the_kings() -> None:
    game = Game.parse("K4 Oadcb L3-14-34-41")
    claimed = []
    for token in ("E34", "E41", "E3", "E14"):
        claimed.append(game.state.to_act)
        game = game.play(token)
    assert claimed == [0, 3, 2, 1]
    assert game.state.pending_deal is not None
    assert [king for _, king in game.state.line] == [2, 1, 0, 3]


def test_the_lowest_domino_acts_first_in_the_next_round() -> None:
    game = Game.parse(OPENING)
    assert game.state.to_act == 2
    assert game.state.line[0].domino == 3
    assert all(token.startswith("A3") for token in tokens(game.state.legal_actions()))


def test_a_domino_may_not_leave_the_five_by_five_grid() -> None:
    """With land four squares east of the castle, nothing fits west of it or further east."""
    state = Game.parse(OPENING).state
    state = state._replace(kingdoms=(Kingdom.parse("Cwwww"),) * 4)
    placed = [move for move in state.legal_actions() if isinstance(move, Place)]
    assert {str(square)[0] for move in placed for square in move.squares} == {"g", "h"}
    assert state.why_not(parse_move("A3e7e")) is Reason.TOO_LARGE
    assert state.why_not(parse_move("A3g8n")) is None
    assert state.why_not(parse_move("A3g11n")) is Reason.TOO_LARGE


def test_a_mighty_duel_kingdom_grows_to_seven_by_seven() -> None:
    widths = set()
    for seed in range(12):
        for kingdom in played("K2d", seed).state.kingdoms:
            widths |= {kingdom.east - kingdom.west + 1, kingdom.north - kingdom.south + 1}
    assert max(widths) == 7


def test_a_domino_that_fits_must_be_placed() -> None:
    assert refusal(Game.parse(OPENING), "A3x") is Reason.MUST_PLACE


def test_only_a_domino_that_fits_nowhere_is_discarded() -> None:
    game = next(game for game in map(seeded, range(50)) if Discard in map(type, game.moves))
    before = first(game, lambda state: Discard in map(type, state.legal_actions())).state
    assert tokens(before.legal_actions()) == [f"A{before.line[0].domino}x"]
    after = before.apply(before.legal_actions()[0])
    assert after.kingdoms == before.kingdoms
    assert after.gone == before.gone | 1 << before.line[0].domino


def seeded(seed: int) -> Game:
    return whole_game("K4", seed)


def test_lists_a_domino_with_equal_halves_once_per_place() -> None:
    game = Game.parse(OPENING)
    placed = [move for move in game.state.legal_actions() if isinstance(move, Place)]
    assert len({frozenset(move.squares) for move in placed}) == len(placed)
    assert refusal(game, "A3g9s") is Reason.MIRRORED


def test_nothing_is_claimed_in_the_last_round() -> None:
    game = first(whole_game("K4"), lambda state: state.round == 12 and state.phase is Phase.CLAIM)
    assert tokens(game.state.legal_actions()) == ["E"]
    assert refusal(game, "E48") is Reason.WRONG_PHASE
    assert refusal(first(whole_game("K4"), lambda state: state.to_act is not None), "E") is (
        Reason.WRONG_PHASE
    )


def test_three_players_leave_one_domino_of_every_line() -> None:
    game = whole_game("K3")
    assert game.state.gone.bit_count() == 48
    placed = sum(isinstance(move, Place | Discard) for move in game.moves)
    assert placed == 36


@pytest.mark.parametrize(
    ("token", "reason"),
    [
        ("E3", Reason.DEAL_DUE),
        ("A3g8n", Reason.DEAL_DUE),
        ("E", Reason.DEAL_DUE),
        ("L1-2-3-4", Reason.WRONG_DEAL),
        ("Oabc", Reason.WRONG_DEAL),
        ("Oabcc", Reason.WRONG_DEAL),
    ],
)
def test_refuses_moves_before_the_kings_are_drawn(token: str, reason: Reason) -> None:
    assert refusal(Game(Rules.parse("K4")), token) is reason


@pytest.mark.parametrize("token", ["E1", "A3g8n", "Oabcd", "L1-2-3-4", "E"])
def test_refuses_moves_after_the_end(token: str) -> None:
    game = whole_game("K2")
    assert refusal(game, token) is Reason.GAME_OVER
    assert game.state.legal_actions() == []
    assert game.state.pending_deal is None


AT_COURT = {
    *(Reason.PHASE_CLOSED, Reason.NOT_ON_DOMINO, Reason.NO_KNIGHT, Reason.NO_TILE),
    *(Reason.NO_COINS, Reason.NOT_OPEN, Reason.DRAGON_AWAY, Reason.QUEEN_HERE),
}
"""The reasons that occur only in Queendomino, see test_court."""


def test_every_reason_occurs_in_a_game() -> None:
    game = Game.parse(OPENING)
    met = {
        refusal(Game(Rules.parse("K4")), "E3"),
        refusal(Game(Rules.parse("K4")), "Oabc"),
        refusal(whole_game("K4"), "E"),
        refusal(game, "L5-6-7-8"),
        refusal(game, "E1"),
        refusal(game, "A14g8n"),
        refusal(game, "A3g9s"),
        refusal(game, "A3g7n"),
        refusal(game, "A3g12n"),
        refusal(game, "A3h8n"),
        refusal(game, "A3x"),
        refusal(game.play("A3g8n"), "E2"),
        refusal(game.play("A3g8n").play("E1").play("A14g8n"), "E1"),
        refusal(Game.parse(WHEAT_ALONE), "A7h9n"),
    }
    assert met == set(Reason) - AT_COURT


WHEAT_ALONE = (
    "K4 Oabcd L1-3-4-5 E1 E3 E4 E5 L7-8-9-10 A1g8e E7 A3g8n E8 A4g8n E9 A5g8n E10 L2-6-11-12"
)


# Undo


def test_undo_and_redo_a_move() -> None:
    game = Game.parse(OPENING)
    back = game.play("A3g8n").undo()
    assert back.state == game.state
    assert tokens(back.undone) == ["A3g8n"]
    assert back.redo() == game.play("A3g8n")


def test_a_new_move_clears_the_redo_stack() -> None:
    back = Game.parse(OPENING).play("A3g8n").undo()
    other = back.play("A3h7e")
    assert other.undone == ()
    with pytest.raises(Illegal):
        other.redo()


def test_refuses_undo_at_the_start() -> None:
    with pytest.raises(Illegal) as caught:
        Game(Rules.parse("K4")).undo()
    assert caught.value.reason is Reason.NOTHING_DUE


def test_a_refused_move_keeps_the_redo_stack() -> None:
    back = Game.parse(OPENING).play("A3g8n").undo()
    assert refusal(back, "A3g7n") is Reason.OCCUPIED
    with pytest.raises(NotationError):
        back.play("nonsense")
    assert tokens(back.undone) == ["A3g8n"]


def test_shows_any_moment_of_a_game() -> None:
    game = whole_game("K3hm")
    states = [game.at(number).state for number in range(game.number + 1)]
    assert states[0] == State.start(game.rules)
    assert states[-1] == game.state
    assert len(set(map(str, states))) == len(states)
    assert game.at(0).at(game.number) == game


def test_undo_and_redo_a_whole_game() -> None:
    game = back = whole_game("K2dhm")
    while back.moves:
        back = back.undo()
    assert back.state == State.start(game.rules)
    while back.undone:
        back = back.redo()
    assert back == game


@pytest.mark.parametrize("number", [-1, 10, 10**12])
def test_refuses_a_moment_beyond_the_game(number: int) -> None:
    with pytest.raises(IndexError, match=f"move {number}: the game has moves 0 to 7"):
        Game.parse(OPENING).at(number)


def test_finds_the_last_reveal() -> None:
    game = Game.parse(OPENING)
    assert game.last_reveal() == 7
    assert game.play("A3g8n").last_reveal() == 7
    assert game.at(6).last_reveal() == 2
    assert game.at(1).last_reveal() == 1
    assert game.at(0).last_reveal() == 0


def test_history_lists_seats_moves_and_positions() -> None:
    game = Game.parse(OPENING).play("A3g8n")
    history = game.history()
    assert [played.seat for played in history] == [None, None, 0, 3, 2, 1, None, 2]
    assert [str(played.move) for played in history] == str(game).split()[1:]
    assert [played.before for played in history] == [game.at(n).state for n in range(game.number)]


def test_games_with_the_same_moves_are_equal() -> None:
    assert Game.parse(OPENING) == Game.parse(OPENING.replace(" ", "_"))
    assert len({Game.parse(OPENING), Game.parse(OPENING)}) == 1


# The end


def test_scores_a_kingdom_item_by_item() -> None:
    sheet = score(Kingdom.parse("w1wC/f-m2/ffm1"), Rules.parse("K4"))
    items = [(item.terrain, len(item.squares), item.crowns, item.points) for item in sheet.items]
    assert items == [
        (Terrain.WHEAT, 2, 1, 2),
        (Terrain.FOREST, 3, 0, 0),
        (Terrain.MINE, 2, 3, 6),
    ]
    assert sheet.total == 8
    assert sheet.largest == 3


@each("name", GAMES)
def test_points_then_the_largest_territory_decide_or_the_win_is_shared(name: str) -> None:
    state = Game.parse(GAMES[name].record).state
    sheets, result = state.sheets(), state.result()
    best = max((sheet.total, sheet.largest) for sheet in sheets)
    winners = [n for n, sheet in enumerate(sheets) if (sheet.total, sheet.largest) == best]
    level = [sheet.total for sheet in sheets].count(best[0])
    assert list(result.winners) == winners
    assert result.decision is (
        Decision.POINTS if level == 1 else
        Decision.SHARED if len(winners) > 1 else Decision.LARGEST
    )  # fmt: skip


# Dynasty


def test_a_dynasty_sums_three_games() -> None:
    dynasty = Dynasty((whole_game("K3", 1),)).next_game()
    assert dynasty.totals() == totals_of(whole_game("K3", 1))
    dynasty = dynasty.with_game(whole_game("K3", 2)).next_game().with_game(whole_game("K3", 3))
    three = [totals_of(whole_game("K3", seed)) for seed in (1, 2, 3)]
    assert dynasty.is_over
    assert dynasty.totals() == tuple(map(sum, zip(*three, strict=True)))
    assert dynasty.result().winners == tuple(
        seat for seat, total in enumerate(dynasty.totals()) if total == max(dynasty.totals())
    )


def totals_of(game: Game) -> tuple[int, ...]:
    return tuple(sheet.total for sheet in game.state.sheets())


def test_the_next_game_of_a_dynasty_starts_after_the_end_of_the_previous_one() -> None:
    with pytest.raises(ValueError, match="starts before the previous one has ended"):
        Dynasty((Game.parse(OPENING),)).next_game()


def test_a_dynasty_has_no_fourth_game() -> None:
    three = Dynasty(tuple(whole_game("K2", seed) for seed in (1, 2, 3)))
    with pytest.raises(ValueError, match="1 to 3 games, not 4"):
        three.next_game()


def test_a_dynasty_keeps_its_rules() -> None:
    running = Dynasty((whole_game("K2"),)).next_game()
    with pytest.raises(ValueError, match="same rules"):
        running.with_game(Game(Rules.parse("K3")))
    with pytest.raises(ValueError, match="1 to 3 games, not 0"):
        Dynasty(())


def test_a_running_dynasty_is_not_over() -> None:
    dynasty = Dynasty((whole_game("K2"),))
    assert not dynasty.is_over
    assert not dynasty.next_game().is_over
    assert dynasty.next_game().totals() == totals_of(whole_game("K2"))


def test_a_record_may_contain_several_games() -> None:
    record = f"{whole_game('K2')} ; the first\n{OPENING}"
    assert parse_games(record) == [whole_game("K2"), Game.parse(OPENING)]


def test_the_example_of_the_readme_starts_with_claims() -> None:
    game = Game(Rules.parse("K4")).deal(Shuffled(1))
    assert game.state.phase is Phase.CLAIM
    assert len(game.state.legal_actions()) == 4


@pytest.mark.parametrize("code", ["K2", "Q3"])
def test_a_state_is_a_value(code: str) -> None:
    """It equals any state that shows the same, is immutable, and can be pickled."""
    game = whole_game(code)
    moments = {game.at(number).state for number in range(game.number + 1)}
    assert len(moments) == game.number + 1
    for number in range(0, game.number + 1, 7):
        state = game.at(number).state
        same = State.parse(str(state))
        assert same == state
        assert hash(same) == hash(state)
        assert pickle.loads(pickle.dumps(state)) == copy(state) == state
        assert state != state._replace(round=state.round + 1)
        assert state != tuple(state.kingdoms)
        for name in ("round", "kingdoms", "_position", "colour"):
            with pytest.raises(AttributeError, match="is immutable"):
                setattr(state, name, 1)
        with pytest.raises(AttributeError, match="is immutable"):
            del state.phase
