"""Boards in other people's documentation: a fence for Markdown, a directive for Sphinx.

`board` reads what somebody wrote and makes the HTML; `markdown` and `sphinx` are the ways there,
each with an extra of its own.
"""
