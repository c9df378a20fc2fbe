"""The frame that connects the devices of a room, on its own: pages without Python hold it."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Playwright

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
NO_GOODBYE = "addEventListener('pagehide', (event) => event.stopImmediatePropagation());"
AHEAD = """
if (origin !== "null" && !localStorage.clock) Date.now = (now => () => now() + 3_600_000)(Date.now);
"""
"""The device's clock is an hour ahead until it is corrected."""
COUNT_SOCKETS = """
window.WebSocket = class extends WebSocket {
  constructor(address) {
    super(address);
    const { dataset } = parent.document.documentElement;
    dataset.sockets = Number(dataset.sockets ?? 0) + 1;
  }
};
"""


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
def test_a_reloaded_page_comes_back_without_a_goodbye(device: OpenDevice) -> None:
    ann, ben = device(script=NO_WEBRTC), device(script=NO_WEBRTC + NO_GOODBYE)
    exchange(ann, ben)
    ann.forget()
    ben.reload()
    exchange(ann, ben)
    assert "closed" not in [event[0] for event in ann.events]


@pytest.mark.deep
@in_one_browser
def test_a_device_whose_clock_was_ahead_comes_back(device: OpenDevice) -> None:
    ann, ben = device(), device(script=AHEAD)
    exchange(ann, ben)
    ben.page.evaluate("localStorage.clock = 'corrected'")
    ann.forget()
    ben.reload()
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


@pytest.mark.deep
@in_one_browser
def test_a_blocked_device_stays_out_of_the_room(device: OpenDevice) -> None:
    ann, ben, cat = device(), device(), device()
    exchange(ann, ben, cat)
    ann.block(ben.name)
    ann.waits("closed", ben.name)
    ben.waits("out", ann.name)
    ann.forget()
    ben.send("can you hear me?")
    cat.waits("received", ben.name, "can you hear me?")
    ben.reload()
    ben.waits("out", ann.name)
    exchange(cat, ben)
    ann.send("are you there?")
    cat.waits("received", ann.name, "are you there?")
    assert not [event for event in ann.events if ben.name in event]
    assert not [event for event in ben.events if event[:2] == ["opened", ann.name]]
    ann.block()
    exchange(ann, ben)


@in_one_browser
def test_a_mute_relay_is_no_connection(device: OpenDevice, relay: Relay) -> None:
    ann = device()
    ann.waits("connection", True)
    relay.pause()
    ann.forget()
    begun = ann.page.evaluate("performance.now() - window.begun")
    assert ann.waits("connection", False) - begun < 9_000
    ann.forget()
    relay.start()
    ann.waits("connection", True)
    assert ["connection", False] not in [event[:2] for event in ann.events]
    exchange(ann, device())


@pytest.mark.deep
@in_one_browser
def test_a_mute_connection_is_replaced(device: OpenDevice, relay: Relay) -> None:
    ann = device(script=COUNT_SOCKETS)
    ann.waits("connection", True)
    relay.pause()
    ann.page.locator("html[data-sockets='2']").wait_for()
    relay.start()
    ann.waits("connection", False)
    ann.forget()
    ann.waits("connection", True)
    exchange(ann, device())


@pytest.mark.deep
@in_one_browser
def test_a_room_that_is_open_in_two_tabs_is_reported(device: OpenDevice, live: str) -> None:
    ann, ben = device(), device()
    exchange(ann, ben)
    again = Device(ann.page.context, live, CODE)
    ann.waits("twice")
    again.waits("twice")
    exchange(ann, ben)
    assert [event[0] for event in ann.events].count("twice") == 1
    again.page.close()
    ann.reload()
    exchange(ann, ben)
    assert "twice" not in [event[0] for event in ann.events]
