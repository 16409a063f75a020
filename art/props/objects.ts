import {
  amber,
  deep,
  mint100,
  mint200,
  mint300,
  mix,
  shade,
  soft,
  teal500,
  teal700,
  teal900,
  terracotta,
  white,
} from "../palette.ts";
import { at, circle, ellipse, group, path, rect, repeated, ring, stroke, turned } from "../svg.ts";
import { shadow } from "./furniture.ts";
import { cross } from "./medical.ts";

export const tuningFork = () =>
  group(
    stroke("M0 0L0 -110", soft, 16),
    stroke("M-40 -300L-40 -150Q-40 -108 0 -108Q40 -108 40 -150L40 -300", soft, 18),
  );

export const otoscope = () =>
  group(
    rect(-20, -150, 40, 150, deep, 14),
    rect(-24, -40, 48, 14, teal500, 5),
    path("M-34 -210L30 -214L96 -186L96 -172L30 -150L-34 -150Q-44 -180 -34 -210Z", teal700),
    circle(-14, -182, 20, mint300),
  );

export const walkingStick = () =>
  group(
    shadow(60),
    stroke("M0 -6L0 -400Q0 -450 -46 -450Q-88 -450 -88 -412", mix("#8a6247", deep, 0.15), 20),
    rect(-14, -18, 28, 18, deep, 6),
  );

export const toothbrush = () =>
  group(
    rect(-16, -190, 32, 330, teal500, 16),
    rect(-16, 20, 32, 50, amber),
    rect(-20, -300, 40, 130, teal500, 14),
    repeated(5, (index) => rect(20, -292 + index * 23, 34, 18, index % 2 ? mint300 : white, 5)),
  );

export const bottle = () =>
  group(
    shadow(180),
    rect(-84, -250, 168, 250, mix(amber, "#8a6247", 0.35), 30),
    rect(-60, -310, 120, 70, white, 12),
    stroke("M-36 -300L-36 -254M-12 -300L-12 -254M12 -300L12 -254M36 -300L36 -254", mint300, 5),
    rect(-84, -190, 168, 130, white),
    at(0, -142, cross(50, teal500)),
    rect(-50, -98, 100, 10, mint300, 5),
  );

export const tablets = () =>
  group(
    rect(-150, -80, 300, 160, mint300, 18),
    rect(-150, -80, 300, 160, "none"),
    repeated(10, (index) =>
      group(
        ellipse(-112 + (index % 5) * 56, -34 + Math.floor(index / 5) * 68, 22, 26, mix(soft, mint300, 0.4)),
        ellipse(-114 + (index % 5) * 56, -38 + Math.floor(index / 5) * 68, 16, 19, white),
      ),
    ),
  );

export const sheet = (width: number, height: number, lines: number) =>
  group(
    rect(-width / 2, -height / 2, width, height, white, 10),
    repeated(lines, (index) =>
      rect(-width / 2 + 28, -height / 2 + 70 + index * 34, width - 56 - (index % 3) * 36, 10, mint300, 5),
    ),
    at(-width / 2 + 44, -height / 2 + 36, cross(30, teal500)),
  );

export const magnifier = () =>
  group(turned(40, 0, 0, rect(-18, 130, 36, 220, teal900, 18)), circle(0, 0, 150, teal700), circle(0, 0, 126, mint100));

export const stethoscopeOnFile = () =>
  group(
    turned(
      -5,
      0,
      0,
      group(
        rect(-250, -190, 500, 380, teal500, 22),
        rect(-250, -214, 180, 60, teal500, 16),
        rect(-226, -170, 452, 344, white, 10),
        repeated(6, (index) => rect(-190, -100 + index * 42, 250 - (index % 3) * 40, 12, mint300, 6)),
        rect(96, -130, 96, 110, mint200, 8),
        circle(144, -92, 22, soft),
        path("M108 -24C110 -70 178 -70 180 -24Z", soft),
      ),
    ),
    stroke("M-150 -270C-190 -120 -150 20 -40 40C80 60 130 -60 110 -190C104 -230 90 -262 80 -280", deep, 17),
    stroke("M-40 40C-40 150 40 190 130 170C210 150 250 110 262 60", deep, 17),
    stroke("M-150 -270C-148 -290 -140 -300 -124 -306M80 -280C76 -298 66 -306 50 -308", soft, 14),
    circle(266, 40, 58, soft),
    circle(266, 40, 40, mint100),
    circle(266, 40, 14, amber),
  );

