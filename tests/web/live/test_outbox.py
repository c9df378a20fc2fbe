import json
from typing import Any

import pytest

from live.messages import Here
from live.outbox import Outbox
from live.people import BEAT
from live.values import Gesture, Sent
from realmino.together.fair import Refused


def contents(sent: list[Sent]) -> list[dict[str, Any]]:
    """Returns the contents of messages, without their version."""
    return [
        {kind: data for kind, data in json.loads(text).items() if kind != "v"} for text, _ in sent
    ]


def test_a_heartbeat_is_sent_regularly_and_after_changes() -> None:
    outbox = Outbox(lambda: Here(0, "Ann"), 100)
    ann = [{"here": {"number": number, "name": "Ann"}} for number in (1, 2, 3)]
    assert contents(outbox.take(None, 100)) == ann[:1]
    outbox.tick(100 + BEAT / 2)
    assert not outbox.take(None, 100 + BEAT / 2)
    outbox.is_changed = True
    assert contents(outbox.take(None, 100 + BEAT / 2)) == ann[1:2]
    outbox.tick(100 + 2 * BEAT)
    assert contents(outbox.take(None, 100 + 2 * BEAT)) == ann[2:]


def test_a_plan_is_sent_once() -> None:
    outbox = Outbox(lambda: Here(0), 100)
    assert contents(outbox.take({"term": 1}, 100)) == [
        {"plan": {"term": 1}},
        {"here": {"number": 1}},
    ]
    assert not outbox.take({"term": 1}, 100)
    assert contents(outbox.take({"term": 2}, 100))[0] == {"plan": {"term": 2}}


def test_gestures_need_a_pause_between_them() -> None:
    outbox = Outbox(lambda: Here(0), 100)
    outbox.send_gesture(Gesture.OOPS, 101)
    with pytest.raises(Refused, match="too-soon"):
        outbox.send_gesture(Gesture.OOPS, 101.5)
    outbox.send_gesture(Gesture.OOPS, 102)
    assert [*map(str, contents(outbox.take(None, 102)))].count("{'gesture': 'oops'}") == 2


def test_a_closed_outbox_sends_only_earlier_messages() -> None:
    outbox = Outbox(lambda: Here(0), 100)
    outbox.close()
    outbox.send("letter", "late")
    assert contents(outbox.take({"term": 1}, 100)) == [{"bye": 1}]
    outbox.tick(100 + BEAT)
    assert not outbox.take(None, 100 + BEAT)
