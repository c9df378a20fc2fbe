"""All drawings (table, diagrams, icons and symbols) as shapes for canvas and SVG.

`shapes`, `paths`, `theme` and `svg` are tools, `art` draws single pieces, and `diagram` draws whole
positions.
"""
