"""What a bust wears: sheets that follow the body, one over the other."""

from math import asin, cos, exp, pi, sin

from mathutils import Vector

from kit.paint import amber, deep, mint200, mint300, mix, paint, sand200, steel, teal700, white

from .body import BOTTOM, arms
from .shape import ball, curve, sheet, smooth, tube


def cloth(colour):
    material = paint(colour, rough=0.75)
    # No glint where the wall behind shines along the edge: few samples would leave it dotted.
    material.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0.05
    return material


def shade(colour, share=0.16):
    return mix(colour, deep, share)


def round_neck(depth, wide=1.7):
    return lambda a: -1.21 - depth * (0.5 + 0.5 * cos(pi * min(1.0, abs(a) / wide)))


def v_neck(depth, wide=0.62):
    return lambda a: -1.19 - depth * max(0.0, 1 - abs(a) / wide)


def signed(u):
    """An angle from -pi to pi, with most of the steps in front."""
    t = 2 * u - 1
    return pi * (0.55 * t + 0.45 * t**3)


def shell(body, colour, neckline):
    """Closed cloth all around, below `neckline(angle)`."""

    def at(u, v):
        a = signed(u)
        top = neckline(a)
        return body.at(a, top + (BOTTOM - top) * v**1.6, 0.04)

    sheet(at, 160, 90, cloth(colour), thickness=0.03)


def trim(body, colour, neckline):
    """A band along the neckline."""
    line = [body.at(a, neckline(a), 0.075) for a in (pi * i / 90 for i in range(-90, 91))]
    tube(line, 0.035, cloth(colour), flat=0.7, sides=14, up=(0, -1, 0.4))


def panel(body, colour, side, inner, outer=pi, top=-1.14, bottom=BOTTOM, out=0.085, thick=0.035, across=60):
    """One half of something open in front: from `inner(z)` to `outer` (angle or function of z)."""
    reach = outer if callable(outer) else lambda _: outer

    def at(u, v):
        z = top + (bottom - top) * v**1.35
        a = inner(z) + (reach(z) - inner(z)) * u
        return body.at(side * a, z, out if not callable(out) else out(a, z))

    sheet(at if side > 0 else lambda u, v: at(1 - u, v), across, 80, cloth(colour), thickness=thick)


def along(rows):
    """A function through [(z, value), …], straight between them, from the top down."""

    def value(z):
        for (za, a), (zb, b) in zip(rows, rows[1:]):
            if z >= zb:
                return a + (b - a) * min(1, max(0, (za - z) / (za - zb)))
        return rows[-1][1]

    return value


def collar(body, colour, gap=0.12, spread=0.5, point=0.24, out=0.025):
    """A turned-down shirt collar: stands around the neck and opens in front."""

    for side in (-1, 1):

        def at(u, v, side=side):
            a = gap + (spread - gap) * v + (pi - gap - (spread - gap) * v) * u
            low = -1.24 - point * exp(-(((a - gap) / 0.62) ** 2))
            z = -1.035 + (low + 1.035) * v
            flare = out + 0.045 * sin(pi * min(1, v * 1.1)) + 0.05 * v
            return body.at(side * a, z, flare)

        sheet(at if side > 0 else lambda u, v, at=at: at(1 - u, v), 60, 24, cloth(colour), thickness=0.03)


def stand(body, colour, gap, low=-1.2):
    """A stand-up collar."""

    def at(u, v):
        a = gap + (2 * pi - 2 * gap) * u
        return body.at(a, -1.0 + (low + 1.0) * v, 0.05 + 0.02 * v)

    sheet(at, 90, 14, cloth(colour), thickness=0.035)


