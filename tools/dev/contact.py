"""Takes screenshots of all of the built site's screens on one sheet, and the documents' pictures.

`python build.py contact` captures every screen in three sizes, light and dark, and writes one page
with all of them. `python build.py contact languages` captures them on a phone in every language, or
in some: `languages ru fr`. `python build.py contact docs` takes the pictures in `docs/`.
"""

import re
import sys
from collections.abc import Callable, Sequence
from html import escape
from io import BytesIO
from typing import Final, NamedTuple

from PIL import Image
from playwright.sync_api import Browser

from tools.dev.local_server import serving
from tools.dev.site_page import ScreenSize, SitePage, match_at, visit
from tools.paths import ROOT, SITE, WORK, language_folder, languages
from tools.pipeline.pictures import with_fewer_colours
from tools.setup.browsers import open_browser

SHEET: Final = WORK / "contact"
THEMES: Final = ("light", "dark")
SIZES: Final = {
    "phone": ScreenSize(360, 740, True),
    "tablet": ScreenSize(820, 1180, True),
    "desktop": ScreenSize(1440, 900),
    "landscape": ScreenSize(740, 360, True),
}
SMALLEST: Final = "phone"
DEFAULT_SIZES: Final = ("phone", "tablet", "desktop")
ROOMY: Final = 1024
"""Screens wider than this, in CSS pixels, have no drawers."""
PHONE: Final = 500
"""One side of a phone is shorter than this."""

Navigation = Callable[[SitePage], None]


def at_choice(code: str, round: int, kind: str, *buttons: str, opens: str = "body") -> Navigation:
    """Opens a game where a person has to choose, presses ``buttons`` and waits for ``opens``."""

    def show(page: SitePage) -> None:
        page.show(match_at(code, round, kind))
        page.press(*buttons)
        page.page.locator(opens).first.wait_for()

    return show


def after_pressing(*buttons: str, opens: str) -> Navigation:
    """A way from the set-up; it presses ``buttons`` and waits for ``opens``."""

    def show(page: SitePage) -> None:
        page.press(*buttons)
        page.page.locator(opens).first.wait_for()

    return show


def at_path(path: str) -> Navigation:
    """A way to another page of the site."""
    return lambda page: page.open(path)


SCREENS: Final[dict[str, Navigation]] = {
    "set-up": lambda page: None,
    "set-up, a team": lambda page: page.set_up_teams(),
    "set-up, more choices": lambda page: page.more("#more"),
    "settings": lambda page: page.page.locator(".colophon [data-opens=menu-dialog]").click(),
    "about": lambda page: page.page.locator(".colophon [data-opens=about]").click(),
    "deal of the day": after_pressing("open-daily", opens="#daily[open]"),
    "games going on": lambda page: page.shelf("going-on"),
    "finished games": lambda page: page.shelf("history"),
    "statistics": lambda page: page.shelf("statistics"),
    "first lesson": lambda page: page.lesson("K"),
    "first lesson at court": lambda page: page.lesson("Q"),
    "Kingdomino, first domino": at_choice("K2", 0, "E"),
    "Kingdomino, placing": at_choice("K4", 5, "A"),
    "Kingdomino, choosing": at_choice("K4", 9, "E"),
    "Mighty Duel": at_choice("K2d", 9, "A"),
    "Queendomino, placing": at_choice("Q4", 6, "A"),
    "Queendomino, tax and buildings": at_choice("Q2", 5, "C"),
    "Royal Wedding for eight": at_choice("W8", 6, "A"),
    "Royal Wedding in teams": at_choice("W8t", 7, "E"),
    "a moment of a link": lambda page: page.show(match_at("K3", 6, "E"), plays=False),
    "step through": lambda page: page.step_through(),
    "menu": at_choice("Q4", 6, "A", "menu"),
    "share": at_choice("Q4", 6, "A", "menu", "share-moment", opens="#share"),
    "film": lambda page: page.film("K4"),
    "still to come": at_choice("K4", 5, "A", "to-come", opens='[data-part="coming"][open]'),
    "help": at_choice("Q4", 6, "A", "menu", "show-help", opens='[data-part="guide"][open]'),
    "in words": at_choice("Q4", 6, "A", "menu", "in-words", opens='[data-part="reading"] table'),
    "scores so far": at_choice("Q4", 6, "A", "menu", "scores"),
    "result": lambda page: page.end("K4hm"),
    "result at court": lambda page: page.end("Q3"),
    "result of teams": lambda page: page.end("W6t"),
    "a refusal": lambda page: page.refusal(),
    "analysis board": after_pressing("analyse", opens="#analysis[open]"),
    "analysis board at court": at_choice("Q4", 6, "A", "menu", "analyse2", opens="#analysis[open]"),
    "score pad": at_path("pad.html"),
    "rules": at_path("rules/index.html"),
    "rules of Queendomino": at_path("rules/queendomino.html"),
    "buildings": at_path("rules/buildings.html"),
    "licences": at_path("licences.html"),
}
"""The way to each screen from the set-up, by name."""

DRAWERS: Final[dict[str, Navigation]] = {
    "choices": at_choice("K4", 5, "A", "menu", "show-choices"),
    "log": at_choice("K4", 9, "E", "show-log"),
}
"""More screens, on devices too narrow to show these beside the table."""

STRIP: Final[dict[str, Navigation]] = {"builders' board": at_choice("Q4", 6, "A", "open-board")}
"""Another screen, on phones, where the board is a strip."""


class Picture(NamedTuple):
    """A picture in the documents: its screen, size, and pixels per CSS pixel."""

    navigate: Navigation
    size: ScreenSize
    scale: float = 1


