"""The opponents' side of the worker: a position comes in as JSON, a token goes out."""

import json
from random import Random

from realmino import State
from realmino.bots import BOTS


def choose(question: str) -> str:
    """The token that a bot chooses; the question has ``bot``, ``position`` and ``seed``."""
    asked = json.loads(question)
    return str(BOTS[asked["bot"]](State.parse(asked["position"]), Random(asked["seed"])))


__export__ = ["choose"]
