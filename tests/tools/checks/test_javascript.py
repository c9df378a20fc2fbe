"""Type checking of JavaScript finds mistakes in the scripts of pages, workers and tools."""

from pathlib import Path

import pytest

from tools.checks import javascript
from tools.paths import BuildError

SLIPS = {
    "web/x/slip.js": "document.getElementById('boot').hidde = true;",
    "web/x/untyped.js": "export const twice = (number) => 2 * number;",
    "web/shell/sw.js": "addEventListener('fetch', (event) => event.respondWidth());",
    "tools/slip.mjs": "import { readFileSync } from 'node:fs'; readFileSync('a').byteLenght;",
}


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with almost no scripts yet."""
    monkeypatch.setattr(javascript, "ROOT", tmp_path)
    monkeypatch.setattr(javascript, "WEB", tmp_path / "web")
    for name in ("web/shell/sw.js", "tools/fine.mjs"):
        write(tmp_path, name, "export {};\n")
    return tmp_path


def write(root: Path, name: str, text: str) -> None:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


@pytest.mark.parametrize("name", SLIPS)
def test_finds_a_type_error_in_the_page_its_worker_and_the_tools(
    root: Path, name: str, capfd: pytest.CaptureFixture[str]
) -> None:
    write(root, name, SLIPS[name])
    assert javascript.check() == 1
    assert f"{name}(1," in capfd.readouterr().out


def test_scripts_of_the_page_cannot_use_node(root: Path, capfd: pytest.CaptureFixture[str]) -> None:
    write(root, "web/x/slip.js", "process.exit(1);")
    assert javascript.check() == 1
    assert "web/x/slip.js(1,1)" in capfd.readouterr().out


@pytest.mark.deep
def test_checks_templates_as_if_they_were_filled(root: Path) -> None:
    write(root, "web/x/slip.js", "for (const [, sent] of Object.values($sizes$)) sent.toFixed();")
    assert javascript.check() == 0
    write(
        root,
        "web/x/slip.js",
        "const sizes = $sizes$; export const text = sizes.a.toUpperCase();",
    )
    assert javascript.check() == 1


@pytest.mark.deep
def test_names_a_placeholder_without_a_sample(root: Path) -> None:
    write(root, "web/x/slip.js", "const a = $unheard$;")
    with pytest.raises(BuildError, match=r"^web/x/slip\.js has \$unheard\$, .* add one\.$"):
        javascript.check()