PHONE_PICTURE: Final = 1.5
PICTURES: Final = {
    "table": Picture(at_choice("K4", 5, "A"), SIZES["desktop"]),
    "queendomino": Picture(at_choice("Q4", 7, "A"), SIZES["desktop"]),
    "queendomino-phone": Picture(at_choice("Q4", 7, "A"), SIZES["phone"], PHONE_PICTURE),
    "wedding": Picture(at_choice("W8t", 7, "E"), SIZES["desktop"]),
    "wedding-phone": Picture(at_choice("W8t", 7, "E"), SIZES["phone"], PHONE_PICTURE),
    "lesson-phone": Picture(SCREENS["first lesson"], SIZES["phone"], PHONE_PICTURE),
    "result-phone": Picture(SCREENS["result"], SIZES["phone"], PHONE_PICTURE),
    "history-phone": Picture(SCREENS["finished games"], SIZES["phone"], PHONE_PICTURE),
}
"""The pictures in `docs/` by their names."""
PHONES: Final = ("lesson-phone", "queendomino-phone", "history-phone")
"""The pictures shown side by side in the README."""
GAP: Final = 24


# Taking screenshots


def take_all(browser: Browser, site: str, sizes: Sequence[str]) -> list[str]:
    """Captures every screen in these sizes; returns the screens' names."""
    for size_name in sizes:
        size = SIZES[size_name]
        page = visit(browser, site, size)
        for name, navigate in screens_for(size).items():
            navigate(page)
            for theme in THEMES:
                (SHEET / picture_name(name, size_name, theme)).write_bytes(page.photograph(theme))
            page.leave()
        page.page.context.close()
    return [*SCREENS, *DRAWERS, *STRIP]


def screens_for(size: ScreenSize) -> dict[str, Navigation]:
    """The screens that exist at a size."""
    drawers = DRAWERS if size.width < ROOMY else {}
    return SCREENS | drawers | (STRIP if min(size.width, size.height) < PHONE else {})


def take_languages(browser: Browser, site: str, codes: Sequence[str]) -> list[str]:
    """Captures every phone screen in these languages; returns the screens' names."""
    size = SIZES[SMALLEST]
    for language in codes:
        page = visit(browser, f"{site}{language_folder(language)}", size)
        for name, navigate in screens_for(size).items():
            navigate(page)
            (SHEET / picture_name(name, SMALLEST, language)).write_bytes(page.photograph("light"))
            page.leave()
        page.page.context.close()
    return [*screens_for(size)]


def take_pictures(browser: Browser, site: str) -> list[str]:
    """Takes the documents' pictures; returns their paths."""
    files = []
    for name, picture in PICTURES.items():
        page = visit(browser, site, picture.size, picture.scale)
        picture.navigate(page)
        path = ROOT / "docs" / f"{name}.png"
        path.write_bytes(with_fewer_colours(page.photograph("light")))
        page.page.context.close()
        files.append(str(path.relative_to(ROOT)))
    together = ROOT / "docs" / "phones.png"
    together.write_bytes(side_by_side(PHONES))
    return [*files, str(together.relative_to(ROOT))]


def side_by_side(names: Sequence[str]) -> bytes:
    """Joins some of the documents' pictures side by side, with a gap between them."""
    pictures = [Image.open(ROOT / "docs" / f"{name}.png").convert("RGBA") for name in names]
    width = sum(picture.width + GAP for picture in pictures) - GAP
    joined = Image.new("RGBA", (width, pictures[0].height))
    left = 0
    for picture in pictures:
        joined.paste(picture, (left, 0))
        left += picture.width + GAP
    out = BytesIO()
    joined.save(out, "PNG")
    return with_fewer_colours(out.getvalue())


def picture_name(screen: str, size: str, variant: str) -> str:
    """A picture's file name; ``variant`` is its theme or language."""
    slug = re.sub(r"[^a-z0-9]+", "-", screen.lower())
    return f"{slug}-{size}-{variant}.png"


def sheet(screens: Sequence[str], sizes: Sequence[str], variants: Sequence[str] = THEMES) -> str:
    """The page with all pictures; each opens enlarged."""
    columns = [(size, variant) for size in sizes for variant in variants]
    head = "".join(f"<th>{size}, {variant}</th>" for size, variant in columns)
    rows = []
    for screen in screens:
        files = [picture_name(screen, size, variant) for size, variant in columns]
        cells = "".join(
            f'<td><a href="{file}"><img src="{file}" alt="" loading="lazy"></a></td>'
            if (SHEET / file).exists()
            else "<td></td>"
            for file in files
        )
        rows.append(f"<tr><th>{escape(screen)}</th>{cells}</tr>")
    style = "img{height:22rem}th{font:600 1rem system-ui;text-align:left;padding:.5rem}"
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title>'
        f"<style>{style}</style><table><tr><th></th>{head}</tr>{''.join(rows)}</table></html>\n"
    )


def main(words: list[str]) -> int:
    """Takes the pictures named in the arguments."""
    with serving(SITE) as site, open_browser() as browser:
        if "docs" in words:
            print(*take_pictures(browser, site), sep="\n")
            return 0
        SHEET.mkdir(parents=True, exist_ok=True)
        for old in SHEET.glob("*.png"):
            old.unlink()
        if codes := [word for word in words if word not in SIZES]:
            codes = [word for word in codes if word != "languages"] or languages()
            screens = take_languages(browser, site, codes)
            text = sheet(screens, [SMALLEST], codes)
        else:
            screens = take_all(browser, site, words or DEFAULT_SIZES)
            text = sheet(screens, words or DEFAULT_SIZES)
        page = SHEET / "index.html"
        page.write_text(text, encoding="utf-8")
        print(f"{len(screens)} screens: {page.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
