"""What one can choose about a bust."""

from dataclasses import dataclass

from kit.paint import deep, hairs, mix, skins, white


@dataclass
class Look:
    # 0 is the lightest of kit.paint.skins, in steps of any size.
    tone: float
    hair: str
    clothes: str
    # The shirt, saree, scrubs or kurta.
    colour: str
    hue: str = "black"
    woman: bool = False
    # The headscarf, dupatta, turban, blouse or what is worn under a jacket; `under` the band that it lies on.
    cloth: str | None = None
    under: str | None = None
    tie: str | None = None
    collar: str = "v"
    cap: bool = False
    stethoscope: int = 0
    glasses: str | None = None
    frame: str = deep
    beard: str | None = None
    moustache: bool = False
    earrings: str | None = None
    bindi: bool = False
    # Of the face, the jaw, the nose, the smile: 1 is the middle; the jaw goes from 0, narrow, to 1, square.
    width: float = 1.0
    jaw: float | None = None
    nose: float = 1.0
    smile: float = 1.0
    lift: float = 0.0
    broad: float | None = None
    background: str = white
    turn: float = 0.0
    tilt: float = 0.0
    look_aside: float = 0.0

    def __post_init__(self):
        self.jaw = self.jaw if self.jaw is not None else (0.25 if self.woman else 0.6)
        self.broad = self.broad or (0.86 if self.woman else 1.0)
        lower = min(int(self.tone), len(skins) - 2)
        self.skin = mix(skins[lower], skins[lower + 1], self.tone - lower)
        self.shadow = mix(self.skin, "#5a2a18", 0.28)
        self.blush = mix(self.skin, "#c2513c", 0.34)
        if self.woman:
            self.lips = mix(self.skin, "#a8322c", 0.55)
        else:
            self.lips = mix(self.skin, "#b5503f" if self.beard or self.moustache else "#6e2a1f", 0.6)
        self.seam = mix(self.lips, "#3d120f", 0.5)
        self.hair_colour = hairs[self.hue]
        self.beard_colour = mix(self.hair_colour, self.skin, 0.16) if self.beard == "short" else self.hair_colour
        light = self.hue in ("white", "grey")
        self.brow = hairs["salt"] if light else mix(self.hair_colour, self.skin, 0.06)
