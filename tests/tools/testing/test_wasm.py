"""The tests in WebAssembly: their exclusions exist, and missing requirements are reported."""

import ast
import io
import json
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.core_alone import TESTS, reached
from tools.paths import ROOT, BuildError
from tools.testing import wasm
from tools.testing.crossbuild import archive, read_versions


@pytest.fixture
def pyodide(tmp_path: Path) -> Path:
    """A folder with the relevant files of the npm package."""
    info = {"python": "3.13.2", "abi_version": "2025_0", "platform": "emscripten_4_0_9"}
    lock = {"info": info, "packages": {"micropip": {"file_name": "micropip.whl"}}}
    (tmp_path / "pyodide-lock.json").write_text(json.dumps(lock))
    (tmp_path / "package.json").write_text(json.dumps({"version": "0.29.5"}))
    for name in ("pyodide.asm.js", "pyodide.asm.wasm", "pyodide.mjs"):
        (tmp_path / name).write_bytes(name.encode())
    with zipfile.ZipFile(tmp_path / "python_stdlib.zip", "w") as library:
        library.writestr("_sysconfigdata__emscripten_wasm32-emscripten.py", "build_time_vars = {}")
    return tmp_path


@pytest.mark.parametrize("name", [*wasm.LEFT_OUT, *wasm.QUICK])
def test_excluded_and_quick_tests_exist(name: str) -> None:
    path, _, function = name.partition("::")
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    names = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    assert not function or function.partition("[")[0] in names
    assert name in wasm.QUICK or wasm.LEFT_OUT[name]


@pytest.mark.deep
def test_included_tests_import_only_available_packages() -> None:
    # A file with an excluded test may import a package inside that test.
    left_out = {name.partition("::")[0] for name in wasm.LEFT_OUT} | {*wasm.build_tests()}
    files = {path: path.relative_to(ROOT).as_posix() for path in TESTS.rglob("test_*.py")}
    absent = {"build", "jinja2", "markdown", "tools", "training"}
    assert [
        name for path, name in files.items() if name not in left_out and reached(path) & absent
    ] == []


def test_passes_all_tests_the_quick_ones_or_the_selected_ones_to_pytest() -> None:
    common = wasm.words([])[:-1]
    assert {
        "--ignore=tests/tools/pipeline/test_assemble.py",
        "--ignore=tests/tools/testing/test_wasm.py",
    } <= {*common}
    assert "--ignore=tests/docs/test_examples.py" in common
    assert "--ignore=tests/rulebook/test_cases.py" not in common
    assert wasm.words([])[-1] == "tests"
    assert wasm.words(["-k", "castle"]) == [*common, "tests", "-k", "castle"]
    assert wasm.words(["quick", "-q"]) == [*common, *wasm.QUICK, "-q"]
    test = "tests/rulebook/test_cases.py::test_nothing"
    assert wasm.words([test]) == [*common, test]


def test_the_python_version_must_match_pyodide() -> None:
    python_minor = "{}.{}".format(*sys.version_info)
    assert wasm.host_python(python_minor).exists()
    with pytest.raises(BuildError, match=r"need a Python 2\.9 beside .* please install it\.$"):
        wasm.host_python("2.9")


def test_the_quick_tests_report_a_missing_tool_and_continue(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing() -> tuple[Path, dict[str, str]]:
        raise wasm.HostPythonMissing("A Python is missing.")

    monkeypatch.setattr(wasm, "environment", missing)
    assert wasm.test(["quick"]) == 0
    assert capsys.readouterr().out == "Nothing was run in WebAssembly. A Python is missing.\n"
    with pytest.raises(BuildError, match="A Python is missing"):
        wasm.test([])


def test_the_cross_build_environment_has_the_files_pyodide_build_needs(pyodide: Path) -> None:
    assert read_versions(pyodide) == ("0.29.5", "3.13.2", "2025_0", "4.0.9")
    assert read_versions(pyodide).python_minor == "3.13"
    with tarfile.open(fileobj=io.BytesIO(archive(pyodide))) as tar:
        files = {entry.name: entry for entry in tar.getmembers()}
        root = "xbuildenv/pyodide-root"
        assert files[f"{root}/dist/python"].mode == 0o755
        assert f"{root}/dist/python.mjs" in files
        assert f"{root}/dist/pyodide.asm.wasm" in files
        sysconfig = "_sysconfigdata__emscripten_wasm32-emscripten.py"
        assert f"{root}/cpython/sysconfigdata/{sysconfig}" in files
        settings = tar.extractfile(f"{root}/Makefile.envs")
        assert settings
        text = settings.read().decode()
    assert "\t@echo 'PYVERSION=3.13.2'\n" in text
    assert "\t@echo 'PYODIDE_ABI_VERSION=2025_0'\n" in text
    assert archive(pyodide) == archive(pyodide)
