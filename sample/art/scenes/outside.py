"""The hospital from outside."""

from kit.paint import deep, leaf, mint200, moss, sand200, sand300, skins, soft, teal500, teal700, terracotta, white
from kit.picture import picture
from kit.shapes import box, cross, cylinder, place, put, rod, row
from kit.studio import lamp_light, look
from props import medical as m, outdoors as o
from props.people import doctor, person

lawn = "#a9cdb4"
road = "#93a8a4"


def grounds(night=False, kachnar=True):
    """The house with its lawn, drive, trees and people; the drive leads to the front, -y."""
    o.block(15.5, 12.5, lawn if not night else "#5d8f80", height=0.35, edge=0.2)
    put(o.hospital, 0.6, 1.4, night=night)
    box(2.6, 3.8, 0.04, sand300, edge=0.015, x=0.6, y=-2.1)
    box(15.3, 1.9, 0.04, road, edge=0.015, y=-5.0)
    for x in row(8, 1.9):
        box(0.9, 0.12, 0.05, white, edge=0.01, x=x, y=-5.0)
    box(3.2, 3.3, 0.035, road, edge=0.015, x=5.2, y=-2.6)
    for x, y, size, seed in (
        (-6.3, 3.6, 4.2, 2),
        (-5.9, -0.2, 3.0, 3),
        (6.6, 3.2, 3.8, 5),
        (6.8, 0.6, 2.6, 7),
        (-3.2, 5.2, 3.6, 9),
    ):
        put(o.tree, x, y, height=size, seed=seed, colour=leaf if seed % 2 else moss)
    if kachnar:
        put(o.kachnar, -3.5, -1.9, height=3.6)
        put(o.bench, -2.6, -3.0, turn=25)
    for x in (-1.3, 2.5):
        for y in (-0.6, -1.7, -2.8):
            put(o.bush, x, y, size=0.42, flowers="#e39bb0" if y == -1.7 else None)
    for x in (-1.05, 2.25):
        put(o.street_lamp, x, -3.6, turn=0, glow=2.5 if night else 0.3)
    put(person, 0.2, -2.4, turn=170, skin=skins[3], top=terracotta, skirt=terracotta, cut="bun", sash=sand300)
    put(person, 0.75, -2.4, turn=180, skin=skins[2], top=white, legs=deep, hair="#a3aaa6")
    put(doctor, 1.3, -0.9, turn=-10, skin=skins[2], arms=(10, 40))
    with place(-1.9, -4.05, 0):
        for x in (-0.5, 0.5):
            rod((x, 0, 0), (x, 0, 0.8), 0.05, deep)
        box(1.5, 0.1, 0.6, teal700, edge=0.04, z=0.6)
        put(cross, -0.45, -0.05, 0.9, tilt=90, size=0.32, height=0.03, colour=white)
        for index, long in enumerate((0.6, 0.42)):
            box(long, 0.02, 0.08, white, edge=0.01, x=-0.1 + long / 2, y=-0.055, z=0.93 - index * 0.17)


@picture("pages/pictures/home-hero", size=(1440, 1080), backdrop=mint200, sun=1.75)
def hero():
    grounds()
    put(o.ambulance, 5.3, -2.3, turn=48, scale=0.85)
    put(o.car, -4.6, -5.0, turn=90, colour=soft, scale=0.85)
    look((0.5, 0.4, 3.1), 18.4, turn=30, high=20)


@picture(
    "gallery/photos/outside-at-dusk",
    backdrop="#24484f",
    sun=0.45,
    sky=0.7,
    sky_colour="#5b86a8",
    sun_colour="#ffb27d",
    sun_from=(-60, 18),
)
def dusk():
    grounds(night=True)
    put(o.ambulance, 5.3, -2.3, turn=48, scale=0.85, glow=0.9)
    for x in (-1.05, 2.25):
        lamp_light(x, -4.05, 2.7, 60)
    lamp_light(0.6, 0.2, 1.4, 70)
    look((0.3, 0.4, 3.0), 19.0, turn=24, high=18)


