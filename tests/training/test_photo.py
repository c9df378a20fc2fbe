"""Learning from photos, without PyTorch: altered pictures, files of weights, and evaluation."""

import io
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
import resvg_py
from PIL import Image

from photo.crops import SIDE, UNIT, PhotoPixels, crops
from photo.geometry import Corners
from photo.network import Network
from photo.reading import DOUBTFUL
from realmino.drawing.art.castle import castle
from realmino.drawing.art.land import square
from realmino.drawing.shapes import Group
from realmino.drawing.svg import svg
from realmino.drawing.theme import light
from realmino.notation.recognition import CASTLE, READINGS
from realmino.pieces.terrain import TERRAIN_OF_LETTER
from training import photo, photo_pictures
from training.photo import LearnedLayer
from training.photo_pictures import PhotoBoard, Pixels, Samples, square_corners

ROWS = (
    ("f", "f", "l", "l", "g"),
    ("w1", "f", "l1", "w", "g"),
    ("f1", "w", "C", "s1", "w"),
    ("m3", "s", "s", "f", "f"),
    ("w", "w", "w", "g", "g"),
)
"""A kingdom of twelve dominoes."""
POINTS = 3 + 1 + 1 + 1 + 3
"""The points of a lake of three, and of single squares of wheat, forest, swamp and mine."""
TRUTH = tuple(reading for row in ROWS for reading in row)


def drawing() -> Image.Image:
    """The kingdom as the table draws it."""
    shapes: list[Group] = []
    for number, reading in enumerate(TRUTH):
        row, column = divmod(number, 5)
        if reading == CASTLE:
            piece = castle("blue", light)
        else:
            terrain = TERRAIN_OF_LETTER[reading[0]].name.lower()
            piece = square(terrain, int(reading[1:] or 0), 0, light)
        shapes.append(Group((piece,), x=100 * column, y=100 * row))
    picture = svg(tuple(shapes), 500, 500, "a kingdom")
    return Image.open(io.BytesIO(resvg_py.svg_to_bytes(svg_string=picture))).convert("RGB")


@pytest.fixture(scope="module")
def drawn() -> Image.Image:
    return drawing()


def write_table(folder: Path, photos: dict[str, Sequence[str]]) -> None:
    """Writes `kingdoms.csv` with the rows of each photo, each from a different kingdom."""
    lines = [",".join(("photo", "kingdom", *(f"row{row}" for row in range(1, 6))))]
    lines += [",".join((name, str(kingdom), *rows)) for kingdom, (name, rows) in
              enumerate(photos.items())]  # fmt: skip
    (folder / "kingdoms.csv").write_text("\n".join(lines), encoding="utf-8")


@pytest.fixture
def folder(tmp_path: Path, drawn: Image.Image) -> Path:
    """Two drawn photos: one with the right labels, one with two wrong ones."""
    rows = [" ".join(row) for row in ROWS]
    wrong = ["f0 f0 l0 l0 g0", "w1 f0 l1 w0 g0", "f1 w0 C s1 w0", "m3 s0 s0 f0 f1", "w w w g l"]
    write_table(tmp_path, {"right.png": rows, "wrong.png": wrong})
    for name in ("right.png", "wrong.png"):
        drawn.save(tmp_path / name)
    return tmp_path


def template_network(drawn: Image.Image) -> list[LearnedLayer]:
    """A network that recognises drawn squares by the mean colours of 6 by 6 inner parts."""
    side = SIDE // 8
    filters = [[float(one % 3 == colour) for one in range(3 * side**2)] for colour in range(3)]
    means = LearnedLayer(side, side, 0, np.array(filters) / side**2, np.full(3, 0.5))
    is_inside = [0 < row < 7 and 0 < column < 7 for row in range(8) for column in range(8)]
    picture = PhotoPixels(250, 250, photo.downscale(drawn).convert("RGBA").tobytes())
    outputs, biases = np.zeros((len(READINGS) + 2, 192)), np.full(len(READINGS) + 2, -1000.0)
    biases[-2:] = 0
    for reading, crop in zip(TRUTH, crops(picture, square_corners(250), 5, 5), strict=True):
        values = np.array(crop).reshape(8, side, 8, side, 3).mean((1, 3)) / UNIT
        template = (values * np.reshape(is_inside, (8, 8, 1))).flatten()
        place = READINGS.index(reading)
        outputs[place], biases[place] = 100 * template, -50 * (template**2).sum()
    return [means, LearnedLayer(0, 0, 0, outputs, biases)]


@pytest.fixture
def weights(tmp_path: Path, drawn: Image.Image) -> Path:
    """A file of weights that can read drawings."""
    file = tmp_path / "weights.json"
    file.write_text(photo.pack_weights(template_network(drawn)), encoding="utf-8")
    return file


