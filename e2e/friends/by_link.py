"""Plays games by link in any browser: invitations, answers and turns.

WebKit's driver has only part of Playwright's interface, so this uses only that part.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from e2e.court import FIRST_PLACE, PLACES
from e2e.visitor import EMPTY, GREEDY, PERSON, QUICK, SET, Visitor, part
from table.model.match import FRIEND
from tools.dev.patience import PATIENCE

NAMES = ("Ann", "Ben", "Cid", "Dan")
WEDDING = [PERSON, FRIEND, GREEDY, FRIEND, PERSON, FRIEND, PERSON, GREEDY]
"""The seats in a Royal Wedding for eight: Ann has three, and there are two bots."""

BAR = ".friends-bar:not([hidden])"
PROBLEM = "#problem:not([hidden])"
STATUS = "#by-link-dialog .friends-status"
"""The dialog's message about a wrong link."""
TOAST = part("toast")

COPIED = "() => { const { dataset: all } = document.documentElement, is = all.copied; " \
    "delete all.copied; return is; }"  # fmt: skip

LESSONS_OVER = """() => { localStorage["realmino.friends-lessons"] ??= "2"; }"""
"""Turns off the bubbles, which cover other elements, unless a test needs them."""

WAIT = """
const wait = async (what, isThere) => {
  const end = performance.now() + PATIENCE;
  for (let found; !(found = isThere()); await new Promise((done) => setTimeout(done, 4)))
    if (performance.now() > end) throw new Error(`${what} has not come`);
};
""".replace("PATIENCE", str(PATIENCE))
"""For asynchronous scripts: waits until a function returns a true value."""

TAKE_TURN = f"""async ([root, moment, moves, most]) => {{
  {WAIT}
  const html = document.documentElement, table = document.querySelector(root);
  const find = (selector) => table.querySelector(selector);
  const moved = () => Number(table.dataset.move ?? 0);
  if (moment) location.hash = moment;
  await wait(`move ${{moves}}`, () =>
    !location.hash && document.body.dataset.screen === "table" && moved() >= moves);
  const option = () => find('[data-part="options"] button');
  const bar = () => find(".friends-bar:not([hidden])");
  const due = () => bar()?.querySelector("[data-bar=turn-over], .primary[data-bar=send]");
  for (let chosen = 0; ; ) {{
    await wait(`something to do after move ${{moved()}}`,
      () => option() || bar());
    const next = option() ?? due(), before = moved();
    const turn = {{ link: "", to: "", moves: before, over: table.dataset.prompt === "over" }};
    if (!next || (most && chosen >= most)) return turn;
    if (next.dataset.bar === "send") {{
      turn.to = next.textContent;
      next.click();
      await wait("the link", () => html.dataset.copied);
      turn.link = html.dataset.copied;
      delete html.dataset.copied;
      return {{ ...turn, moves: moved() }};
    }}
    chosen += 1;
    next.click();
    await wait(`the move after ${{before}}`,
      () => moved() > before || (next.dataset.bar && due() !== next));
  }}
}}"""
"""Opens a link in the page, then plays until it is a friend's turn."""

WORDS = f"""async ([selector, words]) => {{
  {WAIT}
  const said = () => [...document.querySelectorAll(selector)].map((one) => one.textContent);
  await wait(`“${{words}}” in ${{selector}}`, () => said().some((text) => text.includes(words)));
}}"""


SELECT = """(chosen) => {
  for (const [css, value] of Object.entries(chosen)) {
    const control = document.querySelector(css);
    control.value = value;
    control.dispatchEvent(new Event("change", { bubbles: true }));
  }
}"""
"""Sets many lists in one step: WebKit's driver can't set them in a scrolling dialog."""


class SentTurn(NamedTuple):
    """A player's turn: the ``link`` to send, and its button's label.

    Both are empty if there is nothing to send.
    """

    link: str
    to: str
    moves: int
    """The number of moves that the table shows."""
    is_over: bool


def expect_words(visitor: Visitor, selector: str, words: str) -> None:
    """Waits until one of the elements shows these words."""
    visitor.page.evaluate(WORDS, [selector, words])


def expect_answer(visitor: Visitor, words: str, act: Callable[[], None]) -> None:
    """Checks that the page responds with these words, wherever it shows messages."""
    places = f"{STATUS}, {TOAST}, {PROBLEM}"
    visitor.page.evaluate(
        "(css) => { for (const one of document.querySelectorAll(css)) one.textContent = ''; }",
        places,
    )
    act()
    expect_words(visitor, places, words)


def copied(visitor: Visitor) -> str:
    """The last link copied by a button."""
    visitor.find("html[data-copied]").wait_for()
    return str(visitor.page.evaluate(COPIED))


def receive(visitor: Visitor, link: str) -> None:
    """Opens a link in the current page, as from a message.

    The sender may use another copy of the page at another address.
    """
    visitor.page.evaluate("(moment) => { location.hash = moment; }", link.partition("#")[2])


def paste(visitor: Visitor, text: str) -> None:
    """Pastes a text into the field for a friend's link, at the table or the set-up."""
    at_table = visitor.state()["screen"] == "table"
    visitor.find(f"{BAR} [data-bar=more]" if at_table else "#by-link").click()
    field = "#by-link-dialog [name=link]"
    visitor.find(field).wait_for()
    # Drops line breaks, as pasting does. Typing a long text would take drivers a minute.
    script = "([css, text]) => { document.querySelector(css).value = text; }"
    visitor.page.evaluate(script, [field, text])
    visitor.find("#by-link-dialog [data-friends=paste] button").click()


