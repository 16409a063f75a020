"""What stands in a hospital's rooms."""

import math

from kit.paint import amber, deep, glass, ink, lit, metal, mint100, mint200, mint300, mint400, mix, oak, paint, soft, teal500, teal700, teal900, terracotta, white, wood
from kit.shapes import ball, box, cushion, cylinder, disc_outline, lathe, place, plate, put, ring, rod, row, tube

from .people import lying


def castors(width, depth, height=0.12):
    for x in (-width / 2, width / 2):
        for y in (-depth / 2, depth / 2):
            with place(x, y, 0.06, roll=90):
                cylinder(0.06, 0.05, deep, edge=0.018, z=-0.025, around=24)
            rod((x, y, 0.06), (x, y, height + 0.04), 0.02, metal())


def bed(blanket=teal500, raised=18, frame=white, rails=True, patient=None, pillow=mint100, length=2.0, width=0.95):
    """Its head is at the back. `patient` is how `lying` shall look."""
    castors(width - 0.2, length - 0.4, 0.2)
    box(width - 0.1, length - 0.1, 0.09, frame, edge=0.03, z=0.26)
    for y, tall in ((length / 2, 0.95), (-length / 2, 0.72)):
        box(width, 0.07, tall - 0.3, frame, edge=0.034, y=y, z=0.3)
        box(width - 0.24, 0.08, 0.16, soft, edge=0.03, y=y, z=tall - 0.24)
    half = length * 0.55
    cushion(width - 0.06, half + 0.1, 0.2, white, y=-length / 2 + half / 2 + 0.08, z=0.34)
    with place(y=0.08, z=0.36, tilt=raised):
        cushion(width - 0.06, length / 2 - 0.12, 0.2, white, y=length / 4 - 0.06)
        with place(y=length * 0.3, z=0.17):
            cushion(0.62, 0.36, 0.16, pillow)
    cushion(width + 0.02, half + 0.02, 0.2, blanket, y=-length / 2 + half / 2 + 0.08, z=0.38)
    cushion(width + 0.025, 0.22, 0.22, mix(blanket, white, 0.65), y=0.02, z=0.375)
    if patient is not None:
        put(lying, 0, 0, 0.5, raised=raised, reach=length / 2, **patient)
    if rails:
        for x in (-width / 2, width / 2):
            rod((x, -0.35, 0.68), (x, 0.35, 0.68), 0.02, metal())
            for y in (-0.33, 0, 0.33):
                rod((x, y, 0.34), (x, y, 0.68), 0.014, metal())


def couch(colour=teal500, length=1.85):
    """For examinations; the head end, at the back, is raised."""
    for y in (-length / 2 + 0.25, length / 2 - 0.3):
        for x in (-0.26, 0.26):
            rod((x, y, 0), (x, y, 0.6), 0.03, metal())
    box(0.62, length - 0.2, 0.06, white, edge=0.025, z=0.56)
    cushion(0.68, length * 0.68, 0.13, colour, y=-length * 0.15, z=0.6)
    with place(y=length * 0.17, z=0.61, tilt=28):
        cushion(0.68, length * 0.34, 0.13, colour, y=length * 0.17)
    box(0.5, length * 0.55, 0.012, white, edge=0.005, y=-length * 0.16, z=0.728)


def trace(width, height, colour=mint300, lines=2):
    """Heartbeats on a screen of that size, standing at z = 0."""
    for index in range(lines):
        base = height * (0.7 - index * 0.38)
        beat = [(-0.45, 0), (-0.22, 0), (-0.15, 0.1), (-0.09, -0.1), (-0.02, 0.24), (0.05, -0.16), (0.1, 0), (0.45, 0)]
        points = [(x * width, 0, base + z * height) for x, z in beat]
        tube(points, width * 0.014, lit(amber if index == 0 else colour, 0.9), bend=False)


def bedside_monitor(width=0.5, height=0.4):
    box(width, 0.1, height, white, edge=0.04)
    box(width - 0.08, 0.02, height - 0.08, paint(deep, rough=0.3), edge=0.008, y=-0.05, z=0.04)
    with place(y=-0.066, z=0.04):
        trace(width - 0.1, height - 0.08)


def monitor_stand(height=1.2):
    for turn in (45, 135, 225, 315):
        with place(turn=turn):
            rod((0, 0, 0.06), (0.3, 0, 0.06), 0.022, metal())
            ball(0.04, deep, x=0.3, z=0.04)
    rod((0, 0, 0.06), (0, 0, height), 0.026, metal())
    with place(z=height - 0.05, tilt=-6):
        bedside_monitor()


