"""Who builds the same sources elsewhere gets the same bytes, so that anybody can check a site."""

import io
import os
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from tools.assemble import build
from tools.package import distributions
from tools.paths import ROOT, WORK

ELSEWHERE = {
    "LC_ALL": "C",
    "PYTHONCOERCECLOCALE": "0",
    "PYTHONHASHSEED": "7",
    "PYTHONUTF8": "0",
    "TZ": "Pacific/Kiritimati",
}
"""What another builder's machine may be set to; a file opened without its encoding is seen too."""


def files_of(site: Path) -> dict[str, bytes]:
    """Every file of a site by path."""
    return {
        path.relative_to(site).as_posix(): path.read_bytes()
        for path in site.rglob("*")
        if path.is_file()
    }


def unpacked_sources(folder: Path) -> Path:
    """The sources as they are published, in a folder of their own."""
    (archive,) = distributions("sdist").values()
    with tarfile.open(fileobj=io.BytesIO(archive)) as opened:
        opened.extractall(folder, filter="data")
    (unpacked,) = folder.iterdir()
    return unpacked


def test_another_builder_gets_the_same_bytes(tmp_path: Path, pytestconfig: pytest.Config) -> None:
    """From the published sources, in another folder, with what Python has compiled here.

    With ``--deep`` that builder has nothing at all: all is fetched and made anew.
    """
    there = unpacked_sources(tmp_path / "elsewhere of another name")
    variables = {**os.environ, **ELSEWHERE}
    if pytestconfig.getoption("--deep", False):
        for name in ("PIP_CACHE_DIR", "npm_config_cache"):
            variables[name] = str(tmp_path / name)
    else:
        compiled = [path for path in WORK.iterdir() if path.suffix != ".json"]
        (there / WORK.name).mkdir()
        for path in (ROOT / ".venv", ROOT / "web/node_modules", *compiled):
            (there / path.relative_to(ROOT)).symlink_to(path)
    done = subprocess.run(
        [vars(sys)["_base_executable"], "build.py", "build"],
        cwd=there, env=variables, umask=0o077, capture_output=True, text=True, encoding="utf-8",
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    build(tmp_path / "here")
    assert files_of(there / "site") == files_of(tmp_path / "here")
