"""The only drawings: of the table, diagrams, icons and symbols, as shapes for canvas and SVG.

`shapes`, `paths`, `theme` and `svg` are what every drawing is made of, `art` the drawings of single
things, and `diagram` draws whole positions.
"""
