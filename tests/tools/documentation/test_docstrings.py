"""Docstrings become Markdown: examples are code, and public names are links."""

import griffe
import pytest

from tools.documentation.docstrings import Docstrings

CODE = '''
__all__ = ["Castle", "build"]

class Castle:
    """A castle; `build` makes one, and `Castle` is one."""

    towers: int
    _cached: int

def build():
    """A `Castle`, ``Castle`` or `tower`.

    >>> build()
    <Castle>

    The `Castle` stays.
    """
'''


@pytest.fixture
def package() -> griffe.Module:
    """A package with a class and a function."""
    with griffe.temporary_visited_module(CODE, module_name="realm") as module:
        Docstrings().on_package(pkg=module)
        return module


def text_of(value: griffe.Object | griffe.Alias) -> str:
    """The docstring of a name."""
    assert value.docstring
    return value.docstring.value


def test_public_names_are_links_except_on_their_own_page(package: griffe.Module) -> None:
    expected = "A castle; [`build`][realm.build] makes one, and `Castle` is one."
    assert text_of(package["Castle"]) == expected
    assert text_of(package["build"]).startswith(
        "A [`Castle`][realm.Castle], ``Castle`` or `tower`."
    )


def test_examples_are_code(package: griffe.Module) -> None:
    code = "```pycon\n>>> build()\n<Castle>\n```\n\nThe [`Castle`][realm.Castle] stays."
    assert text_of(package["build"]).endswith(code)


def test_private_fields_are_left_out(package: griffe.Module) -> None:
    assert [*package["Castle"].members] == ["towers"]
