"""The rooms of the photo gallery; those outside are in outside.py."""

from kit.paint import (
    amber,
    blush,
    deep,
    glass,
    leaf,
    lit,
    metal,
    mint100,
    mint200,
    mint300,
    mint400,
    oak,
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
from kit.shapes import ball, box, cushion, cylinder, place, put, rod, row, tube
from kit.studio import look
from props import furniture as f, medical as m, models
from props.people import doctor, nurse, person
from props.room import clock, door, drape, framed, on_back, on_side, partition, poster, room, rug, shelf, window

from .departments import hills, on_wall
from .pages import bench, logo


def photo(name, **how):
    return picture(f"gallery/photos/{name}", **how)


@photo("reception", backdrop=mint200)
def reception():
    room(left=2.3, right=2.3, wall=sand200, side=mint300)
    put(f.counter, 0, 0.4, width=3.0, body=teal700)
    put(nurse, 0.3, 1.0, skin=skins[2], cut="bun", arms=(40, 40))
    on_back(logo, 0.3, 1.7)
    put(f.screen, -0.5, 0.5, 1.07, turn=160, bars=False)
    put(f.vase, 1.2, 0.4, 1.07, flower="#d9829d", scale=1.4)
    for x, turn in ((-0.7, 165), (0.5, 190)):
        put(f.chair, x, -0.7, turn=turn, colour=soft)
    put(f.plant, -1.9, 1.4, height=1.1)
    put(f.plant, 1.95, 0.9, height=1.0)
    on_side(framed, 0, 1.2, wall=-2.3, width=0.8, height=0.6)
    look((0, 0, 0.95), 5.5)


@photo("waiting-hall", backdrop=sand200)
def waiting_hall():
    room(left=2.5, right=2.4, wall=mint300, side=white)
    on_back(window, -1.0, 1.0, width=1.9, height=1.05)
    on_back(clock, 0.75, 1.6, radius=0.26, rim=amber)
    on_back(door, 1.7, 0)
    put(f.seats, -0.7, 1.0, count=4, colour=teal500)
    put(f.seats, -0.5, -0.55, count=4, colour=soft)
    for x, y, how in (
        (-1.63, 1.0, {"skin": skins[3], "top": terracotta, "skirt": terracotta, "cut": "bun", "sash": blush}),
        (-0.39, 1.0, {"skin": skins[4], "top": white, "legs": sand300, "hair": "#a3aaa6"}),
        (0.43, -0.55, {"skin": skins[2], "top": teal700, "legs": deep}),
    ):
        put(person, x, y - 0.02, sit=True, arms=(25, 25), **how)
    put(f.plant, 1.0, 1.3, height=1.0)
    put(m.wheelchair, 1.75, -0.35, turn=-40)
    on_side(poster, 0.2, 1.0, wall=-2.5)
    look((0, 0, 0.9), 5.8)


@photo("opd-room", backdrop=mint200)
def opd_room():
    room(wall=mint300, side=sand200)
    put(f.desk, 0.4, 0.0, width=1.6, depth=0.8)
    put(f.screen, 0.85, 0.05, 0.76, turn=150, bars=False)
    put(m.stethoscope, 0.3, -0.1, 0.765, turn=30)
    put(doctor, 0.45, 0.75, sit=True, skin=skins[2], arms=(40, 45))
    put(f.chair, 0.45, 0.85, colour=teal500)
    for x in (-0.1, 0.75):
        put(f.chair, x, -0.9, turn=180, colour=soft)
    put(m.couch, -1.5, 0.4)
    put(partition, -0.75, 1.1, turn=70, colour=mint200, frame=white)
    on_side(window, 0.4, 1.1, width=1.2, height=0.95)
    on_back(poster, 0.35, 1.0)
    put(f.cabinet, 1.6, 1.5, width=1.0)
    put(f.plant, 1.75, 1.5, 0.84, height=0.55)
    look((0, 0, 0.95), 5.4)


@photo("pharmacy", backdrop=mint200)
def pharmacy():
    room(wall=mint300, side=teal500)
    for y, seed in ((1.0, 11), (-0.3, 12)):
        put(f.rack, -1.95, y, turn=90, width=1.25, height=1.9, seed=seed)
    put(f.rack, 0.2, 1.55, width=1.3, height=1.9, seed=13)
    put(f.rack, 1.55, 1.55, width=1.3, height=1.9, seed=14)
    put(f.counter, 0.5, 0.1, width=2.5, height=0.92, body=teal700)
    put(nurse, 0.1, 0.75, skin=skins[4], arms=(45, 35))
    put(
        person,
        0.6,
        -0.7,
        turn=170,
        skin=skins[2],
        top=terracotta,
        skirt=terracotta,
        cut="bun",
        sash=sand300,
        arms=(40, 20),
    )
    put(f.bottle, 0.95, 0.05, 0.98, colour=amber, radius=0.09, height=0.32)
    put(m.tablets, 1.3, 0, 0.98, turn=70, scale=0.8)
    put(f.plant, -1.75, -1.1, height=0.75)
    look((0, 0.1, 0.95), 5.3)


@photo("laboratory", backdrop=mint200)
def laboratory():
    room(wall=sand200, side=mint300, floor=mint100)
    bench()
    put(f.table, 0.1, -0.35, width=2.0, depth=0.85)
    put(m.tube_rack, 0.2, -0.3, 0.78, turn=8, scale=1.5)
    put(m.microscope, -0.5, -0.3, 0.78, turn=-150, scale=1.5)
    put(m.flask, 0.8, -0.45, 0.78, colour=teal500)
    put(doctor, 1.0, 0.3, turn=-20, skin=skins[2], arms=(50, 40))
    put(f.stool, 1.55, -0.4, colour=soft)
    on_side(window, 0, 1.1, width=1.3, height=0.95)
    on_back(framed, 1.2, 1.35, width=0.6, height=0.5)
    look((0, 0, 0.95), 5.1, turn=28)


@photo("ct-room", backdrop=mint200)
def ct_room():
    room(left=2.3, right=2.3, back=2, wall=soft, side=mint200, floor=mint100)
    put(m.scanner, 0.1, 0.95, hole=0.52, size=2.1, depth=0.7, rim=teal700, turn=-12, patient=True)
    put(f.plant, 1.8, 1.5, height=1.1)
    put(f.cabinet, -1.7, 1.7, width=0.9)
    put(f.bottle, -1.6, 1.7, 0.84, colour=soft, radius=0.07, height=0.26)
    on_side(window, 0.2, 1.15, wall=-2.3, width=1.3, height=0.95, curtains=white)
    look((0, -0.2, 0.92), 5.6, turn=24)


@photo("mri-room", backdrop="#8fb7b0", sun=1.3, sky=0.5)
def mri_room():
    room(left=2.3, right=2.3, back=2, wall=teal700, side=teal500, floor=sand200)
    put(m.scanner, 0.1, 0.9, hole=0.42, size=2.05, depth=1.4, deep_hole=True, turn=-20)
    put(f.floor_lamp, -1.8, 1.3)
    put(f.plant, 1.9, 1.5, height=1.0)
    for x in (-1.4, -0.7):
        with place(x, 1.97, 1.6, tilt=90):
            cylinder(0.12, 0.05, lit("#ffe2ad", 0.4), edge=0.015)
    look((0, -0.1, 0.9), 5.5, turn=24)


@photo("x-ray-room", backdrop=sand200)
def xray_room():
    room(wall=teal500, side=mint300, floor=sand200)
    put(m.xray, -0.1, 0.35, scale=1.05)
    with on_wall(1.45, 1.2):
        m.film(0.6, 0.75)
    put(partition, -1.65, 1.0, turn=45, colour=white)
    put(nurse, 1.45, -0.35, turn=-45, skin=skins[3], cut="bun", arms=(20, 30))
    put(f.plant, 1.9, 1.4, height=0.9)
    look((0, 0, 1.0), 5.4)


@photo("ultrasound", backdrop=mint200)
def ultrasound_room():
    room(wall=blush, side=sand200)
    put(m.couch, -0.7, 0.1, turn=18, colour=soft)
    put(m.ultrasound, 0.55, 0.5, turn=-12, scale=1.2)
    put(f.stool, 0.55, -0.7, colour=teal500)
    on_side(window, 0.3, 1.05, width=1.3, height=1.0, curtains=white)
    on_back(framed, -0.4, 1.3, width=0.7, height=0.5)
    put(f.cabinet, 1.6, 1.5, width=0.9)
    put(f.vase, 1.6, 1.5, 0.84, flower="#d9829d", scale=1.3)
    put(doctor, 1.35, -0.2, turn=-55, skin=skins[3], cut="bun", arms=(40, 30))
    put(f.plant, -1.8, 1.45, height=0.9)
    look((0, 0, 0.95), 5.2)


@photo("operating-theatre", backdrop=sand200)
def operating_theatre():
    room(left=2.3, wall=mint400, side=soft, floor=mint100, height=2.6)
    with place(-0.1, 0.0, turn=60):
        m.operating_table(figure=False)
        cushion(0.72, 0.9, 0.26, teal700, y=-0.45, z=0.74)
        cushion(0.46, 0.3, 0.12, white, y=0.75, z=0.9)
    for x, radius, arm in ((-0.9, 0.42, 0.45), (0.9, 0.34, -0.5)):
        rod((x, 1.78, 2.45), (x, 0.4, 2.45), 0.045, white)
        put(m.theatre_lamp, x, 0.4, 2.45, radius=radius, arm=arm, drop=0.35, glow=1.2)
    put(m.trolley, 1.1, -0.55, turn=-20, things=(m.instruments,))
    put(m.monitor_stand, 1.3, 1.1, turn=-15, height=1.3)
    with place(-1.6, 1.0, turn=20):
        m.castors(0.5, 0.45)
        box(0.62, 0.55, 0.85, white, edge=0.07, z=0.14)
        for z in (0.3, 0.5, 0.7):
            box(0.5, 0.02, 0.13, mint300, edge=0.01, y=-0.27, z=z)
        box(0.5, 0.3, 0.35, soft, edge=0.04, y=0.05, z=0.98)
        for x, colour in ((-0.15, amber), (0.15, teal700)):
            cylinder(0.07, 0.3, glass(mint200), edge=0.02, x=x, y=0.05, z=1.32)
    put(f.stool, -1.0, -0.8, colour=teal500)
    look((0, 0.05, 1.1), 5.5, high=27)


@photo("icu", backdrop=mint200)
def icu():
    room(left=2.4, right=2.4, wall=mint300, side=mint100, floor=sand200)
    for x, blanket, raised in ((-1.1, teal500, 30), (1.15, teal700, 20)):
        put(
            m.bed,
            x,
            0.55,
            blanket=blanket,
            raised=raised,
            patient={"skin": skins[4], "gown": white, "hair": "#6f7775"} if x < 0 else None,
        )
        with on_wall(x + 0.1, 1.35):
            m.bedside_monitor(0.7, 0.5)
        put(m.drip, x + 0.8, 1.15, to=(-0.35, -0.4, 0.7))
    put(nurse, 0.0, -0.35, turn=-30, skin=skins[2], cut="bun", arms=(25, 45))
    put(m.trolley, -2.05, 1.0, turn=90, width=0.5, things=(lambda: f.bottle(amber),))
    look((0, 0, 0.9), 5.8)


@photo("general-ward", backdrop=sand200)
def general_ward():
    room(left=3.2, right=3.0, wall=sand200, side=mint300, back=1.9)
    for x, blanket in ((-2.2, teal500), (0, soft), (2.2, teal700)):
        put(m.bed, x, 0.7, blanket=blanket, raised=22, patient={"skin": skins[3], "gown": mint200} if x == 0 else None)
        on_back(window, x, 1.1, wall=1.9, width=1.0, height=0.95)
    for x in (-1.1, 1.1):
        put(drape, x, 0.95, turn=90, width=1.7, colour=mint300)
    for x in (-1.5, 0.72, 2.75):
        put(f.bedside, x, 1.6)
    put(f.vase, 0.72, 1.55, 0.7, flower=amber, scale=1.3)
    put(nurse, -1.25, -0.7, turn=25, skin=skins[2], cut="bun", arms=(45, 45))
    put(f.plant, 2.65, -0.8, height=0.8)
    look((0, 0, 0.8), 7.0)


@photo("private-room", backdrop=mint200)
def private_room():
    room(wall=teal500, side=mint300)
    on_back(window, 0.55, 0.85, width=2.0, height=1.3, curtains=sand200)
    put(m.bed, -1.15, 0.55, blanket=mint300, raised=20)
    put(f.sofa, 1.0, 0.9, turn=0, colour=terracotta)
    put(rug, 0.95, -0.3, width=1.7, depth=1.1, colour=sand200, border=soft)
    put(f.round_table, 0.9, -0.25, 0.03, radius=0.34, height=0.45)
    put(f.vase, 0.9, -0.25, 0.5, flower=amber, scale=1.2)
    put(f.bedside, -0.35, 1.45)
    put(f.desk_lamp, -0.35, 1.4, 0.7, shade=sand200, scale=0.9)
    on_side(framed, 0, 1.25, width=0.8, height=0.6)
    put(f.plant, 1.95, -0.8, height=0.9)
    look((0, 0, 0.95), 5.3)


@photo("maternity-ward", backdrop=sand200)
def maternity_ward():
    room(wall=blush, side=sand200)
    put(m.bed, -1.05, 0.5, blanket=teal500, raised=34, patient={"skin": skins[2], "gown": mint200, "cut": "long"})
    put(m.cot, 0.35, 0.35, turn=10, scale=1.15, child=amber)
    on_back(window, 0.55, 1.0, width=1.4, height=1.05, curtains=white)
    put(f.armchair, 1.45, 0.1, turn=-40, colour=soft)
    put(f.bedside, -0.25, 1.5)
    put(f.vase, -0.25, 1.45, 0.7, flower="#d9829d", scale=1.4)
    put(f.plant, 1.85, 1.4, height=1.0)
    on_side(framed, 0.1, 1.25, width=0.7, height=0.5)
    look((0, 0, 0.92), 5.2)


@photo("nursery", backdrop=mint200)
def nursery():
    room(wall=sand200, side=mint300, floor=mint100)
    for x, colour in ((-1.45, soft), (-0.55, blush), (0.35, mint400)):
        put(m.cot, x, 0.35, turn=12, child=colour, scale=1.1)
    put(m.warmer, 1.45, 0.85, turn=-10, scale=1.05)
    put(nurse, 0.95, -0.55, turn=-60, skin=skins[3], cut="bun", arms=(40, 40))
    for x in row(6, 0.62):
        with on_wall(x - 0.2, 1.5 + 0.12 * (round(x * 10) % 2)):
            ball(0.09, (soft, blush, teal500)[round(x * 10) % 3], scale=(1, 0.3, 1))
    put(f.plant, -1.85, 1.4, height=0.8)
    look((0, 0, 0.95), 5.2)


@photo("childrens-ward", backdrop=sand200)
def childrens_ward():
    room(wall=mint200, side=mint300)
    hills()
    with on_wall(-0.2, 1.5):
        ball(0.2, "#f0cf8a", scale=(1, 0.15, 1))
    for x, blanket in ((-1.25, soft), (0.2, terracotta)):
        put(m.bed, x, 0.65, blanket=blanket, length=1.6, width=0.8, raised=25)
    put(models.teddy, 0.18, 0.75, 0.58, scale=0.7)
    put(rug, 0.9, -0.65, width=1.7, round=True, colour=sand200, border=teal500)
    put(person, 1.05, -0.45, turn=-25, small=0.62, skin=skins[2], top=teal500, legs=deep, arms=(50, 40))
    for x, y, z, colour in ((0.7, -0.95, 0.03, amber), (1.0, -1.05, 0.03, terracotta), (0.85, -1.0, 0.23, teal500)):
        box(0.2, 0.2, 0.2, colour, edge=0.035, x=x, y=y, z=z, turn=x * 50)
    put(f.cabinet, 1.55, 1.5, width=1.1, body=oak, top=wood)
    for x, colour in ((1.3, terracotta), (1.55, soft), (1.8, teal700)):
        ball(0.12, colour, x=x, y=1.45, z=0.95)
    look((0, 0, 0.9), 5.2)


@photo("dialysis-unit", backdrop=sand200)
def dialysis_unit():
    room(left=3.0, right=2.9, wall=mint300, side=soft, floor=sand200, back=1.8)
    for x, colour in ((-1.9, teal500), (0.05, soft), (2.0, teal700)):
        put(m.recliner, x - 0.35, 0.2, turn=8, colour=colour, blanket=mint200 if x == 0.05 else None)
        put(m.dialysis_machine, x + 0.45, 0.8, turn=-5, accent=amber)
    on_back(window, -1.4, 1.3, width=1.5, height=0.8)
    on_back(window, 1.4, 1.3, width=1.5, height=0.8)
    put(nurse, 0.9, -0.7, turn=-45, skin=skins[3], arms=(25, 40))
    put(f.plant, -2.5, 1.35, height=0.8)
    look((0, 0, 0.8), 6.6)


@photo("physiotherapy-hall", backdrop=sand200)
def physiotherapy_hall():
    room(left=2.8, right=2.6, wall=teal500, side=mint300, back=1.9)
    put(m.parallel_bars, -1.3, 0.3, length=2.2)
    box(1.7, 0.9, 0.09, mint400, edge=0.04, x=0.9, y=-0.55)
    ball(0.4, amber, x=0.25, y=0.9, z=0.4)
    ball(0.28, soft, x=0.95, y=1.15, z=0.28)
    with place(1.95, 1.1):
        for z in (0.15, 0.5, 0.85):
            box(1.0, 0.3, 0.05, oak, edge=0.02, z=z)
            for x in row(4, 0.22):
                with place(x, 0, z + 0.12, tilt=90):
                    cylinder(0.07, 0.24, (terracotta, soft, mint300)[int(z * 3) % 3], edge=0.03, z=-0.12)
        for x in (-0.48, 0.48):
            box(0.05, 0.3, 1.0, oak, edge=0.02, x=x)
    on_back(window, -1.3, 0.95, wall=1.9, width=1.7, height=1.1)
    put(m.walker, 2.1, -0.3, turn=-30)
    put(person, 0.9, -0.55, 0.09, turn=30, skin=skins[3], top=terracotta, legs=deep, arms=(95, 95))
    look((0, 0, 0.85), 6.1)


@photo("dental-chair", backdrop=mint200)
def dental_chair():
    room(wall=soft, side=mint300, floor=sand200)
    put(m.dental_chair, -0.1, 0.05, turn=50, scale=1.25, colour=teal700)
    put(doctor, 0.95, 0.75, turn=-35, skin=skins[3], cut="bun", mask=mint200, arms=(40, 40))
    put(f.stool, -1.0, -0.75, colour=amber)
    on_back(framed, 0.9, 1.3, width=0.7, height=0.5)
    put(f.basin, -1.3, 1.5)
    put(f.plant, 1.85, 1.4, height=1.0)
    look((-0.05, 0, 1.0), 4.9)


@photo("canteen", backdrop=sand200)
def canteen():
    room(left=2.4, right=2.3, wall=sand300, side=mint300)
    put(f.counter, -0.2, 1.1, width=3.0, depth=0.6, height=0.9, body=teal700, top=metal())
    for x, colour in zip(row(4, 0.6), (amber, leaf, terracotta, sand200)):
        cylinder(0.22, 0.14, metal(), edge=0.03, x=x - 0.2, y=1.1, z=0.95)
        cylinder(0.18, 0.03, colour, edge=0.012, x=x - 0.2, y=1.1, z=1.075)
    put(person, 0.3, 1.5, skin=skins[3], top=white, cap=white, arms=(40, 40))
    for x, y in ((-1.0, -0.45), (1.05, -0.35)):
        put(f.table, x, y, width=1.3, depth=0.75)
        for dx in (-0.32, 0.32):
            with place(x + dx, y, 0.76):
                cylinder(0.2, 0.03, metal(), edge=0.012)
                ball(0.07, white, x=-0.05, z=0.03, scale=(1, 1, 0.6))
                ball(0.05, terracotta, x=0.08, y=0.04, z=0.03, scale=(1, 1, 0.5))
                ball(0.045, leaf, x=0.06, y=-0.08, z=0.03, scale=(1, 1, 0.5))
            put(f.stool, x + dx, y - 0.6, colour=soft, height=0.48)
    put(person, -1.3, 0.05, sit=True, skin=skins[2], top=terracotta, skirt=terracotta, cut="bun", arms=(35, 35))
    put(f.chair, -1.3, 0.1, colour=soft)
    on_back(shelf, 1.1, 1.6, width=1.3, things=(f.cup, f.cup, f.bottle, f.cup))
    on_side(window, 0.0, 1.05, wall=-2.4, width=1.4, height=1.0)
    put(f.plant, 1.95, 1.4, height=1.05)
    look((0, 0, 0.9), 5.5)


@photo("help-desk", backdrop=mint200)
def help_desk():
    room(left=2.2, right=2.2, wall=teal700, side=soft)
    with place(0, 0.25):
        f.round_counter(1.15, 0.98, teal500, white)
        nurse(skin=skins[3], cut="bun", arms=(35, 35))
    with on_wall(-0.1, 1.75), place(tilt=90):
        cylinder(0.4, 0.07, amber, edge=0.03, around=64)
        with place(z=0.08, scale=1.15):
            tube(
                [(-0.11, 0.09, 0), (-0.07, 0.19, 0), (0.05, 0.2, 0), (0.11, 0.1, 0), (0.02, 0.0, 0), (0, -0.07, 0)],
                0.03,
                deep,
            )
            ball(0.038, deep, y=-0.17)
    put(person, 0.9, -1.0, turn=150, skin=skins[2], top=white, legs=sand300, hair="#a3aaa6", arms=(10, 35))
    put(m.wheelchair, -1.55, -0.35, turn=30)
    put(f.plant, -1.75, 1.4, height=1.1)
    put(f.plant, 1.8, 1.4, height=1.2)
    look((0, 0, 1.0), 5.2)
