"""Malicious devices and relays, and a full room."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from e2e.conftest import in_one_browser
from e2e.live.conftest import OpenDevice
from e2e.live.frames import CODE, BadRelay, Device, Relay
from e2e.live.test_carrier import NO_WEBRTC, exchange

ATTACKER = Path(__file__).with_name("attacker.js").read_text(encoding="utf-8")


@pytest.fixture
def eve(device: OpenDevice, live: str, relay: Relay) -> Page:
    """A page with the attacker, which eavesdrops on a room's relay."""
    page = device(script=NO_WEBRTC).page
    page.goto(f"{live}online.html")
    function = ATTACKER[ATTACKER.index("async (room)") :]
    page.evaluate(function, {"code": CODE, "relay": relay.address})
    return page


@pytest.fixture
def pair(device: OpenDevice, eve: Page) -> tuple[Device, Device]:
    """Two devices that talk through the relay, where the attacker can listen."""
    ann, ben = device(script=NO_WEBRTC), device(script=NO_WEBRTC)
    exchange(ann, ben)
    return ann, ben


def join_properly(eve: Page, ann: Device) -> str:
    """Lets the attacker join the room as a normal device; returns its name there."""
    eve.evaluate("attacker.enter()")
    name: str = eve.evaluate("attacker.me.name")
    ann.wait_for_event("opened", name)
    eve.evaluate("attacker.say('now I am here')")
    ann.wait_for_event("received", name, "now I am here")
    return name


@in_one_browser
def test_nobody_can_forge_or_repeat_a_message(pair: tuple[Device, Device], eve: Page) -> None:
    ann, ben = pair
    heard = ben.received(ann.name)
    eve.evaluate("attacker.forge()")
    join_properly(eve, ben)
    assert ben.received(ann.name) == heard


@pytest.mark.deep
@in_one_browser
def test_nobody_can_repeat_messages_to_a_reloaded_page(
    pair: tuple[Device, Device], eve: Page
) -> None:
    ann, ben = pair
    ann_was = ann.name
    ann.page.close()
    ben.reload()
    eve.locator("html[data-sessions='3']").wait_for()
    eve.evaluate("for (const [, sealed] of attacker.heard) attacker.publish(sealed)")
    join_properly(eve, ben)
    assert not [event for event in ben.events if ann_was in event]


@pytest.mark.deep
@in_one_browser
def test_long_texts_and_floods_do_not_reach_the_page(
    pair: tuple[Device, Device], eve: Page
) -> None:
    ann, _ = pair
    name = join_properly(eve, ann)
    eve.evaluate("attacker.send(attacker.sessions(), 'text', 'x'.repeat(8_001))")
    ann.wait_for_event("noisy", name)
    assert ann.received(name) == ["now I am here"]
    ann.frame.evaluate("performance.now = () => 1e9")  # stops the rate limit's clock
    eve.evaluate("""async () => {
      const texts = Array.from({ length: 100 }, (_, number) => `text ${number}`);
      for (const text of texts) await attacker.send(attacker.sessions(), "text", text);
      await attacker.send(attacker.sessions(), "bye", "");
    }""")
    ann.wait_for_event("closed", name)
    assert ann.received(name) == ["now I am here", *(f"text {number}" for number in range(20))]
    assert [event[0] for event in ann.events if name in event].count("noisy") == 2


@in_one_browser
def test_delayed_messages_replace_no_session(device: OpenDevice, eve: Page) -> None:
    ann = device(script=NO_WEBRTC)
    eve.locator("html[data-nonce]").wait_for()
    eve.evaluate("""async () => {
      const old = attacker.copy(attacker.me);
      attacker.heldBack = await attacker.seal(await attacker.answer(old));
    }""")
    name = join_properly(eve, ann)
    ann.advance(6_000)
    eve.evaluate("attacker.publish(attacker.heldBack)")
    eve.evaluate("attacker.say('still here')")
    ann.wait_for_event("received", name, "still here")


@pytest.mark.deep
@in_one_browser
def test_a_copied_key_replaces_a_session_only_when_that_is_silent(
    device: OpenDevice, eve: Page
) -> None:
    ann = device(script=NO_WEBRTC)
    eve.locator("html[data-sessions='1']").wait_for()
    name = join_properly(eve, ann)
    eve.evaluate("attacker.copied = attacker.copy(attacker.me)")
    eve.evaluate("delete document.documentElement.dataset.nonce")
    ann.frame.evaluate("dispatchEvent(new Event('online'))")  # says hello
    eve.locator("html[data-nonce]").wait_for()
    eve.evaluate("""async () => {
      await attacker.say("I am alive");
      attacker.publish(await attacker.seal(await attacker.answer(attacker.copied)));
      await attacker.enter(attacker.copied);
      await attacker.say("from the copy", attacker.copied);
      await attacker.say("I am still alive");
    }""")
    ann.wait_for_event("received", name, "I am still alive")
    assert ann.received(name) == ["now I am here", "I am alive", "I am still alive"]
    ann.forget()
    ann.advance(6_000)
    eve.evaluate("attacker.say('let me in', attacker.copied)")
    ann.wait_for_event("opened", name)
    eve.evaluate("attacker.say('from the copy', attacker.copied)")
    ann.wait_for_event("received", name, "from the copy")
    assert ann.received(name) == ["from the copy"]


@pytest.mark.deep
@in_one_browser
def test_a_full_room_admits_a_device_when_another_is_lost(device: OpenDevice, eve: Page) -> None:
    ann = device(script=NO_WEBRTC)
    eve.locator("html[data-sessions='1']").wait_for()
    eve.evaluate("""async () => {
      for (let one = 0; one < 16; one += 1) await attacker.enter(await attacker.device());
    }""")
    ann.page.wait_for_function(
        "() => window.events.filter(([kind]) => kind === 'opened').length === 16"
    )
    ben = device(script=NO_WEBRTC)
    ben.wait_for_event("full")
    assert [event[0] for event in ben.events if event[0] in ("opened", "full")] == ["full"]
    ann.advance(31_000)
    exchange(ann, ben)
    assert [event[0] for event in ann.events].count("closed") == 1


@pytest.mark.deep
@in_one_browser
def test_a_malicious_relay_disturbs_nobody(
    device: OpenDevice, relay: Relay, with_relays: Callable[..., str]
) -> None:
    bad = BadRelay()
    address = with_relays(bad.address, relay.address)
    ann, ben = device(address=address), device(address=address)
    ann.wait_for_event("opened", ben.name, "direct")
    exchange(ann, ben)
    bad.stop()
