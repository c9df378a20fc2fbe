"""The prospects of a kingdom: best places, lost ground, certain bonuses, dominoes to come."""

from collections.abc import Iterator, Sequence
from itertools import product

import pytest
from hypothesis import given

from realmino import Claim, Game, Kingdom, Line, Phase, Place, Rules, State
from realmino.game.events import events
from realmino.pieces.dominoes import DOMINOES, LineDomino
from realmino.pieces.kingdom import EMPTY
from realmino.pieces.mutable_kingdom import MutableKingdom
from realmino.pieces.position import Snapshot
from realmino.pieces.variants import SEATS
from realmino.rules.scoring import score
from realmino.view import view
from tests.tables import CODES, FEW_FIRST, games, played, positions, whole_game, whole_games


def with_in_hand(state: State, domino: int) -> State:
    """Returns the position with this domino to be added by the player to move."""
    seat = state.to_act
    others = tuple(entry for entry in state.line if entry.domino != domino)[1:]
    return state._replace(
        line=(LineDomino(domino, seat), *others), phase=Phase.ADD, order=(), next=()
    )


@given(positions())
def test_the_best_gain_is_that_of_the_best_legal_place(state: State) -> None:
    """Plays and scores every place as if the player had the domino."""
    if state.to_act is None:
        return
    kingdom = state.acting_kingdom
    for domino in state.chances(kingdom):
        trial = with_in_hand(state, domino)
        gains = [
            trial.apply(action).sheet(kingdom).total - trial.sheet(kingdom).total
            for action in trial.legal_actions()
            if isinstance(action, Place)
        ]
        assert state.best_gain(domino, kingdom) == max(gains, default=None)


@given(games())
def test_the_view_shows_gains_of_all_dominoes_a_player_has_or_may_choose(game: Game) -> None:
    seen = view(game)
    shown = {prospect.domino: prospect.gain for prospect in seen.prospects}
    if seen.prompt.seat is None:
        assert not shown
        return
    own = next(realm for realm in seen.kingdoms if seen.prompt.seat in realm.seats)
    laid = {land.domino for land in own.land}
    waiting = [face for face in seen.line if not face.done and face.domino not in laid]
    if seen.prompt.kind in ("claim", "end"):
        waiting = [face for face in waiting if face.domino != seen.prompt.domino]
    free = {face.domino for face in seen.next if face.king is None}
    hoped = {face.domino for face in (*waiting, *seen.next) if face.king in own.seats} | free
    assert set(shown) == hoped
    if seen.prompt.kind == "place":
        assert shown[seen.prompt.domino or 0] == max(option.gain for option in seen.options)
    if seen.prompt.kind == "discard":
        assert shown[seen.prompt.domino or 0] is None


