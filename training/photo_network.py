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

CHANNELS: Final = (8, 16, 32)
"""The number of filters in each convolution."""

STEPS: Final = 5000
"""The number of batches to train on."""

BATCH: Final = 128

RATE: Final = 4e-3
"""The maximum learning rate."""

RARE: Final = 0.6
"""If a reading has n samples, each of them is drawn with the weight n to the power of -`RARE`."""

NEAR: Final = 0.2
"""Crops that are further off than this, in squares, train only the offset."""


def learned(samples: Samples, seed: int, steps: int = STEPS) -> list[LearnedLayer]:
    """The layers of a network trained on these samples; deterministic on any one machine."""
    torch.set_num_threads(1)
    torch.manual_seed(seed)
    net = _net()
    optimizer = torch.optim.AdamW(net.parameters(), lr=RATE, weight_decay=0.02)
    schedule = torch.optim.lr_scheduler.OneCycleLR(
        optimizer, RATE, total_steps=steps, pct_start=0.15
    )
    crops, readings, offsets, _ = map(torch.as_tensor, samples)
    counts = torch.bincount(readings, minlength=len(READINGS)).clamp(min=1).float()
    weights = (1 / counts**RARE)[readings]
    drawn = torch.multinomial(weights, steps * BATCH, replacement=True)
    is_near = (offsets.abs().max(1)[0] < NEAR).float()
    has_offset = (readings != READINGS.index(EMPTY)).float()
    net.train()
    for step in range(steps):
        batch = drawn[step * BATCH : (step + 1) * BATCH]
        seen = crops[batch].permute(0, 3, 1, 2).float() / 255
        seen, offset = _turned(seen, offsets[batch], step)
        seen = seen * torch.exp(torch.randn(BATCH, 1, 1, 1) * 0.1)
        output = net(seen - 0.5)
        wrong = functional.cross_entropy(
            output[:, :-2], readings[batch], label_smoothing=0.03, reduction="none"
        )
        # In tenths of a square.
        far = functional.smooth_l1_loss(output[:, -2:] * 10, offset * 10, reduction="none")
        loss = (wrong * is_near[batch]).mean() + (far.mean(1) * has_offset[batch]).mean() * 0.5
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        optimizer.step()
        schedule.step()
    return _exported(net.eval())


def _net() -> Any:
    """Three convolutions, each of which halves the sides, and a fully connected layer."""
    layers: list[Any] = []
    channels, side = 3, SIDE
    for filters in CHANNELS:
        size = 3 if layers else 4
        layers += [nn.Conv2d(channels, filters, size, 2, 1), nn.BatchNorm2d(filters), nn.ReLU()]
        channels, side = filters, side // 2
    outputs = nn.Linear(side * side * channels, len(READINGS) + 2)
    return nn.Sequential(*layers, nn.Flatten(), nn.Dropout(0.3), outputs)


def _turned(seen: Any, offset: Any, step: int) -> tuple[Any, Any]:
    """A batch rotated and mirrored in one of eight ways, with its offsets."""
    for _ in range(step % 4):
        offset = torch.stack([offset[:, 1], -offset[:, 0]], 1)
    seen = torch.rot90(seen, step % 4, (2, 3))
    if step // 4 % 2:
        return seen.flip(3), offset * torch.tensor([-1.0, 1.0])
    return seen, offset


def _exported(net: Any) -> list[LearnedLayer]:
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
            layers.append(LearnedLayer(size, step, padding, _ordered(weights), biases))
    outputs = net[-1]
    side = SIDE >> len(CHANNELS)
    weights = _numbers(outputs.weight).reshape(-1, CHANNELS[-1], side, side)
    return [*layers, LearnedLayer(0, 0, 0, _ordered(weights), _numbers(outputs.bias))]


def _numbers(tensor: Any) -> Any:
    return tensor.detach().numpy().astype(np.float64)


def _ordered(weights: Any) -> Any:
    """Each filter's weights in the order row, column, channel."""
    return weights.transpose(0, 2, 3, 1).reshape(len(weights), -1)
