"""Renders the current scene to a WebP file. The one place for samples, size, noise and tone."""

import os
import tempfile

import bpy

from .denoise import denoise

SAMPLES = 12


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.view_settings.view_transform = "Standard"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.04
    cycles.adaptive_min_samples = 6
    cycles.max_bounces = 3
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 2
    cycles.transparent_max_bounces = 6
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 1.5
    cycles.blur_glossy = 1


def render(file, width, height, percent=100):
    """`percent` of width and height is what gets rendered: less is quicker."""
    scene = bpy.context.scene
    scene.render.resolution_x = width
    scene.render.resolution_y = height
    scene.render.resolution_percentage = percent
    scene.cycles.samples = SAMPLES if percent > 80 else 8
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True

    with tempfile.TemporaryDirectory() as folder:
        _write_passes(scene, folder)
        bpy.ops.render.render()
        image = denoise(*(_read(folder, name) for name in ("Image", "Denoising Albedo", "Denoising Normal")))
    _save(scene, image, file)


def _write_passes(scene, folder):
    scene.use_nodes = True
    nodes = scene.node_tree.nodes
    nodes.clear()
    layers = nodes.new("CompositorNodeRLayers")
    files = nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format = "OPEN_EXR"
    files.format.color_depth = "32"
    files.file_slots.clear()
    for name in ("Image", "Denoising Albedo", "Denoising Normal"):
        files.file_slots.new(f"{name} ")
        scene.node_tree.links.new(layers.outputs[name], files.inputs[-1])


def _read(folder, name):
    import numpy

    file = next(entry for entry in os.listdir(folder) if entry.startswith(name))
    image = bpy.data.images.load(os.path.join(folder, file))
    image.colorspace_settings.name = "Linear"
    flat = numpy.empty(image.size[0] * image.size[1] * 4, numpy.float32)
    image.pixels.foreach_get(flat)
    return flat.reshape(image.size[1], image.size[0], 4)[..., :3]


def _save(scene, pixels, file):
    import numpy

    height, width = pixels.shape[:2]
    image = bpy.data.images.new("picture", width, height, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    image.pixels.foreach_set(numpy.dstack([pixels, numpy.ones((height, width))]).astype(numpy.float32).ravel())
    scene.render.image_settings.file_format = "WEBP"
    scene.render.image_settings.color_mode = "RGB"
    scene.render.image_settings.quality = 84
    os.makedirs(os.path.dirname(file), exist_ok=True)
    image.save_render(file, scene=scene)
