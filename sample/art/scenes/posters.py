"""What each film of the video gallery is about."""

from kit.paint import (
    amber,
    birch,
    blush,
    deep,
    ink,
    lit,
    metal,
    mint100,
    mint200,
    mint300,
    mint400,
    paint,
    sand200,
    sand300,
    skins,
    soft,
    teal500,
    teal700,
    terracotta,
    white,
    wood,
)
from kit.picture import picture
from kit.shapes import ball, box, cross, cushion, cylinder, place, put, rod, row, tube
from kit.studio import look
from props import furniture as f, medical as m, models, outdoors as o
from props.people import doctor, nurse, person
from props.room import clock, door, framed, on_back, on_side, room, rug, sign, window

from .outside import lawn, road
from .pages import logo, umbrella


def film(name, **how):
    return picture(f"gallery/posters/{name}", size=(1200, 675), **how)


def mobile(screen=teal700, tall=1.5):
    """A telephone as tall as a cupboard, standing."""
    box(0.78, 0.1, tall, ink, edge=0.045)
    box(0.7, 0.02, tall - 0.1, lit(screen, 0.25), edge=0.02, y=-0.05, z=0.05)


def handset(colour=white, size=1.0):
    """The sign of a call, lying."""
    tube([(-0.16, 0.1, 0), (-0.1, -0.03, 0), (0.02, -0.13, 0), (0.15, -0.16, 0)], 0.04, colour, scale=size)
    for x, y in ((-0.15, 0.1), (0.15, -0.15)):
        ball(0.075, colour, x=x * size, y=y * size, scale=(size, size, size * 0.6))


@film("hand-washing", backdrop=mint200)
def hand_washing():
    room(left=1.5, right=1.5, back=1.0, front=1.0, height=2.0, wall=teal500, side=mint300)
    put(f.basin, 0.1, 0.7, width=1.3, scale=1.15)
    put(f.bottle, 0.75, 0.75, 0.94, colour=amber, radius=0.1, height=0.36)
    for x, y, z, r in (
        (-0.05, 0.5, 1.12, 0.1),
        (0.1, 0.45, 1.1, 0.12),
        (0.25, 0.52, 1.12, 0.09),
        (0.08, 0.6, 1.2, 0.08),
        (-0.25, 0.5, 1.3, 0.05),
        (0.45, 0.45, 1.38, 0.045),
    ):
        ball(r, paint(white, rough=0.15), x=x, y=y, z=z)
    put(person, -0.75, 0.0, turn=145, skin=skins[3], top=terracotta, legs=deep, small=0.8, arms=(60, 70))
    with place(0.0, 0.97, 1.35):
        box(0.7, 0.04, 0.45, mint200, edge=0.03)
    with place(1.2, 0.98, 1.15):
        box(0.26, 0.16, 0.36, white, edge=0.05, y=-0.08)
    put(f.plant, -1.2, 0.7, height=0.8)
    look((0, 0.2, 0.95), 4.4, high=24)


@film("hospital-walk", backdrop=sand200)
def hospital_walk():
    room(left=3.0, right=2.8, back=1.6, front=1.2, wall=mint300, side=sand200)
    for x, colour in ((-1.9, teal700), (0.2, teal500), (2.0, teal700)):
        on_back(door, x, 0, wall=1.6, colour=colour)
    for x in (-0.85, 1.1):
        on_back(framed, x, 1.2, wall=1.6, width=0.7, height=0.5)
    box(5.6, 0.12, 0.012, amber, edge=0.004, y=-0.35, z=0.0)
    put(doctor, -0.6, -0.1, turn=60, skin=skins[2], cut="bun", arms=(30, 10))
    put(person, 0.1, 0.05, turn=65, skin=skins[3], top=terracotta, skirt=terracotta, cut="long", sash=blush)
    put(person, 0.55, -0.35, turn=75, small=0.66, skin=skins[3], top=teal500, legs=deep, arms=(25, 10))
    put(f.seats, -2.45, 0.1, turn=90, count=2)
    put(f.plant, -0.85, 1.25, height=0.85)
    put(m.wheelchair, 2.1, 0.2, turn=70)
    look((0, 0, 0.85), 7.0)