def drip(bag=mint200, height=1.85, to=None, fluid=soft):
    """`to` is where the tube ends, from the stand."""
    for turn in range(0, 360, 72):
        with place(turn=turn):
            rod((0, 0, 0.07), (0.26, 0, 0.05), 0.018, metal())
            ball(0.035, deep, x=0.26, z=0.035)
    rod((0, 0, 0.06), (0, 0, height), 0.017, metal())
    tube(
        [
            (-0.2, 0, height - 0.06),
            (-0.17, 0, height),
            (0, 0, height - 0.03),
            (0.17, 0, height),
            (0.2, 0, height - 0.06),
        ],
        0.013,
        metal(),
    )
    cushion(0.17, 0.07, 0.28, bag, x=-0.19, z=height - 0.38)
    cushion(0.172, 0.072, 0.15, fluid, x=-0.19, z=height - 0.38)
    box(0.15, 0.13, 0.2, white, edge=0.03, z=height * 0.56)
    box(0.1, 0.01, 0.06, lit(soft, 0.4), edge=0.003, y=-0.068, z=height * 0.56 + 0.1)
    end = to or (-0.2, -0.25, 0.6)
    middle = ((-0.19 + end[0]) / 2 + 0.05, end[1] * 0.4, min(end[2], height * 0.45) - 0.08)
    tube([(-0.19, 0, height - 0.38), (-0.17, -0.03, height * 0.55), middle, end], 0.01, mint400)


def trolley(width=0.75, depth=0.46, height=0.82, things=()):
    castors(width - 0.1, depth - 0.1, 0.12)
    for x in (-width / 2 + 0.05, width / 2 - 0.05):
        for y in (-depth / 2 + 0.05, depth / 2 - 0.05):
            rod((x, y, 0.1), (x, y, height), 0.016, metal())
    for z in (0.26, height - 0.04):
        box(width, depth, 0.04, metal(), edge=0.016, z=z)
    for x, thing in zip(row(len(things), (width - 0.1) / max(len(things), 1)), things):
        put(thing, x, 0, height)


def instruments(count=5, cloth=teal500):
    box(0.6, 0.36, 0.014, cloth, edge=0.005)
    for index, x in enumerate(row(count, 0.1)):
        rod((x, -0.11, 0.03), (x + 0.02, 0.1, 0.03), 0.011, metal())
        if index % 2:
            with place(x, -0.12, 0.03):
                ring(0.025, 0.009, metal())
        else:
            ball(0.022, metal(), x=x + 0.02, y=0.1, z=0.03, scale=(1, 1.6, 0.6))


def theatre_lamp(radius=0.42, drop=0.6, arm=0.6, glow=2.4, shell=white, turn_arm=0):
    """Hangs from z = 0; its head is `arm` beside the column."""
    with place(turn=turn_arm):
        rod((0, 0, 0), (0, 0, -drop * 0.5), 0.035, white)
        ball(0.06, white, z=-drop * 0.5)
        rod((0, 0, -drop * 0.5), (arm, 0, -drop * 0.62), 0.03, white)
        ball(0.05, white, x=arm, z=-drop * 0.62)
        rod((arm, 0, -drop * 0.62), (arm, 0, -drop), 0.025, white)
        with place(arm, 0, -drop, roll=12):
            lathe(
                [(0, 0.14), (radius * 0.5, 0.12), (radius, 0.02), (radius, -0.04), (radius * 0.94, -0.05), (0, -0.05)],
                shell,
                56,
            )
            for index in range(6):
                with place(turn=index * 60):
                    cylinder(radius * 0.2, 0.03, lit("#fff3d6", glow), x=radius * 0.6, z=-0.07)
            cylinder(radius * 0.24, 0.03, lit("#fff3d6", glow), z=-0.07)


def operating_table(cover=teal500, figure=True):
    cylinder(0.34, 0.1, white, edge=0.04)
    cylinder(0.17, 0.7, metal(), edge=0.03)
    box(0.64, 1.95, 0.1, white, edge=0.04, z=0.7)
    cushion(0.66, 1.96, 0.14, mint200, z=0.78)
    if figure:
        put(lying, 0, 0, 0.86, raised=0, reach=1.0, gown=mint300, skin="#a56f4a", cap=soft)
        with place(y=-0.3, z=0.74):
            cushion(0.84, 1.3, 0.34, cover)


def stretcher(blanket=amber):
    castors(0.4, 1.4, 0.34)
    for y in (-0.6, 0.6):
        rod((-0.22, y, 0.36), (0.22, y, 0.36), 0.02, metal())
    for side in (-1, 1):
        rod((0.2 * side, -0.7, 0.12), (0.2 * side, 0.6, 0.55), 0.018, metal())
        rod((0.2 * side, 0.7, 0.12), (0.2 * side, -0.6, 0.55), 0.018, metal())
        rod((0.3 * side, -0.95, 0.6), (0.3 * side, 0.95, 0.6), 0.022, metal())
    cushion(0.58, 1.2, 0.12, teal700, y=-0.32, z=0.6)
    with place(y=0.26, z=0.61, tilt=30):
        cushion(0.58, 0.68, 0.12, teal700, y=0.32)
        cushion(0.44, 0.26, 0.12, white, y=0.48, z=0.1)
    cushion(0.62, 0.7, 0.1, blanket, y=-0.42, z=0.66)


