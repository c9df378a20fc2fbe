"""Whether what a file says of a game is what its record tells."""

from realmino.arena.games import Outcome, outcome_of
from realmino.game import Game
from realmino.pieces.buildings import BUILDINGS
from realmino.pieces.parsing import NotationError
from realmino.pieces.variants import SEATS, Rules
from realmino.rules.shuffling import Shuffled
from realmino.state import State


def fault_of(outcome: Outcome, rules: Rules, seed: int | str) -> str | None:
    """The first untrue statement in an outcome of an arena with that seed, None if all is true.

    The record is replayed: its rules, what was dealt, who was in turn when a bot was disqualified,
    the totals and the winners. Which action a bot would have chosen is not asked.
    """
    try:
        game = Game.parse(outcome.record, rules.buildings or BUILDINGS)
    except NotationError as error:
        return f"the record cannot be replayed ({error})"
    state, forfeit = game.state, outcome.forfeit
    if game.rules != rules:
        return f"the record is of {game.rules}, not {rules}"
    if game.start != State.start(rules):
        return "the record begins with a position, which no game of an arena does"
    dealer = Shuffled(f"{seed}/{outcome.pairing.deal}")
    for played in game.history():
        if played.seat is None and played.move != dealer.deal(played.before):
            return f"the record has {played.move}, which this arena does not deal there"
    if forfeit is None and not state.is_over:
        return "the record breaks off before the end of the game"
    if forfeit and forfeit.seat != state.to_act:
        return f"seat {SEATS[forfeit.seat]} was not in turn when it is said to have failed"
    true = outcome_of(outcome.pairing, game, forfeit)
    for what in ("totals", "winners"):
        recorded, replayed = getattr(outcome, what), getattr(true, what)
        if recorded != replayed:
            return f"the record tells the {what} {list(replayed)}, not {list(recorded)}"
    return None
