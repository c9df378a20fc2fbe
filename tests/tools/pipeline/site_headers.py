"""Reads the file `_headers` of a site as hosts do."""

Headers = list[tuple[str, dict[str, str]]]
"""Path patterns, each with its headers."""


def headers_of(text: str) -> Headers:
    """The rules in a file `_headers`."""
    rules: Headers = []
    for line in text.splitlines():
        if line.startswith("/"):
            rules.append((line, {}))
        else:
            name, _, value = line.strip().partition(": ")
            rules[-1][1][name] = value
    return rules
