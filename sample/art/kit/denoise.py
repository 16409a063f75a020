"""Takes the grain out of a render, since Debian's Blender is built without a denoiser.

The light that falls on each pixel (the picture divided by its albedo) is averaged over wider and wider rings of
neighbours that face the same way and have the same colour: an edge-avoiding à-trous filter (Dammertz et al., 2010).
"""

import numpy

RINGS = 5
KERNEL = {-1: 0.25, 0: 0.5, 1: 0.25}


def denoise(image, albedo, normal):
    """All three are (height, width, 3); so is the result."""
    image, albedo, normal = (numpy.ascontiguousarray(layer.transpose(2, 0, 1)) for layer in (image, albedo, normal))
    light = image / (albedo + 0.03)
    # A pixel far brighter than all around it is a firefly.
    around = numpy.max(_around(_brightness(light), 2), axis=0)
    light *= numpy.minimum(1, (around * 1.5 + 0.05) / (_brightness(light) + 1e-4))

    guides = numpy.concatenate([normal * 12**0.5, albedo * 60**0.5])
    for ring in range(RINGS):
        light = _spread(light, guides, 2**ring, 0.5 / 1.6**ring)
    return (light * (albedo + 0.03)).transpose(1, 2, 0)


def _spread(light, guides, step, allowed):
    bright = numpy.log1p(_brightness(light)) / allowed
    known = numpy.concatenate([guides, bright[None]])
    total = numpy.zeros_like(light)
    weights = numpy.zeros_like(bright)
    wide_light, wide_known = _widen(light, step), _widen(known, step)
    for y, share in KERNEL.items():
        for x, part in KERNEL.items():
            apart = _cut(wide_known, y, x, step) - known
            weight = share * part * numpy.exp(-numpy.einsum("chw,chw->hw", apart, apart))
            total += _cut(wide_light, y, x, step) * weight
            weights += weight
    return total / weights


def _brightness(light):
    return 0.21 * light[0] + 0.72 * light[1] + 0.07 * light[2]


def _widen(layers, step):
    return numpy.pad(layers, ((0, 0), (step, step), (step, step)), "edge")


def _cut(wide, y, x, step):
    height, width = wide.shape[1] - 2 * step, wide.shape[2] - 2 * step
    return wide[:, step * (1 + y) : step * (1 + y) + height, step * (1 + x) : step * (1 + x) + width]


def _around(layer, step):
    wide = _widen(layer[None], step)
    return [_cut(wide, y, x, step)[0] for y, x in ((0, 1), (0, -1), (1, 0), (-1, 0))]
