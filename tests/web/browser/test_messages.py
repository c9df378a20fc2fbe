"""What messages need to know of the page's language."""

import pytest

from browser.messages import in_english, regional, say
from realmino import NotationError, Rules
from realmino.text.language import in_language


def test_only_english_gives_the_reason_of_a_broken_link() -> None:
    """The reason comes from the core, which speaks English."""
    with pytest.raises(NotationError) as caught:
        Rules.parse("W2")
    shown = say("link-broken", reason=in_english(caught.value))
    assert shown.startswith("This link is damaged or incomplete (")
    assert "no Royal Wedding for fewer than three" in shown
    with in_language("de"):
        assert in_english(caught.value) == ""


def test_dates_follow_the_region_of_the_browser() -> None:
    assert regional("en", ["de-AT", "en-GB", "en-US"]) == "en-GB"
    assert regional("pt-PT", ["en", "pt-BR"]) == "pt-BR"
    assert regional("ru", ["en-GB"]) == "ru"
