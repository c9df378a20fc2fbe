"""Trains a network to read photos of kingdoms, and measures how well it reads them.

A folder of photos has a `kingdoms.csv` with the columns photo (its file), kingdom (the same number
for all photos of a kingdom), and row1 to row5. A row has five readings separated by spaces, such as
``w0 C g2 - m3``. A photo is square, at least 250 pixels wide, and filled by the kingdom.

- ``python -m training.photo learn FOLDER WEIGHTS`` trains on all photos and writes the weights
  file, ``web/photo/weights_data.py``. It needs PyTorch, NumPy and Pillow, and takes some minutes.
- ``python -m training.photo evaluate FOLDER WEIGHTS`` reads all photos as the page does, and prints
  the misread ones and the totals.
- ``python -m training.photo evaluate FOLDER`` reads each photo with a network trained only on other
  kingdoms (cross-validation), and needs PyTorch too. ``--keep NETWORKS`` writes these networks to a
  folder, or uses those already there.

``--hard`` evaluates degraded copies of the photos, ``--rough N`` uses corners that are off by up to
N hundredths of a square, and ``--whole`` looks for the corners in a made-up photo of a table.
Install PyTorch in a separate environment; nothing else needs it.
"""

import argparse
import csv
import json
import sys
from base64 import b64encode
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from time import process_time
from typing import Final, NamedTuple
from zlib import crc32

import numpy as np
from PIL import Image

from photo.crops import PhotoPixels
from photo.geometry import Corners
from photo.locating import locate
from photo.network import Network
from photo.reading import DOUBTFUL, PhotoReading, losses, read, read_squares
from realmino.notation.recognition import READINGS
from realmino.pieces.kingdom import Kingdom
from training.photo_pictures import (
    GRID,
    SQUARE,
    TABLE_WIDTH,
    PhotoBoard,
    Pixels,
    Samples,
    degrade,
    image,
    move_corners,
    on_table,
    pixels,
    samples,
    scene,
    square_corners,
)

MODULE: Final = '''"""The weights of the network, which `training.photo` has learned."""

TEXT = '{}'
'''
"""The weights file, a module because the page's archives contain modules."""

FOLDS: Final = 5

DEGRADED_COPIES: Final = 2
"""The number of degraded copies of each photo."""

SIDE: Final = GRID * SQUARE
"""The side of the square picture to read, in pixels."""


class LabelledPhoto(NamedTuple):
    """A photo of a kingdom and what it shows."""

    path: Path
    kingdom: str
    readings: tuple[str, ...]
    """Each square's reading, row by row."""

    def picture(self) -> Image.Image:
        """The photo; raises ValueError if it isn't square or is too small."""
        picture = Image.open(self.path).convert("RGB")
        if picture.width != picture.height or picture.width < SIDE:
            raise ValueError(f"{self.path} is not a square of at least {SIDE} pixels")
        return picture

    def board(self, fold: int) -> PhotoBoard:
        """The photo as training data."""
        return PhotoBoard(pixels(downscale(self.picture())), self.readings, fold)


def photos(folder: Path) -> list[LabelledPhoto]:
    """The photos in a folder; raises ValueError if `kingdoms.csv` is malformed."""
    found = []
    with (folder / "kingdoms.csv").open(encoding="utf-8", newline="") as file:
        for line in csv.DictReader(file):
            rows = [line[f"row{number + 1}"].split() for number in range(GRID)]
            readings = tuple(name.removesuffix("0") for row in rows for name in row)
            if any(len(row) != GRID for row in rows) or not {*readings} <= {*READINGS}:
                raise ValueError(f"kingdoms.csv: {line['photo']} has malformed rows")
            found.append(LabelledPhoto(folder / line["photo"], line["kingdom"], readings))
    return found


def folds(photos: Sequence[LabelledPhoto]) -> list[int]:
    """Each photo's fold, which is that of its kingdom."""
    kingdoms = [*dict.fromkeys(photo.kingdom for photo in photos)]
    order = np.random.default_rng(3).permutation(len(kingdoms))
    places = dict(zip(kingdoms, order.tolist(), strict=True))
    return [places[photo.kingdom] % FOLDS for photo in photos]


def downscale(picture: Image.Image) -> Image.Image:
    """The picture at the size at which it's read."""
    return picture.resize((SIDE, SIDE), Image.Resampling.BOX)


def points(readings: Sequence[str]) -> int:
    """The points for the territories of a kingdom with these readings in reading order."""
    rows = ["".join(readings[start : start + GRID]) for start in range(0, GRID * GRID, GRID)]
    return sum(territory.points for territory in Kingdom.parse("/".join(rows)).territories())


class Shot(NamedTuple):
    """A photo to read, with its corners and true readings."""

    name: str
    readings: tuple[str, ...]
    """What each square shows, in reading order."""
    picture: PhotoPixels
    corners: Corners


