import { inTurn } from "../in-turn.ts";
import {
  amber,
  deep,
  mint100,
  mint200,
  mint300,
  mix,
  sand200,
  sand300,
  shade,
  soft,
  teal500,
  teal700,
  teal900,
  terracotta,
  white,
} from "../palette.ts";
import { at, circle, type Disc, ellipse, group, type Point, path, rect, repeated, stroke } from "../svg.ts";
import { blossom, shadow } from "./furniture.ts";
import { cross } from "./medical.ts";

const petal = mix(terracotta, white, 0.42);

export const roundTree = (height: number, colour = soft) =>
  group(
    shadow(height * 0.5),
    rect(-height * 0.03, -height * 0.5, height * 0.06, height * 0.5, shade("#8a6247", 0.2), 4),
    ellipse(0, -height * 0.66, height * 0.27, height * 0.34, colour),
    path(
      `M0 ${-height}A${height * 0.27} ${height * 0.34} 0 0 1 0 ${-height * 0.32}A${height * 0.4} ${height * 0.4} 0 0 0 0 ${-height}Z`,
      shade(colour, 0.14),
    ),
  );

export const bush = (width: number, colour = teal500) => {
  const dome = (x: number, rx: number, ry: number, fill: string) =>
    path(`M${x - rx} 0A${rx} ${ry} 0 0 1 ${x + rx} 0Z`, fill);
  return group(
    dome(-width * 0.24, width * 0.26, width * 0.3, shade(colour, 0.16)),
    dome(width * 0.22, width * 0.28, width * 0.34, colour),
    dome(-width * 0.02, width * 0.24, width * 0.44, mix(colour, white, 0.1)),
  );
};

const crown: readonly Disc[] = [
  [-150, -420, 90],
  [-70, -520, 100],
  [50, -540, 105],
  [150, -440, 92],
  [10, -420, 110],
  [-190, -330, 64],
  [200, -340, 62],
];

const flowers: readonly Point[] = [
  [-205, -345],
  [-165, -300],
  [-190, -400],
  [-150, -470],
  [-120, -400],
  [-95, -545],
  [-60, -480],
  [-55, -590],
  [-20, -410],
  [-75, -350],
  [10, -520],
  [15, -340],
  [45, -610],
  [45, -440],
  [95, -540],
  [110, -470],
  [85, -380],
  [150, -410],
  [160, -500],
  [205, -430],
  [210, -345],
  [185, -300],
  [-10, -620],
  [-130, -330],
  [130, -590],
];

/** The kachnar in flower, about 640 tall. */
export const kachnar = (leaf = teal500) => {
  const leaves = [leaf, shade(leaf, 0.1), mix(leaf, soft, 0.35)];
  return group(
    shadow(300),
    path("M-34 0C-14 -60 -18 -200 -16 -330L16 -330C18 -200 14 -60 34 0Z", "#6d5142"),
    stroke("M-2 -200C-40 -280 -90 -320 -130 -370M2 -230C40 -300 90 -330 140 -380", "#6d5142", 18),
    crown.map(([x, y, r], index) => circle(x, y, r, inTurn(leaves, index))).join(""),
    flowers
      .map(([x, y], index) => blossom(0.78 + (index % 4) * 0.14, x, y, index % 3 ? petal : mix(petal, white, 0.4)))
      .join(""),
  );
};

export const hill = (points: string, colour: string) => path(points, colour);

export const cloud = (scale = 1, colour = white) =>
  `<g transform="scale(${scale})" fill="${colour}"><rect x="-90" y="-34" width="180" height="40" rx="20"/><circle cx="-30" cy="-40" r="36"/><circle cx="28" cy="-46" r="46"/></g>`;

