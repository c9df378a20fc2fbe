"""`say` in the language in use, with packages that arrive while a program runs."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from realmino.text import language
from realmino.text.language import add_messages, in_language, say, set_language

FEATURE = "late_messages"


@pytest.fixture
def archive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of Python's path for a package of messages that is not there yet."""
    monkeypatch.setattr(language, "_packages", [*language._packages])
    monkeypatch.setattr(language, "_messages", {})
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path
    for name in [name for name in sys.modules if name.partition(".")[0] == FEATURE]:
        del sys.modules[name]


def arrive(archive: Path, **catalogues: dict[str, object]) -> None:
    """Puts the package in place, with a catalogue for each language."""
    package = archive / FEATURE
    package.mkdir()
    (package / "__init__.py").touch()
    for name, catalogue in catalogues.items():
        (package / f"{name}.py").write_text(f"CATALOGUE = {catalogue!r}\n", encoding="utf-8")


def test_messages_of_a_feature_are_found_once_it_has_arrived(archive: Path) -> None:
    add_messages(FEATURE)
    assert say("knights", knights=2) == "2 knights"
    with pytest.raises(KeyError, match="feature-greeting"):
        say("feature-greeting")
    arrive(archive, en={"feature-greeting": ("Hello, ", ("&", "knights"))})
    assert say("feature-greeting", knights=1) == "Hello, 1 knight"


def test_a_block_has_its_own_language(archive: Path) -> None:
    with in_language("de"):
        assert say("knights", knights=2) == "2 Ritter"
        with in_language("fr"):
            assert say("knights", knights=2) == "2 chevaliers"
        assert say("knights", knights=1) == "1 Ritter"
    assert say("knights", knights=1) == "1 knight"
    with pytest.raises(KeyError), in_language("xx"):
        pass
    assert language.language() == "en"


def test_a_program_has_its_language_until_it_sets_another(archive: Path) -> None:
    set_language("de")
    try:
        assert say("knights", knights=2) == "2 Ritter"
    finally:
        set_language("en")


def test_what_only_programmers_read_is_english_in_every_language(archive: Path) -> None:
    arrive(archive, en={"feature-only": "English"}, de={})
    add_messages(FEATURE)
    with in_language("de"):
        assert say("feature-only") == "English"
        with pytest.raises(KeyError, match="no-such-key"):
            say("no-such-key")
        with pytest.raises(KeyError, match="knights"):
            say("knights")
