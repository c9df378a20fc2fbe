"""The file `_headers` of a site, as hosts read it."""

Headers = list[tuple[str, dict[str, str]]]
"""Patterns of paths, and the headers of each."""


def headers_of(text: str) -> Headers:
    """The rules of a file `_headers`."""
    rules: Headers = []
    for line in text.splitlines():
        if line.startswith("/"):
            rules.append((line, {}))
        else:
            name, _, value = line.strip().partition(": ")
            rules[-1][1][name] = value
    return rules
