"""The head: the origin is its middle, the face looks along -y, one unit is from the chin to the middle."""

from math import cos, exp, pi, sin

from mathutils import Vector

from kit.paint import linear, paint, white

from .shape import ball, curve, mesh, sheet, smooth, table, tinted, tube


class Head:
    """`width` 1 is the middle; `jaw` from 0, narrow, to 1, square."""

    def __init__(self, width=1.0, jaw=0.4, nose=1.0):
        self.width = width
        self.jaw = jaw
        self.nose = nose

    def at(self, az, el, out=0.0):
        """The place on the skin at two angles: az from the middle of the face to its left, el upwards."""
        z = sin(el)
        ring = max(0.0, cos(el)) ** 0.86
        low = max(0.0, -z)
        taper = 1 - (0.34 - 0.15 * self.jaw) * low**2.2
        x = 0.83 * self.width * ring * sin(az) * taper
        back = max(0.0, -cos(az))
        y = -ring * cos(az) * (0.84 + 0.1 * back) * (1 - 0.1 * low**2 * (1 - back))
        point = Vector((x, y, z * (1.0 if z > 0 else 0.98)))
        if abs(az) < 1.3:
            side = abs(az)
            nose_height = 0.30 if el > -0.17 else 0.085
            bump = 0.155 * self.nose * exp(-((side / 0.125) ** 2) - ((el + 0.17) / nose_height) ** 2)
            bump += 0.028 * exp(-(((side - 0.52) / 0.24) ** 2) - ((el + 0.30) / 0.22) ** 2)
            bump -= 0.03 * exp(-(((side - 0.36) / 0.2) ** 2) - ((el - 0.05) / 0.17) ** 2)
            bump += 0.035 * exp(-((side / 0.3) ** 2) - ((el + 0.95) / 0.2) ** 2)
            point.y -= bump
        return point + point.normalized() * out

    def normal(self, az, el):
        step = 0.02
        a = self.at(az + step, el) - self.at(az - step, el)
        b = self.at(az, el + step) - self.at(az, el - step)
        return a.cross(b).normalized()


def gold():
    return paint("#e9ac3c", rough=0.35, metal=0.5)


def face(look, head):
    skin(look, head)
    for side in (-1, 1):
        ear(look, head, side)
        eye(look, head, side)
        brow(look, head, side)
    mouth(look, head)
    if look.bindi:
        middle = head.at(0, 0.36)
        ball(middle, (0.05, 0.02, 0.05), paint("#8e2f26"))
    if look.glasses:
        glasses(look, head)


def skin(look, head):
    across, down = 144, 110
    places = [(2 * pi * i / across - pi, pi / 2 - pi * j / down) for j in range(down + 1) for i in range(across)]
    faces = [
        (j * across + i, (j + 1) * across + i, (j + 1) * across + (i + 1) % across, j * across + (i + 1) % across)
        for j in range(down)
        for i in range(across)
    ]
    plain, blush = linear(look.skin), linear(look.blush)

    def colour(az, el):
        cheek = 0.75 * exp(-(((abs(az) - 0.56) / 0.22) ** 2) - ((el + 0.30) / 0.19) ** 2)
        tip = 0.35 * exp(-((az / 0.14) ** 2) - ((el + 0.2) / 0.12) ** 2)
        share = min(1.0, cheek + tip)
        return (*(a + (b - a) * share for a, b in zip(plain, blush)), 1.0)

    mesh([head.at(*place) for place in places], faces, tinted(), [colour(*place) for place in places])


def ear(look, head, side):
    root = head.at(side * 1.5, -0.04)
    turn = Vector((side * 0.35, 0.9, 0.1)).to_track_quat("X", "Z").to_matrix()
    ball(root + Vector((side * 0.03, 0.03, 0)), (0.13, 0.075, 0.2), paint(look.skin), turn)
    ball(root + Vector((side * 0.072, -0.012, 0.01)), (0.066, 0.03, 0.12), paint(look.shadow), turn)
    if look.earrings:
        lobe = root + Vector((side * 0.085, -0.055, -0.185))
        if look.earrings == "drop":
            ball(lobe, 0.042, gold())
            ball(lobe - Vector((0, 0, 0.1)), (0.05, 0.05, 0.062), gold())
        else:
            ball(lobe, 0.052, gold())


def eye(look, head, side):
    az, el = side * 0.37, 0.03
    place, out = head.at(az, el), head.normal(az, el)
    turn = out.to_track_quat("Y", "Z").to_matrix()
    ball(place - out * 0.012, (0.078, 0.045, 0.098), paint("#1d1512", rough=0.2), turn)
    glint = place + out * 0.03 + Vector((-0.024, 0, 0.038))
    ball(glint, (0.021, 0.012, 0.021), paint(white, glow=0.9), turn)
    if look.woman:
        lid = [
            head.at(az + side * d, el + e, 0.012)
            for d, e in ((-0.085, 0.09), (0.0, 0.125), (0.085, 0.1), (0.15, 0.105))
        ]
        tube(curve(lid, 6), lambda t: 0.011 + 0.012 * smooth(0, 0.7, t), paint("#1d1512"), sides=12)


