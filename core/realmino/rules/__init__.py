"""The rules, one file for each heading of the rulebooks.

`turn` has the table of moves. `add`, `tax`, `construct`, `dragon` and `claim` are the parts of a
turn: what each offers, why it refuses a move, and what a move does to a
`realmino.pieces.position.Position`. `optional` decides which parts are open, and `queen` who hosts
the Queen. `dealing` has the box's deals, `shuffling` the random order. `scoring` has the points and
ties, `totals` the same as plain numbers, and `prospects` what a domino may still gain. The games'
numbers are in `realmino.pieces.variants`.
"""
