"""Sessions on a device, and people and bots who play them on."""

from collections.abc import Callable
from random import Random
from typing import TypeVar

from table.device import Device
from table.effects import AskBot, Effect, LogLine
from table.match import Match
from table.session import Mode
from table.settings import Settings
from tests.web.fixtures import answer_to

T = TypeVar("T")

SILENT = Settings()
ASKING = Settings(handover=True)


def playing(match: Match, settings: Settings = SILENT, mode: Mode = Mode.PLAYING) -> Device:
    """A device on which the match is played."""
    return Device(match, settings, mode)


def effects(device: Device) -> list[Effect]:
    """The effects to be carried out, each returned once."""
    emitted, device.effects = device.effects, []
    return emitted


def of_kind(kind: type[T], emitted: list[Effect]) -> list[T]:
    """The effects of one kind."""
    return [effect for effect in emitted if isinstance(effect, kind)]


def record(device: Device) -> str:
    """The record of the game as far as it has come."""
    return str(device.match.game)


def think(device: Device) -> list[Effect]:
    """The bots' turns, until a person is to choose."""
    emitted: list[Effect] = []
    while new := effects(device):
        emitted += new
        for asked in of_kind(AskBot, new):
            device.answer(answer_to(asked))
    return emitted


def choose(device: Device, random: Random | None = None) -> str:
    """A person's choice: any, or the first."""
    options = device.view.options
    token = (random.choice(options) if random else options[0]).token
    device.play(token)
    return token


def play_until(device: Device, holds: Callable[[Device], object]) -> None:
    """People and bots play on until something holds."""
    random = Random(3)
    think(device)
    while not holds(device):
        assert device.choosing
        choose(device, random)
        think(device)


def log_of(match: Match) -> list[LogLine]:
    """The log of somebody who comes to the table only now."""
    return playing(match, mode=Mode.MOMENT).log
