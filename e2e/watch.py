"""What may never happen while somebody plays: a request to another host, a console error."""

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, WebError

LOCAL = ("data:", "blob:", "about:")


class Watch:
    """Listens to a whole context; `complaints` is empty while all is well.

    ``expected`` are parts of messages that a test provokes, such as the name of a missing file.
    """

    def __init__(self, context: BrowserContext, *origins: str, expected: tuple[str, ...]) -> None:
        self.complaints: list[str] = []
        self.requests: list[str] = []
        self._homes = (*origins, *LOCAL)
        self._expected = expected
        context.on("request", self._requested)
        context.on("console", self._said)
        context.on("weberror", self._failed)

    def _requested(self, request: Request) -> None:
        self.requests.append(request.url)
        if not request.url.startswith(self._homes):
            self.complaints.append(f"a request to {request.url}")

    def _said(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._complain("the console", message.text)

    def _failed(self, error: WebError) -> None:
        self._complain("an uncaught error", str(error.error))

    def _complain(self, where: str, text: str) -> None:
        if not any(part in text for part in self._expected):
            self.complaints.append(f"{where}: {text}")

    def take_complaints(self) -> list[str]:
        """The complaints so far, which are not told again."""
        found, self.complaints = self.complaints, []
        return found
