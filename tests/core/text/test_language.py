"""`say` in the current language, with message packages added while a program runs."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from realmino.text import language
from realmino.text.language import MissingMessages, add_messages, in_language, say, set_language
from tests.commands import realmino
from tests.each import each

FEATURE = "late_messages"


@pytest.fixture
def archive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder on the import path for a message package that does not exist yet."""
    monkeypatch.setattr(language, "_packages", [*language._packages])
    monkeypatch.setattr(language, "_messages", {})
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path
    for name in [name for name in sys.modules if name.partition(".")[0] == FEATURE]:
        del sys.modules[name]


def write_package(archive: Path, **catalogues: dict[str, object]) -> None:
    """Writes the package, with one catalogue per language."""
    package = archive / FEATURE
    package.mkdir()
    (package / "__init__.py").touch()
    for name, catalogue in catalogues.items():
        (package / f"{name}.py").write_text(f"CATALOGUE = {catalogue!r}\n", encoding="utf-8")


def test_says_what_to_do_where_nothing_was_built(archive: Path) -> None:
    """As in a fresh clone; the command line writes it as one line."""
    language._packages[:] = [FEATURE]
    with pytest.raises(MissingMessages, match=r"python build\.py text"):
        say("knights", knights=2)
    result = realmino("arena")
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith("realmino: there are no modules with messages yet")
    assert result.err.count("\n") == 1


def test_finds_messages_of_a_feature_once_its_package_exists(archive: Path) -> None:
    add_messages(FEATURE)
    assert say("knights", knights=2) == "2 knights"
    with pytest.raises(KeyError, match="feature-greeting"):
        say("feature-greeting")
    write_package(archive, en={"feature-greeting": ("Hello, ", ("&", "knights"))})
    assert say("feature-greeting", knights=1) == "Hello, 1 knight"


@each(
    ("language", "four", "five"),
    [
        ("en", "1,234 points", "−12,345"),
        ("de", "1.234\u00a0Punkte", "−12.345"),
        ("es", "1234\u00a0puntos", "−12.345"),
        ("it", "1234\u00a0punti", "−12.345"),
        ("fr", "1\u202f234\u00a0points", "−12\u202f345"),
        ("pt", "1234\u00a0pontos", "−12\u00a0345"),
        ("ru", "1\u00a0234\u00a0очка", "−12\u00a0345"),
    ],
)
def test_groups_the_digits_of_a_number(language: str, four: str, five: str) -> None:
    with in_language(language):
        assert say("points", points=1234) == four
        assert say("points", points=-12_345).startswith(five)
        assert say("points", points=999).startswith("999")


def test_a_block_has_its_own_language(archive: Path) -> None:
    with in_language("de"):
        assert say("knights", knights=2) == "2\u00a0Ritter"
        with in_language("fr"):
            assert say("knights", knights=2) == "2\u00a0chevaliers"
        assert say("knights", knights=1) == "1\u00a0Ritter"
    assert say("knights", knights=1) == "1 knight"
    with pytest.raises(KeyError), in_language("xx"):
        pass
    assert language.language() == "en"


def test_sets_the_language_of_a_program(archive: Path) -> None:
    set_language("de")
    try:
        assert say("knights", knights=2) == "2\u00a0Ritter"
    finally:
        set_language("en")


def test_messages_only_in_english_are_the_same_in_every_language(archive: Path) -> None:
    write_package(archive, en={"feature-only": "English"}, de={})
    add_messages(FEATURE)
    with in_language("de"):
        assert say("feature-only") == "English"
        with pytest.raises(KeyError, match="no-such-key"):
            say("no-such-key")
        with pytest.raises(KeyError, match="knights"):
            say("knights")


def test_a_value_used_only_in_a_translation_is_kept(archive: Path) -> None:
    write_package(
        archive, en={"feature-few": "A few"}, de={"feature-few": (("$", "count"), " Mal")}
    )
    add_messages(FEATURE)
    with in_language("de"), pytest.raises(KeyError, match="count"):
        say("feature-few")
