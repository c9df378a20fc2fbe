"""A board on another page loads on request, and doesn't affect focus and scrolling."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e import games
from e2e.conftest import PHONE, OpenHost, Visit
from e2e.games import whole_game
from e2e.host_page import (
    HOST_PARTS,
    HOUSE,
    MOVES,
    NO_STORAGE,
    RECORD,
    element,
    example,
    examples,
    page_with,
)
from e2e.servers import SiteServer
from e2e.storage import download_from
from realmino import Game, State
from realmino.docs.board import BoardBlock
from realmino.text.messages import Messages
from tools.bench.sizes import plain_files, sizes
from tools.pipeline.bytecode import unzip
from tools.pipeline.catalogue import catalogue
from tools.pipeline.site import find


@pytest.mark.in_chromium
def test_stepping_through_a_game_keeps_the_focus(host: OpenHost) -> None:
    """Uses the documentation's example, and a second board with a picture on the same page."""
    block = BoardBlock.parse(RECORD, {"label": "Show it"}).html(HOUSE)
    second = block.replace("<realmino-board", '<realmino-board id="second"')
    shown = host(example().replace("</html>", f"{second}{HOST_PARTS}<p class=far></html>"))
    expect(shown.board()).to_contain_text("Play from here")
    expect(shown.board("second").locator("button")).to_have_text("Show it")
    picture = shown.page.get_by_role("img")
    expect(picture).to_be_visible()
    if card := shown.board("second").bounding_box():
        inside = picture.bounding_box()
        assert inside
        assert inside["x"] > card["x"]
        assert inside["x"] + inside["width"] < card["x"] + card["width"]
    shown.page.locator("#own").focus()
    fetched = [url for url in shown.requests if url.startswith(shown.address)]
    assert {*fetched} == {f"{shown.address}realmino-board.js"}

    shown.tap()
    assert shown.wait_for("ready") == {"type": "ready", "n": 7, "length": len(MOVES), "board": ""}
    assert shown.call("board.next()") == {"type": "move", "n": 8, "token": MOVES[7], "board": ""}
    assert shown.call("board.at = 12")["token"] == MOVES[11]
    assert shown.call("board.back()")["n"] == 11
    assert shown.board().evaluate("(board) => board.at") == 11
    shown.wait_until_painted()
    assert shown.focus == "own"
    assert shown.page.evaluate("scrollY") == 0

    box = shown.board().bounding_box()
    assert box
    assert shown.board().locator("iframe").bounding_box() == box
    shown.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 200)
    shown.page.mouse.wheel(0, 300)
    shown.page.wait_for_function("() => scrollY > 0")

    assert shown.board("second").locator("iframe").count() == 0
    before = len(shown.events())
    shown.tap("second")
    assert shown.wait_for("ready", before)["board"] == "second"
    shown.wait_until_painted("second")
    expect(picture).to_be_hidden()
    assert shown.board().evaluate("(board) => board.at") == 11
    assert shown.focus == "own"


@pytest.mark.in_chromium
def test_one_board_plays_solves_scores_and_refuses(host: OpenHost) -> None:
    """One element does all of these as its attributes change, without restarting."""
    shown = host(page_with(element(f'mode="play" at="7" seats="pp" record="{RECORD}"')), size=PHONE)
    shown.tap()
    assert shown.wait_for("ready")["n"] == 7
    frame = shown.frame()
    before = len(shown.events())
    frame.locator("[data-token=A4h7n]").evaluate("(button) => button.click()")
    assert shown.wait_for("move", before)["token"] == "A4h7n"
    href = frame.locator("#own-tab").evaluate("(link) => link.href")
    assert href.startswith(f"{shown.address}#")
    assert str(games.games_in(href)[0]) == " ".join(["K2", *MOVES[:7], "A4h7n"])

    shown.call('board.setAttribute("mode", "puzzle")', "ready")
    text = frame.locator("#verdict-text")
    again = frame.get_by_role("button", name="Try again")
    frame.locator("[data-token=A4h7n]").evaluate("(button) => button.click()")
    expect(text).to_contain_text("there’s a better choice")
    assert "solved" not in [event["type"] for event in shown.events()]
    again.click()
    frame.locator(f"[data-token={MOVES[7]}]").evaluate("(button) => button.click()")
    expect(text).to_contain_text("Solved: “")
    expect(again).to_be_hidden()
    assert shown.wait_for("solved")

    game = whole_game("Q2")
    attributes = {"mode": "score", "record": str(game), "seats": "", "at": ""}
    orders = "".join(
        f"board.setAttribute('{name}', '{value}');" for name, value in attributes.items()
    )
    assert shown.call(orders, "end")["totals"] == games.totals(game)
    expect(frame.locator("#sheets .sheet")).to_have_count(2)
    box = shown.board().bounding_box()
    assert box
    assert box["height"] > 600

    refused = shown.call("board.record = 'K2 zzz'", "error")["message"]
    assert "“" not in refused
    assert "zzz" in refused
    expect(frame.locator("#problem")).to_have_text(refused)
    shown.page.wait_for_function(
        "() => document.querySelector('realmino-board').getBoundingClientRect().height < 300"
    )

    position = str(Game.parse(RECORD).at(7).state)
    study = f"board.setAttribute('position', '{position}'); board.record = '{MOVES[7]}';"
    shown.call(f"{study} board.setAttribute('mode', 'puzzle')", "ready")
    shown.page.wait_for_function("() => events.at(-1).type === 'size'")
    expect(frame.locator("#own-tab")).to_have_attribute("href", re.compile(r"^\./#g=\[K2_"))
    frame.locator(f"[data-token={MOVES[7]}]").evaluate("(button) => button.click()")
    expect(text).to_contain_text("Solved: “")


