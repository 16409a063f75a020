"""What stands in any room."""

import random

from kit.paint import amber, deep, ink, leaf, lit, metal, mint100, mint300, mix, moss, oak, paint, sand300, soft, teal500, teal700, teal900, terracotta, white, wood
from kit.shapes import ball, box, cushion, cylinder, lathe, place, plate, put, rod, row, tube


def legs(width, depth, height, colour=wood, thick=0.025):
    for x in (-1, 1):
        for y in (-1, 1):
            spread = 0.04
            start = (x * (width / 2 + spread), y * (depth / 2 + spread), 0)
            rod(start, (x * width / 2, y * depth / 2, height), thick, colour)


def chair(colour=teal500, frame=wood, arms=False):
    legs(0.4, 0.4, 0.44, frame)
    cushion(0.52, 0.5, 0.1, colour, z=0.42)
    with place(y=0.25, z=0.5, tilt=-8):
        box(0.5, 0.07, 0.5, colour, edge=0.033)
    if arms:
        for x in (-0.29, 0.29):
            rod((x, -0.18, 0.44), (x, -0.18, 0.68), 0.022, frame)
            box(0.06, 0.46, 0.04, frame, edge=0.018, x=x, z=0.67)


def stool(colour=teal500, height=0.5):
    for turn in (0, 72, 144, 216, 288):
        with place(turn=turn):
            rod((0, 0, 0.07), (0.25, 0, 0.05), 0.02, metal())
            ball(0.035, deep, x=0.25, z=0.035)
    rod((0, 0, 0.05), (0, 0, height), 0.03, metal())
    cylinder(0.2, 0.1, colour, edge=0.045, z=height - 0.03)


def armchair(colour=terracotta, leg=wood):
    legs(0.5, 0.5, 0.16, leg)
    cushion(0.8, 0.74, 0.26, colour, z=0.14)
    cushion(0.56, 0.58, 0.14, mix(colour, white, 0.12), y=-0.06, z=0.36)
    with place(y=0.3, z=0.3, tilt=-10):
        cushion(0.78, 0.2, 0.62, colour)
    for x in (-0.36, 0.36):
        cushion(0.16, 0.66, 0.3, colour, x=x, y=-0.02, z=0.3)


def sofa(width=1.7, colour=teal500):
    legs(width - 0.3, 0.5, 0.14)
    cushion(width, 0.8, 0.26, colour, z=0.12)
    for x in row(2, (width - 0.3) / 2):
        cushion((width - 0.32) / 2, 0.62, 0.16, mix(colour, white, 0.14), x=x, y=-0.07, z=0.34)
        with place(x, 0.27, 0.44, tilt=-10):
            cushion((width - 0.32) / 2, 0.18, 0.46, mix(colour, white, 0.07))
    cushion(width, 0.2, 0.52, colour, y=0.34, z=0.2)
    for x in (-width / 2 + 0.09, width / 2 - 0.09):
        cushion(0.19, 0.76, 0.36, colour, x=x, z=0.26)


def seats(count=3, colour=teal500):
    """A row of waiting-hall seats on one beam."""
    for x in row(count, 0.62):
        cushion(0.54, 0.5, 0.09, colour, x=x, z=0.4)
        with place(x, 0.24, 0.5, tilt=-10):
            box(0.54, 0.06, 0.44, colour, edge=0.028)
    span = (count - 1) * 0.31
    rod((-span - 0.2, 0.05, 0.38), (span + 0.2, 0.05, 0.38), 0.03, metal())
    for x in (-span, span):
        rod((x, 0.05, 0), (x, 0.05, 0.38), 0.028, metal())
        box(0.07, 0.5, 0.04, metal(), edge=0.015, x=x, y=0.05)


def desk(width=1.5, depth=0.75, top=oak, body=white):
    box(width, depth, 0.06, top, edge=0.025, z=0.7)
    box(0.42, depth - 0.12, 0.7, body, edge=0.03, x=width / 2 - 0.27)
    for z in (0.1, 0.3, 0.5):
        box(0.36, 0.02, 0.16, mix(body, deep, 0.05), edge=0.01, x=width / 2 - 0.27, y=-depth / 2 + 0.06, z=z)
        rod(
            (width / 2 - 0.34, -depth / 2 + 0.04, z + 0.1),
            (width / 2 - 0.2, -depth / 2 + 0.04, z + 0.1),
            0.012,
            metal(),
        )
    box(0.06, depth - 0.12, 0.7, body, edge=0.025, x=-width / 2 + 0.1)


def table(width=1.2, depth=0.8, height=0.72, colour=oak, leg=wood):
    legs(width - 0.25, depth - 0.25, height, leg, 0.03)
    box(width, depth, 0.06, colour, edge=0.028, z=height - 0.02)


def round_table(radius=0.45, height=0.72, colour=oak, leg=white):
    cylinder(radius * 0.55, 0.05, leg, edge=0.02)
    cylinder(0.05, height, leg)
    cylinder(radius, 0.05, colour, edge=0.022, z=height - 0.02, around=56)