def wheelchair(seat=teal700, frame=None):
    frame = frame or metal()
    for x in (-0.3, 0.3):
        with place(x, 0.08, 0.32, roll=90):
            ring(0.3, 0.026, deep)
            ring(0.24, 0.012, frame)
            cylinder(0.05, 0.06, frame, z=-0.03)
            for index in range(6):
                with place(turn=index * 60):
                    rod((0, 0, 0), (0.28, 0, 0), 0.007, frame)
        with place(x * 0.85, -0.42, 0.09, roll=90):
            ring(0.07, 0.024, deep)
        tube(
            [
                (x * 0.85, 0.28, 1.0),
                (x * 0.85, 0.2, 0.95),
                (x * 0.85, 0.2, 0.5),
                (x * 0.85, -0.3, 0.48),
                (x * 0.85, -0.44, 0.2),
            ],
            0.02,
            frame,
            bend=False,
        )
        rod((x * 0.85, 0.2, 0.72), (x * 0.85, -0.2, 0.72), 0.022, deep)
        rod((x * 0.85, -0.2, 0.48), (x * 0.85, -0.2, 0.72), 0.016, frame)
        box(0.16, 0.24, 0.025, deep, edge=0.01, x=x * 0.42, y=-0.52, z=0.14)
        rod((x * 0.85, -0.42, 0.24), (x * 0.5, -0.5, 0.15), 0.016, frame)
    cushion(0.48, 0.5, 0.09, seat, y=-0.04, z=0.47)
    with place(y=0.2, z=0.52, tilt=-6):
        box(0.46, 0.05, 0.46, seat, edge=0.022)


def scanner(
    hole=0.4, size=2.0, depth=0.9, shell=white, rim=soft, glow=True, patient=False, table=True, deep_hole=False
):
    """A ring with a table that slides in: CT with a thin ring, MRI with a deep one."""
    middle = size * 0.52
    half = size / 2
    corner = size * 0.34
    outline = []
    for cx, cy, start in (
        (half - corner, half - corner, 0),
        (-half + corner, half - corner, 90),
        (-half + corner, -half + corner, 180),
        (half - corner, -half + corner, 270),
    ):
        for step in range(9):
            angle = math.radians(start + step * 90 / 8)
            outline.append((cx + corner * math.cos(angle), cy + corner * math.sin(angle)))
    with place(z=middle, y=depth / 2, tilt=90):
        plate(outline, depth, shell, edge=0.13, holes=[disc_outline(hole + 0.1, 56)])
        with place(z=depth - 0.03):
            ring(hole + 0.07, 0.055, lit(rim, 0.35) if glow else rim)
        lathe([(hole + 0.07, 0.05), (hole + 0.07, depth - 0.04)], mint200, 56)
        if deep_hole:
            cylinder(hole + 0.08, 0.02, mix(soft, deep, 0.3), z=0.02)
    box(size * 0.7, depth * 0.8, 0.16, mint300, edge=0.05)
    box(0.3, 0.03, 0.17, paint(deep, rough=0.3), edge=0.03, x=half * 0.72, y=-depth / 2 - 0.005, z=middle + half * 0.55)
    if table:
        with place(y=-depth / 2 - 0.75):
            box(0.5, 1.1, 0.5, shell, edge=0.08)
            box(0.36, 1.14, 0.1, mint300, edge=0.03, z=0.08)
        top = middle - hole * 0.62
        box(0.34, 1.1, top - 0.46, mint200, edge=0.03, y=-depth / 2 - 0.75, z=0.46)
        cushion(0.52, 2.5, 0.1, teal500, y=-depth / 2 - 0.35, z=top - 0.06)
        with place(y=-depth / 2 - 0.35 - (0 if patient else 0.1), z=top + 0.03):
            if patient:
                put(lying, 0, -0.35, 0, raised=0, reach=0.95, gown=mint300, turn=0, scale=0.95, covered=amber)
            else:
                cushion(0.4, 0.26, 0.1, white, y=-0.85)
                cushion(0.54, 0.7, 0.05, amber, y=-0.1)


