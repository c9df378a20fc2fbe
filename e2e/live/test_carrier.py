"""The frame that connects a room's devices, in pages without Python."""

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
"""Allows only TURN servers, of which there are none."""
NO_GOODBYE = "addEventListener('pagehide', (event) => event.stopImmediatePropagation());"
AHEAD = """
if (origin !== "null" && !localStorage.clock) Date.now = (now => () => now() + 3_600_000)(Date.now);
"""
"""Sets the device's clock an hour ahead until it is corrected."""
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
    """Each device sends a text to all devices and one to the next."""
    for device in devices:
        for other in devices:
            if other is not device:
                device.wait_for_event("opened", other.name)
    for device, after in zip(devices, [*devices[1:], devices[0]], strict=True):
        device.send(f"from {device.name}")
        device.send("for you only", after.name)
        for other in devices:
            if other is not device:
                other.wait_for_event("received", device.name, f"from {device.name}")
        after.wait_for_event("received", device.name, "for you only")


@pytest.mark.deep
@pytest.mark.in_chromium
def test_two_devices_connect_and_see_each_other_leave(device: OpenDevice, live_site: Path) -> None:
    ann, ben = device(), device()
    ann.wait_for_event("opened", ben.name, "direct")
    ben.wait_for_event("opened", ann.name, "direct")
    exchange(ann, ben)
    name = ben.name
    ben.page.close()
    ann.wait_for_event("closed", name)
    assert ann.received(name) == [f"from {name}", "for you only"]
    worker = (live_site / "sw.js").read_text(encoding="utf-8")
    assert "online" not in worker, "live play needs the network anyway"


@pytest.mark.deep
@in_one_browser
def test_devices_connect_across_browsers(device: OpenDevice, playwright: Playwright) -> None:
    firefox = playwright.firefox.launch(**launch_options("firefox"))
    ann, ben = device(), device(on=firefox)
    ann.wait_for_event("opened", ben.name, "direct")
    ben.wait_for_event("opened", ann.name, "direct")
    exchange(ann, ben)
    ann.leave()
    ben.wait_for_event("closed", ann.name)
    ann.wait_for_event("left")
    ben.page.context.close()
    firefox.close()


@pytest.mark.deep
@in_one_browser
def test_eight_devices_connect_with_each_other(device: OpenDevice) -> None:
    devices = [device() for _ in range(8)]
    for one in devices:
        for other in devices:
            if other is not one:
                one.wait_for_event("opened", other.name, "direct")
    exchange(*devices)


@pytest.mark.deep
@in_one_browser
def test_a_reloaded_page_keeps_its_name(device: OpenDevice) -> None:
    ann, ben = device(), device()
    name = ben.name
    ann.wait_for_event("opened", name, "direct")
    ben.reload()
    assert ben.name == name
    ann.wait_for_event("closed", name)
    ben.wait_for_event("opened", ann.name, "direct")
    exchange(ann, ben)


@pytest.mark.deep
@in_one_browser
def test_a_reload_without_a_goodbye_keeps_the_name(device: OpenDevice) -> None:
    ann, ben = device(script=NO_WEBRTC), device(script=NO_WEBRTC + NO_GOODBYE)
    exchange(ann, ben)
    ann.forget()
    ben.reload()
    exchange(ann, ben)
    assert "closed" not in [event[0] for event in ann.events]


@pytest.mark.deep
@in_one_browser
def test_a_device_returns_after_its_clock_was_ahead(device: OpenDevice) -> None:
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
def test_devices_stay_connected_without_the_relay(device: OpenDevice, relay: Relay) -> None:
    ann, ben = device(), device()
    ann.wait_for_event("opened", ben.name, "direct")
    ben.wait_for_event("opened", ann.name, "direct")
    relay.stop()
    ann.wait_for_event("connection", False)
    ben.wait_for_event("connection", False)
    exchange(ann, ben)
    ann.forget()
    relay.start()
    ann.wait_for_event("connection", True)
    cat = device()
    cat.wait_for_event("opened", ann.name, "direct")
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
    ann.wait_for_event("connection", False)
    ann.forget()
    ben.forget()
    relay.start()
    ann.wait_for_event("connection", True)
    ben.wait_for_event("connection", True)
    ann.send("again")
    ben.wait_for_event("received", ann.name, "again")
    name = ben.name
    ben.page.close()
    ann.wait_for_event("closed", name)


