"""What an ambulance carries, one thing a picture, on a round base."""

from kit.paint import (
    amber,
    deep,
    ink,
    lit,
    metal,
    mint300,
    mint400,
    paint,
    sand300,
    soft,
    steel,
    teal500,
    teal700,
    teal900,
    terracotta,
    white,
)
from kit.picture import picture
from kit.shapes import ball, box, cross, cushion, cylinder, lathe, place, plate, put, ring, rod, tube
from kit.studio import look
from props import furniture as f, medical as m


def shown(name, width, high, radius=0.8, backdrop=mint300):
    """On a round base; the view is `width` metres wide about the height `high`."""

    def keep(thing):
        def scene():
            cylinder(radius, 0.12, mint300, edge=0.045, around=72, z=-0.12)
            cylinder(radius + 0.14, 0.1, mint400, edge=0.04, around=72, z=-0.2)
            thing()
            look((0, 0, high), width, turn=26, high=22)

        picture(f"pages/pictures/equipment-{name}", size=(800, 800), backdrop=backdrop, sun=1.75)(scene)
        return thing

    return keep


@shown("monitor", 2.5, 0.4)
def monitor():
    with place(turn=-8, scale=1.25):
        box(0.9, 0.42, 0.66, white, edge=0.08)
        box(0.56, 0.03, 0.42, paint(deep, rough=0.3), edge=0.02, x=-0.1, y=-0.2, z=0.16)
        with place(-0.1, -0.225, 0.16):
            m.trace(0.5, 0.42)
        for z, colour in ((0.45, amber), (0.3, soft), (0.17, mint400)):
            with place(0.32, -0.21, z + 0.02, tilt=90):
                cylinder(0.055, 0.04, colour, edge=0.015)
        tube([(-0.3, 0, 0.64), (-0.26, 0, 0.82), (0.26, 0, 0.82), (0.3, 0, 0.64)], 0.04, teal700)
        for x in (-1, 1):
            box(0.09, 0.34, 0.4, teal500, edge=0.035, x=x * 0.47, z=0.14)
        tube([(0.5, -0.05, 0.3), (0.62, -0.2, 0.2), (0.52, -0.42, 0.05), (0.35, -0.45, 0.06)], 0.018, ink)
        cushion(0.22, 0.16, 0.06, terracotta, x=0.28, y=-0.44)


@shown("ventilator", 2.5, 0.4, backdrop=sand300)
def ventilator():
    with place(-0.05, 0.1, turn=12, scale=1.25):
        box(0.66, 0.46, 0.78, white, edge=0.09)
        with place(y=-0.235, z=0.34):
            box(0.5, 0.03, 0.34, paint(deep, rough=0.3), edge=0.02)
            tube(
                [
                    (-0.2, -0.025, 0.1),
                    (-0.12, -0.025, 0.25),
                    (-0.02, -0.025, 0.25),
                    (0.02, -0.025, 0.1),
                    (0.1, -0.025, 0.25),
                    (0.2, -0.025, 0.25),
                ],
                0.013,
                lit(mint300, 0.6),
                bend=False,
            )
        for x, colour in ((-0.16, soft), (0, soft), (0.16, amber)):
            with place(x, -0.22, 0.2, tilt=90):
                cylinder(0.055, 0.05, colour, edge=0.015)
        for x in (-0.08, 0.08):
            tube(
                [(x + 0.1, -0.24, 0.08), (x + 0.25, -0.5, 0.05), (x + 0.02, -0.62, 0.06), (-0.25, -0.52, 0.09)],
                0.045,
                mint400,
            )
    with place(-0.42, -0.42, 0.05, turn=-30, tilt=-35):
        lathe(
            [(0.06, 0.2), (0.1, 0.17), (0.17, 0.04), (0.2, 0.02), (0.18, 0.0), (0.12, 0.02), (0.05, 0.17)],
            soft,
            36,
        )
        put(ring, radius=0.185, thick=0.03, colour=teal500, z=0.02)