def xray(column=2.1):
    """A tube on a column above a flat table."""
    box(0.5, 0.8, 0.56, white, edge=0.08)
    box(2.0, 0.76, 0.12, white, edge=0.05, z=0.56)
    cushion(1.9, 0.66, 0.08, teal500, z=0.66)
    cushion(0.3, 0.5, 0.1, white, x=-0.72, z=0.72)
    box(0.22, 0.2, column, white, edge=0.05, y=0.72)
    box(0.6, 0.5, 0.06, mint300, edge=0.025, y=0.72)
    rod((0, 0.72, column - 0.3), (0, 0.05, column - 0.3), 0.06, metal())
    box(0.32, 0.32, 0.3, white, edge=0.07, z=column - 0.45)
    with place(0, 0, column - 0.3, roll=90):
        cylinder(0.12, 0.66, mint300, edge=0.05, z=-0.33)
    cylinder(0.2, 0.2, soft, edge=0.02, top=0.12, z=column - 0.64)
    cylinder(0.19, 0.012, lit(amber, 0.3), edge=0.004, z=column - 0.648)


def film(width=0.5, height=0.62):
    """A chest on a light box."""
    box(width + 0.1, 0.05, height + 0.1, white, edge=0.02)
    box(width, 0.03, height, lit("#2b6c72", 0.35), edge=0.008, y=-0.02, z=0.05)
    with place(y=-0.04, z=0.05):
        pale = lit(mint200, 0.6)
        rod((0, 0, height * 0.1), (0, 0, height * 0.9), 0.017, pale)
        for index in range(5):
            z = height * (0.26 + index * 0.13)
            half = width * (0.36 - 0.03 * index)
            for side in (-1, 1):
                tube([(0, 0, z + 0.03), (side * half * 0.6, 0, z + 0.035), (side * half, 0, z - 0.05)], 0.009, pale)


def ultrasound():
    castors(0.4, 0.4, 0.12)
    box(0.46, 0.5, 0.5, white, edge=0.08, z=0.14)
    box(0.2, 0.2, 0.4, mint300, edge=0.05, y=0.1, z=0.6)
    with place(y=-0.1, z=0.82, tilt=-12):
        box(0.5, 0.36, 0.07, white, edge=0.03)
        for x in row(4, 0.09):
            cylinder(0.022, 0.02, soft, x=x, y=-0.05, z=0.065)
        cylinder(0.05, 0.03, teal700, y=0.08, z=0.06)
    rod((0, 0.12, 0.9), (0, 0.12, 1.1), 0.03, metal())
    with place(y=0.06, z=1.05, tilt=-6):
        box(0.56, 0.06, 0.42, white, edge=0.028)
        box(0.5, 0.02, 0.36, paint(deep, rough=0.3), edge=0.008, y=-0.03, z=0.03)
        with place(y=-0.045, z=0.33, tilt=90):
            fan = [
                (0.0, 0.0),
                *[(0.27 * math.sin(math.radians(a)), -0.27 * math.cos(math.radians(a))) for a in range(-38, 39, 6)],
            ]
            plate(fan, 0.01, lit(soft, 0.5), edge=0.002)
            ball(0.05, lit(amber, 0.8), y=-0.17, z=0.012, scale=(1, 0.7, 0.15))
    tube([(0.24, -0.05, 0.9), (0.34, -0.1, 0.6), (0.3, -0.2, 0.5), (0.27, -0.2, 0.86)], 0.014, deep)
    rod((0.27, -0.2, 0.82), (0.27, -0.2, 0.98), 0.03, white)


def dialysis_machine(accent=amber):
    castors(0.42, 0.42, 0.12)
    box(0.54, 0.52, 0.12, mint300, edge=0.04, z=0.12)
    box(0.5, 0.48, 1.0, white, edge=0.07, z=0.2)
    box(0.4, 0.02, 0.36, mint200, edge=0.02, y=-0.24, z=0.78)
    for x, z in ((-0.1, 1.03), (0.1, 1.03)):
        with place(x, -0.25, z, tilt=90):
            cylinder(0.075, 0.05, teal500, edge=0.015)
            cylinder(0.03, 0.07, white)
    with place(y=-0.02, z=1.22, tilt=-8):
        box(0.46, 0.1, 0.36, white, edge=0.04)
        box(0.38, 0.02, 0.27, paint(deep, rough=0.3), edge=0.01, y=-0.05, z=0.045)
        for index, part in enumerate((0.28, 0.2, 0.24)):
            box(part, 0.012, 0.028, lit(mint300, 0.6), edge=0.004, x=-0.16 + part / 2, y=-0.062, z=0.24 - index * 0.07)
    rod((0.3, -0.2, 0.5), (0.3, -0.2, 1.05), 0.014, metal())
    cylinder(0.055, 0.36, glass(mint300), edge=0.02, x=0.3, y=-0.26, z=0.62)
    cylinder(0.04, 0.34, terracotta, edge=0.02, x=0.3, y=-0.26, z=0.63)
    for z in (0.6, 0.95):
        cylinder(0.06, 0.05, soft, edge=0.015, x=0.3, y=-0.26, z=z)
    tube([(0.3, -0.26, 1.0), (0.28, -0.34, 1.2), (0.1, -0.34, 1.15), (0.1, -0.31, 1.03)], 0.016, terracotta)
    tube([(0.3, -0.26, 0.6), (0.25, -0.36, 0.45), (-0.05, -0.36, 0.55), (-0.1, -0.31, 1.03)], 0.016, terracotta)
    rod((-0.2, 0.1, 1.2), (-0.2, 0.1, 1.85), 0.014, metal())
    cushion(0.15, 0.06, 0.24, mint200, x=-0.2, y=0.1, z=1.58)
    ball(0.035, lit(accent, 1.0), x=0.17, y=-0.04, z=1.6)


