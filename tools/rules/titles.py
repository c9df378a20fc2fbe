"""The titles of the cases in another language than English: `rulebook/<language>/cases.txt`.

A line `English title = title` translates the case of that title in the file that the last line
`; file.txt` named, and those of the same title in other files that do not have it themselves.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tools.paths import BuildError

TITLES: Final = "cases.txt"

Titles = Mapping[tuple[str, str], str]
"""The title of a case by the name of its file and its English title."""


def read_titles(folder: Path) -> dict[tuple[str, str], str]:
    """The titles of a language; none where its folder has no such file.

    Raises `BuildError` for a line that is neither, or translates a title again.
    """
    path, titles, file = folder / TITLES, dict[tuple[str, str], str](), ""
    if not path.exists():
        return titles
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        place = f"{folder.name}/{TITLES}, line {number}"
        if line.startswith(";"):
            file = line.removeprefix(";").strip()
        elif line.strip():
            english, equals, title = (part.strip() for part in line.partition(" = "))
            if not (equals and english and title):
                raise BuildError(f"{place}: expected `English title = title`, found “{line}”.")
            if (file, english) in titles:
                raise BuildError(f"{place}: {file} has “{english}” already.")
            titles[file, english] = title
    return titles


def title_in(titles: Titles, file: str, english: str) -> str:
    """The title of a case in another language; nothing where it is not translated."""
    others = (title for (_, one), title in titles.items() if one == english)
    return titles.get((file, english)) or next(others, "")
