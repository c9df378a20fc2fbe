"""Games with friends elsewhere: ``play --by-link`` on several computers."""

import builtins
import json
import os
import re
import stat
from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest

from realmino.cli.by_link import folder
from realmino.together.invitation import Invitation
from realmino.together.letter import Letter
from tests.commands import realmino


class Computer:
    """A person's computer: a folder of games, and typed input."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
        self.folder = folder / name
        self.monkeypatch = monkeypatch
        self.name = name

    def run(self, *arguments: str, paste: Iterable[str] = (), answers: Iterable[str] = ()) -> str:
        """Pastes these links, then types these answers and after them "1"; returns the output."""
        links, typed = iter([*paste, "q"]), iter(answers)

        def answer(prompt: str = "") -> str:
            print(prompt)
            if prompt.startswith("Paste"):
                return next(links)
            if prompt.startswith("Press"):
                return next(typed, "")
            return next(typed, "1")

        self.monkeypatch.setattr(builtins, "input", answer)
        options = ("--by-link", "--folder", str(self.folder), "--language", "en")
        result = realmino("play", *arguments, *options, "--name", self.name)
        assert (result.code, result.err) == (0, "")
        return result.out


@pytest.fixture(autouse=True)
def secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes secrets, and so games, the same in every run."""
    monkeypatch.setattr(os, "urandom", Random(1).randbytes)


@pytest.fixture
def ann(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Computer:
    return Computer(tmp_path, monkeypatch, "Ann")


@pytest.fixture
def ben(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Computer:
    return Computer(tmp_path, monkeypatch, "Ben")


def test_a_relative_folder_for_data_is_ignored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    usual = tmp_path / ".local/share/realmino"
    for ignored in ("", "data", "./data"):
        monkeypatch.setenv("XDG_DATA_HOME", ignored)
        assert folder(None) == usual
    monkeypatch.delenv("XDG_DATA_HOME")
    assert folder(None) == usual
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert folder(None) == tmp_path / "data/realmino"
    assert folder("mine") == Path("mine")


def link_in(output: str) -> str:
    """Returns the last link in an output."""
    return [line for line in output.splitlines() if line.startswith(("#", "https:"))][-1]


def begin(ann: Computer, ben: Computer, *arguments: str) -> str:
    """Begins a game; returns Ann's first link."""
    invitation = link_in(ann.run(*arguments))
    return link_in(ann.run(paste=[link_in(ben.run(paste=[invitation]))]))


@pytest.mark.parametrize("seats", ["you,friend", "friend,greedy,you", "greedy,you,random,friend"])
def test_two_computers_play_a_whole_game(ann: Computer, ben: Computer, seats: str) -> None:
    text = begin(ann, ben, f"K{seats.count(',') + 1}", "--seats", seats)
    players = [ben, ann]
    while not (letter := Letter.parse(text)).is_over:
        output = players[0].run(paste=[text])
        text = link_in(output)
        assert Letter.parse(text).number > letter.number
        players.reverse()
    assert "The game is over." in output
    sheets = re.findall(r"^.*: \d+ points? \(largest territory \d+\)$", output, re.MULTILINE)
    assert len(sheets) == seats.count(",") + 1
    assert letter.names.count("Ann") == letter.names.count("Ben") == 1
    assert realmino("verify", "\n".join(map(str, letter.records()))).code == 0


def test_a_turn_can_be_undone_until_it_is_sent(ann: Computer, ben: Computer) -> None:
    text = begin(ann, ben, "K2", "--seats", "you,friend")
    known = Letter.parse(text)
    player = ann if known.waits_for == 0 else ben
    player.run(paste=[text], answers=["q"])  # with Ben, this is where he gets the letter
    output = player.run(paste=[""], answers=["1", "u", "2"])
    actions = known.game.state.legal_actions()
    for result in (output, player.run(paste=[text])):
        assert Letter.parse(link_in(result)).game.moves[known.number] == actions[1]
    assert "Undone." in output
    assert "Undone." not in result


def test_only_the_user_may_read_a_secret(ann: Computer) -> None:
    ann.run("K3")
    [path] = ann.folder.iterdir()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert len(json.loads(path.read_text())["secret"]) == 36


def test_a_friend_enters_a_name_and_answers_once(ann: Computer, ben: Computer) -> None:
    output = ann.run("K3", "--address", "https://example.org/")
    assert link_in(output).startswith("https://example.org/#with=")
    assert Invitation.parse(link_in(output)).names == ("Ann", "", "")
    answers = [ben.run(paste=[link_in(output)], answers=["x", "c"]) for _ in range(2)]
    assert answers[0].count("Which player are you? b or c") == 2
    assert link_in(answers[0]) == link_in(answers[1])
    output = ann.run(paste=[link_in(answers[0])])
    assert "These players haven’t answered yet: b" in output


def test_one_sentence_explains_why_a_link_is_refused(ann: Computer, ben: Computer) -> None:
    invitation = link_in(ann.run("K2"))
    answer = link_in(ben.run(paste=[invitation]))
    text = link_in(ann.run(paste=[answer]))
    cut = text.replace("_t=K2.", "_t=K2.A")
    stranger = Computer(ann.folder.parent, ann.monkeypatch, "Eve")
    for who, pasted, why in (
        (ann, "hello", "There’s no game link in this text."),
        (ann, invitation, "You can’t answer your own invitation."),
        (ben, cut, "Part of this text is missing or has changed."),
        (stranger, text, "This game isn’t on this device."),
        (stranger, answer, "This answer is for a different invitation."),
    ):
        assert why in who.run(paste=[pasted]).splitlines()


def test_skips_files_that_are_not_games(ann: Computer) -> None:
    ann.run("K2")
    for name, body in (("a", "{"), ("b", "[]"), ("c", '{"secret": "x"}')):
        (ann.folder / f"{name}.json").write_text(body)
    assert "isn’t" not in ann.run(paste=[""])


def test_needs_a_friend(ann: Computer) -> None:
    for seats in ("you,greedy", "friend,friend", "you", "you,friend,friend", "you,nobody"):
        folder = ("--folder", str(ann.folder))
        result = realmino("play", "K2", "--by-link", "--seats", seats, *folder)
        assert result.code == 2
        assert "argument --seats: expected 2 of you, friend, squire" in result.err
    assert not ann.folder.exists()
