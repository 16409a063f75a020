"""Little people, as toy-like as their furniture."""

from kit.paint import deep, hairs, ink, mint300, mix, skins, teal500, teal700, white
from kit.shapes import ball, box, cushion, cylinder, lathe, place, put, rod, tube


def head(skin=skins[2], hair=hairs["black"], cut="short", cap=None, mask=None):
    """About its own middle, looking to the front. `cut`: short, bun, long, scarf or bald."""
    ball(0.165, skin, scale=(0.95, 0.96, 1.04))
    for x in (-0.06, 0.06):
        ball(0.019, ink, x=x, y=-0.148, z=0.01)
    for x in (-0.155, 0.155):
        ball(0.034, skin, x=x, y=0.01, z=-0.01)
    if mask:
        ball(0.12, mask, y=-0.075, z=-0.065, scale=(1.05, 0.85, 0.72))
    else:
        tube([(-0.04, -0.152, -0.065), (0, -0.158, -0.078), (0.04, -0.152, -0.065)], 0.007, mix(skin, "#5a1f1a", 0.5))
    cover = cap or hair
    if cut != "bald" or cap:
        ball(0.178, cover, y=0.035, z=0.045, scale=(0.98, 0.95, 0.98))
    if cut == "bun":
        ball(0.085, cover, y=0.2, z=0.03)
    if cut == "long":
        ball(0.16, cover, y=0.09, z=-0.09, scale=(1.0, 0.62, 1.15))
    if cut == "scarf":
        lathe(
            [(0.0, 0.17), (0.13, 0.13), (0.19, 0.0), (0.2, -0.16), (0.24, -0.3), (0.0, -0.3)], cover, 32, y=0.05, z=0.03
        )


def person(
    skin=skins[2],
    top=teal500,
    legs=deep,
    hair=hairs["black"],
    cut="short",
    coat=None,
    skirt=None,
    sit=False,
    arms=(0, 0),
    sash=None,
    cap=None,
    mask=None,
    small=1.0,
):
    """1.6 m tall; `small` makes a child. `arms`: how far left and right are lifted forward, in degrees. `skirt` is the
    colour of a sari or long kurta, `sash` what lies over the shoulder. A seated one sits at 0.46 m."""
    with place(scale=small):
        hip = 0.46 if sit else 0.62
        if sit:
            for x in (-0.1, 0.1):
                rod((x, 0.02, hip + 0.06), (x, -0.36, hip + 0.06), 0.1, skirt or legs)
                rod((x, -0.36, hip + 0.06), (x, -0.38, 0.1), 0.085, skirt or legs)
                cushion(0.14, 0.25, 0.1, deep, x=x, y=-0.43)
        elif skirt:
            lathe([(0, 0.02), (0.22, 0.02), (0.24, 0.05), (0.2, 0.4), (0.19, hip + 0.1), (0, hip + 0.1)], skirt, 32)
        else:
            for x in (-0.095, 0.095):
                rod((x, 0, 0.05), (x, 0, hip + 0.08), 0.09, legs)
                cushion(0.15, 0.27, 0.11, deep, x=x, y=-0.05)
        body = coat or top
        low = hip - 0.2 if coat and not sit else hip
        lathe(
            [
                (0, low),
                (0.215, low),
                (0.225, low + 0.03),
                (0.2, hip + 0.25),
                (0.195, hip + 0.42),
                (0.16, hip + 0.53),
                (0.08, hip + 0.58),
                (0, hip + 0.58),
            ],
            body,
            32,
            scale=(1, 0.8, 1),
        )
        if coat:
            lathe([(0.085, hip + 0.5), (0.1, hip + 0.59), (0.06, hip + 0.6)], top, 24)
            box(0.09, 0.05, 0.3, top, edge=0.02, y=-0.135, z=hip + 0.26)
        shoulder = hip + 0.46
        for side, lift in ((-1, arms[0]), (1, arms[1])):
            with place(side * 0.2, 0, shoulder, tilt=-lift, roll=side * -9):
                rod((0, 0, 0.02), (0, 0, -0.24), 0.068, body)
                with place(z=-0.23, tilt=-lift * 0.25 - 8):
                    rod((0, 0, 0.03), (0, 0, -0.2), 0.06, body)
                    ball(0.062, skin, z=-0.24)
        if sash:
            tube(
                [
                    (0.17, -0.06, hip + 0.5),
                    (0.06, -0.18, hip + 0.36),
                    (-0.12, -0.19, hip + 0.14),
                    (-0.21, -0.08, hip + 0.02),
                ],
                0.055,
                sash,
            )
            tube(
                [(0.17, -0.06, hip + 0.5), (0.16, 0.13, hip + 0.4), (0.14, 0.19, hip + 0.05), (0.13, 0.19, hip - 0.1)],
                0.06,
                sash,
            )
        cylinder(0.062, 0.1, skin, z=hip + 0.55)
        with place(z=hip + 0.77):
            head(skin, hair, cut, cap, mask)


def lying(skin=skins[2], hair=hairs["black"], gown=mint300, raised=0, reach=1.0, cut="short", covered=None, cap=None):
    """On a bed whose back part, from the middle on, is raised by degrees; z = 0 is the mattress."""
    for x in (-0.1, 0.1):
        rod((x, -0.08, 0.06), (x, -reach + 0.28, 0.05), 0.1, covered or gown)
        ball(0.1, covered or gown, x=x, y=-reach + 0.26, z=0.08)
    with place(y=0.02, tilt=raised):
        ball(0.2, gown, y=0.2, z=0.06, scale=(1.15, 1.5, 0.75))
        for x in (-0.24, 0.24):
            rod((x, 0.4, 0.08), (x * 1.15, -0.05, 0.1), 0.065, gown)
            ball(0.06, skin, x=x * 1.16, y=-0.1, z=0.11)
        with place(y=0.66, z=0.18, tilt=-72):
            head(skin, hair, cut, cap)


def doctor(skin=skins[2], **how):
    put(person, skin=skin, coat=white, top=teal700, legs=deep, **how)
    hip = 0.46 if how.get("sit") else 0.62
    tube(
        [
            (-0.09, 0.05, hip + 0.57),
            (-0.11, -0.14, hip + 0.45),
            (0.02, -0.2, hip + 0.3),
            (0.11, -0.14, hip + 0.45),
            (0.09, 0.05, hip + 0.57),
        ],
        0.014,
        ink,
    )


def nurse(skin=skins[3], **how):
    put(person, skin=skin, top=teal500, legs=teal700, **how)
