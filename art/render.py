"""Run by art/render inside Blender: -- [part of a path under content/] [--draft <folder>]."""

import sys
import time
from pathlib import Path

here = Path(__file__).parent
sys.path.insert(0, str(here))

from kit.picture import pictures  # noqa: E402
from kit.render import clear, render  # noqa: E402
from scenes import departments, equipment, gallery, outside, pages, posters  # noqa: E402, F401

asked = sys.argv[sys.argv.index("--") + 1 :]
draft = asked.pop(asked.index("--draft") + 1) if "--draft" in asked else None
names = [word for word in asked if word != "--draft"] or [""]
content = here.parent / "content"

chosen = [slot for slot in pictures if any(name in slot for name in names)]
if not chosen:
    sys.exit(f"No picture's path contains {' or '.join(names)}.")
for slot in chosen:
    start = time.time()
    make, (width, height) = pictures[slot]
    clear()
    make()
    file = Path(draft) / f"{slot.replace('/', '_')}.webp" if draft else content / f"{slot}.webp"
    render(str(file), width, height, draft=bool(draft))
    print(f"{slot}: {time.time() - start:.0f} s", flush=True)
