"""The set-up form, which works without Python, agrees with the core's rules."""

import pytest
from playwright.sync_api import expect

from e2e.conftest import PHONE, Visit
from e2e.court import FIRST_PLACE, PLACES
from e2e.visitor import EMPTY, GREEDY, KNIGHT, PERSON, SQUIRE, Visitor
from realmino import NotationError, Rules
from realmino.bots import LEVELS
from realmino.pieces.variants import COLOURS, COLOURS_OF, OPTIONS
from table.model.match import KINDS
from tests.tables import TABLES
from words.en import CATALOGUE

pytestmark = pytest.mark.in_chromium

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
           "eleven", "twelve")  # fmt: skip


def number(value: int) -> str:
    """A number as it is written in a sentence."""
    return NUMBERS[value] if value < len(NUMBERS) else str(value)


NAMES = {level: CATALOGUE[f"-level-{level}"] for level in LEVELS}
"""The levels' names."""

ALL_MIXES = """(letters) => {
  const form = document.getElementById("setup-form"), found = [];
  const notify = (control) => control.dispatchEvent(new Event("change", { bubbles: true }));
  for (const game of "KQW") {
    document.getElementById(`game-${game}`).checked = true;
    notify(form.elements.game[0]);
    const kinds = () => [...form.querySelectorAll("select[name^=kind]")];
    const places = kinds().filter((one) => !one.disabled);
    for (let taken = 0; taken <= places.length; taken++) {
      places.forEach((one, place) => { one.value = place < taken ? "person" : "none"; });
      notify(places[0]);
      for (const option of ["", ...Object.keys(letters)]) {
        const box = form.elements[option];
        if (box?.disabled) continue;
        if (box) { box.checked = true; notify(box); }
        found.push({
          code: `${game}${taken}${letters[option] ?? ""}`,
          begins: document.getElementById("begin").getAttribute("aria-disabled") === "false",
          note: document.getElementById("seats-note").textContent,
          colours: places.map((one) => one.closest("li").className.split("seat-")[1].split(" ")[0]),
        });
        if (box) { box.checked = false; notify(box); }
      }
    }
  }
  return found;
}"""
"""The form's state and note for every game, number of players and option."""

LETTERS = {option.key: letter for letter, option in OPTIONS.items() if option.games}

SEATS = """() => [...document.querySelectorAll("#setup-form select[name^=kind]")].map((seat) => ({
  first: [...seat.options].find((one) => one.defaultSelected).value,
  now: seat.value,
  offered: [...seat.options].map((one) => [one.value, one.textContent]),
}))"""


def is_played(code: str) -> bool:
    try:
        Rules.parse(code)
    except NotationError:
        return False
    return True


def test_every_mix_matches_the_rules(form: Visit) -> None:
    """Start is enabled for valid mixes; the note gives kings, size, rounds and lines."""
    found = form().page.evaluate(ALL_MIXES, LETTERS)
    assert sorted(one["code"] for one in found if one["begins"]) == sorted(TABLES)
    for one in found:
        code = one["code"]
        assert one["begins"] == is_played(code), code
        assert tuple(one["colours"]) == tuple(COLOURS_OF[code[0]])
        if one["begins"]:
            rules = Rules.parse(code)
            size = f"{rules.grid}\u00a0×\u00a0{rules.grid} kingdoms, {number(rules.rounds)} rounds"
            assert f"{size}, lines of {number(rules.line)}." in one["note"], code
            assert (f"with {number(rules.kings)} kings each" in one["note"]) == (rules.kings > 1)
        else:
            assert "at least" in one["note"]
    options = {one["code"] for one in found if one["code"][-1] in "dt"}
    assert options == {code for code in TABLES if code[-1] in "dt"}


def test_a_seat_may_be_a_person_any_bot_or_empty(form: Visit) -> None:
    """By default, a person plays against Squires, in the markup and in the form."""
    visitor = form()
    seats = visitor.page.evaluate(SEATS)
    first = [PERSON, *[SQUIRE] * 3, *[EMPTY] * 4]
    assert len(seats) == len(COLOURS) == len(first)
    assert [seat["first"] for seat in seats] == first
    assert [seat["now"] for seat in seats] == first
    for seat in seats:
        assert [kind for kind, _ in seat["offered"]] == [*KINDS, EMPTY]
        assert {kind: name for kind, name in seat["offered"] if kind in LEVELS} == NAMES
    levels = visitor.find(".levels span")
    expect(levels).to_have_text([str(name) for name in NAMES.values()])


