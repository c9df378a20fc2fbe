"""Plays live games: rooms, turns and the end."""

from playwright.sync_api import expect

from e2e.visitor import Visitor

CHOOSE = """([root, least]) => {
  const table = document.querySelector(root);
  const button = table.querySelector('[data-part="options"] button');
  if (!button || Number(table.dataset.move) < least) return false;
  button.click();
  return true;
}"""
KEEP_CHOOSING = """([root, until]) => {
  const table = document.querySelector(root);
  const timer = setInterval(() => {
    const { move, prompt } = table.dataset;
    if (Number(move) >= until || prompt === "over") clearInterval(timer);
    else table.querySelector('[data-part="options"] button')?.click();
  }, 20);
}"""
HAS_CHOSEN = """([root, until]) => {
  const { move, prompt } = document.querySelector(root).dataset;
  return Number(move) >= until || prompt === "over";
}"""
DIALOG = "#live-dialog"
STATE = f"{DIALOG} .live-state"
BAR = ".friends-bar:not([hidden])"


def press(visitor: Visitor, act: str) -> None:
    """Presses a button in the dialog."""
    visitor.find(f"{DIALOG} [data-friends={act}]").click()


def choose_from_menu(visitor: Visitor, act: str) -> None:
    """Presses a button in the menu above the table."""
    visitor.find(".live-strip > button").click()
    visitor.find(f".live-menu [data-friends={act}]").click()


def open_room(visitor: Visitor, code: str = "K2", bots: str = "", name: str = "Ann") -> str:
    """Opens a room with bots in the last seats, and returns its link."""
    visitor.press("live")
    visitor.find(f"{DIALOG} [name=name]").fill(name)
    visitor.find(f"{DIALOG} [data-friends=open] button").click()
    visitor.find(f"{DIALOG} details.live-game").evaluate("(fold) => { fold.open = true; }")
    visitor.find(f"{DIALOG} [name=game]").select_option(code[0])
    visitor.find(f"{DIALOG} [name=players]").select_option(code[1])
    for letter in code[2:]:
        visitor.find(f"{DIALOG} [name=variant][value={letter}]").check()
    for seat in range(int(code[1])):
        kind = visitor.find(f"{DIALOG} [name=kind][data-seat='{seat}']")
        if kind.count():
            kind.select_option("person" if seat < int(code[1]) - len(bots) else "random")
    return visitor.find(f"{DIALOG} [name=made]").input_value()


def enter(visitor: Visitor, link: str) -> None:
    """Opens a room's link."""
    visitor.page.evaluate("(link) => { location.href = link; }", link)
    visitor.find(f"{DIALOG} [data-friends=join]").wait_for()


def join(visitor: Visitor, link: str, name: str = "Ben") -> None:
    """Joins a link's room, where the player gets a free seat."""
    enter(visitor, link)
    visitor.find(f"{DIALOG} [name=name]").fill(name)
    visitor.find(f"{DIALOG} [data-friends=join] button").click()
    visitor.find(f"{DIALOG} [data-friends=stand]").wait_for()


def start(leader: Visitor, *others: Visitor) -> None:
    """Makes everyone ready and starts the game."""
    for visitor in others:
        visitor.find(f"{DIALOG} [data-friends=ready]:not([aria-disabled])").click()
    leader.find(f"{DIALOG} [data-friends=start]:not([aria-disabled])").click()
    for visitor in (leader, *others):
        visitor.find("body[data-screen=table]").wait_for()
        visitor.find(f"{visitor.root}[data-move]:not([data-move='0'])").wait_for(state="attached")


def play(*players: Visitor, until: int = 10_000) -> int:
    """Always chooses the first option, up to move ``until`` or the end; returns the move."""
    for one in players:
        one.page.evaluate(KEEP_CHOOSING, [one.root, until])
    for one in players:
        one.page.wait_for_function(HAS_CHOSEN, arg=[one.root, until])
    return max(one.moves for one in players)


def assert_same_end(*players: Visitor) -> None:
    """Checks that everyone has the same result and a proof of the deals."""
    for one in players:
        one.part("result", being="[open]").wait_for()
        one.press("close-result")
        one.find(f"{BAR} [data-bar=proof]").click()
        expect(one.part("toast")).to_contain_text("deals are fair")
    assert len({str(one.standings()) for one in players}) == 1
