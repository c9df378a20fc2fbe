"""Seeds for new games."""

from random import SystemRandom


def new_seed() -> str:
    """A seed that nobody can foresee, short enough to be told to a friend."""
    return str(SystemRandom().randrange(10**8))
