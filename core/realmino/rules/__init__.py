"""The rules, one file for each heading of the rulebooks.

`variants` has the games and their numbers; `turn` the order of a turn, with `add`, `tax`,
`construct`, `dragon`, `queen` and `claim` for its phases; `dealing` what the box deals; `scoring`
the points and ties; `dynasty` the three games in a row.
"""
