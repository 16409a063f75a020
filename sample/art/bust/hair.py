"""Hair: a shell over the head, thick inside the hairline and under the skin outside it, and what hangs or is tied."""

from functools import cache
from math import atan2, cos, exp, pi, sin, sqrt

from mathutils import Vector

from kit.paint import paint

from .shape import ball, curve, sheet, smooth, table, tube

# Where the hair begins, upwards from the middle of the head, at each angle from the middle of the face.
SHORT = [
    (0, 0.78),
    (0.45, 0.74),
    (0.72, 0.60),
    (0.92, 0.30),
    (1.08, -0.02),
    (1.22, -0.12),
    (1.42, 0.14),
    (1.75, -0.3),
    (2.1, -0.62),
    (3.2, -0.66),
]
RECEDED = [
    (0, 1.0),
    (0.3, 1.04),
    (0.6, 1.12),
    (0.85, 0.84),
    (1.0, 0.36),
    (1.1, 0.0),
    (1.22, -0.1),
    (1.42, 0.14),
    (1.75, -0.3),
    (2.1, -0.6),
    (3.2, -0.66),
]
SIDES = [
    (0, 1.62),
    (1.08, 1.4),
    (1.22, 0.55),
    (1.3, 0.1),
    (1.36, -0.1),
    (1.44, 0.16),
    (1.75, -0.3),
    (2.1, -0.6),
    (3.2, -0.66),
]
CENTRE = [
    (0, 0.92),
    (0.25, 0.80),
    (0.55, 0.60),
    (0.82, 0.34),
    (1.0, 0.08),
    (1.15, -0.16),
    (1.4, -0.34),
    (2.0, -0.66),
    (3.2, -0.7),
]
FRINGE = [
    (0, 0.46),
    (0.5, 0.44),
    (0.74, 0.36),
    (0.86, 0.1),
    (0.95, -0.2),
    (1.1, -0.4),
    (1.4, -0.5),
    (2.0, -0.66),
    (3.2, -0.7),
]


def side_part(x, low, high):
    """A hairline that falls from a part at `x` over the forehead to the other side."""
    return [
        (-3.2, -0.68),
        (-2.0, -0.64),
        (-1.35, -0.2),
        (-1.12, -0.1),
        (-0.98, 0.16),
        (-0.8, 0.42),
        (x - 0.22, high - 0.14),
        (x, high),
        (x + 0.3, high - 0.12),
        (0.45, low + 0.05),
        (0.8, low - 0.2),
        (1.0, low - 0.45),
        (1.15, -0.14),
        (1.35, -0.2),
        (2.0, -0.64),
        (3.2, -0.68),
    ]


class Style:
    """`thick` is at the sides, `top` at the top; `comb` is which way the strands lie; `part` is an x.

    `lean` adds hair in front, away from the part; above `crown` the head is bald.
    """

    def __init__(self, line, thick=0.09, top=0.14, comb="back", part=None, lean=0.0, grooves=0.011, crown=2.0):
        self.line = line
        self.thick = thick
        self.top = top
        self.comb = comb
        self.part = part
        self.lean = lean
        self.grooves = grooves
        self.crown = crown


STYLES = {
    "crop": Style(SHORT, 0.06, 0.13, "forward", grooves=0.007),
    "parted": Style(SHORT, 0.07, 0.2, "across", part=-0.34, lean=0.3),
    "swept": Style(SHORT, 0.07, 0.22, "back"),
    "quiff": Style(SHORT, 0.06, 0.3, "back", lean=0.1),
    "curls": Style(SHORT, 0.05, 0.12, "back"),
    "receding": Style(RECEDED, 0.06, 0.1, "back"),
    "sides": Style(SIDES, 0.055, 0.03, "down", grooves=0.006, crown=0.46),
    "centre": Style(CENTRE, 0.11, 0.14, "across", part=0.0),
    "tied": Style(CENTRE, 0.09, 0.15, "back"),
    "side": Style(side_part(-0.3, 0.56, 0.92), 0.12, 0.18, "across", part=-0.24),
    "fringe": Style(FRINGE, 0.13, 0.19, "down"),
}


