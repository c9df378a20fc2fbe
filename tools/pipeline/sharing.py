"""Data for other sites and search engines: each page's card and address, and files at the root.

A page's description is its first paragraph, unless it has one of its own. A link preview shows the
page's title, description and picture (Open Graph). The picture, the
canonical link and the sitemap need absolute addresses, so they exist only if the site's address is
known: `python build.py build --address https://…`.
"""

import re
from collections.abc import Iterable, Mapping
from html import escape, unescape
from textwrap import shorten
from typing import Final
from urllib.parse import quote, urlsplit

from tools.paths import ENGLISH, BuildError
from tools.pipeline.policies import READING

CARD: Final = "icons/share.png"
"""The card's picture, 1200 by 630, which our own pages never load."""
CARD_SIZE: Final = (1200, 630)

LOCALES: Final = {
    "en": "en_US",
    "fr": "fr_FR",
    "de": "de_DE",
    "es": "es_ES",
    "it": "it_IT",
    "pt": "pt_PT",
    "ru": "ru_RU",
}
"""Each language's name in cards, by its code."""

SITEMAP: Final = "sitemap.xml"
NOT_FOUND: Final = "404.html"
"""Hosts show this page at every address without a page."""
ROBOTS: Final = "robots.txt"
ICON: Final = "favicon.ico"
"""The icon for search engines, and for browsers that request no other."""
UNLISTED: Final = b'<meta name="robots" content="noindex">'
"""Marks a page that search engines shouldn't list."""

_TITLE: Final = re.compile(r"<title>(.*?)</title>", re.DOTALL)
_DESCRIPTION: Final = re.compile(r'<meta name="description" content="([^"]*)">')
_PARAGRAPH: Final = re.compile(r"</h1>.*?<p\b(?![^>]*doc-class-bases)[^>]*>(.*?)</p>", re.DOTALL)
"""The first paragraph below the heading, other than a class's bases."""
_TAG: Final = re.compile(r"<[^>]*>")
_LONGEST: Final = 200
_ADDRESS: Final = re.compile(r"https?://[^\s/?#\"'<>]+(/[^\s?#\"'<>]*)?")
_SPACE: Final = "http://www.sitemaps.org/schemas/sitemap/0.9"


def site_address(text: str) -> str:
    """The site's address, ending with a slash; raises `BuildError` if it is invalid."""
    if not _ADDRESS.fullmatch(text):
        raise BuildError(f"“{text}” is not the address of a site, such as https://example.org/.")
    return text if text.endswith("/") else f"{text}/"


def page_address(site: str, name: str) -> str:
    """A page's canonical address; for an index page, the folder's."""
    return site + quote(re.sub(r"(^|/)index\.html$", r"\1", name))


def with_cards(files: Mapping[str, bytes], site: str = "") -> dict[str, bytes]:
    """The files, with tags for other sites in every page's head.

    ``site`` is the result of `site_address`, empty if unknown.
    """
    return {
        name: _with_card(body.decode(), name, site, in_languages(name, files)).encode()
        if name.endswith(".html")
        else body
        for name, body in files.items()
    }


def in_languages(name: str, names: Iterable[str]) -> dict[str, str]:
    """The page's versions in all languages, including itself.

    ``hreflang`` is the language, not its `tag`: although the text is European Portuguese, people
    who search in Brazil should find it, and not the English page.
    """
    first, _, rest = name.partition("/")
    plain = rest if first in LOCALES else name
    there = {language: f"{language}/{plain}" for language in LOCALES} | {ENGLISH: plain}
    known = {*names}
    return {language: page for language, page in there.items() if page in known}


def redirect(address: str) -> bytes:
    """A page that leads to another address."""
    policy, target = escape(READING), escape(address)
    lines = (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">',
        f'<meta http-equiv="refresh" content="0; url={target}">',
        "<title>Realmino</title>\n</head>",
        f'<body>\n<p><a href="{target}">This page has moved.</a></p>\n</body>\n</html>\n',
    )
    return "\n".join(lines).encode()


def root_files(files: Mapping[str, bytes], own: Mapping[str, bytes], site: str) -> dict[str, bytes]:
    """The files that hosts, search engines and browsers look for at the site's root.

    ``own`` are the site's sources. Without an address, the site is at its host's root.
    """
    missing = own[NOT_FOUND].decode()
    [style] = [name for name in files if name.endswith("/style.css")]
    for name, value in {"root": urlsplit(site).path or "/", "style": style}.items():
        missing = missing.replace(f"${name}$", value)
    made = {NOT_FOUND: missing.encode(), ICON: own[f"icons/{ICON}"]}
    robots = "User-agent: *\nDisallow:\n"
    if site:
        robots += f"Sitemap: {site}{SITEMAP}\n"
        made[SITEMAP] = sitemap(files, site)
    return {**made, ROBOTS: robots.encode()}


def sitemap(files: Mapping[str, bytes], site: str) -> bytes:
    """The list of all pages for search engines."""
    names = [name for name, body in files.items() if name.endswith(".html")]
    pages = sorted(page_address(site, name) for name in names if UNLISTED not in files[name])
    lines = "".join(f"<url><loc>{escape(page)}</loc></url>\n" for page in pages)
    head = '<?xml version="1.0" encoding="UTF-8"?>'
    return f'{head}\n<urlset xmlns="{_SPACE}">\n{lines}</urlset>\n'.encode()


def description(text: str) -> str:
    """The first paragraph below a page's heading, shortened to what search engines show."""
    paragraph = _PARAGRAPH.search(text)
    words = unescape(_TAG.sub("", paragraph[1])).split() if paragraph else []
    return shorten(" ".join(words), _LONGEST, placeholder="…")


def _with_card(text: str, name: str, site: str, others: Mapping[str, str]) -> str:
    title, own_description = _TITLE.search(text), _DESCRIPTION.search(text)
    if not title or "</head>" not in text:
        raise LookupError(f"{name} has no title")
    tags = {
        "og:type": "website",
        "og:site_name": "Realmino",
        "og:title": " ".join(unescape(title[1]).split()),
    }
    links = ""
    if own_description:
        tags["og:description"] = unescape(own_description[1])
    elif about := description(text):
        tags["og:description"] = about
        links = f'<meta name="description" content="{escape(about)}">\n'
    own = next((language for language, page in others.items() if page == name), ENGLISH)
    tags["og:locale"] = LOCALES[own]
    if site:
        page, (width, height) = page_address(site, name), CARD_SIZE
        tags |= {"og:url": page, "og:image": f"{site}{CARD}"}
        tags |= {"og:image:width": f"{width}", "og:image:height": f"{height}"}
        tags["twitter:card"] = "summary_large_image"
        links += f'<link rel="canonical" href="{escape(page)}">\n'
        addresses = {language: page_address(site, other) for language, other in others.items()}
        if len(addresses) > 1:
            addresses["x-default"] = addresses[ENGLISH]
            links += "".join(
                f'<link rel="alternate" hreflang="{language}" href="{escape(address)}">\n'
                for language, address in addresses.items()
            )
    metas = "".join(
        f'<meta property="{key}" content="{escape(value)}">\n' for key, value in tags.items()
    )
    return text.replace("</head>", f"{metas}{links}</head>", 1)
