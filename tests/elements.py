"""An HTML page's elements, for tests without a browser."""

from html.parser import HTMLParser


class Elements(HTMLParser):
    """Every element of a page with its attributes."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.all: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.all.append((tag, dict(attrs)))

    def ids(self, tag: str) -> list[str]:
        """The ids of all elements with a tag."""
        return [str(given["id"]) for kind, given in self.all if kind == tag and "id" in given]