def shots(photo: LabelledPhoto, is_degraded: bool, max_error: int) -> Iterator[Shot]:
    """The photo or its degraded copies; ``max_error`` is how far corners may be off.

    It's in hundredths of a square. If it isn't 0, the photo itself is put on a made-up table, since
    the corners may be outside it.
    """
    original = photo.picture()
    random = np.random.default_rng([crc32(photo.path.name.encode()), max_error])
    errors = random.uniform(-max_error, max_error, (4, 2)) / 100 * SQUARE
    for version in range(DEGRADED_COPIES if is_degraded else 1):
        name, corners = photo.path.name, square_corners(SIDE)
        board_pixels: Pixels
        if is_degraded:
            name = f"{name} {version + 1}"
            shot, full = degrade(pixels(original), photo.path.name, version)
            factor = SIDE / original.width
            a, b, c, d = ((x * factor, y * factor) for x, y in full)
            board_pixels, corners = pixels(downscale(image(shot))), (a, b, c, d)
        else:
            board_pixels = pixels(downscale(original))
        if max_error and not is_degraded:
            board_pixels, corners = (
                on_table(random, board_pixels),
                square_corners(SIDE, TABLE_WIDTH),
            )
        picture = _canvas_pixels(board_pixels)
        yield Shot(name, photo.readings, picture, move_corners(corners, errors))


def _canvas_pixels(shown: Pixels) -> PhotoPixels:
    """The picture as the page gets it from a canvas."""
    height, width, _ = shown.shape
    return PhotoPixels(width, height, image(shown).convert("RGBA").tobytes())


def whole_shot(
    photo: LabelledPhoto, others: Sequence[LabelledPhoto], network: Network
) -> Shot | None:
    """The photo on a made-up table with the corners that the page finds; None if it finds none."""
    random = np.random.default_rng(crc32(photo.path.name.encode()))
    boards = [pixels(downscale(other.picture())) for other in others]
    picture = _canvas_pixels(scene(random, pixels(downscale(photo.picture())), boards))
    look = partial(read_squares, picture, network)
    *_, corners = locate(picture.width, picture.height, GRID, look)
    return corners and Shot(photo.path.name, photo.readings, picture, corners)


class WrongSquare(NamedTuple):
    """A square that was misread."""

    place: int
    truth: str
    reading: str
    loss: float
    """The loss of the next best reading; see `DOUBTFUL`."""

    def __str__(self) -> str:
        row, column = divmod(self.place, GRID)
        framed = "framed" if self.loss < DOUBTFUL else "not framed"
        place = f"row {row + 1} column {column + 1}"
        return f"{place} is {self.truth}, not {self.reading} ({self.loss:.1f}, {framed})"


class PhotoResult(NamedTuple):
    """How well a photo was read."""

    name: str
    truth: int
    """The true points."""
    points: int
    wrong: tuple[WrongSquare, ...]
    losses: tuple[float, ...]
    """For each square, the loss of its next best reading."""

    @property
    def framed(self) -> int:
        """The number of squares that the page frames as doubtful."""
        return sum(loss < DOUBTFUL for loss in self.losses)

    def __str__(self) -> str:
        squares = "; ".join(map(str, self.wrong))
        return f"{self.name}: {self.points} points instead of {self.truth}. {squares}"


def evaluate_shot(shot: Shot, network: Network) -> PhotoResult:
    """Reads a photo as the page does and compares the result with the truth."""
    *_, last = read(shot.picture, shot.corners, GRID, GRID, network)
    assert isinstance(last, PhotoReading)
    readings = [reading for row in last.kingdom.rows for reading in row]
    square_losses = losses(last.kingdom)
    wrong = tuple(
        WrongSquare(index, truth, reading, square_losses[index])
        for index, (truth, reading) in enumerate(zip(shot.readings, readings, strict=True))
        if truth != reading
    )
    return PhotoResult(
        shot.name, points(shot.readings), points(readings), wrong, tuple(square_losses)
    )


def report(results: Iterable[PhotoResult]) -> Iterator[str]:
    """A line for each misread photo, then the totals.

    The last line counts photos with the right points, right squares, and wrong squares that are
    framed. The line before it counts all framed squares, right or wrong.
    """
    read = right = squares = correct = wrong = framed_wrong = framed = 0
    for result in results:
        if result.wrong:
            yield str(result)
        read += 1
        right += result.points == result.truth
        squares += len(result.losses)
        correct += len(result.losses) - len(result.wrong)
        wrong += len(result.wrong)
        framed_wrong += sum(one.loss < DOUBTFUL for one in result.wrong)
        framed += result.framed
    yield f"{framed} of {squares} squares are framed ({framed / max(squares, 1):.1%})"
    yield (
        f"points {right} of {read}, squares {correct} of {squares}, "
        f"framed {framed_wrong} of {wrong}"
    )


