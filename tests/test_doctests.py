"""The examples of the documentation are true: docstrings of the core, and the README."""

import doctest
import importlib
from pathlib import Path

import pytest

from tests.test_architecture import CORE, CORE_FILES, ROOT, module_of

MODULES = [module_of(path, CORE) for path in CORE_FILES if path.name != "__main__.py"]
READMES = (ROOT / "README.md", CORE / "README.md")


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_are_true(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_the_core_has_examples() -> None:
    finder = doctest.DocTestFinder()
    told = [
        found.name
        for name in MODULES
        for found in finder.find(importlib.import_module(name))
        if found.examples
    ]
    assert {
        "realmino",
        "realmino.model.actions.parse_move",
        "realmino.notation.positions.PartialPosition.parse",
    } <= set(told)


@pytest.mark.parametrize("readme", READMES, ids=["project", "core"])
def test_the_examples_of_the_readme_are_true(readme: Path) -> None:
    failed, tried = doctest.testfile(str(readme), module_relative=False, encoding="utf-8")
    assert failed == 0
    assert tried > 0


def test_the_readme_names_files_that_are_there() -> None:
    text = READMES[0].read_text(encoding="utf-8")
    links = [part.split(")")[0] for part in text.split("](")[1:]]
    local = [link.split("#")[0] for link in links if "://" not in link and not link.startswith("#")]
    assert [link for link in local if link and not (ROOT / Path(link)).exists()] == []
