import { inTurn } from "../in-turn.ts";
import {
  amber,
  deep,
  mint100,
  mint200,
  mint300,
  mix,
  sand300,
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

export const cross = (size: number, colour = white) =>
  group(
    rect(-size / 6, -size / 2, size / 3, size, colour, size / 14),
    rect(-size / 2, -size / 6, size, size / 3, colour, size / 14),
  );

const wheel = (x: number) => group(circle(x, -12, 12, deep), circle(x, -12, 4, soft));

/** Head end on the left. `blanket` is its colour; the pillow can be left empty. */
export const bed = (blanket = soft, lying = "") =>
  group(
    shadow(430),
    wheel(-180),
    wheel(180),
    rect(-200, -72, 400, 20, teal900, 8),
    stroke("M-120 -54L-60 -28L60 -28L120 -54", teal900, 8),
    rect(-206, -116, 412, 50, white, 18),
    turned(-24, -90, -100, rect(-214, -130, 140, 38, mint100, 16)),
    turned(-24, -90, -100, rect(-208, -166, 96, 42, mix(soft, white, 0.62), 20)),
    lying,
    path("M-90 -132C-60 -150 40 -156 90 -150C150 -150 206 -140 206 -116L206 -72L-96 -72Z", blanket),
    path("M-92 -134C-74 -142 -56 -146 -40 -148L-44 -72L-96 -72Z", white),
    rect(-232, -214, 16, 170, teal700, 8),
    rect(216, -170, 16, 126, teal700, 8),
    rect(-60, -108, 150, 10, mix(white, soft, 0.4), 5),
  );

/** A patient's head and shoulders for `bed`. */
export const sleeper = (skin: string, hair: string) =>
  group(
    path("M-130 -150C-110 -180 -76 -170 -60 -140L-70 -110L-130 -120Z", mint300),
    circle(-146, -186, 32, skin),
    path("M-178 -186C-180 -222 -130 -232 -118 -204C-136 -206 -154 -204 -160 -172Z", hair),
  );

export const examCouch = (colour = teal500) =>
  group(
    shadow(380),
    stroke("M-140 -90L-140 0M140 -90L140 0M-140 -34L140 -34", teal900, 10),
    rect(-180, -130, 360, 44, colour, 18),
    path("M-180 -112C-190 -150 -160 -160 -120 -146L-80 -130L-180 -110Z", mix(colour, white, 0.2)),
    rect(-60, -132, 180, 10, white, 4),
    rect(-20, -132, 90, 40, white, 4),
  );

const trace = (x: number, y: number, width: number, colour: string) =>
  stroke(
    `M${x} ${y}h${width * 0.3}l${width * 0.05} -10l${width * 0.05} 10h${width * 0.06}l${width * 0.06} -34l${width * 0.07} 52l${width * 0.05} -18h${width * 0.3}`,
    colour,
    5,
  );

const screenOfTraces = (width: number, height: number) =>
  group(
    rect(-width / 2, -height / 2, width, height, deep, 14),
    trace(-width / 2 + 18, -height * 0.14, width - 36, amber),
    stroke(
      `M${-width / 2 + 18} ${height * 0.25}q${width * 0.06} -30 ${width * 0.12} 0t${width * 0.12} 0t${width * 0.12} 0t${width * 0.12} 0`,
      soft,
      5,
    ),
    rect(width * 0.24, height * 0.12, width * 0.17, height * 0.2, teal700, 6),
  );

export const monitor = () =>
  group(
    shadow(120),
    stroke("M0 -10L0 -230", teal700, 10),
    stroke("M-52 -6L0 -24L52 -6", teal900, 9),
    rect(-92, -350, 184, 134, white, 18),
    at(0, -284, screenOfTraces(160, 106)),
    rect(-24, -206, 48, 40, white, 8),
  );

export const drip = (colour = mint200) =>
  group(
    shadow(90),
    stroke("M0 -10L0 -380", teal700, 7),
    stroke("M-42 -4L0 -24L42 -4", teal900, 8),
    stroke("M-46 -366Q-46 -382 -30 -382L30 -382Q46 -382 46 -366", teal700, 6),
    rect(20, -366, 52, 92, white, 14),
    path("M22 -330L70 -330L70 -288Q70 -276 58 -276L34 -276Q22 -276 22 -288Z", mix(colour, soft, 0.35)),
    stroke("M46 -274C46 -210 18 -190 20 -150", soft, 4),
    rect(-26, -214, 44, 64, white, 8),
    rect(-18, -204, 28, 20, deep, 4),
  );

export const operatingLamp = (scale = 1) =>
  at(
    0,
    0,
    group(
      stroke("M0 0L0 60L90 96L90 128", teal700, 12),
      circle(0, 60, 12, teal900),
      circle(90, 96, 12, teal900),
      path("M-60 200C-60 140 10 124 90 124C170 124 240 140 240 200Z", white),
      ellipse(90, 200, 150, 22, mint300),
      [-6, 42, 90, 138, 186].map((x) => ellipse(x, 201, 18, 8, mix(amber, white, 0.35))).join(""),
    ),
    scale,
  );

export const instrumentTable = () =>
  group(
    shadow(180),
    wheel(-70),
    wheel(70),
    stroke("M-70 -24L-70 -160M70 -24L70 -160M-70 -60L70 -60", teal700, 8),
    rect(-92, -178, 184, 20, white, 6),
    rect(-80, -186, 160, 10, soft, 4),
    stroke("M-62 -192L-30 -192M-14 -194L14 -190M30 -192L62 -192", deep, 5),
  );

export const operatingTable = (lying = "") =>
  group(
    shadow(360),
    rect(-60, -30, 120, 30, teal900, 8),
    rect(-28, -150, 56, 130, teal700, 6),
    rect(-210, -180, 420, 28, deep, 12),
    lying,
    path("M-150 -182C-130 -226 -60 -236 0 -232C80 -236 170 -222 200 -182L206 -96L150 -110L-110 -110L-156 -96Z", soft),
    path("M-30 -233C0 -236 30 -236 60 -234L66 -180L-36 -180Z", mint200),
  );

export const ctScanner = (tunnel = mint200) =>
  group(
    shadow(520),
    rect(-60, -70, 120, 70, mint300, 10),
    rect(-210, -440, 420, 440, white, 120),
    circle(0, -240, 150, mint200),
    ring(0, -240, 138, soft, 14),
    circle(0, -240, 116, mix(tunnel, deep, 0.75)),
    path("M-116 -222A116 116 0 0 0 116 -222Z", mix(tunnel, deep, 0.6)),
    rect(-8, -420, 16, 16, amber, 8),
    path("M-70 -214L70 -214L120 -120L-120 -120Z", white),
    path("M-56 -222L56 -222L70 -202L-70 -202Z", mint100),
    path("M-120 -120L120 -120L112 -92L-112 -92Z", mint300),
    rect(-80, -92, 160, 92, shade(white, 0.08), 8),
    rect(140, -330, 40, 70, teal700, 10),
    rect(148, -322, 24, 24, mint300, 4),
  );

export const mriScanner = () =>
  group(
    shadow(640),
    path("M-110 0L-110 -300C-110 -400 -40 -450 60 -450L240 -450C290 -450 310 -420 310 -380L310 0Z", white),
    path("M-110 0L-110 -300C-110 -400 -40 -450 60 -450C-10 -420 -40 -370 -40 -300L-40 0Z", mint300),
    ellipse(-74, -226, 62, 116, teal500),
    ellipse(-66, -226, 50, 98, deep),
    path("M-330 -196L-58 -196L-58 -160L-330 -160Q-350 -160 -350 -178Q-350 -196 -330 -196Z", mint100),
    rect(-326, -160, 270, 18, soft, 4),
    rect(-250, -142, 120, 142, mint300, 8),
    rect(-338, -222, 90, 28, white, 14),
    rect(20, -380, 230, 14, mint200, 7),
    rect(90, -250, 90, 60, teal700, 10),
    rect(100, -240, 44, 40, mint300, 5),
    circle(162, -220, 8, amber),
  );

/** A plate for chest pictures. */
export const xRayStand = () =>
  at(
    105,
    0,
    group(
      at(-105, 0, shadow(200)),
      rect(-180, -10, 150, 10, teal900, 5),
      rect(-116, -470, 22, 464, teal700, 6),
      rect(-176, -400, 142, 190, white, 14),
      rect(-160, -384, 110, 158, deep, 8),
      stroke("M-105 -366L-105 -250", mint200, 6),
      repeated(4, (index) =>
        stroke(
          `M-110 ${-350 + index * 24}C-140 ${-352 + index * 24} -146 ${-330 + index * 24} -134 ${-322 + index * 24}M-100 ${-350 + index * 24}C-70 ${-352 + index * 24} -64 ${-330 + index * 24} -76 ${-322 + index * 24}`,
          mint300,
          5,
        ),
      ),
    ),
  );

export const ultrasoundMachine = () =>
  group(
    shadow(190),
    wheel(-60),
    wheel(60),
    rect(-76, -190, 152, 170, white, 16),
    path("M-92 -204L92 -204L80 -172L-80 -172Z", mint300),
    rect(-8, -240, 16, 40, teal900),
    rect(-90, -370, 180, 136, white, 16),
    rect(-78, -358, 156, 112, deep, 8),
    path("M0 -346L60 -262Q0 -236 -60 -262Z", soft),
    ellipse(4, -284, 24, 16, mint200),
    circle(-50, -214, 7, amber),
    stroke("M76 -150C120 -140 118 -70 96 -60", teal700, 6),
    rect(92, -170, 16, 44, teal700, 7),
  );

export const dialysisMachine = () =>
  group(
    shadow(200),
    wheel(-60),
    wheel(60),
    rect(-80, -330, 160, 306, white, 20),
    rect(-66, -450, 132, 104, white, 16),
    rect(-12, -350, 24, 24, teal900),
    rect(-54, -438, 108, 80, deep, 8),
    stroke("M-42 -386L-14 -386L-6 -404L6 -372L14 -386L42 -386", amber, 4),
    circle(-30, -262, 36, mint300),
    circle(-30, -262, 20, teal500),
    circle(46, -276, 20, mint300),
    circle(46, -276, 10, soft),
    rect(-58, -200, 116, 66, mint100, 10),
    rect(88, -340, 30, 130, terracotta, 14),
    rect(88, -340, 30, 22, white, 8),
    rect(88, -232, 30, 22, white, 8),
    stroke("M103 -210C104 -160 60 -150 40 -180M103 -340C104 -380 120 -390 150 -380", mix(terracotta, white, 0.25), 6),
  );

export const recliner = (colour = teal500) =>
  group(
    shadow(340),
    rect(-70, -40, 150, 40, teal900, 10),
    path(
      "M-150 -270C-176 -262 -180 -232 -170 -214L-96 -84L40 -84L60 -130L-60 -130L-122 -258C-128 -270 -138 -274 -150 -270Z",
      colour,
    ),
    path("M40 -130L70 -130L176 -70Q186 -62 180 -52Q174 -44 162 -48L40 -84Z", shade(colour)),
    rect(-84, -176, 140, 26, mix(colour, white, 0.22), 13),
    rect(-40, -160, 14, 50, shade(colour, 0.3)),
    path("M-160 -262C-180 -250 -178 -222 -166 -208L-138 -222L-132 -262Z", white),
  );

export const dentalChair = (colour = teal500) =>
  group(
    shadow(430),
    rect(-90, -26, 200, 26, teal900, 12),
    path("M-20 -120L50 -120L70 -20L-50 -20Z", teal700),
    path(
      "M-206 -318C-230 -306 -230 -276 -214 -258L-110 -122L20 -106L230 -106Q252 -108 250 -128Q248 -146 228 -146L40 -152C20 -154 4 -160 -10 -176L-156 -306C-172 -322 -190 -326 -206 -318Z",
      colour,
    ),
    path(
      "M-244 -352C-262 -340 -262 -312 -246 -296L-216 -300L-196 -336C-204 -356 -228 -362 -244 -352Z",
      mix(colour, white, 0.25),
    ),
    rect(-80, -206, 130, 24, shade(colour, 0.3), 12),
    stroke("M170 -20L170 -300L90 -420", teal700, 10),
    circle(170, -300, 12, teal900),
    path("M40 -440L120 -462L136 -404L60 -386Z", white),
    path("M40 -440L60 -386L44 -382L26 -434Z", mix(amber, white, 0.35)),
    rect(120, -276, 130, 18, white, 9),
    stroke("M140 -258L136 -226M164 -258L162 -222M188 -258L188 -226", soft, 7),
  );

export const cot = () =>
  group(
    shadow(330),
    rect(-150, -96, 300, 42, white, 12),
    path("M-130 -96C-110 -126 100 -126 130 -96Z", soft),
    repeated(9, (index) => rect(-142 + index * 34, -200, 10, 170, mix(white, sand300, 0.5), 5)),
    rect(-160, -212, 320, 18, white, 9),
    rect(-160, -44, 320, 16, white, 8),
    rect(-164, -230, 18, 220, sand300, 9),
    rect(146, -230, 18, 220, sand300, 9),
    circle(-155, -8, 9, deep),
    circle(155, -8, 9, deep),
  );

export const bassinet = (skin: string, wrap = mint300) =>
  group(
    shadow(170),
    wheel(-60),
    wheel(60),
    stroke("M-60 -22L-60 -110M60 -22L60 -110M-60 -50L60 -50", teal700, 8),
    rect(-84, -128, 168, 22, white, 8),
    path("M-70 -140C-74 -176 -20 -186 20 -180C60 -176 74 -160 74 -132L-70 -132Z", wrap),
    circle(-46, -158, 22, skin),
    path("M-68 -160C-68 -186 -34 -190 -26 -168Z", white),
    `<path d="M-92 -196L92 -196L80 -126L-80 -126Z" fill="${white}" opacity="0.42"/>`,
    stroke("M-92 -196L92 -196L80 -126L-80 -126Z", soft, 5),
  );

export const incubator = (skin: string) =>
  group(
    shadow(270),
    wheel(-90),
    wheel(90),
    rect(-110, -150, 220, 130, white, 14),
    rect(-88, -130, 80, 90, mint200, 8),
    rect(8, -130, 80, 90, mint200, 8),
    rect(-124, -170, 248, 24, teal500, 10),
    ellipse(10, -184, 66, 20, mint300),
    circle(-58, -190, 20, skin),
    `<path d="M-116 -170L-116 -250Q-116 -300 -66 -300L66 -300Q116 -300 116 -250L116 -170Z" fill="${white}" opacity="0.45"/>`,
    stroke("M-116 -170L-116 -250Q-116 -300 -66 -300L66 -300Q116 -300 116 -250L116 -170Z", soft, 6),
    ring(-44, -236, 24, white, 8),
    ring(44, -236, 24, white, 8),
  );

export const microscope = () =>
  group(
    shadow(190),
    path("M-80 0Q-80 -28 -52 -28L70 -28Q90 -28 90 0Z", deep),
    path("M40 -28C110 -60 116 -190 30 -236L6 -204C56 -176 56 -96 8 -64L8 -28Z", teal700),
    rect(-70, -84, 118, 14, deep, 6),
    turned(
      -14,
      -6,
      -180,
      group(
        rect(-36, -290, 44, 120, white, 10),
        rect(-30, -330, 32, 50, deep, 8),
        rect(-30, -170, 32, 30, soft, 6),
        rect(-22, -142, 16, 26, deep, 4),
      ),
    ),
    circle(66, -120, 18, deep),
    circle(66, -120, 8, amber),
  );

export const tubes = (count = 5) => {
  const width = count * 34 + 22;
  const contents = [soft, terracotta, mint300, amber, teal500];
  return group(
    repeated(count, (index) =>
      group(
        rect(-width / 2 + 18 + index * 34, -124, 22, 112, mint100, 11),
        rect(
          -width / 2 + 18 + index * 34,
          -76 - (index % 3) * 10,
          22,
          64 + (index % 3) * 10,
          inTurn(contents, index),
          11,
        ),
      ),
    ),
    rect(-width / 2, -84, width, 12, white, 5),
    rect(-width / 2, -18, width, 18, white, 6),
    rect(-width / 2, -84, 10, 84, white, 4),
    rect(width / 2 - 10, -84, 10, 84, white, 4),
  );
};

export const flask = (colour = soft) =>
  group(
    path("M-18 -130L18 -130L18 -84L62 -16Q66 0 50 0L-50 0Q-66 0 -62 -16L-18 -84Z", mint100),
    path("M-36 -56L36 -56L62 -16Q66 0 50 0L-50 0Q-66 0 -62 -16Z", colour),
    rect(-24, -140, 48, 14, white, 6),
  );

export const analyser = () =>
  group(
    rect(-130, -190, 260, 190, white, 18),
    rect(-110, -170, 120, 80, deep, 8),
    stroke("M-98 -120L-70 -140L-44 -116L-8 -150", amber, 5),
    rect(34, -170, 76, 130, mint200, 10),
    repeated(3, (index) => circle(72, -144 + index * 38, 10, soft)),
    rect(-110, -60, 120, 20, mint300, 8),
  );

export const wheelchair = (colour = teal500) =>
  group(
    shadow(200),
    rect(-62, -210, 20, 120, colour, 10),
    rect(-62, -110, 130, 24, colour, 12),
    stroke("M-82 -214L-52 -214M60 -92L84 -24L112 -24M-40 -148L50 -148", deep, 8),
    ring(-20, -66, 60, deep, 9),
    ring(-20, -66, 44, soft, 4),
    circle(-20, -66, 9, deep),
    ring(76, -18, 14, deep, 7),
  );

export const parallelBars = () =>
  group(
    rect(-310, -8, 620, 10, teal900, 5),
    stroke("M-240 -8L-240 -190M240 -8L240 -190", teal700, 12),
    rect(-320, -204, 640, 18, sand300, 9),
  );

export const exerciseBall = (r: number, colour = soft) =>
  group(
    shadow(r * 1.7),
    circle(0, -r, r, colour),
    stroke(
      `M${-r * 0.86} ${-r * 1.4}Q0 ${-r * 1.1} ${r * 0.86} ${-r * 1.4}M${-r * 0.86} ${-r * 0.6}Q0 ${-r * 0.3} ${r * 0.86} ${-r * 0.6}`,
      shade(colour),
      5,
    ),
    ellipse(-r * 0.36, -r * 1.5, r * 0.18, r * 0.1, mix(colour, white, 0.5)),
  );

export const medicalBag = (colour = teal700) =>
  group(
    shadow(220),
    stroke("M-44 -136C-44 -190 44 -190 44 -136", shade(colour, 0.4), 14),
    rect(-110, -140, 220, 140, colour, 24),
    rect(-110, -104, 220, 10, shade(colour, 0.35)),
    circle(0, -60, 38, white),
    at(0, -60, cross(42, teal500)),
  );

export const block = (size: number, colour: string) =>
  group(
    rect(-size / 2, -size, size, size, colour, 10),
    rect(-size / 2 + 10, -size + 10, size - 20, size - 20, mix(colour, white, 0.25), 6),
  );

export const teddy = (fur = "#b98a5c") => {
  const pale = mix(fur, white, 0.5);
  return group(
    shadow(150),
    ellipse(0, -60, 58, 62, fur),
    ellipse(0, -52, 34, 38, pale),
    ellipse(-50, -22, 28, 22, shade(fur, 0.12)),
    ellipse(50, -22, 28, 22, shade(fur, 0.12)),
    ellipse(-58, -80, 20, 34, fur),
    ellipse(58, -80, 20, 34, fur),
    circle(-38, -186, 22, fur),
    circle(38, -186, 22, fur),
    circle(-38, -186, 11, pale),
    circle(38, -186, 11, pale),
    circle(0, -150, 54, fur),
    ellipse(0, -134, 26, 20, pale),
    ellipse(0, -144, 10, 7, deep),
    circle(-20, -160, 5, deep),
    circle(20, -160, 5, deep),
    path("M0 -100L-30 -114L-30 -86ZM0 -100L30 -114L30 -86Z", teal500),
  );
};

export const ambulance = () =>
  group(
    shadow(640),
    path(
      "M-300 -56L-300 -280Q-300 -310 -270 -310L110 -310Q134 -310 148 -292L214 -200L276 -176Q304 -166 304 -138L304 -56Z",
      white,
    ),
    rect(-300, -172, 604, 34, teal500),
    rect(-300, -130, 604, 10, amber),
    path("M92 -274L128 -274Q138 -274 144 -266L190 -200L92 -200Z", deep),
    path("M104 -264L126 -264L150 -230L104 -230Z", teal700),
    rect(-270, -270, 110, 70, mint200, 10),
    circle(-42, -228, 50, teal500),
    at(-42, -228, cross(60)),
    stroke("M78 -292L78 -70", mint300, 5),
    rect(-40, -334, 90, 26, teal700, 10),
    rect(-14, -334, 38, 26, amber, 8),
    rect(280, -150, 26, 28, mix(amber, white, 0.5), 8),
    rect(-316, -70, 632, 24, deep, 10),
    [-180, 190]
      .map((x) => group(circle(x, -46, 56, deep), circle(x, -46, 28, mint300), circle(x, -46, 10, deep)))
      .join(""),
  );

export const stand = (height: number, width = 240, colour = teal900) =>
  group(
    shadow(width + 40),
    rect(-8, -height, 16, height - 20, colour, 6),
    path(
      `M${-width / 2} 0Q${-width / 2} -26 ${-width / 2 + 26} -26L${width / 2 - 26} -26Q${width / 2} -26 ${width / 2} 0Z`,
      colour,
    ),
  );

export const plinth = (width: number, height: number, colour = white) =>
  group(
    shadow(width + 30),
    rect(-width / 2, -height, width, height, colour, 10),
    rect(-width / 2, -height, width, 18, shade(colour, 0.1), 9),
  );

/** A tube on a ceiling arm above a flat table. */
export const xRayTable = () =>
  group(
    shadow(480),
    rect(-130, -120, 60, 120, mint300, 8),
    rect(70, -120, 60, 120, mint300, 8),
    rect(-240, -152, 480, 36, white, 14),
    rect(-220, -164, 440, 14, teal500, 7),
    rect(-220, -190, 80, 28, mint100, 14),
    rect(16, -700, 18, 310, teal700),
    rect(-16, -400, 82, 30, teal900, 8),
    rect(-50, -380, 150, 80, white, 18),
    path("M-14 -300L64 -300L84 -256L-34 -256Z", soft),
    `<path d="M-34 -256L84 -256L150 -164L-100 -164Z" fill="${mix(amber, white, 0.5)}" opacity="0.5"/>`,
    circle(76, -340, 12, amber),
  );
