"""All drawings of the table, of diagrams, icons and symbols, as shapes for canvas and SVG.

`shapes`, `paths`, `theme` and `svg` are the tools, `art` has the drawings of single things, and
`diagram` draws whole positions.
"""
