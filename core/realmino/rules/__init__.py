"""The rules, one file for each heading of the rulebooks.

`turn` has the tables of a turn, with `add`, `tax`, `construct`, `dragon`, `queen` and `claim` for
its phases and `order` for which are open; `dealing` what the box deals, `shuffling` the order that
a seed gives it; `scoring` the points and ties, `totals` the same as mere numbers; `prospects` what
a domino may still bring. The games and their numbers are `realmino.pieces.variants`. What a rule
does it does to a `realmino.pieces.position.Position`.
"""
