"""Positions and actions as numbers, for programs that learn: `observe`, and every action's number.

Nothing here needs a package; `realmino.learning.pettingzoo` makes arrays and an environment of it.
"""

from realmino.learning.encoding.actions import action_of, count, legal_numbers, number_of
from realmino.learning.encoding.observations import Field, fields, observe

__all__ = ["Field", "action_of", "count", "fields", "legal_numbers", "number_of", "observe"]