@pytest.mark.deep
@in_one_browser
def test_one_relay_of_two_is_enough(
    device: OpenDevice, relay: Relay, with_relays: Callable[..., str]
) -> None:
    address = with_relays(f"ws://127.0.0.1:{free_port()}", relay.address)
    ann, ben = device(address=address), device(address=address)
    ann.wait_for_event("opened", ben.name, "direct")
    exchange(ann, ben)


@pytest.mark.deep
@in_one_browser
def test_a_stopped_page_rejoins(device: OpenDevice) -> None:
    ann, ben = device(), device()
    ann.wait_for_event("opened", ben.name, "direct")
    ben.wait_for_event("opened", ann.name, "direct")
    ann.forget()
    ben.frame.evaluate("(now => { Date.now = () => now() + 20_000; })(Date.now)")
    ann.wait_for_event("opened", ben.name, "relay")
    ann.wait_for_event("opened", ben.name, "direct")
    exchange(ann, ben)


@pytest.mark.deep
@in_one_browser
def test_the_frame_obeys_its_page_only(device: OpenDevice) -> None:
    ann, ben = device(), device()
    ann.wait_for_event("opened", ben.name)
    order = "['send', 'not from the page']"
    ben.page.evaluate("""() => new Promise((resolve) => {
      const other = document.createElement("iframe");
      other.onload = resolve;
      other.src = "licences.html";
      document.body.append(other);
    })""")
    ben.page.frames[2].evaluate(f"parent.frames[0].postMessage(JSON.stringify({order}), '*')")
    ben.send("from the page")
    ann.wait_for_event("received", ben.name, "from the page")
    assert ann.received(ben.name) == ["from the page"]


@pytest.mark.deep
@in_one_browser
def test_a_blocked_device_stays_out_of_the_room(device: OpenDevice) -> None:
    ann, ben, cat = device(), device(), device()
    exchange(ann, ben, cat)
    ann.block(ben.name)
    ann.wait_for_event("closed", ben.name)
    ben.wait_for_event("out", ann.name)
    ann.forget()
    ben.send("can you hear me?")
    cat.wait_for_event("received", ben.name, "can you hear me?")
    ben.reload()
    ben.wait_for_event("out", ann.name)
    exchange(cat, ben)
    ann.send("are you there?")
    cat.wait_for_event("received", ann.name, "are you there?")
    assert not [event for event in ann.events if ben.name in event]
    assert not [event for event in ben.events if event[:2] == ["opened", ann.name]]
    ann.block()
    exchange(ann, ben)


@pytest.mark.deep
@in_one_browser
def test_a_silent_relay_counts_as_disconnected(device: OpenDevice, relay: Relay) -> None:
    ann = device()
    ann.wait_for_event("connection", True)
    relay.pause()
    ann.forget()
    started = ann.page.evaluate("performance.now() - window.begun")
    assert ann.wait_for_event("connection", False) - started < 9_000
    ann.forget()
    relay.start()
    ann.wait_for_event("connection", True)
    assert ["connection", False] not in [event[:2] for event in ann.events]
    exchange(ann, device())


@pytest.mark.deep
@in_one_browser
def test_a_silent_connection_is_replaced(device: OpenDevice, relay: Relay) -> None:
    ann = device(script=COUNT_SOCKETS)
    ann.wait_for_event("connection", True)
    relay.pause()
    ann.page.locator("html[data-sockets='2']").wait_for()
    relay.start()
    ann.wait_for_event("connection", False)
    ann.forget()
    ann.wait_for_event("connection", True)
    exchange(ann, device())


@pytest.mark.deep
@in_one_browser
def test_two_tabs_in_one_room_are_reported(device: OpenDevice, live: str) -> None:
    ann, ben = device(), device()
    exchange(ann, ben)
    again = Device(ann.page.context, live, CODE)
    ann.wait_for_event("twice")
    again.wait_for_event("twice")
    exchange(ann, ben)
    assert [event[0] for event in ann.events].count("twice") == 1
    again.page.close()
    ann.reload()
    exchange(ann, ben)
    assert "twice" not in [event[0] for event in ann.events]
