"""The network agrees with examples computed by hand."""

import json
from base64 import b64encode
from math import exp, isclose

import pytest

from photo import weights_data
from photo.crops import UNIT
from photo.network import MIN_PROBABILITY, MIN_SUM, Filter, Layer, Network, probabilities
from realmino.notation.recognition import READINGS

PICTURE = [[1, 2, 3], [4, 5, 6], [7, 8, 9]]
"""A picture with one channel of three by three pixels."""

CORNER = Filter([1, 0, 0, -2], 1.0, 10 / UNIT)
"""A filter of 2 by 2: the north-west minus twice the south-east, plus 10."""
SOUTH = Filter([0, 0, 2, 2], 0.5, 0.0)


def test_a_filter_moves_over_the_picture() -> None:
    layer = Layer(2, 1, 0, 0, [CORNER, SOUTH])
    # 1 - 10 + 10 = 1, 2 - 12 + 10 = 0; 4 - 16 + 10 = -2 and 5 - 18 + 10 = -3 count as 0.
    assert layer.apply([PICTURE]) == [[[1, 0], [0, 0]], [[4 + 5, 5 + 6], [7 + 8, 8 + 9]]]


def test_steps_and_padding() -> None:
    layer = Layer(2, 2, 1, 0, [SOUTH])
    # The rows with a border of zeros: 0 0 0 0 0, 0 1 2 3 0, 0 4 5 6 0, 0 7 8 9 0, 0 0 0 0 0.
    assert layer.apply([PICTURE]) == [[[1, 2 + 3], [7, 8 + 9]]]


def test_another_value_can_count_as_zero() -> None:
    layer = Layer(2, 2, 1, 3, [SOUTH])
    assert layer.apply([PICTURE]) == [[[0, 0], [7 - 3, 8 + 9 - 2 * 3]]]


def test_channels_of_a_pixel_are_side_by_side() -> None:
    layer = Layer(1, 1, 0, 0, [Filter([1, 10], 1.0, 0.0), Filter([0, 1], 1.0, 5 / UNIT)])
    assert layer.apply([[[1]], [[2]]]) == [[[21]], [[7]]]


def weights(outputs: int) -> str:
    """A file of weights: one filter of 1 by 1 for three channels, and outputs for two pixels."""
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
    """It has whole numbers from -128 to 127, filter by filter, times the filter's scale."""
    network = Network.parse(weights(2))
    assert network.layers == [Layer(1, 1, 0, UNIT // 2, [Filter([2, 0, -2], 0.5, 1.0)])]
    assert network.outputs == [Filter([0, 1], 1.0, 0.25), Filter([-1, -1], 1.0, 0.25)]


def test_the_network_reads_a_crop() -> None:
    outputs = [Filter([0] * 4, 1.0, 0.0)] * len(READINGS)
    outputs += [Filter([1, 0, 0, 0], 1.0, 0.0), Filter([0, -1, 0, 0], 1.0, 0.1)]
    outputs[5] = Filter([2, 1, 0, 0], 1.0, -1.0)
    network = Network(Network.parse(weights(2)).layers, outputs)
    north = [UNIT, 900, UNIT * 3 // 4, UNIT // 2, 900, UNIT * 5 // 4]
    crop_reading = network.read_crop([north, [0] * 6])
    # The first layer gives 0.5 - 0.25 + 1 = 1.25 and 0 - 0.75 + 1 = 0.25.
    assert crop_reading.offset == (1.25, -0.15)
    scores = [0.0] * len(READINGS)
    scores[5] = 2 * 1.25 + 0.25 - 1
    assert crop_reading.probabilities == probabilities(scores)


def test_no_sum_of_a_layer_needs_more_bits() -> None:
    """Even if every value is the worst one for a filter, each sum fits into 32 bits."""
    least, most = [0.0] * 3, [float(UNIT)] * 3
    for layer in Network.parse(weights_data.TEXT).layers:
        channels = len(most)
        sums = []
        for weights, scale, bias in layer.filters:
            ends = [
                sorted(weight * (end[place % channels] - layer.zero) for end in (least, most))
                for place, weight in enumerate(weights)
            ]
            low, high = (sum(end[one] for end in ends) for one in range(2))
            assert MIN_SUM < low <= high < MIN_SUM + (1 << 32)
            sums.append(max(0.0, high * scale + bias * UNIT))
        least, most = [0.0] * len(sums), sums


def test_probabilities() -> None:
    scores = [1.0, 3.0, -2.0, *([0.0] * (len(READINGS) - 3))]
    found = probabilities(scores)
    assert isclose(sum(found), 1)
    without = [one - MIN_PROBABILITY for one in found]
    assert isclose(without[1] / without[0], exp(2))
    assert isclose(without[0] / without[2], exp(3))


def test_no_probability_is_less_than_the_doubt() -> None:
    found = probabilities([1e6, *([-1e6] * (len(READINGS) - 1))])
    assert found[1:] == pytest.approx([MIN_PROBABILITY] * (len(READINGS) - 1))
    assert isclose(sum(found), 1)
