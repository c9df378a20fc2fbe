"""The content security policy of each kind of page, and the headers for hosts that support them."""

from collections.abc import Collection, Iterable, Mapping

HEADERS = "_headers"
"""The file from which Netlify and Cloudflare Pages read headers; they don't serve it."""


def _policy(scripts: str = "", workers: str = "") -> str:
    """Everything comes from the site itself; scripts and workers may have these further sources."""
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
GAME = _policy(WASM, " blob:")
"""For pages that run Python: PyScript starts its workers from a blob."""
TRY = _policy(WASM)
"""For the page to try the library: Python runs in a worker from a file."""
READING = _policy()
"""For pages without Python: rules, documentation, reference, licences."""


def online_policy(relays: Iterable[str]) -> str:
    """For the frame of live play, which alone may connect to the relays."""
    directives = (
        "default-src 'none'",
        "script-src 'self'",
        f"connect-src {' '.join(relays)}",
        "base-uri 'none'",
        "form-action 'none'",
    )
    return "; ".join(directives)


_UNFRAMED = f"{GAME}; frame-ancestors 'self'"
_CLOSED = ("", "index.html", "pad", "pad.html")
"""The pages that other sites may not frame, below the folder of each language.

Some hosts serve `pad.html` as `pad`.
"""


def headers(folders: Iterable[str], relays: Collection[str] = ()) -> str:
    """The contents of `_headers` for a site with these folders of languages.

    If several paths match, hosts either combine the values of a header, so that every policy holds,
    or use the last one. So each further policy is stricter, and nothing else is sent twice. Pages
    of the strictest kind contain their own policy, and a worker's file must be sent with one that
    lets it run Python. The header of all paths also allows the relays, or it would forbid them to
    the frame of live play; the policy of every other page doesn't.
    """
    everywhere = f"{GAME}; connect-src 'self' {' '.join(relays)}" if relays else GAME
    paths = {
        "/*": {
            "Content-Security-Policy": everywhere,
            "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
            "Referrer-Policy": "no-referrer",
            "Strict-Transport-Security": "max-age=31536000",
            "X-Content-Type-Options": "nosniff",
        },
        # Pages of other sites may install the library from here.
        "/wheel/*": {"Access-Control-Allow-Origin": "*"},
        # The folders here are named after their content and so never change.
        "/v/*": {"Cache-Control": "public, max-age=31536000, immutable"},
    }
    for folder in folders:
        for page in _CLOSED:
            paths[f"/{folder}{page}"] = {"Content-Security-Policy": _UNFRAMED}
    for page in ("online", "online.html") if relays else ():
        unframed = f"{online_policy(relays)}; frame-ancestors 'self'"
        paths[f"/{page}"] = {"Content-Security-Policy": unframed}
    return "".join(_rule(path, values) for path, values in paths.items())


def _rule(path: str, values: Mapping[str, str]) -> str:
    return "".join((f"{path}\n", *(f"  {name}: {value}\n" for name, value in values.items())))
