import {
  amber,
  deep,
  mint100,
  mint200,
  mint300,
  mix,
  sand200,
  sand300,
  skins,
  soft,
  teal500,
  teal700,
  teal900,
  terracotta,
  white,
} from "../palette.ts";
import {
  bladder,
  ear,
  forearm,
  headWithBrain,
  heart,
  kidney,
  kidneys,
  knee,
  lungs,
  motherAndBaby,
  stomach,
  tooth,
} from "../props/body.ts";
import { hangingLamp, plant, smallPlant, sprig, table } from "../props/furniture.ts";
import {
  ambulance,
  block,
  cross,
  ctScanner,
  dialysisMachine,
  exerciseBall,
  medicalBag,
  monitor,
  operatingLamp,
  parallelBars,
  plinth,
  recliner,
  stand,
  teddy,
} from "../props/medical.ts";
import {
  bottle,
  heartSign,
  instrumentCloth,
  magnifier,
  otoscope,
  ribbon,
  sheet,
  stethoscopeOnFile,
  stretchBand,
  tablets,
  toothbrush,
  tuningFork,
  walkingStick,
} from "../props/objects.ts";
import { house, lawn, roundTree } from "../props/outdoors.ts";
import { at, circle, group, mirrored, rect, repeated, stroke, turned } from "../svg.ts";
import { niche, outside } from "./stage.ts";

