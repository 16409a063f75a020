"""One room for each department."""

import math

from kit.paint import (
    amber,
    birch,
    blush,
    deep,
    glass,
    lit,
    metal,
    mint100,
    mint200,
    mint300,
    mint400,
    oak,
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
from kit.shapes import ball, box, cross, cushion, cylinder, place, plate, put, ring, rod, row, tube
from kit.studio import look
from props import furniture as f, medical as m, models, outdoors
from props.people import doctor, lying, nurse, person
from props.room import clock, drape, framed, on_back, on_side, poster, room, rug, shelf, window

folder = "departments/pictures"


@picture(f"{folder}/cardiology", backdrop=mint200)
def cardiology():
    room(wall=soft, side=mint300, floor=sand200)
    on_back(window, -1.1, 1.15, width=1.0, height=0.9)
    put(m.c_arm, -1.55, 0.45, turn=0, scale=1.1)
    put(f.table, 0.75, 0, width=1.5, depth=1.0, height=0.72)
    put(models.heart, 0.65, 0, 0.78, turn=20, scale=1.75)
    put(m.stethoscope, 1.15, -0.25, 0.785, turn=40, scale=0.8)
    put(f.plant, 1.85, 1.35, height=1.0)
    with on_wall(1.1, 1.55):
        m.bedside_monitor(1.1, 0.68)
    look((0, 0, 1.02), 5.4)


def on_wall(x, z):
    return place(x, 1.74, z)


@picture(f"{folder}/orthopedics", backdrop=sand200)
def orthopedics():
    room(wall=mint300, side=white, floor=birch)
    on_side(window, 0.3, 1.05, width=1.2, height=1.0, curtains=None)
    put(m.couch, -1.25, 0.25, colour=teal500)
    put(f.table, 0.75, 0.2, width=1.3, depth=0.9)
    put(models.knee, 0.75, 0.15, 0.78, turn=25, scale=1.3)
    with on_wall(-0.75, 1.35):
        m.film()
    put(m.crutches, 1.85, 1.55, turn=-20)
    on_back(shelf, 1.35, 1.7, width=1.1, things=(f.bottle, lambda: f.bottle(soft), lambda: f.bottle(teal700), f.bottle))
    put(f.stool, 0.1, -1.0, colour=terracotta)
    with place(1.75, 0.45):
        cylinder(0.22, 0.36, white, edge=0.05)
        for z, colour in ((0.36, sand300), (0.46, white)):
            cylinder(0.12, 0.1, colour, z=z)
    look((0, 0, 1.02), 5.4)


@picture(f"{folder}/neurology", backdrop=mint200)
def neurology():
    room(wall=teal700, side=soft, floor=sand200, left=2.3, right=2.3, back=2)
    put(m.scanner, -0.3, 0.95, hole=0.42, size=2.05, depth=1.3, deep_hole=True, turn=0)
    put(f.cabinet, 1.75, 1.6, width=0.8)
    put(models.brain, 1.75, 1.55, 0.82, scale=1.05, turn=30)
    put(f.plant, -1.95, 1.55, height=1.0)
    put(f.stool, 1.5, -0.9, colour=soft)
    look((0, -0.2, 0.92), 5.7, turn=32)


@picture(f"{folder}/pulmonology", backdrop=sand200)
def pulmonology():
    room(wall=mint300, side=mint100, floor=birch)
    on_side(window, 0.4, 1.05, width=1.3, height=1.0, curtains=white)
    with place(-0.75, -0.1, turn=90):
        f.chair(teal500)
        person(skin=skins[3], top=terracotta, legs=deep, sit=True, arms=(35, 48))
    put(f.table, 0.35, 0, width=0.95, depth=0.8)
    with place(0.4, 0.1, 0.78, turn=-50):
        box(0.4, 0.3, 0.1, white, edge=0.035)
        with place(y=0.06, z=0.09, tilt=-14):
            box(0.4, 0.05, 0.3, white, edge=0.02)
            box(0.34, 0.02, 0.24, paint(deep, rough=0.3), edge=0.008, y=-0.022, z=0.03)
            tube(
                [(-0.14, -0.04, 0.06), (-0.08, -0.04, 0.21), (0.0, -0.04, 0.13), (0.14, -0.04, 0.06)],
                0.009,
                lit(amber, 0.3),
            )
    tube([(0.28, 0.02, 0.86), (0.1, -0.2, 0.86), (-0.1, -0.2, 0.95), (-0.32, -0.1, 1.16)], 0.026, mint400)
    rod((-0.48, -0.1, 1.2), (-0.3, -0.1, 1.17), 0.04, white)
    put(f.cabinet, 1.45, 1.45, width=1.1)
    put(models.lungs, 1.45, 1.45, 0.82, scale=1.25, turn=15)
    put(m.oxygen, 1.9, -0.2, turn=30)
    on_back(framed, -0.9, 1.2, width=0.8, height=0.6)
    put(f.plant, -1.8, 1.4, height=0.95)
    look((0, 0, 1.02), 5.4)


@picture(f"{folder}/surgery", backdrop=mint200)
def surgery():
    room(wall=soft, side=mint300, floor=mint100, left=2.3)
    with place(0, 0.1, turn=90):
        m.operating_table()
    for x, radius, arm in ((-1.0, 0.36, 0.55), (1.0, 0.3, -0.35)):
        rod((x, 1.78, 2.3), (x, 0.5, 2.3), 0.045, white)
        put(m.theatre_lamp, x, 0.5, 2.3, radius=radius, arm=arm, drop=0.32, glow=1.2)
    put(
        person,
        0.05,
        0.8,
        skin=skins[2],
        top=teal500,
        coat=teal500,
        legs=teal700,
        cap=teal700,
        mask=mint200,
        arms=(45, 40),
    )
    put(nurse, 0.95, 0.72, cap=soft, mask=mint200, coat=teal500, arms=(25, 30), turn=-10)
    put(m.monitor_stand, -1.75, 1.1, turn=25)
    put(m.trolley, 0.9, -1.05, turn=0, things=(m.instruments,))
    put(m.drip, -1.5, -0.1, turn=0)
    put(f.cabinet, 1.8, 1.45, width=0.8)
    look((0, 0.1, 1.15), 5.6, high=25)


@picture(f"{folder}/gynecology", backdrop=sand200)
def gynecology():
    room(wall=blush, side=sand200, floor=birch)
    on_back(window, -0.55, 1.0, width=1.5, height=1.1, curtains=white)
    put(rug, 0.2, -0.25, width=2.6, round=True, colour=mint200, border=soft)
    put(m.cradle, 0.85, -0.3, turn=28, scale=1.3)
    with place(-0.85, 0.1, turn=48):
        f.armchair(teal500)
        with place(0, -0.12, 0):
            person(
                skin=skins[2],
                top=terracotta,
                skirt=terracotta,
                hair="#1b2526",
                cut="bun",
                sit=True,
                sash=sand300,
                arms=(30, 30),
            )
    on_back(framed, 1.3, 1.2, width=0.6, height=0.6)
    put(f.plant, -1.75, 1.4, height=1.05)
    put(f.bedside, 1.75, 1.4)
    put(f.vase, 1.75, 1.4, 0.7, flower="#d9829d", scale=1.3)
    look((0, 0, 0.97), 5.2)


@picture(f"{folder}/ent", backdrop=mint200)
def ent():
    room(wall=mint300, side=white, floor=birch)
    with place(-0.1, -0.15, turn=25):
        cylinder(0.36, 0.06, deep, edge=0.025)
        cylinder(0.1, 0.42, metal())
        f.cushion(0.66, 0.64, 0.16, teal500, z=0.42)
        with place(y=0.28, z=0.52, tilt=-10):
            cushion(0.6, 0.15, 0.72, teal500)
            cushion(0.36, 0.13, 0.24, amber, z=0.74)
        for x in (-0.37, 0.37):
            cushion(0.1, 0.5, 0.1, white, x=x, z=0.66)
            rod((x, 0.1, 0.5), (x, 0.1, 0.7), 0.022, metal())
        box(0.42, 0.3, 0.05, metal(), edge=0.02, y=-0.5, z=0.16)
        rod((0, -0.28, 0.4), (0, -0.45, 0.2), 0.03, metal())
    put(m.ent_unit, 0.95, 1.4, scale=1.1)
    put(models.ear, 1.42, 0.2, 0.78, scale=1.2, turn=20)
    put(f.table, 1.42, 0.15, width=0.8, depth=0.7)
    on_back(poster, -0.9, 0.95, width=0.75, height=1.0)
    on_side(window, 0.1, 1.1, width=1.2, height=0.95)
    put(m.pillar_lamp, -1.3, 0.7, turn=-40, height=1.65, glow=0.7)
    put(f.stool, 0.4, -1.25, colour=terracotta)
    put(f.plant, -1.8, 1.45, height=0.9)
    look((0, 0, 1.02), 5.3)


@picture(f"{folder}/internal-medicins", backdrop=sand200)
def internal_medicine():
    room(wall=mint300, side=mint100, floor=birch, left=2.4, right=2.4)
    on_back(window, -1.3, 1.1, width=1.0, height=1.0)
    on_back(window, 1.35, 1.1, width=1.0, height=1.0)
    put(m.bed, -1.15, 0.55, blanket=teal500, raised=30, patient={"skin": skins[3], "hair": "#a3aaa6", "gown": mint200})
    put(m.bed, 1.2, 0.55, blanket=soft, raised=24)
    put(drape, 0.05, 0.85, turn=90, width=1.7, height=2.0, colour=white)
    put(doctor, -0.32, -0.5, turn=-50, skin=skins[2], arms=(10, 40), cut="bun")
    put(f.bedside, -2.05, 1.5)
    put(f.vase, -2.05, 1.48, 0.7, flower=amber, scale=1.3)
    put(m.drip, 1.98, 1.2)
    put(f.plant, 1.95, -0.75, height=0.7)
    look((0, 0, 0.92), 5.8)


@picture(f"{folder}/emergency-care", backdrop=mint200)
def emergency():
    outdoors.block(8.4, 6.6, "#8fa8a3")
    box(8.0, 2.0, 0.06, sand300, edge=0.03, y=2.1)
    with place(0, 2.6):
        box(7.6, 1.0, 3.3, white, edge=0.1, y=0.3)
        box(7.7, 1.1, 0.2, teal700, edge=0.06, y=0.3, z=3.2)
        for x in (-2.9, 2.9):
            put(outdoors.facade_window, x, -0.2, 1.2, width=0.9, height=1.0)
        box(2.2, 0.08, 2.1, paint("#8fbcbc", rough=0.15), edge=0.02, y=-0.2)
        for x in (-1.1, 0, 1.1):
            box(0.08, 0.12, 2.15, teal700, edge=0.02, x=x, y=-0.22)
        box(4.0, 2.4, 0.18, teal700, edge=0.06, y=-1.1, z=2.4)
        for x in (-1.85, 1.85):
            cylinder(0.09, 2.4, white, x=x, y=-2.1)
        with place(0, -2.35, 2.75, tilt=90):
            cylinder(0.42, 0.1, white, edge=0.03)
            put(cross, z=0.09, size=0.5, height=0.05, colour=terracotta)
    put(outdoors.ambulance, 0.1, -0.9, turn=62, scale=1.0)
    put(m.stretcher, 1.95, 1.15, turn=70, blanket=soft)
    put(nurse, 2.9, 0.75, turn=-30, arms=(20, 30))
    put(outdoors.tree, -3.4, 1.6, height=2.6)
    for x in (3.3, -2.6):
        put(f.plant, x, 1.8, 0.06, height=0.9)
    for x in row(5, 1.6):
        box(0.9, 0.12, 0.02, white, edge=0.005, x=x, y=-2.7)
    look((0, 0, 1.17), 10.2, turn=28, high=26)


@picture(f"{folder}/pharmacy", backdrop=sand200)
def pharmacy():
    room(wall=teal700, side=mint300, floor=birch)
    for x, seed in ((-1.35, 3), (0.1, 8), (1.5, 5)):
        put(f.rack, x, 1.55, width=1.36, height=2.05, levels=4, seed=seed)
    put(doctor, 0.3, 0.6, skin=skins[3], arms=(40, 35))
    put(f.counter, 0.1, -0.1, width=3.0, depth=0.65, height=0.92, body=teal500)
    with place(-0.75, -0.15, 0.98):
        put(f.bottle, 0, 0, colour=amber, radius=0.11, height=0.4)
        put(m.tablets, 0.34, -0.08, turn=60, scale=0.9)
    put(f.screen, 1.1, -0.05, 0.98, turn=30)
    put(f.papers, 0.45, -0.2, 0.98, turn=20, count=2)
    put(f.plant, 1.95, -0.2, height=0.9)
    put(f.chair, -1.3, -1.25, turn=150, colour=terracotta)
    look((0, 0, 1.02), 5.3)


@picture(f"{folder}/oncology", backdrop=mint200)
def oncology():
    room(wall=mint300, side=white, floor=birch, left=2.4, right=2.4)
    on_back(window, 0, 0.95, width=2.2, height=1.2, curtains=mint100)
    for x, colour in ((-1.2, teal500), (1.05, soft)):
        put(m.recliner, x, 0.25, turn=15, colour=colour, scale=1.12, blanket=amber if x < 0 else None)
        put(m.drip, x - 0.75, 0.75, to=(0.35, -0.45, 0.75))
    with place(-1.2, 0.25, turn=15, scale=1.12):
        with place(0, 0.06, 0.1, tilt=-20):
            person(skin=skins[2], top=blush, legs=teal700, sit=True, cap=terracotta, cut="bald", arms=(25, 25))
    put(f.bedside, 2.0, 0.9)
    put(f.vase, 2.0, 0.85, 0.7, flower="#d9829d", scale=1.4)
    put(f.round_table, -0.1, -0.9, radius=0.3, height=0.55)
    put(f.cup, -0.05, -0.95, 0.58, scale=1.4)
    put(f.books, -0.2, -0.82, 0.58, scale=0.8)
    put(f.plant, -2.05, 1.4, height=1.0)
    put(rug, 0, -1.0, width=2.4, depth=1.1)
    look((0, 0, 0.92), 5.7)


@picture(f"{folder}/dental", backdrop=sand200)
def dental():
    room(wall=mint300, side=white, floor=sand200)
    put(m.dental_chair, 0.05, -0.1, turn=32, scale=1.15)
    on_side(window, 0.2, 1.1, width=1.3, height=1.0)
    put(f.cabinet, 1.35, 1.5, width=1.5, doors=3)
    put(models.tooth, 1.45, 1.5, 0.84, scale=1.5, turn=10)
    put(f.bottle, 0.85, 1.5, 0.84, colour=soft, radius=0.07, height=0.28)
    on_back(
        shelf,
        -0.6,
        1.55,
        width=1.2,
        things=(f.bottle, lambda: f.bottle(soft), lambda: f.plant(0.34), lambda: f.bottle(teal700)),
    )
    put(f.stool, 1.3, -0.5, colour=teal500)
    put(f.plant, -1.8, 1.4, height=1.0)
    look((0, 0, 1.02), 5.2)


@picture(f"{folder}/dialysis", backdrop=mint200)
def dialysis():
    room(wall=soft, side=mint300, floor=sand200)
    on_side(window, 0.3, 1.0, width=1.4, height=1.05, curtains=white)
    put(m.dialysis_machine, 1.0, 0.35, turn=8, scale=1.3)
    with place(-0.55, 0.15, turn=12, scale=1.15):
        m.recliner(teal500, blanket=mint200)
        with place(0, 0.04, 0.1, tilt=-20):
            person(skin=skins[4], top=white, legs=teal700, sit=True, hair="#6f7775", arms=(25, 25))
    tube([(0.85, -0.05, 1.0), (0.55, -0.5, 0.75), (0.2, -0.3, 0.85), (0.0, -0.2, 0.92)], 0.018, terracotta)
    put(f.plant, -1.75, 1.4, height=1.0)
    on_back(framed, -0.3, 1.2, width=0.8, height=0.55)
    put(f.bedside, 1.85, 1.4)
    put(f.vase, 1.85, 1.38, 0.7, flower=blush, scale=1.2)
    look((0, 0, 0.97), 5.2)


@picture(f"{folder}/nephro", backdrop=sand200)
def nephro():
    room(wall=teal500, side=mint300, floor=birch)
    put(f.desk, 0.3, -0.1, width=1.9, depth=1.0)
    put(models.kidneys, 0.2, -0.1, 0.76, scale=1.7, turn=15)
    put(f.clipboard, 0.95, -0.25, 0.77, turn=-25)
    with place(-0.45, -0.25, 0.76):
        cylinder(0.09, 0.28, glass(), edge=0.02)
        cylinder(0.08, 0.2, paint("#9cc9d6", rough=0.15), edge=0.02, z=0.01)
    put(f.chair, 0.2, 0.95, colour=sand300)
    put(f.chair, -1.2, -0.7, turn=120, colour=soft)
    on_side(window, 0.3, 1.05, width=1.3, height=1.05, curtains=sand200)
    on_back(shelf, 1.2, 1.55, width=1.3, things=(f.books, lambda: f.plant(0.36), f.books))
    put(f.plant, -1.75, 1.4, height=1.05)
    on_back(clock, -0.6, 1.7)
    look((0, 0, 1.02), 5.2)


@picture(f"{folder}/gastro", backdrop=mint200)
def gastro():
    room(wall=mint300, side=white, floor=sand200)
    put(m.couch, -0.45, 0.1, turn=20, colour=teal500)
    put(m.endoscope_tower, 0.85, 0.75, turn=-5, scale=1.15)
    put(f.table, 1.55, -0.6, width=0.8, depth=0.75)
    put(models.stomach, 1.55, -0.6, 0.78, scale=1.15, turn=25)
    on_side(window, 0.3, 1.1, width=1.3, height=0.95, curtains=mint400)
    put(f.stool, 0.55, -1.0, colour=amber)
    put(f.basin, -0.95, 1.55)
    put(f.plant, 1.85, 1.4, height=1.0)
    look((0, 0, 1.02), 5.3)


@picture(f"{folder}/homehealthcare", backdrop=sand200)
def home():
    room(wall=sand300, side=sand200, floor=birch, left=2.3)
    put(rug, 0.3, -0.5, width=2.9, depth=1.6, colour=mint200, border=terracotta)
    with place(-0.85, 0.2, turn=35):
        f.armchair(teal500)
        with place(0, -0.12, 0):
            person(
                skin=skins[2],
                top=sand200,
                skirt="#8c9f9a",
                hair="#dcded8",
                cut="bun",
                sit=True,
                sash=soft,
                arms=(20, 45),
            )
    put(nurse, 0.45, -0.45, turn=-60, skin=skins[3], cut="bun", arms=(20, 55))
    on_back(window, -1.0, 1.0, width=1.3, height=1.05, curtains=white)
    put(f.cabinet, 1.3, 1.5, width=1.4, body=oak, top=wood, doors=3)
    put(f.vase, 1.75, 1.5, 0.84, flower="#d9829d", scale=1.4)
    on_back(framed, 1.2, 1.2, width=0.7, height=0.5)
    put(f.books, 1.2, 1.5, 0.84)
    put(f.floor_lamp, -1.85, 1.2)
    with place(1.2, -0.55):
        box(0.5, 0.28, 0.34, white, edge=0.06)
        tube([(-0.12, 0, 0.33), (-0.1, 0, 0.43), (0.1, 0, 0.43), (0.12, 0, 0.33)], 0.022, deep)
        put(cross, y=-0.14, z=0.17, tilt=90, size=0.2, height=0.02, colour=teal500)
    put(f.plant, 1.95, -0.75, height=0.7)
    look((0, 0, 0.97), 5.4)


@picture(f"{folder}/physiotherapy", backdrop=mint200)
def physiotherapy():
    room(wall=mint300, side=white, floor=birch, left=2.5, right=2.5, back=1.9)
    on_back(window, -1.2, 0.95, wall=1.9, width=1.4, height=1.15)
    on_back(window, 0.9, 0.95, wall=1.9, width=1.4, height=1.15)
    with place(-0.35, -0.1, turn=90):
        m.parallel_bars(2.9)
        with place(0, 0.3, 0.03):
            person(skin=skins[3], top=terracotta, legs=deep, arms=(28, 28), hair="#6f7775")
    put(nurse, 1.0, -0.95, turn=-115, skin=skins[2], cut="bun", arms=(40, 20))
    ball(0.42, amber, x=2.0, y=-0.35, z=0.42)
    put(m.walker, 2.0, 0.95, turn=-30)
    with place(-1.6, -1.35, turn=0):
        box(1.4, 0.65, 0.06, soft, edge=0.025)
    put(f.plant, -2.15, 1.5, height=1.0)
    look((0, 0, 0.92), 5.9)


@picture(f"{folder}/urology", backdrop=mint200)
def urology():
    room(wall=soft, side=mint300, floor=birch)
    on_side(window, 0.3, 1.1, width=1.2, height=0.95, curtains=white)
    put(f.desk, 0.35, 0.0, width=1.8, depth=0.9, body=teal700)
    put(models.kidneys, 0.95, -0.1, 0.76, bladder=True, scale=1.1, turn=20)
    put(f.clipboard, -0.1, -0.05, 0.765, turn=15)
    put(doctor, -0.25, 0.75, skin=skins[1], sit=True, arms=(40, 40))
    put(f.chair, -0.25, 0.85, colour=white)
    with place(-0.5, -0.95, turn=160):
        f.chair(soft)
        person(skin=skins[4], top=terracotta, legs=deep, sit=True, hair="#a3aaa6", arms=(25, 25))
    put(f.cabinet, 1.5, 1.5, width=0.9)
    put(f.books, 1.4, 1.5, 0.84)
    on_back(poster, -0.8, 1.0, width=0.7, height=0.95)
    put(f.plant, -1.8, 1.4, height=1.0)
    look((0, 0, 1.02), 5.2)


@picture(f"{folder}/dermatology", backdrop=sand200)
def dermatology():
    room(wall=blush, side=sand200, floor=birch)
    on_side(window, 0.3, 1.1, width=1.2, height=0.95, curtains=white)
    with place(-0.4, 0.1, turn=30):
        m.couch(teal500)
        with place(0, 0.15, 0.74):
            lying(skin=skins[2], gown=mint200, raised=28, reach=0.95, cut="long", covered=white)
    with place(0.75, 0.95, turn=200):
        for turn in range(0, 360, 72):
            with place(turn=turn):
                rod((0, 0, 0.07), (0.3, 0, 0.05), 0.022, metal())
                ball(0.04, deep, x=0.3, z=0.04)
        rod((0, 0, 0.06), (0, 0, 1.55), 0.03, white)
        rod((0, 0, 1.5), (0.75, 0, 1.78), 0.028, white)
        with place(0.85, 0, 1.66, roll=12):
            ring(0.26, 0.06, white)
            ring(0.25, 0.035, lit(amber, 0.3), z=-0.04)
            cylinder(0.22, 0.02, glass(), edge=0.005, z=-0.01)
    put(doctor, 0.55, -0.35, turn=-75, skin=skins[3], cut="bun", arms=(35, 55))
    put(f.cabinet, 1.5, 1.5, width=1.0)
    for x, colour in ((1.25, white), (1.45, soft), (1.7, terracotta)):
        put(f.bottle, x, 1.5, 0.84, colour=colour, radius=0.08, height=0.3, cap=teal700)
    on_back(framed, -0.9, 1.2, width=0.7, height=0.5)
    put(f.plant, -1.8, 1.45, height=0.9)
    put(f.stool, 1.5, 0.1, colour=teal500)
    look((0, 0, 1.02), 5.2)


@picture(f"{folder}/paediatric", backdrop=sand200)
def paediatric():
    room(wall=mint300, side=sand200, floor=birch)
    for x, z, size in ((-1.3, 1.65, 0.3), (0.2, 1.8, 0.22), (1.4, 1.55, 0.28)):
        with place(x, 1.76, z):
            outdoors.cloud(size)
    hills()
    put(m.bed, -1.05, 0.55, blanket=teal500, length=1.6, width=0.85, raised=32)
    put(rug, 0.75, -0.35, width=1.9, round=True, colour=white, border=soft)
    put(models.teddy, 0.65, -0.2, 0.03, turn=20, scale=1.35)
    for x, y, z, colour in (
        (1.4, -0.5, 0.03, amber),
        (1.2, -0.85, 0.03, teal500),
        (1.4, -0.5, 0.25, terracotta),
        (0.1, -0.9, 0.03, soft),
    ):
        box(0.22, 0.22, 0.22, colour, edge=0.035, x=x, y=y, z=z, turn=x * 40)
    put(person, 1.55, 0.45, turn=-10, small=0.62, skin=skins[3], top=terracotta, legs=teal700, arms=(15, 95))
    tube([(1.45, 0.1, 0.72), (1.5, 0.15, 1.2), (1.52, 0.2, 1.5)], 0.008, deep)
    ball(0.2, "#d9829d", x=1.52, y=0.2, z=1.72, scale=(1, 1, 1.18))
    put(f.bedside, -1.85, 1.45)
    look((0, 0, 0.97), 5.2)


def hills():
    """Painted on the children's wall."""
    steps = [-2.2 + 4.4 * index / 40 for index in range(41)]
    ridge = [(x, 0.75 + 0.22 * math.sin(x * 3.8 + 2) + 0.1 * math.sin(x * 1.7)) for x in steps]
    with place(0, 1.8, 0.05, tilt=90):
        plate([(-2.2, 0.02), *ridge, (2.2, 0.02)], 0.03, soft, edge=0.01)


@picture(f"{folder}/criticalcare", backdrop=mint200)
def criticalcare():
    room(wall=teal700, side=soft, floor=mint100)
    put(m.bed, -0.15, 0.35, blanket=mint400, raised=30, patient={"skin": skins[2], "gown": white}, turn=0, frame=white)
    box(2.6, 0.16, 0.4, white, edge=0.05, y=1.72, z=1.2)
    for x in row(5, 0.45):
        box(0.12, 0.02, 0.12, soft, edge=0.02, x=x, y=1.63, z=1.34)
    with place(0.95, 1.45, 1.55, turn=10):
        m.bedside_monitor(0.8, 0.56)
    put(m.drip, -1.0, 0.95, to=(0.4, -0.4, 0.72))
    with place(1.2, 0.55, turn=10):
        m.castors(0.4, 0.4)
        box(0.5, 0.46, 0.7, white, edge=0.07, z=0.14)
        with place(y=-0.02, z=0.84, tilt=-10):
            box(0.48, 0.12, 0.4, white, edge=0.045)
            box(0.4, 0.02, 0.3, paint(deep, rough=0.3), edge=0.01, y=-0.055, z=0.05)
            for index, part in enumerate((0.3, 0.22)):
                box(
                    part,
                    0.012,
                    0.03,
                    lit(mint300, 0.6),
                    edge=0.004,
                    x=-0.16 + part / 2,
                    y=-0.068,
                    z=0.26 - index * 0.09,
                )
        for side in (-0.1, 0.1):
            tube(
                [(side, -0.25, 0.55), (side - 0.2, -0.5, 0.7), (-0.7, -0.1, 0.95), (-1.15, 0.35, 1.06)], 0.022, mint300
            )
    put(nurse, -1.25, -0.3, turn=40, skin=skins[3], cut="bun", arms=(45, 20))
    put(f.plant, 1.85, 1.35, height=0.9)
    look((0, 0, 1.02), 5.2)


@picture(f"{folder}/radiology", backdrop=sand200)
def radiology():
    room(wall=mint300, side=white, floor=birch, left=2.3, right=2.3, back=2)
    put(m.scanner, -0.2, 0.75, hole=0.5, size=2.1, depth=0.75, rim=teal500, shell=mint100, turn=22)
    put(f.plant, -1.95, 1.6, height=1.0)
    with place(1.55, 1.93, 1.2):
        m.film()
    put(nurse, 1.45, -0.1, turn=-40, skin=skins[2], arms=(20, 45))
    on_side(window, 0.6, 1.15, wall=-2.3, width=1.2, height=0.95)
    look((0, -0.2, 0.97), 5.7, turn=30)
