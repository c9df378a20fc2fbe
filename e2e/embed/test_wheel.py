"""The example pages install the library from the site's index with micropip."""

import json
import shutil
from hashlib import sha256
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.conftest import Serve, Visit
from realmino import Kingdom, diagram
from tests.tools.testing.test_runtime import micropip_wheel
from tools.paths import ROOT, WEB
from tools.setup.environment import npm_packages

pytestmark = [pytest.mark.in_chromium, pytest.mark.deep]

EXAMPLES = ROOT / "docs/examples"
HOSTED = {"pyodide": ROOT / "tools/bench/stock", "pyscript": WEB}
"""For each page, the npm project with its Pyodide: the newest, and PyScript's."""

__all__ = ["micropip_wheel"]


@pytest.fixture
def host(name: str, site: Path, micropip_wheel: Path, tmp_path: Path) -> Path:
    """A folder with a page, our site, and Pyodide and PyScript from their packages.

    The packages lack micropip. The wheel added here is a different build, so its digest replaces
    the one in the list of packages.
    """
    shutil.copytree(npm_packages(HOSTED[name]) / "pyodide", tmp_path / "pyodide")
    shutil.copy(micropip_wheel, tmp_path / "pyodide")
    lock = tmp_path / "pyodide/pyodide-lock.json"
    packages = json.loads(lock.read_text(encoding="utf-8"))
    packages["packages"]["micropip"] |= {
        "file_name": micropip_wheel.name,
        "sha256": sha256(micropip_wheel.read_bytes()).hexdigest(),
    }
    lock.write_text(json.dumps(packages), encoding="utf-8")
    (tmp_path / "pyscript").symlink_to(npm_packages() / "@pyscript/core/dist")
    (tmp_path / "realmino").symlink_to(site)
    shutil.copy(EXAMPLES / f"{name}.html", tmp_path)
    return tmp_path


@pytest.mark.parametrize("name", HOSTED)
def test_a_page_installs_the_library_and_draws_a_kingdom(
    visit: Visit, serve: Serve, host: Path, name: str
) -> None:
    serving = serve(host)
    page = visit(address=serving.address, opened=False).page
    page.goto(f"{serving.address}{name}.html")
    expect(page.locator("#points")).to_have_text("21")
    title = diagram(Kingdom.parse("ff1f2/ffC/ff-")).split("<title")[1].split("<")[0]
    expect(page.locator("#kingdom svg title")).to_have_text(title.split(">")[1])