def test_the_points_of_readings() -> None:
    assert photo.points(TRUTH) == POINTS


def test_a_file_of_weights_keeps_the_network(drawn: Image.Image) -> None:
    means, outputs = template_network(drawn)
    parsed = Network.parse(photo.pack_weights([means, outputs]))
    (layer,) = parsed.layers
    assert (layer.size, layer.step, layer.padding) == means[:3]
    for learned, read in ((means, layer.filters), (outputs, parsed.outputs)):
        assert [one.bias for one in read] == pytest.approx(learned.biases.tolist(), abs=1e-4)
        for numbers, one in zip(learned.weights, read, strict=True):
            largest = np.abs(numbers).max()
            found = [weight * one.scale for weight in one.weights]
            assert found == pytest.approx(numbers, abs=largest / 254 + 1e-4 * largest)


def test_the_evaluation_names_wrong_squares(folder: Path, weights: Path) -> None:
    wrong, framed, time, last = photo.evaluate(folder, weights, None, False, 0)
    assert wrong.startswith(f"wrong.png: {POINTS} points instead of ")
    assert re.findall(r"row (\d) column (\d) is (\S+), not (\S+) ", wrong) == [
        ("4", "5", "f1", "f"),
        ("5", "5", "l", "g"),
    ]
    assert re.fullmatch(r"\d+ of 50 squares are framed \(\d+\.\d%\)", framed)
    assert re.match(r"\d+\.\d\d s", time)
    assert last == "points 1 of 2, squares 48 of 50, framed 0 of 2"