@pytest.mark.deep
@pytest.mark.in_chromium
def test_boards_on_one_page_share_their_python(host: OpenHost) -> None:
    """A board keeps working if another one, or the frame with Python, is removed."""
    boards = [element(f'id="{id}" at="{at}" record="{RECORD}"') for id, at in (("a", 3), ("b", 5))]
    shown = host(page_with(*boards))
    for id in ("a", "b"):
        shown.tap(id)
        shown.wait_until_painted(id)
    assert [event["n"] for event in shown.events()] == [3, 5]
    pythons = [url for url in shown.requests if "embed.html" in url]
    assert len(pythons) == 1
    assert shown.call("board.next()") == {"type": "move", "n": 4, "token": MOVES[3], "board": "a"}
    shown.board("a").evaluate("(board) => board.remove()")
    assert shown.call("board.next()") == {"type": "move", "n": 6, "token": MOVES[5], "board": "b"}
    remove = "document.querySelector('iframe[name=realmino-en]').remove()"
    assert shown.call(remove, "ready")["n"] == 5
    assert shown.call("board.next()")["n"] == 6


@pytest.mark.deep
@pytest.mark.in_chromium
def test_keys_and_buttons_step_through_a_board(host: OpenHost) -> None:
    """The board loads when it becomes visible, and needs no storage.

    It is in German on an English page, and so is a second board, which doesn't start.
    """
    german = Messages(catalogue("de"), "de").say
    board = element(f'load="visible" at="0" theme="dark" lang="de-AT" record="{RECORD}"')
    board += element(f'id="waiting" lang="de" record="{RECORD}"')
    shown = host(page_with('<p class="far"></p>', board), script=NO_STORAGE)
    assert not shown.board().locator("iframe").count()
    expect(shown.board("waiting").locator("button")).to_have_text(german("realmino-board-label"))
    shown.board().scroll_into_view_if_needed()
    assert shown.wait_for("ready")["n"] == 0
    frame = shown.frame()
    assert [each.evaluate("touched") for each in shown.page.frames] == [[], [], []]
    expect(frame.locator("html")).to_have_attribute("data-theme", "dark")
    expect(frame.locator("html")).to_have_attribute("lang", "de")
    frame.get_by_role("button", name=german("replay-next"), exact=True).click()
    expect(frame.locator("#latest")).to_contain_text(german("log-kings", names=[])[:-1])
    for key, moment in (("ArrowRight", 2), ("End", len(MOVES)), ("ArrowLeft", 14), ("Home", 0)):
        shown.page.keyboard.press(key)
        expect(frame.locator("#moment")).to_have_text(f"{moment} / {len(MOVES)}")
    for key in ("Enter", "n"):  # at the game's table, these would play on
        frame.locator("[data-part=canvas]").press(key)
    play = frame.locator("[data-request=play]")
    play.click()
    expect(play).to_have_attribute("aria-pressed", "true")
    expect(frame.locator("#moment")).to_have_text(f"1 / {len(MOVES)}")
    play.click()
    expect(play).to_have_attribute("aria-pressed", "false")
    frame.locator("[data-request=last]").click()
    expect(frame.locator("#latest")).to_contain_text("6")


