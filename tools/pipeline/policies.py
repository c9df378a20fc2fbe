"""The content security policy of each kind of page, and the headers for hosts that send some."""

from collections.abc import Iterable, Mapping

HEADERS = "_headers"
"""The file in which Netlify and Cloudflare Pages look for headers; no visitor gets it."""


def _policy(scripts: str = "", workers: str = "") -> str:
    """Everything comes from the site itself; scripts and workers may do this much more."""
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
"""Of pages that run Python in the page: PyScript starts its workers from a blob."""
TRY = _policy(WASM)
"""Of the page to try the library: Python runs in a worker that is a file."""
READING = _policy()
"""Of pages without Python: rules, documentation, reference, licences."""

_UNFRAMED = f"{GAME}; frame-ancestors 'self'"
_CLOSED = ("", "index.html", "pad", "pad.html")
"""The pages that no other site may frame, below the folder of each language. Some hosts serve
`pad.html` as `pad`."""


def headers(folders: Iterable[str]) -> str:
    """The contents of `_headers` for a site with these folders of languages.

    Where several paths fit, hosts either join the values of a header, so that every policy holds,
    or let the last one win. So each further policy is a stricter one, and nothing else is sent
    twice. Pages of the strictest kind bring their policy themselves, and the file of a worker has
    to be sent with one that lets it run Python.
    """
    paths = {
        "/*": {
            "Content-Security-Policy": GAME,
            "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
            "Referrer-Policy": "no-referrer",
            "Strict-Transport-Security": "max-age=31536000",
            "X-Content-Type-Options": "nosniff",
        },
        # Pages of other sites may install the library from here.
        "/wheel/*": {"Access-Control-Allow-Origin": "*"},
        # The folders here are named after all they contain and so never change.
        "/v/*": {"Cache-Control": "public, max-age=31536000, immutable"},
    }
    for folder in folders:
        for page in _CLOSED:
            paths[f"/{folder}{page}"] = {"Content-Security-Policy": _UNFRAMED}
    return "".join(_rule(path, values) for path, values in paths.items())


def _rule(path: str, values: Mapping[str, str]) -> str:
    return "".join((f"{path}\n", *(f"  {name}: {value}\n" for name, value in values.items())))