def test_the_command_prints_the_evaluation(
    folder: Path, weights: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_table(folder, {"right.png": [" ".join(row) for row in ROWS]})
    for option, photos in ((["--hard"], 2), (["--rough", "4"], 1)):
        photo.main(["evaluate", str(folder), str(weights), *option])
        last = capsys.readouterr().out.splitlines()[-1]
        counts = rf"points \d of {photos}, squares \d+ of {25 * photos}, framed \d+ of \d+"
        assert re.fullmatch(counts, last)


def test_framed_squares_are_those_below_the_threshold() -> None:
    low, high = DOUBTFUL - 0.1, DOUBTFUL + 0.1
    wrong = tuple(
        photo.WrongSquare(place, "w", "l", loss) for place, loss in ((0, low), (1, high), (2, low))
    )
    results = [
        photo.PhotoResult("a", 5, 6, wrong, (low, high, low, low, high)),
        photo.PhotoResult("b", 5, 5, (), (high,) * 5),
    ]
    assert [*photo.report(results)][1:] == [
        "3 of 10 squares are framed (30.0%)",
        "points 1 of 2, squares 7 of 10, framed 2 of 3",
    ]


def test_malformed_tables_are_refused(tmp_path: Path, drawn: Image.Image) -> None:
    for rows in (["w w w w"] * 5, ["w w w w w4"] * 5):
        write_table(tmp_path, {"a.png": rows})
        with pytest.raises(ValueError, match=r"a\.png"):
            photo.photos(tmp_path)
    write_table(tmp_path, {"a.png": ["w w w w w"] * 5})
    drawn.resize((500, 400)).save(tmp_path / "a.png")
    with pytest.raises(ValueError, match="square"):
        photo.photos(tmp_path)[0].picture()


def test_all_photos_of_a_kingdom_are_in_one_fold() -> None:
    kingdoms = [str(number % 12) for number in range(40)]
    known = [photo.LabelledPhoto(Path(f"{n}.png"), one, TRUTH) for n, one in enumerate(kingdoms)]
    fold_of = dict(zip(kingdoms, photo.folds(known), strict=True))
    assert photo.folds(known) == [fold_of[kingdom] for kingdom in kingdoms]
    counts = [[*fold_of.values()].count(fold) for fold in range(photo.FOLDS)]
    assert sorted(counts) == [2, 2, 2, 3, 3]


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limits the versions of each picture, so that making samples is quick."""
    for name, count in (
        ("VERSIONS", 2),
        ("FAR_VERSIONS", 1),
        ("MIXED_BOARDS", 2),
        ("TABLE_CROPS", 3),
    ):
        monkeypatch.setattr(photo_pictures, name, count)


def boards(drawn: Image.Image) -> list[PhotoBoard]:
    pixels = photo_pictures.pixels(photo.downscale(drawn))
    return [PhotoBoard(pixels, TRUTH, fold) for fold in (0, 0, 1)]


@pytest.mark.usefixtures("few")
def test_samples_are_always_the_same(drawn: Image.Image) -> None:
    samples = photo_pictures.samples(boards(drawn))
    count = 25 * (3 * 3 + 2 * 2) + 2 * 3
    assert [len(values) for values in samples] == [count] * 4
    assert samples.crops.shape[1:] == (SIDE, SIDE, 3)
    for one, other in zip(samples, photo_pictures.samples(boards(drawn)), strict=True):
        np.testing.assert_array_equal(one, other)
    first = [READINGS.index(reading) for reading in TRUTH]
    assert samples.readings[:25].tolist() == first


@pytest.mark.usefixtures("few")
def test_a_fold_learns_nothing_from_its_own_photos(drawn: Image.Image) -> None:
    samples = photo_pictures.samples(boards(drawn))
    rest = samples.without(1)
    assert {*rest.folds.tolist()} == {0}
    # Another picture in fold 1 doesn't change the samples of fold 0.
    first, second, third = boards(drawn)
    changed = photo_pictures.samples([first, second, third._replace(pixels=third.pixels / 2)])
    np.testing.assert_array_equal(changed.without(1).crops, rest.crops)


def test_offsets_say_where_the_squares_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """Red encodes x and green encodes y, so each crop shows where it was cut."""
    monkeypatch.setattr(photo_pictures, "vary_light", lambda random, picture: picture)
    down, along = np.mgrid[:250, :250].astype(np.float32)
    pixels: Pixels = np.stack([along / 250, down / 250, np.ones_like(down)], -1)
    for number in range(20):
        random = np.random.default_rng(number)
        cut = photo_pictures._version(random, pixels, {}, number % 2 == 1)
        for place in (6, 7, 8, 11, 12, 13, 16, 17, 18):
            row, column = divmod(place, 5)
            middle = cut.crops[place, 23:25, 23:25].mean((0, 1))
            x, y = middle[:2] / middle[2] * 5 + 0.5 / 50
            expected = (column + 0.5, row + 0.5) + cut.offsets[place]
            assert (x, y) == pytest.approx(expected.tolist(), abs=0.01)


def test_learning_cuts_crops_as_the_page_does(drawn: Image.Image) -> None:
    corners: Corners = ((12, 3), (240, 20), (245, 251), (-9, 230))
    small = photo.downscale(drawn)
    page = crops(PhotoPixels(250, 250, small.convert("RGBA").tobytes()), corners, 5, 5)
    learned = photo_pictures._crops(photo_pictures.pixels(small), corners, np.zeros((25, 2)))
    shown = np.array(page).reshape(25, SIDE, SIDE, 3) / UNIT
    np.testing.assert_allclose(learned, shown, atol=0.6 / UNIT)


def test_a_bad_copy_is_always_the_same(drawn: Image.Image) -> None:
    pixels = photo_pictures.pixels(drawn)
    (one, corners), (same, _), (other, _) = (
        photo_pictures.degrade(pixels, "a.png", version) for version in (0, 0, 1)
    )
    np.testing.assert_array_equal(one, same)
    assert np.abs(one - other).max() > 0.1
    true = square_corners(500)
    off = np.abs([np.subtract(*points) for points in zip(corners, true, strict=True)])
    assert 0 < off.max() <= 12


class Learning:
    """Stands in for PyTorch: records the folds it learns from, and returns a fixed network."""

    def __init__(self, network: list[LearnedLayer]) -> None:
        self.network = network
        self.folds: list[set[int]] = []

    def train_network(self, samples: Samples, seed: int) -> list[LearnedLayer]:
        """Returns the fixed network, whatever the samples are."""
        self.folds.append({*samples.folds.tolist()})
        return self.network


@pytest.fixture
def learning(monkeypatch: pytest.MonkeyPatch, drawn: Image.Image, few: None) -> Learning:
    stand_in = Learning(template_network(drawn))
    module = SimpleNamespace(train_network=stand_in.train_network)
    monkeypatch.setitem(sys.modules, "training.photo_network", module)
    return stand_in


def test_learn_writes_the_file_of_weights(folder: Path, learning: Learning) -> None:
    file = folder / "learned.py"
    photo.main(["learn", str(folder), str(file)])
    assert photo.weights_text_in(file) == photo.pack_weights(learning.network).strip()
    assert len(learning.folds[0]) == 2, "both kingdoms"


def test_cross_validation_keeps_kingdoms_apart(folder: Path, learning: Learning) -> None:
    kept = folder / "networks"
    *_, last = photo.evaluate(folder, None, kept, False, 0)
    assert last == "points 1 of 2, squares 48 of 50, framed 0 of 2"
    own = [*photo.folds(photo.photos(folder))]
    assert learning.folds == [{*own} - {fold} for fold in range(photo.FOLDS)]
    assert [*photo.evaluate(folder, None, kept, False, 0)][-1] == last
    assert len(learning.folds) == photo.FOLDS, "the kept networks were used"
