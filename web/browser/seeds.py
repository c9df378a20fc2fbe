"""Seeds for new games."""

import secrets


def new_seed() -> str:
    """A seed that nobody can foresee, short enough to be told to a friend."""
    return str(secrets.randbelow(10**8))
