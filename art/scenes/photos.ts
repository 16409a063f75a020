import { inTurn } from "../in-turn.ts";
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
  skins,
  soft,
  teal500,
  teal700,
  teal900,
  terracotta,
  white,
} from "../palette.ts";
import { facingLeft, person, seated } from "../props/figure.ts";
import {
  bench,
  blossom,
  cabinet,
  chair,
  clock,
  computer,
  curtains,
  desk,
  door,
  floorLamp,
  framed,
  hangingLamp,
  jars,
  plant,
  screen,
  shadow,
  shelf,
  smallPlant,
  sprig,
  stool,
  table,
  windowOnGarden,
} from "../props/furniture.ts";
import {
  ambulance,
  analyser,
  bassinet,
  bed,
  block,
  cot,
  cross,
  ctScanner,
  dentalChair,
  dialysisMachine,
  drip,
  examCouch,
  exerciseBall,
  incubator,
  instrumentTable,
  microscope,
  monitor,
  mriScanner,
  operatingLamp,
  operatingTable,
  parallelBars,
  recliner,
  sleeper,
  teddy,
  tubes,
  ultrasoundMachine,
  wheelchair,
  xRayStand,
  xRayTable,
} from "../props/medical.ts";
import { plate, questionMark } from "../props/objects.ts";
import {
  bird,
  bush,
  cloud,
  hill,
  hospital,
  kachnar,
  lawn,
  parkBench,
  pathColour,
  roundTree,
  streetLamp,
} from "../props/outdoors.ts";
import { at, circle, ellipse, group, path, rect, repeated, stroke } from "../svg.ts";
import { outside, room } from "./stage.ts";

const night = mix(teal900, soft, 0.25);

const medicineWall = (width: number, rows: number) =>
  repeated(rows, (index) => at(0, index * 124, shelf(width, jars(width - 30, index * 3 + 1))));

const dishes = [amber, terracotta, soft, sand200];

const serving = () =>
  group(
    desk(560, mix(soft, white, 0.6), teal700),
    repeated(4, (index) =>
      group(
        path(
          `M${-220 + index * 120} -156L${-220 + index * 120} -190L${-130 + index * 120} -190L${-130 + index * 120} -156Z`,
          mix(soft, white, 0.55),
        ),
        ellipse(-175 + index * 120, -190, 45, 10, inTurn(dishes, index)),
      ),
    ),
  );

const canteenTable = () => group(table(330, 130, white, teal900), at(-80, -130, plate()), at(80, -130, plate()));

const paintedWall = () =>
  group(
    path(
      "M0 592L0 420C160 340 300 400 460 420C640 340 820 360 1000 420C1080 390 1150 390 1200 400L1200 592Z",
      mix(soft, mint200, 0.45),
    ),
    at(180, 450, roundTree(220, mix(teal500, mint200, 0.3))),
    at(1040, 440, roundTree(260, mix(soft, mint100, 0.1))),
    circle(900, 170, 64, mix(amber, white, 0.35)),
    at(420, 190, cloud(0.9)),
    at(640, 130, cloud(0.6)),
    at(620, 280, group(stroke("M0 30C-10 80 14 110 0 160", teal500, 4), ellipse(0, -16, 40, 50, terracotta))),
  );

const helpCounter = () =>
  group(
    shadow(640),
    path("M-300 -170L300 -170L270 -20Q260 0 230 0L-230 0Q-260 0 -270 -20Z", teal500),
    ellipse(0, -170, 316, 44, sand300),
    ellipse(0, -176, 316, 44, mix(sand300, white, 0.5)),
    at(0, -70, cross(70, mix(teal500, white, 0.7))),
  );