@shown("infusion", 2.4, 0.74, 0.62)
def infusion():
    with place(0.15, 0.1, scale=0.95):
        m.drip(bag=mint300, height=1.75, to=(-0.45, -0.45, 0.08))
    with place(0.02, -0.02, 0.72, turn=-8):
        box(0.46, 0.26, 0.4, white, edge=0.06)
        box(0.3, 0.03, 0.14, paint(deep, rough=0.3), edge=0.015, y=-0.125, z=0.2)
        for x, colour in ((-0.1, soft), (0, soft), (0.1, amber)):
            ball(0.035, colour, x=x, y=-0.13, z=0.1, scale=(1, 0.5, 1))
    for x, y, h, colour in ((0.5, -0.2, 0.3, terracotta), (0.42, -0.42, 0.22, teal700)):
        put(f.bottle, x, y, colour=colour, radius=0.09, height=h)


@shown("spine-board", 2.7, 0.72, 0.9, backdrop=sand300)
def spine_board():
    rod((0.02, 0.62, 0), (0.06, 0.3, 1.0), 0.03, metal())
    with place(0.05, 0.05, 0.02, turn=-8, tilt=-14):
        with place(tilt=90):
            outline = [
                (-0.2, 0),
                (0.2, 0),
                (0.27, 0.35),
                (0.29, 1.2),
                (0.24, 1.62),
                (0.12, 1.72),
                (-0.12, 1.72),
                (-0.24, 1.62),
                (-0.29, 1.2),
                (-0.27, 0.35),
            ]
            plate(outline, 0.07, amber, edge=0.025)
            for x in (-0.2, 0.2):
                for y in (0.38, 0.78, 1.18):
                    box(0.05, 0.18, 0.02, deep, edge=0.008, x=x, y=y + 0.09, z=0.062)
        for z in (0.6, 1.0):
            box(0.62, 0.1, 0.11, teal700, edge=0.03, y=-0.02, z=z)
            box(0.13, 0.13, 0.13, white, edge=0.03, y=-0.03, z=z - 0.01)
        for x in (-0.15, 0.15):
            cushion(0.12, 0.18, 0.24, teal500, x=x, y=-0.12, z=1.4)
    with place(-0.5, -0.4, turn=20, scale=1.3):
        lathe(
            [(0.16, 0), (0.21, 0.02), (0.19, 0.2), (0.23, 0.26), (0.2, 0.27), (0.16, 0.2), (0.15, 0.02), (0.16, 0)],
            white,
            40,
            300,
        )
        box(0.14, 0.03, 0.09, teal500, edge=0.012, y=-0.2, z=0.08)


@shown("portable", 2.5, 0.38)
def portable():
    with place(-0.02, 0.05, turn=14, scale=1.2):
        box(0.95, 0.5, 0.66, teal700, edge=0.13)
        box(0.97, 0.52, 0.09, amber, edge=0.03, z=0.42)
        box(0.5, 0.1, 0.32, teal500, edge=0.05, y=-0.26, z=0.06)
        put(cross, y=-0.31, z=0.22, tilt=90, size=0.22, height=0.03, colour=white)
        tube([(-0.24, 0, 0.62), (-0.2, 0, 0.82), (0.2, 0, 0.82), (0.24, 0, 0.62)], 0.04, ink)
        for x in (-0.34, 0.34):
            box(0.1, 0.54, 0.68, ink, edge=0.03, x=x, z=-0.005)
    with place(0.5, -0.5, 0.02, turn=-20):
        m.stethoscope()


