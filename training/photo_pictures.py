"""Training pictures: kingdoms as they would look with other cameras, lights and tables.

A version alters a whole kingdom, because all squares in a photo share its light and focus, and then
cuts out the squares as `photo.crops` does. Some kingdoms are mixed: assembled from single squares
of several photos, so that the network can't recognise a rare square by its neighbours.
"""

import io
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple, TypeAlias
from zlib import crc32

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray
from PIL import Image, ImageFilter

from photo.crops import BRIGHT, SIDE, WIDTH
from photo.geometry import Corners, Projection
from realmino.notation.recognition import CASTLE, EMPTY, READINGS

Pixels: TypeAlias = NDArray[np.floating[Any]]
"""A picture's rows of red, green and blue, from 0 to 1; or several such pictures."""

GRID: Final = 5
"""The number of rows, and of columns, in a training kingdom."""

SQUARE: Final = 50
"""The side of a square, in pixels."""

TABLE_WIDTH: Final = 30
"""The width of the table around a kingdom, in pixels."""

SCENE: Final = (420, 560)
"""The height and width of a made-up photo of a table, in pixels."""

VERSIONS: Final = 32
"""The number of versions of each photo with nearly correct corners."""

FAR_VERSIONS: Final = 19
"""The number of versions of each photo with corners far off, which train the offsets."""

MIXED_BOARDS: Final = 280
"""The number of mixed kingdoms in each fold."""

TABLE_CROPS: Final = 256
"""The number of crops of made-up tables in each fold."""

_SEED: Final = 7


class PhotoBoard(NamedTuple):
    """A photographed kingdom."""

    pixels: Pixels
    """Cropped to exactly its squares."""
    readings: tuple[str, ...]
    """What each square shows, in reading order."""
    fold: int
    """Photos of one kingdom are in the same fold. Boards of different folds are never mixed."""


class Samples(NamedTuple):
    """Training squares."""

    crops: NDArray[np.uint8]
    """What the network sees, from 0 to 255."""
    readings: NDArray[np.int64]
    """The index of each crop's reading in `READINGS`."""
    offsets: NDArray[np.float32]
    """How far each crop's middle is from its square's middle: x and y, in squares."""
    folds: NDArray[np.int64]

    def without(self, fold: int) -> "Samples":
        """The samples of all other folds."""
        kept = self.folds != fold
        return Samples(*(values[kept] for values in self))


class _Cut(NamedTuple):
    """The squares cut out of one version."""

    crops: Pixels
    offsets: NDArray[np.float64]


def pixels(picture: Image.Image) -> Pixels:
    """A picture's pixels."""
    return np.asarray(picture.convert("RGB"), dtype=np.float32) / 255


def image(picture: Pixels) -> Image.Image:
    """The picture with these pixels."""
    return Image.fromarray((np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8))


def samples(boards: Sequence[PhotoBoard]) -> Samples:
    """The samples of all boards; the same boards always give the same samples."""
    random = np.random.default_rng(_SEED)
    crops, readings, offsets, folds = [], [], [], []
    for board, cut in _cuts(random, boards):
        crops.append((cut.crops * 255 + 0.5).astype(np.uint8))
        readings += [READINGS.index(reading) for reading in board.readings]
        offsets.append(cut.offsets)
        folds += [board.fold] * len(board.readings)
    return Samples(
        np.concatenate(crops),
        np.array(readings),
        np.concatenate(offsets).astype(np.float32),
        np.array(folds),
    )


def _cuts(random: Generator, boards: Sequence[PhotoBoard]) -> Iterator[tuple[PhotoBoard, _Cut]]:
    for fold in sorted({board.fold for board in boards}):
        own = [board for board in boards if board.fold == fold]
        bank = _bank(own)
        for board in own:
            for number in range(VERSIONS + FAR_VERSIONS):
                yield board, _version(random, board.pixels, bank, number >= VERSIONS)
        for _ in range(MIXED_BOARDS):
            mixed = _mixed_board(random, bank, fold)
            yield mixed, _version(random, mixed.pixels, bank, random.random() < 0.3)
        for _ in range(TABLE_CROPS):
            yield PhotoBoard(own[0].pixels, (EMPTY,), fold), _table_crop(random, own)


