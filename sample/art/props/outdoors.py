"""The hospital from outside, its street and its garden."""

import math
import random

from kit.paint import amber, deep, ink, leaf, lit, mint300, mint400, mix, moss, oak, paint, sand300, soft, steel, teal500, teal700, white
from kit.shapes import ball, box, cross, cylinder, lathe, place, plate, put, rod, row, tube


def tree(height=3.2, colour=leaf, trunk="#7d5f45", seed=1):
    chance = random.Random(seed)
    rod((0, 0, 0), (0, 0, height * 0.55), height * 0.045, trunk)
    for turn in (40, 170, 290):
        a = math.radians(turn)
        rod(
            (0, 0, height * 0.38),
            (math.cos(a) * height * 0.16, math.sin(a) * height * 0.16, height * 0.58),
            height * 0.025,
            trunk,
        )
    crown = [(0, 0, height * 0.78, height * 0.25)]
    for turn in range(0, 360, 60):
        a = math.radians(turn + chance.uniform(-15, 15))
        far = height * 0.19
        crown.append((far * math.cos(a), far * math.sin(a), height * chance.uniform(0.6, 0.76), height * 0.19))
    for index, (x, y, z, r) in enumerate(crown):
        ball(r, mix(colour, mint300, 0.06 * (index % 4)), x=x, y=y, z=z)


def kachnar(height=3.4, seed=4):
    """The orchid tree of the hospital's name, in flower."""
    tree(height, mix(leaf, soft, 0.3), seed=seed)
    chance = random.Random(seed)
    for index in range(70):
        a = chance.uniform(0, math.tau)
        up = chance.uniform(-0.25, 1)
        around = math.sqrt(1 - up * up) if up > 0 else 1
        with place(
            math.cos(a) * around * height * 0.4,
            math.sin(a) * around * height * 0.4,
            height * (0.73 + 0.3 * up),
            turn=chance.uniform(0, 360),
            tilt=chance.uniform(-30, 30),
        ):
            colour = chance.choice(("#e39bb0", "#efc0cc", "#d9829d"))
            for petal in range(5):
                with place(turn=petal * 72):
                    ball(height * 0.024, colour, x=height * 0.026, scale=(1.35, 0.9, 0.55))
            ball(height * 0.013, amber, z=height * 0.012)


def bush(size=0.5, colour=moss, flowers=None):
    for x, y, r in ((0, 0, 0.6), (0.55, 0.1, 0.45), (-0.5, 0.05, 0.48), (0.1, -0.35, 0.4)):
        ball(size * r, mix(colour, mint300, 0.1 * r), x=x * size, y=y * size, z=size * r * 0.7)
    if flowers:
        for x, y, z in ((0.2, -0.55, 0.6), (-0.3, -0.4, 0.7), (0.6, -0.2, 0.55), (0.05, -0.2, 1.0), (-0.6, -0.25, 0.5)):
            ball(size * 0.1, flowers, x=x * size, y=y * size, z=z * size)


def hedge(length=2.0, colour=moss):
    box(length, 0.4, 0.5, colour, edge=0.16)


def bench(colour=oak, length=1.5):
    for x in (-length * 0.38, length * 0.38):
        box(0.07, 0.46, 0.42, deep, edge=0.02, x=x)
        rod((x, 0.2, 0.4), (x, 0.28, 0.85), 0.03, deep)
    for y in (-0.15, 0, 0.15):
        box(length, 0.12, 0.05, colour, edge=0.02, y=y, z=0.41)
    for z in (0.56, 0.72):
        box(length, 0.05, 0.11, colour, edge=0.02, y=0.24 + (z - 0.56) * 0.2, z=z)


def street_lamp(height=2.8, glow=0.8):
    cylinder(0.12, 0.14, deep, edge=0.03)
    rod((0, 0, 0), (0, 0, height), 0.035, deep)
    tube([(0, 0, height - 0.05), (0, -0.05, height + 0.12), (0, -0.4, height + 0.16)], 0.03, deep)
    cylinder(0.17, 0.12, deep, edge=0.03, top=0.06, y=-0.42, z=height + 0.06)
    ball(0.1, lit("#ffe2ad", glow), y=-0.42, z=height + 0.05)


def cloud(size=1.0):
    for x, z, r in ((-0.7, 0, 0.4), (0, 0.15, 0.6), (0.65, 0, 0.45)):
        ball(size * r, white, x=size * x, z=size * z, scale=(1, 0.7, 0.75))


