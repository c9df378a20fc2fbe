"""The rules, one file for each heading of the rulebooks.

`turn` has the table of moves and decides which parts of a turn are open. `add`, `tax`, `construct`,
`dragon` and `claim` are these parts: what each offers, why it refuses a move, and what a move does
to a `realmino.pieces.position.Position`. `queen` moves the Queen. `dealing` deals from the box,
`shuffling` shuffles. `scoring` computes points and ties as score sheets, `fast_totals` as plain
numbers for the bots, and `prospects` computes what a domino may still gain. Each game's constants
are in `realmino.pieces.variants`.
"""
