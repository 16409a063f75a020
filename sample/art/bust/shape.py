"""Meshes from formulas: everything a bust is made of is one of these four."""

from math import cos, pi, sin

import bpy
from mathutils import Vector

from kit.paint import paint


def mesh(points, faces, material, colours=None):
    data = bpy.data.meshes.new("part")
    data.from_pydata(points, [], faces)
    data.polygons.foreach_set("use_smooth", [True] * len(faces))
    if colours:
        layer = data.color_attributes.new("tint", "FLOAT_COLOR", "POINT")
        layer.data.foreach_set("color", [channel for colour in colours for channel in colour])
    data.materials.append(material)
    part = bpy.data.objects.new("part", data)
    bpy.context.scene.collection.objects.link(part)
    return part


def sheet(at, across, down, material, closed=False, thickness=0.0, shown=None):
    """The surface of `at(u, v)`, u and v from 0 to 1; `closed` joins u = 1 to u = 0.

    Where `shown(u, v)` is false for a whole cell, the cell is left out.
    """
    columns = across if closed else across + 1
    places = [(i / across, j / down) for j in range(down + 1) for i in range(columns)]
    faces = []
    visible = [shown(*place) for place in places] if shown else None
    for j in range(down):
        for i in range(across):
            k = (i + 1) % columns
            face = (j * columns + i, (j + 1) * columns + i, (j + 1) * columns + k, j * columns + k)
            if visible is None or any(visible[corner] for corner in face):
                faces.append(face)
    part = mesh([at(*place) for place in places], faces, material)
    if thickness:
        solid = part.modifiers.new("thick", "SOLIDIFY")
        solid.thickness = thickness
        solid.offset = 1
        round_off = part.modifiers.new("round", "BEVEL")
        round_off.width = thickness * 0.42
        round_off.segments = 3
        round_off.angle_limit = 0.9
        part.data.use_auto_smooth = True
        part.data.auto_smooth_angle = 1.2
    return part


def ball(centre, radii, material, turn=None):
    if not hasattr(radii, "__len__"):
        radii = (radii,) * 3
    centre = Vector(centre)

    def at(u, v):
        point = Vector(
            (
                radii[0] * sin(2 * pi * u) * sin(pi * v),
                -radii[1] * cos(2 * pi * u) * sin(pi * v),
                radii[2] * cos(pi * v),
            )
        )
        return centre + (turn @ point if turn else point)

    return sheet(at, 40, 24, material, closed=True)


def curve(points, steps=10):
    """A smooth line through `points` (Catmull-Rom); each point may have more than three numbers."""
    rows = [points[0], *points, points[-1]]
    line = []
    for a, b, c, d in zip(rows, rows[1:], rows[2:], rows[3:]):
        for step in range(steps):
            t = step / steps
            line.append(
                tuple(
                    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t**3)
                    for p, q, r, s in zip(a, b, c, d)
                )
            )
    return [*line, tuple(points[-1])]


def tube(points, radius, material, flat=1.0, sides=20, up=(0.0, 0.3, 1.0)):
    """A round-ended tube along `points`; `radius` is a number or a function of the way along, 0 to 1.

    `flat` squeezes it along the second axis of its section, the one away from `up`.
    """
    line = [Vector(point[:3]) for point in points]
    last = len(line) - 1
    size = radius if callable(radius) else lambda _: radius
    rings = []
    for index, point in enumerate(line):
        ahead = (line[min(index + 1, last)] - line[max(index - 1, 0)]).normalized()
        second = ahead.cross(Vector(up)).normalized()
        first = second.cross(ahead)
        r = size(index / last)
        if index == 0:
            rings += [(point - ahead * r * sin(a), first, second, r * cos(a)) for a in (1.5, 1.1, 0.6)]
        rings.append((point, first, second, r))
        if index == last:
            rings += [(point + ahead * r * sin(a), first, second, r * cos(a)) for a in (0.6, 1.1, 1.5)]

    def at(u, v):
        point, first, second, r = rings[round(v * (len(rings) - 1))]
        return point + first * (r * cos(2 * pi * u)) + second * (r * flat * sin(2 * pi * u))

    return sheet(at, sides, len(rings) - 1, material, closed=True)


def smooth(a, b, x):
    """0 below a, 1 above b, gently between; also downwards, when a is above b."""
    t = min(1.0, max(0.0, (x - a) / (b - a)))
    return t * t * (3 - 2 * t)


def table(rows, x):
    """The second column at `x` of the first: a smooth line that never swings beyond the rows."""
    last = len(rows) - 1
    k = next((k for k in range(last) if x <= rows[k + 1][0]), last - 1)

    def slope(i):
        before, after = steep(rows, max(i - 1, 0)), steep(rows, min(i, last - 1))
        return 2 * before * after / (before + after) if before * after > 0 else 0.0

    (x0, y0), (x1, y1) = rows[k], rows[k + 1]
    t = min(1.0, max(0.0, (x - x0) / (x1 - x0)))
    bend = (x1 - x0) * (slope(k) * (t - 2 * t**2 + t**3) + slope(k + 1) * (t**3 - t**2))
    return y0 + (y1 - y0) * (3 * t**2 - 2 * t**3) + bend


def steep(rows, i):
    return (rows[i + 1][1] - rows[i][1]) / (rows[i + 1][0] - rows[i][0])


def tinted():
    """Takes its colour from the points of the mesh."""
    name = "tinted"
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    material = paint("#ffffff", rough=0.6).copy()
    material.name = name
    nodes = material.node_tree
    tint = nodes.nodes.new("ShaderNodeVertexColor")
    tint.layer_name = "tint"
    nodes.links.new(tint.outputs["Color"], nodes.nodes["Principled BSDF"].inputs["Base Color"])
    return material