def recliner(colour=teal500, blanket=None):
    """A treatment chair with its leg rest up."""
    box(0.5, 0.8, 0.14, mint300, edge=0.05, z=0.0)
    box(0.3, 0.4, 0.3, white, edge=0.05, z=0.1)
    cushion(0.64, 0.66, 0.2, colour, z=0.4)
    with place(y=-0.3, z=0.42, tilt=20):
        cushion(0.6, 0.66, 0.16, colour, y=-0.3)
    with place(y=0.25, z=0.48, tilt=-32):
        cushion(0.64, 0.2, 0.85, colour)
        cushion(0.44, 0.12, 0.24, white, y=-0.06, z=0.62)
    for x in (-0.38, 0.38):
        cushion(0.14, 0.62, 0.14, white, x=x, y=0, z=0.62)
        rod((x, 0, 0.42), (x, 0, 0.66), 0.03, metal())
    if blanket:
        with place(y=-0.32, z=0.47, tilt=16):
            cushion(0.68, 0.7, 0.2, blanket, y=-0.14)


def dental_chair(colour=teal500):
    cylinder(0.42, 0.07, white, edge=0.03)
    box(0.3, 0.4, 0.4, white, edge=0.08, z=0.05)
    cushion(0.62, 0.8, 0.17, colour, y=-0.1, z=0.48)
    with place(y=-0.44, z=0.5, tilt=10):
        cushion(0.54, 0.78, 0.14, colour, y=-0.34)
    with place(y=0.22, z=0.56, tilt=-46):
        cushion(0.58, 0.17, 0.8, colour)
        cushion(0.32, 0.15, 0.24, white, y=-0.04, z=0.8)
    for x in (-0.35, 0.35):
        rod((x, 0.05, 0.75), (x, -0.35, 0.75), 0.035, white)
        rod((x, 0.0, 0.52), (x, 0.0, 0.75), 0.022, metal())
    # The unit: a column with an arm for the tray and one for the lamp.
    with place(-0.72, 0.2):
        box(0.34, 0.4, 0.95, white, edge=0.08)
        cylinder(0.15, 0.08, mint200, edge=0.03, y=-0.05, z=0.93)
        tube([(0.02, 0.08, 0.95), (0.02, 0.06, 1.16), (0.02, -0.02, 1.12)], 0.014, metal())
        rod((-0.08, 0.12, 0.9), (-0.08, 0.12, 1.75), 0.03, white)
        rod((-0.08, 0.12, 1.72), (0.55, -0.1, 1.9), 0.026, white)
        rod((0.55, -0.1, 1.9), (0.68, -0.28, 1.66), 0.024, white)
        with place(0.68, -0.3, 1.58, tilt=-24):
            box(0.36, 0.14, 0.14, white, edge=0.06)
            box(0.28, 0.1, 0.02, lit(amber, 0.3), edge=0.008, y=-0.02, z=-0.012)
    rod((0.5, 0.3, 0), (0.5, 0.3, 0.86), 0.03, metal())
    cylinder(0.2, 0.04, metal(), x=0.5, y=0.3)
    rod((0.5, 0.3, 0.86), (0.52, -0.3, 0.9), 0.025, white)
    with place(0.52, -0.42, 0.9):
        box(0.46, 0.34, 0.035, white, edge=0.015)
        for x in row(4, 0.09):
            rod((x, -0.1, 0.05), (x, 0.1, 0.05), 0.012, metal())
            tube([(x, -0.12, 0.04), (x, -0.24, -0.1), (x, -0.1, -0.3), (x, 0.1, -0.1)], 0.01, soft)


def baby(wrap=amber, skin="#c18a60", cap=mint200):
    """Swaddled, its head to the back."""
    ball(0.13, wrap, y=-0.1, z=0.1, scale=(0.95, 1.9, 0.8))
    ball(0.1, skin, y=0.2, z=0.13)
    ball(0.105, cap, y=0.23, z=0.14, scale=(1, 0.9, 1))
    for x in (-0.033, 0.033):
        tube([(x - 0.018, 0.16, 0.218), (x, 0.155, 0.212), (x + 0.018, 0.16, 0.218)], 0.006, ink)