def lapels(body, colour):
    """The turned edges of a jacket, its collar above the notch and the lapels below."""

    def angle(x, z):
        return asin(min(0.99, x / body.row(z)[0]))

    (x, z), (wide, low) = LAPELS[0]
    collar_rows = [(pi, -1.05, pi, -1.25), (2.2, -1.06, 2.2, -1.26), (1.6, -1.09, 1.6, -1.29)]
    for inner, outer in (((0.35, -1.17), (0.60, -1.38)), ((x, z), (wide - 0.1, low + 0.02))):
        collar_rows.append((angle(*inner), inner[1], angle(*outer), outer[1]))
    lapel_rows = [(angle(*inner), inner[1], angle(*outer), outer[1]) for inner, outer in LAPELS]
    for piece, lift in ((collar_rows, 0.142), (lapel_rows, 0.13)):
        line = curve(piece, 16)
        for side in (-1, 1):

            def at(u, v, side=side, line=line, lift=lift):
                a, z, b, low = line[round(v * (len(line) - 1))]
                bulge = 0.02 * sin(pi * u)
                return body.at(side * (a + (b - a) * u), z + (low - z) * u, lift - 0.04 * (1 - u) + bulge)

            sheet(
                at if side > 0 else lambda u, v, at=at: at(1 - u, v), 14, len(line) - 1, cloth(colour), thickness=0.03
            )


def placket(body, colour, low=BOTTOM, top=-1.36, buttons=()):
    def at(u, v):
        z = top + (low - top) * v
        return body.on((2 * u - 1) * 0.075, z, 0.07)

    sheet(at, 6, 40, cloth(colour), thickness=0.02)
    for z in buttons:
        ball(body.on(0, z, 0.105), (0.038, 0.02, 0.038), paint(white, rough=0.4))


# Not quite white, so that its folds show.
COAT = "#f4f4ef"
# (x, z) of the inner and the outer edge of a lapel, from the notch down.
LAPELS = [((0.31, -1.41), (0.68, -1.48)), ((0.21, -1.75), (0.46, -1.86)), ((0.05, -2.4), (0.07, -2.42))]


def jacket(body, colour):
    edge = along([(-1.16, 0.42), (-1.41, 0.36), (-1.75, 0.26), (-2.4, 0.06), (-3.0, 0.06)])
    for side in (-1, 1):
        panel(body, colour, side, lambda z: asin(edge(z) / max(0.45, body.row(z)[0])), top=-1.18)


def coat(body, look):
    jacket(body, COAT)
    lapels(body, white)
    pocket(body, "#f3f4ee", -look.stethoscope, 0.125)
    arms(body, cloth(COAT))
    if look.woman:
        neck = round_neck(0.26) if look.collar == "round" else v_neck(0.46, 1.3)
        shell(body, look.colour, neck)
    else:
        shell(body, look.colour, v_neck(0.14, 0.4))
        collar(body, mix(look.colour, white, 0.25))
        if look.tie:
            tie(body, look.tie)
        else:
            placket(body, look.colour, buttons=(-1.5, -1.72, -1.94))


def tie(body, colour):
    material = cloth(colour)
    ball(body.on(0, -1.30, 0.105), (0.085, 0.06, 0.085), material)

    def at(u, v):
        z = -1.33 - 1.5 * v
        wide = 0.06 + 0.09 * smooth(0, 0.6, v)
        return body.on((2 * u - 1) * wide, z, 0.075 + 0.03 * (1 - (2 * u - 1) ** 2))

    sheet(at, 14, 40, material, thickness=0.025)


def suit(body, look):
    jacket(body, look.colour)
    lapels(body, mix(look.colour, white, 0.09))
    arms(body, cloth(look.colour))
    if look.woman:
        shell(body, look.cloth or sand200, round_neck(0.3))
    else:
        shell(body, white, v_neck(0.14, 0.4))
        collar(body, white)
        tie(body, look.tie or teal700)


def waistcoat(body, look):
    """The sleeveless jacket with a stand-up collar, over a kurta."""
    under = look.cloth or sand200
    shell(body, under, v_neck(0.12, 0.3))
    arms(body, cloth(under))
    inner = along([(-1.1, 0.2), (-1.3, 0.1), (-1.5, 0.012), (-3.0, 0.012)])
    outer = along([(-1.14, 3.1), (-1.24, 1.75), (-1.45, 1.33), (-1.8, 1.22), (-3.0, 1.25)])
    for side in (-1, 1):
        panel(body, look.colour, side, inner, outer, out=0.085, top=-1.1)
    stand(body, look.colour, gap=0.16, low=-1.25)
    for z in (-1.55, -1.8, -2.05):
        ball(body.on(0, z, 0.15), (0.04, 0.025, 0.04), paint(mix(look.colour, white, 0.55), rough=0.4))


