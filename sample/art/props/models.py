"""Parts of the body, as a doctor's table models: each on a foot of its own, about 0.6 m high before `scale`."""

import math

from kit.paint import amber, blush, metal, mint300, mix, soft, teal500, terracotta, white, wood
from kit.shapes import ball, clay, cylinder, place, put, ring, rod, tube

rose = "#c9694f"
dark_rose = "#a8503c"
bone = "#efe4cd"


def foot(height=0.16, colour=wood, radius=0.2):
    cylinder(radius, 0.05, colour, edge=0.018)
    cylinder(0.024, height, metal(), z=0.03)


def heart(colour=rose, base=True):
    if base:
        foot(0.2)
    with place(z=0.46):
        clay(
            [
                (-0.09, 0, 0.08, 0.17),
                (0.1, 0, 0.1, 0.16),
                (0.03, -0.01, -0.04, 0.17),
                (0.08, -0.01, -0.16, 0.11),
                (0.12, -0.02, -0.23, 0.06),
            ],
            colour,
        )
        tube(
            [(-0.02, 0.02, 0.15), (-0.03, 0.02, 0.32), (0.06, 0.02, 0.4), (0.16, 0.02, 0.32), (0.18, 0.04, 0.2)],
            0.055,
            dark_rose,
        )
        for x in (-0.01, 0.06, 0.12):
            rod((x, 0.02, 0.36), (x * 1.25, 0.02, 0.47), 0.026, dark_rose)
        rod((-0.15, 0.03, 0.1), (-0.16, 0.03, 0.36), 0.045, teal500)
        tube([(0.02, -0.1, 0.16), (0.03, -0.07, 0.26), (0.14, -0.04, 0.3), (0.25, -0.02, 0.27)], 0.045, teal500)
        tube([(0.0, -0.15, 0.12), (0.05, -0.19, 0.0), (0.07, -0.17, -0.12), (0.11, -0.12, -0.22)], 0.013, amber)
        tube([(0.045, -0.19, 0.0), (-0.04, -0.17, -0.06), (-0.06, -0.14, -0.12)], 0.01, amber)


def mirrored(parts, side):
    """Of clay: -1 as it is, 1 the other way round. A negative scale would lose it."""
    return [(x * -side, y, z, r) for x, y, z, r in parts]


def kidneys(bladder=False, base=True):
    lift = 0.5 if not bladder else 0.72
    if base:
        foot(lift - 0.05 if not bladder else 0.14, radius=0.24)
    for side in (-1, 1):
        bean = [
            (0.03, 0, 0.13, 0.12),
            (-0.05, 0, 0.05, 0.09),
            (-0.05, 0, -0.05, 0.09),
            (0.03, 0, -0.13, 0.12),
            (-0.06, 0, 0, 0.08),
        ]
        cap = [(0.02, 0, 0.23, 0.05), (0.06, 0, 0.21, 0.04)]
        with place(side * 0.24, 0, lift):
            clay(mirrored(bean, side), rose)
            clay(mirrored(cap, side), amber if bladder else "#e2b070")
        low = 0.24 if not bladder else 0.34
        tube([(side * 0.14, 0, lift), (side * 0.09, -0.01, lift - 0.1), (side * 0.06, 0, low)], 0.022, "#e2b070")
    rod((-0.035, 0.02, 0.18), (-0.035, 0.02, lift + 0.22), 0.03, teal500)
    rod((0.035, 0.02, 0.18), (0.035, 0.02, lift + 0.22), 0.03, dark_rose)
    for side, colour in ((-1, teal500), (1, dark_rose)):
        rod((side * 0.03, 0.02, lift + 0.01), (side * 0.17, 0.0, lift + 0.01), 0.022, colour)
    if bladder:
        clay([(0, 0, 0.28, 0.15), (0, 0, 0.2, 0.1)], mix(rose, white, 0.35))


def lungs():
    foot(0.25)
    for side in (-1, 1):
        lung = [
            (0.03, 0, 0.17, 0.09),
            (0, 0, 0.06, 0.13),
            (-0.02, 0, -0.08, 0.15),
            (-0.04, 0, -0.2, 0.12),
            (0.03, 0, -0.19, 0.09),
        ]
        with place(side * 0.19, 0, 0.5):
            clay(mirrored(lung, side), "#e0a08c")
        tube([(0, -0.02, 0.68), (side * 0.08, -0.06, 0.6), (side * 0.17, -0.13, 0.5)], 0.028, white)
    rod((0, -0.02, 0.66), (0, -0.02, 0.96), 0.045, white)
    for z in (0.72, 0.79, 0.86, 0.93):
        put(ring, y=-0.02, z=z, radius=0.044, thick=0.014, colour=mint300)


def brain(colour=blush):
    foot(0.24)
    with place(z=0.42):
        ball(0.24, colour, scale=(0.82, 1.0, 0.76))
        for side in (-1, 1):
            for index in range(5):
                y = -0.19 + index * 0.095
                wide = math.sqrt(max(0.0, 1 - (y / 0.25) ** 2))
                points = [
                    (side * 0.03, y, 0.185 * wide),
                    (side * 0.1, y + 0.03, 0.165 * wide),
                    (side * 0.165, y - 0.02, 0.1 * wide),
                    (side * 0.19, y + 0.02, 0.0),
                ]
                tube(points, 0.042 * (0.6 + 0.4 * wide), mix(colour, terracotta, 0.16))
        ball(0.1, mix(colour, terracotta, 0.3), y=0.14, z=-0.13, scale=(1.2, 1, 0.8))
        rod((0, 0.06, -0.12), (0, 0.1, -0.3), 0.05, mix(colour, white, 0.3))


