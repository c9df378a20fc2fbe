"""What lies on the table: pieces, kingdoms, purses, and a position that changes in place.

What the rules do to a position stands in `realmino.rules`.
"""
