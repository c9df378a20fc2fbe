"""Letters of games between distant devices, with made-up secrets."""

from random import Random

from realmino import Game
from realmino.together.fair import BOT, SECRET_SIZE, Chance, Giving, Link, link
from realmino.together.letter import Letter


def secret(owner: int) -> bytes:
    """Returns the secret of an owner."""
    return bytes([owner + 100]) * SECRET_SIZE


def first_letter(
    code: str,
    owners: tuple[int, ...],
    giving: Giving = Giving.PAIR,
    is_dynasty: bool = False,
    names: tuple[str, ...] = (),
    start: Game | None = None,
) -> Letter:
    """Returns a game's letter after its first deal, if it begins with one."""
    people = sorted({*owners} - {BOT})
    chance = Chance(giving, owners, tuple(Link(0, link(secret(owner), 0)) for owner in people))
    letter = Letter((start or Game(code),), chance, is_dynasty, names=names)
    while letter.due:
        letter = revealed(letter)
    return letter


def revealed(letter: Letter) -> Letter:
    """Returns the letter after its next giver reveals a link."""
    owner = letter.waits_for
    assert owner is not None
    return letter.give(owner, secret(owner))


def choose(letter: Letter) -> Letter:
    """Returns the letter after a random choice."""
    actions = letter.game.state.legal_actions()
    return letter.play(Random(f"{letter.number} {actions}").choice(actions))


def play(letter: Letter, number: int = 10_000) -> Letter:
    """Returns the letter after random choices: at least this many moves, or to the end."""
    while not letter.is_over and letter.number < number:
        letter = revealed(letter) if letter.due else choose(letter)
    while letter.due:
        letter = revealed(letter)
    return letter
