"""Shells complete commands, options, rules, bots and files."""

import os
import subprocess
import sys
from pathlib import Path
from unittest.mock import patch

import pytest

from realmino import rules_codes
from realmino.__main__ import COMMANDS
from realmino.bots import BOTS
from realmino.cli.completion import SHELLS
from tests.commands import realmino
from tools.setup.environment import read_pyproject


@pytest.mark.parametrize("shell", SHELLS)
def test_the_script_of_a_shell_has_commands_options_rules_and_bots(shell: str) -> None:
    code, script, errors = realmino("completion", shell)
    assert (code, errors) == (0, "")
    for word in (*COMMANDS, "simulations", rules_codes()[-1], *BOTS, "auto"):
        assert word in script


COMPLETE = """
eval "$SCRIPT"
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
_shtab_realmino realmino "${COMP_WORDS[COMP_CWORD]}"
printf '%s\\n' "${COMPREPLY[@]}"
"""


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("", {*COMMANDS}),
        ("pl", {"play"}),
        ("arena K2d", {code for code in rules_codes() if code.startswith("K2d")}),
        ("arena K2 --bots ", {*BOTS}),
        ("arena K2 --o", {"--out"}),
        ("diagram --theme ", {"auto", "light", "dark"}),
        ("score kin", {"kingdom.txt"}),
        ("solve kin", {"kingdom.txt"}),
        ("play K2 --buildings kin", {"kingdom.txt"}),
        ("completion ", {*SHELLS}),
    ],
)
def test_bash_completes(words: str, expected: set[str], tmp_path: Path) -> None:
    (tmp_path / "kingdom.txt").write_text("ff/C-", encoding="utf-8")
    script = realmino("completion", "bash").out
    typed = ["realmino", *words.split(" ")]
    done = subprocess.run(
        ["bash", "-c", COMPLETE, "bash", *typed], cwd=tmp_path, text=True,
        env={**os.environ, "SCRIPT": script}, capture_output=True, check=True,
    )  # fmt: skip
    assert {*done.stdout.split()} == expected


def test_a_missing_extra_is_named() -> None:
    with patch.dict(sys.modules, {"shtab": None}):
        result = realmino("completion", "bash")
    assert (result.code, result.out) == (2, "")
    assert 'pip install "realmino[completion]"' in result.err
    assert "completion" in read_pyproject()["project"]["optional-dependencies"]
