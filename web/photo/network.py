"""The neural network that reads a square: convolutions in pure Python.

`training.photo` trains its weights, which are 8-bit integers with a scale for each filter. The
channels' values are non-negative integers, in which `UNIT` stands for 1.
"""

import json
from base64 import b64decode
from collections.abc import Sequence
from itertools import chain
from math import exp
from operator import mul
from struct import Struct
from typing import Final, NamedTuple

from photo.crops import UNIT, Crop
from photo.geometry import Point
from realmino.notation.recognition import READINGS

MIN_PROBABILITY: Final = 1e-4
"""The minimum probability of any reading, because the network is overconfident."""

MIN_SUM: Final = -(1 << 28)
"""The smallest sum. Python is slower with results of more than 30 bits."""

Channel = list[list[int]]
"""Rows of values."""


class Filter(NamedTuple):
    """A weighted sum and a bias."""

    weights: Sequence[int]
    """By row, column and channel."""
    scale: float
    """The factor by which the weights are multiplied."""
    bias: float

    def score(self, values: Sequence[int]) -> float:
        """The filter's result for ``values``, one for each weight."""
        total: int = sum(map(mul, values, self.weights))
        return total * self.scale / UNIT + self.bias


class Layer(NamedTuple):
    """A convolution of a square; negative results become 0 (ReLU)."""

    size: int
    step: int
    padding: int
    zero: int
    """The channels' value that stands for 0."""
    filters: list[Filter]

    def apply(self, channels: Sequence[Channel]) -> list[Channel]:
        """The layer's output: a channel for each filter.

        Python multiplies a long integer almost as fast as a small one, so all values that are
        multiplied by the same weight are packed side by side into one integer, in 32 bits each.
        """
        padded = [self._padded(channel) for channel in channels]
        side = (len(padded[0]) - self.size) // self.step + 1
        reach = side * self.step
        fields = Struct(f"<{side * side}I")
        values = [
            int.from_bytes(
                fields.pack(
                    *[
                        value
                        for row in channel[top : top + reach : self.step]
                        for value in row[left : left + reach : self.step]
                    ]
                ),
                "little",
            )
            for top in range(self.size)
            for left in range(self.size)
            for channel in padded
        ]
        ones = int.from_bytes(fields.pack(*[1] * (side * side)), "little")
        output = []
        for weights, scale, bias in self.filters:
            start = -MIN_SUM - self.zero * sum(weights)
            sums = sum(map(mul, values, weights), start * ones)
            results = fields.unpack(sums.to_bytes(fields.size, "little"))
            least = -int(MIN_SUM + bias * UNIT / scale)
            flat = [int((one - least) * scale) if one > least else 0 for one in results]
            output.append([flat[start : start + side] for start in range(0, len(flat), side)])
        return output

    def _padded(self, channel: Channel) -> Channel:
        margin = [self.zero] * self.padding
        blank = [[self.zero] * (len(channel[0]) + 2 * self.padding)] * self.padding
        return [*blank, *([*margin, *row, *margin] for row in channel), *blank]


class CropReading(NamedTuple):
    """The network's output for a crop."""

    probabilities: list[float]
    """A probability for each of `READINGS`."""
    offset: Point
    """How far the crop's middle is from the middle of its square, in squares."""


class Network(NamedTuple):
    """A network that reads crops."""

    layers: list[Layer]
    outputs: list[Filter]
    """The last, fully connected layer: scores of readings, then the offset."""

    @staticmethod
    def parse(text: str) -> "Network":
        """The network from the text of a weights file."""
        layers: list[Layer] = []
        for layer in json.loads(text)["layers"]:
            numbers, scales = b64decode(layer["weights"]), layer["scales"]
            signed = [number - 256 if number > 127 else number for number in numbers]
            length = len(signed) // len(scales)
            weights = (signed[start : start + length] for start in range(0, len(signed), length))
            filters = [*map(Filter, weights, scales, layer["biases"])]
            zero = 0 if layers else UNIT // 2
            layers.append(Layer(layer["size"], layer["step"], layer["padding"], zero, filters))
        return Network(layers[:-1], layers[-1].filters)

    def read_crop(self, crop: Crop) -> CropReading:
        """Reads a crop."""
        channels = [[row[colour::3] for row in crop] for colour in range(3)]
        for layer in self.layers:
            channels = layer.apply(channels)
        pixels = zip(*(chain.from_iterable(channel) for channel in channels), strict=True)
        flat = [*chain.from_iterable(pixels)]
        scores = [filter.score(flat) for filter in self.outputs]
        return CropReading(probabilities(scores[:-2]), (scores[-2], scores[-1]))


def probabilities(scores: list[float]) -> list[float]:
    """The readings' probabilities."""
    most = max(scores)
    parts = [exp(score - most) for score in scores]
    rest = (1 - MIN_PROBABILITY * len(READINGS)) / sum(parts)
    return [part * rest + MIN_PROBABILITY for part in parts]