@given(games())
def test_a_place_shows_the_territories_it_creates(game: Game) -> None:
    seen = view(game)
    for option in seen.options[:: max(1, len(seen.options) // 3)]:
        if option.kind != "place":
            assert option.territories == ()
            continue
        after = view(game.play(option.token))
        realm = next(realm for realm in after.kingdoms if seen.prompt.seat in realm.seats)
        lands = {(item["terrain"], *item["squares"]): item for item in realm.sheet["items"]
                 if item["kind"] == "territory"}  # fmt: skip
        covered = set()
        for territory in option.territories:
            item = lands[territory.terrain, *territory.squares]
            assert territory.crowns == item["crowns"]
            assert territory.points == item["points"]
            assert territory.points == len(territory.squares) * territory.crowns
            covered |= {*territory.squares} & {*option.squares}
        assert covered == {*option.squares}
        assert len(option.territories) == len({*option.territories}) <= 2


# Lost ground


@pytest.mark.parametrize("code", FEW_FIRST)
def test_lost_ground_is_never_covered(code: str) -> None:
    """Checked in whole games of players who fill their kingdoms; lost ground also stays lost."""
    game = played(code, 4, bot="greedy")
    ends = {realm.kingdom: {land.square for land in realm.land} for realm in view(game).kingdoms}
    lost: dict[str, set[str]] = {kingdom: set() for kingdom in ends}
    for number in range(0, game.number, 5):
        for realm in view(game.at(number)).kingdoms:
            now = {*realm.lost}
            assert not now & ends[realm.kingdom]
            still = {square for square in lost[realm.kingdom] if is_in(realm.reach, square)}
            assert still <= now
            lost[realm.kingdom] |= now
    assert any(lost.values()) or code[0] == "W"
    assert not any(realm.lost for realm in view(game).kingdoms), (
        "a finished game has no lost ground"
    )


def is_in(reach: tuple[int, int, int, int], square: str) -> bool:
    west, east, south, north = reach
    return west <= ord(square[0]) - ord("a") <= east and south < int(square[1:]) <= north + 1


def lost(kingdom: str, round: int = 3, line: str = "6a 14b 34c 41d", next: str = "") -> set[str]:
    """Returns the lost ground of kingdom a in a round of four players."""
    lines = [
        tuple(LineDomino(int(entry[:-1]), "abcd".index(entry[-1])) for entry in text.split())
        for text in (line, next)
    ]
    kingdoms = (Kingdom.parse(kingdom), EMPTY, EMPTY, EMPTY)
    shown = Snapshot(Rules.parse("K4"), round, Phase.ADD, (), lines[0], lines[1], 0, kingdoms)
    return {str(square) for square in State(shown).lost_ground(0)}


def test_a_hole_of_one_square_is_lost() -> None:
    assert lost("www/w-w/w-C/www") == set()
    assert lost("www/www/w-C/www") == {"f7"}


def test_a_corner_is_lost_once_its_neighbours_are_covered() -> None:
    assert lost("wwww-/wwwwl/wwwwl/wwwwl/Cllll") == {"k11"}


def test_ground_beside_a_narrow_kingdom_is_not_lost() -> None:
    for kingdom in ("C", "wC", "wwwC"):
        assert lost(kingdom) == set()


def test_a_hole_is_lost_if_no_matching_domino_can_come() -> None:
    """The hole is surrounded by mines; dominoes 45 to 48 have one, 1 to 4 none."""
    hole, both = "mmmm/m--m/mmmC", {"e8", "f8"}
    mines, others = "45a 46b 47c 48d", "1a 2b 3c 4d"
    assert not lost(hole, 12, mines) & both
    assert lost(hole, 12, others) >= both
    assert lost(hole, 12, "1a 46b 47c 48d") >= both, "other players take those dominoes"
    assert not lost(hole, 11, others, mines) & both
    assert not lost(hole, 10, others, others) & both, "more lines will come"


# Certain bonuses


BONUSES = [code for code in CODES if set("hm") & set(code)]


def earned(state: State, kingdom: int) -> set[str]:
    return {item.bonus for item in state.sheet(kingdom).items if item.bonus}


@given(whole_games(BONUSES))
def test_a_certain_bonus_is_announced_once_and_counts_at_the_end(game: Game) -> None:
    """Conversely, every bonus that counts at the end has been announced."""
    told = [fact for fact in events(game) if fact.kind == "secured"]
    for kingdom in range(game.rules.kingdoms):
        keys = [fact.bonus for fact in told if SEATS[kingdom] in fact.seats]
        assert sorted(keys) == sorted(earned(game.state, kingdom))
        assert {*game.state.certain_bonuses(kingdom)} == {*keys}


def fillings(kingdom: Kingdom, dominoes: Sequence[int], grid: int) -> Iterator[Kingdom]:
    """The kingdom after every way of placing these dominoes in order."""
    if not dominoes:
        yield kingdom
        return
    found = kingdom.places(DOMINOES[dominoes[0]], grid)
    if not found:
        yield from fillings(kingdom, dominoes[1:], grid)
    for place in found:
        land = MutableKingdom(kingdom, grid)
        land.place(dominoes[0], place.square, place.side)
        yield from fillings(land.frozen(), dominoes[1:], grid)


@pytest.mark.parametrize("code", ["K2m", "K3hm", "K4hm", "K2dhm"])
def test_a_bonus_is_certain_if_no_way_to_finish_the_kingdom_loses_it(code: str) -> None:
    """Tries every way of placing the last dominoes."""
    seen = set()
    for seed, bot in product(range(4), ("random", "greedy")):
        game = played(code, seed, bot=bot)
        number = max(i for i, move in enumerate(game.moves) if isinstance(move, Claim))
        state = game.at(number + 1).state
        for kingdom, land in enumerate(state.kingdoms):
            ends = fillings(land, state.chances(kingdom), state.rules.grid)
            kept = set.intersection(
                *({item.bonus for item in score(end, code).items if item.bonus} for end in ends)
            )
            certain = {*state.certain_bonuses(kingdom)}
            assert certain == kept & earned(state, kingdom), (seed, kingdom)
            seen |= {bool(certain)}
    assert seen == {True, False}


@pytest.mark.parametrize(
    ("kingdom", "is_certain"),
    [
        ("C", False),
        ("wwwww/w----/w-C--", False),
        ("wwwww/w----/w-C--/w----/wwwww", True),
        ("w----/w----/wwCww/----w/----w", True),
        ("w----/w----/wwCww/----w", False),
        ("wwww/-w--/-wC-", False),
    ],
)
def test_a_castle_stays_in_the_middle_of_a_kingdom_of_full_size(
    kingdom: str, is_certain: bool
) -> None:
    shown = Snapshot(
        Rules.parse("K4hm"), 3, Phase.ADD, (), (LineDomino(1, 0),), (), 0,
        (Kingdom.parse(kingdom), EMPTY, EMPTY, EMPTY),
    )  # fmt: skip
    assert State(shown).certain_bonuses(0) == (("middle",) if is_certain else ())
    assert State(shown).certain_bonuses(1) == ()


# Dominoes to come


@pytest.mark.parametrize("code", ["K2", "K3", "K4", "Q2", "W3", "W6t"])
def test_counts_the_dominoes_to_come(code: str) -> None:
    """Kingdomino for two never deals half of the box, and which half stays hidden."""
    game = whole_game(code)
    line, boxes = game.rules.line, len(game.rules.boxes)
    for number in (*range(0, game.number, 7), game.number):
        seen = view(game.at(number))
        lines_dealt = sum(isinstance(move, Line) for move in game.moves[:number])
        assert seen.coming == line * (game.rules.rounds - lines_dealt)
        assert len(seen.unseen) == 48 * boxes - line * lines_dealt
    assert lines_dealt == game.rules.rounds
    assert len(seen.unseen) == (24 if code == "K2" else 0)
