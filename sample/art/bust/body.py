"""The body below the head, as a surface to dress: at an angle from the front, a height, and so far out."""

from bisect import bisect_left
from math import cos, pi, sin

from mathutils import Vector

from kit.paint import paint

from .shape import curve, sheet, tube

# Height, half width, half depth, and how far back the middle is.
PROFILE = [
    (-0.60, 0.34, 0.34, 0.14),
    (-0.95, 0.335, 0.335, 0.14),
    (-1.12, 0.37, 0.36, 0.15),
    (-1.22, 0.50, 0.42, 0.16),
    (-1.32, 0.80, 0.50, 0.17),
    (-1.43, 1.08, 0.57, 0.17),
    (-1.58, 1.25, 0.63, 0.16),
    (-1.80, 1.31, 0.69, 0.14),
    (-2.15, 1.30, 0.73, 0.12),
    (-2.60, 1.27, 0.75, 0.12),
    (-3.10, 1.25, 0.76, 0.12),
]
TOP, BOTTOM = -0.6, -3.0


class Body:
    """`broad` 1 is a man's shoulders."""

    def __init__(self, broad=1.0):
        self.broad = broad
        self.rows = curve(PROFILE, 12)
        self.heights = [-z for z, *_ in self.rows]

    def row(self, z):
        below = min(max(bisect_left(self.heights, -z), 1), len(self.rows) - 1)
        a, b = self.rows[below - 1], self.rows[below]
        t = min(1.0, max(0.0, (a[0] - z) / (a[0] - b[0])))
        wide, deep, back = (a[k] + (b[k] - a[k]) * t for k in (1, 2, 3))
        slim = 1 + (self.broad - 1) * min(1, max(0, (-1.1 - z) / 0.35))
        return wide * slim, deep * (0.5 + 0.5 * slim), back

    def at(self, angle, z, out=0.0):
        wide, deep, back = self.row(z)
        s, c = sin(angle), cos(angle)
        return Vector(((wide + out) * s, back - (deep + out) * c, z + out * 0.25))

    def on(self, x, z, out=0.0):
        """The place on the chest in front of which `x` is."""
        wide, deep, back = self.row(z)
        s = max(-0.98, min(0.98, x / (wide + out)))
        return Vector((x, back - (deep + out) * (1 - s * s) ** 0.5, z + out * 0.25))


def neck(body, skin):
    """With all that is below it, for what the clothes leave open."""
    sheet(lambda u, v: body.at(2 * pi * u, TOP + (BOTTOM - TOP) * v), 72, 90, paint(skin, rough=0.6), closed=True)


def arms(body, sleeve):
    """Shoulder to elbow, in the material of the sleeve."""
    for side in (-1, 1):
        x = side * body.broad
        line = curve(
            [(x * 1.10, 0.16, -1.80), (x * 1.27, 0.13, -2.0), (x * 1.39, 0.10, -2.35), (x * 1.43, 0.04, -3.0)], 8
        )
        tube(
            line,
            lambda t: (0.335 + 0.02 * t) * (0.6 + 0.4 * body.broad),
            sleeve,
            sides=40,
            up=(0, 1, 0),
        )