_Bank: TypeAlias = dict[str, list[Pixels]]
"""The squares in a fold's photos by reading, all about equally bright."""


def _bank(boards: Sequence[PhotoBoard]) -> _Bank:
    bank: _Bank = {}
    for board in boards:
        bright = board.pixels * (0.7 / np.percentile(board.pixels.max(2), 95))
        for number, reading in enumerate(board.readings):
            row, column = (SQUARE * at for at in divmod(number, GRID))
            square = bright[row : row + SQUARE, column : column + SQUARE].clip(0, 1)
            bank.setdefault(reading, []).append(square)
    return bank


def _mixed_board(random: Generator, bank: _Bank, fold: int) -> PhotoBoard:
    """A kingdom of random squares, rotated and mirrored, in which rare ones are overrepresented."""
    names = sorted(bank)
    weights = np.array([len(bank[name]) ** 0.35 for name in names])
    drawn = random.choice(len(names), GRID * GRID, p=weights / weights.sum())
    readings = tuple(names[number] for number in drawn)
    board = np.zeros((GRID * SQUARE, GRID * SQUARE, 3), np.float32)
    for number, reading in enumerate(readings):
        square = bank[reading][random.integers(len(bank[reading]))]
        if reading == EMPTY:
            if random.random() < 0.5:
                square = _table(random, SQUARE, SQUARE)
            else:
                square = np.clip(square * np.exp(random.normal(0, 0.12, 3)), 0, 1)
        square = np.rot90(square, int(random.integers(4)))
        if random.random() < 0.5:
            square = square[:, ::-1]
        row, column = (SQUARE * at for at in divmod(number, GRID))
        bright = square * np.exp(random.normal(0, 0.08))
        board[row : row + SQUARE, column : column + SQUARE] = bright
    return PhotoBoard(board.clip(0, 1), readings, fold)


def _version(random: Generator, board: Pixels, bank: _Bank, is_wide: bool) -> _Cut:
    """The squares of a changed board; ``is_wide`` if corners are off by up to 0.45 squares."""
    around = add_surroundings(random, board)
    if bank.get(CASTLE) and random.random() < 0.4:
        _put_castle(random, around, bank[CASTLE])
    lit = vary_light(random, around)
    each, shift = (0.25, 0.2) if is_wide else (0.09, 0.05)
    off = random.uniform(-each, each, (4, 2)) + random.uniform(-shift, shift, 2)
    corners = move_corners(square_corners(GRID * SQUARE, TABLE_WIDTH), off * SQUARE)
    # Real dominoes aren't exactly on a grid, so each square gets a small offset of its own.
    single = random.uniform(-0.03, 0.03, (GRID * GRID, 2))
    rows, columns = np.divmod(np.arange(GRID * GRID), GRID)
    x, y = _project(corners, columns + 0.5 + single[:, 0], rows + 0.5 + single[:, 1])
    offsets = [(at - TABLE_WIDTH) / SQUARE - to - 0.5 for at, to in ((x, columns), (y, rows))]
    return _Cut(_crops(lit, corners, single), np.stack(offsets, 1))


def add_surroundings(random: Generator, board: Pixels) -> Pixels:
    """The board on a table, or with its edges repeated."""
    if random.random() < 0.3:
        return np.pad(
            board, ((TABLE_WIDTH, TABLE_WIDTH), (TABLE_WIDTH, TABLE_WIDTH), (0, 0)), "edge"
        )
    return on_table(random, board)


def on_table(random: Generator, board: Pixels) -> Pixels:
    """The board on a made-up table."""
    height, width, _ = board.shape
    around = _table(random, height + 2 * TABLE_WIDTH, width + 2 * TABLE_WIDTH, board)
    around[TABLE_WIDTH:-TABLE_WIDTH, TABLE_WIDTH:-TABLE_WIDTH] = board
    return around