@film("booking-by-phone", backdrop=mint200)
def booking():
    cylinder(2.6, 0.2, mint400, edge=0.07, around=80, z=-0.2)
    with place(-0.65, 0, 0, turn=18, tilt=-8):
        mobile()
        with place(0, -0.07, 0.85, tilt=90):
            cylinder(0.26, 0.03, white, edge=0.01)
            put(handset, z=0.06, colour=teal700, size=0.8)
    with place(0.75, 0.1, 0, turn=30, tilt=-8):
        box(1.15, 0.12, 1.15, white, edge=0.06)
        box(1.15, 0.14, 0.26, teal500, edge=0.05, z=0.92)
        for x in (-0.3, 0.3):
            rod((x, -0.03, 1.08), (x, -0.03, 1.26), 0.035, deep)
        for column in range(5):
            for line in range(3):
                today = (column, line) == (3, 1)
                box(
                    0.15,
                    0.04,
                    0.16,
                    amber if today else mint300,
                    edge=0.015,
                    x=(column - 2) * 0.2,
                    y=-0.06,
                    z=0.12 + line * 0.25,
                )
    put(f.plant, -1.75, 0.5, height=0.9)
    put(f.cup, 0.05, -0.75, scale=2.8)
    look((-0.1, 0, 0.65), 4.5, turn=22, high=24)


@film("first-visit", backdrop=sand200)
def first_visit():
    room(wall=teal500, side=mint300)
    put(f.counter, 0.5, 0.5, width=2.4, body=teal700)
    put(nurse, 0.6, 1.1, skin=skins[2], cut="bun", arms=(40, 40))
    on_back(logo, 0.7, 1.7)
    put(
        person,
        -0.15,
        -0.45,
        turn=150,
        skin=skins[3],
        top=terracotta,
        skirt=terracotta,
        cut="bun",
        sash=sand300,
        arms=(60, 15),
    )
    put(person, -0.95, -0.35, turn=140, skin=skins[4], top=white, legs=deep, hair="#a3aaa6")
    put(f.clipboard, 0.1, 0.35, 1.07, turn=20, colour=amber)
    put(f.plant, -1.8, 1.4, height=1.1)
    on_side(window, 0.3, 1.0, width=1.3, height=1.05)
    put(f.chair, 1.8, -0.5, turn=-60, colour=soft)
    look((0, 0, 0.95), 6.3)


@film("gate-to-counter", backdrop=mint200)
def gate_to_counter():
    o.block(8.2, 5.0, lawn)
    box(1.0, 1.9, 0.04, sand300, edge=0.015, x=-3.0, y=-1.2)
    for index in range(9):
        cylinder(0.3, 0.05, sand300, edge=0.015, x=-2.6 + index * 0.55, y=-1.0 + 0.16 * index)
    for x in (-3.6, -2.4):
        box(0.35, 0.35, 1.5, white, edge=0.05, x=x, y=-0.3)
        ball(0.2, teal700, x=x, y=-0.3, z=1.62)
    tube([(-3.6, -0.3, 1.7), (-3.0, -0.3, 2.15), (-2.4, -0.3, 1.7)], 0.06, teal700)
    with place(2.2, 0.9):
        box(2.9, 2.4, 0.06, sand200, edge=0.02)
        box(2.9, 0.14, 2.1, mint300, edge=0.05, y=1.15)
        put(f.counter, 0, 0.35, 0.06, width=1.9, body=teal700)
        put(nurse, 0, 0.8, 0.06, skin=skins[3], cut="bun", arms=(30, 30))
        with place(0, 1.06, 1.65):
            sign(0.5, amber, deep)
    put(person, -1.5, -0.4, turn=70, skin=skins[3], top=terracotta, skirt=terracotta, cut="bun", sash=blush)
    put(o.kachnar, -0.9, 1.4, height=2.8)
    put(o.tree, -3.4, 1.5, height=2.5, seed=3)
    for x, y in ((0.3, -1.8), (-1.6, -1.8), (3.3, -1.6)):
        put(o.bush, x, y, size=0.42)
    look((0, 0, 0.95), 9.6, turn=22, high=26)


