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
  white,
} from "../palette.ts";
import { at, circle, ellipse, group, path, rect, repeated, ring, stroke } from "../svg.ts";

// Every prop stands on y = 0 and is centred on x = 0, unless it hangs (then y = 0 is its top).

export const shadow = (width: number) =>
  `<ellipse cx="0" cy="2" rx="${width / 2}" ry="${Math.max(7, width / 26)}" fill="${deep}" opacity="0.13"/>`;

export const plant = (pot = white) =>
  group(
    shadow(110),
    stroke("M0 -70C-6 -130 -2 -170 4 -200", teal900, 5),
    path("M0 -90C-58 -100 -78 -150 -80 -190C-36 -180 -4 -146 0 -90Z", teal700),
    path("M2 -90C60 -106 76 -146 80 -180C36 -176 4 -140 2 -90Z", teal500),
    path("M2 -120C-40 -160 -30 -220 4 -258C36 -220 38 -160 2 -120Z", soft),
    stroke("M3 -124L4 -220", teal500, 3),
    path("M-46 -82L46 -82L36 -8Q34 0 26 0L-26 0Q-34 0 -36 -8Z", pot),
    path("M-46 -82L46 -82L44 -64L-44 -64Z", shade(pot, 0.1)),
  );

export const smallPlant = (pot = white) =>
  group(
    path("M0 -36C-30 -40 -44 -66 -44 -86C-18 -82 0 -62 0 -36Z", teal700),
    path("M0 -36C30 -44 42 -64 42 -80C18 -78 0 -60 0 -36Z", teal500),
    path("M0 -50C-18 -70 -14 -96 2 -112C18 -94 18 -70 0 -50Z", soft),
    path("M-26 -40L26 -40L20 0L-20 0Z", pot),
  );

export const hangingLamp = (length: number, colour = teal700) =>
  group(
    stroke(`M0 0L0 ${length}`, colour, 4),
    path(
      `M-58 ${length + 48}C-58 ${length + 4} -26 ${length - 6} 0 ${length - 6}C26 ${length - 6} 58 ${length + 4} 58 ${length + 48}Z`,
      colour,
    ),
    path(`M-24 ${length + 48}A24 14 0 0 0 24 ${length + 48}Z`, amber),
  );

export const floorLamp = (colour = teal700) =>
  group(
    shadow(90),
    rect(-38, -8, 76, 8, colour, 4),
    stroke("M0 -8L0 -320", colour, 6),
    path("M-56 -300L-34 -392L34 -392L56 -300Z", mix(amber, white, 0.55)),
  );

/** A window, its sill at y = 0. */
export function windowOnGarden(width: number, height: number, sky = mint200): string {
  const left = -width / 2;
  return group(
    rect(left - 14, -height - 14, width + 28, height + 20, white, 12),
    rect(left, -height, width, height - 6, sky, 4),
    circle(width * 0.22, -height * 0.7, Math.min(width, height) * 0.1, mix(amber, white, 0.5)),
    `<svg x="${left}" y="${-height}" width="${width}" height="${height - 6}">${at(
      width / 2,
      height,
      group(
        ellipse(-width * 0.3, 10, width * 0.42, height * 0.34, mix(soft, mint200, 0.35)),
        ellipse(width * 0.28, 20, width * 0.4, height * 0.28, mix(teal500, mint200, 0.45)),
      ),
    )}</svg>`,
    rect(-5, -height, 10, height, white),
    rect(left - 26, -6, width + 52, 16, white, 8),
    rect(left - 26, 10, width + 52, 5, mix(sand300, deep, 0.1), 2),
  );
}

