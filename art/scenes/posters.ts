import {
  amber,
  deep,
  hairs,
  mint100,
  mint200,
  mint300,
  mix,
  sand200,
  sand300,
  shade,
  skins,
  soft,
  teal500,
  teal700,
  teal900,
  terracotta,
  white,
} from "../palette.ts";
import { forearm, motherAndBaby } from "../props/body.ts";
import { facingLeft, person, seated } from "../props/figure.ts";
import {
  chair,
  clock,
  computer,
  curtains,
  desk,
  door,
  framed,
  hangingLamp,
  plant,
  sprig,
  table,
  windowOnGarden,
} from "../props/furniture.ts";
import {
  ambulance,
  bed,
  cot,
  cross,
  dialysisMachine,
  exerciseBall,
  medicalBag,
  mriScanner,
  operatingLamp,
  parallelBars,
  recliner,
  sleeper,
  tubes,
} from "../props/medical.ts";
import {
  bottle,
  calendar,
  flowers,
  identityCard,
  phone,
  pin,
  sheet,
  soap,
  speech,
  suitcase,
  tablets,
  umbrella,
} from "../props/objects.ts";
import { bush, cloud, hill, house, lawn, pathColour, roundTree } from "../props/outdoors.ts";
import { at, circle, type Disc, group, mirrored, path, picture, rect, repeated, ring, stroke, turned } from "../svg.ts";
import { outside, room } from "./stage.ts";

const height = 675;

/** Things laid out on a plain table top, or an object alone on a colour. */
const flat = (background: string, disc: string, ...parts: string[]) =>
  picture(1200, height, group(rect(0, 0, 1200, height, background), circle(600, 338, 290, disc), ...parts));

const skin = skins[2];
const crease = mix(skin, "#4a2415", 0.24);

/** One hand reaching right and down, from a rolled sleeve. */
const reachingHand = () =>
  group(
    path(
      "M-420 -150L-170 -60C-100 -80 -20 -70 30 -40C70 -16 120 20 128 44C132 58 116 64 104 56L60 34C92 62 116 88 112 102C106 116 90 110 80 102L36 66C60 94 72 114 62 124C50 132 36 122 26 112L-14 80C2 100 6 116 -4 122C-18 128 -40 108 -60 90C-90 70 -120 56 -150 50L-420 0Z",
      skin,
    ),
    stroke("M60 34L10 4M36 66L-12 34M-14 80L-44 58", crease, 6),
    path("M-520 -210L-300 -130Q-280 -70 -300 -6L-520 0Z", soft),
    path("M-330 -140L-296 -128Q-276 -70 -296 -6L-330 -6Q-310 -70 -330 -140Z", shade(soft, 0.14)),
  );

const foam: readonly Disc[] = [
  [520, 400, 40],
  [580, 430, 52],
  [650, 420, 44],
  [600, 370, 38],
  [690, 380, 30],
  [540, 470, 30],
  [660, 480, 34],
];

const bubbles: readonly Disc[] = [
  [430, 300, 18],
  [780, 290, 24],
  [830, 350, 12],
  [470, 250, 10],
];

