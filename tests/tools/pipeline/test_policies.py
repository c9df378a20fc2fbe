"""The permissions of each kind of page, from its own policy and from hosts' headers."""

import html
import re
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from tests.tools.pipeline.site_headers import headers_of
from tools.paths import ROOT, language_folder, languages
from tools.pipeline.policies import HEADERS, READING, TRY, game_policy, headers

POLICY, CAMERA = "Content-Security-Policy", "Permissions-Policy"
FOLDERS = [language_folder(language) for language in languages()]
OURS = [f"{folder}{page}" for folder in FOLDERS for page in ("", "index.html", "pad.html", "pad")]
"""The addresses of the game and the pad."""
OPEN = (
    *(
        f"{folder}{page}"
        for folder in FOLDERS
        for page in ("board.html", "embed.html", "embed", "rules/index.html")
    ),
    *(
        "realmino-board.js",
        "docs/index.html",
        "docs/",
        "docs/reference/index.html",
        "try/index.html",
    ),
    "icons/favicon.svg",
)
"""The pages that other sites may show in a frame."""


def sent(path: str, *relays: str) -> dict[str, list[str]]:
    """The values of every header for a path, in the order of the rules."""
    values: dict[str, list[str]] = {}
    for pattern, fitting in headers_of(headers(FOLDERS, relays)):
        if fnmatchcase(f"/{path}", pattern):
            for name, value in fitting.items():
                values.setdefault(name, []).append(value)
    return values


def directives(policy: str) -> dict[str, set[str]]:
    """The values of each directive of a policy."""
    return {name: {*allowed} for name, *allowed in (part.split() for part in policy.split("; "))}


def test_every_page_has_the_policy_of_its_kind(site: Path) -> None:
    kinds = set()
    for path in site.rglob("*.html"):
        name, text = path.relative_to(site).as_posix(), path.read_text(encoding="utf-8")
        (policy,) = re.findall(r'http-equiv="Content-Security-Policy" content="([^"]*)"', text)
        has_python = '<script id="game" type="py"' in text
        expected = game_policy() if has_python else TRY if name.startswith("try/") else READING
        assert html.unescape(policy) == expected, name
        kinds.add(expected)
    assert kinds == {game_policy(), TRY, READING}


def test_headers_contain_the_policies(site: Path) -> None:
    assert (site / HEADERS).read_text() == headers(map(language_folder, languages()))
    assert HEADERS not in (site / "sw.js").read_text(), "no host serves it"


def test_pages_without_python_allow_no_compilation_and_no_blob_worker() -> None:
    assert "wasm-unsafe-eval" not in READING
    assert directives(READING)["script-src"] == directives(READING)["worker-src"] == {"'self'"}
    assert directives(TRY)["worker-src"] == {"'self'"}
    for policy in (game_policy(), TRY, READING):
        assert "unsafe-inline" not in policy
        assert "'unsafe-eval'" not in policy
        assert "http" not in policy


@pytest.mark.parametrize("path", OURS)
def test_other_sites_cannot_frame_the_game_or_the_pad(path: str) -> None:
    """It holds whether a host joins the policies of all matching paths or uses the last one."""
    everywhere, own = (directives(policy) for policy in sent(path)[POLICY])
    assert own == {**everywhere, "frame-ancestors": {"'self'"}}


@pytest.mark.parametrize("path", ["online.html", "online"])
def test_the_headers_let_only_the_frame_of_live_play_connect_to_a_relay(path: str) -> None:
    """It holds whether a host joins policies or uses the last; other pages have their own."""
    relay = "wss://relay.example"
    everywhere, own = (directives(policy) for policy in sent(path, relay)[POLICY])
    assert own["connect-src"] == {relay}
    assert own["frame-ancestors"] == {"'self'"}
    assert everywhere == {**directives(game_policy()), "connect-src": {"'self'", relay}}
    for page in OURS:
        assert "connect-src" not in directives(sent(page, relay)[POLICY][-1])
    assert sent(path)[POLICY] == [game_policy()]


@pytest.mark.parametrize("path", OPEN)
def test_other_sites_can_frame_boards_and_documents(path: str) -> None:
    assert sent(path)[POLICY] == [game_policy()]
    assert "X-Frame-Options" not in sent(path)


def test_other_headers_are_sent_once() -> None:
    """A host that joins repeated values would break them."""
    for path in (*OURS, *OPEN, "v/game-0/boot.js", "wheel/index.html"):
        repeated = {name for name, values in sent(path).items() if len(values) > 1}
        allowed = {POLICY, CAMERA} if path.endswith(("pad", "pad.html")) else {POLICY}
        assert repeated <= allowed, path


def test_only_the_score_pad_may_use_the_camera() -> None:
    """If a feature has two values, browsers apply the last one."""
    for path in (*OURS, *OPEN):
        last = sent(path)[CAMERA][-1]
        is_pad = path.endswith(("pad", "pad.html"))
        assert ("camera=(self)" if is_pad else "camera=()") in last, path


def test_headers_stay_within_the_limits_of_cloudflare_pages() -> None:
    lines = headers(FOLDERS).splitlines()
    assert sum(line.startswith("/") for line in lines) <= 100
    assert max(map(len, lines)) <= 2_000


def test_the_pattern_for_other_servers_matches_the_same_pages() -> None:
    text = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    patterns = re.findall(r"\^/\S+?\?\$", text)
    assert len(patterns) == 3
    for pattern in patterns:
        fitting = [path for path in (*OURS, *OPEN) if re.search(pattern, f"/{path}")]
        assert fitting == [path for path in OURS if not path.endswith("pad")]
