"""Runs the core's tests inside Pyodide: pytest in WebAssembly, in Node.js, without a browser.

pyodide-build makes the environment (`pyodide venv`) from the page's Pyodide.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.paths import ROOT, WORK, BuildError
from tools.setup.environment import LOCKS, exclusive_lock, node, npm_packages, stamp_of
from tools.testing.crossbuild import archive, read_versions

FOLDER = WORK / "wasm"
OUTSIDE, INSIDE = LOCKS / "wasm.txt", LOCKS / "core-tests.txt"

# Tests to skip, by node id: WebAssembly has no processes and no sockets.
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
    f"{_CLI}/test_cli.py::test_a_closed_pipe_is_not_an_error": _STARTS,
    f"{_CLI}/test_cli.py::test_crowns_are_stars_in_an_ascii_terminal": _STARTS,
    f"{_CLI}/test_cli.py::test_the_module_runs_as_a_program": _STARTS,
    f"{_CLI}/test_arena.py::test_a_resumed_arena_ends_like_an_uninterrupted_one": _SPREADS,
    f"{_CLI}/test_arena.py::test_any_number_of_jobs_gives_the_same_results": _SPREADS,
    f"{_CLI}/test_arena.py::test_the_bot_in_the_documents_plays": _GUARDED,
    f"{_CLI}/test_arena.py::test_bad_options_get_a_one_line_message_and_keep_the_file": _GUARDED,
    f"{_CLI}/test_arena.py::test_stopping_an_arena_ends_every_process": _SPREADS,
    f"{_CLI}/test_inputs.py::test_a_closed_stream_ends_a_command_without_a_traceback": _STARTS,
    f"{_CLI}/test_inputs.py::test_a_one_sentence_message_reports_bad_standard_input": _STARTS,
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
# Tests of the build and of training are skipped too: they need Node.js, git, pip, NumPy.
_OUTSIDE = re.compile(r"^(?:from|import) (?:build|tools|training)\b", re.MULTILINE)
QUICK = (
    "tests/rulebook/test_cases.py",
    "tests/core/pieces/test_tokens.py",
    "tests/core/notation/test_squares.py",
    "tests/core/test_playthroughs.py",
)


def build_tests() -> list[str]:
    """The test files that import the build or the training."""
    return [
        path.relative_to(ROOT).as_posix()
        for path in sorted((ROOT / "tests").rglob("test_*.py"))
        if _OUTSIDE.search(path.read_text(encoding="utf-8"))
    ]


class HostPythonMissing(BuildError):
    """This machine has no Python that matches Pyodide's."""


def test(arguments: list[str]) -> int:
    """Runs pytest inside Pyodide: all tests that can run there, the `quick` part, or some paths.

    The quick part runs for every change, so it only prints a message if the host Python is missing.
    """
    try:
        python, variables = environment()
    except HostPythonMissing as fault:
        if arguments[:1] != ["quick"]:
            raise
        print(f"Nothing was run in WebAssembly. {fault}")
        return 0
    command = [str(python), "-m", "pytest", *words(arguments)]
    return subprocess.run(command, cwd=ROOT, env=variables).returncode


def words(arguments: list[str]) -> list[str]:
    """pytest's arguments: tests to skip, tests to run, and everything else unchanged."""
    names = [*LEFT_OUT, *build_tests()]
    left_out = [f"--{'deselect' if '::' in name else 'ignore'}={name}" for name in names]
    if arguments[:1] == ["quick"]:
        selected = [*QUICK, *arguments[1:]]
    elif any((ROOT / word.split("::")[0]).exists() for word in arguments):
        selected = arguments
    else:
        selected = ["tests", *arguments]
    return ["-p", "no:cacheprovider", *left_out, *selected]


def environment() -> tuple[Path, dict[str, str]]:
    """Pyodide's Python with pytest, created if missing or outdated, and its variables."""
    if os.name == "nt":
        raise BuildError("The tests in WebAssembly run on Linux and macOS only.")
    pyodide = npm_packages() / "pyodide"
    host = host_python(read_versions(pyodide).python_minor)
    inputs = archive(pyodide)
    name = stamp_of(inputs, str(host), OUTSIDE.read_bytes(), INSIDE.read_bytes())
    variables = _variables()
    stamp = FOLDER / "stamp"
    with exclusive_lock("wasm"):
        if not stamp.exists() or stamp.read_text() != name:
            _make(host, inputs, variables)
            stamp.write_text(name)
    return FOLDER / "venv/bin/python", variables


def host_python(python_minor: str) -> Path:
    """The host Python of the same minor version, which pyodide-build requires."""
    for candidate in _candidates(python_minor):
        if _python_minor(candidate) == python_minor:
            return candidate
    raise HostPythonMissing(
        f"The tests in WebAssembly need a Python {python_minor} beside Pyodide's, and neither the"
        " PATH nor ~/.pyenv/versions has one: please install it."
    )


def _candidates(python_minor: str) -> Iterator[Path]:
    yield Path(sys.executable)
    program = shutil.which(f"python{python_minor}")
    if program:
        yield Path(program)
    yield from sorted(Path.home().glob(f".pyenv/versions/{python_minor}*/bin/python"), reverse=True)


def _python_minor(python: Path) -> str:
    ask = "import sys; print('%d.%d' % sys.version_info[:2])"
    try:
        result = subprocess.run([python, "-c", ask], capture_output=True, text=True)
    except OSError:
        return ""
    return result.stdout.strip()


def _make(host: Path, environment: bytes, variables: dict[str, str]) -> None:
    """Recreates .build/wasm: pyodide-build, the cross-build environment, the venv, its packages."""
    if shutil.which("make") is None:
        raise BuildError("pyodide-build asks for its settings by make: please install it.")
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    print("Making .build/wasm, the environment for tests in WebAssembly", flush=True)
    inputs, tools = FOLDER / "xbuildenv.tar", FOLDER / "tools"
    inputs.write_bytes(environment)
    install = ["install", "--quiet", "--disable-pip-version-check", "--require-hashes", "-r"]
    steps: list[list[str | Path]] = [
        [host, "-m", "venv", tools],
        [tools / "bin/python", "-m", "pip", *install, OUTSIDE],
        [tools / "bin/pyodide", "xbuildenv", "install", "--url", inputs.as_uri()],
        [tools / "bin/pyodide", "venv", FOLDER / "venv"],
        [FOLDER / "venv/bin/pip", *install, INSIDE],
    ]
    for step in steps:
        result = subprocess.run(
            step,
            cwd=ROOT,
            env=variables,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        if result.returncode:
            # pip lists all versions of a package in one line.
            sys.stderr.writelines(f"{line[:300]}\n" for line in result.stdout.splitlines())
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
        # On a busy machine, Pyodide takes longer to start than the 15 s that virtualenv allows.
        "PY_DISCOVERY_TIMEOUT": "180",
    }