@film("calling-an-ambulance", backdrop=sand200)
def calling():
    o.block(6.4, 4.4, road, height=0.2)
    put(o.ambulance, 0.9, 0.2, turn=-55, scale=0.85)
    with place(-1.9, -0.5, 0, turn=14, tilt=-6):
        box(1.0, 0.13, 1.9, ink, edge=0.06)
        box(0.9, 0.02, 1.78, lit(teal700, 0.25), edge=0.03, y=-0.062, z=0.06)
        with place(0, -0.08, 1.15, tilt=90):
            cylinder(0.32, 0.03, amber, edge=0.01)
            put(handset, z=0.06, colour=white, size=1.0)
    for x in row(4, 1.6):
        box(0.9, 0.12, 0.02, white, edge=0.005, x=x, y=-1.8)
    put(o.bush, -2.5, 1.2, size=0.5)
    put(o.tree, 2.4, 1.5, height=2.2, seed=5)
    look((0.25, 0, 0.95), 8.0, turn=20, high=22)


@film("day-of-admission", backdrop=mint200)
def admission():
    room(wall=sand300, side=sand200)
    put(m.bed, -1.1, 0.5, blanket=teal500, raised=25)
    on_back(window, 0.4, 0.95, width=1.5, height=1.1, curtains=mint200)
    with place(0.9, -0.55, turn=20):
        box(0.7, 0.3, 0.62, amber, edge=0.09, z=0.06)
        tube([(-0.14, 0, 0.66), (-0.12, 0, 0.8), (0.12, 0, 0.8), (0.14, 0, 0.66)], 0.026, deep)
        for x in (-0.2, 0.2):
            box(0.07, 0.32, 0.64, wood, edge=0.02, x=x, z=0.055)
    put(person, 0.25, -0.25, turn=20, skin=skins[3], top=white, legs=deep, hair="#a3aaa6", arms=(15, 15))
    put(person, 1.5, -0.1, turn=-30, skin=skins[2], top=terracotta, skirt=terracotta, cut="bun", sash=blush)
    put(f.bedside, -0.2, 1.5)
    put(f.armchair, 1.6, 1.1, turn=-30, colour=soft)
    put(f.plant, -1.85, 1.45, height=0.8)
    look((0, 0, 0.9), 6.1)


@film("visiting-a-patient", backdrop=sand200)
def visiting():
    room(wall=mint300, side=mint100)
    put(m.bed, -0.6, 0.5, blanket=soft, raised=38, patient={"skin": skins[3], "gown": white, "hair": "#a3aaa6"}, turn=0)
    with place(0.65, 0.35, turn=-60):
        f.chair(teal500)
        person(skin=skins[2], top=terracotta, skirt=terracotta, cut="bun", sash=blush, sit=True, arms=(35, 25))
    put(f.bedside, -1.55, 1.45)
    put(f.vase, -1.55, 1.4, 0.7, flower=amber, scale=1.7)
    on_back(window, 0.75, 1.0, width=1.4, height=1.05, curtains=white)
    on_side(framed, 0.2, 1.2, width=0.7, height=0.5)
    put(person, 1.25, -0.5, turn=-70, small=0.64, skin=skins[2], top=teal700, legs=deep, arms=(45, 20))
    put(f.plant, 1.8, 1.35, height=1.0)
    look((0, 0, 0.9), 5.6)