def brow(look, head, side):
    lift = look.lift
    heavy = 0.024 if look.woman else 0.036
    arch = [
        head.at(side * az, el + lift, 0.006) for az, el in ((0.21, 0.298), (0.33, 0.325), (0.47, 0.322), (0.60, 0.272))
    ]
    tube(curve(arch, 8), lambda t: heavy * (1.0 - 0.55 * t**1.5), paint(look.brow), flat=0.7, sides=14)


def mouth(look, head):
    wide = (0.25 if look.moustache else 0.235) * look.smile
    low = -0.52 if look.moustache else -0.47
    out = {None: 0.0, "short": 0.034, "goatee": 0.0, "full": 0.085}[look.beard]
    line = [
        head.at(az * wide, low + (0.085 if look.woman else 0.1) * look.smile * az * az, out)
        for az in (-1, -0.66, -0.33, 0, 0.33, 0.66, 1)
    ]
    if look.woman:
        tube(curve(line, 6), lambda t: 0.016 + 0.034 * sin(pi * t) ** 0.8, paint(look.lips), sides=16)
        seam = [
            point + Vector((0, -0.047 * sin(pi * (k + 0.5) / 7) ** 0.8 - 0.006, 0.004)) for k, point in enumerate(line)
        ]
        tube(curve(seam, 6), lambda t: 0.004 + 0.007 * sin(pi * t), paint(look.seam), sides=10)
    else:
        tube(
            curve(line, 6),
            lambda t: 0.014 + (0.022 if look.beard or look.moustache else 0.016) * sin(pi * t) ** 0.7,
            paint(look.lips),
            sides=14,
        )


def glasses(look, head):
    frame = paint(look.frame, rough=0.3)
    wide, high, power = {"round": (0.235, 0.215, 2.0), "square": (0.25, 0.185, 3.4), "oval": (0.25, 0.17, 2.3)}[
        look.glasses
    ]
    centre_x = head.at(0.37, 0.03).x
    front = head.at(0.37, 0.0).y - 0.15

    def rim(side):
        points = []
        for step in range(49):
            a = 2 * pi * step / 48
            c, s = cos(a), sin(a)
            x = wide * (abs(c) ** (2 / power)) * (1 if c > 0 else -1)
            z = high * (abs(s) ** (2 / power)) * (1 if s > 0 else -1)
            x += side * (centre_x + 0.015)
            points.append(Vector((x, front + 0.32 * x * x, 0.02 + z)))
        return points

    for side in (-1, 1):
        tube(rim(side), 0.025, frame, sides=14)
        hinge_x = side * (centre_x + wide + 0.01)
        hinge = Vector((hinge_x, front + 0.32 * hinge_x**2, 0.06))
        ear_top = head.at(side * 1.45, 0.06, 0.03)
        between = head.at(side * 1.1, 0.06, 0.05)
        tube(curve([hinge, between, ear_top], 8), 0.02, frame, sides=12)
    inner = centre_x + 0.015 - wide
    bridge = [
        Vector((x, front + 0.32 * x * x - 0.02 * (1 - abs(x) / inner), z))
        for x, z in ((-inner, 0.05), (0, 0.085), (inner, 0.05))
    ]
    tube(curve(bridge, 8), 0.021, frame, sides=12)


def moustache(look, head):
    for side in (-1, 1):
        line = [
            head.at(side * az, el, 0.012) for az, el in ((0.01, -0.345), (0.10, -0.335), (0.21, -0.35), (0.31, -0.365))
        ]
        tube(
            curve(line, 8),
            lambda t: 0.012 + 0.046 * (1 - t) ** 0.6 * smooth(-0.4, 0.3, t),
            paint(look.beard_colour),
            flat=0.6,
            sides=16,
        )


def beard(look, head):
    """`short` hugs the jaw, `full` is thick and rounded, `goatee` is around the chin."""
    kind = look.beard
    thick = {"short": 0.035, "full": 0.15, "goatee": 0.05}[kind]

    def edge(az, el):
        side = abs(az)
        if kind == "goatee":
            return 0.12 * (1 - (side / 0.25) ** 2 - ((el + 0.82) / 0.2) ** 2)
        top = table(
            [
                (0, -0.335),
                (0.12, -0.34),
                (0.26, -0.40),
                (0.42, -0.42),
                (0.62, -0.34),
                (0.9, -0.16),
                (1.2, 0.08),
                (1.7, 0.3),
            ],
            side,
        )
        behind = (1.42 - side) * 0.6
        return min(top - el, behind)

    def at(u, v):
        az, el = (2 * u - 1) * 1.7, 0.35 - v * 1.85
        inside = edge(az, el)
        if inside < 0:
            out = max(-0.05, inside * 0.7)
        else:
            fall = 0.6 + 0.4 * smooth(-0.4, -0.9, el)
            strand = 0.05 * sin(38 * az + 5 * el) if kind == "full" else 0
            out = thick * fall * (1 - exp(-inside / 0.07)) * (1 + strand)
        point = head.at(az, el, out)
        if kind == "full":
            point.z -= 0.10 * smooth(-0.6, -1.1, el) * smooth(0, 0.1, inside)
        return point

    sheet(at, 220, 160, paint(look.beard_colour), shown=lambda u, v: edge((2 * u - 1) * 1.7, 0.35 - v * 1.85) > -0.06)
