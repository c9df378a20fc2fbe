"""The things on the table, the moves, the games' numbers, and a position that changes in place.

Every piece reads and writes its own text; texts of several are in `realmino.notation`. The effects
of the rules on a position are in `realmino.rules`.
"""