@pytest.mark.deep
def test_past_players_are_suggested_until_forgotten(revisit: Visit) -> None:
    visitor = revisit()
    visitor.start_game(PERSON, PERSON, SQUIRE, names=("Ada", " Ben <b>", "Cleo"))
    visitor.wait_for_turn()
    visitor.press("menu", "to-setup")
    suggested = "(all) => all.map((one) => one.value)"
    names = visitor.find("#names option")
    assert names.evaluate_all(suggested)[:2] == ["Ada", "Ben <b>"], "no bot is among them"
    assert visitor.find("#name1").get_attribute("list") == "names"
    row = visitor.find("#people li").filter(has_text="Ben <b>")
    row.get_by_role("button", name="Forget Ben <b>").click()
    expect(row).to_have_count(0)
    visitor.reload()
    left = names.evaluate_all(suggested)
    assert left[0] == "Ada"
    assert "Ben <b>" not in left


def seat_kinds(visitor: Visitor) -> list[str]:
    """The kinds of players at the table."""
    kinds = "(all) => all.map((one) => one.value)"
    found = visitor.find("#setup-form select:enabled").evaluate_all(kinds)
    return [kind for kind in found if kind != EMPTY]


def test_two_taps_start_a_duel_and_store_the_choice(revisit: Visit) -> None:
    visitor = revisit()
    visitor.set_speed({})
    visitor.chip("players", "2").click()
    visitor.begin()
    visitor.wait_for_turn()
    assert visitor.link().count("ps") == 1
    visitor.press("menu", "to-setup")
    visitor.chip("level", KNIGHT).click()
    visitor.reload()
    assert seat_kinds(visitor) == [PERSON, KNIGHT]
    expect(visitor.find("[name=players]:checked")).to_have_value("2")
    expect(visitor.find("[name=level]:checked")).to_have_value(KNIGHT)


def test_chips_seat_bots_of_one_level_and_keep_people(form: Visit) -> None:
    visitor = form()
    visitor.show_more()
    visitor.find("#kind3").select_option(PERSON)
    visitor.chip("level", KNIGHT).click()
    assert seat_kinds(visitor) == [PERSON, KNIGHT, KNIGHT, PERSON]
    visitor.chip("players", "2").click()
    assert seat_kinds(visitor) == [PERSON, PERSON], "bots leave first"
    visitor.chip("players", "3").click()
    assert seat_kinds(visitor) == [PERSON, KNIGHT, PERSON]
    visitor.find("#kind0").select_option(SQUIRE)
    expect(visitor.find("[name=level]:checked")).to_have_count(0)
    visitor.find("#game-W").check()
    expect(visitor.chip("players", "2")).to_be_hidden()
    expect(visitor.chip("players", "8")).to_be_visible()


@pytest.mark.deep
def test_the_first_screen_adapts_to_returning_visitors(visit: Visit) -> None:
    """New visitors see the first lesson. After the first game, the deal of the day moves up.

    Everyone can start a game without scrolling.
    """
    visitor = visit(size=PHONE)
    learn, first = visitor.find("#welcome button"), visitor.find("#setup-form > :first-child")
    starts = (visitor.chip("players", "2"), visitor.find("#begin"))
    expect(visitor.find("#to-rules")).to_be_in_viewport(ratio=1)
    for width, height in (PHONE, (320, 568), (740, 360)):
        visitor.page.set_viewport_size({"width": width, "height": height})
        for shown in (visitor.find(".brand .kingdom"), learn, *starts):
            expect(shown).to_be_in_viewport(ratio=1)
        above, bar = learn.bounding_box(), visitor.find(".start").bounding_box()
        assert above
        assert bar
        assert above["y"] + above["height"] <= bar["y"]
    expect(first).to_have_class("games-box")
    visitor.start_game(GREEDY, GREEDY)
    assert not visitor.wait_for_turn()
    visitor.press("close-result", "menu", "to-setup")
    expect(first).to_have_class("daily")
    expect(learn).to_be_hidden()
    for shown in starts:
        expect(shown).to_be_in_viewport(ratio=1)
    visitor.reload()
    expect(first).to_have_class("daily")


