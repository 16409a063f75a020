"""The palette as Blender materials. Colours are the site's (src/styles/tokens.css), and skin and hair beside them."""

import bpy

deep = "#0c3b3a"
teal900 = "#11504e"
teal700 = "#15635f"
teal500 = "#1c7a74"
soft = "#5fa8a0"
mint400 = "#a3cfc2"
mint300 = "#c5e3d8"
mint200 = "#e0f0ea"
mint100 = "#f0f7f4"
white = "#fdfbf7"
sand200 = "#f5efe4"
sand300 = "#e8dcc6"
sand400 = "#d8c6a6"
wood = "#b98d5f"
oak = "#d9b88a"
birch = "#e2cda9"
amber = "#f5b53d"
terracotta = "#c96f4a"
blush = "#e9bfa8"
steel = "#b9c4c2"
ink = "#1b2b2b"
leaf = "#3f8a6c"
moss = "#2f6f57"
sky = "#d6ecec"

skins = ["#e6bc97", "#d6a37b", "#c18a60", "#a56f4a", "#865638", "#6d442d"]
hairs = {
    "black": "#1b2526",
    "brown": "#35241d",
    "umber": "#533a2c",
    "salt": "#6f7775",
    "grey": "#a3aaa6",
    "white": "#dcded8",
    "henna": "#6b3524",
}


def linear(colour):
    """Of "#rrggbb": red, green and blue as Blender computes with them."""
    channels = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]


def mix(a, b, share):
    """`share` is how much of `b` there is, 0 to 1."""
    pairs = [(int(a[i : i + 2], 16), int(b[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(x + (y - x) * share):02x}" for x, y in pairs)


def paint(colour, rough=0.55, metal=0.0, glow=0.0, clear=0.0):
    """A material. `glow` is how bright it shines by itself; `clear` lets light through, 0 to 1."""
    name = f"{colour} {rough} {metal} {glow} {clear}"
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    surface = material.node_tree.nodes["Principled BSDF"].inputs
    surface["Base Color"].default_value = (*linear(colour), 1)
    surface["Roughness"].default_value = rough
    surface["Metallic"].default_value = metal
    surface["Specular"].default_value = 0.3
    if glow:
        surface["Emission"].default_value = (*linear(colour), 1)
        surface["Emission Strength"].default_value = glow
    # Alpha rather than refraction: it costs no bounces and leaves no noise behind glass.
    surface["Alpha"].default_value = 1 - clear
    return material


def metal():
    return paint(steel, rough=0.32, metal=0.75)


def glass(colour=sky):
    return paint(colour, rough=0.08, clear=0.72)


def lit(colour=sky, strength=0.9):
    """A screen, a pane against the sky or a lamp."""
    return paint(colour, glow=strength)