def kurta(body, look):
    shell(body, look.colour, v_neck(0.14, 0.3))
    arms(body, cloth(look.colour))
    stand(body, shade(look.colour, 0.12), gap=0.1)
    placket(body, shade(look.colour, 0.12), low=-2.15, top=-1.24, buttons=(-1.42, -1.64, -1.86, -2.05))


def shirt(body, look):
    shell(body, look.colour, v_neck(0.14, 0.4))
    arms(body, cloth(look.colour))
    collar(body, mix(look.colour, white, 0.25))
    placket(body, shade(look.colour, 0.08), buttons=(-1.5, -1.74, -1.98))


def scrubs(body, look):
    neckline = v_neck(0.5, 1.25)
    shell(body, look.colour, neckline)
    arms(body, cloth(look.colour))
    trim(body, shade(look.colour, 0.28), neckline)
    pocket(body, shade(look.colour, 0.1), -look.stethoscope or 1, 0.08)


def pocket(body, colour, side, out):
    """With a pen in it; on the side -1 or 1."""

    def at(u, v):
        return body.on(side * (0.42 + 0.42 * u), -1.86 - 0.5 * v, out)

    sheet(at, 10, 12, cloth(colour), thickness=0.02)
    x = side * 0.56
    tube([body.on(x, -1.78, 0.13), body.on(x, -1.98, 0.13)], 0.024, paint(amber), sides=12)


def nurse(body, look):
    """A tunic with a white collar, shoulder straps and the watch that nurses pin on."""
    shell(body, look.colour, v_neck(0.3, 0.45))
    arms(body, cloth(look.colour))
    facing = white if look.colour != white else mint300
    collar(body, facing, gap=0.16, spread=0.62, point=0.3, out=0.035)
    placket(body, shade(look.colour, 0.08), top=-1.5, buttons=(-1.62, -1.86, -2.1))
    for side in (-1, 1):

        def strap(u, v, side=side):
            x = side * body.broad * (0.72 + 0.42 * v)
            y = 0.17 + (u - 0.5) * 0.3
            wide, _, back = body.row(-1.32)
            return Vector((x, y - 0.05, shoulder(body, x) + 0.11 - 0.25 * (u - 0.5) ** 2))

        sheet(
            strap if side < 0 else lambda u, v, strap=strap: strap(1 - u, v),
            10,
            12,
            cloth(teal700 if look.colour != teal700 else white),
            thickness=0.03,
        )
    if look.hair == "scarf":
        return
    ball(body.on(0.5, -1.72, 0.09), (0.04, 0.03, 0.09), paint(amber, rough=0.4))
    ball(body.on(0.5, -1.86, 0.09), (0.105, 0.04, 0.105), paint(steel, rough=0.4))
    ball(body.on(0.5, -1.86, 0.115), (0.082, 0.03, 0.082), paint(white))


def shoulder(body, x):
    """How high the body is above `x`."""
    return next(z for z, *_ in body.rows if body.row(z)[0] >= abs(x) or z < -1.8)


def technician(body, look):
    shirt(body, look)
    lanyard(body)


def lanyard(body):
    for side in (-1, 1):
        line = [
            body.at(side * 0.95, -1.19, 0.10),
            body.on(side * 0.36, -1.4, 0.12),
            body.on(side * 0.2, -1.75, 0.13),
            body.on(side * 0.05, -2.08, 0.14),
        ]
        tube(curve(line, 10), 0.034, cloth(teal700), flat=0.5, sides=12, up=(1, 0, 0))

    def card(u, v):
        return body.on(-0.19 + 0.38 * u, -2.1 - 0.4 * v, 0.16)

    sheet(card, 8, 8, paint(white), thickness=0.03)