@picture("gallery/photos/outside-by-day", backdrop=sand200, sun=1.75)
def day():
    grounds()
    put(o.car, 5.2, -2.7, turn=20, colour=teal500)
    put(o.car, 2.8, -5.0, turn=-90, colour=white)
    look((-0.4, 0.4, 2.9), 19.0, turn=-28, high=20)


@picture("gallery/photos/garden", backdrop=mint200)
def garden():
    o.block(7.2, 5.6, lawn, height=0.3)
    for index in range(7):
        cylinder(0.34, 0.04, sand300, edge=0.02, x=-2.6 + index * 0.85, y=-1.3 + 0.35 * (index % 3) - index * 0.04)
    put(o.kachnar, -0.9, 0.9, height=3.5)
    put(o.bench, 0.75, 0.25, turn=-12)
    with place(0.55, 0.2, 0, turn=-12):
        person(skin=skins[3], top=sand200, legs=teal700, hair="#a3aaa6", sit=True, arms=(20, 20))
    put(o.hedge, -1.4, 2.4, length=3.6)
    put(o.hedge, 2.2, 2.4, length=2.4)
    for x, y in ((2.7, 1.1), (-2.9, 0.2), (2.3, -2.1), (-1.6, -2.2)):
        put(o.bush, x, y, size=0.5, flowers="#e39bb0")
    put(o.tree, 2.8, 1.8, height=2.5, seed=6)
    put(o.street_lamp, -2.6, 1.6, glow=0.3)
    look((0, 0, 1.4), 7.9, turn=25, high=22)


@picture("gallery/photos/ambulance", backdrop=sand200)
def ambulance():
    o.block(7.6, 5.4, road, height=0.3)
    box(7.2, 1.4, 0.1, sand300, edge=0.04, y=1.9)
    put(o.ambulance, -0.3, -0.2, turn=-58)
    put(m.stretcher, 2.4, 0.6, turn=-65, blanket=soft)
    put(person, 2.9, -0.5, turn=-20, skin=skins[2], top=teal500, legs=teal700, arms=(20, 20))
    put(o.hedge, -2.0, 2.3, 0.1, length=3.0)
    put(o.hedge, 2.2, 2.3, 0.1, length=2.4)
    put(o.tree, -3.0, 2.1, height=2.7, seed=3)
    for x in row(4, 1.8):
        box(1.0, 0.12, 0.02, white, edge=0.005, x=x, y=-2.2)
    look((0.1, 0, 0.95), 8.8, turn=22, high=22)


@picture("pages/pictures/ambulance-service", size=(1440, 960), backdrop=mint200)
def on_the_road():
    o.block(9.4, 6.0, lawn, height=0.3)
    box(9.3, 3.0, 0.04, road, edge=0.015, y=-0.9)
    for x in row(5, 1.9):
        box(1.0, 0.14, 0.05, white, edge=0.01, x=x, y=-0.9)
    put(o.ambulance, -0.2, -1.0, turn=-90)
    for x, y, size, seed in ((-3.6, 1.8, 3.0, 2), (-1.8, 2.2, 2.4, 5), (3.4, 1.9, 3.2, 3)):
        put(o.tree, x, y, height=size, seed=seed, colour=leaf if seed % 2 else moss)
    with place(1.0, 2.0):
        box(2.2, 1.5, 1.7, sand200, edge=0.08)
        box(2.4, 1.7, 0.16, terracotta, edge=0.06, z=1.66)
        for x in (-0.6, 0.6):
            put(o.facade_window, x, -0.76, 0.7, width=0.5, height=0.6)
        box(0.42, 0.06, 1.0, teal700, edge=0.02, y=-0.76)
    put(o.street_lamp, 2.4, 0.95, glow=0.3)
    for x in (-3.0, -0.4, 3.9):
        put(o.bush, x, 1.0, size=0.4)
    look((0, 0, 1.0), 9.2, turn=24, high=22)
