"""The bar and the menu of a live game, which say whom the game waits for."""

from typing import Any

from browser.messages import say
from live import bar, waiting
from live.room import Room
from live.values import Plan
from table.wording.bar import Shown
from tests.web.live.rooms import Devices


def begun(count: int = 2) -> Devices:
    """Devices that have started a game."""
    devices = Devices(Plan(f"K{count}", "p" * count), count)
    devices.start()
    return devices


def device_to_move(devices: Devices) -> tuple[str, str]:
    """The device that has to choose, and another one."""
    chooser = next(name for name, room in devices.rooms.items() if room.may_choose)
    return chooser, next(name for name in devices.rooms if name != chooser)


def shown(room: Room, **more: Any) -> Shown | None:
    shared = room.shared
    assert shared
    return bar.bar_content(room, shared, shared.match(), "Ann", waits=False, **more)


def test_offers_nothing_while_everyone_is_present() -> None:
    devices = begun()
    assert [shown(room) for room in devices.rooms.values()] == [None, None]


def test_without_a_connection_nothing_can_be_changed() -> None:
    devices = begun()
    chooser, other = device_to_move(devices)
    devices.vanish(chooser)
    devices.offline.add(other)
    devices.pass_time(60)
    assert shown(devices.rooms[other]) == Shown(say("live-offline"), {}, is_urgent=False)
    assert "bot-for-me" not in bar.menu(devices.rooms[other], None)


def test_offers_a_bot_for_somebody_who_is_away() -> None:
    devices = begun()
    chooser, other = device_to_move(devices)
    devices.vanish(chooser)
    devices.pass_time(10)
    content = shown(devices.rooms[other])
    assert content
    assert content.text == say("live-away", names=[chooser.title()])
    assert [*content.buttons] == ["wait", "bot", "by-link"]


def test_a_player_hands_over_to_a_bot_and_plays_again() -> None:
    devices = begun()
    chooser, _ = device_to_move(devices)
    room = devices.rooms[chooser]
    assert "bot-for-me" in bar.menu(room, None)
    devices.act(chooser, lambda room: room.let_bot_play(True))
    content = shown(room)
    assert content
    assert content.text == say("live-handed-over")
    assert [*content.buttons] == ["play-again"]
    assert "bot-for-me" not in bar.menu(room, None)
    devices.act(chooser, lambda room: room.let_bot_play(False))
    assert not room.has_handed_over


def test_offers_notifications_only_where_there_are_some() -> None:
    room = begun().rooms["ann"]
    labels = [bar.menu(room, notifies).get("notify") for notifies in (None, False, True)]
    assert labels == [None, say("live-notify"), say("live-notify-off")]


def test_after_a_minute_names_the_player_that_the_game_waits_for() -> None:
    devices = begun()
    chooser, other = device_to_move(devices)
    shared = devices.rooms[other].shared
    assert shared
    match, name = shared.match(), chooser.title()
    texts = [bar.waiting_text(shared, match, seconds) for seconds in (59, 60, 200, 3_600, 90_000)]
    minutes = [say("live-waits", name=name, minutes=number) for number in (1, 3)]
    hours = [say("live-waits-hours", name=name, hours=number) for number in (1, 25)]
    assert texts == ["", *minutes, *hours]
    own = devices.rooms[chooser].shared
    assert own
    assert not bar.waiting_text(own, match, 200)


def test_a_spectator_can_only_leave_and_is_counted() -> None:
    devices = begun()
    devices.add("cat")
    devices.pass_time(3)
    cat = devices.rooms["cat"]
    assert cat.is_latecomer
    devices.act("cat", Room.watch)
    devices.pass_time(5)
    content = shown(cat)
    assert content
    assert [*content.buttons] == ["stop"]
    assert [*bar.menu(cat, True)] == ["invite-watch"]
    ann = devices.rooms["ann"]
    assert waiting.watchers(ann) == 1
    assert [device.name for device in waiting.devices(ann)] == ["Ann", "Ben"]
    assert {device.name for device in waiting.devices(cat)} == {"Ann", "Ben"}
