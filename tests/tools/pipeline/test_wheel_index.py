"""The index from which pip installs every version of the library; micropip is in `e2e/embed`."""

import io
import os
import subprocess
import zipfile
from pathlib import Path

import pytest

from tests.tools.testing.test_runtime import pip
from tools.dev.local_server import serving
from tools.pipeline.assemble import write
from tools.pipeline.wheel_index import PROJECT, wheel_index


def a_wheel(version: str) -> dict[str, bytes]:
    """A wheel with only its metadata."""
    made, info = io.BytesIO(), f"realmino-{version}.dist-info"
    with zipfile.ZipFile(made, "w") as archive:
        archive.writestr(f"{info}/METADATA", f"Name: realmino\nVersion: {version}\n")
        archive.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nTag: py3-none-any\n")
        archive.writestr(f"{info}/RECORD", "")
    return {f"realmino-{version}-py3-none-any.whl": made.getvalue()}


def deploy(site: Path, version: str) -> None:
    write(wheel_index(a_wheel(version), str(site) if site.exists() else None), site)


def installed(address: str, requirement: str, folder: Path) -> list[str]:
    """The names of the metadata folders that pip installs from an index."""
    variables = {name: text for name, text in os.environ.items() if not name.startswith("PIP_")}
    variables |= {"PIP_CONFIG_FILE": os.devnull, "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    install = ["install", "--quiet", "--no-cache-dir", "--index-url", address, requirement]
    subprocess.run([*pip(), *install, "--target", str(folder)], check=True, env=variables)
    return [path.name for path in folder.glob("*.dist-info")]


@pytest.mark.deep
def test_pip_installs_the_newest_version_and_those_kept_from_earlier_sites(tmp_path: Path) -> None:
    site = tmp_path / "site"
    for version in ("0.9.0", "0.10.0", "1.0.0"):
        deploy(site, version)
    with serving(site) as address:
        newest = installed(f"{address}wheel", "realmino", tmp_path / "newest")
        older = installed(f"{address}wheel/", "realmino<1", tmp_path / "older")
        fresh = wheel_index(a_wheel("1.1.0"), address)
    assert newest == ["realmino-1.0.0.dist-info"]
    assert older == ["realmino-0.10.0.dist-info"]
    assert len(fresh) == 5, "a site is also kept from its address"


def test_a_new_build_of_a_version_replaces_its_wheel(tmp_path: Path) -> None:
    write(wheel_index({"realmino-1.0.0-py3-none-any.whl": b"old"}), tmp_path)
    again = wheel_index({"realmino-1.0.0-py3-none-any.whl": b"new"}, str(tmp_path))
    assert again == wheel_index({"realmino-1.0.0-py3-none-any.whl": b"new"})


def test_keeps_only_intact_wheels(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    site = tmp_path / "site"
    deploy(site, "0.1.0")
    deploy(site, "0.2.0")
    (site / "wheel/realmino-0.1.0-py3-none-any.whl").write_bytes(b"sign in, please")
    (site / "wheel/realmino-0.2.0-py3-none-any.whl").unlink()
    capsys.readouterr()
    deploy(site, "0.3.0")
    assert [path.name for path in site.glob("wheel/*.whl")] == ["realmino-0.3.0-py3-none-any.whl"]
    damaged, missing = capsys.readouterr().out.splitlines()
    assert damaged.endswith(": realmino-0.1.0-py3-none-any.whl doesn't match its digest.")
    assert " has no wheel/realmino-0.2.0-py3-none-any.whl " in missing


def test_drops_wheels_from_a_site_without_an_index(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert wheel_index(a_wheel("1.0.0"), str(tmp_path)) == wheel_index(a_wheel("1.0.0"))
    assert capsys.readouterr().out.startswith("No wheels of earlier versions are kept: ")


def test_a_link_leads_to_no_other_file(tmp_path: Path) -> None:
    page = f'<a href="../../secret#sha256={"0" * 64}">x</a>'
    write({PROJECT: page.encode(), "secret": b""}, tmp_path)
    assert len(wheel_index(a_wheel("1.0.0"), str(tmp_path))) == 2
