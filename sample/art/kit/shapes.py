"""Shapes with soft edges, in metres. Each stands on its own z = 0 with its middle at x = y = 0 of the current place.

A colour is "#rrggbb" or a material of `paint`. The keywords x, y, z, turn, tilt, roll and scale move a shape, as they
move whole things in `put`.
"""

import math
from contextlib import contextmanager

import bmesh
import bpy
from mathutils import Matrix, Vector

from .paint import paint

_places = [Matrix.Identity(4)]


@contextmanager
def place(x=0, y=0, z=0, turn=0, tilt=0, roll=0, scale=1):
    """Everything made inside stands here. Degrees: `turn` about z, `tilt` about x (leans back), `roll` about y."""
    scales = scale if isinstance(scale, tuple) else (scale,) * 3
    turned = Matrix.Rotation(math.radians(turn), 4, "Z")
    tilted = Matrix.Rotation(math.radians(tilt), 4, "X") @ Matrix.Rotation(math.radians(roll), 4, "Y")
    here = Matrix.Translation((x, y, z)) @ turned @ tilted @ Matrix.Diagonal((*scales, 1))
    _places.append(_places[-1] @ here)
    try:
        yield
    finally:
        _places.pop()


def put(thing, x=0, y=0, z=0, turn=0, tilt=0, roll=0, scale=1, **how):
    """Makes a thing of art/props/ at a place."""
    with place(x, y, z, turn, tilt, roll, scale):
        return thing(**how)


def row(count, gap):
    """Where `count` things stand side by side, about 0."""
    return [(index - (count - 1) / 2) * gap for index in range(count)]


def _material(colour):
    return paint(colour) if isinstance(colour, str) else colour


def _stand(name, build, colour, where):
    """Equal shapes share one mesh: Cycles then keeps one of them in memory."""
    material = _material(colour)
    key = f"{name}|{material.name}"
    mesh = bpy.data.meshes.get(key[:63]) if len(key) < 63 else None
    if mesh is None:
        shape = bmesh.new()
        build(shape)
        bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
        mesh = bpy.data.meshes.new(key[:63])
        shape.to_mesh(mesh)
        shape.free()
        mesh.materials.append(material)
    made = bpy.data.objects.new(name, mesh)
    with place(**where):
        made.matrix_world = _places[-1]
    bpy.context.scene.collection.objects.link(made)
    return made


def box(width, depth, height, colour, edge=0.03, **where):
    edge = min(edge, width * 0.49, depth * 0.49, height * 0.49)
    steps = 2 if edge < 0.02 else 4

    def build(shape):
        bmesh.ops.create_cube(shape, size=1)
        bmesh.ops.scale(shape, vec=(width, depth, height), verts=shape.verts)
        bmesh.ops.translate(shape, vec=(0, 0, height / 2), verts=shape.verts)
        made = bmesh.ops.bevel(
            shape, geom=shape.edges[:], offset=edge, segments=steps, profile=0.5, affect="EDGES", clamp_overlap=True
        )
        for face in made["faces"]:
            face.smooth = True

    return _stand(f"box {width:.3f} {depth:.3f} {height:.3f} {edge:.3f}", build, colour, where)


def cushion(width, depth, height, colour, **where):
    """A box that is as round as it can be."""
    return box(width, depth, height, colour, edge=min(width, depth, height) * 0.46, **where)


def lathe(profile, colour, around=40, arc=360, **where):
    """Turns [(radius, height), …] about z; `arc` in degrees leaves the shape open."""
    points = [(max(r, 0.0), z) for r, z in profile]

    def build(shape):
        count = around if arc == 360 else around + 1
        rings = []
        for r, z in points:
            if r < 1e-5:
                rings.append([shape.verts.new((0, 0, z))])
                continue
            turns = [math.radians(arc) * i / around for i in range(count)]
            rings.append([shape.verts.new((r * math.cos(a), r * math.sin(a), z)) for a in turns])
        for low, high, (_, z0), (_, z1) in zip(rings, rings[1:], points, points[1:]):
            for i in range(around):
                j = (i + 1) % count
                corners = [low[i % len(low)], low[j % len(low)], high[j % len(high)], high[i % len(high)]]
                unique = list(dict.fromkeys(corners))
                if len(unique) >= 3:
                    shape.faces.new(unique).smooth = abs(z0 - z1) > 1e-5

    name = " ".join(f"{r:.3f},{z:.3f}" for r, z in points)
    return _stand(f"{name} {around} {arc}", build, colour, where)


def _corner(r, z, edge, start, steps=3):
    turns = [math.radians(start + 90 * i / steps) for i in range(steps + 1)]
    return [(r + edge * math.cos(a), z + edge * math.sin(a)) for a in turns]


def cylinder(radius, height, colour, edge=0.02, top=None, around=40, **where):
    """`top` is the radius at the upper end, if another one."""
    top = radius if top is None else top
    edge = min(edge, height * 0.49, radius * 0.9, top * 0.9)
    profile = [
        (0, 0),
        *_corner(radius - edge, edge, edge, -90),
        *_corner(top - edge, height - edge, edge, 0),
        (0, height),
    ]
    return lathe(profile, colour, around, **where)


