"""The network against examples computed by hand."""

import json
from base64 import b64encode
from math import exp, isclose

import pytest

from photo.network import DOUBT, Layer, Network, probabilities
from realmino.notation.recognition import READINGS

PICTURE = [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0]]
"""Three rows of three pixels with one channel."""

CORNER = ([1.0, 0.0, 0.0, -2.0], 10.0)
"""A filter of 2 by 2: the north-west minus twice the south-east, plus 10."""
SOUTH = ([0.0, 0.0, 1.0, 1.0], 0.0)


def test_a_filter_moves_over_the_picture() -> None:
    layer = Layer(2, 1, 0, [CORNER, SOUTH])
    # 1 - 10 + 10 = 1, 2 - 12 + 10 = 0; 4 - 16 + 10 = -2 and 5 - 18 + 10 = -3 count as 0.
    assert layer.apply(PICTURE, 1) == [[1, 4 + 5, 0, 5 + 6], [0, 7 + 8, 0, 8 + 9]]


def test_steps_and_padding() -> None:
    layer = Layer(2, 2, 1, [SOUTH])
    # With a border of zeros: the rows 0 0 0 0 0, 0 1 2 3 0, 0 4 5 6 0, 0 7 8 9 0, 0 0 0 0 0.
    assert layer.apply(PICTURE, 1) == [[1, 2 + 3], [7, 8 + 9]]


def test_channels_of_a_pixel_are_side_by_side() -> None:
    layer = Layer(1, 1, 0, [([1.0, 10.0], 0.0), ([0.0, 1.0], 0.5)])
    assert layer.apply([[1.0, 2.0, 3.0, 4.0]], 2) == [[21, 2.5, 43, 4.5]]


def weights(outputs: int) -> str:
    """A file with one filter of 1 by 1 for three channels, and outputs for two pixels."""
    last = b64encode(bytes([*range(outputs), *([255] * outputs)])).decode()
    return json.dumps(
        {
            "layers": [
                {"size": 1, "step": 1, "padding": 0, "scales": [0.5], "biases": [1.0],
                 "weights": b64encode(bytes([2, 0, 254])).decode()},
                {"size": 0, "step": 0, "padding": 0, "scales": [1.0] * outputs,
                 "biases": [0.25] * outputs, "weights": last},
            ]
        }
    )  # fmt: skip


def test_a_file_of_weights() -> None:
    """Whole numbers from -128 to 127, filter by filter, times the filter's scale."""
    network = Network.parse(weights(2))
    assert network.layers == [Layer(1, 1, 0, [([1.0, 0.0, -1.0], 1.0)])]
    assert network.outputs == [([0.0, 1.0], 0.25), ([-1.0, -1.0], 0.25)]


def test_the_network_reads_a_crop() -> None:
    outputs = [([0.0, 0.0], 0.0)] * len(READINGS) + [([1.0, 0.0], 0.0), ([0.0, -1.0], 0.1)]
    outputs[5] = ([2.0, 1.0], -1.0)
    network = Network(Network.parse(weights(2)).layers, outputs)
    look = network.look([[0.5, 9.0, 0.25, 0.0, 9.0, 0.75]])
    # The first layer gives 0.5 - 0.25 + 1 = 1.25 and 0 - 0.75 + 1 = 0.25.
    assert look.offset == (1.25, -0.15)
    scores = [0.0] * len(READINGS)
    scores[5] = 2 * 1.25 + 0.25 - 1
    assert look.probabilities == probabilities(scores)


def test_probabilities() -> None:
    scores = [1.0, 3.0, -2.0, *([0.0] * (len(READINGS) - 3))]
    found = probabilities(scores)
    assert isclose(sum(found), 1)
    without = [one - DOUBT for one in found]
    assert isclose(without[1] / without[0], exp(2))
    assert isclose(without[0] / without[2], exp(3))


def test_no_probability_is_less_than_the_doubt() -> None:
    found = probabilities([1e6, *([-1e6] * (len(READINGS) - 1))])
    assert found[1:] == pytest.approx([DOUBT] * (len(READINGS) - 1))
    assert isclose(sum(found), 1)