def salwar(body, look):
    """A long shirt with a dupatta over both shoulders, unless it is over the hair."""
    shell(body, look.colour, round_neck(0.34))
    arms(body, cloth(look.colour))
    if look.hair == "drape":
        return
    scarf = look.cloth or mint200
    for side in (-1, 1):
        inner = along([(-1.1, 1.0), (-1.3, 0.72), (-1.6, 0.5), (-2.2, 0.42), (-3.0, 0.42)])
        outer = along([(-1.1, 2.0), (-1.24, 1.6), (-1.4, 1.12), (-1.8, 0.9), (-3.0, 0.82)])
        fold = lambda a, z: 0.10 + 0.022 * sin(a * 34 + z * 2) + 0.03 * smooth(-1.3, -1.1, z)
        panel(body, scarf, side, inner, outer, top=-1.15, out=fold, thick=0.04, across=40)
    loop = curve(
        [
            body.at(pi - 1.3, -1.16, 0.18),
            body.at(pi - 0.6, -1.1, 0.2),
            body.at(pi + 0.6, -1.1, 0.2),
            body.at(pi + 1.3, -1.16, 0.18),
        ],
        8,
    )
    tube(loop, lambda t: 0.03 + 0.09 * sin(pi * t), cloth(scarf))


def saree(body, look):
    blouse = look.cloth or shade(look.colour, 0.45)
    shell(body, blouse, round_neck(0.38))
    arms(body, cloth(blouse))
    border = mix(amber, look.colour, 0.15)
    pallu(body, look.colour, 0.0, 0.86, 0.105)
    pallu(body, border, 0.86, 1.0, 0.12)


def pallu(body, colour, first, last, out):
    """The end of a saree, pleated over the left shoulder; `first` to `last` is its part across, 1 is the border."""

    def at(u, v):
        w = first + (last - first) * u
        # From the shoulder (v 0) down to the right hip (v 1): the inner edge cuts across the chest.
        outer_x, outer_z = 1.05 * body.broad - 0.1 * v, -1.3 - 1.9 * v
        inner = curve_at(v)
        x = outer_x + (inner[0] * body.broad - outer_x) * w
        z = outer_z + (inner[1] - outer_z) * w
        pleat = 0.026 * sin(w * 30) * smooth(1.0, 0.2, v * 0.8) * (1 if last < 1 else 0.4)
        return body.on(x, min(z, shoulder(body, x) if abs(x) > 0.5 else z), out + pleat)

    def curve_at(v):
        return (0.5 - 1.9 * v**1.15, -1.2 - 1.25 * v**0.85)

    sheet(at, 60 if last < 1 else 10, 80, cloth(colour), thickness=0.03)


def stethoscope(body, side, out=0.2):
    """Hangs around the neck; its chest piece is on one side, -1 or 1. `out` clears what is worn below it."""
    low = out - 0.01
    around = [
        [body.at(side * 2.0, -1.12, out), body.at(pi, -1.06, out + 0.02), body.at(-side * 2.0, -1.12, out)],
        [
            body.at(side * 2.0, -1.12, out),
            body.at(side * 1.3, -1.14, out),
            body.on(side * 0.5, -1.32, out),
            body.on(side * 0.48, -1.65, low),
            body.on(side * 0.5, -1.9, low),
        ],
        [
            body.at(-side * 2.0, -1.12, out),
            body.at(-side * 1.3, -1.14, out),
            body.on(-side * 0.5, -1.32, out),
            body.on(-side * 0.47, -1.6, low),
            body.on(-side * 0.42, -1.95, low),
            body.on(-side * 0.36, -2.5, low),
        ],
    ]
    for line in around:
        tube(curve(line, 12), 0.05, paint(teal700, rough=0.4), sides=16)
    end = body.on(side * 0.5, -1.98, out)
    ball(end, (0.145, 0.06, 0.145), paint(steel, rough=0.3, metal=0.6))
    ball(end + Vector((0, -0.03, 0)), (0.105, 0.05, 0.105), paint(deep, rough=0.4))


CLOTHES = {
    "coat": coat,
    "suit": suit,
    "waistcoat": waistcoat,
    "kurta": kurta,
    "shirt": shirt,
    "scrubs": scrubs,
    "nurse": nurse,
    "technician": technician,
    "salwar": salwar,
    "saree": saree,
}