@shown("oxygen", 2.7, 0.65, backdrop=sand300)
def oxygen():
    put(m.oxygen, -0.2, 0.15, turn=15, height=1.25, scale=1.15)
    put(m.oxygen, 0.38, -0.05, turn=-10, height=0.72, cart=False, colour=white, scale=1.1)
    with place(0.02, -0.5, 0.06, tilt=-25):
        lathe([(0.04, 0.16), (0.07, 0.14), (0.13, 0.03), (0.15, 0.01), (0.1, 0.02), (0.04, 0.13)], soft, 32)
        put(ring, radius=0.14, thick=0.02, colour=mint400, z=0.015)
    tube(
        [(0.02, -0.46, 0.2), (0.15, -0.5, 0.1), (-0.25, -0.45, 0.3), (-0.2, -0.1, 0.9), (-0.08, 0.05, 1.45)],
        0.018,
        mint400,
    )


@shown("air-ambulance", 2.7, 0.5, 0.9)
def air_ambulance():
    cylinder(0.55, 0.01, mint300, edge=0.004, around=64)
    with place(0, 0, 0.2, turn=-40, scale=0.62):
        ball(0.62, white, z=0.62, scale=(0.9, 1.45, 0.95))
        ball(0.5, paint("#2c4f55", rough=0.12), y=-0.5, z=0.7, scale=(0.92, 0.85, 0.8))
        tube([(0, 0.6, 0.75), (0, 1.3, 0.85), (0, 2.0, 0.95)], 0.16, white, thick=[1.7, 1, 0.7])
        box(0.06, 0.36, 0.6, teal700, edge=0.025, y=2.02, z=0.85)
        box(0.7, 0.2, 0.05, teal700, edge=0.02, y=1.75, z=0.92)
        for x in (-0.42, 0.42):
            tube([(x, -0.95, 0.05), (x, -0.7, -0.06), (x, 0.7, -0.06), (x, 0.9, 0.0)], 0.045, ink)
            for y in (-0.4, 0.4):
                rod((x, y, -0.05), (x * 0.7, y, 0.3), 0.035, ink)
        for x in (-1, 1):
            with place(x * 0.555, 0.2, 0.68, turn=x * 90):
                put(cross, tilt=90, size=0.36, height=0.04, colour=teal500)
        cylinder(0.1, 0.2, ink, z=1.18)
        for turn in (20, 110, 200, 290):
            with place(z=1.36, turn=turn):
                box(0.13, 1.5, 0.03, teal900, edge=0.012, y=0.75)
        ball(0.1, amber, z=1.4)


@shown("maintenance", 2.5, 0.5, backdrop=sand300)
def maintenance():
    with place(-0.22, 0.18, turn=16, scale=1.5):
        with place(tilt=76, z=0.02):
            box(0.62, 0.84, 0.05, teal700, edge=0.024, y=0.42)
            box(0.54, 0.72, 0.03, white, edge=0.008, y=0.4, z=0.04)
            box(0.26, 0.09, 0.05, metal(), edge=0.018, y=0.8, z=0.045)
            for index in range(4):
                y = 0.62 - index * 0.16
                box(0.08, 0.08, 0.02, amber if index == 0 else mint300, edge=0.008, x=-0.18, y=y, z=0.065)
                box(0.28, 0.035, 0.012, soft, edge=0.004, x=0.06, y=y, z=0.065)
    with place(0.42, -0.3, 0.06, turn=35, scale=1.15):
        rod((-0.38, 0, 0), (0.22, 0, 0), 0.05, steel)
        with place(0.3, 0, -0.045):
            outline = [
                (-0.1, -0.09),
                (0.02, -0.14),
                (0.16, -0.12),
                (0.16, -0.05),
                (0.04, -0.05),
                (0.04, 0.05),
                (0.16, 0.05),
                (0.16, 0.12),
                (0.02, 0.14),
                (-0.1, 0.09),
            ]
            plate(outline, 0.09, steel, edge=0.025)
        ball(0.09, steel, x=-0.4, scale=(1, 1, 0.55))
    put(f.bottle, 0.45, 0.3, colour=teal500, radius=0.12, height=0.5)