def fill_in(visitor: Visitor, code: str) -> None:
    """Fills in the set-up form for a game between people; ``code`` is the rules code."""
    visitor.page.evaluate(SET, QUICK)
    game, players = code[0], int(code[1])
    visitor.find(f"#game-{game}").check()
    kinds = [*[PERSON] * players, *[EMPTY] * (PLACES[game] - players)]
    chosen = {f"#kind{place}": kind for place, kind in enumerate(kinds, FIRST_PLACE[game])}
    visitor.page.evaluate(SELECT, chosen)
    if "t" in code:
        visitor.show_more()
        visitor.find("#teams").check()


def invite(visitor: Visitor, name: str = "Ann", kinds: Sequence[str] = ()) -> str:
    """Creates an invitation and returns its link; ``kinds`` are the first seats' kinds."""
    visitor.page.evaluate(LESSONS_OVER)
    visitor.press("by-link")
    form = "#by-link-dialog [data-friends=invite]"
    visitor.find(form).wait_for()
    chosen = {f"{form} [name=seat{place}]": kind for place, kind in enumerate(kinds)}
    visitor.page.evaluate(SELECT, chosen)
    visitor.find(f"{form} [name=name]").fill(name)
    visitor.find(f"{form} button.primary").click()
    visitor.find("#by-link-dialog [data-friends=copy]").click()
    return copied(visitor)


def join(visitor: Visitor, invitation: str, name: str = "Ben", owner: int = 1) -> str:
    """Accepts an invitation as friend ``owner``, and returns the answer's link."""
    visitor.page.evaluate(LESSONS_OVER)
    receive(visitor, invitation)
    visitor.find("#by-link-dialog [data-friends=join]").wait_for()
    visitor.find("#by-link-dialog [name=name]").fill(name)
    if owner > 1:
        visitor.find("#by-link-dialog [name=seat]").select_option(str(owner))
    visitor.find("#by-link-dialog [data-friends=join] button.primary").click()
    visitor.find("#by-link-dialog [data-friends=copy]").click()
    return copied(visitor)


def begin(inviter: Visitor, *answers: str) -> None:
    """Opens everyone's answers and starts the game."""
    for number, answer in enumerate(answers, 1):
        receive(inviter, answer)
        expect_words(inviter, "#by-link-dialog [role=status]", f"{number} of {len(answers)}")
    inviter.find("#by-link-dialog [data-friends=start]").click()
    inviter.find("body[data-screen=table]").wait_for()


def start_among(people: Mapping[str, Visitor], code: str = "K2", kinds: Sequence[str] = ()) -> None:
    """Starts a game between people with their own browsers; the first one invites the others."""
    (name, inviter), *friends = people.items()
    fill_in(inviter, code)
    invitation = invite(inviter, name, kinds or [PERSON, *[FRIEND] * len(friends)])
    answers = [join(who, invitation, name, n) for n, (name, who) in enumerate(friends, 1)]
    begin(inviter, *answers)


def take_turn(visitor: Visitor, link: str = "", moves: int = 0, choices: int = 0) -> SentTurn:
    """Opens a link, plays until it is a friend's turn, and sends.

    ``moves`` is the number of moves that the table then shows. Always takes the first option. With
    ``choices``, makes only that many and doesn't send.
    """
    visitor.page.evaluate(SET, QUICK)
    found: dict[str, Any] = visitor.page.evaluate(
        TAKE_TURN, [visitor.root, link.partition("#")[2], moves, choices]
    )
    return SentTurn(found["link"], found["to"], found["moves"], found["over"])


def recipient(turn: SentTurn, people: Mapping[str, Visitor]) -> Visitor:
    """The person to whom a turn is sent."""
    return next(who for name, who in people.items() if turn.to.endswith(name))


def turns(people: Mapping[str, Visitor]) -> Iterator[tuple[Visitor, SentTurn]]:
    """Plays the game; yields each sender with their turn."""
    sender = next(iter(people.values()))
    turn = take_turn(sender)
    while True:
        yield sender, turn
        if turn.is_over:
            return
        sender = recipient(turn, people)
        turn = take_turn(sender, turn.link, turn.moves)


def play_whole_game(code: str, open_visitor: Callable[[], Visitor]) -> None:
    """Plays a whole game between people; ``open_visitor`` opens a browser for each.

    Checks that everyone sees the same result.
    """
    kinds = WEDDING if code == "W8t" else [PERSON, *[FRIEND] * (int(code[1]) - 1)]
    people = {name: open_visitor() for name in NAMES[: kinds.count(FRIEND) + 1]}
    start_among(people, code, kinds)
    played = [*turns(people)]
    assert max(len(turn.link) for _, turn in played) < 2_000
    sender, turn = played[-1]
    for who in people.values():
        if who is not sender:
            take_turn(who, turn.link, turn.moves)
        who.part("result", being="[open]").wait_for()  # after the counting
    assert len({tuple(who.standings().values()) for who in people.values()}) == 1
