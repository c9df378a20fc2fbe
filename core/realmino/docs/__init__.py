"""Boards in documentation: a Markdown fence (`markdown`) and a Sphinx directive (`sphinx`).

Each needs an extra. `board` parses a board and renders its HTML.
"""
