"""The events from the frame that connects a room's devices."""

import json

import pytest

from live.carrier import (
    CarrierEvent,
    Closed,
    Connection,
    Full,
    Joined,
    Noisy,
    Opened,
    OpenInAnotherTab,
    Received,
    Removed,
    Route,
    parse_event,
)


@pytest.mark.parametrize(
    ("message", "event"),
    [
        (["joined", "me"], Joined("me")),
        (["opened", "ann", "direct"], Opened("ann", Route.DIRECT)),
        (["opened", "ann", "relay"], Opened("ann", Route.RELAY)),
        (["closed", "ann"], Closed("ann")),
        (["received", "ann", "[1]"], Received("ann", "[1]")),
        (["connection", False], Connection(False)),
        (["noisy", "ann"], Noisy("ann")),
        (["full", "x"], Full()),
        (["out", "ann"], Removed("ann")),
        (["twice"], OpenInAnotherTab()),
    ],
)
def test_reads_every_event(message: list[object], event: CarrierEvent) -> None:
    assert repr(parse_event(json.dumps(message))) == repr(event)  # unlike tuples can be equal


@pytest.mark.parametrize(
    "message",
    [["opened", "ann"], ["opened", "ann", "mail"], ["closed", 1], ["out"], "closed", 7, []],
)
def test_refuses_anything_else(message: object) -> None:
    with pytest.raises(ValueError, match="not"):
        parse_event(json.dumps(message))