def wheel(radius=0.36):
    with place(roll=90):
        lathe(
            [(0, -0.11), (radius * 0.85, -0.11), (radius, -0.07), (radius, 0.07), (radius * 0.85, 0.11), (0, 0.11)],
            ink,
            40,
        )
        for side in (-1, 1):
            cylinder(radius * 0.55, 0.03, steel, edge=0.01, z=side * 0.11 - 0.015)
            cylinder(radius * 0.2, 0.05, white, edge=0.01, z=side * 0.12 - 0.025)


def ambulance(glow=0.3):
    """Its bonnet points to -y; 4.4 m long."""
    length, width = 4.4, 1.8
    box(width, length, 0.4, white, edge=0.14, z=0.36)
    box(width, 3.1, 1.75, white, edge=0.16, y=0.62, z=0.5)
    # Cab and bonnet, as one outline seen from the side.
    side = [(-2.2, 0.45), (-2.2, 0.95), (-2.05, 1.15), (-1.5, 1.3), (-0.95, 2.05), (-0.6, 2.2), (0.1, 2.2), (0.1, 0.45)]
    with place(x=-width / 2, turn=90):
        with place(tilt=90):
            plate(side, width, white, edge=0.1)
    with place(y=-1.24, z=1.68, tilt=-36.5):
        box(width - 0.3, 0.03, 0.74, paint("#2c4f55", rough=0.15), edge=0.012, y=-0.055, z=-0.36)
    for x in (-1, 1):
        with place(x * (width / 2 + 0.005), -0.62, 1.28, turn=x * 90):
            box(0.78, 0.03, 0.55, paint("#2c4f55", rough=0.15), edge=0.012)
        for y, z, h, colour in ((0.62, 1.05, 0.2, teal500), (0.62, 0.86, 0.1, amber)):
            box(0.03, 3.14, h, colour, edge=0.01, x=x * (width / 2), y=y, z=z)
        box(0.03, 1.1, 0.2, teal500, edge=0.01, x=x * (width / 2 + 0.003), y=-1.4, z=0.9)
        with place(x * (width / 2 + 0.012), 0.75, 1.68, turn=x * 90):
            with place(tilt=90):
                cross(0.5, 0.03, teal700)
        with place(x * (width / 2 + 0.005), 1.6, 1.42, turn=x * 90):
            box(0.7, 0.03, 0.46, paint("#2c4f55", rough=0.15), edge=0.012)
        for y in (-1.35, 1.3):
            put(wheel, x * (width / 2 - 0.06), y, 0.36)
        box(0.3, 0.06, 0.18, lit("#fff2cf", 0.8), edge=0.025, x=x * 0.62, y=-2.2, z=0.78)
        box(0.1, 0.22, 0.2, ink, edge=0.03, x=x * (width / 2 + 0.1), y=-1.15, z=1.3)
    box(0.7, 0.05, 0.16, ink, edge=0.02, y=-2.2, z=0.72)
    box(width - 0.1, 0.16, 0.16, mint300, edge=0.06, y=-2.2, z=0.4)
    with place(y=-0.6, z=2.2):
        box(1.3, 0.3, 0.06, ink, edge=0.02)
        for x in (-0.42, 0.42):
            box(0.4, 0.26, 0.16, lit(amber, glow), edge=0.05, x=x, z=0.04)
        box(0.4, 0.26, 0.14, white, edge=0.05, z=0.04)


def car(colour=soft):
    box(1.6, 3.3, 0.5, colour, edge=0.2, z=0.26)
    box(1.4, 1.8, 0.5, paint("#2c4f55", rough=0.2), edge=0.2, y=0.15, z=0.68)
    box(1.42, 1.4, 0.1, colour, edge=0.05, y=0.15, z=1.12)
    for x in (-1, 1):
        for y in (-1.0, 1.05):
            put(wheel, x * 0.72, y, 0.3, scale=0.8)
        box(0.28, 0.05, 0.12, lit("#fff2cf", 0.6), edge=0.03, x=x * 0.5, y=-1.64, z=0.5)


def facade_window(width=0.8, height=1.0, on=False, glow=1.3, shade=False):
    pane = lit("#ffcf87", glow) if on else paint("#6f9ea0", rough=0.15)
    box(width + 0.14, 0.06, height + 0.14, white, edge=0.025, z=-0.07)
    box(width, 0.05, height, pane, edge=0.01, y=-0.02)
    box(0.05, 0.06, height, white, edge=0.015, y=-0.03)
    if not on:
        box(
            width * 0.44,
            0.03,
            height * 0.35,
            paint("#8fb7b6", rough=0.2),
            edge=0.006,
            x=-width * 0.24,
            y=-0.035,
            z=height * 0.62,
        )
    box(width + 0.24, 0.2, 0.06, white, edge=0.02, y=-0.06, z=-0.12)
    if shade:
        with place(y=-0.04, z=height + 0.1, tilt=-62):
            box(width + 0.3, 0.04, 0.42, shade, edge=0.015, z=-0.36)


