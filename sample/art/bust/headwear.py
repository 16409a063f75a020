"""Turban, headscarf, dupatta over the head and a nurse's cap."""

from math import cos, exp, pi, sin, sqrt

from mathutils import Vector

from kit.paint import deep, mix, paint, teal700, white

from .shape import curve, sheet, smooth, table, tube


def turban(look, head):
    """Layers that rise from the ears and cross above the forehead, over a small band of another colour."""
    under = mix(look.cloth, white, 0.35) if look.under is None else look.under
    w = head.width

    def base(u, v):
        az, el = (2 * u - 1) * pi, pi / 2 - v * 1.3
        return head.at(az, el, 0.05)

    sheet(
        base,
        90,
        50,
        paint(under, rough=0.8),
        closed=True,
        shown=lambda u, v: pi / 2 - v * 1.3 > 0.56 - 0.35 * smooth(0.5, 1.3, abs(2 * u - 1) * pi),
    )

    def at(u, v):
        a = (2 * u - 1) * pi
        side = abs(a)
        # The lower edge: a peak in front, down over the ears, low at the back.
        low = -0.30 + 1.10 * exp(-((side / 1.08) ** 1.6))
        h = low + (1.56 - low) * v
        lean = 0.5 * (1 - h / 1.6)
        round_top = sqrt(max(0.0, 1 - max(0.0, (h - 0.35) / 1.22) ** 2.3))
        wide = (0.93 * w + 0.10 * smooth(0.0, 0.75, h)) * round_top
        deep_ = (0.98 + 0.17 * smooth(0.0, 0.7, h)) * round_top
        middle = 0.10 - 0.05 * h
        # Folds: lines of equal `across` climb towards the middle of the face.
        across = (h - low) * 3.6 + 0.5 * min(side, 1.9) + 0.5 * smooth(-0.13, 0.13, a)
        layer = 0.085 * sin(pi * (across % 1.0)) ** 0.55 * smooth(1.0, 0.8, v)
        seam = exp(-((a / 0.05) ** 2)) * 0.02 * smooth(1, 0.5, v)
        return Vector(((wide + layer - seam) * sin(a), middle - (deep_ + layer - seam) * cos(a), h))

    sheet(at, 240, 150, paint(look.cloth, rough=0.8), closed=True, thickness=0.05)


def opening(az, el, wide, top, low):
    """Below 0 inside the opening for the face."""
    middle, half = (top + low) / 2, (top - low) / 2
    return sqrt((az / wide) ** 2 + ((el - middle) / half) ** 2) - 1


def headscarf(look, head, body):
    material = paint(look.cloth, rough=0.8)
    inner = paint(mix(look.cloth, deep, 0.25) if look.under is None else look.under, rough=0.8)

    def cover(wide, top, low, thick, folds, cloth):
        def place(u, v):
            return (2 * u - 1) * pi, pi / 2 - v * 2.9

        def at(u, v):
            az, el = place(u, v)
            edge = opening(az, el, wide, top, low) * 0.8
            if edge < 0:
                return head.at(az, el, max(-0.08, edge * 1.2))
            fold = folds * (sin(18 * edge + 2.5 * az) + 0.6 * sin(31 * edge - 3 * az)) * smooth(0.05, 0.3, edge)
            return head.at(az, el, thick * (1 - exp(-edge / 0.06)) + fold)

        shown = lambda u, v: opening(*place(u, v), wide, top, low) > -0.12
        sheet(at, 200, 150, cloth, closed=True, shown=shown)

    cover(0.93, 0.70, -1.02, 0.05, 0.0, inner)
    cover(1.0, 0.80, -1.08, 0.12, 0.008, material)
    # Around the neck and down on the chest.
    for height, radius, tilt, thick in ((-0.93, 0.56, 0.10, 0.17), (-1.10, 0.68, -0.12, 0.17)):
        loop = []
        for step in range(61):
            a = 2 * pi * step / 60
            loop.append(Vector((radius * sin(a), 0.1 - radius * 0.86 * cos(a), height + tilt * sin(a) - 0.07 * cos(a))))
        tube(loop, lambda t: thick * (1 + 0.06 * sin(t * 40)), material, sides=28, up=(0, 0, 1))

    def chest(u, v):
        a = (2 * u - 1) * pi
        reach = 0.55 + 0.28 * exp(-(((a - 0.25) / 0.55) ** 2))
        z = -1.05 - reach * v
        return body.at(a, z, 0.23 - 0.02 * v + 0.02 * sin(a * 15 + 2 * v) * smooth(0, 0.4, v) + 0.2 * smooth(0.4, 0, v))

    sheet(chest, 160, 40, material, closed=True, thickness=0.04)


def drape(look, head, body):
    """A dupatta over the hair, which shows in front."""
    w = head.width
    rows = [
        (1.24, 0.05, 0.05, 0.22),
        (1.17, 0.42, 0.42, 0.20),
        (1.0, 0.70, 0.70, 0.18),
        (0.6, 0.96, 0.94, 0.16),
        (0.1, 1.06, 1.02, 0.16),
        (-0.5, 1.04, 0.98, 0.18),
        (-1.0, 1.02, 0.86, 0.2),
        (-1.35, 1.22, 0.86, 0.2),
        (-1.7, 1.55, 0.92, 0.18),
        (-2.9, 1.82, 0.98, 0.15),
    ]
    line = curve(rows, 10)
    gap = [(0.0, 1.12), (0.6, 1.02), (1.1, 0.82), (1.5, 0.62), (3.0, 0.5)]

    def at(u, v):
        k = v * (len(line) - 1)
        a_row, b_row = line[int(k)], line[min(int(k) + 1, len(line) - 1)]
        t = k - int(k)
        z, wide, deep_, middle = (p + (q - p) * t for p, q in zip(a_row, b_row))
        wide *= w if z > -0.9 else 1
        start = 1.12 * sqrt(max(0.0, 1 - (z / 1.13) ** 2)) if z > 0 else table(gap, -z)
        a = start + (2 * pi - 2 * start) * u
        edge = min(u, 1 - u)
        fold = 0.025 * sin(a * 13 + z * 2.2) * smooth(0.6, -1.2, z) + 0.035 * exp(-edge / 0.012) * smooth(0, 0.4, start)
        return Vector(((wide + fold) * sin(a), middle - (deep_ + fold) * cos(a), z))

    sheet(at, 170, 110, paint(look.cloth, rough=0.8), thickness=0.045)


def cap(look, head):
    """A nurse's small folded cap."""

    def at(u, v):
        a = (2 * u - 1) * 0.8
        high = 0.33 * cos(a * 1.5) + 0.03
        skin = head.at(a, 0.93 - 0.05 * cos(a), 0.16)
        return skin + Vector((0, 0.10 * v, high * v))

    sheet(at, 40, 10, paint(white, rough=0.75), thickness=0.045)

    def band(u, v):
        point = at(u, 0.16 + 0.2 * v)
        return point + Vector((0, -0.035, 0.005))

    sheet(band, 40, 4, paint(teal700, rough=0.75), thickness=0.03)