def combed(way, point, part):
    if way == "across":
        return atan2(point.z + 0.35, point.y - 0.1) * 17 + (7 if point.x > (part or 0) else 0)
    if way == "back":
        return atan2(point.x, point.z + 0.25) * 17
    if way == "forward":
        return point.x * 30 + point.z * 6
    return atan2(point.x, -point.y) * 20


def cap(head, style, material):
    line = style.line
    mirrored = line[0][0] >= 0

    @cache
    def start(where):
        slope = (table(line, where + 0.03) - table(line, where - 0.03)) / 0.06
        return table(line, where), slope

    def edge(az, el):
        here, slope = start(abs(az) if mirrored else az)
        return min((el - here) / sqrt(1 + min(slope * slope, 30)), style.crown - el)

    def place(u, v):
        return (2 * u - 1) * pi, pi / 2 - v * 2.35

    def at(u, v):
        az, el = place(u, v)
        inside = edge(az, el)
        if inside < 0:
            return head.at(az, el, max(-0.07, inside))
        skin = head.at(az, el)
        high = smooth(-0.1, 0.95, skin.z)
        out = style.thick + (style.top - style.thick) * high
        if style.lean:
            out += style.lean * 0.3 * high * smooth(style.part or -1, 0.25, skin.x) * smooth(0.5, -0.6, skin.y)
        out *= 1 - exp(-inside / 0.075)
        strand = combed(style.comb, skin, style.part)
        out += style.grooves * (sin(strand) + 0.55 * sin(strand * 1.9 + 1)) * smooth(0.0, 0.12, inside)
        if style.part is not None:
            away = (skin.x - style.part) / 0.028
            out -= 0.055 * exp(-away * away) * smooth(0.75, 0.2, skin.y) * smooth(0.3, 0.6, skin.z)
        return head.at(az, el, out)

    sheet(at, 220, 130, material, closed=True, shown=lambda u, v: edge(*place(u, v)) > -0.09)


def knot(centre, radius, material, turn=0.0):
    """A bun: hair wound around its middle."""
    centre = Vector(centre)

    def at(u, v):
        a, b = 2 * pi * u, pi * v
        r = radius * (1 + 0.018 * sin(11 * b + a))
        return centre + Vector((r * sin(a) * sin(b), -r * cos(a) * sin(b) * 0.9, r * cos(b) * 0.88))

    sheet(at, 60, 44, material, closed=True)


def mass(material, rows, opening, wave=0.0):
    """Hair that hangs around the head: `rows` are (z, half width, half depth, middle y), open towards the face."""
    top, bottom = rows[0][0], rows[-1][0]

    @cache
    def row(z):
        return [table([(-r[0], r[k]) for r in rows], -z) for k in (1, 2, 3)]

    def at(u, v):
        z = top + (bottom - top) * v
        wide, deep, middle = row(z)
        a = opening + 2 * (pi - opening) * u
        edge = min(u, 1 - u)
        round_edge = 1 - 0.22 * exp(-edge / 0.03)
        ripple = wave * sin(z * 8.5 + 1.2 * sin(a)) + 0.01 * sin(22 * a)
        wide, deep = (wide + ripple) * round_edge, (deep + ripple) * round_edge
        tip = 1 - 0.35 * smooth(0.9, 1.0, v) ** 2
        return Vector((wide * sin(a) * tip, middle - deep * cos(a) * tip, z))

    sheet(at, 150, 70, material, thickness=0.06)


