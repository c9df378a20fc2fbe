"""What the benches print of what they have measured."""

from tools.bench.page import Memory, fetched_table, memory_table
from tools.bench.sizes import FileSize

SIZES = {"a.js": FileSize(3000, 900, 800), "b.zip": FileSize(50_000, 20_000, 19_000)}


def test_the_bytes_before_the_first_frame_are_those_of_the_files_that_came() -> None:
    lines = fetched_table(SIZES, ["a.js", "not of this site"]).splitlines()
    assert lines[1].split()[-3:] == ["3,000", "900", "800"]
    assert lines[2].split()[-3:] == ["53,000", "20,900", "19,800"]


def test_memory_that_grows_is_told() -> None:
    kilobyte = 1024
    first = Memory(900 * kilobyte, 100 * kilobyte, 7000, 90)
    for script, verdict in ((1000, "within"), (1200, "ABOVE")):
        last = first._replace(script=script * kilobyte)
        told = memory_table([first, first, last]).splitlines()
        assert told[3].split() == ["3", f"{script:,}", "100", "7,000", "90"]
        assert verdict in told[-1]
