"""The sizes of a site's files, which take long to find out, are found out once."""

from pathlib import Path

import pytest

from tools import sizes


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
