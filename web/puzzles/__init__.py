"""Puzzles: find the best spot, domino, tax or building.

`puzzle` reads puzzles, `lines` explains the answer, `progress` is the player's rating, `solo` the
solo challenge, and `page` the dialog as HTML and the texts. `earlier` has the names of the first
puzzles. ``python -m training.puzzles`` writes the ``…_data`` modules, which contain the puzzles.
"""