def hospital(night=False, glow=0.85, storeys=4, seed=5):
    """A white house of four storeys with a teal wing and a porch; 11 m wide, its front at y = 0."""
    chance = random.Random(seed)
    high = 1.75
    wall = white
    width, depth = 7.6, 4.2
    total = storeys * high + 0.3
    box(width, depth, total, wall, edge=0.12, y=depth / 2)
    box(width + 0.12, depth + 0.12, 0.45, mint300, edge=0.06, y=depth / 2)
    box(width + 0.24, depth + 0.24, 0.22, white, edge=0.08, y=depth / 2, z=total - 0.04)
    for level in range(1, storeys):
        box(width + 0.06, depth + 0.06, 0.09, mint300, edge=0.03, y=depth / 2, z=level * high + 0.18)
    lobby = 1.2

    def windows(columns, gap, x0, levels, shade):
        for level in levels:
            for x in row(columns, gap):
                if level == 0 and abs(x + x0) < lobby + 0.4:
                    continue
                put(
                    facade_window,
                    x + x0,
                    0,
                    level * high + 0.62,
                    on=night and chance.random() < 0.72,
                    glow=glow * chance.uniform(0.6, 1),
                    shade=shade if level in (1, 2) else False,
                )

    windows(6, 1.22, 0, range(storeys), False)
    with place(width / 2, depth / 2, turn=90):
        for level in range(storeys):
            for x in row(3, 1.3):
                put(
                    facade_window,
                    x,
                    0,
                    level * high + 0.62,
                    on=night and chance.random() < 0.7,
                    glow=glow * chance.uniform(0.6, 1),
                )
    # The stair tower, teal, with the sign.
    with place(0, -0.32):
        box(2.1, 1.2, total + 0.9, teal700, edge=0.1, y=0.6)
        for level in range(1, storeys):
            for x in (-0.45, 0.45):
                box(
                    0.5,
                    0.05,
                    1.05,
                    lit("#ffcf87", glow * 0.8) if night else paint("#9cc6c4", rough=0.15),
                    edge=0.012,
                    x=x,
                    y=-0.01,
                    z=level * high + 0.5,
                )
        with place(0, -0.02, total + 0.42, tilt=90):
            cylinder(0.42, 0.09, white, edge=0.03)
            put(cross, z=0.08, size=0.5, height=0.06, colour=lit(amber, 0.3) if night else amber)
    # The wing.
    wing = 2 * high + 0.2
    with place(-width / 2 - 1.3, 0.7):
        box(2.8, 3.0, wing, teal500, edge=0.1, y=1.5)
        box(2.94, 3.14, 0.18, white, edge=0.06, y=1.5, z=wing - 0.03)
        for level in (0, 1):
            for x in row(2, 1.15):
                put(facade_window, x - 0.1, 0, level * high + 0.6, on=night and chance.random() < 0.8, glow=glow * 0.9)
        for x in row(3, 0.7):
            put(bush, x, 1.2, wing + 0.1, scale=0.8)
    # The porch.
    with place(0, -0.35):
        box(2.0, 0.06, 1.6, lit("#ffd89a", glow * 1.1) if night else paint("#7fb0b0", rough=0.12), edge=0.02, z=0.1)
        for x in (-1.0, -0.5, 0, 0.5, 1.0):
            box(0.06, 0.1, 1.65, white, edge=0.02, x=x, z=0.08)
        for x in (-1.35, 1.35):
            cylinder(0.1, 1.75, white, x=x, y=-1.2)
        box(3.3, 1.9, 0.2, white, edge=0.08, y=-0.55, z=1.75)
        box(3.34, 1.94, 0.06, amber if not night else lit(amber, 0.5), edge=0.02, y=-0.55, z=1.72)
        box(3.6, 2.2, 0.09, sand300, edge=0.04, y=-0.6)
        box(3.9, 2.6, 0.05, sand300, edge=0.02, y=-0.7)
    # Water tanks and solar panels, as every Indian roof has them.
    for x in (-2.9, -2.1):
        cylinder(0.36, 0.7, ink, edge=0.1, x=x, y=2.8, z=total + 0.15)
    for x in (1.7, 2.5, 3.2):
        with place(x, 2.0, total + 0.4, tilt=28):
            box(0.62, 1.0, 0.05, paint("#27505e", rough=0.2), edge=0.015)


def block(width, depth, colour=mint400, height=0.3, edge=0.16):
    """The ground that an outdoor model stands on, its top at z = 0."""
    box(width, depth, height, colour, edge=edge, z=-height)
