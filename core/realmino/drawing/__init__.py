"""The only drawings: of the table, diagrams, icons and symbols, as shapes for canvas and SVG."""
