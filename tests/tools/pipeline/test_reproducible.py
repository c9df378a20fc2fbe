"""Who builds the same sources elsewhere gets the same bytes, so that anybody can check a site."""

import io
import os
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from tools.pipeline.assemble import build
from tools.pipeline.package import distributions

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


@pytest.mark.deep
def test_another_builder_gets_the_same_bytes(tmp_path: Path) -> None:
    """From the published sources, in another folder, with nothing but these: all is fetched."""
    there = unpacked_sources(tmp_path / "elsewhere of another name")
    variables = {**os.environ, **ELSEWHERE}
    for name in ("PIP_CACHE_DIR", "npm_config_cache"):
        variables[name] = str(tmp_path / name)
    done = subprocess.run(
        [vars(sys)["_base_executable"], "build.py", "build"],
        cwd=there, env=variables, umask=0o077, capture_output=True, text=True, encoding="utf-8",
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    build(tmp_path / "here")
    assert files_of(there / "site") == files_of(tmp_path / "here")