/** Two curtains on a rail above a window of this size. */
export function curtains(width: number, height: number, colour = mint300): string {
  const x = width / 2;
  const half = (side: number) =>
    group(
      path(
        `M${side * (x + 70)} ${-height - 40}L${side * (x - 20)} ${-height - 40}C${side * (x - 10)} ${-height * 0.5} ${side * (x + 16)} ${-height * 0.3} ${side * (x + 10)} 70L${side * (x + 74)} 70Z`,
        colour,
      ),
      stroke(`M${side * (x + 46)} ${-height - 34}L${side * (x + 50)} 62`, shade(colour), 4),
      stroke(
        `M${side * (x + 14)} ${-height - 34}C${side * (x + 20)} ${-height * 0.5} ${side * (x + 30)} ${-height * 0.2} ${side * (x + 30)} 62`,
        shade(colour),
        4,
      ),
    );
  return group(half(-1), half(1), stroke(`M${-x - 90} ${-height - 42}L${x + 90} ${-height - 42}`, teal900, 9));
}

/** A hospital curtain on a ceiling rail; y = 0 is its hem. */
export const screen = (width: number, height: number, colour = mint300) =>
  group(
    rect(-width / 2, -height, width, height, colour, 6),
    repeated(Math.floor(width / 44), (index) =>
      stroke(
        `M${-width / 2 + 30 + index * 44} ${-height + 12}L${-width / 2 + 30 + index * 44} -10`,
        shade(colour, 0.1),
        5,
      ),
    ),
    rect(-width / 2 - 14, -height - 8, width + 28, 10, teal700, 5),
  );

export const cabinet = (width: number, height: number, colour = white) =>
  group(
    shadow(width),
    rect(-width / 2, -height, width, height - 12, colour, 10),
    rect(-width / 2 + 14, -14, 14, 14, teal900),
    rect(width / 2 - 28, -14, 14, 14, teal900),
    rect(-width / 2 + 14, -height + 14, width / 2 - 20, height - 40, shade(colour, 0.06), 6),
    rect(6, -height + 14, width / 2 - 20, height - 40, shade(colour, 0.06), 6),
    rect(-20, -height / 2 - 20, 6, 34, soft, 3),
    rect(14, -height / 2 - 20, 6, 34, soft, 3),
  );

export const desk = (width: number, top = sand300, front = white) =>
  group(
    shadow(width),
    rect(-width / 2 + 16, -140, width - 32, 140, front, 8),
    rect(-width / 2 + 16, -140, width - 32, 18, shade(front, 0.12)),
    rect(-width / 2, -156, width, 22, top, 8),
  );

export const table = (width: number, height: number, top = white, leg = teal700) =>
  group(
    shadow(width),
    stroke(`M${-width / 2 + 26} ${-height + 8}L${-width / 2 + 18} 0`, leg, 10),
    stroke(`M${width / 2 - 26} ${-height + 8}L${width / 2 - 18} 0`, leg, 10),
    rect(-width / 2, -height, width, 18, top, 8),
  );

/** Faces right. */
export const chair = (colour = teal500) =>
  group(
    shadow(120),
    stroke("M-46 -84L-54 0M46 -84L54 0", teal900, 8),
    rect(-56, -100, 116, 24, colour, 12),
    path(
      "M-60 -96C-66 -150 -70 -180 -66 -206C-64 -222 -44 -222 -42 -206C-44 -170 -40 -130 -36 -96Z",
      shade(colour, 0.12),
    ),
  );

export const armchair = (colour = teal500) =>
  group(
    shadow(210),
    stroke("M-74 -20L-80 0M74 -20L80 0", teal900, 10),
    rect(-84, -230, 168, 190, colour, 40),
    rect(-70, -112, 140, 62, mix(colour, white, 0.16), 18),
    rect(-104, -136, 46, 116, shade(colour), 22),
    rect(58, -136, 46, 116, shade(colour), 22),
    rect(-84, -54, 168, 36, shade(colour, 0.08), 10),
  );

export const bench = (seats: number, colour = teal500) => {
  const width = seats * 104;
  return group(
    shadow(width + 20),
    repeated(seats, (index) =>
      group(
        rect(-width / 2 + index * 104 + 6, -190, 92, 92, colour, 18),
        rect(-width / 2 + index * 104 + 4, -90, 96, 24, shade(colour), 12),
      ),
    ),
    rect(-width / 2, -66, width, 10, teal900, 5),
    stroke(`M${-width / 2 + 40} -60L${-width / 2 + 30} 0M${width / 2 - 40} -60L${width / 2 - 30} 0`, teal900, 9),
  );
};