def scene(random: Generator, board: Pixels, others: Sequence[Pixels]) -> Pixels:
    """A made-up photo of a table with the board near its middle.

    The board is turned a little and in perspective. Dominoes from the ``others`` and sheets of
    paper lie around it. A square is 45 to 62 pixels wide.
    """
    height, width = SCENE
    table = image(_table(random, height, width, board))
    for _ in range(random.integers(3, 9)):
        if random.random() < 0.6:
            other = others[int(random.integers(len(others)))]
            row, column = random.integers(0, GRID - 1, 2) * SQUARE
            piece = other[row : row + SQUARE, column : column + 2 * SQUARE]
        else:
            piece = np.ones((*random.integers(20, 120, 2), 3), np.float32) * random.random(3)
        turned = (
            image(piece)
            .convert("RGBA")
            .rotate(float(random.uniform(0, 360)), expand=True, resample=Image.Resampling.BILINEAR)
        )
        place = int(random.integers(-40, width)), int(random.integers(-40, height))
        table.paste(turned, place, turned)
    side, angle = random.uniform(0.9, 1.25) * GRID * SQUARE, random.normal(0, 0.06)
    turn = np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
    corners = np.array(square_corners(1, -0.5)) + random.uniform(-0.07, 0.07, (4, 2))
    middle = np.array([width / 2, height / 2]) + random.uniform(-25, 25, 2)
    moved = move_corners(square_corners(0), corners * side @ turn + middle)
    to_picture = [*Projection.of_corners(moved, GRID, GRID).coefficients, 1]
    to_grid = np.linalg.inv(np.array(to_picture).reshape(3, 3))
    down, along = np.mgrid[:height, :width] + 0.5
    points = to_grid @ np.stack([along.ravel(), down.ravel(), np.ones(height * width)])
    columns, rows = (points[:2] / points[2]).reshape(2, height, width)
    is_inside = (columns > 0) & (columns < GRID) & (rows > 0) & (rows < GRID)
    shown = _interpolated(board, columns * SQUARE, rows * SQUARE)
    photo: Pixels = np.where(is_inside[..., None], shown, pixels(table)).astype(np.float32)
    return photo


def square_corners(side: float, start: float = 0) -> Corners:
    """The corners of a square whose top left corner is at (start, start)."""
    end = start + side
    return (start, start), (end, start), (end, end), (start, end)


def move_corners(corners: Corners, offsets: NDArray[np.float64]) -> Corners:
    """Corners moved by four pairs of x and y."""
    places: list[tuple[float, float]] = [(x, y) for x, y in (np.array(corners) + offsets).tolist()]
    a, b, c, d = places
    return a, b, c, d


def _put_castle(random: Generator, around: Pixels, castles: list[Pixels]) -> None:
    """Puts a castle across the border of two squares, since a cardboard castle may hide parts."""
    side = int(random.uniform(0.4, 1.1) * SQUARE)
    castle = castles[random.integers(len(castles))]
    castle = pixels(image(np.rot90(castle, int(random.integers(4)))).resize((side, side)))
    border = random.integers(1, GRID) * SQUARE
    along = random.uniform(0, GRID - 0.5) * SQUARE
    place = (border, along) if random.random() < 0.5 else (along, border)
    x, y = (max(0, int(TABLE_WIDTH + at - side / 2 * random.uniform(0.6, 1.1))) for at in place)
    around[y : y + side, x : x + side] = castle


def _table_crop(random: Generator, boards: Sequence[PhotoBoard]) -> _Cut:
    """A single crop of a table."""
    side = SIDE + 12
    board = boards[int(random.integers(len(boards)))]
    lit = vary_light(random, _table(random, side, side, board.pixels))
    crop = pixels(image(lit).resize((SIDE, SIDE), Image.Resampling.BILINEAR))
    bright = np.clip(crop * (BRIGHT / random.uniform(0.5, 1.2)), 0, 1)
    return _Cut(bright[None], np.zeros((1, 2)))


