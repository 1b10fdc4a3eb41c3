"""How far apart two colours are, also for eyes that see two kinds of light only.

CIEDE2000: Sharma, Wu, Dalal, "The CIEDE2000 color-difference formula", 2005. Sight: Machado, Oliveira, Fernandes, "A
physiologically-based model for simulation of color vision deficiency", 2009, severity 1, on linear light.
"""

from __future__ import annotations

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

Triple = tuple[float, float, float]

SIGHT = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
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
"""What linear red, green and blue become."""

WHITE = (0.95047, 1.0, 1.08883)
"""D65."""


def linear(colour: str) -> Triple:
    """Linear red, green, blue of `#rgb` or `#rrggbb`, 0 to 1."""
    digits = colour[1:] if len(colour) == 7 else "".join(digit * 2 for digit in colour[1:])
    channels = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return red, green, blue


def seen(colour: Triple, sight: str) -> Triple:
    """A linear colour as eyes of that sight have it."""
    red, green, blue = (
        min(1.0, max(0.0, sum(share * channel for share, channel in zip(row, colour, strict=True))))
        for row in SIGHT[sight]
    )
    return red, green, blue


def lab(colour: Triple) -> Triple:
    """A linear colour in CIELAB."""
    red, green, blue = colour
    xyz = (
        0.4124564 * red + 0.3575761 * green + 0.1804375 * blue,
        0.2126729 * red + 0.7151522 * green + 0.0721750 * blue,
        0.0193339 * red + 0.1191920 * green + 0.9503041 * blue,
    )
    x, y, z = (
        ratio ** (1 / 3) if ratio > 216 / 24389 else (24389 / 27 * ratio + 16) / 116
        for ratio in (value / white for value, white in zip(xyz, WHITE, strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(one: Triple, other: Triple) -> float:
    """CIEDE2000 of two colours in CIELAB: 1 is just about seen side by side."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = ((hypot(a1, b1) + hypot(a2, b2)) / 2) ** 7
    stretch = 1 + (1 - sqrt(mean / (mean + 25**7))) / 2
    a1, a2 = a1 * stretch, a2 * stretch
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = (degrees(atan2(b, a)) % 360 if a or b else 0.0 for a, b in ((a1, b1), (a2, b2)))
    turn, middle = h2 - h1, (h1 + h2) / 2
    if c1 * c2 == 0:
        turn, middle = 0.0, h1 + h2
    elif abs(turn) > 180:
        turn -= 360 if turn > 0 else -360
        middle += 180 if h1 + h2 < 360 else -180
    lightness, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    share = (
        1
        - 0.17 * cos(radians(middle - 30))
        + 0.24 * cos(radians(2 * middle))
        + 0.32 * cos(radians(3 * middle + 6))
        - 0.20 * cos(radians(4 * middle - 63))
    )
    off = (lightness - 50) ** 2
    dl = (l2 - l1) / (1 + 0.015 * off / sqrt(20 + off))
    dc = (c2 - c1) / (1 + 0.045 * chroma)
    dh = 2 * sqrt(c1 * c2) * sin(radians(turn / 2)) / (1 + 0.015 * chroma * share)
    rotation = -sin(radians(60 * exp(-(((middle - 275) / 25) ** 2)))) * 2 * sqrt(chroma**7 / (chroma**7 + 25**7))
    return sqrt(dl * dl + dc * dc + dh * dh + rotation * dc * dh)


def apart(one: str, other: str, sight: str) -> float:
    """CIEDE2000 of two colours for eyes of that sight."""
    return difference(lab(seen(linear(one), sight)), lab(seen(linear(other), sight)))
