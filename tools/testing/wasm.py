"""The core's own tests inside Pyodide: pytest in WebAssembly, run by Node.js, without a browser.

pyodide-build makes the environment (`pyodide venv`) from the Pyodide that the page is built from.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.paths import ROOT, WORK, BuildError
from tools.setup.environment import LOCKS, alone, node, npm_packages, stamp_of
from tools.testing.crossbuild import archive, facts

FOLDER = WORK / "wasm"
OUTSIDE, INSIDE = LOCKS / "wasm.txt", LOCKS / "core-tests.txt"

# Tests to skip, by pytest's names: WebAssembly has one Python, no processes, no sockets.
_STARTS, _SPREADS = "starts a program", "spreads games over processes"
_NO_PIPES, _NUMPY = "there are no pipes", "it needs NumPy"
_GUARDED = "a bot of one's own plays in a process of its own"
_CORE, _CLI, _DOCS = "tests/core", "tests/core/cli", "tests/docs"
LEFT_OUT = {
    f"{_CORE}/test_api.py::test_importing_a_name_loads_only_what_it_needs": _STARTS,
    f"{_DOCS}/test_examples.py": _STARTS,
    f"{_CORE}/arena/test_guard.py": _GUARDED,
    f"{_CORE}/arena/test_processes.py": _SPREADS,
    f"{_CORE}/arena/test_stubborn_programs.py": _STARTS,
    f"{_CORE}/game/test_dealer.py::test_nothing_depends_on_hash_order": _STARTS,
    f"{_CLI}/test_cli.py::test_names_a_disqualified_bot_beside_the_results": _GUARDED,
    f"{_CLI}/test_cli.py::test_a_closed_pipe_is_no_error": _STARTS,
    f"{_CLI}/test_cli.py::test_crowns_are_stars_in_an_ascii_terminal": _STARTS,
    f"{_CLI}/test_cli.py::test_the_module_runs_as_a_program": _STARTS,
    f"{_CLI}/test_arena.py::test_a_resumed_arena_ends_like_an_uninterrupted_one": _SPREADS,
    f"{_CLI}/test_arena.py::test_any_number_of_jobs_gives_the_same_results": _SPREADS,
    f"{_CLI}/test_arena.py::test_the_bot_in_the_documents_plays": _GUARDED,
    f"{_CLI}/test_arena.py::test_refuses_bad_options_in_one_line_and_keeps_the_file": _GUARDED,
    f"{_CLI}/test_arena.py::test_stopping_an_arena_ends_every_process": _SPREADS,
    f"{_CLI}/test_inputs.py::test_a_closed_stream_ends_a_command_without_a_traceback": _STARTS,
    f"{_CLI}/test_inputs.py::test_reports_bad_standard_input_in_one_sentence": _STARTS,
    f"{_CLI}/test_inputs.py::test_a_stray_byte_does_not_end_the_game": _STARTS,
    f"{_CLI}/test_arena.py::test_writes_to_a_device": _STARTS,
    f"{_CLI}/test_arena.py::test_writes_to_a_pipe": _NO_PIPES,
    f"{_CORE}/docs/test_markdown.py": "it needs Markdown",
    f"{_CORE}/drawing/test_diagram_png.py": "resvg is compiled for a platform",
    f"{_DOCS}/test_doctests.py::test_a_documented_command_runs": _SPREADS,
    f"{_DOCS}/test_doctests.py::test_the_examples_of_a_document_work[docs/arena.md]": _SPREADS,
    f"{_DOCS}/test_doctests.py::test_the_examples_of_a_module_work[realmino.learning.openspiel]": (
        _NUMPY
    ),
    f"{_CORE}/arena/test_game_log.py::test_refuses_a_line_nested_too_deeply": (
        "its stack ends before Python notices"
    ),
    f"{_CORE}/pieces/test_actions.py::test_accepts_integers_of_any_type": _NUMPY,
    f"{_CORE}/learning/test_arrays.py": _NUMPY,
    f"{_CORE}/learning/test_extras.py": _STARTS,
    f"{_CORE}/learning/test_openspiel.py": _NUMPY,
    f"{_CORE}/learning/test_pettingzoo.py": _NUMPY,
    f"{_CORE}/learning/test_vector.py": _NUMPY,
    f"{_CORE}/test_oracle.py::test_random_games_agree_with_the_oracle": _SPREADS,
    f"{_CORE}/test_oracle.py::test_random_games_at_court_agree_with_the_oracle": _SPREADS,
    f"{_DOCS}/test_doctests.py::test_the_core_has_examples": _NUMPY,
    f"{_DOCS}/test_doctests.py::test_the_examples_of_a_document_work[docs/learning.md]": _NUMPY,
    **{
        f"{_DOCS}/test_doctests.py::test_the_examples_of_a_module_work[realmino.learning.{name}]": (
            _NUMPY
        )
        for name in ("arrays", "openspiel", "pettingzoo", "vector")
    },
}
# Also all tests of the build and of training: they need Node.js, git, pip, NumPy.
_OUTSIDE = re.compile(r"^(?:from|import) (?:build|tools|training)\b", re.MULTILINE)
QUICK = (
    "tests/rulebook/test_cases.py",
    "tests/core/pieces/test_tokens.py",
    "tests/core/notation/test_squares.py",
    "tests/core/test_playthroughs.py",
)


def about_the_build() -> list[str]:
    """The test files that import the build or the training."""
    return [
        path.relative_to(ROOT).as_posix()
        for path in sorted((ROOT / "tests").rglob("test_*.py"))
        if _OUTSIDE.search(path.read_text(encoding="utf-8"))
    ]


class NoHost(BuildError):
    """This machine has no Python of Pyodide's series."""


