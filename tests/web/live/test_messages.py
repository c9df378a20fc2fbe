"""A device reads or refuses changed messages: another device may send anything."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from live.messages import Here, message, read
from live.values import Plan
from realmino.together.fair import Refused
from tests.web.live.rooms import Devices, room_letter

values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats()
    | st.text(max_size=30)
    | st.sampled_from(["ann", "ben", "pp", "ppz", "K2", "W8t", "EAAB", "\ud800", "x" * 400]),
    lambda inside: st.lists(inside, max_size=4) | st.dictionaries(st.text(max_size=6), inside),
    max_leaves=8,
)
"""Any value that JSON can have."""
HERE: dict[str, Any] = {
    "number": 5, "name": "Ben", "plan": "x", "ready": "x", "seats": [[1, "Ben"]], "answer": "",
    "owner": 1, "letter": "x", "vote": "AAAB", "undo": ["ben:1", "IAAB", True],
    "wants_bot": True, "wants_back": False, "rejected": [0], "rematch": "x",
}  # fmt: skip
PLAN = Plan("K2", "pp", peers=("ann", "ben"), names=("Ann", "Ben")).to_data()


@given(name=st.sampled_from([*HERE]), value=values)
def test_a_sign_of_life_is_read_or_refused(name: str, value: object) -> None:
    try:
        here = Here.from_data(HERE | {name: value})
    except (ValueError, OverflowError):
        return
    assert Here.from_data(here.to_data()) == here


@given(name=st.sampled_from([*PLAN]), value=values)
def test_a_plan_is_read_or_refused(name: str, value: object) -> None:
    try:
        plan = Plan.from_data(PLAN | {name: value})
    except (ValueError, OverflowError, Refused):
        return
    assert Plan.from_data(plan.to_data()) == plan


@given(text=st.text(max_size=60) | values.map(json.dumps))
def test_a_text_is_read_or_refused(text: str) -> None:
    try:
        kind, _ = read(text)
    except ValueError:
        return
    assert kind in ("", "here", "plan", "letter", "gesture", "out", "bye")


@pytest.mark.parametrize("is_started", [False, True], ids=["lobby", "game"])
@settings(max_examples=15)
@given(
    contents=st.lists(
        st.tuples(
            st.sampled_from(["here", "plan", "letter", "gesture", "out"]),
            values
            | st.tuples(st.sampled_from([*HERE]), values).map(lambda one: HERE | dict([one])),
        ),
        min_size=1,
        max_size=8,
    )
)
def test_a_room_survives_all_messages(is_started: bool, contents: list[tuple[str, Any]]) -> None:
    devices = Devices(Plan("K2", "pp"))
    if is_started:
        devices.start()
    room = devices.rooms["ann"]
    before = room.letter
    for kind, content in contents:
        devices.now += 0.3
        room.received("ben", message(kind, content), devices.now)
        room.tick(devices.now)
        json.dumps(room.to_data())
        assert room.people["ann"]
        room.take_events()
        room.take_outbox()
    if is_started:
        assert room_letter(room) is before