def counter(width=2.6, depth=0.7, height=1.02, body=teal700, top=white, strip=oak):
    box(width, depth, height, body, edge=0.06)
    for x in row(round(width / 0.2), 0.2):
        box(0.09, 0.03, height - 0.22, mix(body, white, 0.1), edge=0.012, x=x, y=-depth / 2 - 0.005, z=0.12)
    box(width + 0.12, depth + 0.12, 0.07, top, edge=0.03, z=height - 0.02)
    box(width + 0.02, 0.05, 0.08, strip, edge=0.012, y=-depth / 2 - 0.005)


def round_counter(radius=1.1, height=1.0, body=teal700, top=white, arc=220):
    """Open at the back."""
    with place(turn=-90 - arc / 2):
        lathe(
            [(radius - 0.4, 0), (radius, 0), (radius, height), (radius - 0.4, height), (radius - 0.4, 0)], body, 56, arc
        )
        r = radius + 0.07
        lathe(
            [
                (radius - 0.45, height),
                (r, height),
                (r, height + 0.07),
                (radius - 0.45, height + 0.07),
                (radius - 0.45, height),
            ],
            top,
            56,
            arc,
        )


def cabinet(width=0.9, depth=0.42, height=0.85, body=white, top=oak, doors=2, knob=amber):
    box(width - 0.1, depth - 0.08, 0.08, deep, edge=0.01)
    box(width, depth, height - 0.08, body, edge=0.03, z=0.06)
    box(width + 0.03, depth + 0.03, 0.045, top, edge=0.018, z=height - 0.03)
    for x in row(doors, (width - 0.06) / doors):
        box(
            (width - 0.1) / doors - 0.02,
            0.025,
            height - 0.22,
            mix(body, deep, 0.05),
            edge=0.012,
            x=x,
            y=-depth / 2,
            z=0.12,
        )
        ball(0.022, knob, x=x, y=-depth / 2 - 0.03, z=height * 0.55)


def bedside(body=white, top=oak):
    cabinet(0.46, 0.42, 0.7, body, top, 1, wood)


def rack(width=1.4, height=1.9, levels=4, depth=0.36, frame=white, seed=1, colours=None, back=mint100):
    """Shelves full of little boxes and bottles."""
    colours = colours or (white, mint300, soft, teal500, teal700, sand300, terracotta)
    chance = random.Random(seed)
    box(width, 0.04, height, back, edge=0.015, y=depth / 2)
    for x in (-width / 2, width / 2):
        box(0.05, depth, height, frame, edge=0.018, x=x)
    for level in range(levels + 1):
        z = 0.08 + level * (height - 0.14) / levels
        box(width, depth, 0.045, frame, edge=0.015, z=z)
        if level == levels:
            break
        x = -width / 2 + 0.07
        room = (height - 0.14) / levels - 0.1
        while True:
            wide = chance.uniform(0.08, 0.17)
            if x + wide > width / 2 - 0.05:
                break
            colour = chance.choice(colours)
            tall = room * chance.uniform(0.5, 0.92)
            if chance.random() < 0.6:
                put(bottle, x + wide / 2, -0.04, z + 0.045, colour=colour, radius=wide * 0.42, height=tall)
            else:
                box(wide - 0.012, depth * 0.6, tall, colour, edge=0.012, x=x + wide / 2, y=-0.03, z=z + 0.045)
            x += wide


def bottle(colour=terracotta, radius=0.05, height=0.2, cap=white):
    neck = height * 0.74
    profile = [
        (0, 0),
        (radius * 0.85, 0),
        (radius, radius * 0.15),
        (radius, neck * 0.85),
        (radius * 0.55, neck),
        (radius * 0.55, neck * 1.06),
        (0, neck * 1.06),
    ]
    lathe(profile, colour, 24)
    cylinder(radius * 0.7, height * 0.24, cap, edge=0.01, around=20, z=neck)


def plant(height=0.8, pot=white, seed=3, leaves=11, colour=None):
    chance = random.Random(seed)
    r = height * 0.2
    lathe(
        [
            (0, 0),
            (r * 0.7, 0),
            (r * 0.75, 0.015),
            (r, height * 0.32),
            (r * 0.98, height * 0.34),
            (r * 0.85, height * 0.34),
            (r * 0.82, height * 0.29),
            (0, height * 0.29),
        ],
        pot,
        36,
    )
    cylinder(r * 0.8, 0.03, "#5b4636", edge=0.005, z=height * 0.28)
    for index in range(leaves):
        turn = index * 137.5
        lean = 12 + 46 * (index / leaves)
        long = height * chance.uniform(0.6, 0.72) * (1 - 0.25 * index / leaves)
        green = colour or chance.choice((leaf, moss, "#57a07d", teal500))
        with place(z=height * 0.29, turn=turn, tilt=lean):
            blade = [
                (0, 0),
                (long * 0.12, long * 0.35),
                (long * 0.14, long * 0.62),
                (0, long),
                (-long * 0.14, long * 0.62),
                (-long * 0.12, long * 0.35),
            ]
            with place(tilt=90):
                plate(blade, 0.014, green, edge=0.006, bend=True)


