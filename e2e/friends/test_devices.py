"""Games by link on real devices: tabs, no network, a killed browser, link previews."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import Error, Playwright, expect

from browser.messages import say
from e2e.conftest import Serve, Visit, in_one_browser
from e2e.friends.by_link import BAR, expect_answer, paste, receive, start_among, take_turn
from e2e.hosting.test_offline import wait_until_cached
from e2e.servers import SiteServer
from e2e.storage import SLOW_DISK
from e2e.visitor import FAKE_CLIPBOARD, Visitor
from tools.dev.kill_browser import browser_processes, end, unlock
from tools.dev.patience import PATIENCE
from tools.setup.browsers import launch_options

pytestmark = pytest.mark.in_chromium


@contextmanager
def browser_to_kill(playwright: Playwright, profile: Path, address: str) -> Iterator[Visitor]:
    """A browser with a slow disk and a persistent profile, killed at the end of the block."""
    context = playwright.chromium.launch_persistent_context(
        profile, viewport={"width": 1280, "height": 800}, **launch_options("chromium")
    )
    context.add_init_script(FAKE_CLIPBOARD + SLOW_DISK)
    context.set_default_timeout(PATIENCE)
    processes = browser_processes(profile)
    try:
        yield Visitor(context.pages[0], address).open()
    finally:
        end(processes)
        unlock(profile)
        with suppress(Error):
            context.close()


@pytest.mark.deep
@in_one_browser
def test_a_browser_killed_while_sending_keeps_the_choice(
    playwright: Playwright, visit: Visit, serve: Serve, site: Path, tmp_path: Path
) -> None:
    """Without the choice, it would refuse the reply, which includes that choice.

    After the first restart there is no network.
    """
    ben, serving = visit(), serve(site)
    with browser_to_kill(playwright, tmp_path, serving.address) as ann:
        wait_until_cached(ann)
        start_among({"Ann": ann, "Ben": ben})
        processes = browser_processes(tmp_path)
        sent = take_turn(ann)
        end(processes)
    serving.stop()
    for has_seen_first in (False, True):
        with browser_to_kill(playwright, tmp_path, serving.address) as ann:
            ann.press("resume-game")
            ann.expect_move(sent.moves)
            ann.find(BAR).wait_for()
            assert "Waiting for Ben" in ann.find(f"{BAR} p").inner_text()
            reply = take_turn(ben, sent.link, sent.moves)
            if has_seen_first:
                paste(ann, reply.link)
                ann.expect_move(reply.moves)
            processes = browser_processes(tmp_path)
            sent = take_turn(ann, reply.link, reply.moves)
            end(processes)


@pytest.mark.deep
def test_a_kept_page_plays_without_the_server(visit: Visit, serve: Serve, site: Path) -> None:
    """Links are pasted, as in an installed app; the friend uses another copy of the page."""
    serving = serve(site)
    ann, ben = visit(), visit(offline=True, address=serving.address)
    start_among({"Ann": ann, "Ben": ben})
    wait_until_cached(ben)
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
    """As links in most messengers do. The first tab has to take over before it can play."""
    ann, ben = visit(), visit()
    start_among({"Ann": ann, "Ben": ben})
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
def test_a_link_preview_requests_only_the_page(visit: Visit, served: SiteServer) -> None:
    """Requests contain no part of the game, so the server can't see or change it."""
    ann, ben = visit(), visit()
    start_among({"Ann": ann, "Ben": ben})
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