@pytest.mark.deep
@pytest.mark.in_chromium
def test_messages_from_other_frames_change_nothing(host: OpenHost, served: SiteServer) -> None:
    """Sends a message from an unrelated frame, and one to a frame that expects another parent."""
    board = element(f'id="true" at="7" record="{RECORD}"')
    foreign_frame = f'<iframe id="stranger" src="{served.other_address}licences.html"></iframe>'
    _, frame = examples("html")
    deaf = frame.replace("<iframe", '<iframe id="deaf"')
    [style] = examples("css")
    mismatch = "does not match the recipient window"  # what browsers log
    shown = host(
        page_with(f"<style>{style}</style>", board, foreign_frame, deaf), expected=(mismatch,)
    )
    shown.page.evaluate(
        "() => { window.received = []; onmessage = ({ data }) => received.push(data); }"
    )
    other = shown.page.frame_locator("#deaf")
    expect(other.locator("#moment")).to_have_text("2 / 3")
    last = "{ realmino: 1, type: 'last' }"
    shown.page.evaluate(f"document.getElementById('deaf').contentWindow.postMessage({last}, '*')")
    expect(shown.board().locator("button")).to_have_css("background-color", "rgb(79, 42, 84)")
    shown.tap("true")
    shown.wait_for("ready")
    assert shown.board().evaluate("(board) => board.offsetHeight") == 512
    other_frame = next(frame for frame in shown.page.frames if "licences" in frame.url)
    other_frame.evaluate("parent.postMessage({ realmino: 1, type: 'solved' }, '*')")
    other_frame.evaluate("parent.postMessage('done', '*')")
    shown.page.wait_for_function("() => received.includes('done')")
    assert {"realmino": 1, "type": "solved"} in shown.page.evaluate("received")
    assert shown.call("board.next()")["n"] == 8
    assert [event["type"] for event in shown.events()] == ["ready", "move"]
    expect(other.locator("#moment")).to_have_text("2 / 3")


@pytest.mark.in_chromium
def test_a_board_in_documentation_is_live(host: OpenHost) -> None:
    """Covers boards written by both the Markdown fence and the Sphinx directive."""
    boards = [
        BoardBlock.parse("K4 L16a a:ww/-C", {"mode": mode}).html(HOUSE) for mode in ("try", "score")
    ]
    there = host(f"<!doctype html>{HOST_PARTS}{''.join(boards)}")
    expect(there.board().get_by_role("img")).to_be_visible()
    there.tap()
    there.wait_for("ready")
    there.frame().locator('[data-token="A16f9n"]').dispatch_event("click")
    expect(there.frame().get_by_text("Done: that’s a legal move.")).to_be_visible()
    assert [event.get("token") for event in there.events()] == [None, "A16f9n", "E", None]


@pytest.mark.in_chromium
def test_a_framed_game_continues_in_a_new_tab(
    host: OpenHost,
) -> None:
    game = f'<iframe src="{HOUSE}index.html" width="900" height="700"></iframe>'
    body = f"<!doctype html>{HOST_PARTS}{game}"
    shown = host(body, script=NO_STORAGE)
    frame = shown.page.frame_locator("iframe")
    expect(frame.locator("#problem")).to_contain_text("“Open in a new tab”")
    frame.locator("#begin").click()
    expect(frame.locator("[data-part=unsaved]")).to_contain_text("“Open in a new tab”")
    frame.locator("[data-part=menu]").click()
    with shown.page.expect_popup() as popup:
        frame.get_by_role("button", name="Open in a new tab").click()
    popup.value.wait_for_url("**/#g=*", wait_until="commit")
    assert games.games_in(popup.value.url)[0].rules.code == "K4"


@pytest.mark.in_chromium
def test_a_frame_without_a_game_explains_itself(visit: Visit, served: SiteServer) -> None:
    page = visit(opened=False).page
    page.goto(f"{served.address}embed.html")
    empty = page.locator("#empty")
    expect(empty.get_by_role("link")).to_have_count(2)
    expect(empty.get_by_role("heading")).to_be_visible()
    expect(page.locator("#board")).to_be_hidden()
    page.goto(f"{served.address}embed.html#record={RECORD.split()[0]}")
    expect(empty).to_be_hidden()


@pytest.mark.in_chromium
def test_without_scripts_the_page_shows_the_content_of_the_element(host: OpenHost) -> None:
    shown = host(example(), java_script_enabled=False)
    link = shown.page.get_by_role("link", name="Play from here")
    expect(link).to_have_attribute("href", re.compile(f"^{shown.address}#g=K2_Oabab"))
    assert not [url for url in shown.requests if "embed" in url]


