"""Some browsers answer with noise when a page reads what it has drawn."""

import re

from tools.paths import ROOT

READS = re.compile(r"toDataURL|toBlob|getImageData|convertToBlob")
ASKS = {"web/browser/picture-files.js", "web/setup/share.js"}
"""The scripts that read pixels, and ask before whether they can."""


def test_no_other_part_of_the_site_reads_pixels() -> None:
    readers = {
        path.relative_to(ROOT).as_posix(): text
        for folder in ("web", "tools")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in {".py", ".js", ".mjs", ".html"} and "node_modules" not in path.parts
        if READS.search(text := path.read_text("utf-8"))
    }
    assert readers.keys() == ASKS
    assert all("readsPixels()" in text for text in readers.values())
