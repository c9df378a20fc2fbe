"""The frame that connects the devices of a room, on its own: pages without Python hold it."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright

from e2e.conftest import in_one_browser
from e2e.live.conftest import OpenDevice
from e2e.live.frames import CODE, Device, Relay, free_port
from tools.setup.browsers import launch_options

NO_WEBRTC = "delete window.RTCPeerConnection;"
NO_ROUTE = """
const Real = window.RTCPeerConnection;
window.RTCPeerConnection = function (options) {
  return new Real({ ...options, iceTransportPolicy: "relay" });
};
"""
"""Candidates of TURN servers only, of which there are none."""
ATTACKER = Path(__file__).with_name("attacker.js").read_text(encoding="utf-8")


def exchange(*devices: Device) -> None:
    """Each device sends a text to all and one to the next device, once it knows them."""
    for device in devices:
        for other in devices:
            if other is not device:
                device.waits("opened", other.name)
    for device, after in zip(devices, [*devices[1:], devices[0]], strict=True):
        device.send(f"from {device.name}")
        device.send("for you only", after.name)
        for other in devices:
            if other is not device:
                other.waits("received", device.name, f"from {device.name}")
        after.waits("received", device.name, "for you only")


@pytest.mark.deep
@pytest.mark.in_chromium
def test_two_devices_connect_and_see_each_other_leave(device: OpenDevice, live_site: Path) -> None:
    ann, ben = device(), device()
    ann.waits("opened", ben.name, "direct")
    ben.waits("opened", ann.name, "direct")
    exchange(ann, ben)
    name = ben.name
    ben.page.close()
    ann.waits("closed", name)
    assert ann.received(name) == [f"from {name}", "for you only"]
    worker = (live_site / "sw.js").read_text(encoding="utf-8")
    assert "online" not in worker, "live play needs the network anyway"


@pytest.mark.deep
@in_one_browser
def test_devices_connect_across_browsers(device: OpenDevice, playwright: Playwright) -> None:
    firefox = playwright.firefox.launch(**launch_options("firefox"))
    ann, ben = device(), device(on=firefox)
    ann.waits("opened", ben.name, "direct")
    ben.waits("opened", ann.name, "direct")
    exchange(ann, ben)
    ann.leave()
    ben.waits("closed", ann.name)
    ann.waits("left")
    ben.page.context.close()
    firefox.close()


@pytest.mark.deep
@in_one_browser
def test_eight_devices_connect_with_each_other(device: OpenDevice) -> None:
    devices = [device() for _ in range(8)]
    for one in devices:
        for other in devices:
            if other is not one:
                one.waits("opened", other.name, "direct")
    exchange(*devices)


@pytest.mark.deep
@in_one_browser
def test_a_reloaded_page_comes_back_under_its_name(device: OpenDevice) -> None:
    ann, ben = device(), device()
    name = ben.name
    ann.waits("opened", name, "direct")
    ben.reload()
    assert ben.name == name
    ann.waits("closed", name)
    ben.waits("opened", ann.name, "direct")
    exchange(ann, ben)


@pytest.mark.deep
@in_one_browser
def test_another_code_is_another_room(device: OpenDevice) -> None:
    ann, eve, ben = device(), device("K7QM3XPA9RTE"), device()
    exchange(ann, ben)
    assert not [event for event in eve.events if event[0] in ("opened", "received")]


@pytest.mark.deep
@pytest.mark.in_chromium
def test_games_go_on_while_the_relay_is_down(device: OpenDevice, relay: Relay) -> None:
    ann, ben = device(), device()
    ann.waits("opened", ben.name, "direct")
    ben.waits("opened", ann.name, "direct")
    relay.stop()
    ann.waits("connection", False)
    ben.waits("connection", False)
    exchange(ann, ben)
    ann.forget()
    relay.start()
    ann.waits("connection", True)
    cat = device()
    cat.waits("opened", ann.name, "direct")
    exchange(ann, cat)


@pytest.mark.deep
@pytest.mark.parametrize("script", [NO_WEBRTC, NO_ROUTE], ids=["no WebRTC", "no route"])
@pytest.mark.in_chromium
def test_without_a_direct_channel_the_relay_carries_everything(
    device: OpenDevice, relay: Relay, script: str
) -> None:
    ann, ben = device(script=script), device(script=script)
    exchange(ann, ben)
    assert not [event for event in ann.events if event[2:3] == ["direct"]]
    relay.stop()
    ann.waits("connection", False)
    ann.forget()
    ben.forget()
    relay.start()
    ann.waits("connection", True)
    ben.waits("connection", True)
    ann.send("again")
    ben.waits("received", ann.name, "again")
    name = ben.name
    ben.page.close()
    ann.waits("closed", name)


@pytest.mark.deep
@in_one_browser
def test_one_relay_of_two_is_enough(
    device: OpenDevice, relay: Relay, with_relays: Callable[..., str]
) -> None:
    address = with_relays(f"ws://127.0.0.1:{free_port()}", relay.address)
    ann, ben = device(address=address), device(address=address)
    ann.waits("opened", ben.name, "direct")
    exchange(ann, ben)


@pytest.mark.deep
@in_one_browser
def test_a_page_that_was_stopped_joins_again(device: OpenDevice) -> None:
    ann, ben = device(), device()
    ann.waits("opened", ben.name, "direct")
    ben.waits("opened", ann.name, "direct")
    ann.forget()
    ben.frame.evaluate("(now => { Date.now = () => now() + 20_000; })(Date.now)")
    ann.waits("opened", ben.name, "relay")
    ann.waits("opened", ben.name, "direct")
    exchange(ann, ben)


@pytest.mark.deep
@in_one_browser
def test_the_frame_obeys_its_page_only(device: OpenDevice) -> None:
    ann, ben = device(), device()
    ann.waits("opened", ben.name)
    order = "['send', 'not from the page']"
    ben.page.evaluate("""() => new Promise((resolve) => {
      const other = document.createElement("iframe");
      other.onload = resolve;
      other.src = "licences.html";
      document.body.append(other);
    })""")
    ben.page.frames[2].evaluate(f"parent.frames[0].postMessage(JSON.stringify({order}), '*')")
    ben.send("from the page")
    ann.waits("received", ben.name, "from the page")
    assert ann.received(ben.name) == ["from the page"]


@pytest.fixture
def eve(device: OpenDevice, live: str, relay: Relay) -> Page:
    """A page with the attacker, in the room of two devices that talk over the relay."""
    page = device(script=NO_WEBRTC).page
    page.goto(f"{live}online.html")
    function = ATTACKER[ATTACKER.index("async (room)") :]
    page.evaluate(function, {"code": CODE, "relay": relay.address})
    return page


@pytest.fixture
def pair(device: OpenDevice, eve: Page) -> tuple[Device, Device]:
    """Two devices that talk over the relay, so that the attacker has heard them."""
    ann, ben = device(script=NO_WEBRTC), device(script=NO_WEBRTC)
    exchange(ann, ben)
    return ann, ben


def come(eve: Page, ann: Device) -> str:
    """The attacker enters the room by the rules; returns its name there."""
    before = {str(event[1]) for event in ann.events if event[0] == "opened"}
    eve.evaluate("attacker.send(attacker.sessions(), 'here', '')")
    eve.evaluate("attacker.send(attacker.sessions(), 'text', 'now I am here')")
    ann.page.locator("body[data-events*='now I am here']").wait_for()
    [name] = {str(event[1]) for event in ann.events if event[0] == "opened"} - before
    return name


@pytest.mark.deep
@in_one_browser
def test_nobody_can_forge_or_repeat_a_message(pair: tuple[Device, Device], eve: Page) -> None:
    ann, ben = pair
    said = ben.received(ann.name)
    eve.evaluate("attacker.forge()")
    come(eve, ben)
    assert ben.received(ann.name) == said


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
    come(eve, ben)
    assert not [event for event in ben.events if ann_was in event]


@pytest.mark.deep
@in_one_browser
def test_long_texts_and_floods_do_not_reach_the_page(
    pair: tuple[Device, Device], eve: Page
) -> None:
    ann, _ = pair
    name = come(eve, ann)
    eve.evaluate("attacker.send(attacker.sessions(), 'text', 'x'.repeat(8_001))")
    ann.waits("noisy", name)
    assert ann.received(name) == ["now I am here"]
    ann.frame.evaluate("performance.now = () => 1e9")  # all in one second
    eve.evaluate("""async () => {
      const texts = Array.from({ length: 100 }, (_, number) => `text ${number}`);
      for (const text of texts) await attacker.send(attacker.sessions(), "text", text);
      await attacker.send(attacker.sessions(), "bye", "");
    }""")
    ann.waits("closed", name)
    assert ann.received(name) == ["now I am here", *(f"text {number}" for number in range(20))]
    assert [event[0] for event in ann.events if name in event].count("noisy") == 2
