"""The fuzz command finds an input that breaks a reader, shrinks it and saves it."""

from pathlib import Path

import pytest
from hypothesis import strategies as st

from realmino import NotationError
from tools.dev.fuzz import __main__ as fuzz
from tools.dev.fuzz.mutations import mutate
from tools.dev.fuzz.seeds import SEEDS
from tools.dev.fuzz.targets import TARGETS, Target


def test_finds_shrinks_and_saves_a_breaking_input(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fuzz, "FINDS", tmp_path / "finds")
    monkeypatch.setattr(fuzz, "ROUND", 300)

    def fragile(text: str) -> None:
        if "Q" in text:
            raise KeyError(text)

    job = fuzz.Job("fragile", st.text("KQ 4"), fuzz.reader(Target("fragile", "", fragile, ())))
    job.run(1)
    assert job.failed == "Q"
    assert [key.split(":")[0] for key in job.finds] == ["KeyError in test_fuzz.py"]
    (kept,) = (tmp_path / "finds").iterdir()
    assert kept.read_text().splitlines()[-1] == "'Q'"
    assert "fragile" in fuzz.table([job])


@pytest.mark.parametrize("message", ["", "two\nlines"])
def test_a_refusal_must_be_one_line(message: str) -> None:
    def refuses(text: str) -> None:
        raise ValueError(message)

    with pytest.raises(AssertionError, match="a refusal"):
        fuzz.reader(Target("refuses", "", refuses, (ValueError,)))("x")


@pytest.mark.parametrize("target", TARGETS, ids=lambda target: target.name)
def test_every_reader_accepts_its_valid_texts(target: Target) -> None:
    """Except the arena's file, whose samples end with a broken line."""
    good = SEEDS[target.seeds]()
    taken = [fuzz.reader(target)(text) for text in (good[0], good[-1])]
    assert any(taken) or target.name in ("arena --out", "parse_move")


@pytest.mark.parametrize("target", TARGETS, ids=lambda target: target.name)
def test_readers_accept_or_refuse_a_few_mutated_texts(target: Target) -> None:
    job = fuzz.Job(target.name, mutate(SEEDS[target.seeds]()), fuzz.reader(target))
    job.run(7)
    assert job.finds == {}


def test_a_notation_error_names_trailing_white_space() -> None:
    with pytest.raises(NotationError, match="found white space"):
        raise NotationError("E34 ", 3, "a token without white space")