_CHANNEL_ORDERS: Final = ((1, 2, 0), (2, 0, 1), (2, 1, 0), (0, 2, 1), (1, 0, 2))
"""Orders of the colour channels that give colours which no domino has."""


def _table(random: Generator, height: int, width: int, board: Pixels | None = None) -> Pixels:
    """A table: plain, blotched, grained, striped, or a scrap of a board in strange colours."""
    colour = random.random(3) * 0.9 + 0.05
    if random.random() < 0.4:
        wood = np.array([0.75, 0.55, 0.33])
        colour = wood * random.uniform(0.3, 1.2) + random.normal(0, 0.05, 3)
    table = np.ones((height, width, 3)) * colour
    kind = random.integers(5)
    if kind == 1:
        table *= (0.6 + 0.8 * _smooth(random, height, width, int(random.integers(2, 12))))[
            ..., None
        ]
    elif kind == 2:
        grain = random.random((int(random.integers(8, 60)), 3)).astype(np.float32)
        lines = image(np.tile(grain[:, None], (1, 2, 1))).resize((width, height))
        table *= 0.8 + 0.4 * pixels(lines)
    elif kind == 3:
        slope = random.uniform(-0.5, 0.5) * np.arange(height)[:, None] / 8
        waves = np.sin(np.arange(width) / random.uniform(2, 15) + slope)
        table += waves[..., None] * random.normal(0, 0.15, 3)
    elif kind == 4 and board is not None:
        row, column = random.integers(0, np.array(board.shape[:2]) - 60)
        scrap = image(board[row : row + 60, column : column + 60]).resize((width, height))
        turned = pixels(scrap.rotate(float(random.uniform(0, 360))))
        table = turned[..., _CHANNEL_ORDERS[random.integers(len(_CHANNEL_ORDERS))]].astype(
            np.float64
        )
    table += random.normal(0, random.uniform(0, 0.04), table.shape)
    return table.clip(0, 1).astype(np.float32)


def _smooth(random: Generator, height: int, width: int, cells: int) -> Pixels:
    """A smooth random field from 0 to 1."""
    coarse = Image.fromarray((random.random((cells + 1, cells + 1)) * 255).astype(np.uint8))
    fine = coarse.resize((width, height), Image.Resampling.BICUBIC)
    return np.asarray(fine, dtype=np.float32) / 255


def vary_light(random: Generator, picture: Pixels) -> Pixels:
    """The picture as taken in another light with another camera."""
    height, width, _ = picture.shape
    lit = picture * np.float32(2 ** random.uniform(-1, 1))
    warm, green = random.normal(0, 0.13), random.normal(0, 0.04)
    lit = lit * np.exp(np.array([warm, green, -warm], np.float32))
    down, along = np.mgrid[:height, :width]
    if random.random() < 0.4:
        soft = random.uniform(2, 20)
        depth = random.uniform(0.2, 0.6)
        lit = lit * _shadow(random, down, along, soft, depth)[..., None]
    if random.random() < 0.3:
        lit = lit * (0.6 + 0.6 * _smooth(random, height, width, 2))[..., None]
    if random.random() < 0.35:
        for _ in range(random.integers(1, 4)):
            size = random.uniform(0.03, 0.12) * width
            far = (along - random.uniform(0, width)) ** 2 + (down - random.uniform(0, height)) ** 2
            lit = lit + (random.uniform(0.2, 0.8) * np.exp(-far / (2 * size * size)))[..., None]
    lit = np.clip(lit, 0, 1) ** np.float32(2 ** random.uniform(-0.5, 0.5))
    grey = lit.mean(-1, keepdims=True)
    lit = grey + (lit - grey) * random.uniform(0.8, 1.25)
    shot = image(lit)
    if random.random() < 0.6:
        shot = shot.filter(ImageFilter.GaussianBlur(float(random.uniform(0, 1.5))))
    noisy: Pixels = pixels(shot) + random.normal(0, random.uniform(0, 0.05), lit.shape)
    noisy = noisy.clip(0, 1)
    if random.random() < 0.5:
        return _compress(noisy, int(random.integers(30, 90)))
    return noisy


