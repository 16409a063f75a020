"""Which function makes which picture."""

from .paint import mint200
from .studio import studio

pictures = {}


def picture(slot, size=(1200, 800), backdrop=mint200, **light):
    """The decorated function makes content/<slot>.webp; `light` goes to `studio`."""

    def keep(scene):
        def make():
            studio(backdrop, **light)
            scene()

        pictures[slot] = (make, size)
        return scene

    return keep
