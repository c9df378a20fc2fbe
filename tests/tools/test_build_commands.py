"""The commands of `build.py`: their arguments, and their messages for wrong ones."""

import os
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

import build as command
from tools.paths import DIST, ROOT
from tools.pipeline import package
from tools.pipeline.deployed import LIST


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ([], "the following arguments are required: COMMAND"),
        (["fly"], "invalid choice: 'fly'"),
        (["build", "now"], "unrecognized arguments: now"),
        (["build", "--address"], "argument --address: expected one argument"),
        (["play", "--port", "x"], "argument --port: invalid int value: 'x'"),
        (["serve", "now"], "unrecognized arguments: now"),
        (
            ["contact", "phone", "watch"],
            "“watch” is none of phone, tablet, desktop, landscape, docs, languages, a language",
        ),
        (["contact", "languages", "en", "xx"], "“xx” is none of phone, "),
        (
            ["bench", "x"],
            "“x” is none of boot, drag, sizes, page, boards, core, kernel, learning, short,"
            " a number of runs, the folder of an older site",
        ),
        (["lock", "hatchling"], "unrecognized arguments: hatchling"),
        (["package", "v1", "v2"], "unrecognized arguments: v2"),
        (["docs", "realmino"], "unrecognized arguments: realmino"),
    ],
)
def test_wrong_arguments_are_refused_before_running(
    words: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        command.main(words)
    assert stopped.value.code == 2
    assert message in capsys.readouterr().err


def test_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        command.main(["--help"])
    assert stopped.value.code == 0
    listed = capsys.readouterr().out
    assert all(
        f"\n    {name} " in f"{listed} " or f"\n    {name}\n" in listed for name in command.COMMANDS
    )


def test_a_one_sentence_message_reports_an_unusable_port(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "_build", lambda **given: 0)
    assert command.main(["play", "--port", "65536"]) == 1
    assert capsys.readouterr().err.startswith("Cannot use port 65536: ")


def test_play_builds_only_what_has_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sources = [""]
    built: list[str] = []

    def build(**given: object) -> dict[str, bytes]:
        built.append(*sources)
        (tmp_path / LIST).touch()
        return {}

    monkeypatch.setattr(command, "SITE", tmp_path)
    monkeypatch.setattr(command, "BUILT_FROM", tmp_path / "stamp")
    monkeypatch.setattr(command, "build_site", build)
    monkeypatch.setattr(command, "summary", lambda files: "no file")
    monkeypatch.setattr(command, "write_sentences", lambda: "")
    monkeypatch.setattr(command, "sources_stamp", lambda: sources[0])
    for sources[0] in ("one", "one", "two", "two"):
        assert command.main(["play", "--port", "65536"]) == 1
    assert built == ["one", "two"]
    assert command.main(["build"]) == 0
    assert not (tmp_path / "stamp").exists(), "it may have another address or relay"


def test_the_usual_command_for_packages_makes_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`python -m build` imports our build.py, because it is in the current folder."""
    monkeypatch.setattr(package, "package", lambda folder, tag: [folder / f"realmino-{tag}.whl"])
    monkeypatch.setattr(sys, "argv", ["build"])
    with pytest.raises(SystemExit) as stopped:
        runpy.run_module("build", run_name="__main__")
    assert stopped.value.code == 0
    assert capsys.readouterr().out.strip() == f"{DIST.name}/realmino-None.whl"


@pytest.mark.parametrize("is_installed", [True, False])
def test_options_of_the_usual_command_reach_its_program(is_installed: bool, tmp_path: Path) -> None:
    (tmp_path / "build").mkdir()
    (tmp_path / "build/__init__.py").touch()
    (tmp_path / "build/__main__.py").write_text("import sys; print(sys.argv[1:])")
    path = {"PYTHONPATH": str(tmp_path)} if is_installed else {}
    done = subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "."], cwd=ROOT, capture_output=True, text=True,
        env={**os.environ, "PYTHONPATH": "", **path},
    )  # fmt: skip
    if is_installed:
        assert (done.returncode, done.stdout) == (0, "['--wheel', '.']\n")
    else:
        assert done.returncode == 2
        assert done.stderr.count("\n") == 1
        assert "python build.py package" in done.stderr
