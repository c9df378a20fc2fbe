"""The modules that need an extra say which one."""

import subprocess
import sys

import pytest

from tools.paths import ROOT

WITHOUT = """
import sys
sys.modules[{package!r}] = None
import realmino.learning.encoding
assert "numpy" not in sys.modules
import realmino.learning.{module}
"""


@pytest.mark.parametrize(
    ("module", "package", "sentence"),
    [
        (
            "pettingzoo",
            "gymnasium.spaces",
            "the environments need the extra realmino[pettingzoo]:"
            ' pip install "realmino[pettingzoo]"',
        ),
        (
            "vector",
            "gymnasium.spaces",
            "the environments need the extra realmino[pettingzoo]:"
            ' pip install "realmino[pettingzoo]"',
        ),
        (
            "openspiel",
            "pyspiel",
            'the games need the extra realmino[openspiel]: pip install "realmino[openspiel]"',
        ),
    ],
)
def test_names_the_extra_to_install(module: str, package: str, sentence: str) -> None:
    program = WITHOUT.format(module=module, package=package)
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT / "core", capture_output=True, text=True
    )
    assert done.stderr.strip().splitlines()[-1] == f"ImportError: {sentence}"
