"""The wheel and the source archive, as others install and unpack them."""

import io
import os
import re
import subprocess
import sys
import tarfile
import zipfile
from email.message import Message
from email.parser import Parser
from pathlib import Path

import pytest

from realmino import __version__
from tests.core_alone import TESTS, core_tests
from tools.paths import ADDRESS, ROOT, BuildError, languages
from tools.pipeline import sentences
from tools.pipeline.assemble import build
from tools.pipeline.package import EPOCH, check_release, distributions, version
from tools.pipeline.sharing import site_address
from tools.pipeline.wheel_hook import project_urls
from tools.setup.environment import LOCKS, read_pyproject

PROJECT = read_pyproject()["project"]
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
FOLDERS = (
    "core",
    "docs",
    "e2e",
    "requirements",
    "tests",
    "text",
    "tools",
    "training",
    "typings",
    "web",
    ".github",
)
FILES = (
    *("build.py", "pyproject.toml", "LICENSE"),
    *("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"),
)
MADE = {"node_modules", "__pycache__", ".DS_Store"}


@pytest.fixture(scope="module")
def made() -> dict[str, bytes]:
    """The wheel and the source archive, by file suffix."""
    return {Path(name).suffix: body for name, body in distributions("sdist", "wheel").items()}


@pytest.fixture(scope="module")
def unpacked(made: dict[str, bytes], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the unpacked source archive."""
    folder = tmp_path_factory.mktemp("sdist")
    with tarfile.open(fileobj=io.BytesIO(made[".gz"])) as archive:
        archive.extractall(folder, filter="data")
    (top,) = folder.iterdir()
    return top


@pytest.fixture(scope="module")
def metadata(made: dict[str, bytes]) -> Message:
    """The metadata of the wheel."""
    return read_metadata(made[".whl"], "METADATA")


def read_metadata(wheel: bytes, name: str) -> Message:
    """One of a wheel's metadata files, such as METADATA or WHEEL."""
    with zipfile.ZipFile(io.BytesIO(wheel)) as opened:
        (member,) = (path for path in opened.namelist() if path.endswith(f".dist-info/{name}"))
        return Parser().parsestr(opened.read(member).decode())


def sentences_of(folder: Path) -> set[Path]:
    """The generated modules of sentences in a source folder."""
    return {path for pattern in sentences.MODULES for path in folder.glob(pattern)}


def test_the_archive_contains_all_sources_and_no_generated_files(
    made: dict[str, bytes],
) -> None:
    ours = {
        path.relative_to(ROOT).as_posix()
        for folder in FOLDERS
        for path in {*(ROOT / folder).rglob("*")} - sentences_of(ROOT)
        if path.is_file() and not MADE & set(path.parts)
    }
    with tarfile.open(fileobj=io.BytesIO(made[".gz"])) as archive:
        files = {member.name.partition("/")[2] for member in archive if member.isfile()}
    assert ours | set(FILES) <= files
    assert {name for name in files if name.startswith(FOLDERS)} == ours
    assert not {name.split("/")[0] for name in files} & {".git", ".venv", "site", "dist"}


def test_the_wheel_has_the_sentences_of_every_language(made: dict[str, bytes]) -> None:
    with zipfile.ZipFile(io.BytesIO(made[".whl"])) as opened:
        names = {*opened.namelist()}
    assert {f"realmino/text/{language}.py" for language in languages()} <= names


@pytest.mark.deep
def test_the_archive_builds_the_same_wheel(unpacked: Path, made: dict[str, bytes]) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel"]
    variables = {**os.environ, "SOURCE_DATE_EPOCH": EPOCH}
    done = subprocess.run(build, cwd=unpacked, env=variables, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (wheel,) = (unpacked / "dist").iterdir()
    assert wheel.read_bytes() == made[".whl"]


@pytest.mark.deep
def test_core_tests_run_in_the_unpacked_archive(unpacked: Path) -> None:
    names = {path.relative_to(TESTS).as_posix() for path in core_tests()}
    assert {"rulebook/test_cases.py", "core/test_oracle.py", "core/test_playthroughs.py"} <= names
    assert not {"web/table/test_app.py", "tools/test_assemble.py"} & names
    for path in sentences_of(unpacked):
        path.unlink()
    run = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "tests/rulebook/test_cases.py",
    ]
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(run, cwd=unpacked, env=clean, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    assert re.search(r"^\d+ passed", done.stdout.splitlines()[-1]), done.stdout
    assert len(sentences_of(unpacked)) == len(sentences_of(ROOT)), "pytest makes them"


def test_the_locked_build_backend_makes_the_wheel(made: dict[str, bytes]) -> None:
    """The backend's version is in every wheel, and so affects the name of the site's folder."""
    name, version = read_metadata(made[".whl"], "WHEEL")["Generator"].split()
    assert f"\n{name}=={version} " in (LOCKS / "build.txt").read_text(encoding="utf-8")


def test_the_wheel_states_its_python_versions_and_licence(metadata: Message) -> None:
    classifiers = metadata.get_all("Classifier", [])
    pythons = [line.split(" :: ")[-1] for line in classifiers if "Python :: 3." in line]
    assert tuple(pythons) == PYTHONS
    assert metadata["Requires-Python"] == f">={PYTHONS[0]}"
    assert metadata["License-Expression"] == "MIT"
    assert metadata.get_payload() == (ROOT / "core/README.md").read_text(encoding="utf-8")


EXTRAS = {
    "completion": ["shtab"],
    "dask": ["distributed"],
    "markdown": ["markdown"],
    "openspiel": ["open-spiel"],
    "pettingzoo": ["pettingzoo", "pillow", "resvg-py"],
    "png": ["resvg-py"],
    "sphinx": ["sphinx"],
}
"""The extras, and the packages that each needs."""


def test_the_wheel_requires_packages_only_for_extras(metadata: Message) -> None:
    assert metadata.get_all("Provides-Extra") == [*EXTRAS]
    needed: dict[str, list[str]] = {extra: [] for extra in EXTRAS}
    for requirement in metadata.get_all("Requires-Dist", []):
        package, _, extra = re.fullmatch(r"([a-z-]+)(.*); extra == '(\w+)'", requirement).groups()  # type: ignore[union-attr]
        needed[extra].append(package)
    assert needed == EXTRAS


def test_the_wheel_names_the_pages_of_a_public_site(metadata: Message) -> None:
    urls = [f"{label}, {address}" for label, address in project_urls(ADDRESS).items()]
    assert metadata.get_all("Project-URL", []) == urls
    assert not project_urls("")


def test_the_site_has_the_pages_that_the_wheel_names(site: Path) -> None:
    home = "https://realmino.example/"
    paths = [address.removeprefix(home) for address in project_urls(home).values()]
    assert len(paths) == 3
    assert all((site / path).exists() for path in paths)


def test_the_packages_have_a_valid_address() -> None:
    assert not ADDRESS or site_address(ADDRESS) == ADDRESS


def test_the_version_is_in_one_place(metadata: Message) -> None:
    assert metadata["Version"] == version() == __version__
    assert "version" not in PROJECT
    assert PROJECT["dynamic"] == ["urls", "version"]


def test_a_release_needs_its_tag_and_a_section_in_the_changelog() -> None:
    changelog = "## Unreleased\n\n## 1.2.0 – 2026-12-24\n\n## 1.1.0\n"
    check_release("v1.2.0", "1.2.0", changelog)
    with pytest.raises(BuildError, match=r"^The tag v1\.3\.0 is not v1\.2\.0, "):
        check_release("v1.3.0", "1.2.0", changelog)
    with pytest.raises(BuildError, match=r"^CHANGELOG\.md has no section “1\.1\.0 – "):
        check_release("v1.1.0", "1.1.0", changelog)


def test_the_current_version_can_be_released() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    check_release(f"v{__version__}", __version__, changelog)


ELSEWHERE = {
    "LC_ALL": "C",
    "PYTHONCOERCECLOCALE": "0",
    "PYTHONHASHSEED": "7",
    "PYTHONUTF8": "0",
    "TZ": "Pacific/Kiritimati",
}
"""The environment of another machine; its locale reveals files opened without an encoding."""


def files_of(site: Path) -> dict[str, bytes]:
    """Every file of a site by path."""
    return {
        path.relative_to(site).as_posix(): path.read_bytes()
        for path in site.rglob("*")
        if path.is_file()
    }


def unpacked_sources(folder: Path) -> Path:
    """The published sources in a new folder."""
    (archive,) = distributions("sdist").values()
    with tarfile.open(fileobj=io.BytesIO(archive)) as opened:
        opened.extractall(folder, filter="data")
    (unpacked,) = folder.iterdir()
    return unpacked


@pytest.mark.deep
def test_builds_are_reproducible_on_another_machine(tmp_path: Path) -> None:
    """Builds from only the published sources in another folder; everything else is fetched."""
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