def cradle(colour=oak, child=amber):
    """A wooden rocking cradle seen from above its side."""
    for y in (-0.52, 0.52):
        curve = [(-0.42, y, 0.14), (-0.2, y, 0.04), (0, y, 0.02), (0.2, y, 0.04), (0.42, y, 0.14)]
        tube(curve, 0.035, wood)
        for x in (-0.22, 0.22):
            rod((x, y, 0.05), (x, y * 0.98, 0.34), 0.03, wood)
    box(0.62, 1.16, 0.08, colour, edge=0.035, z=0.3)
    for x in (-0.31, 0.31):
        rod((x, -0.56, 0.72), (x, 0.56, 0.72), 0.03, colour)
        for y in row(9, 0.13):
            rod((x, y, 0.34), (x, y, 0.72), 0.014, colour)
    for y, tall in ((-0.58, 0.5), (0.58, 0.66)):
        box(0.64, 0.05, tall, colour, edge=0.023, y=y, z=0.3)
    cushion(0.56, 1.08, 0.16, white, z=0.36)
    cushion(0.4, 0.26, 0.1, mint200, y=0.34, z=0.48)
    if child:
        put(baby, 0, 0.12, 0.5, wrap=child)


def cot(child=mint400, shell=white):
    """A newborn's clear basin on a trolley."""
    castors(0.4, 0.6, 0.12)
    for y in (-0.3, 0.3):
        for x in (-0.2, 0.2):
            rod((x, y, 0.1), (x, y, 0.74), 0.018, metal())
    box(0.5, 0.74, 0.34, shell, edge=0.05, z=0.26)
    box(0.4, 0.02, 0.12, soft, edge=0.008, y=-0.37, z=0.4)
    box(0.5, 0.8, 0.05, white, edge=0.02, z=0.72)
    for x in (-0.26, 0.26):
        box(0.02, 0.8, 0.26, glass(), edge=0.008, x=x, z=0.75)
    for y in (-0.4, 0.4):
        box(0.5, 0.02, 0.26, glass(), edge=0.008, y=y, z=0.75)
    cushion(0.46, 0.74, 0.1, white, z=0.75)
    put(baby, 0, 0.03, 0.8, wrap=child)


def warmer():
    """A newborn's open table under a heater."""
    castors(0.5, 0.6, 0.12)
    box(0.16, 0.16, 0.7, white, edge=0.05)
    box(0.66, 0.84, 0.12, white, edge=0.05, z=0.72)
    cushion(0.56, 0.74, 0.09, mint300, z=0.82)
    for x in (-0.32, 0.32):
        box(0.02, 0.76, 0.16, glass(), edge=0.008, x=x, z=0.84)
    box(0.2, 0.1, 1.1, white, edge=0.04, y=0.46, z=0.74)
    with place(y=0.12, z=1.74):
        box(0.3, 0.74, 0.12, white, edge=0.05)
        box(0.2, 0.6, 0.02, lit(amber, 0.3), edge=0.008, z=-0.012)
    box(0.34, 0.08, 0.22, white, edge=0.03, y=0.4, z=1.2)
    box(0.26, 0.02, 0.14, paint(deep, rough=0.3), edge=0.008, y=0.356, z=1.24)


def parallel_bars(length=2.4, colour=oak):
    for x in (-0.36, 0.36):
        rod((x, -length / 2, 0.92), (x, length / 2, 0.92), 0.035, colour)
        for y in (-length / 2 + 0.25, length / 2 - 0.25):
            rod((x, y, 0.05), (x, y, 0.92), 0.03, metal())
    for y in (-length / 2 + 0.25, length / 2 - 0.25):
        box(1.0, 0.16, 0.06, white, edge=0.025, y=y)
    box(0.56, length - 0.2, 0.03, soft, edge=0.012, z=0.005)


def walker():
    for x in (-0.28, 0.28):
        tube([(x, 0.22, 0), (x, 0.18, 0.85), (x, -0.18, 0.85), (x, -0.22, 0)], 0.022, metal(), bend=False)
        rod((x, -0.1, 0.86), (x, 0.14, 0.86), 0.034, deep)
        rod((x, -0.2, 0.4), (x, 0.2, 0.4), 0.016, metal())
    for z in (0.45, 0.7):
        rod((-0.28, 0.2, z), (0.28, 0.2, z), 0.018, metal())


