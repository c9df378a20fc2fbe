"""The neural network that reads a square: convolutions in pure Python.

`training.photo` learns its weights, which are whole numbers of 8 bits with a scale for each filter.
"""

import json
from base64 import b64decode
from math import exp
from operator import mul
from typing import Final, NamedTuple

from photo.crops import Crop
from photo.geometry import Point
from realmino.notation.recognition import READINGS

DOUBT: Final = 1e-4
"""The least probability of any reading, because the network is never as certain as it says."""

_Filter = tuple[list[float], float]
"""A filter's weights by row, column and channel, and what it adds."""


class Layer(NamedTuple):
    """A convolution whose negative results count as 0."""

    size: int
    step: int
    padding: int
    filters: list[_Filter]

    def apply(self, rows: Crop, channels: int) -> Crop:
        """The layer's output: rows of values by column and filter."""
        if self.padding:
            side = [0.0] * (self.padding * channels)
            blank = [0.0] * (len(rows[0]) + 2 * len(side))
            rows = [blank, *([*side, *row, *side] for row in rows), blank]
        span, hop = self.size * channels, self.step * channels
        starts = range(0, len(rows[0]) - span + 1, hop)
        output = []
        for top in range(0, len(rows) - self.size + 1, self.step):
            band = rows[top : top + self.size]
            values = []
            for start in starts:
                patch: list[float] = []
                for row in band:
                    patch += row[start : start + span]
                for weights, bias in self.filters:
                    value = sum(map(mul, patch, weights), bias)
                    values.append(value if value > 0.0 else 0.0)
            output.append(values)
        return output


class CropReading(NamedTuple):
    """What the network says about a crop."""

    probabilities: list[float]
    """Of each of `READINGS`."""
    offset: Point
    """How far the crop's middle is from the middle of its square, in squares."""


class Network(NamedTuple):
    """A network for crops."""

    layers: list[Layer]
    outputs: list[_Filter]
    """The last, fully connected layer: scores of readings, then the offset."""

    @staticmethod
    def parse(text: str) -> "Network":
        """The network in a file of weights."""
        layers = []
        for layer in json.loads(text)["layers"]:
            numbers, scales = b64decode(layer["weights"]), layer["scales"]
            length = len(numbers) // len(scales)
            weights = [
                [
                    (number - 256 if number > 127 else number) * scale
                    for number in numbers[filter * length : (filter + 1) * length]
                ]
                for filter, scale in enumerate(scales)
            ]
            filters = [*zip(weights, layer["biases"], strict=True)]
            layers.append(Layer(layer["size"], layer["step"], layer["padding"], filters))
        return Network(layers[:-1], layers[-1].filters)

    def look(self, crop: Crop) -> CropReading:
        """Reads a crop."""
        rows, channels = crop, 3
        for layer in self.layers:
            rows = layer.apply(rows, channels)
            channels = len(layer.filters)
        flat = [value for row in rows for value in row]
        scores = [sum(map(mul, flat, weights), bias) for weights, bias in self.outputs]
        return CropReading(probabilities(scores[:-2]), (scores[-2], scores[-1]))


def probabilities(scores: list[float]) -> list[float]:
    """The readings' probabilities."""
    most = max(scores)
    parts = [exp(score - most) for score in scores]
    rest = (1 - DOUBT * len(READINGS)) / sum(parts)
    return [part * rest + DOUBT for part in parts]