@pytest.mark.deep
@pytest.mark.in_chromium
def test_the_table_offers_lines_to_embed(revisit: Visit, host: OpenHost) -> None:
    """The copied lines show the same moment on another page; pictures can be saved."""
    visitor = revisit(moment=f"g={'_'.join(['K2', *MOVES])}&at=9&k=pg")
    dialog = visitor.share()
    picture = dialog.get_by_role("img", name="Kingdomino · Round 1 of 6. Line: domino")
    assert picture.evaluate("(image) => image.decode().then(() => image.naturalWidth)") > 500
    dialog.get_by_text("More", exact=True).click()
    name, drawing = download_from(visitor, dialog.get_by_role("button", name="Save SVG"))
    assert name == "realmino.svg"
    assert re.search(r"<title[^>]*>Kingdomino · Round 1 of 6</title>\n<desc[^>]*>Line: ", drawing)
    name, drawing = download_from(visitor, dialog.get_by_role("button", name="Save PNG"))
    assert (name, drawing[1:4]) == ("realmino.png", "PNG")
    assert len(drawing) > 50_000
    dialog.locator("#share-tab-link").click()
    dialog.get_by_text("More", exact=True).locator("visible=true").click()
    dialog.get_by_role("button", name="Copy position").click()
    position = visitor.find("html").get_attribute("data-copied") or ""
    assert State.parse(position) == Game.parse(" ".join(["K2", *MOVES])).at(9).state

    dialog.get_by_text("Embed code").click()
    dialog.get_by_role("combobox").select_option("play")
    dialog.get_by_role("button", name="Copy code").click()
    copied = visitor.find("html").get_attribute("data-copied") or ""
    assert copied == dialog.get_by_role("textbox").input_value()
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)

    assert f'src="{visitor.address}realmino-board.js"' in copied
    shown = host(f"<!doctype html>{HOST_PARTS}{copied}")
    picture = shown.page.get_by_role("img", name="A moment from a game")
    assert picture.evaluate("(image) => image.decode().then(() => image.naturalWidth)") > 300
    assert len(copied) < 25_000
    link = shown.page.get_by_role("link").get_attribute("href") or ""
    assert (games.move_number(link), link.endswith("&k=pg")) == (9, True)
    shown.tap()
    assert shown.wait_for("ready")["n"] == 9
    # The bot plays on immediately.
    expect(shown.frame().locator("#board")).to_have_attribute("data-move", re.compile(r"^9|1\d$"))


@pytest.mark.in_chromium
def test_a_puzzle_rates_choices_and_shows_its_solution(host: OpenHost) -> None:
    """By keyboard; pressing the button gives the board the focus."""
    shown = host(page_with(element(f'mode="puzzle" at="13" solution="A45h6n" record="{RECORD}"')))
    shown.board().locator("button").focus()
    shown.page.keyboard.press("Enter")
    shown.wait_until_painted()
    frame = shown.frame()
    active = "(board) => board.shadowRoot.activeElement?.tagName"
    assert shown.board().evaluate(active) == "IFRAME"
    text = frame.locator("#verdict-text")
    frame.locator("[data-token=A45h5w]").evaluate("(button) => button.click()")
    expect(text).to_contain_text("scores 3 points now. The best choice scores less at first (2)")
    frame.get_by_role("button", name="Show solution").click()
    expect(text).to_contain_text("The best choice is “")
    expect(frame.get_by_role("button", name="Show solution")).to_be_hidden()
    frame.get_by_role("button", name="Try again").click()
    frame.locator("[data-token=A45h6n]").evaluate("(button) => button.click()")
    expect(text).to_contain_text("Solved: “")
    assert shown.wait_for("solved")


def test_the_element_is_small_and_games_do_not_load_it(site: Path) -> None:
    assert sizes(site, {"realmino-board.js"})["realmino-board.js"].brotli <= 2_700
    game, frame = ((site / name).read_text() for name in ("index.html", "embed.html"))
    assert re.findall(r"[\w-]*embed[\w-]*\.\w+|realmino-board", game) == []
    assert "/embed.zip" in frame
    archive = (site / find("page.zip", plain_files(site))).read_bytes()
    assert not [name for name in unzip(archive) if name.startswith("embed/")]
    worker = (site / "sw.js").read_text()
    [demanded] = re.findall(r'=(\["[^]]*\])', worker)
    assert {name.split("/")[-1] for name in json.loads(demanded)} == {
        *("board.html", "embed.html", "embed.css", "embed.js", "embed.json", "embed.zip"),
        *("realmino-board.js", *(name.split("/")[-1] for name in plain_files(site))),
    }
