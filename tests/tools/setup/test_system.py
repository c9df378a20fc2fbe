"""Installing outside the project's folder: announced, and confirmed at a terminal."""

import os
import subprocess
import sys
from argparse import Namespace
from pathlib import Path

import pytest

import build as command
from tools.paths import ROOT, BuildError
from tools.setup import system
from tools.setup.browsers import ensure_browsers
from tools.setup.system import apt_install, may_install

APT = """#!/bin/sh
echo "apt-get $*" >> "$(dirname "$0")/log"
[ "$1" = install ] || exit 0
for package in "$@"; do
  case $package in -*|install) ;; *) printf '#!/bin/sh\\n' > "$(dirname "$0")/$package" ;; esac
done
/bin/chmod +x "$(dirname "$0")"/*
"""
PYTHON = '#!/bin/sh\necho "python $*" >> "$(dirname "$0")/log"\n'


class Debian:
    """A fake Debian in a folder, with an apt-get that logs its arguments."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.python = self.program("python3", PYTHON)
        self.program("apt-get", APT)
        self.program("dirname", '#!/bin/sh\necho "${1%/*}"\n')

    def program(self, name: str, text: str) -> Path:
        path = self.folder / name
        path.write_text(text)
        path.chmod(0o755)
        return path

    @property
    def log(self) -> list[str]:
        """The commands that have run, without their options."""
        path = self.folder / "log"
        lines = path.read_text().splitlines() if path.exists() else []
        return [" ".join(word for word in line.split() if word[:1] != "-") for line in lines]

    def installed(self) -> list[str]:
        """The packages installed by apt-get and Playwright."""
        return [word for line in self.log if " install " in line for word in line.split()[2:]]


@pytest.fixture
def debian(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Debian:
    """A bare Debian system; the tests run as root, without a terminal."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("REALMINO_NO_INSTALL", raising=False)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    return Debian(tmp_path)


def answer_prompts(typed: str | BaseException, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Answers every question as at a terminal; returns the list of questions."""
    questions: list[str] = []

    def put(question: str) -> str:
        questions.append(question)
        if isinstance(typed, BaseException):
            raise typed
        return typed

    monkeypatch.setattr(system, "_on_a_terminal", lambda: True)
    monkeypatch.setattr("builtins.input", put)
    return questions


@pytest.mark.parametrize("typed", ["", "y", " YES "])
def test_on_a_terminal_packages_are_installed_after_a_yes(
    debian: Debian, typed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    questions = answer_prompts(typed, monkeypatch)
    assert apt_install("chromium", "xvfb")
    assert questions == ["Install chromium, xvfb with apt-get? [Y/n] "]
    assert debian.log == ["apt-get update", "apt-get install chromium xvfb"]


@pytest.mark.parametrize("typed", ["n", "what", EOFError(), KeyboardInterrupt()])
def test_on_a_terminal_nothing_is_installed_without_a_yes(
    debian: Debian, typed: str | BaseException, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer_prompts(typed, monkeypatch)
    assert not apt_install("chromium", "xvfb")
    assert debian.log == []


def test_without_a_terminal_packages_are_installed_and_named(
    debian: Debian, capsys: pytest.CaptureFixture[str]
) -> None:
    assert apt_install("chromium", "xvfb")
    assert debian.installed() == ["chromium", "xvfb"]
    output = capsys.readouterr().out
    assert output == "Installing chromium, xvfb with apt-get (use --no-install to prevent this).\n"


def test_installs_nothing_without_root(
    debian: Debian, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert not apt_install("chromium")
    assert debian.log == []
    assert capsys.readouterr().out == ""


def test_a_failed_install_returns_false(debian: Debian) -> None:
    debian.program("apt-get", "#!/bin/sh\n[ $1 = update ]\n")
    assert not apt_install("chromium")


def test_the_tests_install_the_browsers_that_are_missing(debian: Debian) -> None:
    debian.program("chromium", "#!/bin/sh\n")
    ensure_browsers(debian.python)
    assert debian.installed() == ["firefox-esr"]
    ensure_browsers(debian.python)
    assert debian.installed() == ["firefox-esr"]


def test_without_apt_get_playwright_installs_the_browsers_or_the_build_ends(
    debian: Debian, capsys: pytest.CaptureFixture[str]
) -> None:
    (debian.folder / "apt-get").unlink()
    with pytest.raises(BuildError, match="chromium and firefox is missing: please install"):
        ensure_browsers(debian.python)
    assert "python playwright install chromium firefox" in debian.log
    assert "Installing chromium and firefox with Playwright " in capsys.readouterr().out


def test_no_install_only_reports_what_is_missing(
    debian: Debian, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("REALMINO_NO_INSTALL", "")

    def test(chosen: Namespace) -> int:
        ensure_browsers(debian.python)
        return 0

    monkeypatch.setitem(command.COMMANDS, "test", test)
    assert command.main(["test", "--no-install"]) == 1
    assert debian.installed() == []
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err == (
        "The tests drive chromium and firefox, but chromium and firefox is missing:"
        " please install it (on Debian: apt install chromium firefox-esr).\n"
    )


def test_no_install_applies_to_programs_started_by_the_build(
    debian: Debian, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REALMINO_NO_INSTALL", "")
    monkeypatch.setitem(command.COMMANDS, "build", lambda chosen: 0)
    assert command.main(["--no-install", "build"]) == 0
    ask = "from tools.setup.system import may_install; print(may_install('all'))"
    done = subprocess.run([sys.executable, "-c", ask], cwd=ROOT, capture_output=True, text=True)
    assert done.stdout == "False\n"
    assert not may_install("all")
