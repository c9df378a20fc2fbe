"""The rules, one file for each heading of the rulebooks.

`turn` has the table of moves. `add`, `tax`, `construct`, `dragon` and `claim` are the parts of a
turn: what each offers, why it refuses a move, and what a move does to a
`realmino.pieces.position.Position`. `optional` says which parts are open, `queen` where she lives.
`dealing` has what the box deals, `shuffling` the random order. `scoring` has the points and ties,
`totals` the same as mere numbers, and `prospects` what a domino may still gain. The numbers of the
games are in `realmino.pieces.variants`.
"""