def knee():
    """Two bones, the cap and the ligaments between them."""
    foot(0.1, radius=0.24)
    rod((0, 0, 0.1), (0, 0, 0.42), 0.075, bone)
    clay([(-0.07, 0, 0.44, 0.08), (0.07, 0, 0.44, 0.08), (0, 0, 0.4, 0.09)], bone)
    for x in (-0.075, 0.075):
        ball(0.075, soft, x=x, z=0.525, scale=(1, 1.1, 0.35))
    clay([(-0.08, 0, 0.62, 0.1), (0.08, 0, 0.62, 0.1), (0, 0, 0.69, 0.1)], bone)
    rod((0, 0, 0.68), (0, 0, 1.02), 0.08, bone)
    rod((0.15, 0.02, 0.08), (0.14, 0.02, 0.42), 0.032, bone)
    ball(0.07, bone, y=-0.15, z=0.6, scale=(1, 0.5, 1.1))
    tube([(0, -0.09, 0.86), (0, -0.16, 0.72), (0, -0.17, 0.56), (0, -0.1, 0.38)], 0.028, rose)
    for x in (-0.15, 0.15):
        tube([(x * 0.9, 0, 0.68), (x * 1.1, 0, 0.55), (x * 0.9, 0, 0.38)], 0.02, amber if x > 0 else rose)


def stomach():
    foot(0.22)
    tube([(0.05, 0, 0.98), (0.05, 0, 0.86), (0.11, 0, 0.76)], 0.045, mix(rose, white, 0.3))
    clay(
        [
            (0.14, 0, 0.74, 0.13),
            (0.13, 0, 0.62, 0.13),
            (0.06, 0, 0.53, 0.11),
            (-0.05, 0, 0.52, 0.08),
            (-0.12, 0, 0.56, 0.06),
        ],
        rose,
    )
    tube(
        [
            (-0.13, 0, 0.57),
            (-0.2, 0, 0.52),
            (-0.18, 0, 0.42),
            (0.14, 0, 0.42),
            (0.17, 0, 0.35),
            (0.1, 0, 0.31),
            (-0.14, 0, 0.33),
            (-0.17, 0, 0.26),
            (-0.1, 0, 0.22),
            (0.1, 0, 0.24),
        ],
        0.05,
        "#dd9c84",
    )


def ear(skin="#d6a37b"):
    foot(0.2)
    with place(z=0.5):
        clay(
            [(0, 0, 0.14, 0.16), (0.05, 0, 0.06, 0.14), (0, 0, -0.08, 0.13), (-0.03, 0, -0.2, 0.08)],
            skin,
            scale=(1, 0.45, 1),
        )
        tube(
            [
                (-0.1, -0.07, 0.05),
                (-0.1, -0.08, 0.22),
                (0.03, -0.08, 0.29),
                (0.15, -0.08, 0.18),
                (0.13, -0.08, 0.0),
                (0.02, -0.08, -0.14),
            ],
            0.036,
            skin,
        )
        tube([(-0.05, -0.07, 0.12), (0.03, -0.08, 0.17), (0.07, -0.08, 0.08), (0.02, -0.08, -0.03)], 0.026, skin)
        ball(0.045, mix(skin, "#5a2a1a", 0.55), x=-0.03, y=-0.055, z=0.03, scale=(1, 0.5, 1.2))


def tooth(colour=white):
    clay(
        [
            (-0.1, 0, 0.36, 0.14),
            (0.1, 0, 0.36, 0.14),
            (-0.09, 0, 0.24, 0.11),
            (0.09, 0, 0.24, 0.11),
            (0, 0, 0.3, 0.12),
            (-0.12, 0, 0.12, 0.07),
            (0.12, 0, 0.12, 0.07),
            (-0.12, 0, 0.03, 0.045),
            (0.12, 0, 0.03, 0.045),
        ],
        colour,
    )


def teddy(colour="#b9855a"):
    pale = mix(colour, white, 0.45)
    ball(0.2, colour, z=0.22, scale=(1, 0.9, 1.1))
    ball(0.13, pale, y=-0.09, z=0.22, scale=(1, 0.7, 1.1))
    ball(0.17, colour, z=0.55)
    ball(0.075, pale, y=-0.14, z=0.51, scale=(1, 0.8, 0.8))
    ball(0.026, "#2a1d18", y=-0.2, z=0.535)
    for x in (-1, 1):
        ball(0.018, "#2a1d18", x=x * 0.065, y=-0.155, z=0.59)
        ball(0.065, colour, x=x * 0.13, z=0.69)
        ball(0.04, pale, x=x * 0.13, y=-0.035, z=0.69)
        ball(0.085, colour, x=x * 0.14, y=-0.2, z=0.09, scale=(1, 1.3, 1))
        ball(0.055, pale, x=x * 0.14, y=-0.29, z=0.09, scale=(1, 0.5, 1))
        ball(0.075, colour, x=x * 0.2, y=-0.06, z=0.33, scale=(0.9, 0.9, 1.4))
