"""Messages in the page's language: reasons for errors are English only, dates are regional."""

import re

import pytest

from browser.messages import english_detail, regional_language, say
from realmino import NotationError, Rules
from realmino.text.language import in_language
from tests.each import each
from tools.paths import WEB, languages


def test_only_english_gives_the_reason_of_a_broken_link() -> None:
    """The reason comes from the core, whose errors are in English."""
    with pytest.raises(NotationError) as caught:
        Rules.parse("W2")
    shown = say("link-broken", reason=english_detail(caught.value))
    assert shown.startswith("This link is damaged or incomplete (")
    assert "no Royal Wedding for fewer than three" in shown
    with in_language("de"):
        assert english_detail(caught.value) == ""


BROKEN = (
    *("analysis-text-broken", "file-broken", "file-place", "link-broken", "pad-link-broken"),
    *("pad-broken", "pad-read-broken", "save-broken", "save-unreachable"),
)


@each("language", languages())
@each("key", BROKEN)
def test_a_sentence_is_complete_without_the_reason(key: str, language: str) -> None:
    with in_language(language):
        shown = say(key, reason="", number=8, of=9)
        assert say(key, reason=" (#)", number=8, of=9).replace(" (#)", "") == shown
    assert re.search(r"[(:,] *[.)]|\s[.)]|\(\)", shown) is None


def test_no_sentence_quotes_an_error_as_it_is() -> None:
    """Errors of the core and of saved games are in English: `english_detail` leaves them out."""
    quoted = re.compile(r'say\("[\w-]+", reason=(str\()?(error|refused)\b')
    paths = [path for path in WEB.rglob("*.py") if quoted.search(path.read_text("utf-8"))]
    assert paths == []


def test_dates_follow_the_region_of_the_browser() -> None:
    assert regional_language("en", ["de-AT", "en-GB", "en-US"]) == "en-GB"
    assert regional_language("pt-PT", ["en", "pt-BR"]) == "pt-BR"
    assert regional_language("ru", ["en-GB"]) == "ru"
