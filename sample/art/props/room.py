"""Two walls and a floor, and what hangs on walls."""

from kit.paint import birch, deep, lit, metal, mint100, mint200, mint300, mix, oak, sand200, sky, soft, teal500, teal700, terracotta, white, wood
from kit.shapes import box, cross, cylinder, disc_outline, place, plate, put, rod, row

WALL = 0.14


def room(left=2.2, back=1.8, right=2.2, front=1.5, height=2.4, wall=mint300, side=white, floor=birch, skirting=white):
    """Two walls at x = -left and y = back; open to the front and to the right."""
    width, depth = left + right, back + front
    x, y = (right - left) / 2, (back - front) / 2
    box(width + 2 * WALL, depth + 2 * WALL, 0.2, mix(floor, deep, 0.12), edge=0.07, x=x, y=y, z=-0.21)
    box(width, depth, 0.03, floor, edge=0.02, x=x, y=y, z=-0.03)
    box(width + WALL, WALL, height, wall, edge=0.05, x=x - WALL / 2, y=back + WALL / 2, z=-0.02)
    box(WALL, depth + WALL, height, side, edge=0.05, x=-left - WALL / 2, y=y + WALL / 2, z=-0.02)
    box(width - 0.02, 0.03, 0.11, skirting, edge=0.012, x=x, y=back - 0.012)
    box(0.03, depth - 0.02, 0.11, skirting, edge=0.012, x=-left + 0.012, y=y)


def on_back(thing, x, z, wall=1.8, **how):
    """On the back wall, which is at y = wall."""
    return put(thing, x, wall, z, **how)


def on_side(thing, y, z, wall=-2.2, **how):
    """On the left wall, which is at x = wall."""
    return put(thing, wall, y, z, turn=90, **how)


def window(width=1.2, height=1.1, pane="#b4d3d0", strength=0.25, curtains=None, frame=white):
    """Its lower edge is at z = 0, its back at y = 0; so of all that hangs."""
    box(width, 0.05, height, lit(pane, strength), edge=0.01, y=-0.02)
    with place(y=-0.05):
        for x in (-width / 2, 0, width / 2):
            box(0.07 if x else 0.045, 0.09, height, frame, edge=0.02, x=x)
        box(width + 0.07, 0.09, 0.07, frame, edge=0.02, z=height - 0.035)
        box(width + 0.3, 0.24, 0.06, frame, edge=0.02, y=-0.07, z=-0.06)
    if curtains:
        rod((-width / 2 - 0.3, -0.15, height + 0.12), (width / 2 + 0.3, -0.15, height + 0.12), 0.02, wood)
        for side in (-1, 1):
            for fold in range(5):
                x = side * (width / 2 + 0.2 - fold * 0.075)
                cylinder(0.05, height + 0.42, curtains, edge=0.03, top=0.042, around=16, x=x, y=-0.15, z=-0.32)


def door(colour=teal700, width=0.9, height=2.05):
    box(width + 0.16, 0.06, height + 0.08, white, y=-0.02)
    box(width, 0.06, height, colour, edge=0.02, y=-0.05)
    box(0.2, 0.02, 0.5, lit(sky, 0.4), edge=0.008, x=0.18, y=-0.085, z=height - 0.75)
    rod((-0.33, -0.13, 0.9), (-0.33, -0.13, 1.15), 0.02, metal())


def framed(width=0.6, height=0.5, colour=terracotta, frame=white):
    """A small landscape: a hill and a sun."""
    box(width + 0.08, 0.05, height + 0.08, frame, edge=0.02, y=-0.02)
    box(width, 0.02, height, sand200, edge=0.005, y=-0.045, z=0.04)
    with place(y=-0.05, z=0.04, tilt=90):
        hill = [
            (-width / 2, 0),
            (width / 2, 0),
            (width / 2, height * 0.3),
            (width * 0.1, height * 0.52),
            (-width / 2, height * 0.22),
        ]
        plate(hill, 0.015, soft, edge=0.004)
        plate(disc_outline(height * 0.13, 24), 0.015, colour, edge=0.004, x=-width * 0.2, y=height * 0.7)


def poster(width=0.55, height=0.75, colour=teal500, sign=white):
    box(width, 0.03, height, mint100, edge=0.01, y=-0.015)
    box(width - 0.1, 0.02, height * 0.5, colour, edge=0.01, y=-0.03, z=height * 0.43)
    put(cross, y=-0.035, z=height * 0.68, tilt=90, size=height * 0.26, height=0.02, colour=sign)
    for index in range(3):
        box(width - (0.14 if index else 0.24), 0.015, 0.03, mint300, edge=0.005, y=-0.03, z=0.08 + index * 0.08)


def clock(radius=0.2, rim=teal700):
    with place(tilt=90):
        cylinder(radius, 0.07, rim, edge=0.02)
        cylinder(radius * 0.85, 0.075, white, edge=0.005)
    with place(y=-0.085):
        rod((0, 0, 0), (0, 0, radius * 0.6), 0.012, deep)
        rod((0, 0, 0), (radius * 0.45, 0, -radius * 0.12), 0.012, deep)


def sign(size=0.55, colour=teal700, mark=white):
    """A round board with a cross."""
    with place(tilt=90):
        cylinder(size / 2, 0.06, colour, edge=0.02)
        put(cross, z=0.05, size=size * 0.55, height=0.03, colour=mark)


def shelf(width=1.2, colour=oak, things=()):
    """`things` stand along it, evenly: functions, each made at its place."""
    box(width, 0.26, 0.045, colour, edge=0.015, y=-0.13)
    for x, thing in zip(row(len(things), width / max(len(things), 1)), things):
        put(thing, x, -0.14, 0.045)


def rug(width=1.6, depth=1.1, colour=mint200, border=soft, round=False):
    if round:
        cylinder(width / 2, 0.025, border, edge=0.01, around=64)
        cylinder(width / 2 - 0.09, 0.032, colour, edge=0.01, around=64)
    else:
        box(width, depth, 0.022, border, edge=0.01)
        box(width - 0.16, depth - 0.16, 0.03, colour, edge=0.01)


def drape(width=1.5, height=1.9, colour=mint200, rail=True):
    """A ward's curtain, along x."""
    count = max(4, round(width / 0.11))
    for index, x in enumerate(row(count, width / count)):
        cylinder(0.062, height - 0.25, colour, edge=0.03, top=0.052, around=14, x=x, y=0.025 * (-1) ** index, z=0.2)
    if rail:
        rod((-width / 2 - 0.12, 0, height), (width / 2 + 0.12, 0, height), 0.022, metal())


def partition(width=1.5, height=1.7, colour=mint200, frame=teal700):
    """A folding screen of three leaves on feet."""
    for index, x in enumerate(row(3, width / 3)):
        with place(x, 0.08 * (-1) ** index, 0, turn=18 * (-1) ** index):
            box(width / 3, 0.04, height, frame, edge=0.018)
            box(width / 3 - 0.09, 0.055, height - 0.22, colour, edge=0.018, z=0.13)
