"""Takes the grain out of a render, since Debian's Blender is built without a denoiser.

The light that falls on each pixel (the picture divided by its albedo) is averaged over wider and wider rings of
neighbours that face the same way and have the same colour: an edge-avoiding à-trous filter (Dammertz et al., 2010).
"""

import numpy

RINGS = 5
KERNEL = {0: 0.375, 1: 0.25, 2: 0.0625}


def _shift(image, down, right):
    """Moves by whole pixels; what comes in at the border repeats the border."""
    rows = numpy.clip(numpy.arange(image.shape[0]) + down, 0, image.shape[0] - 1)
    columns = numpy.clip(numpy.arange(image.shape[1]) + right, 0, image.shape[1] - 1)
    return image[rows][:, columns]


def _brightness(image):
    return image @ numpy.array([0.21, 0.72, 0.07], numpy.float32)


def denoise(image, albedo, normal):
    base = albedo + 0.03
    light = image / base
    # A pixel far brighter than all around it is a firefly.
    around = numpy.max([_shift(_brightness(light), y, x) for y, x in ((0, 2), (0, -2), (2, 0), (-2, 0))], axis=0)
    light *= numpy.minimum(1, (around * 1.5 + 0.05) / (_brightness(light) + 1e-4))[..., None]

    for ring in range(RINGS):
        step = 2**ring
        allowed = 0.5 / 1.6**ring
        bright = numpy.log1p(_brightness(light))
        total = numpy.zeros_like(light)
        weights = numpy.zeros(light.shape[:2], numpy.float32)
        for y in (-2, -1, 0, 1, 2):
            for x in (-2, -1, 0, 1, 2):
                near = _shift(light, y * step, x * step)
                apart = (
                    numpy.square(_shift(normal, y * step, x * step) - normal).sum(-1) * 12
                    + numpy.square(_shift(albedo, y * step, x * step) - albedo).sum(-1) * 60
                    + numpy.square((_shift(bright, y * step, x * step) - bright) / allowed)
                )
                weight = KERNEL[abs(y)] * KERNEL[abs(x)] * numpy.exp(-apart)
                total += near * weight[..., None]
                weights += weight
        light = total / weights[..., None]
    return light * base
