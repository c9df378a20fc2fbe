"""Games by link as people play them: invitations, answers and turns, in any browser.

WebKit's driver has only a part of Playwright's interface, so this uses no more than that part.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from e2e.court import FIRST_PLACE, PLACES
from e2e.visitor import EMPTY, GREEDY, PERSON, QUICK, SET, Visitor, part
from table.model.match import FRIEND
from tools.dev.patience import PATIENCE

NAMES = ("Ann", "Ben", "Cid", "Dan")
WEDDING = [PERSON, FRIEND, GREEDY, FRIEND, PERSON, FRIEND, PERSON, GREEDY]
"""The seats of a Royal Wedding of eight: Ann has three, and there are two bots."""

BAR = ".friends-bar:not([hidden])"
PROBLEM = "#problem:not([hidden])"
STATUS = "#by-link-dialog .friends-status"
"""Where the dialog says what is wrong with a link."""
TOAST = part("toast")

COPIED = "() => { const { dataset: all } = document.documentElement, is = all.copied; " \
    "delete all.copied; return is; }"  # fmt: skip

LESSONS_OVER = """() => { localStorage["realmino.friends-lessons"] ??= "2"; }"""
"""Turns off the bubbles, which cover other things, unless a test wants to see them."""

WAIT = """
const wait = async (what, isThere) => {
  const end = performance.now() + PATIENCE;
  for (let found; !(found = isThere()); await new Promise((done) => setTimeout(done, 4)))
    if (performance.now() > end) throw new Error(`${what} has not come`);
};
""".replace("PATIENCE", str(PATIENCE))
"""In an asynchronous script: waits until a function returns something true."""

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
"""Opens a link in the page, then makes choices and turns lines over until a friend is next."""

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
"""Sets many lists at once. WebKit's driver can't, if it has to scroll a dialog."""


class SentTurn(NamedTuple):
    """What somebody has done: the ``link`` to send, and the label of its button.

    Both are empty if nothing is to be sent.
    """

    link: str
    to: str
    moves: int
    """How many moves the table shows."""
    is_over: bool


def expect_words(visitor: Visitor, selector: str, words: str) -> None:
    """One of the elements shows these words, now or soon."""
    visitor.page.evaluate(WORDS, [selector, words])


def expect_answer(visitor: Visitor, words: str, act: Callable[[], None]) -> None:
    """The page reacts with these words: at the table, in the set-up or in the dialog."""
    places = f"{STATUS}, {TOAST}, {PROBLEM}"
    visitor.page.evaluate(
        "(css) => { for (const one of document.querySelectorAll(css)) one.textContent = ''; }",
        places,
    )
    act()
    expect_words(visitor, places, words)


def copied(visitor: Visitor) -> str:
    """The link that a button has just copied."""
    visitor.find("html[data-copied]").wait_for()
    return str(visitor.page.evaluate(COPIED))


def receive(visitor: Visitor, link: str) -> None:
    """Opens a link as from a message: in the open page, which may be elsewhere.

    The sender may have another copy of the page, at another address.
    """
    visitor.page.evaluate("(moment) => { location.hash = moment; }", link.partition("#")[2])


def paste(visitor: Visitor, text: str) -> None:
    """Pastes a text into the field for a friend's link, at the table or the set-up."""
    at_table = visitor.state()["screen"] == "table"
    visitor.find(f"{BAR} [data-bar=more]" if at_table else "#by-link").click()
    field = "#by-link-dialog [name=link]"
    visitor.find(field).wait_for()
    # Drops line ends, as pasting does; drivers type, and would take a minute for a long text.
    script = "([css, text]) => { document.querySelector(css).value = text; }"
    visitor.page.evaluate(script, [field, text])
    visitor.find("#by-link-dialog [data-friends=paste] button").click()


def fill_in(visitor: Visitor, code: str) -> None:
    """Fills in the set-up form for a game among people: ``code`` is that of its rules."""
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
    """Makes an invitation and returns its link; ``kinds`` are the players of the first seats."""
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
    """Accepts an invitation as its friend no. ``owner``, and returns the link of the answer."""
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
    """Starts a game once everybody has answered."""
    for number, answer in enumerate(answers, 1):
        receive(inviter, answer)
        expect_words(inviter, "#by-link-dialog [role=status]", f"{number} of {len(answers)}")
    inviter.find("#by-link-dialog [data-friends=start]").click()
    inviter.find("body[data-screen=table]").wait_for()


def begin_among(people: Mapping[str, Visitor], code: str = "K2", kinds: Sequence[str] = ()) -> None:
    """Starts a game among people with a browser each; the first one invites the others."""
    (name, inviter), *friends = people.items()
    fill_in(inviter, code)
    invitation = invite(inviter, name, kinds or [PERSON, *[FRIEND] * len(friends)])
    answers = [join(who, invitation, name, n) for n, (name, who) in enumerate(friends, 1)]
    begin(inviter, *answers)


def take_turn(visitor: Visitor, link: str = "", moves: int = 0, choices: int = 0) -> SentTurn:
    """Opens a link whose table shows ``moves`` moves, plays until a friend is next, and sends.

    Takes the first option each time; ``choices``: how many, without sending.
    """
    visitor.page.evaluate(SET, QUICK)
    found: dict[str, Any] = visitor.page.evaluate(
        TAKE_TURN, [visitor.root, link.partition("#")[2], moves, choices]
    )
    return SentTurn(found["link"], found["to"], found["moves"], found["over"])


def friend_of(turn: SentTurn, people: Mapping[str, Visitor]) -> Visitor:
    """Whom a turn is sent to."""
    return next(who for name, who in people.items() if turn.to.endswith(name))


def turns(people: Mapping[str, Visitor]) -> Iterator[tuple[Visitor, SentTurn]]:
    """Who sends a link, and the turn, until the game is over."""
    sender = next(iter(people.values()))
    turn = take_turn(sender)
    while True:
        yield sender, turn
        if turn.is_over:
            return
        sender = friend_of(turn, people)
        turn = take_turn(sender, turn.link, turn.moves)


def play_whole_game(code: str, arrive: Callable[[], Visitor]) -> None:
    """Plays a whole game to its end, among people who each ``arrive`` with a browser.

    Everybody opens the result and sees the same.
    """
    kinds = WEDDING if code == "W8t" else [PERSON, *[FRIEND] * (int(code[1]) - 1)]
    people = {name: arrive() for name in NAMES[: kinds.count(FRIEND) + 1]}
    begin_among(people, code, kinds)
    played = [*turns(people)]
    assert max(len(turn.link) for _, turn in played) < 2_000
    sender, turn = played[-1]
    for who in people.values():
        if who is not sender:
            take_turn(who, turn.link, turn.moves)
        who.part("result", being="[open]").wait_for()  # after the counting
    assert len({tuple(who.standings().values()) for who in people.values()}) == 1
