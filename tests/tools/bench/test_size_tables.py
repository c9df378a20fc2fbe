"""The tables of sizes and speeds that the build and the benches print."""

from tools.bench.kernel import best
from tools.bench.kernel import table as speed_table
from tools.bench.sizes import FileSize, table


def test_sizes_make_a_table() -> None:
    by_path = {
        "v/big.wasm": FileSize(30_000, 20_000, 10_000),
        "a": FileSize(1, 1, 1),
        "b": FileSize(2, 2, 2),
    }
    lines = table(by_path).splitlines()
    assert lines[1].split() == ["big.wasm", "30,000", "20,000", "10,000"]
    assert lines[2].split() == ["2", "smaller", "files", "3", "3", "3"]
    assert lines[3].split() == ["whole", "site", "30,003", "20,003", "10,003"]


def test_speeds_here_and_in_a_browser_make_a_table() -> None:
    slow = {"kernel": {"K4": 4000.0, "Q4": 1500.0}, "state": {"K4": 600.0, "Q4": 300.0}}
    slow |= {"queen": {"K4hm": 40.0}}
    fast = {"kernel": {"K4": 5000.0, "Q4": 1000.0}, "state": {"K4": 500.0, "Q4": 330.0}}
    fast |= {"queen": {"K4hm": 50.0}}
    fastest = best([slow, fast])
    lines = speed_table({"CPython": fastest, "Chromium": slow}).splitlines()
    assert lines[2].split() == ["K4", "5,000", "4,000", "0.80", "600", "600", "1.00"]
    assert lines[3].split() == ["Q4", "1,500", "1,500", "1.00", "330", "300", "0.91"]
    assert lines[4] == "K4 in CPython: 5,000 of at least 4,500 games/s."
    assert lines[5] == "K4 in Chromium: 4,000 of at least 2,200 games/s."
    queen = "The queen in K4hm: 50 simulations/s in CPython, 40 in Chromium, 0.80 of it."
    assert lines[6] == queen
