"""The lock files match the requirements, and every package has its hash."""

import itertools
import json
import re
from collections.abc import Set as AbstractSet
from pathlib import Path
from threading import Thread

import pytest
from packaging.dependency_groups import resolve_dependency_groups
from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools.setup import environment
from tools.setup.environment import LOCKS, read_pyproject
from tools.setup.lock import NPM_FOLDERS

GROUPS = read_pyproject()["dependency-groups"]
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
Machine = dict[str, str | AbstractSet[str]]
SYSTEMS = {"Linux": "linux", "Darwin": "darwin", "Windows": "win32"}


def machines() -> list[Machine]:
    """The environment markers for every supported Python on every supported system."""
    return [
        {
            **{marker: str(value) for marker, value in default_environment().items()},
            "python_version": python,
            "python_full_version": f"{python}.1",
            "platform_system": system,
            "sys_platform": platform,
            "os_name": "nt" if platform == "win32" else "posix",
        }
        for python, (system, platform) in itertools.product(PYTHONS, SYSTEMS.items())
    ]


def pins(group: str) -> dict[Requirement, list[str]]:
    """The pins of a lock file, each with its hashes."""
    lines = (LOCKS / f"{group}.txt").read_text(encoding="utf-8").splitlines()
    code = "\n".join(line for line in lines if not line.lstrip().startswith("#"))
    entries = [line.split() for line in code.replace("\\\n", "").splitlines() if line]
    return {
        Requirement(" ".join(word for word in entry if not word.startswith("--"))): [
            word.removeprefix("--hash=") for word in entry if word.startswith("--")
        ]
        for entry in entries
    }


def versions(group: str, machine: Machine) -> dict[str, str]:
    """The version of each package that pip would install on a machine."""
    selected = [pin for pin in pins(group) if not pin.marker or pin.marker.evaluate(machine)]
    pinned: dict[str, str] = {
        canonicalize_name(pin.name): str(pin.specifier).removeprefix("==") for pin in selected
    }
    assert len(pinned) == len(selected), "a package has one version"
    return pinned


def test_every_group_has_a_lock_file_and_every_lock_file_a_group() -> None:
    assert {path.stem for path in LOCKS.iterdir()} == {*GROUPS}


@pytest.mark.parametrize("group", GROUPS)
def test_a_lock_file_satisfies_its_group_on_every_machine(group: str) -> None:
    for machine in machines():
        installed = versions(group, machine)
        for requirement in map(Requirement, resolve_dependency_groups(GROUPS, group)):
            if not requirement.marker or requirement.marker.evaluate(machine):
                version = installed.get(canonicalize_name(requirement.name), "none")
                assert version in requirement.specifier, "run `python build.py lock`"


@pytest.mark.parametrize("group", GROUPS)
def test_every_package_has_hashes_and_no_address(group: str) -> None:
    for pin, hashes in pins(group).items():
        assert hashes, pin
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", each) for each in hashes), pin
        assert pin.url is None
    assert "://" not in (LOCKS / f"{group}.txt").read_text(encoding="utf-8")


def test_all_groups_use_the_versions_that_build_the_site() -> None:
    for machine, group in itertools.product(machines(), GROUPS):
        installed = versions(group, machine)
        for name, version in versions("build", machine).items():
            assert installed.get(name, version) == version, group


@pytest.mark.parametrize("folder", NPM_FOLDERS, ids=lambda folder: folder.name)
def test_npm_packages_have_hashes_and_no_address(folder: Path) -> None:
    text = (folder / "package-lock.json").read_text(encoding="utf-8")
    packages = json.loads(text)["packages"]
    assert len(packages) > 1
    for name, package in packages.items():
        assert "resolved" not in package, name
        assert name == "" or package["integrity"].startswith("sha512-"), name
        assert "hasInstallScript" not in package, f"{name} must work without its install script"


def test_npm_packages_run_no_install_scripts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    scripts = dict.fromkeys(("preinstall", "install", "postinstall", "prepare"), "echo > ran")
    package = {"name": "one", "version": "1.0.0", "scripts": scripts}
    lock = {**package, "lockfileVersion": 3, "packages": {"": package}}
    (tmp_path / "package.json").write_text(json.dumps(package), encoding="utf-8")
    (tmp_path / "package-lock.json").write_text(json.dumps(lock), encoding="utf-8")
    (tmp_path / "node_modules").mkdir()
    environment.npm_packages(tmp_path)
    assert not (tmp_path / "ran").exists()


def test_npm_packages_are_installed_once_for_two_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second one waits, because the first is still writing its programs."""
    for name in ("package.json", "package-lock.json"):
        (tmp_path / name).write_text("{}", encoding="utf-8")
    (tmp_path / "node_modules").mkdir()
    second = Thread(target=environment.npm_packages, args=(tmp_path,))
    installed = []

    def install(command: list[str], *_: object) -> None:
        installed.append(command)
        if len(installed) == 1:
            second.start()
            second.join(0.2)

    for name, value in {"ROOT": tmp_path, "WORK": tmp_path, "run": install}.items():
        monkeypatch.setattr(environment, name, value)
    environment.npm_packages(tmp_path)
    second.join()
    assert len(installed) == 1
