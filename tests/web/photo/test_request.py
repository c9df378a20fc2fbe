"""Requests and replies about photos keep their values on the way to the worker and back."""

import json

import pytest

from photo import request
from photo.crops import PhotoPixels
from photo.network import CropReading
from photo.request import (
    KingdomsReply,
    KingdomsRequest,
    LocateReply,
    LocateRequest,
    PhotoReply,
    PhotoRequest,
    SeenGrid,
    parse_request,
    rows_of,
)
from realmino.notation.recognition import READINGS

CORNERS = ((1.0, 2.0), (29.5, 2.0), (29.5, 30.0), (1.0, 30.0))
PICTURE = PhotoPixels(32, 32, bytes(range(256)) * 16)


def certain(reading: str) -> list[float]:
    return [float(one == reading) for one in READINGS]


class Blind:
    """A network that sees wheat everywhere, exactly in the middle of each crop."""

    def read_crop(self, _: object) -> CropReading:
        rest = 0.1 / (len(READINGS) - 1)
        return CropReading([0.9 if one == "w" else rest for one in READINGS], (0.0, 0.0))


@pytest.fixture
def blind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(request, "_network", Blind)


def test_a_photo_arrives_unchanged() -> None:
    asked = PhotoRequest(PICTURE, CORNERS, 5)
    there = parse_request(asked.to_text())
    assert isinstance(there, PhotoRequest)
    assert there.picture == PICTURE
    assert [tuple(corner) for corner in there.corners] == [*CORNERS]
    assert there.largest == 5


def test_a_search_arrives_unchanged() -> None:
    asked = LocateRequest(PICTURE, 7)
    assert parse_request(asked.to_text()) == asked
    assert asked.parse_reply(json.dumps(LocateReply(1.0, CORNERS))) == LocateReply(1.0, CORNERS)
    assert asked.parse_reply(json.dumps(LocateReply(1.0))) == LocateReply(1.0)


@pytest.mark.usefixtures("blind")
def test_no_kingdom_is_found_in_a_field_of_wheat() -> None:
    *before, last = LocateRequest(PICTURE, 3).replies()
    assert {*before} == {LocateReply(0.0)}
    assert last == LocateReply(1.0)


def test_grids_arrive_unchanged() -> None:
    asked = KingdomsRequest(((((0.25,) * 4,) * 2,),))
    there = parse_request(asked.to_text())
    assert isinstance(there, KingdomsRequest)
    assert there.to_text() == asked.to_text()


@pytest.mark.usefixtures("blind")
def test_progress_grows_until_the_grid_comes() -> None:
    replies = [*PhotoRequest(PICTURE, CORNERS, 3).replies()]
    shares = [reply.share for reply in replies]
    assert shares == sorted(shares)
    assert shares[-1] == 1 > shares[-2]
    *before, last = replies
    assert not any(reply.grid for reply in before)
    assert last.grid
    assert (last.grid.rows, last.grid.columns) == (3, 3)
    assert len(last.grid.probabilities) == 9


def test_replies_come_back_unchanged() -> None:
    grid = SeenGrid(CORNERS, 1, 2, [certain("C"), certain("w")])
    asked = PhotoRequest(PICTURE, CORNERS, 5)
    back = asked.parse_reply(json.dumps(PhotoReply(1.0, grid)))
    assert back.grid
    assert back.grid.probabilities == grid.probabilities
    assert asked.parse_reply(json.dumps(PhotoReply(0.5))) == PhotoReply(0.5)
    request = KingdomsRequest(((tuple(map(certain, ("w", "f", "C"))),),))
    *_, reply = request.replies()
    assert isinstance(reply, KingdomsReply)
    [[row]] = request.parse_reply(json.dumps(reply)).kingdoms
    assert [square.reading for square in row] == ["w", "f", "C"]


def test_people_overrule_the_network() -> None:
    grid = SeenGrid(CORNERS, 1, 3, [certain("w"), certain("f"), certain("C")])
    [row] = rows_of(grid, {1: "l"})
    assert row[1] == certain("l")
    *_, reply = KingdomsRequest((rows_of(grid, {1: "l"}),)).replies()
    assert [square.reading for square in reply.kingdoms[0][0]] == ["w", "l", "C"]
