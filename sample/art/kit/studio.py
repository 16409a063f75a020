"""The table that a model stands on, the light and the camera."""

import math

import bpy
from mathutils import Vector

from .paint import linear, mint200, paint
from .shapes import box


def studio(
    backdrop=mint200,
    sun=2.0,
    sky=0.5,
    sky_colour="#f3f8f8",
    sun_colour="#fff4e6",
    sun_from=(30, 52),
    soft=14,
    level=-0.2,
):
    """A wide table of one colour under a soft sun. `sun_from`: degrees right of the front, degrees above the table."""
    scene = bpy.context.scene
    world = bpy.data.worlds.new("sky")
    world.use_nodes = True
    background = world.node_tree.nodes["Background"].inputs
    background["Color"].default_value = (*linear(sky_colour), 1)
    background["Strength"].default_value = sky
    scene.world = world

    light = bpy.data.lights.new("sun", "SUN")
    light.energy = sun
    light.angle = math.radians(soft)
    light.color = linear(sun_colour)
    lamp = bpy.data.objects.new("sun", light)
    right, high = (math.radians(angle) for angle in sun_from)
    toward = Vector((math.sin(right) * math.cos(high), -math.cos(right) * math.cos(high), math.sin(high)))
    lamp.rotation_euler = toward.to_track_quat("Z", "Y").to_euler()
    scene.collection.objects.link(lamp)

    box(400, 400, 1, paint(backdrop, rough=0.9), edge=0, z=level - 1)


def lamp_light(x, y, z, power, colour="#ffd9a0", size=0.3):
    """A soft light inside the model, in watts."""
    light = bpy.data.lights.new("lamp", "POINT")
    light.energy = power
    light.color = linear(colour)
    light.shadow_soft_size = size
    lamp = bpy.data.objects.new("lamp", light)
    lamp.location = (x, y, z)
    bpy.context.scene.collection.objects.link(lamp)


def look(at, width, turn=35, high=30, lens=80):
    """Looks at a point from `turn` degrees right of the front and `high` above; `width` metres of it are seen."""
    scene = bpy.context.scene
    camera = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
    camera.data.lens = lens
    camera.data.sensor_width = 36
    camera.data.clip_end = 1000
    right, up = math.radians(turn), math.radians(high)
    away = Vector((math.sin(right) * math.cos(up), -math.cos(right) * math.cos(up), math.sin(up)))
    camera.location = Vector(at) + away * width * lens / 36
    camera.rotation_euler = away.to_track_quat("Z", "Y").to_euler()
    scene.collection.objects.link(camera)
    scene.camera = camera
