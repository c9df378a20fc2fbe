"""Earlier builds stay on the site for two deployments, and only if they are complete."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tools.bench.sizes import sizes
from tools.dev.local_server import address, server
from tools.pipeline.assemble import write
from tools.pipeline.deployed import KEPT, LIST, earlier_files, file_list
from tools.pipeline.site import in_folder

RUNTIME = in_folder("runtime", {"python.wasm": b"wasm", "a/b.js": b"1"})


def a_build(text: str) -> dict[str, bytes]:
    """The files of a build with ``text`` as its code."""
    files = {**RUNTIME, **in_folder("game", {"main.py": text.encode(), "boot.js": b"go"})}
    return {**files, "index.html": text.encode(), LIST: file_list(files)}


def deploy(folder: Path, text: str, source: str = "") -> None:
    files = a_build(text)
    write({**files, **earlier_files(files, source or str(folder))}, folder)


def editions(folder: Path) -> set[str]:
    """The text of each build whose code is in the folder."""
    return {path.read_text() for path in folder.glob("v/game-*/main.py")}


@contextmanager
def online(folder: Path) -> Iterator[str]:
    """Serves a folder, and yields its address."""
    serving = server(folder)
    threading.Thread(target=serving.serve_forever, args=(0.05,), daemon=True).start()
    try:
        yield address(serving)
    finally:
        serving.shutdown()
        serving.server_close()


def test_keeps_files_for_two_more_builds(tmp_path: Path) -> None:
    site = tmp_path / "site"
    deploy(site, "one")
    deploy(site, "two")
    deploy(site, "three")
    assert editions(site) == {"one", "two", "three"}
    assert (site / "index.html").read_text() == "three"
    deploy(site, "four")
    assert editions(site) == {"two", "three", "four"}
    deploy(site, "four")
    assert editions(site) == {"two", "three", "four"}


def test_kept_files_do_not_change_a_build(tmp_path: Path) -> None:
    site = tmp_path / "site"
    for text in ("one", "two", "three"):
        deploy(site, text)
    for name, body in a_build("three").items():
        assert (site / name).read_bytes() == body


def test_fetches_earlier_files_from_the_live_site(tmp_path: Path) -> None:
    live, fresh = tmp_path / "live", tmp_path / "fresh"
    deploy(live, "one")
    deploy(live, "two")
    with online(live) as live_address:
        deploy(fresh, "three", live_address)
    assert editions(fresh) == {"one", "two", "three"}


def test_drops_files_from_a_site_without_a_list(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "live").mkdir()
    with online(tmp_path / "live") as live_address:
        assert earlier_files(a_build("one"), live_address) == {}
    output = capsys.readouterr().out
    assert output.startswith("No files of earlier builds are kept: http://localhost:")
    assert output.count("\n") == 1


def test_drops_an_incomplete_build(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    site = tmp_path / "site"
    deploy(site, "one")
    deploy(site, "two")
    capsys.readouterr()
    [damaged] = [path for path in site.glob("v/game-*/main.py") if path.read_text() == "one"]
    damaged.write_text("sign in, please")
    deploy(site, "three")
    assert editions(site) == {"two", "three"}
    output = capsys.readouterr().out
    assert output == (
        f"An earlier build is not kept: the files in v/{damaged.parent.name}/ are not what they"
        " were.\n"
    )


@pytest.mark.parametrize("text", ['["../../etc/passwd"]', '["v/game-1/x"]', "{", "7", "[7]"])
def test_refuses_a_list_with_other_files(
    tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / LIST).write_text(text)
    assert earlier_files(a_build("one"), str(tmp_path)) == {}
    assert capsys.readouterr().out.startswith("No files of earlier builds are kept: ")


def test_sizes_cover_the_newest_build_only(tmp_path: Path) -> None:
    site = tmp_path / "site"
    deploy(site, "one")
    deploy(site, "two")
    assert (site / KEPT).exists()
    assert set(sizes(site)) == set(a_build("two"))