def ring(radius, thick, colour, **where):
    """Lies flat; its middle is at z = 0."""
    profile = [(radius + thick * math.cos(a), thick * math.sin(a)) for a in (math.tau * i / 16 for i in range(17))]
    return lathe(profile, colour, 56, **where)


def ball(radius, colour, **where):
    """Its middle is at z = 0. A tuple as `scale` makes an egg of it."""

    def build(shape):
        bmesh.ops.create_uvsphere(shape, u_segments=36, v_segments=20, radius=radius)
        for face in shape.faces:
            face.smooth = True

    return _stand(f"ball {radius:.3f}", build, colour, where)


def tube(points, radius, colour, bend=True, thick=None, **where):
    """A round wire through the points; `bend` makes it flow. `thick` is a factor at each point."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = 4
    curve.use_fill_caps = True
    curve.resolution_u = 10
    line = curve.splines.new("BEZIER")
    line.bezier_points.add(len(points) - 1)
    for index, (knot, point) in enumerate(zip(line.bezier_points, points)):
        knot.co = point
        knot.handle_left_type = knot.handle_right_type = "AUTO" if bend else "VECTOR"
        knot.radius = thick[index] if thick else 1
    return _add_curve(curve, colour, where)


def rod(start, end, radius, colour, **where):
    """Straight, with round ends."""
    a, b = Vector(start), Vector(end)
    length = (b - a).length
    turn = (b - a).to_track_quat("Z", "Y").to_matrix().to_4x4()
    with place(**where):
        _places.append(_places[-1] @ Matrix.Translation(a) @ turn)
        made = cylinder(radius, length, colour, edge=radius * 0.8, around=20)
        _places.pop()
    return made


def plate(outline, height, colour, edge=0.015, holes=(), bend=False, **where):
    """A flat piece cut along [(x, y), …], lying on z = 0; `bend` rounds the outline, `holes` are outlines too."""
    curve = bpy.data.curves.new("plate", "CURVE")
    curve.dimensions = "2D"
    curve.fill_mode = "BOTH"
    edge = min(edge, height * 0.45)
    curve.extrude = height / 2 - edge
    curve.bevel_depth = edge
    curve.bevel_resolution = 2
    curve.offset = -edge
    for line in (outline, *holes):
        if bend:
            spline = curve.splines.new("BEZIER")
            spline.bezier_points.add(len(line) - 1)
            for knot, point in zip(spline.bezier_points, line):
                knot.co = (*point, 0)
                knot.handle_left_type = knot.handle_right_type = "AUTO"
        else:
            spline = curve.splines.new("POLY")
            spline.points.add(len(line) - 1)
            for knot, point in zip(spline.points, line):
                knot.co = (*point, 0, 1)
        spline.use_cyclic_u = True
    with place(**where):
        return _add_curve(curve, colour, {"z": height / 2})


def cross(size, height, colour, **where):
    a, b = size / 2, size / 6
    outline = [
        (-b, -a),
        (b, -a),
        (b, -b),
        (a, -b),
        (a, b),
        (b, b),
        (b, a),
        (-b, a),
        (-b, b),
        (-a, b),
        (-a, -b),
        (-b, -b),
    ]
    return plate(outline, height, colour, **where)


def disc_outline(radius, count=40, start=0, arc=360):
    turns = [math.radians(start + arc * i / count) for i in range(count)]
    return [(radius * math.cos(a), radius * math.sin(a)) for a in turns]


def _add_curve(curve, colour, where):
    curve.materials.append(_material(colour))
    made = bpy.data.objects.new(curve.name, curve)
    with place(**where):
        made.matrix_world = _places[-1]
    bpy.context.scene.collection.objects.link(made)
    return made


def clay(parts, colour, grain=0.03, **where):
    """Balls and rods melted into one soft body: [(x, y, z, radius), …]. For organs, animals, clouds."""
    body = bpy.data.metaballs.new("clay")
    body.resolution = body.render_resolution = grain
    body.threshold = 0.12
    for x, y, z, radius in parts:
        drop = body.elements.new()
        drop.co = (x, y, z)
        drop.radius = radius * 1.45
    body.materials.append(_material(colour))
    made = bpy.data.objects.new(f"clay {len(bpy.data.objects)}", body)
    with place(**where):
        made.matrix_world = _places[-1]
    bpy.context.scene.collection.objects.link(made)
    # Metaballs of one scene melt into each other, so each body becomes a mesh of its own at once.
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(made.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    solid = bpy.data.objects.new("clay", mesh)
    solid.matrix_world = made.matrix_world.copy()
    for face in mesh.polygons:
        face.use_smooth = True
    bpy.data.objects.remove(made)
    bpy.context.scene.collection.objects.link(solid)
    return solid