def weights_text_in(file: Path) -> str:
    """The weights in a file, for `Network.parse`."""
    source = file.read_text(encoding="utf-8")
    return source[source.index("{") : source.rindex("}") + 1]


class LearnedLayer(NamedTuple):
    """A layer with its learned weights; sizes are 0 for the fully connected layer."""

    size: int
    step: int
    padding: int
    weights: np.ndarray
    """One row per filter, in the order row, column, channel."""
    biases: np.ndarray


def pack_weights(layers: Iterable[LearnedLayer]) -> str:
    """The weights in the format for `Network.parse`, with 8 bits each."""
    return json.dumps({"layers": [_packed_layer(layer) for layer in layers]}) + "\n"


def _packed_layer(layer: LearnedLayer) -> dict[str, object]:
    scales = [float(f"{scale:.5g}") or 1.0 for scale in np.abs(layer.weights).max(1) / 127]
    numbers = np.round(layer.weights / np.array(scales)[:, None]).clip(-127, 127).astype(np.int8)
    return {
        "size": layer.size,
        "step": layer.step,
        "padding": layer.padding,
        "scales": scales,
        "biases": [round(float(bias), 4) for bias in layer.biases],
        "weights": b64encode(numbers.tobytes()).decode(),
    }


def learn(known: Samples, seed: int) -> str:
    """Trains a network and returns its weights as text."""
    from training.photo_network import train_network  # needs PyTorch

    return pack_weights(train_network(known, seed))


def cross_validation(
    photos: Sequence[LabelledPhoto], networks_folder: Path | None
) -> list[Network]:
    """For each fold, a network trained on the photos in all others.

    ``networks_folder`` is a folder for their weights; networks already there aren't trained again.
    """
    texts = {}
    known: Samples | None = None
    for fold in range(FOLDS):
        file = networks_folder / f"{fold}.json" if networks_folder else None
        if file and file.exists():
            texts[fold] = file.read_text(encoding="utf-8")
            continue
        known = known or _samples(photos)
        texts[fold] = learn(known.without(fold), fold)
        if file:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(texts[fold], encoding="utf-8")
    return [Network.parse(texts[fold]) for fold in range(FOLDS)]


def _samples(photos: Sequence[LabelledPhoto]) -> Samples:
    return samples([photo.board(fold) for photo, fold in zip(photos, folds(photos), strict=True)])


def evaluate(
    folder: Path,
    weights: Path | None,
    networks_folder: Path | None,
    is_degraded: bool,
    max_error: int,
    is_whole: bool = False,
) -> Iterator[str]:
    """The report on reading all photos in a folder."""
    known = photos(folder)
    if weights:
        network = Network.parse(weights_text_in(weights))
        networks = [network] * FOLDS
    else:
        networks = cross_validation(known, networks_folder)
    start = process_time()
    results = []
    places = folds(known)
    for photo, fold in zip(known, places, strict=True):
        if is_whole:
            others = [one for one, place in zip(known, places, strict=True) if place == fold]
            shot = whole_shot(photo, others, networks[fold])
            if shot is None:
                yield f"{photo.path.name}: no kingdom found"
            found = [shot] if shot else []
        else:
            found = [*shots(photo, is_degraded, max_error)]
        results += [evaluate_shot(shot, networks[fold]) for shot in found]
    seconds = (process_time() - start) / max(len(results), 1)
    *lines, last = report(results)
    yield from lines
    yield f"{seconds:.2f} s of CPU time for each photo"
    yield last


def main(arguments: list[str]) -> None:
    """Runs the command."""
    parser = argparse.ArgumentParser(
        prog="python -m training.photo",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(dest="command", required=True)
    learning = commands.add_parser("learn", help="learn from photos")
    learning.add_argument("folder", type=Path)
    learning.add_argument("weights", type=Path, help="the file to write")
    evaluation = commands.add_parser("evaluate", help="measure how well photos are read")
    evaluation.add_argument("folder", type=Path)
    evaluation.add_argument("weights", type=Path, nargs="?", help="instead of cross-validation")
    evaluation.add_argument("--keep", type=Path, help="folder for the networks of the folds")
    evaluation.add_argument("--hard", action="store_true", help="read bad copies of the photos")
    evaluation.add_argument("--rough", type=int, default=0, help="corners off by N hundredths")
    evaluation.add_argument("--whole", action="store_true", help="find the corners on a table")
    chosen = parser.parse_args(arguments)
    if chosen.command == "learn":
        text = learn(_samples(photos(chosen.folder)), seed=FOLDS)
        chosen.weights.write_text(MODULE.format(text), encoding="utf-8")
        return
    lines = evaluate(
        chosen.folder, chosen.weights, chosen.keep, chosen.hard, chosen.rough, chosen.whole
    )
    for line in lines:
        print(line, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