def plait(material, points, size):
    line = [Vector(p) for p in curve(points, 24)]
    length = [0.0]
    for a, b in zip(line, line[1:]):
        length.append(length[-1] + (b - a).length)
    step, count = size * 0.62, int(length[-1] / (size * 0.62))
    for index in range(count):
        far = index * step
        k = next(i for i, l in enumerate(length) if l >= far)
        ahead = (line[min(k + 2, len(line) - 1)] - line[max(k - 2, 0)]).normalized()
        side = 1 if index % 2 else -1
        across = ahead.cross(Vector((0, -1, 0))).normalized()
        lean = (ahead + across * side * 0.75).normalized()
        shrink = size * (1 - 0.35 * index / count)
        turn = lean.to_track_quat("Z", "Y").to_matrix()
        ball(line[k] + across * side * shrink * 0.34, (shrink * 0.62, shrink * 0.66, shrink * 1.02), material, turn)


def curls(head, style, material, radius=0.125):
    count = 420
    for index in range(count):
        z = 1 - 2 * (index + 0.5) / count
        az = (index * 2.399963) % (2 * pi) - pi
        ring = sqrt(1 - z * z)
        el = atan2(z, ring)
        if el > table(style.line, abs(az)) + 0.05 and el > -0.45:
            size = radius * (0.78 + 0.3 * ((index * 7) % 5) / 4) * (0.72 + 0.28 * smooth(-0.2, 0.6, z))
            ball(head.at(az, el, 0.045 + 0.07 * smooth(0, 0.8, z)), size, material)


# The shell that each way of wearing the hair begins with, where it isn't one of STYLES itself.
BASES = {
    "bun": "tied",
    "low-bun": "side",
    "braid": "centre",
    "ponytail": "tied",
    "long": "centre",
    "waves": "side",
    "bob": "side",
    "drape": "centre",
}


def hair(look, head):
    kind = look.hair
    if kind == "bald":
        return
    material = paint(look.hair_colour, rough=0.5)
    style = STYLES[BASES.get(kind, kind)]
    cap(head, style, material)
    w = head.width
    crown = [(0.75, 0.62 * w, 0.62, 0.12), (0.45, 0.86 * w, 0.82, 0.12), (0.0, 0.99 * w, 0.9, 0.14)]
    if kind in ("long", "waves", "bob", "fringe"):
        # Without it one would look into the dark between the cheek and the hair.
        ball((0, 0.32, -0.42), (0.87 * w, 0.6, 0.62), material)
    if kind == "curls":
        curls(head, style, material)
    elif kind == "bun":
        knot((0, 0.28, 1.14), 0.4, material)
    elif kind == "low-bun":
        knot((0.6, 0.8, -0.52), 0.44, material)
    elif kind == "braid":
        mass(material, [*crown, (-0.62, 0.8 * w, 0.62, 0.28)], 1.5)
        plait(
            material,
            [
                (0.62 * w, 0.35, -0.45),
                (0.86, 0.0, -0.95),
                (0.95, -0.48, -1.45),
                (0.86, -0.78, -2.0),
                (0.8, -0.84, -2.5),
            ],
            0.19,
        )
    elif kind == "ponytail":
        knot((0.1, 0.82, 0.72), 0.2, material)
        line = [(0.1, 0.9, 0.75), (0.62, 1.08, 0.72), (1.1, 0.95, 0.2), (1.2, 0.8, -0.6), (1.02, 0.7, -1.25)]
        tube(curve(line, 14), lambda t: 0.12 + 0.24 * sin(pi * min(1, t * 1.05)) ** 0.8, material, flat=0.85, sides=32)
    elif kind == "long":
        rows = [(-0.5, 1.0 * w, 0.82, 0.2), (-1.1, 0.98 * w, 0.7, 0.3), (-1.75, 0.95 * w, 0.55, 0.4)]
        mass(material, crown + rows, 1.22)
    elif kind == "waves":
        rows = [(-0.5, 1.08 * w, 0.86, 0.2), (-1.0, 1.12 * w, 0.8, 0.24), (-1.5, 1.02 * w, 0.62, 0.3)]
        mass(material, crown + rows, 1.2, wave=0.055)
    elif kind in ("bob", "fringe"):
        mass(material, [*crown, (-0.45, 1.02 * w, 0.86, 0.16), (-0.9, 0.84 * w, 0.72, 0.2)], 1.12)