export const stretchBand = () =>
  stroke(
    "M-150 0C-190 -60 -130 -110 -60 -80C20 -40 60 30 130 0C190 -30 180 -90 120 -80C60 -70 10 30 -70 34C-110 36 -140 24 -150 0Z",
    amber,
    20,
  );

export const heartSign = (size: number, colour: string) =>
  `<path transform="scale(${size / 100})" d="M0 44C-70 0 -60 -56 -28 -56C-10 -56 0 -40 0 -32C0 -40 10 -56 28 -56C60 -56 70 0 0 44Z" fill="${colour}"/>`;

export const ribbon = () =>
  group(
    path(
      "M-30 -60L150 230L80 270L-90 -10C-130 -80 -140 -190 -70 -240C-40 -262 40 -262 70 -240C140 -190 130 -80 90 -10L-80 270L-150 230L30 -60C60 -110 70 -160 30 -180C10 -190 -10 -190 -30 -180C-70 -160 -60 -110 -30 -60Z",
      soft,
    ),
    path("M30 -60L90 -10L-80 270L-150 230Z", teal500),
    path(
      "M-70 -240C-40 -262 40 -262 70 -240C60 -210 40 -186 30 -180C10 -190 -10 -190 -30 -180C-40 -186 -60 -210 -70 -240Z",
      teal700,
    ),
  );

/** A trolley whose cloth shows its instruments. */
export const instrumentCloth = () =>
  group(
    shadow(420),
    stroke("M-170 -12L-170 -240M170 -12L170 -240", teal700, 12),
    circle(-170, -14, 16, deep),
    circle(170, -14, 16, deep),
    rect(-220, -292, 440, 210, mint300, 16),
    rect(-220, -300, 440, 34, white, 14),
    stroke("M-140 -130L-140 -180", teal900, 18),
    path("M-149 -186L-131 -186L-128 -240Q-150 -224 -149 -186Z", white),
    stroke("M-66 -158L-36 -240M-34 -158L-64 -240", teal900, 10),
    ring(-70, -142, 17, teal900, 9),
    ring(-30, -142, 17, teal900, 9),
    stroke("M42 -124C22 -170 38 -210 46 -240M50 -124C72 -170 56 -210 50 -240", teal900, 10),
    stroke("M138 -124L138 -196", teal900, 14),
    ring(138, -218, 20, white, 9),
  );

export const phone = () =>
  group(
    rect(-110, -220, 220, 440, deep, 36),
    rect(-96, -204, 192, 408, mint100, 24),
    circle(0, -70, 62, mint300),
    handset(0.9, teal700),
    circle(-44, 120, 30, terracotta),
    circle(44, 120, 30, teal500),
    rect(-60, 20, 120, 14, mint300, 7),
  );

const handset = (scale: number, colour: string) =>
  at(
    0,
    -70,
    path(
      "M-30 -34C-38 -26 -40 -14 -32 2C-20 26 -2 40 16 40C28 40 36 32 38 24L22 8L8 16C-2 12 -10 2 -14 -8L-4 -20L-18 -38Z",
      colour,
    ),
    scale,
  );

/** A desk telephone, its foot on y = 0. */
export const telephone = () =>
  group(
    shadow(260),
    path("M-120 0L-96 -110Q-92 -124 -78 -124L78 -124Q92 -124 96 -110L120 0Z", teal700),
    rect(-70, -160, 18, 44, teal900, 6),
    rect(52, -160, 18, 44, teal900, 6),
    path(
      "M-140 -150C-140 -196 -100 -190 -84 -172L84 -172C100 -190 140 -196 140 -150C140 -126 96 -126 90 -148L-90 -148C-96 -126 -140 -126 -140 -150Z",
      deep,
    ),
    repeated(9, (index) =>
      rect(-50 + (index % 3) * 38, -108 + Math.floor(index / 3) * 32, 26, 20, index === 8 ? amber : mint300, 6),
    ),
  );

