"""The recipe: the games played for each set of weights, in order, and their starting weights."""

from typing import Final, NamedTuple


class Stage(NamedTuple):
    """How one family's weights are learned."""

    family: str
    codes: tuple[str, ...]
    """The rules to play, in turn."""
    base: str | None
    """The family that provides the starting weights; None for `learn.first_guess`."""
    first_steps: tuple[int, ...]
    """Games played in each step, using the previous step's weights."""
    further_steps: tuple[int, ...] = ()
    """Games played in each further step; these steps forget the games of the first ones.

    Those weights were still far off, so those games have little in common with later ones.
    """

    @property
    def steps(self) -> tuple[int, ...]:
        """Games played in each step, including the further ones."""
        return self.first_steps + self.further_steps


STAGES: Final = (
    Stage("K4hm", ("K4hm",), None, (320, 320, 800, 1000)),
    Stage("K4", ("K4",), "K4hm", (320, 800)),
    Stage("K3hm", ("K3hm",), "K4hm", (320, 800)),
    Stage("K3", ("K3",), "K4", (320, 800)),
    Stage("K2hm", ("K2hm",), "K4hm", (400, 800, 1600)),
    Stage("K2", ("K2",), "K2hm", (400, 1200)),
    Stage("K2dhm", ("K2dhm",), "K2hm", (300, 400, 1000), (500, 1000, 1000)),
    Stage("K2d", ("K2d",), "K2dhm", (300, 600), (1000,)),
    Stage("Q4", ("Q4", "Q3"), "K4", (320, 600, 1000)),
    Stage("Q2", ("Q2",), "Q4", (300, 500, 1000), (500, 1000, 1000)),
    Stage("W4", ("W4", "W3"), "Q2", (200, 400), (600,)),
    Stage("W8t", ("W8t", "W6t"), "Q2", (200, 300), (500,)),
    Stage("W6", ("W6", "W8", "W5", "W7"), "Q4", (200, 400), (500, 700)),
    Stage("Q2hm", ("Q2hm",), "Q2", (200, 400)),
    Stage("Q4hm", ("Q4hm", "Q3hm"), "Q4", (300, 500)),
    Stage("W4hm", ("W4hm", "W3hm"), "W4", (200,)),
    Stage("W6hm", ("W6hm", "W8hm", "W5hm", "W7hm"), "W6", (200,)),
    Stage("W8thm", ("W8hmt", "W6hmt"), "W8t", (200,)),
)
"""Ordered so that later stages can start from earlier ones' weights."""

EPSILON: Final = 0.2
"""In every second game, this fraction of actions is chosen at random from the four best."""

WIDTH: Final = 4
"""How many places the players compare by the claims that follow."""

DECAY: Final = 0.7
"""The weight of the previous step's games; it applies once more for each step before that."""

TD_LAMBDA: Final = 0.9
"""The fraction of the final points in a target; the rest is the next estimate."""

RIDGE: Final = 6.0
"""The penalty on weight changes."""

TERRAIN_PENALTY: Final = 10
"""How many times larger the penalty on a terrain's own part is than on the common part."""

DECIMALS: Final = 3
"""The number of decimal places in the learned weights."""
