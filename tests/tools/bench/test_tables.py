"""The benchmarks' measurements, and the tables that they and the build print."""

import json
from hashlib import sha256
from pathlib import Path

import pytest

from tools.bench import sizes
from tools.bench.boards import Boards
from tools.bench.boards import table as boards_table
from tools.bench.drag import CHOICES, Drag, find_moment
from tools.bench.drag import table as drag_table
from tools.bench.kernel import best_rates
from tools.bench.kernel import table as speed_table
from tools.bench.learning import VECTORS
from tools.bench.learning import report as learning_table
from tools.bench.page import Memory, fetched_table, memory_table
from tools.bench.sizes import FileSize
from tools.bench.sizes import table as size_table
from tools.setup.environment import npm_packages

SIZES = {"a.js": FileSize(3000, 900, 800), "b.zip": FileSize(50_000, 20_000, 19_000)}


def test_counts_the_bytes_of_the_files_fetched_before_the_first_frame() -> None:
    lines = fetched_table(SIZES, ["a.js", "not of this site"]).splitlines()
    assert lines[1].split()[-3:] == ["3,000", "900", "800"]
    assert lines[2].split()[-3:] == ["53,000", "20,900", "19,800"]


def test_memory_table_reports_growth() -> None:
    kilobyte = 1024
    first = Memory(900 * kilobyte, 100 * kilobyte, 7000, 90)
    for script, verdict in ((1000, "within"), (1200, "ABOVE")):
        last = first._replace(script=script * kilobyte)
        lines = memory_table([first, first, last]).splitlines()
        assert lines[3].split() == ["3", f"{script:,}", "100", "7,000", "90"]
        assert verdict in lines[-1]


def test_a_site_has_a_table_of_its_sizes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sizes, "WORK", tmp_path / "work")
    for name in ("index.html", "v/game-1/page.zip", "v/game-1/main.py"):
        path = tmp_path / "site" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"a" * 1000)
    lines = sizes.report(tmp_path / "site").splitlines()
    assert lines[1].split()[:4] == ["2", "smaller", "files", "2,000"]
    assert lines[3].split()[:5] == ["only", "without", "the", "memory", "1,000"]
    assert lines[-1].startswith("within the limit")


@pytest.mark.deep
def test_the_learning_report_lists_every_environment() -> None:
    lines = learning_table(1, 0.01).splitlines()
    assert {"K2", "K4", "W8"} <= {line.split()[0] for line in lines[1:]}
    assert sum(line.startswith("K2 × 128") for line in lines) == len(VECTORS)


def test_the_boards_report_compares_two_sites() -> None:
    runs = [Boards([2.0, slow, 0.5], 60.0, 200.0 + slow, 300.0) for slow in (1.0, 0.7, 0.9)]
    lines = boards_table({"this site": runs, "older site": runs[:1]}).splitlines()
    assert lines[0].split("Chromium")[1].split() == ["this", "site", "older", "site"]
    assert [line.split()[-2:] for line in lines[1:]] == [
        ["2.0", "2.0"], ["0.9", "1.0"], ["3.4", "3.5"],
        ["60.0", "60.0"], ["200.9", "201.0"], ["300.0", "300.0"],
    ]  # fmt: skip


def test_drags_a_domino_with_many_places() -> None:
    link, seen = find_moment("K2", "qp")
    assert link.endswith("&k=qp")
    assert seen.prompt.kind == "place"
    assert len(seen.options) >= CHOICES


def test_drags_make_a_table() -> None:
    drags = {
        "empty canvas, 360×740, 4×": [Drag(60, 16.7, 17, 12)],
        "K2, 360×740, 4×": [Drag(44, 16.7, 90, 30), Drag(52, 17, 34, 20), Drag(50, 16, 40, 26)],
    }
    lines = drag_table(drags, [32, 24, 40, 320]).splitlines()
    assert lines[1].split()[-5:] == ["60", "16.7", "17", "12.0", "ms"]
    assert lines[2].split()[-5:] == ["50", "16.7", "40", "26.0", "ms"]
    assert lines[3] == "The target is 60 at 1× and 45 at 4×."
    assert lines[4].endswith("after 36 ms, 95 of 100 within 320 ms; the target is 50.")


def test_sizes_make_a_table() -> None:
    by_path = {
        "v/big.wasm": FileSize(30_000, 20_000, 10_000),
        "a": FileSize(1, 1, 1),
        "b": FileSize(2, 2, 2),
    }
    lines = size_table(by_path).splitlines()
    assert lines[1].split() == ["big.wasm", "30,000", "20,000", "10,000"]
    assert lines[2].split() == ["2", "smaller", "files", "3", "3", "3"]
    assert lines[3].split() == ["whole", "site", "30,003", "20,003", "10,003"]


def test_speeds_here_and_in_a_browser_make_a_table() -> None:
    slow = {"kernel": {"K4": 4000.0, "Q4": 1500.0}, "state": {"K4": 600.0, "Q4": 300.0}}
    slow |= {"emperor": {"K4hm": 40.0}}
    fast = {"kernel": {"K4": 5000.0, "Q4": 1000.0}, "state": {"K4": 500.0, "Q4": 330.0}}
    fast |= {"emperor": {"K4hm": 50.0}}
    fastest = best_rates([slow, fast])
    lines = speed_table({"CPython": fastest, "Chromium": slow}).splitlines()
    assert lines[2].split() == ["K4", "5,000", "4,000", "0.80", "600", "600", "1.00"]
    assert lines[3].split() == ["Q4", "1,500", "1,500", "1.00", "330", "300", "0.91"]
    assert lines[4] == "K4 in CPython: 5,000 of at least 4,500 games/s."
    assert lines[5] == "K4 in Chromium: 4,000 of at least 2,200 games/s."
    emperor = "The Emperor in K4hm: 50 simulations/s in CPython, 40 in Chromium, 0.80 of it."
    assert lines[6] == emperor


def test_each_size_is_measured_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sizes, "WORK", tmp_path / "notes")
    for language in ("fr", "it"):
        (tmp_path / language).mkdir()
        (tmp_path / language / "index.html").write_text(language * 500)
    first = sizes.language_sizes(tmp_path, "fr")
    sizes.language_sizes(tmp_path, "it")
    monkeypatch.setattr(sizes, "node", lambda: pytest.fail("compressed once more"))
    assert sizes.language_sizes(tmp_path, "fr") == first
    assert first["fr/index.html"].brotli < 20


def test_replacements_of_the_memory_are_counted_separately(
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
    """The compressed sizes recorded in the repository, by digest."""
    return json.loads(sizes.KNOWN_SIZES.read_text())


@pytest.fixture
def webassembly() -> Path:
    """Pyodide's WebAssembly, which a visitor fetches unchanged."""
    return npm_packages() / "pyodide/pyodide.asm.wasm"


def test_recorded_size_belongs_to_the_pyodide_in_use(
    measured: dict[str, int], webassembly: Path
) -> None:
    assert [*measured] == [sha256(webassembly.read_bytes()).hexdigest()]


@pytest.mark.deep
def test_recorded_size_matches_brotli(
    measured: dict[str, int],
    webassembly: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    nothing = tmp_path / "nothing.json"
    nothing.write_text("{}")
    monkeypatch.setattr(sizes, "KNOWN_SIZES", nothing)
    monkeypatch.setattr(sizes, "WORK", tmp_path / "notes")
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / webassembly.name).symlink_to(webassembly)
    [size] = sizes.sizes(tmp_path / "site").values()
    assert [*measured.values()] == [size.brotli]
