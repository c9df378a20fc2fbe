"""The rules, one file for each heading of the rulebooks.

`variants` has the games and their numbers; `turn` the tables of a turn, with `add`, `tax`,
`construct`, `dragon`, `queen` and `claim` for its phases and `order` for which are open; `dealing`
what the box deals; `scoring` the points and ties, `totals` the same as mere numbers; `dynasty` the
three games in a row. What a rule does it does to a `realmino.model.position.Position`.
"""