def _shadow(
    random: Generator, down: NDArray[np.int64], along: NDArray[np.int64], soft: float, depth: float
) -> Pixels:
    """The brightness left at each pixel by a shadow with a straight, soft edge."""
    height, width = down.shape
    angle = random.uniform(0, 2 * np.pi)
    far = (along - random.uniform(0, width)) * np.cos(angle)
    far += (down - random.uniform(0, height)) * np.sin(angle)
    left: Pixels = 1 - depth / (1 + np.exp(np.clip(-far / soft, -30, 30)))
    return left


def _compress(picture: Pixels, quality: int) -> Pixels:
    """The picture after saving it as JPEG."""
    body = io.BytesIO()
    image(picture).save(body, "JPEG", quality=quality)
    return pixels(Image.open(body))


def degrade(picture: Pixels, name: str, version: int) -> tuple[Pixels, Corners]:
    """A degraded copy of the picture, always the same for a name and version.

    It's too dark or too bright, too warm or too cold, half in shadow, blurred, noisy and
    compressed. Its corners are off by up to 12% of a square.
    """
    random = np.random.default_rng([crc32(name.encode()), version])
    side = picture.shape[0]
    exposure = random.uniform(0.4, 0.7) if random.random() < 0.5 else random.uniform(1.4, 2)
    warm = 1.12 if random.random() < 0.5 else 1 / 1.12
    lit = picture * exposure * np.array([warm, 1, 1 / warm])
    down, along = np.mgrid[:side, :side]
    lit = lit * _shadow(random, down, along, 0.03 * side, 0.5)[..., None]
    blurred = pixels(image(lit).filter(ImageFilter.GaussianBlur(0.004 * side)))
    shot = _compress(blurred + random.normal(0, 0.02, blurred.shape), 60)
    off = random.uniform(-0.12, 0.12, (4, 2)) * side / GRID
    return shot, move_corners(square_corners(side), off)


def _project(
    corners: Corners, columns: NDArray[np.float64], rows: NDArray[np.float64]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """`Projection.at` for many points of a grid: their x and y in the picture."""
    a, b, c, d, e, f, g, h = Projection.of_corners(corners, GRID, GRID).coefficients
    depth = g * columns + h * rows + 1
    return (a * columns + b * rows + c) / depth, (d * columns + e * rows + f) / depth


def _crops(picture: Pixels, corners: Corners, single: NDArray[np.float64]) -> Pixels:
    """Like `photo.crops.crops` but for training: fast, with small offsets, and from 0 to 1."""
    steps = ((np.arange(SIDE) + 0.5) / SIDE - 0.5) * WIDTH + 0.5
    rows, columns = np.divmod(np.arange(GRID * GRID), GRID)
    shape = GRID * GRID, SIDE, SIDE
    u = np.broadcast_to((columns + single[:, 0])[:, None, None] + steps, shape)
    v = np.broadcast_to((rows + single[:, 1])[:, None, None] + steps[:, None], shape)
    x, y = _project(corners, u, v)
    cut = _interpolated(picture, x, y)
    brightest = float(np.percentile(cut.max(-1)[:, ::3, ::3], 95))
    crops: Pixels = np.clip(cut * (BRIGHT / max(brightest, 0.02)), 0, 1).astype(np.float32)
    return crops


def _interpolated(picture: Pixels, x: NDArray[np.float64], y: NDArray[np.float64]) -> Pixels:
    """The picture's colours at these points."""
    height, width, _ = picture.shape
    x, y = np.clip(x - 0.5, 0, width - 1.001), np.clip(y - 0.5, 0, height - 1.001)
    column, row = x.astype(int), y.astype(int)
    x, y = (x - column)[..., None], (y - row)[..., None]
    north = picture[row, column] * (1 - x) + picture[row, column + 1] * x
    south = picture[row + 1, column] * (1 - x) + picture[row + 1, column + 1] * x
    between: Pixels = north * (1 - y) + south * y
    return between