/** The hospital: four storeys, 900 wide, with an arcade and a porch; `dusk` lights the windows. */
export function hospital(dusk = false): string {
  const wall = dusk ? mix(soft, teal900, 0.42) : white;
  const side = dusk ? mix(soft, teal900, 0.62) : sand200;
  const trim = dusk ? deep : teal700;
  const glass = (index: number) =>
    dusk
      ? index % 5 === 2 || index % 7 === 3
        ? mix(deep, soft, 0.4)
        : mix(amber, white, 0.3)
      : index % 4 === 1
        ? mix(soft, white, 0.2)
        : mint300;
  const bay = (x: number, y: number, index: number) =>
    group(
      path(
        `M${x} ${y}L${x} ${y - 62}Q${x} ${y - 86} ${x + 24} ${y - 86}Q${x + 48} ${y - 86} ${x + 48} ${y - 62}L${x + 48} ${y}Z`,
        glass(index),
      ),
      rect(x - 6, y, 60, 9, shade(wall, 0.14), 4),
    );
  const wing = (x: number, bays: number, floors: number, seed: number) =>
    repeated(floors, (floor) =>
      repeated(bays, (column) => bay(x + column * 82, -170 - floor * 124, seed + floor * 3 + column * 2)),
    );
  return group(
    `<ellipse cx="0" cy="4" rx="490" ry="20" fill="${deep}" opacity="0.12"/>`,
    rect(-450, -540, 300, 540, side, 8),
    rect(-464, -556, 320, 24, trim, 8),
    wing(-418, 3, 3, 0),
    rect(150, -540, 300, 540, side, 8),
    rect(144, -556, 320, 24, trim, 8),
    wing(182, 3, 3, 4),
    rect(-176, -630, 352, 630, wall, 10),
    rect(-192, -646, 384, 28, trim, 10),
    wing(-134, 1, 3, 1),
    wing(-24, 1, 3, 3),
    wing(86, 1, 3, 6),
    rect(-62, -750, 124, 112, wall, 14),
    circle(0, -692, 42, dusk ? amber : teal500),
    at(0, -692, cross(50, dusk ? deep : white)),
    repeated(3, (index) =>
      path(
        `M${-424 + index * 88} 0L${-424 + index * 88} -78Q${-424 + index * 88} -116 ${-390 + index * 88} -116Q${-356 + index * 88} -116 ${-356 + index * 88} -78L${-356 + index * 88} 0Z`,
        dusk ? mix(amber, teal900, 0.3) : mix(mint300, soft, 0.5),
      ),
    ),
    repeated(3, (index) =>
      path(
        `M${176 + index * 88} 0L${176 + index * 88} -78Q${176 + index * 88} -116 ${210 + index * 88} -116Q${244 + index * 88} -116 ${244 + index * 88} -78L${244 + index * 88} 0Z`,
        dusk ? mix(amber, teal900, 0.3) : mix(mint300, soft, 0.5),
      ),
    ),
    path("M-120 0L-120 -96L120 -96L120 0Z", dusk ? mix(amber, white, 0.2) : teal900),
    rect(-100, -84, 92, 84, dusk ? mix(amber, white, 0.55) : soft, 4),
    rect(8, -84, 92, 84, dusk ? mix(amber, white, 0.55) : mix(soft, white, 0.2), 4),
    rect(-196, -134, 392, 34, trim, 12),
    rect(-180, -104, 18, 104, wall, 4),
    rect(162, -104, 18, 104, wall, 4),
    dusk ? "" : rect(-196, -108, 392, 8, amber, 4),
  );
}

export const house = (wall = white, roof = teal700) =>
  group(
    shadow(480),
    rect(-210, -250, 420, 250, wall, 10),
    path("M-260 -240L-20 -410Q0 -422 20 -410L260 -240Q266 -226 250 -224L-250 -224Q-266 -226 -260 -240Z", roof),
    rect(110, -400, 50, 80, shade(roof, 0.3), 4),
    rect(-52, -160, 104, 160, teal500, 8),
    circle(32, -80, 7, amber),
    rect(-172, -170, 84, 84, mix(amber, white, 0.5), 8),
    rect(90, -170, 84, 84, mint300, 8),
    stroke("M-130 -170L-130 -86M-172 -128L-88 -128M132 -170L132 -86M90 -128L174 -128", wall, 8),
    ellipse(0, -300, 34, 34, mint200),
  );

export const streetLamp = (lit: boolean) =>
  group(
    stroke("M0 0L0 -250Q0 -280 34 -280", teal900, 9),
    path("M20 -282L70 -282L62 -262L28 -262Z", teal900),
    lit ? circle(45, -256, 16, amber) : "",
  );

export const parkBench = (colour = mix(sand300, "#8a6247", 0.5)) =>
  group(
    shadow(240),
    rect(-110, -130, 220, 18, colour, 8),
    rect(-110, -102, 220, 18, colour, 8),
    rect(-120, -66, 240, 18, shade(colour), 8),
    stroke("M-90 -60L-96 0M90 -60L96 0", deep, 9),
  );

export const bird = () => stroke("M-16 0Q-8 -12 0 0Q8 -12 16 0", teal900, 4);

export const lawn = mix(mint300, soft, 0.28);
export const pathColour = mix(sand300, mint100, 0.35);
