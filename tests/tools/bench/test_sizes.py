"""The sizes of a site's files, which take long to find out, are found out once."""

import json
from hashlib import sha256
from pathlib import Path

import pytest

from tools.bench import sizes
from tools.setup.environment import npm_packages


def test_a_size_is_found_out_once_whatever_is_asked_between(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sizes, "WORK", tmp_path / "notes")
    for language in ("fr", "it"):
        (tmp_path / language).mkdir()
        (tmp_path / language / "index.html").write_text(language * 500)
    first = sizes.language_sizes(tmp_path, "fr")
    sizes.language_sizes(tmp_path, "it")
    monkeypatch.setattr(sizes, "node", lambda: pytest.fail("compressed once more"))
    assert sizes.language_sizes(tmp_path, "fr") == first
    assert first["fr/index.html"].brotli < 20


def test_what_takes_the_place_of_the_memory_is_counted_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sizes, "_brotli", lambda paths: dict.fromkeys(paths, 4))
    plain = {"v/game-1/page.zip", "v/game-1/realmino-1.whl", "v/runtime-1/python_stdlib.zip"}
    for name in ("v/game-1/memory.wasm", "wheel/realmino-1.whl", *plain):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("text" * 5, encoding="utf-8")
    assert {*sizes.sizes(tmp_path)} == {"v/game-1/memory.wasm"}
    assert {*sizes.plain_sizes(tmp_path)} == plain
    *_, whole, without, verdict = sizes.report(tmp_path).splitlines()
    assert whole.split() == ["whole", "site", "20", "14", "4"]
    assert without.split() == ["only", "without", "the", "memory", "60", "42", "12"]
    assert verdict.startswith("within")


@pytest.fixture
def measured() -> dict[str, int]:
    """The size that the repository keeps, by digest."""
    return json.loads(sizes.MEASURED.read_text())


@pytest.fixture
def webassembly() -> Path:
    """Pyodide's, which a visitor fetches as it is."""
    return npm_packages() / "pyodide/pyodide.asm.wasm"


def test_the_size_in_the_repository_is_of_the_pyodide_in_use(
    measured: dict[str, int], webassembly: Path
) -> None:
    assert [*measured] == [sha256(webassembly.read_bytes()).hexdigest()]


@pytest.mark.deep
def test_the_size_in_the_repository_is_what_brotli_says(
    measured: dict[str, int],
    webassembly: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    nothing = tmp_path / "nothing.json"
    nothing.write_text("{}")
    monkeypatch.setattr(sizes, "MEASURED", nothing)
    monkeypatch.setattr(sizes, "WORK", tmp_path / "notes")
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / webassembly.name).symlink_to(webassembly)
    [size] = sizes.sizes(tmp_path / "site").values()
    assert [*measured.values()] == [size.brotli]
