"""Trains the network that reads the squares in photos; needs PyTorch."""

from itertools import pairwise
from typing import Any, Final

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from photo.crops import SIDE
from realmino.notation.recognition import EMPTY, READINGS
from training.photo import LearnedLayer
from training.photo_pictures import Samples

FILTER_COUNTS: Final = (8, 16, 32)
"""The number of filters in each convolution."""

TRAINING_STEPS: Final = 5000
"""The number of batches to train on."""

BATCH_SIZE: Final = 128

MAX_LEARNING_RATE: Final = 4e-3
"""The maximum learning rate."""

RARITY_EXPONENT: Final = 0.6
"""If a reading has n samples, each is drawn with weight n to the power of -`RARITY_EXPONENT`."""

MAX_OFFSET: Final = 0.2
"""Crops that are further off than this, in squares, train only the offset."""


def train_network(samples: Samples, seed: int, steps: int = TRAINING_STEPS) -> list[LearnedLayer]:
    """The layers of a network trained on these samples; deterministic on any one machine."""
    torch.set_num_threads(1)
    torch.manual_seed(seed)
    net = _net()
    optimizer = torch.optim.AdamW(net.parameters(), lr=MAX_LEARNING_RATE, weight_decay=0.02)
    schedule = torch.optim.lr_scheduler.OneCycleLR(
        optimizer, MAX_LEARNING_RATE, total_steps=steps, pct_start=0.15
    )
    crops, readings, offsets, _ = map(torch.as_tensor, samples)
    counts = torch.bincount(readings, minlength=len(READINGS)).clamp(min=1).float()
    weights = (1 / counts**RARITY_EXPONENT)[readings]
    sampled = torch.multinomial(weights, steps * BATCH_SIZE, replacement=True)
    is_near = (offsets.abs().max(1)[0] < MAX_OFFSET).float()
    has_offset = (readings != READINGS.index(EMPTY)).float()
    net.train()
    for step in range(steps):
        batch = sampled[step * BATCH_SIZE : (step + 1) * BATCH_SIZE]
        batch_crops = crops[batch].permute(0, 3, 1, 2).float() / 255
        batch_crops, offset = _rotate(batch_crops, offsets[batch], step)
        batch_crops = batch_crops * torch.exp(torch.randn(BATCH_SIZE, 1, 1, 1) * 0.1)
        output = net(batch_crops - 0.5)
        reading_losses = functional.cross_entropy(
            output[:, :-2], readings[batch], label_smoothing=0.03, reduction="none"
        )
        # In tenths of a square.
        offset_losses = functional.smooth_l1_loss(
            output[:, -2:] * 10, offset * 10, reduction="none"
        )
        loss = (reading_losses * is_near[batch]).mean() + (
            offset_losses.mean(1) * has_offset[batch]
        ).mean() * 0.5
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        optimizer.step()
        schedule.step()
    return _export_layers(net.eval())


def _net() -> Any:
    """Three convolutions, each of which halves the sides, and a fully connected layer."""
    layers: list[Any] = []
    channels, side = 3, SIDE
    for filters in FILTER_COUNTS:
        size = 3 if layers else 4
        layers += [nn.Conv2d(channels, filters, size, 2, 1), nn.BatchNorm2d(filters), nn.ReLU()]
        channels, side = filters, side // 2
    outputs = nn.Linear(side * side * channels, len(READINGS) + 2)
    return nn.Sequential(*layers, nn.Flatten(), nn.Dropout(0.3), outputs)


def _rotate(crops: Any, offset: Any, step: int) -> tuple[Any, Any]:
    """A batch rotated and mirrored in one of eight ways, with its offsets."""
    for _ in range(step % 4):
        offset = torch.stack([offset[:, 1], -offset[:, 0]], 1)
    crops = torch.rot90(crops, step % 4, (2, 3))
    if step // 4 % 2:
        return crops.flip(3), offset * torch.tensor([-1.0, 1.0])
    return crops, offset


def _export_layers(net: Any) -> list[LearnedLayer]:
    """The network's layers, with each normalisation folded into its convolution."""
    layers = []
    for convolution, normal in pairwise(net):
        if isinstance(convolution, nn.Conv2d):
            factors = _numbers(normal.weight / torch.sqrt(normal.running_var + normal.eps))
            weights = _numbers(convolution.weight) * factors[:, None, None, None]
            biases = (_numbers(convolution.bias) - _numbers(normal.running_mean)) * factors
            biases += _numbers(normal.bias)
            size, step, padding = (
                getattr(convolution, name)[0] for name in ("kernel_size", "stride", "padding")
            )
            layers.append(LearnedLayer(size, step, padding, _reorder(weights), biases))
    outputs = net[-1]
    side = SIDE >> len(FILTER_COUNTS)
    weights = _numbers(outputs.weight).reshape(-1, FILTER_COUNTS[-1], side, side)
    return [*layers, LearnedLayer(0, 0, 0, _reorder(weights), _numbers(outputs.bias))]


def _numbers(tensor: Any) -> Any:
    return tensor.detach().numpy().astype(np.float64)


def _reorder(weights: Any) -> Any:
    """Each filter's weights in the order row, column, channel."""
    return weights.transpose(0, 2, 3, 1).reshape(len(weights), -1)