export const calendar = () =>
  group(
    rect(-120, -120, 240, 240, white, 20),
    path("M-120 -64L-120 -100Q-120 -120 -100 -120L100 -120Q120 -120 120 -100L120 -64Z", teal500),
    rect(-70, -140, 14, 40, teal900, 7),
    rect(56, -140, 14, 40, teal900, 7),
    repeated(12, (index) =>
      rect(-92 + (index % 4) * 50, -42 + Math.floor(index / 4) * 50, 34, 34, index === 6 ? amber : mint200, 8),
    ),
  );

export const identityCard = () =>
  group(
    rect(-130, -84, 260, 168, white, 18),
    rect(-130, -84, 260, 34, teal500, 17),
    rect(-130, -66, 260, 18, teal500),
    circle(-70, 0, 26, mint300),
    path("M-112 64C-110 16 -30 16 -28 64Z", mint300),
    rect(0, -14, 100, 12, mint300, 6),
    rect(0, 14, 74, 12, mint300, 6),
    rect(0, 42, 90, 12, amber, 6),
  );

export const umbrella = () =>
  group(
    stroke("M0 -200L0 150Q0 190 40 190Q76 190 76 156", deep, 14),
    path(
      "M-260 0C-250 -150 -130 -220 0 -220C130 -220 250 -150 260 0C230 -34 190 -34 150 0C120 -34 50 -34 0 0C-50 -34 -120 -34 -150 0C-190 -34 -230 -34 -260 0Z",
      teal500,
    ),
    path("M-150 0C-140 -120 -80 -200 0 -220C80 -200 140 -120 150 0C120 -34 50 -34 0 0C-50 -34 -120 -34 -150 0Z", soft),
  );

export const pin = () =>
  group(
    path("M0 0C-60 -80 -84 -120 -84 -166A84 84 0 0 1 84 -166C84 -120 60 -80 0 0Z", terracotta),
    circle(0, -166, 36, white),
  );

export const suitcase = (colour = teal700) =>
  group(
    shadow(150),
    stroke("M-26 -120L-26 -156L26 -156L26 -120", deep, 9),
    rect(-76, -124, 152, 120, colour, 16),
    rect(-48, -124, 10, 120, shade(colour, 0.35)),
    rect(38, -124, 10, 120, shade(colour, 0.35)),
  );

export const plate = () =>
  group(
    ellipse(0, -6, 52, 10, mint300),
    ellipse(0, -10, 52, 10, mix(soft, white, 0.75)),
    ellipse(-16, -16, 18, 10, amber),
    ellipse(18, -15, 16, 8, soft),
  );

export const flowers = () =>
  group(
    stroke("M0 -60L-22 -118M0 -60L0 -130M0 -60L24 -116", teal700, 5),
    path("M-22 -70L22 -70L16 0L-16 0Z", mint300),
    circle(-24, -122, 17, terracotta),
    circle(2, -138, 18, mix(terracotta, white, 0.5)),
    circle(27, -120, 16, amber),
  );

export const questionMark = () =>
  group(stroke("M-26 -30C-26 -74 34 -74 34 -30C34 0 0 0 0 34", white, 18), circle(0, 66, 11, white));

export const speech = (width: number, height: number, inside: string) =>
  group(
    rect(-width / 2, -height / 2, width, height, white, 40),
    path(
      `M${-width / 2 + 60} ${height / 2 - 10}L${-width / 2 + 40} ${height / 2 + 56}L${-width / 2 + 130} ${height / 2 - 10}Z`,
      white,
    ),
    inside,
  );

export const soap = () =>
  group(rect(-60, -40, 120, 40, mix(terracotta, white, 0.6), 20), rect(-74, -12, 148, 14, white, 7));