@film("before-an-operation", backdrop=mint200)
def before_operation():
    room(wall=teal500, side=mint300)
    put(m.stretcher, -0.5, 0.2, turn=25, blanket=mint200)
    with place(0.85, 0.3, turn=-40):
        doctor(skin=skins[2], cut="bun", arms=(50, 40), cap=teal500, mask=mint200)
    with place(0.7, 0.0, 1.02, turn=-40, tilt=55):
        f.clipboard(amber)
    put(m.drip, -1.35, 0.75)
    on_back(clock, 0.1, 1.5, radius=0.26)
    on_back(door, 1.5, 0, colour=white, width=1.0)
    put(f.cabinet, -1.35, 1.5, width=1.0)
    put(f.stool, 0.9, -0.8, colour=soft)
    look((0, 0, 0.95), 5.9)


@film("blood-sample", backdrop=sand200)
def blood_sample():
    cylinder(2.5, 0.2, mint400, edge=0.07, around=80, z=-0.2)
    with place(0.4, -0.1, 0, turn=-12, scale=2.4):
        m.tube_rack((terracotta, amber, terracotta, soft, terracotta))
    with place(-1.05, -0.35, 0.16, turn=24):
        rod((-0.55, 0, 0), (-0.1, 0, 0), 0.13, mint100)
        rod((-0.12, 0, 0), (0.35, 0, 0), 0.13, terracotta)
        rod((-0.9, 0, 0), (-0.1, 0, 0), 0.05, teal700)
        rod((-0.96, -0.14, 0), (-0.96, 0.14, 0), 0.04, teal700)
        rod((0.35, 0, 0), (0.5, 0, 0), 0.05, white)
        rod((0.5, 0, 0), (0.95, 0, 0), 0.014, metal())
    with place(1.35, -0.75):
        ball(0.22, white, z=0.1, scale=(1.2, 1, 0.6))
        ball(0.18, white, x=0.22, y=0.1, z=0.1, scale=(1, 1, 0.6))
    cushion(1.2, 0.42, 0.2, teal500, x=-0.9, y=0.75)
    put(f.bottle, -1.2, 0.15, colour=white, radius=0.16, height=0.6, cap=teal700)
    look((-0.15, 0, 0.35), 4.3, turn=18, high=26)


@film("mri-scan", backdrop=mint200)
def mri_scan():
    room(left=2.3, right=2.3, back=2, wall=soft, side=mint300, floor=birch)
    put(m.scanner, 0.1, 1.0, hole=0.44, size=2.05, depth=1.3, deep_hole=True, turn=8, patient=True, shell=white)
    put(nurse, 1.15, -0.25, turn=-50, skin=skins[2], cut="bun", arms=(20, 55))
    put(f.plant, -1.9, 1.6, height=1.0)
    on_side(framed, 0.2, 1.2, wall=-2.3, width=0.8, height=0.6)
    look((0, -0.25, 0.92), 5.9, turn=28)


@film("dialysis-morning", backdrop=sand200)
def dialysis_morning():
    room(wall=sand300, side=blush)
    on_back(window, -0.45, 0.9, width=1.9, height=1.25, curtains=white, pane="#f0cf9a")
    with place(-0.5, 0.0, turn=12, scale=1.15):
        m.recliner(teal500)
        with place(0, 0.04, 0.1, tilt=-20):
            person(skin=skins[3], top=mint200, legs=teal700, sit=True, hair="#6f7775", cut="bun", arms=(40, 40))
    put(m.dialysis_machine, 0.85, 0.5, scale=1.2)
    put(f.bedside, 1.75, 0.9)
    put(f.cup, 1.7, 0.85, 0.7, scale=1.6)
    put(f.plant, -1.8, 1.35, height=0.9)
    put(rug, -0.2, -0.9, width=2.2, depth=0.8)
    look((0, 0, 0.95), 5.6)


