"""Colours as people see them who lack one kind of cones."""

from typing import Final

from realmino.drawing.theme import channels

EYES: Final = {
    "usual": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""What becomes of linear red, green and blue (Machado, Oliveira and Fernandes, 2009)."""


def seen_by(eyes: str, colour: str) -> str:
    """The #rrggbb that people with ordinary eyes would have to see instead."""
    linear = [_linear(channel / 255) for channel in channels(colour)]
    mixed = [sum(a * b for a, b in zip(row, linear, strict=True)) for row in EYES[eyes]]
    return "#" + "".join(f"{round(255 * _encoded(min(1.0, max(0.0, v)))):02x}" for v in mixed)


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def _encoded(value: float) -> float:
    return value * 12.92 if value <= 0.0031308 else float(1.055 * value ** (1 / 2.4) - 0.055)
