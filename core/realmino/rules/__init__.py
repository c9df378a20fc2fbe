"""The rules, one file for each heading of the rulebooks.

`turn` has the table of moves and decides which parts of a turn are open. `add`, `tax`, `construct`,
`dragon` and `claim` are these parts: what each offers, why it refuses a move, and what a move does
to a `realmino.pieces.position.Position`. `dealing` has the box's deals, `shuffling` the random
order. `scoring` has the points and ties, `totals` the same as plain numbers, and `prospects` what a
domino may still gain. The games' numbers are in `realmino.pieces.variants`.
"""
