"""Run by art/portraits inside Blender: -- [part of a path under content/ …] [--draft folder]."""

import re
import sys
from pathlib import Path

import bpy
from mathutils import Matrix, Vector

here = Path(__file__).parent
sys.path.insert(0, str(here))

from bust.body import Body, neck  # noqa: E402
from bust.clothes import CLOTHES, stethoscope  # noqa: E402
from bust.hair import hair  # noqa: E402
from bust.head import Head, beard, face, moustache  # noqa: E402
from bust.headwear import cap, drape, headscarf, turban  # noqa: E402
from bust.look import Look  # noqa: E402
from kit import render  # noqa: E402
from kit.paint import linear, paint  # noqa: E402
from people import people  # noqa: E402

SIDE = 640
content = here.parent / "content"


def model(look):
    head = Head(look.width, look.jaw, look.nose)
    body = Body(look.broad)
    face(look, head)
    if look.beard:
        beard(look, head)
    if look.moustache:
        moustache(look, head)
    if look.hair == "turban":
        turban(look, head)
    elif look.hair == "scarf":
        headscarf(look, head, body)
    else:
        hair(look, head)
        if look.hair == "drape":
            drape(look, head, body)
    if look.cap:
        cap(look, head)
    tilt(look)
    neck(body, look.skin)
    CLOTHES[look.clothes](body, look)
    if look.stethoscope:
        stethoscope(body, look.stethoscope, 0.34 if look.hair == "scarf" else 0.2)


def tilt(look):
    """Turns the head, which is all that there is yet, on its neck."""
    pivot = Vector((0, 0.12, -0.9))
    turn = Matrix.Rotation(look.tilt, 4, "Y") @ Matrix.Rotation(look.look_aside, 4, "Z") @ Matrix.Rotation(0.03, 4, "X")
    for part in bpy.context.scene.objects:
        part.matrix_world = Matrix.Translation(pivot) @ turn @ Matrix.Translation(-pivot) @ part.matrix_world


def stage(look):
    """Turns the bust, and puts light, a wall and the camera around it."""
    scene = bpy.context.scene
    for part in scene.objects:
        part.matrix_world = Matrix.Rotation(look.turn, 4, "Z") @ part.matrix_world
    world = bpy.data.worlds.new("sky")
    world.use_nodes = True
    sky = world.node_tree.nodes["Background"].inputs
    sky["Color"].default_value = (*linear("#f4f6f2"), 1)
    sky["Strength"].default_value = 0.40
    scene.world = world
    for name, place, size, power, colour in (
        ("key", (-4.2, -5.5, 4.6), 4.0, 570, "#fff1e0"),
        ("fill", (5.5, -5.0, 1.2), 5.0, 130, "#e8f6f2"),
        ("rim", (3.6, 3.0, 3.0), 2.0, 210, "#ffffff"),
        ("wall", (0.0, 3.5, -4.5), 4.0, 400, "#ffffff"),
    ):
        light = bpy.data.lights.new(name, "AREA")
        light.size = size
        light.energy = power
        light.color = linear(colour)
        lamp = bpy.data.objects.new(name, light)
        lamp.location = place
        aim = Vector((0, 9, 0.0)) if name == "wall" else Vector((0, 0, -0.4))
        lamp.rotation_euler = (Vector(place) - aim).to_track_quat("Z", "Y").to_euler()
        scene.collection.objects.link(lamp)
    bpy.ops.mesh.primitive_plane_add(size=60, location=(0, 9, 0), rotation=(1.5708, 0, 0))
    bpy.context.object.data.materials.append(paint(look.background, rough=0.95))
    camera = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
    camera.data.lens = 100
    camera.data.sensor_width = 36
    aim, distance = Vector((0, 0, -0.12)), 4.6 * 100 / 36
    away = Vector((0, -1, 0.10)).normalized()
    camera.location = aim + away * distance
    camera.rotation_euler = away.to_track_quat("Z", "Y").to_euler()
    scene.collection.objects.link(camera)
    scene.camera = camera


def named():
    """The portraits that content names, as paths under content/ without their ending."""
    for file in [*content.glob("doctors/*.yaml"), *content.glob("people/*.yaml"), content / "testimonials.yaml"]:
        for photo in re.findall(r"^ *(?:- )?photo: \./(.+)\.webp$", file.read_text(encoding="utf-8"), re.MULTILINE):
            yield (file.parent / photo).relative_to(content).as_posix()


def main():
    differing = set(named()) ^ set(people)
    if differing:
        sys.exit(f"Only in art/people.py, or only named in content: {', '.join(sorted(differing))}")

    asked = sys.argv[sys.argv.index("--") + 1 :]
    draft = asked.pop(asked.index("--draft") + 1) if "--draft" in asked else None
    parts = [word for word in asked if word != "--draft"] or [""]
    files = {content / f"{slot}.webp": look for slot, look in people.items()}
    chosen = {
        file: look for file, look in files.items() if any(part in str(file.relative_to(here.parent.parent)) for part in parts)
    }
    if not chosen:
        sys.exit(f"No portrait's path contains {' or '.join(parts)}.")
    for file, look in chosen.items():
        render.clear()
        model(look)
        stage(look)
        render.render(str(Path(draft) / file.name if draft else file), SIDE, SIDE, 25 if draft else 100)
        print(file, flush=True)


main()
