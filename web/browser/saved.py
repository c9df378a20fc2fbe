"""The saved match: found when the page opens, offered again, kept after every move."""

from browser.keep import BROKEN, MATCH, Early, Keep, NotKept
from browser.later import later
from browser.mirror import element
from browser.notes import tell
from table import words
from table.match import BrokenSave, Match


class Saved:
    """The match that this device keeps; ``match`` is None where there is none that can be read."""

    def __init__(self, keep: Keep) -> None:
        self._keep = keep
        self._said_unsaved = False
        self.match: Match | None = None

    def find(self) -> str | None:
        """Reads what is stored; a sentence where that cannot be read, which is then put aside."""
        text = self._keep.read(MATCH)
        try:
            self.match = Match.parse(text) if text else None
        except BrokenSave as error:
            self.write(BROKEN, text)
            return words.say("save.broken", reason=error)
        return None

    @property
    def unfinished(self) -> Match | None:
        """The saved match while it can be played on."""
        return self.match if self.match and not self.match.is_over else None

    def offer(self) -> None:
        """Shows the unfinished match on the set-up screen, and leaves a note for the next visit."""
        sentence = words.resume(self.unfinished) if self.unfinished else None
        Early.note("resume", sentence)
        element("resume").hidden = sentence is None
        element("resume-text").textContent = sentence or ""

    def keep(self, match: Match) -> None:
        """Keeps a match as it is now."""
        self.match = match
        Early.note("resume", words.resume(match) if self.unfinished else None)
        self.write(MATCH, match.to_text())

    def write(self, name: str, text: str | None) -> None:
        """Stores a text in the background; where that fails, the person is told once."""
        later(self._write(name, text))

    async def _write(self, name: str, text: str | None) -> None:
        try:
            await self._keep.write(name, text)
        except NotKept as error:
            if not self._said_unsaved:
                self._said_unsaved = True
                tell(words.say("save.full", reason=error), True)
