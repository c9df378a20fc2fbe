"""Puzzles: find the best place, claim, tax or building.

`puzzle` has them, `progress` is the player's rating, `page` the dialog as HTML. The modules
``…_data`` have the puzzles as ``python -m training.puzzles`` writes them.
"""