def crutches():
    for x, lean in ((-0.1, -6), (0.1, 2)):
        with place(x, 0, 0, roll=lean):
            rod((0, 0, 0), (0, 0, 0.8), 0.022, wood)
            for side in (-0.05, 0.05):
                rod((0, 0, 0.3), (side * 1.6, 0, 1.2), 0.018, wood)
            rod((-0.06, 0, 0.8), (0.06, 0, 0.8), 0.018, deep)
            cushion(0.26, 0.08, 0.08, teal700, z=1.18)


def oxygen(colour=teal700, height=0.9, cart=True):
    cylinder(0.13, height, colour, edge=0.1)
    cylinder(0.135, 0.08, white, edge=0.02, z=height * 0.6)
    cylinder(0.05, 0.1, metal(), z=height - 0.02)
    with place(0.1, -0.02, height + 0.05, tilt=90):
        cylinder(0.06, 0.05, white)
    rod((-0.02, 0, height + 0.05), (0.12, 0, height + 0.05), 0.02, metal())
    ball(0.035, amber, z=height + 0.1, scale=(1.3, 1.3, 0.7))
    if cart:
        for x in (-0.15, 0.15):
            rod((x, 0.14, 0.08), (x, 0.18, height + 0.16), 0.016, metal())
            with place(x, 0.15, 0.09, roll=90):
                cylinder(0.09, 0.04, deep, edge=0.015, z=-0.02)
        rod((-0.15, 0.18, height + 0.16), (0.15, 0.18, height + 0.16), 0.022, deep)
        box(0.34, 0.3, 0.03, metal(), edge=0.01)


def stethoscope(colour=teal900):
    """Lies flat."""
    tube(
        [(-0.16, 0.3, 0.02), (-0.13, 0.14, 0.02), (0, 0.02, 0.025), (0.13, 0.14, 0.02), (0.16, 0.3, 0.02)],
        0.013,
        colour,
    )
    tube([(0, 0.02, 0.025), (0.02, -0.14, 0.02), (0.14, -0.25, 0.02), (0.27, -0.18, 0.02)], 0.015, colour)
    for x in (-0.16, 0.16):
        ball(0.022, ink, x=x, y=0.31, z=0.025)
    cylinder(0.06, 0.035, metal(), edge=0.012, x=0.3, y=-0.16)
    cylinder(0.042, 0.04, amber, edge=0.008, x=0.3, y=-0.16)


def tablets(dot=terracotta):
    """A strip of tablets, lying."""
    box(0.26, 0.5, 0.02, paint("#dfe6e4", rough=0.35), edge=0.008)
    for x in (-0.07, 0.07):
        for y in row(5, 0.09):
            ball(0.036, dot, x=x, y=y, z=0.02, scale=(1, 1, 0.55))


def tube_rack(colours=(terracotta, amber, soft, teal700, terracotta)):
    box(0.5, 0.16, 0.05, white, edge=0.015)
    box(0.5, 0.16, 0.03, white, edge=0.01, z=0.16)
    for x in (-0.23, 0.23):
        box(0.03, 0.16, 0.18, white, edge=0.01, x=x)
    for x, colour in zip(row(len(colours), 0.088), colours):
        cylinder(0.028, 0.26, paint(mint100, rough=0.2), edge=0.02, around=18, x=x, z=0.04)
        cylinder(0.0285, 0.1, terracotta, edge=0.01, around=18, x=x, z=0.2)
        cylinder(0.034, 0.06, colour, edge=0.012, around=18, x=x, z=0.28)


def microscope(body=white):
    box(0.26, 0.34, 0.05, body, edge=0.022)
    tube([(0, 0.12, 0.04), (0, 0.16, 0.22), (0, 0.1, 0.4), (0, 0.0, 0.44)], 0.04, body)
    box(0.2, 0.2, 0.03, deep, edge=0.01, y=-0.02, z=0.18)
    with place(0, -0.02, 0.27):
        cylinder(0.025, 0.1, metal())
        cylinder(0.055, 0.16, body, edge=0.015, z=0.09)
    rod((0, -0.02, 0.48), (0, -0.14, 0.62), 0.04, teal700)
    for x in (-0.05, 0.05):
        with place(x, 0.14, 0.16, roll=90):
            cylinder(0.045, 0.04, teal700, z=-0.02)


def flask(colour=soft, size=0.3):
    r = size * 0.42
    lathe(
        [(0, 0), (r, 0), (r, 0.02), (size * 0.13, size * 0.66), (size * 0.13, size), (size * 0.16, size)],
        glass(mint200),
        30,
    )
    lathe([(0, 0.012), (r * 0.93, 0.012), (r * 0.93, 0.024), (r * 0.56, size * 0.36), (0, size * 0.36)], colour, 30)