export const departments: Record<string, () => string> = {
  cardiology: () =>
    niche(
      { wall: mint300, floor: sand200 },
      [600, 400, stroke("M-600 0H-330L-300 -50L-270 50L-240 -10H240L270 0L300 -90L340 80L366 -20L380 0H600", soft, 10)],
      [600, 720, stand(150, 240)],
      [586, 398, heart(), 0.98],
      [1070, 716, plant(white), 0.95],
    ),
  pulmonology: () =>
    niche(
      { wall: mix(soft, mint200, 0.55), niche: mint100, floor: sand200 },
      [600, 720, stand(170, 260)],
      [600, 400, lungs(), 1.22],
      [130, 716, plant(sand300), 0.95],
    ),
  neurology: () =>
    niche(
      { wall: sand300, niche: sand200, floor: mix(sand300, white, 0.65) },
      [600, 720, plinth(420, 60, white)],
      [590, 388, headWithBrain(), 0.92],
    ),
  orthopedics: () =>
    niche(
      { wall: soft, niche: mix(soft, mint300, 0.5), floor: mint200 },
      [580, 724, plinth(320, 44, white)],
      [580, 388, knee(), 0.98],
      [880, 720, walkingStick()],
    ),
  surgery: () =>
    niche(
      { wall: mix(teal700, soft, 0.35), niche: mix(teal500, mint300, 0.62), floor: mint200 },
      [530, -40, `<path d="M-10 262L-220 800L420 800L190 262Z" fill="${mix(amber, white, 0.6)}" opacity="0.3"/>`],
      [464, -20, operatingLamp(1.5)],
      [600, 728, instrumentCloth()],
    ),
  gynecology: () =>
    niche({ wall: mix(terracotta, sand200, 0.76), niche: mix(sand200, white, 0.6), floor: sand200 }, [
      600,
      846,
      motherAndBaby(),
      1.34,
    ]),
  ent: () =>
    niche(
      { wall: sand300, niche: mix(sand200, white, 0.4), floor: mix(sand300, white, 0.65) },
      [600, 724, plinth(700, 56, white)],
      [
        620,
        380,
        [150, 200, 250]
          .map(
            (r) =>
              `<path d="M${-r} ${-r * 0.5}A${r * 1.1} ${r * 1.1} 0 0 0 ${-r} ${r * 0.5}" fill="none" stroke="${soft}" stroke-width="11" stroke-linecap="round"/>`,
          )
          .join(""),
      ],
      [640, 420, ear(skins[1]), 1.05],
      [360, 668, tuningFork(), 0.78],
      [890, 668, otoscope()],
    ),
  "internal-medicins": () =>
    niche(
      { wall: mint200, niche: white, floor: sand300 },
      [600, 410, stethoscopeOnFile(), 1.05],
      [1070, 724, smallPlant(teal500), 1.5],
    ),
  "emergency-care": () =>
    outside(
      { sky: mint200, ground: mix(sand300, white, 0.3), horizon: 640 },
      [
        600,
        639,
        group(
          rect(-600, -520, 1200, 520, mix(sand200, white, 0.4)),
          rect(-600, -540, 1200, 28, teal700),
          repeated(4, (index) => rect(-540 + index * 130, -450, 84, 110, mint300, 12)),
          rect(60, -300, 360, 300, teal900, 10),
          rect(76, -284, 160, 284, mint300, 6),
          rect(244, -284, 160, 284, mix(mint300, white, 0.4), 6),
        ),
      ],
      [
        800,
        640,
        group(
          rect(-230, -360, 480, 50, teal500, 14),
          rect(-210, -312, 20, 312, teal700),
          rect(210, -312, 20, 312, teal700),
        ),
      ],
      [810, 250, group(circle(0, 0, 62, amber), cross(70, white))],
      [440, 730, ambulance(), 1.04],
      [1110, 724, plant(white), 0.85],
    ),
  pharmacy: () =>
    niche(
      { wall: mint300, floor: sand200 },
      [600, 720, table(860, 60, white, teal700)],
      [640, 470, turned(6, 0, 0, sheet(280, 360, 7))],
      [440, 662, bottle(), 1.25],
      [790, 600, turned(-14, 0, 0, tablets()), 0.82],
      [1080, 716, plant(white), 0.9],
    ),
  radiology: () =>
    niche({ wall: mix(teal700, soft, 0.25), niche: mix(soft, mint300, 0.4), floor: mint300 }, [
      600,
      720,
      ctScanner(),
      1.22,
    ]),
  oncology: () =>
    niche(
      { wall: mint200, niche: white, floor: sand200 },
      [600, 400, ribbon(), 0.98],
      [130, 716, plant(sand300), 0.95],
      [1040, 640, sprig(), 1.3],
    ),
  dental: () =>
    niche(
      { wall: mix(soft, mint200, 0.35), niche: mix(soft, mint200, 0.7), floor: sand200 },
      [540, 722, plinth(460, 44, sand300)],
      [540, 468, tooth()],
      [800, 480, turned(14, 0, 0, toothbrush())],
    ),
  homehealthcare: () =>
    outside(
      { sky: mix(sand200, white, 0.3), ground: lawn, horizon: 620 },
      [220, 619, roundTree(300, soft)],
      [980, 619, roundTree(380, teal500)],
      [600, 680, house(white, teal700) + at(0, -296, heartSign(46, terracotta)), 1.32],
      [880, 740, medicalBag(teal700), 0.9],
    ),
  physiotherapy: () =>
    niche(
      { wall: sand200, niche: white, floor: mint300 },
      [560, 676, parallelBars(), 1.15],
      [660, 726, exerciseBall(170, soft)],
      [350, 716, stretchBand(), 0.9],
      [1080, 716, plant(white), 0.95],
    ),
  urology: () =>
    niche(
      { wall: mix(sand200, white, 0.2), niche: mint200, floor: sand300 },
      [600, 720, stand(90, 240)],
      [600, 316, stroke("M-130 20C-90 60 -70 130 -56 220M130 20C90 60 70 130 56 220", mix(amber, sand200, 0.5), 16)],
      [600, 270, group(at(-132, 0, kidney(terracotta)), mirrored(132, 0, kidney(terracotta)))],
      [600, 548, bladder(), 0.98],
      [130, 716, plant(teal500), 0.95],
    ),
  dermatology: () =>
    niche(
      { wall: mint300, niche: mint100, floor: sand200 },
      [600, 500, forearm(skins[2]), 1.15],
      [
        520,
        480,
        group(
          magnifier(),
          circle(0, 0, 126, mix(skins[2], white, 0.12)),
          circle(-30, -20, 16, mix(skins[2], terracotta, 0.7)),
          circle(20, 26, 22, mix(skins[2], terracotta, 0.6)),
          circle(44, -34, 10, mix(skins[2], terracotta, 0.7)),
          stroke("M-84 -40C-74 -74 -50 -92 -20 -98", white, 10),
        ),
      ],
    ),
  paediatric: () =>
    niche(
      { wall: mix(amber, sand200, 0.78), niche: mix(sand200, white, 0.6), floor: mint300 },
      [600, 726, teddy(), 2.3],
      [
        600,
        726,
        group(
          stroke("M-72 -246C-80 -170 -40 -130 0 -126C40 -130 80 -170 72 -246M0 -126L0 -96", teal900, 11),
          circle(0, -78, 26, deep),
          circle(0, -78, 13, soft),
        ),
      ],
      [320, 730, block(104, teal500)],
      [262, 626, block(0, teal500)],
      [900, 730, block(112, soft)],
      [890, 618, block(88, terracotta)],
    ),
  criticalcare: () =>
    niche(
      { wall: teal700, niche: teal500, floor: mix(teal500, mint300, 0.6) },
      [600, 724, monitor(), 1.72],
      [180, 720, plant(mint300), 0.95],
    ),
  dialysis: () =>
    niche(
      { wall: mint200, niche: mix(soft, mint200, 0.4), floor: sand200 },
      [440, 722, recliner(teal500), 1.25],
      [780, 722, dialysisMachine(), 1.2],
    ),
  nephro: () =>
    niche(
      { wall: teal500, niche: mix(teal500, mint300, 0.5), floor: mint200 },
      [600, 724, plinth(360, 60, white)],
      [600, 394, kidneys(terracotta), 1.25],
    ),
  gastro: () =>
    niche(
      { wall: mix(sand300, white, 0.2), niche: mix(sand200, white, 0.6), floor: mint300 },
      [600, 724, stand(70, 240, teal700)],
      [610, 382, stomach(), 0.98],
      [140, 716, plant(white), 0.95],
      [1080, 0, hangingLamp(150, teal700)],
    ),
};