@film("newborn-first-days", backdrop=mint200)
def newborn():
    room(left=1.7, right=1.7, back=1.3, front=1.2, wall=blush, side=sand200, height=2.2)
    put(rug, 0, 0, width=2.5, round=True, colour=mint200, border=soft)
    put(m.cradle, -0.1, 0, turn=35, scale=1.15, child=amber)
    put(models.teddy, 1.05, 0.15, turn=-10, scale=0.9)
    put(f.bedside, 1.25, 1.0)
    put(f.desk_lamp, 1.25, 1.0, 0.7, shade=white)
    on_back(framed, 0, 1.25, wall=1.3, width=0.7, height=0.5)
    put(f.plant, -1.35, 0.95, height=0.9)
    look((0, 0, 0.75), 4.5)


@film("physiotherapy-session", backdrop=sand200)
def physiotherapy_session():
    room(wall=soft, side=mint300)
    box(2.2, 1.3, 0.08, mint200, edge=0.035, x=0, y=-0.1)
    ball(0.45, amber, x=-0.55, y=0.1, z=0.53)
    with place(-0.55, 0.15, 0.5):
        person(skin=skins[3], top=terracotta, legs=deep, sit=True, hair="#6f7775", arms=(85, 85))
    put(nurse, 0.65, -0.1, 0.08, turn=-65, skin=skins[2], cut="bun", arms=(75, 65))
    on_back(window, 0.3, 1.0, width=1.6, height=1.05)
    put(m.walker, 1.65, 0.9, turn=-25)
    put(f.plant, -1.8, 1.4, height=1.0)
    look((0, 0, 0.95), 5.6)


@film("insurance-papers", backdrop=mint200)
def papers():
    cylinder(2.4, 0.2, mint400, edge=0.07, around=80, z=-0.2)
    put(f.papers, -0.55, 0.05, 0.0, turn=12, scale=3.4, seed=4)
    put(f.clipboard, 0.75, -0.1, 0, turn=-14, scale=3.2)
    with place(-0.95, 0.55, 0.0, scale=1.5):
        umbrella(0, 0, 0)
    with place(0.35, -0.98, 0.03, turn=10):
        rod((-0.5, 0, 0.03), (0.35, 0, 0.03), 0.05, teal700)
        rod((0.35, 0, 0.03), (0.47, 0, 0.03), 0.03, metal())
    put(f.plant, 1.55, 0.9, height=0.9)
    look((0, 0, 0.35), 4.7, turn=16, high=36)


@film("going-home", backdrop=sand200)
def going_home():
    o.block(7.4, 4.8, lawn)
    with place(1.7, 0.8):
        box(2.6, 2.0, 1.8, sand200, edge=0.06)
        with place(z=1.78):
            for side in (-1, 1):
                with place(y=side * 0.62, z=0.3, tilt=side * -28):
                    box(2.95, 1.42, 0.1, terracotta, edge=0.035)
            box(2.5, 1.2, 0.3, sand200, edge=0.03)
        box(0.6, 0.08, 1.25, teal700, edge=0.02, x=0.55, y=-1.0)
        put(o.facade_window, -0.55, -1.0, 0.65, width=0.7, height=0.65, on=True, glow=0.25)
    box(0.8, 2.4, 0.04, sand300, edge=0.015, x=2.25, y=-1.2)
    put(person, 1.2, -1.0, turn=20, skin=skins[3], top=terracotta, skirt=terracotta, cut="bun", sash=blush)
    put(person, 0.6, -1.05, turn=10, skin=skins[4], top=white, legs=deep, hair="#a3aaa6", arms=(10, 50))
    with place(0.15, -1.2):
        box(0.36, 0.2, 0.34, teal500, edge=0.04)
        put(cross, y=-0.105, z=0.17, tilt=90, size=0.18, height=0.02, colour=white)
    put(o.car, -1.9, -0.6, turn=62, colour=soft)
    put(o.tree, -2.6, 1.5, height=2.9, seed=3)
    put(o.kachnar, -0.7, 1.5, height=2.6)
    for x, y in ((3.2, -0.9), (-0.4, 0.5)):
        put(o.bush, x, y, size=0.4, flowers="#e39bb0")
    look((0.1, 0, 0.95), 8.4, turn=22, high=24)
