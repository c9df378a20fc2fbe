"""Names in every script: typed, counted, put into a link, shown in a line and read back."""

import pytest
from playwright.sync_api import expect

from e2e.conftest import Visit, in_one_browser
from table.match import match_of
from table.names import LONGEST_NAME, graphemes

pytestmark = pytest.mark.in_chromium

ASTRONAUT, PERSIAN, HEBREW = "👩\u200d🚀", "علی\u200cرضا", "עמית"
HARD = [
    *(ASTRONAUT, PERSIAN, HEBREW, "Zoë", "Zoe\u0308", "日本語", "ひらがな", "ｶﾞ", "กำลัง", "ນ້ຳ"),
    *("한국어", "\u1112\u1161\u11ab\u1100\u116e\u11a8", "नमस्ते", "क्षत्रिय", "স্ত্রী", "தமிழ்", "മലയാളം"),
    *(
        "👨\u200d👩\u200d👧\u200d👦",
        "👍🏽",
        "👩🏾\u200d🦰",
        "🏳\ufe0f\u200d🌈",
        "❤\ufe0f\u200d🔥",
        "1\ufe0f⃣",
    ),
    *("🇩🇪🇫🇷", "🇩🇪🇫", "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f", "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚a"),
    *("מֹשֶׁה", "مُحَمَّد", "Ελένη", "Ѝван", "a\u200db", "🐦\u200d⬛", "👩\u200dA", "ကျော်"),
]
COUNT = """(names) => {
  const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });
  return names.map((name) => [...letters.segment(name)].map(({ segment }) => segment));
}"""


@pytest.mark.everywhere
def test_python_counts_letters_as_the_browser_does(visit: Visit) -> None:
    counted = visit().page.evaluate(COUNT, HARD)
    assert dict(zip(HARD, counted, strict=True)) == {name: graphemes(name) for name in HARD}


@pytest.mark.everywhere
def test_a_name_has_as_many_letters_as_people_count(visit: Visit) -> None:
    """A letter includes its marks. A full field drops what is typed or pasted, and nothing else."""
    visitor = visit()
    field = visitor.find("#name0")
    field.fill(ASTRONAUT * (LONGEST_NAME + 1))
    expect(field).to_have_value(ASTRONAUT * LONGEST_NAME)
    field.fill("n" * (LONGEST_NAME - 1) + "e")
    field.press("End")
    visitor.page.keyboard.insert_text("\u0301")
    expect(field).to_have_value("n" * (LONGEST_NAME - 1) + "e\u0301")
    field.press("Home")
    visitor.page.keyboard.insert_text("two")
    expect(field).to_have_value("n" * (LONGEST_NAME - 1) + "e\u0301")
    field.fill("Ada")
    field.press("Home")
    visitor.page.keyboard.insert_text("n" * 30)
    expect(field).to_have_value("n" * (LONGEST_NAME - 3) + "Ada")


@in_one_browser  # the driver of Chromium alone composes text
def test_a_name_is_left_alone_while_it_is_composed(visit: Visit) -> None:
    visitor = visit()
    field = visitor.find("#name0")
    field.fill("")
    field.focus()
    long = "あ" * (LONGEST_NAME + 2)
    session = visitor.page.context.new_cdp_session(visitor.page)
    session.send(
        "Input.imeSetComposition",
        {"text": long, "selectionStart": len(long), "selectionEnd": len(long)},
    )
    expect(field).to_have_value(long)
    session.send("Input.insertText", {"text": long})
    expect(field).to_have_value("あ" * LONGEST_NAME)


@pytest.mark.everywhere
def test_names_survive_links_from_tab_to_tab(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_down("person", "person", "person", names=(ASTRONAUT, PERSIAN, "(100 % & co.)"))
    link = visitor.link()
    for _ in range(2):
        visitor = visitor.another_tab(link.partition("#")[2])
        assert visitor.link() == link
    opened = match_of(link.partition("#")[2], "1")
    assert [seat.name for seat in opened.seats] == [ASTRONAUT, PERSIAN, "(100 % & co.)"]