def endoscope_tower():
    castors(0.46, 0.44, 0.12)
    for z in (0.16, 0.56, 0.92):
        box(0.56, 0.5, 0.045, white, edge=0.018, z=z)
    for x in (-0.27, 0.27):
        box(0.04, 0.46, 1.24, white, edge=0.018, x=x, z=0.16)
    for z, colour in ((0.22, mint300), (0.62, mint200), (0.76, soft)):
        box(0.46, 0.42, 0.12 if z > 0.3 else 0.24, colour, edge=0.025, z=z)
        ball(0.02, lit(mint200, 0.8), x=0.16, y=-0.215, z=z + 0.06)
    box(0.56, 0.5, 0.045, white, edge=0.018, z=1.38)
    with place(y=-0.05, z=1.44, tilt=-5):
        box(0.72, 0.07, 0.5, white, edge=0.03)
        box(0.64, 0.02, 0.42, paint(deep, rough=0.3), edge=0.01, y=-0.03, z=0.04)
        with place(y=-0.045, z=0.25, tilt=90):
            cylinder(0.19, 0.012, lit("#d98b6a", 0.35), edge=0.004)
            cylinder(0.12, 0.016, lit("#b35f48", 0.25), edge=0.004, x=0.03)
            cylinder(0.05, 0.02, paint("#5d2a24"), edge=0.004, x=0.04)
    tube(
        [
            (0.3, -0.18, 0.8),
            (0.42, -0.3, 0.5),
            (0.4, -0.34, 0.3),
            (0.28, -0.36, 0.5),
            (0.3, -0.3, 1.0),
            (0.34, -0.24, 1.12),
        ],
        0.02,
        ink,
    )
    rod((0.34, -0.24, 1.08), (0.34, -0.2, 1.26), 0.04, ink)


def c_arm(radius=0.72):
    """The X-ray arc of a cath lab, around x."""
    castors(0.6, 0.5, 0.1)
    box(0.7, 0.5, 0.5, white, edge=0.1, z=0.12)
    box(0.24, 0.24, 0.6, white, edge=0.06, z=0.5)
    with place(radius * 0.92, 0, 1.1):
        arc = [(radius * math.cos(math.radians(a)), 0, radius * math.sin(math.radians(a))) for a in range(75, 286, 15)]
        tube(arc, 0.085, white)
        tube([(x * 1.09, y, z * 1.09) for x, y, z in arc], 0.04, soft)
        cylinder(0.2, 0.3, white, edge=0.06, x=0.12, z=radius - 0.16)
        cylinder(0.23, 0.06, teal700, edge=0.02, x=0.12, z=radius - 0.2)
        cylinder(0.17, 0.3, white, edge=0.06, x=0.12, z=-radius - 0.12)


def ent_unit():
    """A cabinet with instruments, hoses and a small screen, as ear-nose-throat doctors have."""
    box(0.9, 0.5, 0.84, white, edge=0.06)
    box(0.94, 0.54, 0.05, mint300, edge=0.02, z=0.82)
    for z in (0.12, 0.36, 0.6):
        box(0.78, 0.02, 0.18, mint200, edge=0.012, y=-0.25, z=z)
        rod((-0.1, -0.28, z + 0.1), (0.1, -0.28, z + 0.1), 0.014, metal())
    box(0.9, 0.16, 0.7, white, edge=0.05, y=0.17, z=0.84)
    for x in row(4, 0.1):
        rod((x - 0.22, 0.06, 1.1), (x - 0.22, 0.0, 1.28), 0.022, teal700)
        tube([(x - 0.22, 0.06, 1.1), (x - 0.22, 0.02, 0.98), (x - 0.2, 0.08, 0.92)], 0.01, ink)
    box(0.3, 0.03, 0.26, paint(deep, rough=0.3), edge=0.012, x=0.23, y=0.085, z=1.16)
    for x in (-0.3, -0.16, -0.02):
        cylinder(0.05, 0.12, metal(), edge=0.012, x=x, y=-0.12, z=0.87)


def pillar_lamp(height=1.5, glow=0.4, shade=white):
    """An examination lamp on wheels with a bent neck."""
    for turn in range(0, 360, 72):
        with place(turn=turn):
            rod((0, 0, 0.07), (0.24, 0, 0.05), 0.02, metal())
            ball(0.035, deep, x=0.24, z=0.035)
    rod((0, 0, 0.06), (0, 0, height * 0.8), 0.022, metal())
    tube([(0, 0, height * 0.8), (0, 0, height), (0.12, 0, height * 1.08), (0.34, 0, height)], 0.02, metal())
    with place(0.38, 0, height * 0.97, roll=28):
        lathe([(0.04, 0.12), (0.1, 0.1), (0.2, -0.02), (0.19, -0.03), (0.09, 0.08), (0, 0.08)], shade, 36)
        cylinder(0.15, 0.02, lit(amber, glow), edge=0.006, z=0.0)
