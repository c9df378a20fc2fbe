"""The things on the table: pieces, kingdoms, purses, and a position that changes in place.

The effects of the rules on a position are in `realmino.rules`.
"""
