"""Games by link on real devices: tabs, no network, a browser that is killed, and previews."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import Error, Playwright, expect

from browser.messages import say
from e2e.conftest import Serve, Visit, in_one_browser
from e2e.friends.by_link import BAR, begin_among, expect_answer, paste, receive, take_turn
from e2e.hosting.test_offline import wait_until_kept
from e2e.servers import SiteServer
from e2e.storage import SLOW_DISK
from e2e.visitor import FAKE_CLIPBOARD, Visitor
from tools.dev.kill_browser import end, processes_of, unlock
from tools.dev.patience import PATIENCE
from tools.setup.browsers import launch_options

pytestmark = pytest.mark.in_chromium


@contextmanager
def killed(playwright: Playwright, profile: Path, address: str) -> Iterator[Visitor]:
    """A browser with a slow disk, whose profile stays; it is killed at the end of the block."""
    context = playwright.chromium.launch_persistent_context(
        profile, viewport={"width": 1280, "height": 800}, **launch_options("chromium")
    )
    context.add_init_script(FAKE_CLIPBOARD + SLOW_DISK)
    context.set_default_timeout(PATIENCE)
    processes = processes_of(profile)
    try:
        yield Visitor(context.pages[0], address).open()
    finally:
        end(processes)
        unlock(profile)
        with suppress(Error):
            context.close()


@pytest.mark.deep
@in_one_browser
def test_a_browser_killed_while_it_sends_has_kept_the_choice(
    playwright: Playwright, visit: Visit, serve: Serve, site: Path, tmp_path: Path
) -> None:
    """Otherwise it would refuse the reply, which has a choice that it does not know.

    After the first restart there is no network.
    """
    ben, serving = visit(), serve(site)
    with killed(playwright, tmp_path, serving.address) as ann:
        wait_until_kept(ann)
        begin_among({"Ann": ann, "Ben": ben})
        processes = processes_of(tmp_path)
        sent = take_turn(ann)
        end(processes)
    serving.stop()
    for has_seen_first in (False, True):
        with killed(playwright, tmp_path, serving.address) as ann:
            ann.press("resume-game")
            ann.expect_move(sent.moves)
            ann.find(BAR).wait_for()
            assert "Waiting for Ben" in ann.find(f"{BAR} p").inner_text()
            reply = take_turn(ben, sent.link, sent.moves)
            if has_seen_first:
                paste(ann, reply.link)
                ann.expect_move(reply.moves)
            processes = processes_of(tmp_path)
            sent = take_turn(ann, reply.link, reply.moves)
            end(processes)


@pytest.mark.deep
def test_a_kept_page_plays_without_the_server(visit: Visit, serve: Serve, site: Path) -> None:
    """Links are pasted, as in an installed app; the friend has another copy of the page."""
    serving = serve(site)
    ann, ben = visit(), visit(offline=True, address=serving.address)
    begin_among({"Ann": ann, "Ben": ben})
    wait_until_kept(ben)
    serving.stop()
    ben.reload()
    sent = take_turn(ann)
    for _ in range(2):
        paste(ben, f"{say('friends-message-turn', name='Ben')} {sent.link}")
        ben.expect_move(sent.moves)
        reply = take_turn(ben, moves=sent.moves)
        sent = take_turn(ann, reply.link, reply.moves)


@pytest.mark.deep
def test_a_link_that_opens_another_tab_continues_there(visit: Visit) -> None:
    """As links from most messengers do. The first tab can act only once it takes over."""
    ann, ben = visit(), visit()
    begin_among({"Ann": ann, "Ben": ben})
    sent = take_turn(ann)
    reply = take_turn(ben, sent.link, sent.moves)
    first, second = ann, ann.another_tab(reply.link.partition("#")[2])
    second.expect_move(reply.moves)
    expect(first.part("turn-text")).to_contain_text("Open in another tab")
    expect(first.find(f"{BAR} button")).to_have_count(0)
    sent = take_turn(second, moves=reply.moves)
    first.expect_move(sent.moves)
    expect(first.find(f"{BAR} button")).to_have_count(0)
    reply = take_turn(ben, sent.link, sent.moves)
    sent = take_turn(first, reply.link, reply.moves)
    expect(second.part("turn-text")).to_contain_text("Open in another tab")
    expect_answer(first, say("friends-seen"), lambda: receive(first, reply.link))
    assert take_turn(ben, sent.link, sent.moves).link


@pytest.mark.deep
def test_a_preview_asks_for_the_page_only(visit: Visit, served: SiteServer) -> None:
    """Fetching a link sends no part of the game, so the server can't know or change it."""
    ann, ben = visit(), visit()
    begin_among({"Ann": ann, "Ben": ben})
    sent = take_turn(ann)
    asked: list[str] = []
    ben.page.on("request", lambda request: asked.append(request.url))
    with urlopen(sent.link) as preview, urlopen(served.address) as page:
        assert preview.read() == page.read()
    reply = take_turn(ben, sent.link, sent.moves)
    ben.reload()
    assert asked
    assert not [url for url in asked if "_t=" in url]
    assert take_turn(ann, reply.link, reply.moves).link
