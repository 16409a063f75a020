import { deep, mint100, mint200, mint300, mix, sand200, sand300, shade, white } from "../palette.ts";
import { at, group, path, picture, rect } from "../svg.ts";

/** Where things stand: [x, y of the floor, what, scale]. */
export type Placed = readonly [number, number, string, number?];

const place = (things: readonly Placed[]) => things.map(([x, y, part, scale]) => at(x, y, part, scale)).join("");

type Niche = { wall?: string; niche?: string; floor?: string };

/** A museum niche: the department's one object before an arch. 1200 × 800. */
export function niche(tones: Niche, ...things: Placed[]): string {
  const wall = tones.wall ?? mint200;
  const arch = tones.niche ?? mix(wall, white, 0.6);
  const floor = tones.floor ?? sand200;
  return picture(
    1200,
    800,
    group(
      rect(0, 0, 1200, 800, wall),
      path("M260 660L260 400A340 340 0 0 1 940 400L940 660Z", arch),
      rect(0, 650, 1200, 150, floor),
      rect(0, 650, 1200, 8, shade(floor, 0.07)),
      place(things),
    ),
  );
}

type Room = { wall?: string; dado?: string; floor?: string; height?: number };

/** A room seen straight on: a wall, a painted dado and a floor. 1200 wide. */
export function room(tones: Room, ...things: Placed[]): string {
  const wall = tones.wall ?? mint100;
  const floor = tones.floor ?? sand300;
  const height = tones.height ?? 800;
  const line = height * 0.74;
  return picture(
    1200,
    height,
    group(
      rect(0, 0, 1200, height, wall),
      rect(0, line - 190, 1200, 190, tones.dado ?? mint200),
      rect(0, line, 1200, height - line, floor),
      rect(0, line - 12, 1200, 14, white),
      path(`M0 ${line + 2}H1200V${line + 12}H0Z`, mix(floor, deep, 0.06)),
      place(things),
    ),
  );
}

type Outside = { sky?: string; ground?: string; horizon?: number; width?: number; height?: number };

export function outside(tones: Outside, ...things: Placed[]): string {
  const width = tones.width ?? 1200;
  const height = tones.height ?? 800;
  const horizon = tones.horizon ?? 600;
  return picture(
    width,
    height,
    group(
      rect(0, 0, width, height, tones.sky ?? mint200),
      place(things.filter(([, y]) => y < horizon)),
      rect(0, horizon, width, height - horizon, tones.ground ?? mint300),
      place(things.filter(([, y]) => y >= horizon)),
    ),
  );
}
