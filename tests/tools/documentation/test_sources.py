"""Links between documents lead to the same files on the site."""

from pathlib import Path

import pytest

from tools.documentation.sources import code_page, documents, page_path, with_moved_links
from tools.paths import BuildError


@pytest.mark.parametrize(
    ("source", "page"),
    [
        ("README.md", "index.md"),
        ("CONTRIBUTING.md", "contributing.md"),
        ("docs/library.md", "library.md"),
        ("docs/decisions/canvas.md", "decisions/canvas.md"),
        ("docs/table.png", "table.png"),
        ("docs/ppo.svg", "ppo.svg"),
        ("docs/examples/last.mjs", "examples/last.md"),
        ("LICENSE", "license.md"),
    ],
)
def test_page_of_a_file(source: str, page: str) -> None:
    assert page_path(source) == page


@pytest.mark.parametrize(
    ("source", "text", "expected"),
    [
        ("README.md", "[a](docs/library.md#json)", "[a](library.md#json)"),
        ("README.md", "![a\nb](docs/table.png)", "![a\nb](table.png)"),
        ("docs/library.md", "[a](../README.md)", "[a](index.md)"),
        ("docs/decisions/canvas.md", "[a](../library.md)", "[a](../library.md)"),
        ("docs/bots.md", "[a](examples/codingame.py)", "[a](examples/codingame.md)"),
        ("docs/bots.md", "[a](https://example.org/x.md), [b](#b)", None),
        ("README.md", "```text\n[a](docs/library.md)\n```", None),
    ],
)
def test_links_follow_the_pages(source: str, text: str, expected: str | None) -> None:
    assert with_moved_links(text, source) == (expected or text)


def test_linked_code_is_shown_on_a_page(tmp_path: Path) -> None:
    (tmp_path / "run.py").write_text("```\n", encoding="utf-8")
    (tmp_path / "README.md").write_text("[the code](run.py)", encoding="utf-8")
    assert documents(tmp_path) == {
        "index.md": "[the code](run.md)",
        "run.md": code_page("run.py", "```"),
    }
    assert "\n````py\n```\n````\n" in code_page("run.py", "```")


def test_a_link_to_a_missing_file_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "README.md").write_text("[Nowhere](docs/no.md)", encoding="utf-8")
    with pytest.raises(BuildError, match=r"^README\.md links to docs/no\.md, which does not exist"):
        documents(tmp_path)