def vase(colour=white, flower=terracotta, height=0.3):
    r = height * 0.24
    lathe(
        [
            (0, 0),
            (r * 0.7, 0),
            (r, height * 0.2),
            (r * 0.9, height * 0.36),
            (r * 0.45, height * 0.5),
            (r * 0.5, height * 0.54),
            (0, height * 0.5),
        ],
        colour,
        28,
    )
    for index in range(5):
        with place(z=height * 0.5, turn=index * 72, tilt=22):
            rod((0, 0, 0), (0, 0, height * 0.36), 0.008, leaf)
            ball(height * 0.12, flower if index % 2 else mix(flower, white, 0.5), z=height * 0.4)


def floor_lamp(shade=amber, height=1.5, glow=0.2):
    cylinder(0.17, 0.035, deep, edge=0.012)
    rod((0, 0, 0), (0, 0, height), 0.018, deep)
    cylinder(0.24, 0.3, paint(shade, glow=glow), edge=0.02, top=0.16, z=height - 0.2)


def desk_lamp(shade=amber):
    cylinder(0.1, 0.03, deep, edge=0.012)
    rod((0, 0, 0.02), (-0.12, 0, 0.26), 0.013, deep)
    rod((-0.12, 0, 0.26), (0.08, 0, 0.42), 0.013, deep)
    with place(0.08, 0, 0.42, roll=-25):
        cylinder(0.1, 0.13, shade, edge=0.015, top=0.04, z=-0.08)


def screen(width=0.56, colour=teal900, glow=0.12, bars=True, shell=ink):
    """A desk monitor."""
    box(0.22, 0.16, 0.025, shell, edge=0.01)
    rod((0, 0.02, 0), (0, 0.02, 0.2), 0.02, shell)
    with place(z=0.14, tilt=-5):
        height = width * 0.64
        box(width, 0.045, height, shell, edge=0.018)
        box(width - 0.05, 0.02, height - 0.05, paint(colour, rough=0.3, glow=glow), edge=0.006, y=-0.018, z=0.025)
        if bars:
            for index, part in enumerate((0.5, 0.7, 0.35)):
                long = width * part
                box(
                    long,
                    0.012,
                    0.028,
                    lit(mint300, 0.5),
                    edge=0.004,
                    x=-width / 2 + 0.07 + long / 2,
                    y=-0.028,
                    z=height * (0.72 - index * 0.2),
                )


def papers(seed=1, count=3):
    chance = random.Random(seed)
    for index in range(count):
        with place(
            chance.uniform(-0.03, 0.03), chance.uniform(-0.03, 0.03), index * 0.008, turn=chance.uniform(-14, 14)
        ):
            box(0.24, 0.33, 0.007, white if index % 2 else mint100, edge=0.002)
    for index in range(4):
        box(
            0.15 if index else 0.09,
            0.014,
            0.004,
            soft,
            edge=0.001,
            x=0 if index else -0.03,
            y=0.1 - index * 0.06,
            z=count * 0.008,
        )


def clipboard(colour=teal700):
    box(0.28, 0.38, 0.02, colour, edge=0.009)
    box(0.24, 0.32, 0.01, white, edge=0.003, y=-0.01, z=0.016)
    box(0.12, 0.05, 0.02, metal(), edge=0.008, y=0.16, z=0.02)
    for index in range(4):
        box(
            0.17 if index else 0.1,
            0.014,
            0.004,
            soft,
            edge=0.001,
            x=0 if index else -0.035,
            y=0.08 - index * 0.055,
            z=0.026,
        )


def telephone(colour=amber):
    box(0.24, 0.26, 0.06, colour, edge=0.03)
    for x in (-0.05, 0, 0.05):
        for y in (-0.07, -0.02, 0.03):
            box(0.03, 0.03, 0.01, white, edge=0.004, x=x + 0.04, y=y, z=0.058)
    for y in (-0.09, 0.09):
        ball(0.045, colour, x=-0.1, y=y, z=0.085)
    rod((-0.1, -0.1, 0.11), (-0.1, 0.1, 0.11), 0.026, colour)


def books(colours=(teal700, sand300, terracotta, soft)):
    for index, colour in enumerate(colours):
        box(0.045, 0.18, 0.22 + 0.03 * (index % 2), colour, edge=0.008, x=index * 0.05 - len(colours) * 0.025)


def cup(colour=white):
    lathe([(0, 0), (0.03, 0), (0.042, 0.09), (0.036, 0.09), (0.028, 0.015), (0, 0.015)], colour, 20)


def basin(width=0.7, colour=white):
    """A wash basin with its tap, on a cabinet."""
    cabinet(width, 0.46, 0.8, white, white, 2, wood)
    cylinder(width * 0.34, 0.12, colour, edge=0.04, z=0.76)
    cylinder(width * 0.28, 0.02, mint300, edge=0.008, z=0.87)
    tube([(0, 0.17, 0.8), (0, 0.17, 1.08), (0, 0.1, 1.14), (0, 0.02, 1.06)], 0.022, metal())