const dotted = (d: string, colour: string) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="14" stroke-linecap="round" stroke-dasharray="1 34"/>`;

const pictureOfSun = () =>
  group(
    circle(0, 0, 56, amber),
    repeated(8, (index) => turned(index * 45, 0, 0, rect(-5, -96, 10, 24, amber, 5))),
  );

export const posters: Record<string, () => string> = {
  "hand-washing": () =>
    flat(
      mix(soft, mint200, 0.4),
      mix(soft, mint200, 0.75),
      path("M560 0L560 90Q560 120 590 120L622 120L622 170L578 170L578 150Q520 150 520 90L520 0Z", teal900),
      rect(586, 168, 30, 470, mix(mint100, soft, 0.2), 15),
      at(520, 430, reachingHand()),
      mirrored(690, 440, reachingHand()),
      foam.map(([x, y, r], index) => circle(x, y, r, index % 2 ? white : mint100)).join(""),
      bubbles.map(([x, y, r]) => ring(x, y, r, white, 6)).join(""),
      rect(0, 620, 1200, 55, white),
      at(980, 622, soap(), 1.2),
    ),
  "hospital-walk": () =>
    room(
      { wall: mint100, dado: mint200, floor: sand300, height },
      [180, 500, door(150, 330, teal500)],
      [520, 330, windowOnGarden(240, 230)],
      [860, 500, door(150, 330, soft)],
      [1080, 300, windowOnGarden(160, 200)],
      [350, 0, hangingLamp(80)],
      [700, 0, hangingLamp(80)],
      [0, 0, dotted("M60 620H1140", mix(amber, sand300, 0.2))],
      [500, 600, person({ skin: 1, style: "bun", top: teal700, wear: "kurta", right: [86, -200] }), 1.12],
      [660, 606, person({ skin: 3, top: amber }), 1.1],
      [770, 608, person({ skin: 3, style: "long", top: terracotta, child: true, wear: "kurta" }), 1.1],
      [1010, 590, plant(white), 0.9],
    ),
  "booking-by-phone": () =>
    flat(
      mint300,
      mint100,
      at(430, 338, turned(-8, 0, 0, phone()), 1.22),
      at(780, 350, turned(6, 0, 0, calendar()), 1.25),
      stroke("M560 120Q660 60 740 130", soft, 10),
      stroke("M720 132L744 134L742 108", soft, 10),
    ),
  "first-visit": () =>
    flat(
      sand300,
      sand200,
      at(
        430,
        330,
        turned(
          -8,
          0,
          0,
          group(
            rect(-160, -210, 320, 420, teal500, 20),
            rect(-160, -234, 130, 50, teal500, 14),
            at(0, 6, sheet(270, 360, 7)),
          ),
        ),
      ),
      at(740, 250, turned(6, 0, 0, identityCard()), 1.05),
      at(690, 470, turned(-10, 0, 0, tablets()), 0.7),
      at(920, 560, bottle(), 0.82),
    ),
  "gate-to-counter": () =>
    outside(
      { sky: mix(sand200, white, 0.2), ground: mix(sand300, white, 0.25), horizon: 470, height },
      [
        90,
        469,
        group(
          rect(-60, -220, 44, 220, teal500, 6),
          rect(150, -220, 44, 220, teal500, 6),
          stroke("M-38 -220Q66 -330 172 -220", teal700, 16),
          circle(66, -276, 40, teal500),
          at(66, -276, cross(42)),
        ),
      ],
      [350, 468, roundTree(260, soft)],
      [
        880,
        469,
        group(
          rect(-360, -390, 720, 390, mint200),
          rect(-376, -410, 752, 26, teal700, 8),
          rect(-330, -250, 130, 250, teal900, 8),
          rect(-320, -240, 52, 240, mint300, 5),
          rect(-262, -240, 52, 240, mint300, 5),
        ),
      ],
      [960, 530, group(at(0, -30, person({ skin: 2, style: "long", top: soft }), 0.8), desk(330, sand300, teal500))],
      [960, 200, group(circle(0, 0, 44, amber), stroke("M-16 0H16M4 -14L18 0L4 14", white, 8))],
      [0, 471, dotted("M150 60C250 150 420 160 520 90S680 110 790 130", teal500)],
      [240, 560, person({ skin: 4, top: terracotta, wear: "kurta", style: "bun" }), 0.62],
      [90, 640, bush(180, teal700)],
    ),
  "calling-an-ambulance": () =>
    flat(
      mix(teal700, soft, 0.2),
      mix(teal500, soft, 0.3),
      at(300, 345, turned(-6, 0, 0, phone()), 1.2),
      at(780, 240, speech(520, 340, group(at(-130, 110, pin(), 0.95), at(90, 90, ambulance(), 0.46)))),
      [0, 1, 2].map((index) => circle(640 + index * 70, 560, 16, index === 1 ? amber : mint300)).join(""),
    ),
  "day-of-admission": () =>
    room(
      { wall: sand200, dado: mint300, floor: sand300, height },
      [180, 320, windowOnGarden(200, 220)],
      [860, 0, hangingLamp(90)],
      [860, 540, person({ skin: 1, style: "bun", top: teal500, left: [-86, -170] })],
      [870, 580, desk(420, sand300, white)],
      [960, 424, computer(), 0.85],
      [560, 620, person({ skin: 3, hair: "grey", top: sand200, wear: "kurta", right: [80, -180] }), 1.08],
      [420, 624, person({ skin: 3, style: "bun", top: terracotta, wear: "saree" }), 1.05],
      [280, 628, suitcase(teal700), 1.05],
      [1110, 590, plant(white), 0.9],
    ),
  "visiting-a-patient": () =>
    room(
      { wall: mix(terracotta, sand200, 0.84), dado: mix(sand200, white, 0.3), floor: sand300, height },
      [640, 350, windowOnGarden(260, 240)],
      [640, 350, curtains(260, 240, mix(terracotta, white, 0.7))],
      [440, 600, bed(soft, sleeper(skins[4], hairs.grey)), 1.25],
      [860, 620, facingLeft(chair(teal500)), 1.15],
      [866, 620, facingLeft(seated({ skin: 3, style: "bun", top: amber, wear: "saree" })), 1.15],
      [1080, 600, table(150, 150, white)],
      [1080, 450, flowers(), 1.05],
    ),
  "before-an-operation": () =>
    room(
      { wall: mix(soft, mint200, 0.3), dado: mix(soft, mint200, 0.1), floor: mint200, height },
      [250, 170, clock(), 1.5],
      [830, -30, operatingLamp(0.9)],
      [460, 600, bed(teal500), 1.12],
      [480, 524, seated({ skin: 2, top: mint200, bottom: mint200, hair: "salt" }), 1.02],
      [
        900,
        620,
        person({ skin: 1, style: "cap", top: teal700, bottom: teal700, left: [-50, -180], right: [30, -180] }),
        1.18,
      ],
      [872, 410, turned(-6, 0, 0, sheet(110, 140, 2)), 0.9],
    ),
  "blood-sample": () =>
    flat(
      mix(soft, mint200, 0.35),
      mix(soft, mint200, 0.7),
      at(660, 320, forearm(skin), 1.12),
      turned(-12, 150, 440, rect(128, 326, 46, 216, amber, 16)),
      turned(
        42,
        370,
        370,
        at(
          -20,
          -26,
          group(
            stroke("M400 396L400 330", deep, 5),
            rect(386, 312, 28, 22, teal700, 6),
            rect(372, 120, 56, 196, white, 16),
            rect(382, 208, 36, 98, terracotta, 10),
            rect(364, 104, 72, 22, teal700, 9),
            rect(392, 60, 16, 48, teal700),
            rect(370, 44, 60, 20, teal700, 9),
          ),
        ),
      ),
      rect(0, 610, 1200, 65, sand200),
      at(1030, 614, tubes(4), 1.25),
    ),
  "mri-scan": () =>
    room(
      { wall: teal700, dado: mix(teal700, teal500, 0.6), floor: mix(soft, mint300, 0.2), height },
      [560, 590, mriScanner(), 1.02],
      [
        300,
        388,
        at(
          0,
          0,
          group(
            path("M-70 6C-60 -30 110 -36 150 6Z", mint300),
            circle(-96, -14, 30, skins[3]),
            path("M-126 -16C-124 -52 -76 -58 -68 -24Z", hairs.black),
          ),
        ),
      ],
      [1010, 620, person({ skin: 2, style: "bun", top: soft, bottom: teal900, left: [-84, -190] }), 1.16],
    ),
  "dialysis-morning": () =>
    room(
      { wall: mix(amber, sand200, 0.8), dado: mix(sand200, white, 0.4), floor: sand300, height },
      [270, 370, windowOnGarden(330, 280, mix(amber, white, 0.7))],
      [480, 620, recliner(teal500), 1.2],
      [
        446,
        610,
        group(
          path("M-70 -110L-112 -214C-90 -240 -50 -232 -40 -210L10 -120L150 -52L130 -22L0 -86Z", soft),
          circle(-92, -256, 30, skins[3]),
          path("M-124 -256C-124 -300 -64 -300 -62 -262C-80 -272 -100 -272 -108 -240Z", hairs.black),
          stroke("M-60 -196L-10 -150L40 -176", shade(soft, 0.2), 20),
          turned(-20, 56, -190, rect(30, -214, 60, 44, white, 4)),
        ),
      ],
      [860, 610, dialysisMachine(), 1.1],
      [1080, 590, plant(white), 0.95],
    ),
  "newborn-first-days": () =>
    room(
      { wall: mix(terracotta, sand200, 0.78), dado: mix(terracotta, sand200, 0.7), floor: sand300, height },
      [600, 210, framed(130, 160, at(0, 12, sprig(), 0.95))],
      [
        870,
        0,
        group(
          stroke("M0 0L0 70M-110 84L110 84M-100 84L-100 130M0 84L0 150M100 84L100 130", teal700, 5),
          circle(-100, 150, 24, amber),
          circle(0, 172, 24, soft),
          circle(100, 150, 24, teal500),
        ),
      ],
      [870, 610, cot(), 1.15],
      [400, 690, motherAndBaby(), 1.0],
    ),
  "physiotherapy-session": () =>
    room(
      { wall: mint100, dado: mix(soft, mint200, 0.55), floor: mix(sand300, white, 0.2), height },
      [240, 320, windowOnGarden(220, 220)],
      [960, 320, windowOnGarden(220, 220)],
      [470, 590, person({ skin: 4, hair: "salt", top: terracotta, left: [-70, -196], right: [74, -196] }), 1.12],
      [470, 610, parallelBars(), 1.05],
      [880, 630, person({ skin: 1, style: "long", top: teal500, bottom: deep, left: [-90, -190] }), 1.16],
      [1080, 620, exerciseBall(80, amber)],
    ),
  "insurance-papers": () =>
    flat(
      mix(sand200, white, 0.2),
      mint200,
      at(390, 350, turned(-8, 0, 0, sheet(250, 330, 6))),
      at(560, 360, turned(3, 0, 0, sheet(250, 330, 6))),
      at(590, 470, group(circle(70, 0, 48, teal500), stroke("M48 2L64 18L94 -16", white, 11))),
      at(850, 420, turned(8, 0, 0, identityCard()), 0.95),
      at(840, 250, umbrella(), 0.42),
      turned(24, 1010, 330, group(rect(996, 180, 28, 250, deep, 12), path("M996 430L1024 430L1010 466Z", amber))),
    ),
  "going-home": () =>
    outside(
      { sky: mix(amber, sand200, 0.8), ground: lawn, horizon: 470, height },
      [200, 150, pictureOfSun()],
      [520, 130, cloud(0.8)],
      [0, 0, hill("M0 470L0 360C260 300 520 360 720 370C900 320 1080 320 1200 350L1200 470Z", mix(soft, mint200, 0.5))],
      [1110, 468, roundTree(280, teal500)],
      [860, 500, house(white, teal700), 0.92],
      [0, 471, path("M820 29L904 29C880 90 700 140 640 204L260 204C420 130 760 110 820 29Z", pathColour)],
      [
        430,
        610,
        person({ skin: 2, hair: "grey", top: white, wear: "kurta", bottom: sand300, right: [62, -140] }),
        0.92,
      ],
      [540, 616, person({ skin: 3, style: "bun", top: terracotta, wear: "saree" }), 0.88],
      [330, 618, medicalBag(teal700), 0.5],
      [110, 640, bush(200, teal700)],
    ),
};