def seat(visitor: Visitor, game: str, count: int) -> None:
    """Chooses the game and fills ``count`` seats."""
    visitor.find(f"#game-{game}").check()
    first = FIRST_PLACE[game]
    shown = visitor.find("[id^=kind]").evaluate_all("(all) => all.map((one) => one.value)")
    for place in range(PLACES[game]):
        kind = "person" if place == 0 else GREEDY if place < count else EMPTY
        if shown[first + place] != kind:
            visitor.find(f"#kind{first + place}").select_option(kind)


def expect_seats(visitor: Visitor) -> None:
    """Checks that Start moves the focus to the first empty seat if players are missing."""
    note, begin = visitor.find("#seats-note"), visitor.find("#begin")
    for game, count, words in (
        ("W", 2, "The Royal Wedding needs at least three players. Add a player"),
        ("W", 1, "The Royal Wedding needs at least three players. Add two players"),
        ("Q", 1, "You need at least two players. Add a player"),
    ):
        seat(visitor, game, count)
        expect(note).to_contain_text(words)
        expect(begin).to_have_attribute("aria-disabled", "true")
        begin.click(force=True)  # it is marked as disabled
        expect(visitor.find("#setup")).to_be_visible()
        empty = visitor.find(f"#kind{FIRST_PLACE[game] + count}")
        expect(empty).to_be_focused()
        empty.select_option(GREEDY)
    expect(begin).to_have_attribute("aria-disabled", "false")


def expect_teams(visitor: Visitor) -> None:
    """Checks that only six or eight players can form teams."""
    teams, why = visitor.find("#teams"), visitor.find("#teams-why")
    for count, words in (
        (3, "add three"),
        (5, "add one"),
        (7, "add or remove one"),
    ):
        seat(visitor, "W", count)
        expect(teams).to_be_disabled()
        expect(why).to_be_visible()
        expect(why).to_contain_text("six or eight players")
        expect(why).to_contain_text(words)
    for count in (6, 8):
        seat(visitor, "W", count)
        expect(why).to_be_hidden()
        teams.check()
        expect(visitor.find(f"#partner{count - 1}")).to_be_visible()
    visitor.find("#kind7").select_option(EMPTY)
    expect(teams).to_be_disabled()
    expect(teams).not_to_be_checked()
    expect(visitor.find("#partner0")).to_be_hidden()
    for game in "KQ":
        visitor.find(f"#game-{game}").check()
        expect(teams).to_be_hidden()


def test_a_second_player_of_the_same_name_gets_a_number(form: Visit) -> None:
    visitor = form()
    visitor.show_more()
    for place in (1, 2):
        visitor.find(f"#kind{place}").select_option(PERSON)
    names = [visitor.find(f"#name{place}") for place in range(3)]
    for field, name in zip(names, ("Zo\u00eb", "zoe\u0308 ", "Zo\u00eb 2"), strict=True):
        field.fill(name)
        field.blur()
    assert [field.input_value() for field in names] == ["Zo\u00eb", "zoe\u0308 2", "Zo\u00eb 2 2"]
    names[2].fill("n" * 20)
    names[1].fill("n" * 20)
    names[1].blur()
    assert [field.input_value() for field in names[1:]] == ["n" * 20, "n" * 18 + " 2"]


def test_impossible_mixes_give_a_reason(form: Visit) -> None:
    visitor = form()
    visitor.show_more()
    for expect_refusal in (expect_seats, expect_teams):
        expect_refusal(visitor)


def test_links_to_impossible_mixes_are_refused_for_the_same_reason(revisit: Visit) -> None:
    visitor = revisit()
    for rules, words in (
        ("W2", "no Royal Wedding for fewer than three"),
        ("W7t", "teams are for a Royal Wedding of 6 or 8"),
        ("Q5", "2 to 4 players"),
        ("Q2d", "the Mighty Duel is Kingdomino for two players"),
    ):
        visitor.page.evaluate("(to) => { location.hash = to; }", f"g={rules}")
        expect(visitor.find("#problem")).to_contain_text(words)
        expect(visitor.find("#begin")).to_be_visible()