export const stool = (colour = teal500) =>
  group(
    shadow(90),
    rect(-44, -100, 88, 22, colour, 11),
    stroke("M0 -78L0 -24", teal900, 10),
    stroke("M-38 -4L0 -26L38 -4", teal900, 8),
  );

export const computer = () =>
  group(
    rect(-76, -128, 152, 100, deep, 10),
    rect(-68, -120, 136, 84, mint200, 5),
    rect(-10, -30, 20, 22, deep),
    rect(-36, -10, 72, 10, deep, 5),
  );

export const clock = () =>
  group(circle(0, 0, 40, white), ring(0, 0, 38, teal700, 7), stroke("M0 -22L0 0L16 8", deep, 5));

export const framed = (width: number, height: number, art: string, mat = white) =>
  group(
    rect(-width / 2 - 12, -height / 2 - 12, width + 24, height + 24, teal700, 8),
    rect(-width / 2, -height / 2, width, height, mat, 3),
    art,
  );

/** A sprig of kachnar, the hospital's flower: two-lobed leaves and a blossom. */
export const sprig = () =>
  group(
    stroke("M0 60C-6 20 -4 -10 10 -46", teal700, 4),
    path("M-4 30C-36 34 -44 10 -34 -8C-26 -4 -20 0 -18 6C-14 2 -8 2 -2 6Z", soft),
    path("M0 12C28 18 40 -2 34 -20C26 -18 20 -14 17 -8C12 -12 6 -12 1 -8Z", teal500),
    blossom(1.1, 10, -50),
  );

export const blossom = (scale = 1, x = 0, y = 0, colour = mix("#c96f4a", white, 0.45)) =>
  at(
    x,
    y,
    group(
      repeated(
        5,
        (index) => `<ellipse cx="0" cy="-15" rx="9.5" ry="16" fill="${colour}" transform="rotate(${index * 72})"/>`,
      ),
      circle(0, 0, 6, amber),
    ),
    scale,
  );

export const door = (width: number, height: number, colour = teal500) =>
  group(
    rect(-width / 2 - 12, -height - 12, width + 24, height + 12, white, 8),
    rect(-width / 2, -height, width, height, colour, 4),
    rect(width / 2 - 52, -height + 40, 28, 110, mint200, 8),
    rect(-width / 2 + 16, -height / 2 - 4, 8, 56, white, 4),
  );

export const shelf = (width: number, items: string) =>
  group(items, rect(-width / 2, 0, width, 14, sand300, 5), rect(-width / 2, 14, width, 5, shade(sand300, 0.12), 2));

const jarWidths = [34, 58, 28, 46, 40];
const jarHeights = [74, 54, 92, 66, 82];
const jarColours = [soft, white, teal500, mint300, teal700, sand200];

/** A row of bottles and boxes standing on y = 0. `seed` changes the row. */
export function jars(width: number, seed: number): string {
  const parts: string[] = [];
  let x = -width / 2 + 6;
  for (let index = seed; ; index += 1) {
    const wide = inTurn(jarWidths, index * 3 + seed);
    const tall = inTurn(jarHeights, index * 2 + seed);
    if (x + wide > width / 2) break;
    const colour = index % 11 === 5 ? amber : inTurn(jarColours, index * 5 + seed);
    if (wide > 42) {
      parts.push(rect(x, -tall, wide, tall, colour, 4), rect(x, -tall * 0.62, wide, 12, shade(colour, 0.18)));
    } else {
      parts.push(
        rect(x + wide * 0.2, -tall, wide * 0.6, 16, shade(colour, 0.34), 4),
        rect(x, -tall + 13, wide, tall - 13, colour, 8),
      );
      parts.push(rect(x + 5, -tall * 0.55, wide - 10, tall * 0.28, mix(colour, mint100, 0.65), 3));
    }
    x += wide + 9;
  }
  return group(...parts);
}

export const books = () =>
  group(rect(-50, -18, 100, 18, teal700, 3), rect(-44, -34, 88, 16, sand300, 3), rect(-38, -48, 80, 14, soft, 3));
