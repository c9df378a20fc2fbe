"""The content security policies of pages, and the headers for hosts that support them."""

from base64 import b64encode
from collections.abc import Collection, Iterable, Mapping
from functools import cache
from hashlib import sha256

from tools.paths import WEB

HEADERS = "_headers"
"""The file in which Netlify and Cloudflare Pages look for headers; they don't serve it."""


def _policy(scripts: str = "", workers: str = "") -> str:
    """A policy that allows only the site itself, plus these sources of scripts and workers."""
    directives = (
        "default-src 'self'",
        f"script-src 'self'{scripts}",
        f"worker-src 'self'{workers}",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
    )
    return "; ".join(directives)


WASM = " 'wasm-unsafe-eval'"
TRY = _policy(WASM)
"""For the page for trying the library; Python runs in a worker from a file."""
READING = _policy()
"""For pages without Python: rules, documentation, reference, licences."""


@cache
def game_policy() -> str:
    """The policy for pages that run Python; PyScript starts its workers from a blob."""
    only_inline = (WEB / "shell/first-paint.js").read_text(encoding="utf-8")
    digest = b64encode(sha256(only_inline.encode()).digest()).decode()
    return _policy(f"{WASM} 'sha256-{digest}'", " blob:")


def online_policy(relays: Iterable[str]) -> str:
    """The policy for live play's frame, the only page that may connect to the relays."""
    directives = (
        "default-src 'none'",
        "script-src 'self'",
        f"connect-src {' '.join(relays)}",
        "base-uri 'none'",
        "form-action 'none'",
    )
    return "; ".join(directives)


_CLOSED = ("", "index.html", "pad", "pad.html")
"""The pages in each language's folder that other sites may not frame.

Some hosts serve `pad.html` as `pad`.
"""


_WITH_CAMERA = ("pad", "pad.html")
"""The pages that may use the camera."""


def _permissions(camera: str) -> str:
    """The device features that a page may use; if this header is repeated, the last one applies."""
    return f"camera={camera}, geolocation=(), microphone=(), payment=(), usb=()"


def headers(folders: Iterable[str], relays: Collection[str] = ()) -> str:
    """The contents of `_headers` for a site with these language folders.

    If several paths match, hosts either combine a header's values, so all policies apply, or use
    the last one. Therefore each further policy is stricter, and no other header is sent twice,
    except the score pad's permissions, whose worst case is a page without the camera.
    Pages of the strictest kind contain their own policy. A worker's file needs a header that lets
    it run Python. The policy for all paths has to allow the relays because of live play's frame;
    every other page's own policy forbids them.
    """
    game = game_policy()
    everywhere = f"{game}; connect-src 'self' {' '.join(relays)}" if relays else game
    paths = {
        "/*": {
            "Content-Security-Policy": everywhere,
            "Permissions-Policy": _permissions("()"),
            "Referrer-Policy": "no-referrer",
            "Strict-Transport-Security": "max-age=31536000",
            "X-Content-Type-Options": "nosniff",
        },
        # Other sites' pages may install the library from here.
        "/wheel/*": {"Access-Control-Allow-Origin": "*"},
        # These folders are named after their content, so their files never change.
        "/v/*": {"Cache-Control": "public, max-age=31536000, immutable"},
    }
    for folder in folders:
        for page in _CLOSED:
            paths[f"/{folder}{page}"] = {
                "Content-Security-Policy": f"{game}; frame-ancestors 'self'"
            }
        for page in _WITH_CAMERA:
            paths[f"/{folder}{page}"]["Permissions-Policy"] = _permissions("(self)")
    for page in ("online", "online.html") if relays else ():
        unframed = f"{online_policy(relays)}; frame-ancestors 'self'"
        paths[f"/{page}"] = {"Content-Security-Policy": unframed}
    return "".join(_rule(path, values) for path, values in paths.items())


def _rule(path: str, values: Mapping[str, str]) -> str:
    return "".join((f"{path}\n", *(f"  {name}: {value}\n" for name, value in values.items())))
