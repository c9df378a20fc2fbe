"""Source code without docstrings or comments."""

import ast

from tools.pipeline.lean_source import lean_source

SOURCE = b'''"""A module."""

VALUE = "# no comment"  # a comment
"""What it is."""


def function(text: str) -> str:
    """What it returns.

    At length.
    """
    return text + \'\'\'
# no comment\'\'\'


class Port:
    """What somebody else provides."""
'''
LEAN = b"""

VALUE = "# no comment"



def function(text: str) -> str:




    return text + \'\'\'
# no comment\'\'\'


class Port:
    ...
"""


def test_removes_docstrings_and_comments_but_keeps_lines() -> None:
    assert lean_source(SOURCE) == LEAN


def test_a_lean_source_behaves_like_the_original() -> None:
    names: dict[str, object] = {}
    exec(compile(ast.parse(lean_source(SOURCE)), "lean", "exec"), names)
    assert names["VALUE"] == "# no comment"
    assert callable(names["function"])
    assert names["function"]("a") == "a\n# no comment"
