"""The engine in the page's Pyodide, and installed by micropip in a plain one."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from realmino import __version__
from tests.oracle.playthroughs import FOLDER, load_playthroughs
from tests.tools.testing.runtime.golden_results import golden_results
from tools.paths import WORK
from tools.pipeline.assemble import runtime, wheel
from tools.setup.environment import node, npm_packages

# `.ci/run` plays the golden games in Pyodide with `build.py test --wasm quick`.
pytestmark = pytest.mark.deep

HERE = Path(__file__).parent
MICROPIP = (
    "micropip==0.11.1"
    " --hash=sha256:768de165adb8e66906039d8fec4127a57f522dfdf8e6fbff877a4616941ecfd3"
)
"""The micropip version that the pinned Pyodide names; it runs in Pyodide, never here."""


@pytest.fixture(scope="module")
def outside() -> dict[str, Any]:
    """The results of the local Python, converted to JSON and back."""
    return json.loads(json.dumps(golden_results(str(FOLDER))))


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site's runtime and wheel, made from the current sources."""
    folder = tmp_path_factory.mktemp("runtime")
    for name, body in {**runtime(), **wheel()}.items():
        (folder / name).write_bytes(body)
    return folder


@pytest.fixture(scope="module")
def own_wheel(built: Path) -> Path:
    """The core's wheel."""
    (path,) = built.glob("realmino-*.whl")
    return path


@pytest.fixture(scope="module")
def micropip_wheel() -> Path:
    """Micropip's wheel, fetched once."""
    folder = WORK / "micropip"
    if not list(folder.glob("micropip-*.whl")):
        folder.mkdir(parents=True, exist_ok=True)
        requirements = folder / "requirements.txt"
        requirements.write_text(MICROPIP)
        subprocess.run([*pip(), *DOWNLOAD, "-r", requirements, "-d", folder], check=True)
    (path,) = folder.glob("micropip-*.whl")
    return path


# Downloads for Pyodide's Python, because the local one may be too old.
DOWNLOAD = ("download", "--quiet", "--no-deps", "--only-binary=:all:", "--python-version=3.13")


def pip() -> list[str]:
    """The pip of this environment, or of the Python that created it."""
    for python in (sys.executable, getattr(sys, "_base_executable", sys.executable)):
        command = [python, "-m", "pip"]
        if subprocess.run([*command, "--version"], capture_output=True).returncode == 0:
            return command
    raise AssertionError("no pip to fetch micropip with")


def results_inside(*arguments: Path | str) -> dict[str, Any]:
    """The results of Python in a Pyodide."""
    command = [node(), str(HERE / "runtime/golden_results.mjs"), *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.fixture(scope="module", params=["shipped", "micropip"])
def inside(request: pytest.FixtureRequest, built: Path, own_wheel: Path) -> dict[str, Any]:
    """The results of the page's Pyodide, and of one in which micropip installs the wheel."""
    if request.param == "shipped":
        return results_inside(built, own_wheel, FOLDER)
    micropip = request.getfixturevalue("micropip_wheel")
    return results_inside(npm_packages() / "pyodide", own_wheel, FOLDER, micropip)


def test_the_wheel_is_installed_under_its_version(inside: dict[str, Any]) -> None:
    assert inside["version"] == __version__
    assert inside["python"].startswith("3.13.")
    assert inside["at"] in {
        "/home/pyodide/realmino/__init__.py",  # unpacked, as our page does
        "/lib/python3.13/site-packages/realmino/__init__.py",  # installed by micropip
    }


def test_golden_games_have_equal_results_in_pyodide(
    inside: dict[str, Any], outside: dict[str, Any]
) -> None:
    assert inside["golden"] == outside["golden"]
    games = load_playthroughs()
    assert inside["golden"].keys() == games.keys() != set()
    for name, game in games.items():
        ends = inside["golden"][name]
        assert (name, ends["points"]) == (name, game.points)
        assert (name, ends["largest"]) == (name, game.largest)
        assert (name, ends["winners"]) == (name, game.winners)


def test_seeds_bots_and_views_are_equal_in_pyodide(
    inside: dict[str, Any], outside: dict[str, Any]
) -> None:
    assert inside["kernel"] == outside["kernel"]
    assert inside["greedy"] == outside["greedy"]
    assert inside["emperor"] == outside["emperor"]
