"""The pictures at the head of the one-off pages."""

from kit.paint import (
    amber,
    blush,
    deep,
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
from kit.shapes import ball, box, cylinder, lathe, place, put, rod
from kit.studio import look
from props import furniture as f, medical as m
from props.people import doctor, nurse, person
from props.room import clock, framed, on_back, on_side, poster, room, rug, shelf, window

wide = (1440, 960)


def logo(size=1.0):
    """The blossom of the hospital's mark, on a wall."""
    with place(tilt=90, scale=size):
        cylinder(0.4, 0.05, white, edge=0.02, around=64)
        for petal in range(5):
            with place(z=0.06, turn=petal * 72):
                ball(0.12, teal700, y=0.17, scale=(0.72, 1.15, 0.3))
        ball(0.07, amber, z=0.07, scale=(1, 1, 0.6))


@picture("pages/pictures/home-welcome", size=wide, backdrop=sand200)
def welcome():
    room(wall=mint300, side=sand200)
    on_back(window, -0.25, 0.95, width=1.7, height=1.15, curtains=white)
    put(m.bed, -1.1, 0.5, blanket=teal500, raised=26)
    put(f.armchair, 1.0, 0.35, turn=-28)
    put(f.bedside, -0.2, 1.45)
    put(f.vase, -0.2, 1.42, 0.7, flower="#d9829d", scale=1.4)
    put(f.floor_lamp, 1.8, 1.25)
    put(rug, 0.75, -0.4, width=2.0, depth=1.3, colour=mint200)
    put(f.round_table, 0.35, -0.35, 0.03, radius=0.32, height=0.5)
    put(f.cup, 0.3, -0.4, 0.56, scale=1.3)
    put(f.books, 0.45, -0.3, 0.56, scale=0.7)
    on_back(framed, 1.35, 1.3, width=0.7, height=0.5)
    put(f.plant, 1.9, -0.6, height=0.95)
    look((0, 0, 0.95), 5.4)


@picture("pages/pictures/about", size=wide, backdrop=mint200)
def about():
    room(left=2.8, right=2.6, back=2.0, front=1.7, wall=teal700, side=soft)
    put(f.counter, 0.1, 0.55, width=2.8, body=teal500)
    put(nurse, -0.5, 1.15, skin=skins[2], cut="bun", arms=(40, 30))
    put(nurse, 0.7, 1.15, skin=skins[4], arms=(30, 45))
    on_back(logo, 0.1, 1.75, wall=2.0)
    put(f.screen, 0.2, 0.7, 1.07, turn=180, bars=False)
    put(f.vase, 1.2, 0.55, 1.07, flower=amber, scale=1.3)
    put(person, -0.55, -0.35, turn=170, skin=skins[3], top=terracotta, skirt=terracotta, cut="bun", sash=sand300)
    put(person, -1.1, -0.3, turn=160, skin=skins[3], top=sand200, legs=deep, hair="#a3aaa6", arms=(10, 10))
    put(f.seats, -2.25, 0.3, turn=90, count=3, colour=mint400)
    put(f.plant, -2.35, 1.6, height=1.15)
    put(f.plant, 2.2, 1.5, height=1.2)
    put(m.wheelchair, 1.85, -0.6, turn=-35)
    put(rug, -0.3, -0.7, width=2.4, depth=1.0)
    look((0, 0, 0.95), 6.5)


@picture("pages/pictures/ayushman", size=wide, backdrop=sand200)
def ayushman():
    room(wall=mint300, side=sand200)
    put(f.desk, 0.1, 0.1, width=1.9, depth=0.9, body=teal700)
    put(nurse, 0.0, 0.95, skin=skins[3], sit=True, cut="bun", arms=(40, 40))
    put(f.chair, 0.0, 1.05, colour=teal500)
    put(f.screen, 0.6, 0.2, 0.76, turn=160, bars=False)
    put(f.papers, -0.3, -0.05, 0.765, turn=10, count=2)
    with place(-0.75, -0.1, 0.765, turn=20):
        box(0.3, 0.2, 0.015, amber, edge=0.006)
        cylinder(0.045, 0.006, white, edge=0.002, x=-0.07, z=0.015)
        for y in (0.02, -0.03):
            box(0.12, 0.02, 0.006, white, edge=0.002, x=0.06, y=y, z=0.015)
    for x, turn, look_like in (
        (-0.6, 172, {"skin": skins[3], "top": terracotta, "skirt": terracotta, "cut": "bun", "sash": blush}),
        (0.4, 186, {"skin": skins[4], "top": white, "legs": sand300, "hair": "#a3aaa6"}),
    ):
        with place(x, -0.95, turn=turn):
            f.chair(soft)
            person(sit=True, arms=(25, 30), **look_like)
    put(person, 1.15, -0.8, turn=150, small=0.66, skin=skins[3], top=teal500, legs=deep)
    on_back(poster, -1.1, 1.05, width=0.75, height=1.0)
    on_back(shelf, 1.2, 1.5, width=1.3, things=(f.books, lambda: f.plant(0.36), f.books))
    on_side(window, 0.3, 1.05, width=1.3, height=1.0, curtains=white)
    put(f.plant, -1.8, 1.4, height=1.0)
    put(f.cabinet, 1.6, 1.5, width=0.9)
    look((0, 0, 0.95), 5.3)


@picture("pages/pictures/contact", size=wide, backdrop=mint200)
def contact():
    room(left=2.0, right=2.0, back=1.6, front=1.3, wall=soft, side=mint300)
    put(f.counter, 0, 0, width=2.8, depth=0.9, height=0.85, body=teal700)
    put(f.telephone, -0.4, -0.08, 0.9, turn=15, scale=2.2)
    put(f.vase, 0.95, 0.05, 0.9, flower="#d9829d", scale=1.5)
    put(f.clipboard, 0.35, -0.15, 0.9, turn=-15, scale=1.2)
    put(nurse, 0.5, 0.75, skin=skins[2], cut="bun", arms=(35, 60))
    on_back(logo, -0.7, 1.65, wall=1.6, size=0.9)
    on_side(window, 0.2, 1.05, wall=-2.0, width=1.2, height=0.95)
    put(f.plant, -1.65, 1.2, height=1.05)
    on_back(clock, 1.1, 1.75, wall=1.6)
    put(f.cabinet, 1.4, 1.3, width=0.9)
    look((0, 0, 1.05), 4.7, high=26)


@picture("laboratories/pictures/evan-lab", size=wide, backdrop=sand200)
def laboratory():
    room(wall=mint300, side=white, floor=sand200)
    bench()
    put(doctor, 1.1, -0.1, turn=165, skin=skins[3], cut="bun", arms=(55, 50))
    on_back(
        shelf,
        -0.9,
        1.6,
        width=1.5,
        things=(
            f.bottle,
            m.flask,
            lambda: f.bottle(teal700),
            lambda: m.flask(terracotta, 0.26),
            lambda: f.bottle(soft),
        ),
    )
    on_back(shelf, 0.9, 1.6, width=1.3, things=(lambda: f.bottle(soft), f.books, lambda: f.bottle(amber), f.bottle))
    on_side(window, -0.1, 1.05, width=1.3, height=1.0)
    put(f.table, -0.5, -0.6, width=1.4, depth=0.8)
    put(m.microscope, -0.75, -0.6, 0.78, turn=-125, scale=1.6)
    put(m.tube_rack, -0.1, -0.5, 0.78, turn=-10, scale=1.1)
    put(f.stool, -1.5, -0.5, colour=teal500)
    look((0, 0, 0.95), 5.4)


def bench():
    """The long bench along the back wall."""
    put(f.cabinet, 0, 1.45, width=4.2, depth=0.6, height=0.85, doors=6, top=white)
    with place(-1.55, 1.4, 0.87):
        box(0.62, 0.44, 0.44, white, edge=0.06)
        box(0.36, 0.02, 0.2, paint(deep, rough=0.3), edge=0.012, x=-0.06, y=-0.22, z=0.18)
        ball(0.025, amber, x=0.22, y=-0.22, z=0.3)
    for x, colour in ((-0.85, soft), (-0.55, terracotta)):
        put(m.flask, x, 1.35, 0.87, colour=colour)
    put(m.tube_rack, -0.05, 1.35, 0.87)
    with place(1.6, 1.42, 0.87):
        cylinder(0.26, 0.26, white, edge=0.05)
        cylinder(0.2, 0.05, soft, edge=0.02, z=0.25)
    put(f.screen, 0.75, 1.45, 0.87)


@picture("pages/pictures/insurance-tpa", size=wide, backdrop=mint200)
def insurance():
    room(left=1.9, right=1.9, back=1.5, front=1.3, wall=teal500, side=mint300)
    put(f.desk, 0, 0, width=2.2, depth=1.1)
    put(f.papers, -0.35, -0.1, 0.77, turn=12, scale=1.3)
    put(f.clipboard, 0.2, -0.2, 0.77, turn=-12, scale=1.2)
    umbrella(0.62, 0.15, 0.77)
    put(f.desk_lamp, -0.85, 0.25, 0.77, shade=white, scale=1.4)
    put(f.cup, -0.75, -0.3, 0.77, scale=1.5)
    put(f.chair, 0.1, 0.95, colour=soft)
    put(f.chair, -0.5, -0.95, turn=170, colour=mint400)
    on_back(shelf, 0.9, 1.45, wall=1.5, width=1.3, things=(f.books, lambda: f.plant(0.36), f.books))
    on_back(framed, -0.8, 1.25, wall=1.5, width=0.8, height=0.55)
    put(f.plant, -1.5, 1.1, height=1.1)
    put(f.cabinet, 1.35, 1.2, width=0.9)
    on_side(window, 0, 1.05, wall=-1.9, width=1.2, height=0.95)
    look((0, 0, 0.95), 4.5)


def umbrella(x, y, z):
    """A small one stands on the desk: what an insurance is."""
    with place(x, y, z):
        cylinder(0.13, 0.04, wood, edge=0.015)
        rod((0, 0, 0), (0, 0, 0.62), 0.014, wood)
        from_top = [(0.0, 0.68), (0.12, 0.65), (0.24, 0.55), (0.31, 0.42), (0.29, 0.42), (0.2, 0.5), (0.0, 0.58)]
        lathe(from_top, amber, 8)