export const photos: Record<string, () => string> = {
  "outside-by-day": () =>
    outside(
      { sky: mint200, ground: lawn, horizon: 620 },
      [
        0,
        0,
        hill("M0 620L0 470C240 380 460 430 640 470C860 400 1040 420 1200 460L1200 620Z", mix(soft, mint200, 0.55)),
      ],
      [190, 140, cloud(0.9)],
      [1010, 180, cloud(1)],
      [600, 620, hospital(), 0.74],
      [600, 620, path("M-90 0L90 0L230 180L-230 180Z", pathColour)],
      [150, 680, roundTree(330, teal500)],
      [290, 660, roundTree(240, soft)],
      [930, 664, roundTree(250, soft)],
      [1080, 690, roundTree(350, teal500)],
      [420, 650, bush(150, teal700)],
      [790, 650, bush(150, teal700)],
    ),
  "outside-at-dusk": () =>
    outside(
      { sky: night, ground: mix(deep, teal700, 0.5), horizon: 640 },
      [980, 150, circle(0, 0, 54, mix(amber, white, 0.65))],
      [0, 0, hill("M0 640L0 460C240 380 460 420 640 450C860 380 1040 410 1200 440L1200 640Z", mix(night, deep, 0.4))],
      [560, 640, hospital(true), 0.78],
      [560, 640, path("M-90 0L90 0L250 160L-190 160Z", mix(sand300, teal900, 0.6))],
      [160, 700, roundTree(330, teal900)],
      [1050, 690, roundTree(300, teal900)],
      [320, 720, streetLamp(true)],
      [850, 720, streetLamp(true)],
    ),
  reception: () =>
    room(
      { wall: sand200, dado: mint300, floor: sand300 },
      [600, 200, group(circle(0, 0, 76, teal500), blossom(2.3, 0, 0, white))],
      [260, 0, hangingLamp(120)],
      [940, 0, hangingLamp(120)],
      [480, 630, person({ skin: 1, style: "long", top: mint300, right: [70, -170] })],
      [700, 630, person({ skin: 4, top: teal900, beard: true })],
      [600, 670, desk(860, sand300, teal500), 1.05],
      [390, 506, computer(), 0.9],
      [850, 506, smallPlant(white), 1.1],
      [400, 756, chair(terracotta)],
      [800, 756, facingLeft(chair(terracotta))],
      [80, 730, plant(white)],
      [1120, 730, plant(white)],
    ),
  "waiting-hall": () =>
    room(
      { wall: mint100, dado: mint200, floor: mix(sand300, white, 0.3) },
      [230, 420, windowOnGarden(280, 300)],
      [970, 420, windowOnGarden(280, 300)],
      [600, 190, clock(), 1.5],
      [330, 640, bench(4, soft), 0.92],
      [880, 640, bench(4, soft), 0.92],
      [300, 744, bench(4, teal500), 1.08],
      [900, 744, bench(4, teal500), 1.08],
      [214, 744, seated({ skin: 3, style: "bun", top: terracotta, wear: "saree" }), 1.08],
      [950, 744, seated({ skin: 2, top: amber, hair: "grey" }), 1.08],
      [600, 730, plant(white)],
    ),
  "opd-room": () =>
    room(
      { wall: sand200, dado: mix(mint300, sand200, 0.5), floor: sand300 },
      [850, 400, windowOnGarden(260, 260)],
      [260, 250, framed(170, 130, at(0, 14, sprig(), 0.8))],
      [900, 690, examCouch(soft)],
      [1120, 680, screen(150, 480, mint300)],
      [130, 700, chair(teal700), 1.1],
      [330, 710, desk(340, sand300, white)],
      [300, 554, computer(), 0.9],
      [440, 554, smallPlant(teal500), 0.8],
      [580, 714, facingLeft(chair(teal700)), 1.1],
    ),
  pharmacy: () =>
    room(
      { wall: mint200, dado: mint300, floor: sand300 },
      [310, 150, medicineWall(480, 3)],
      [890, 150, medicineWall(480, 3)],
      [600, 140, group(circle(0, 0, 66, teal500), cross(72))],
      [600, 650, person({ skin: 2, wear: "coat", style: "bun", top: soft, right: [80, -170] }), 1.05],
      [600, 700, desk(1040, sand300, teal700), 1],
      [300, 544, computer(), 0.9],
      [850, 544, jars(160, 3), 0.8],
    ),
  laboratory: () =>
    room(
      { wall: mix(mint300, white, 0.4), dado: mint300, floor: sand200 },
      [880, 230, shelf(420, jars(400, 4))],
      [300, 400, windowOnGarden(300, 280)],
      [600, 740, cabinet(1120, 190, white)],
      [600, 560, rect(-580, -16, 1160, 26, teal700, 8)],
      [760, 544, microscope(), 1.15],
      [1000, 544, tubes(5), 1.2],
      [280, 544, analyser(), 1.05],
      [520, 544, tubes(4)],
      [420, 770, stool(teal500), 1.1],
    ),
  "ct-room": () =>
    room(
      { wall: mix(soft, mint200, 0.4), dado: mix(soft, mint200, 0.2), floor: mint200 },
      [170, 592, door(170, 390, teal700)],
      [620, 700, ctScanner(), 1.08],
      [1040, 716, plant(white)],
    ),
  "mri-room": () =>
    room(
      { wall: mix(teal700, soft, 0.3), dado: mix(teal500, soft, 0.2), floor: mix(soft, mint300, 0.4) },
      [240, 300, circle(0, 0, 120, mix(amber, white, 0.5)), 0.5],
      [240, 300, circle(0, 0, 44, mix(amber, white, 0.75))],
      [680, 710, mriScanner(), 1.15],
      [130, 720, floorLamp(mint300)],
    ),
  "x-ray-room": () =>
    room(
      { wall: mint200, dado: mint300, floor: sand200 },
      [1000, 690, xRayStand()],
      [500, 700, xRayTable(), 1.1],
      [150, 700, screen(150, 460, mix(soft, white, 0.3))],
    ),
  ultrasound: () =>
    room(
      { wall: mix(sand200, white, 0.2), dado: mix(soft, mint200, 0.55), floor: sand300 },
      [300, 420, windowOnGarden(240, 250)],
      [300, 420, curtains(240, 250, soft)],
      [480, 706, examCouch(teal500), 1.2],
      [870, 716, ultrasoundMachine(), 1.15],
      [1060, 730, stool(terracotta)],
    ),
  "operating-theatre": () =>
    room(
      { wall: mix(teal500, soft, 0.45), dado: mix(teal500, soft, 0.25), floor: mint200 },
      [330, -20, operatingLamp(0.95)],
      [700, -20, operatingLamp(0.95)],
      [200, 710, monitor(), 1.05],
      [380, 690, person({ skin: 3, style: "cap", top: teal700, bottom: teal700, right: [80, -190] }), 1.1],
      [780, 690, person({ skin: 1, style: "cap", top: teal700, bottom: teal700, left: [-80, -190] }), 1.1],
      [590, 720, operatingTable(), 1.05],
      [1010, 720, instrumentTable(), 1.1],
    ),
  icu: () =>
    room(
      { wall: mint200, dado: mint300, floor: mix(sand300, white, 0.4) },
      [
        600,
        230,
        group(
          rect(-330, -24, 660, 48, white, 12),
          repeated(6, (index) => circle(-250 + index * 100, 0, 10, soft)),
        ),
      ],
      [180, 704, drip(), 1.15],
      [590, 716, bed(teal500, sleeper(skins[3], hairs.salt)), 1.35],
      [1020, 716, monitor(), 1.3],
    ),
  "general-ward": () =>
    room(
      { wall: sand200, dado: mint200, floor: sand300 },
      [220, 390, windowOnGarden(210, 240)],
      [600, 390, windowOnGarden(210, 240)],
      [980, 390, windowOnGarden(210, 240)],
      [205, 690, bed(soft, sleeper(skins[2], hairs.black)), 0.78],
      [602, 690, bed(teal500), 0.78],
      [1000, 690, bed(soft, sleeper(skins[4], hairs.grey)), 0.78],
      [404, 680, screen(50, 470, mint300)],
      [800, 680, screen(50, 470, mint300)],
    ),
  "private-room": () =>
    room(
      { wall: mix(terracotta, sand200, 0.84), dado: mix(terracotta, sand200, 0.74), floor: sand300 },
      [650, 440, windowOnGarden(460, 330)],
      [650, 440, curtains(460, 330, mix(sand200, white, 0.5))],
      [300, 706, bed(teal500), 1.12],
      [1140, 690, plant(white), 0.95],
      [
        900,
        726,
        group(
          shadow(400),
          rect(-180, -210, 360, 150, soft, 34),
          rect(-160, -110, 320, 56, mix(soft, white, 0.3), 20),
          rect(-204, -140, 50, 120, teal500, 22),
          rect(154, -140, 50, 120, teal500, 22),
          rect(-180, -56, 360, 34, teal500, 10),
        ),
      ],
    ),
  "maternity-ward": () =>
    room(
      { wall: mix(terracotta, sand200, 0.78), dado: mix(sand200, white, 0.4), floor: sand300 },
      [860, 410, windowOnGarden(280, 270)],
      [860, 410, curtains(280, 270, mix(terracotta, white, 0.72))],
      [330, 250, framed(140, 170, at(0, 14, sprig(), 1))],
      [420, 706, bed(mix(terracotta, white, 0.45), sleeper(skins[2], hairs.black)), 1.3],
      [880, 720, bassinet(skins[1], mint300), 1.2],
      [1110, 716, plant(white), 0.9],
    ),
  nursery: () =>
    room(
      { wall: mix(amber, sand200, 0.8), dado: mix(sand200, white, 0.4), floor: mint200 },
      [
        600,
        170,
        repeated(7, (index) =>
          blossom(0.9, -450 + index * 150, index % 2 ? 26 : 0, index % 3 ? mix(terracotta, white, 0.45) : soft),
        ),
      ],
      [190, 706, bassinet(skins[2], soft), 1.2],
      [460, 706, bassinet(skins[1], mint300), 1.2],
      [730, 706, bassinet(skins[3], mix(terracotta, white, 0.5)), 1.2],
      [1020, 0, hangingLamp(290, teal500)],
      [1020, 716, incubator(skins[2]), 1.12],
    ),
  "childrens-ward": () =>
    room(
      { wall: mint100, dado: mint100, floor: mix(amber, sand300, 0.75) },
      [0, 0, paintedWall()],
      [380, 700, cot(), 1.25],
      [790, 716, teddy(), 1.05],
      [950, 730, block(84, teal500)],
      [1046, 730, block(84, terracotta)],
      [1000, 646, block(78, amber)],
      [1130, 730, exerciseBall(36, soft)],
    ),
  "dialysis-unit": () =>
    room(
      { wall: mint100, dado: mint200, floor: sand200 },
      [300, 380, windowOnGarden(230, 250)],
      [860, 380, windowOnGarden(230, 250)],
      [260, 700, recliner(teal500), 1.02],
      [510, 690, group(rect(-96, -466, 220, 470, mint300, 30), dialysisMachine())],
      [790, 700, recliner(teal500), 1.02],
      [1040, 690, group(rect(-96, -466, 220, 470, mint300, 30), dialysisMachine())],
    ),
  "physiotherapy-hall": () =>
    room(
      { wall: sand200, dado: mix(soft, mint200, 0.5), floor: mix(sand300, "#c1936a", 0.25) },
      [220, 390, windowOnGarden(220, 270)],
      [600, 390, windowOnGarden(220, 270)],
      [980, 390, windowOnGarden(220, 270)],
      [450, 680, parallelBars(), 1.12],
      [240, 776, path("M-190 0L190 0L160 -44L-160 -44Z", teal500)],
      [950, 740, exerciseBall(118, terracotta)],
      [1110, 750, exerciseBall(62, soft)],
    ),
  "dental-chair": () =>
    room(
      { wall: mix(soft, mint200, 0.5), dado: mint200, floor: sand200 },
      [240, 390, windowOnGarden(250, 260)],
      [610, 720, dentalChair(teal500), 1.18],
      [1040, 716, cabinet(210, 210, white)],
      [1040, 506, smallPlant(terracotta)],
      [230, 736, stool(teal700), 1.15],
    ),
  ambulance: () =>
    outside(
      { sky: mint200, ground: mix(sand300, white, 0.2), horizon: 630 },
      [
        600,
        629,
        group(
          rect(-600, -470, 1200, 470, sand200),
          rect(-600, -490, 1200, 26, teal700),
          repeated(7, (index) => rect(-550 + index * 162, -420, 92, 100, mint300, 14)),
          rect(-420, -270, 380, 270, teal900, 10),
          rect(-404, -254, 170, 254, mint300, 6),
          rect(-226, -254, 170, 254, mix(mint300, white, 0.4), 6),
        ),
      ],
      [
        370,
        630,
        group(
          rect(-250, -330, 500, 44, terracotta, 14),
          rect(-230, -290, 18, 290, white),
          rect(212, -290, 18, 290, white),
        ),
      ],
      [710, 730, ambulance(), 1.1],
      [180, 740, person({ skin: 3, top: teal500, bottom: deep }), 0.9],
      [90, 734, plant(white), 0.85],
    ),
  canteen: () =>
    room(
      { wall: mix(amber, sand200, 0.82), dado: mint200, floor: sand300 },
      [230, 0, hangingLamp(150, terracotta)],
      [600, 0, hangingLamp(150, terracotta)],
      [970, 0, hangingLamp(150, terracotta)],
      [600, 590, person({ skin: 3, style: "bun", top: white, wear: "kurta" })],
      [600, 640, serving()],
      [196, 740, canteenTable(), 1.05],
      [1004, 740, canteenTable(), 1.05],
      [600, 764, stool(teal500)],
      [460, 764, stool(teal500)],
      [740, 764, stool(teal500)],
    ),
  garden: () =>
    outside(
      { sky: mix(mint200, white, 0.3), ground: lawn, horizon: 560 },
      [240, 150, cloud(0.9)],
      [420, 240, bird()],
      [0, 0, hill("M0 560L0 440C240 380 500 420 700 440C900 380 1080 400 1200 430L1200 560Z", mix(soft, mint200, 0.5))],
      [130, 559, roundTree(280, teal500)],
      [290, 559, roundTree(210, soft)],
      [
        0,
        560,
        path("M520 0L600 0C560 60 500 90 520 140C540 190 640 210 700 240L260 240C260 160 420 100 520 0Z", pathColour),
      ],
      [820, 680, kachnar(), 0.98],
      [860, 716, parkBench(), 1.2],
      [130, 700, bush(220, teal700)],
      [1110, 740, bush(180, teal700)],
      [340, 620, bush(100, teal500)],
      [700, 700, repeated(6, (index) => circle(index * 42 - 60, (index * 37) % 60, 6, mix(terracotta, white, 0.45)))],
    ),
  "help-desk": () =>
    room(
      { wall: mint200, dado: mint300, floor: sand300 },
      [180, 600, door(170, 400)],
      [1020, 600, door(170, 400)],
      [600, 180, group(rect(-5, -180, 10, 120, teal900), circle(0, 0, 92, amber), at(0, -10, questionMark()))],
      [540, 650, person({ skin: 1, style: "scarf", top: teal500 }), 1.05],
      [690, 650, person({ skin: 4, top: sand200 }), 1.05],
      [600, 726, helpCounter()],
      [250, 756, wheelchair(teal700), 1.05],
      [960, 752, person({ skin: 2, top: terracotta, style: "long", wear: "kurta", left: [-80, -180] })],
    ),
};
