"""The service worker knows the files of its version, whatever a host does to the pages."""

import json

import pytest

from tools.pipeline.site import marked, service_worker

TEMPLATE = "@version@ @files@ @demanded@ @languages@"


def test_a_service_worker_is_as_new_as_its_files() -> None:
    first, second = (service_worker(TEMPLATE, {"a": body}) for body in (b"1", b"2"))
    assert first != second
    assert first == service_worker(TEMPLATE, {"a": b"1"})


def test_a_page_is_known_whatever_its_host_adds() -> None:
    page = marked({"a.html": b"<body>A</body>"})["a.html"]
    known = service_worker(TEMPLATE, {"a.html": page})
    spoilt = page.replace(b"<body>", b"<!-- host --><body>").replace(b"</body>", b"<hr></body>")
    assert service_worker(TEMPLATE, {"a.html": spoilt}) == known
    with pytest.raises(LookupError, match=r"a\.html"):
        service_worker(TEMPLATE, {"a.html": b"<body>A</body>"})


def test_what_takes_the_place_of_the_memory_is_kept_only_if_it_was_asked_for() -> None:
    names = ("memory.wasm", "page.zip", "python_stdlib.zip", "realmino-1.whl")
    files = {f"v/game-1/{name}": b"" for name in names}
    worker = service_worker("@demanded@ @version@ @files@ @languages@", files)
    demanded, _ = json.JSONDecoder().raw_decode(worker)
    assert {*files} - {*demanded} == {"v/game-1/memory.wasm"}
