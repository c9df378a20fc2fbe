"""Boards in documentation: a fence for Markdown (`markdown`) and a directive for Sphinx (`sphinx`).

`board` parses a board and makes its HTML. The other two need an extra each.
"""
