"""Run by art/render inside Blender, with what comes after -- : see the README."""

import argparse
import sys
import time
from pathlib import Path

here = Path(__file__).parent
sys.path.insert(0, str(here))

from kit.picture import pictures  # noqa: E402
from kit.render import clear, render  # noqa: E402
from scenes import departments, equipment, gallery, outside, pages, posters  # noqa: E402, F401

command = argparse.ArgumentParser(prog="art/render")
command.add_argument("names", nargs="*", default=[""], help="parts of paths under content/; none renders all")
command.add_argument("--size", type=int, default=100, help="percent of the full size")
command.add_argument("--to", type=Path, default=here.parent / "content", help="another folder than content/")
asked = command.parse_args(sys.argv[sys.argv.index("--") + 1 :])

chosen = [slot for slot in pictures if any(name in slot for name in asked.names)]
if not chosen:
    sys.exit(f"No picture's path contains {' or '.join(asked.names)}.")
for slot in chosen:
    start = time.time()
    make, (width, height) = pictures[slot]
    clear()
    make()
    render(str(asked.to / f"{slot}.webp"), width, height, asked.size)
    print(f"{slot}: {time.time() - start:.0f} s", flush=True)
