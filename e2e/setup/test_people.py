"""Players who share a device, and names in every script."""

import pytest
from playwright.sync_api import expect

from browser.messages import say
from e2e import games
from e2e.conftest import Visit, in_one_browser
from e2e.visitor import TABLE, Visitor, part
from table.model.links import match_from_link
from table.model.names import LONGEST_NAME, graphemes

pytestmark = pytest.mark.in_chromium


def take_device(visitor: Visitor, name: str) -> None:
    """Checks that choices appear only when the next person is ready."""
    expect(visitor.part("handover-title")).to_have_text(say("handover", name=name))
    expect(visitor.part("options", "button")).to_have_count(0)
    visitor.press("handover-go")
    expect(visitor.part("handover")).to_be_hidden()
    visitor.wait_for_turn()


def test_the_device_is_handed_over_between_people(revisit: Visit) -> None:
    names = {"a": "Ada", "b": "Ben", "c": "Cleo"}
    visitor = revisit()
    visitor.start_game("person", "person", "random", names=names.values(), handover=True)
    visitor.part("handover", being="[open]").wait_for(state="attached")
    before, changes = None, 0
    while changes < 5:
        acting = visitor.state()["acting"]
        if acting != before:
            take_device(visitor, names[acting])
            before, changes = acting, changes + 1
        moves = visitor.moves
        visitor.part("options", "button").first.click()
        later = f'{TABLE}:not([data-move="{moves}"])'
        handover = part("handover", being="[open]", table=later)
        visitor.find(f"{handover}, {part('options', 'button', table=later)}").first.wait_for(
            state="attached"
        )


def begin_duel(visitor: Visitor) -> None:
    """Starts a Mighty Duel with both bonuses."""
    visitor.start_game(
        "person", "greedy", names=("Ada", "Ben"), duel=True, harmony=True, middle=True, seed="one"
    )


def test_the_form_offers_the_mighty_duel_to_two_players(revisit: Visit) -> None:
    """`test_links` checks the scores of such a game with both bonuses."""
    visitor = revisit()
    visitor.show_more()
    expect(visitor.find("#duel")).to_be_disabled()
    expect(visitor.find("#duel-why")).to_be_visible()
    begin_duel(visitor)
    visitor.play(2)
    [game] = games.games_in(visitor.link())
    assert str(game.rules) == "K2dhm"


@pytest.mark.deep
def test_a_mighty_duel_with_both_bonuses_is_played_to_its_end(revisit: Visit) -> None:
    visitor = revisit()
    begin_duel(visitor)
    visitor.play()
    visitor.expect_scores_of_replay("Ada", "Ben")
    [game] = games.games_in(visitor.link())
    assert len(game.moves) > 100


@pytest.mark.deep
def test_a_dynasty_adds_up_three_games(revisit: Visit) -> None:
    visitor = revisit()
    visitor.start_game("greedy", "random", names=("Ada", "Ben"), dynasty=True)
    title, more = visitor.part("result-title"), visitor.part("next-game")
    for number in range(1, 4):
        expect(visitor.part("result")).to_be_visible()
        visitor.expect_scores_of_replay("Ada", "Ben")
        matches = games.games_in(visitor.link())
        assert len(matches) == number
        points = [games.totals(game) for game in matches]
        # The leader comes first.
        rows = visitor.part("result", ".dynasty tbody tr").all()
        assert len(rows) == 2
        for row in rows:
            seat = ["Ada", "Ben"].index(row.locator("th").inner_text().strip())
            of_seat = [game[seat] for game in points]
            cells = [cell for cell in row.locator("td").all_inner_texts() if cell]
            assert cells == [str(one) for one in [*of_seat, sum(of_seat)]]
        if number < 3:
            expect(visitor.part("again")).to_be_hidden()
            more.click()
            expect(visitor.part("turn-round")).to_contain_text(f"Game {number + 1} of 3")
    expect(more).to_be_hidden()
    expect(title).to_contain_text("Dynasty")


@pytest.mark.deep
def test_playing_again_starts_a_different_game(revisit: Visit) -> None:
    visitor = revisit()
    visitor.start_game("person", "random", seed="first")
    visitor.play()
    first = visitor.link()
    visitor.press("again")
    assert visitor.wait_for_turn()
    assert visitor.state()["screen"] == "table"
    assert games.games_in(visitor.link())[0].moves != games.games_in(first)[0].moves[:2]
    visitor.press("menu", "to-setup")
    expect(visitor.find("#begin")).to_be_visible()


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


def test_python_counts_letters_as_the_browser_does(form: Visit) -> None:
    counted = form().page.evaluate(COUNT, HARD)
    assert dict(zip(HARD, counted, strict=True)) == {name: graphemes(name) for name in HARD}


@pytest.mark.deep
@pytest.mark.everywhere
def test_letters_in_names_are_counted_as_people_do(form: Visit) -> None:
    """A letter includes its combining marks. A full field drops only new text."""
    visitor = form()
    visitor.show_more()
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


@in_one_browser  # only Chromium's driver can compose text
def test_a_name_is_unchanged_during_composition(form: Visit) -> None:
    visitor = form()
    visitor.show_more()
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


def test_names_survive_links_from_tab_to_tab(revisit: Visit) -> None:
    visitor = revisit()
    visitor.start_game("person", "person", "person", names=(ASTRONAUT, PERSIAN, "(100 % & co.)"))
    link = visitor.link()
    other = visitor.another_tab(link.partition("#")[2])
    assert other.link() == link
    other.page.close()
    opened = match_from_link(link.partition("#")[2], "1")
    assert [seat.name for seat in opened.seats] == [ASTRONAUT, PERSIAN, "(100 % & co.)"]
