"""Puzzles: find the best spot, domino, tax or building.

`puzzle` reads puzzles, `progress` is the player's rating, `solo` the solo challenge, and `page` the
dialog as HTML. ``python -m training.puzzles`` writes the ``…_data`` modules, which contain the
puzzles.
"""