def test(arguments: list[str]) -> int:
    """Runs pytest inside Pyodide: all that can run there, the `quick` part, or given paths.

    The quick part is for every change: if its Python is missing, it says so and ends.
    """
    try:
        python, variables = environment()
    except NoHost as fault:
        if arguments[:1] != ["quick"]:
            raise
        print(f"Nothing was run in WebAssembly. {fault}")
        return 0
    command = [str(python), "-m", "pytest", *words(arguments)]
    return subprocess.run(command, cwd=ROOT, env=variables).returncode


def words(arguments: list[str]) -> list[str]:
    """The arguments of pytest: tests to skip, tests to run, and everything else unchanged."""
    names = [*LEFT_OUT, *about_the_build()]
    left_out = [f"--{'deselect' if '::' in name else 'ignore'}={name}" for name in names]
    if arguments[:1] == ["quick"]:
        chosen = [*QUICK, *arguments[1:]]
    elif any((ROOT / word.split("::")[0]).exists() for word in arguments):
        chosen = arguments
    else:
        chosen = ["tests", *arguments]
    return ["-p", "no:cacheprovider", *left_out, *chosen]


def environment() -> tuple[Path, dict[str, str]]:
    """Pyodide's Python with pytest, made if it is missing or outdated, and its variables."""
    if os.name == "nt":
        raise BuildError("The tests in WebAssembly run on Linux and macOS only.")
    pyodide = npm_packages() / "pyodide"
    host = host_python(facts(pyodide).series)
    given = archive(pyodide)
    name = stamp_of(given, str(host), OUTSIDE.read_bytes(), INSIDE.read_bytes())
    variables = _variables()
    stamp = FOLDER / "stamp"
    with alone("wasm"):
        if not stamp.exists() or stamp.read_text() != name:
            _make(host, given, variables)
            stamp.write_text(name)
    return FOLDER / "venv/bin/python", variables


def host_python(series: str) -> Path:
    """A Python of that series on this machine, which pyodide-build needs beside Pyodide's."""
    for candidate in _candidates(series):
        if _series(candidate) == series:
            return candidate
    raise NoHost(
        f"The tests in WebAssembly need a Python {series} beside Pyodide's own, and neither the"
        " PATH nor ~/.pyenv/versions has one: please install it."
    )


def _candidates(series: str) -> Iterator[Path]:
    yield Path(sys.executable)
    program = shutil.which(f"python{series}")
    if program:
        yield Path(program)
    yield from sorted(Path.home().glob(f".pyenv/versions/{series}*/bin/python"), reverse=True)


def _series(python: Path) -> str:
    ask = "import sys; print('%d.%d' % sys.version_info[:2])"
    try:
        done = subprocess.run([python, "-c", ask], capture_output=True, text=True)
    except OSError:
        return ""
    return done.stdout.strip()


def _make(host: Path, environment: bytes, variables: dict[str, str]) -> None:
    """Recreates .build/wasm: pyodide-build, the cross-build environment, the venv, its packages."""
    if shutil.which("make") is None:
        raise BuildError("pyodide-build asks for its settings by make: please install it.")
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    print("Making .build/wasm, the environment for tests in WebAssembly", flush=True)
    given, tools = FOLDER / "xbuildenv.tar", FOLDER / "tools"
    given.write_bytes(environment)
    install = ["install", "--quiet", "--disable-pip-version-check", "--require-hashes", "-r"]
    steps: list[list[str | Path]] = [
        [host, "-m", "venv", tools],
        [tools / "bin/python", "-m", "pip", *install, OUTSIDE],
        [tools / "bin/pyodide", "xbuildenv", "install", "--url", given.as_uri()],
        [tools / "bin/pyodide", "venv", FOLDER / "venv"],
        [FOLDER / "venv/bin/pip", *install, INSIDE],
    ]
    for step in steps:
        done = subprocess.run(
            step,
            cwd=ROOT,
            env=variables,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        if done.returncode:
            # pip names all versions of a package in one line.
            sys.stderr.writelines(f"{line[:300]}\n" for line in done.stdout.splitlines())
            words = " ".join(str(word) for word in step[:3])
            raise BuildError(f"The environment for WebAssembly could not be made: {words} failed.")


def _variables() -> dict[str, str]:
    path = os.pathsep.join([str(Path(node()).parent), os.environ.get("PATH", "")])
    return {
        **os.environ,
        "PATH": path,
        "WASM_FOLDER": str(ROOT),
        "PYODIDE_XBUILDENV_PATH": str(FOLDER / "xbuildenv"),
        "VIRTUALENV_OVERRIDE_APP_DATA": str(FOLDER / "virtualenv"),
        # Pyodide takes seconds to start, on a busy machine more than the 15 that virtualenv allows.
        "PY_DISCOVERY_TIMEOUT": "180",
    }
