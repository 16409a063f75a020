import {
  amber,
  deep,
  hairs,
  mint100,
  mint200,
  mint300,
  mix,
  type Skin,
  shade,
  skins,
  soft,
  teal500,
  teal700,
  white,
} from "./palette.ts";
import {
  at,
  circle,
  clipped,
  type Disc,
  ellipse,
  group,
  path,
  picture,
  rect,
  repeated,
  ring,
  stroke,
  turned,
} from "./svg.ts";

type Hair =
  | "crop"
  | "parted"
  | "quiff"
  | "curls"
  | "receding"
  | "bald"
  | "swept"
  | "turban"
  | "centre"
  | "bun"
  | "low-bun"
  | "long"
  | "waves"
  | "bob"
  | "braid"
  | "ponytail"
  | "fringe"
  | "scarf"
  | "drape";

type Clothes =
  | "coat"
  | "scrubs"
  | "nurse"
  | "suit"
  | "waistcoat"
  | "kurta"
  | "saree"
  | "technician"
  | "shirt"
  | "salwar";

export type Portrait = {
  skin: Skin;
  hair: Hair;
  hairColour?: keyof typeof hairs;
  clothes: Clothes;
  /** The shirt, saree, scrubs or kurta. */
  colour: string;
  /** The headscarf, drape or turban. */
  cloth?: string;
  background: string;
  glasses?: "round" | "square";
  beard?: "full" | "short" | "goatee";
  moustache?: boolean;
  earrings?: boolean;
  bindi?: boolean;
  woman?: boolean;
  /** Width of the face, 1 is the middle. */
  width?: number;
  /** Degrees. */
  tilt?: number;
};

const capOfHair = "M209 286C192 196 234 142 300 142C366 142 408 196 391 286";

const curls: readonly Disc[] = [
  [222, 222, 22],
  [226, 188, 26],
  [254, 162, 28],
  [292, 150, 29],
  [330, 154, 28],
  [362, 176, 28],
  [380, 210, 24],
  [262, 204, 22],
  [300, 200, 24],
  [340, 206, 22],
];

function hairBehind(look: Portrait, hair: string): string {
  const dark = shade(hair, 0.3);
  switch (look.hair) {
    case "long":
      return path(
        "M300 140C388 140 412 210 410 300C410 380 424 440 436 520L164 520C176 440 190 380 190 300C188 210 212 140 300 140Z",
        dark,
      );
    case "waves":
      return path(
        "M300 138C396 138 418 214 414 286C444 320 412 352 436 392C456 432 424 470 438 516L162 516C176 470 144 432 164 392C188 352 156 320 186 286C182 214 204 138 300 138Z",
        dark,
      );
    case "bob":
      return path(
        "M300 138C392 138 416 214 414 300C416 350 412 392 390 414L210 414C188 392 184 350 186 300C184 214 208 138 300 138Z",
        dark,
      );
    case "fringe":
      return path(
        "M300 138C392 138 414 214 410 310C412 380 416 420 420 470L180 470C184 420 188 380 190 310C186 214 208 138 300 138Z",
        dark,
      );
    case "bun":
      return circle(300, 134, 44, dark);
    case "low-bun":
      return ellipse(300, 384, 72, 36, dark);
    case "ponytail":
      return path("M340 150C436 160 446 270 430 350C422 410 432 450 452 486C400 484 366 430 372 350Z", dark);
    case "drape": {
      const cloth = look.cloth ?? mint300;
      return path(
        "M300 122C408 122 432 220 424 316C424 400 470 440 520 480L520 600L80 600L80 480C130 440 176 400 176 316C168 220 192 122 300 122Z",
        shade(cloth, 0.12),
      );
    }
    default:
      return "";
  }
}

function hairInFront(look: Portrait, hair: string): string {
  const light = mix(hair, white, 0.1);
  switch (look.hair) {
    case "crop":
      return path(
        "M211 272C202 196 238 150 300 150C362 150 398 196 389 272C382 256 378 240 372 228C350 214 326 210 300 210C274 210 250 214 228 228C222 240 218 256 211 272Z",
        hair,
      );
    case "parted":
      return group(
        path(
          "M210 276C192 196 222 136 302 138C380 134 408 196 390 276C382 260 380 240 374 224C340 226 284 216 256 190C246 214 226 228 222 240C216 252 214 266 210 276Z",
          hair,
        ),
        stroke("M256 190C264 172 278 160 296 154", light, 5),
      );
    case "quiff":
      return path(
        "M211 274C198 214 208 168 240 152C262 118 340 112 374 150C404 172 400 228 389 274C382 258 380 240 372 224C352 206 330 214 300 206C274 198 250 206 230 222C220 240 218 258 211 274Z",
        hair,
      );
    case "swept":
      return group(
        path(
          "M209 290C190 206 218 144 286 136C372 126 416 190 391 290C384 262 380 240 366 216C340 190 292 186 262 200C238 212 222 236 218 256C214 268 212 280 209 290Z",
          hair,
        ),
        stroke("M258 196C286 172 330 168 362 196", light, 5),
      );
    case "curls":
      return group(
        path(
          "M212 270C204 200 240 160 300 160C360 160 396 200 388 270C380 244 374 230 366 222L234 222C226 230 220 244 212 270Z",
          hair,
        ),
        curls.map(([x, y, r]) => circle(x, y, r, hair)).join(""),
      );
    case "receding":
      return path(
        "M210 284C200 226 214 160 300 152C386 160 400 226 390 284C384 266 382 244 376 226C372 202 350 188 332 186C320 196 280 196 268 186C250 188 228 202 224 226C218 244 216 266 210 284Z",
        hair,
      );
    case "bald":
      return group(
        path("M211 292C202 262 204 230 222 206C228 226 226 262 222 288Z", hair),
        path("M389 292C398 262 396 230 378 206C372 226 374 262 378 288Z", hair),
      );
    case "centre":
    case "bun":
    case "long":
    case "braid":
      return group(
        path(`${capOfHair}C386 250 362 214 300 184C238 214 214 250 209 286Z`, hair),
        stroke("M300 150L300 182", light, 4),
        look.hair === "braid" ? braid(hair) : "",
      );
    case "low-bun":
    case "ponytail":
      return group(
        path(`${capOfHair}C388 252 376 222 344 190C316 224 262 238 230 246C218 260 212 272 209 286Z`, hair),
        stroke("M344 188C340 174 330 160 318 152", light, 4),
      );
    case "waves":
    case "bob":
      return path(
        "M200 330C180 200 220 138 302 138C384 138 420 200 400 330C392 290 388 248 342 190C320 224 266 238 236 250C218 274 212 300 200 330Z",
        hair,
      );
    case "fringe":
      return path(
        "M204 330C184 206 214 138 300 138C386 138 416 206 396 330C388 300 386 270 382 250C346 232 254 232 218 250C214 270 212 300 204 330Z",
        hair,
      );
    case "drape": {
      const cloth = look.cloth ?? mint300;
      return group(
        path(`${capOfHair}C386 250 362 214 300 184C238 214 214 250 209 286Z`, hair),
        path(
          "M176 330C162 208 200 122 300 122C400 122 438 208 424 330C414 350 404 380 412 430L388 420C396 360 408 300 396 246C384 190 348 158 300 158C252 158 216 190 204 246C192 300 204 360 212 420L188 430C196 380 186 350 176 330Z",
          cloth,
        ),
      );
    }
    case "scarf":
      return "";
    case "turban": {
      const cloth = look.cloth ?? teal700;
      const fold = shade(cloth, 0.28);
      return group(
        path(
          "M196 246C176 168 226 104 300 104C374 104 424 168 404 246C392 232 372 214 300 200C228 214 208 232 196 246Z",
          cloth,
        ),
        path("M300 200C280 190 262 178 300 150C338 178 320 190 300 200Z", fold),
        stroke("M206 224C230 190 262 166 300 150", fold, 5),
        stroke("M394 224C370 190 338 166 300 150", fold, 5),
        stroke("M204 188C232 158 262 140 300 128", fold, 4),
        stroke("M396 188C368 158 338 140 300 128", fold, 4),
      );
    }
  }
}

const braid = (hair: string) =>
  group(
    path("M384 270C410 320 404 370 396 410L372 400C386 360 388 310 378 270Z", hair),
    repeated(5, (index) =>
      ellipse(388 - index * 3, 420 + index * 34, 22 - index * 2, 23, index % 2 ? mix(hair, white, 0.08) : hair),
    ),
    rect(364, 568, 22, 10, amber, 5),
  );

function headscarf(cloth: string): string {
  const fold = shade(cloth, 0.16);
  const opening =
    "M300 190C352 190 374 226 374 280C374 340 340 384 300 384C260 384 226 340 226 280C226 226 248 190 300 190Z";
  return group(
    `<path fill-rule="evenodd" fill="${cloth}" d="M300 134C392 134 412 214 406 300C402 356 412 398 438 440C458 474 440 520 300 540C160 520 142 474 162 440C188 398 198 356 194 300C188 214 208 134 300 134Z${opening}"/>`,
    path(
      "M226 300C232 350 262 384 300 384C338 384 368 350 374 300C388 372 372 436 206 462C232 430 226 360 226 300Z",
      fold,
    ),
  );
}

function face(look: Portrait, skin: string, hair: string): string {
  const dim = mix(skin, "#4a2415", 0.26);
  const brow = look.hairColour === "white" || look.hairColour === "grey" ? hairs.salt : mix(hair, skin, 0.12);
  const lips = look.woman ? mix(skin, "#8e2f26", 0.5) : mix(skin, "#7a3325", 0.42);
  const beard = mix(hair, skin, look.beard === "short" ? 0.42 : 0.06);
  const jaw =
    "M300 166C348 166 382 198 382 256L380 296C376 348 338 386 300 386C262 386 224 348 220 296L218 256C218 198 252 166 300 166Z";
  return group(
    ellipse(215, 284, 16, 24, skin),
    ellipse(385, 284, 16, 24, skin),
    look.earrings ? circle(214, 316, 7, amber) + circle(386, 316, 7, amber) : "",
    path(jaw, skin),
    clipped(
      jaw,
      group(
        ellipse(246, 320, 24, 17, mix(skin, "#d0694a", 0.14)),
        ellipse(354, 320, 24, 17, mix(skin, "#d0694a", 0.14)),
        look.beard === "full" || look.beard === "short"
          ? path(
              "M210 270C226 292 230 330 258 330C280 316 320 316 342 330C370 330 374 292 390 270L396 400L204 400Z",
              beard,
            )
          : "",
        look.beard === "goatee"
          ? path("M270 330C284 318 316 318 330 330C336 350 338 370 326 392L274 392C262 370 264 350 270 330Z", beard)
          : "",
      ),
    ),
    look.beard === "full"
      ? path(
          "M224 316C228 376 262 406 300 406C338 406 372 376 376 316C362 356 340 372 300 372C260 372 238 356 224 316Z",
          beard,
        )
      : "",
    stroke("M302 278C304 296 314 306 308 314C304 318 298 318 293 316", dim, 4.5),
    stroke("M250 256C259 248 274 247 284 252", brow, look.woman ? 5 : 7.5),
    stroke("M316 252C326 247 341 248 350 256", brow, look.woman ? 5 : 7.5),
    ellipse(268, 280, 6.5, 8, "#1e1713"),
    ellipse(332, 280, 6.5, 8, "#1e1713"),
    circle(270.5, 277, 2, white),
    circle(334.5, 277, 2, white),
    look.woman
      ? stroke("M257 275C262 269 272 268 279 272", "#1e1713", 3.5) +
          stroke("M321 272C328 268 338 269 343 275", "#1e1713", 3.5)
      : "",
    look.beard || look.moustache
      ? path(
          "M272 344C284 340 316 340 328 344C324 358 312 362 300 362C288 362 276 358 272 344Z",
          mix(lips, "#5a1f18", 0.2),
        ) + path("M276 344C288 341 312 341 324 344C318 350 282 350 276 344Z", white)
      : look.woman
        ? path(
            "M270 336C282 341 292 337 300 340C308 337 318 341 330 336C324 355 312 362 300 362C288 362 276 355 270 336Z",
            lips,
          ) + stroke("M270 336C284 351 316 351 330 336", mix(lips, "#5a1f18", 0.4), 3.5)
        : stroke("M274 340C284 352 316 352 326 340", lips, 6),
    look.moustache || look.beard === "full" || look.beard === "goatee"
      ? path(
          "M300 326C318 318 336 328 344 344C328 348 312 344 300 340C288 344 272 348 256 344C264 328 282 318 300 326Z",
          mix(hair, skin, 0.05),
        )
      : "",
    look.bindi ? circle(300, 240, 5.5, "#8e2f26") : "",
    look.glasses ? glasses(look.glasses) : "",
  );
}

function glasses(kind: "round" | "square"): string {
  const frame = deep;
  const lens = (x: number) =>
    kind === "round"
      ? ring(x, 282, 27, frame, 5)
      : `<rect x="${x - 29}" y="260" width="58" height="42" rx="12" fill="none" stroke="${frame}" stroke-width="6"/>`;
  return group(
    lens(266),
    lens(334),
    stroke("M293 278C297 273 303 273 307 278", frame, 5),
    stroke("M238 274L219 270M362 274L381 270", frame, 5),
  );
}

const body =
  "M70 620C66 520 110 470 190 452C226 444 252 436 262 418L338 418C348 436 374 444 410 452C490 470 534 520 530 620Z";

function clothes(look: Portrait, skin: string): string {
  const { colour } = look;
  const dim = shade(colour, 0.18);
  const inside = (...parts: string[]) => clipped(body, group(...parts));
  const vNeck = path("M254 436L300 520L346 436L330 410L270 410Z", skin);
  const collar = (fill: string) =>
    path("M258 424L300 470L262 500L236 446Z", fill) + path("M342 424L300 470L338 500L364 446Z", fill);
  const shirt = group(
    rect(60, 400, 480, 220, colour),
    path("M256 410L262 426L300 470L338 426L344 410Z", skin),
    stroke("M300 474L300 620", dim, 4),
  );
  const sleeves =
    stroke("M150 540L144 620", shade(colour, 0.22), 5) + stroke("M450 540L456 620", shade(colour, 0.22), 5);
  switch (look.clothes) {
    case "coat": {
      const cloth = white;
      const line = mix(mint300, soft, 0.25);
      return (
        inside(
          rect(60, 400, 480, 220, colour),
          look.woman
            ? path("M256 430C262 478 338 478 344 430L330 410L270 410Z", skin)
            : path("M256 410L262 426L300 470L338 426L344 410Z", skin) +
                collar(mix(colour, white, 0.22)) +
                stroke("M300 480L300 620", dim, 4),
          path("M40 640L40 440L236 428C240 500 262 570 282 640Z", cloth),
          path("M560 640L560 440L364 428C360 500 338 570 318 640Z", cloth),
          path("M240 424L196 452L212 520L194 534L266 620L284 640C262 570 244 500 240 424Z", mint200),
          path("M360 424L404 452L388 520L406 534L334 620L316 640C338 570 356 500 360 424Z", mint200),
          stroke("M150 548L146 620", line, 5),
          stroke("M450 548L454 620", line, 5),
        ) + stethoscope()
      );
    }
    case "scrubs":
      return inside(
        rect(60, 400, 480, 220, colour),
        vNeck,
        stroke("M254 436L300 520L346 436", dim, 9),
        sleeves,
        path("M372 556h76v64h-76Z", shade(colour, 0.1)),
        rect(390, 540, 9, 40, amber, 4),
      );
    case "nurse":
      return inside(
        rect(60, 400, 480, 220, colour),
        path("M254 410L258 426L300 486L342 426L346 410Z", skin),
        path("M258 424L300 486L254 508L230 444Z", white),
        path("M342 424L300 486L346 508L370 444Z", white),
        stroke("M300 490L300 620", dim, 4),
        path("M112 482L176 454L190 474L124 506Z", teal700),
        path("M488 482L424 454L410 474L476 506Z", teal700),
        circle(372, 552, 20, white),
        ring(372, 552, 18, teal700, 4),
        stroke("M372 552L372 542M372 552L380 555", teal700, 3.5),
        rect(366, 516, 12, 20, amber, 4),
        sleeves,
      );
    case "suit": {
      const lapel = mix(colour, white, 0.12);
      return inside(
        rect(60, 400, 480, 220, colour),
        path("M246 426L300 600L354 426Z", white),
        path("M262 424L300 462L338 424L330 408L270 408Z", skin),
        collarSmall(),
        look.woman ? "" : path("M288 470L312 470L320 560L300 592L280 560Z", look.cloth ?? teal500),
        path("M246 424L204 456L218 504L200 516L296 640L300 600Z", lapel),
        path("M354 424L396 456L382 504L400 516L304 640L300 600Z", lapel),
        sleeves,
      );
    }
    case "waistcoat":
      return inside(
        rect(60, 400, 480, 220, mix(white, mint300, 0.25)),
        path(
          "M196 452L262 424L300 470L338 424L404 452C396 510 400 560 404 640L196 640C200 560 204 510 196 452Z",
          colour,
        ),
        path("M262 426L300 462L338 426L330 408L270 408Z", skin),
        stroke("M262 428C276 452 288 462 300 470C312 462 324 452 338 428", mix(colour, white, 0.2), 11),
        stroke("M300 478L300 620", dim, 4),
        [510, 545, 580].map((y) => circle(312, y, 4.5, mix(colour, white, 0.5))).join(""),
      );
    case "kurta":
      return inside(
        rect(60, 400, 480, 220, colour),
        path("M262 424L300 458L338 424L330 408L270 408Z", skin),
        stroke("M260 430C276 452 288 460 300 466C312 460 324 452 340 430", dim, 10),
        rect(286, 466, 28, 110, dim, 8),
        [490, 520, 550].map((y) => circle(300, y, 4.5, white)).join(""),
        sleeves,
      );
    case "saree": {
      const blouse = look.cloth ?? shade(colour, 0.45);
      return inside(
        rect(60, 400, 480, 220, blouse),
        path("M244 430C252 492 348 492 356 430L330 408L270 408Z", skin),
        path("M336 428L430 452C400 540 330 600 250 660L40 660L60 640C190 600 300 530 336 428Z", colour),
        path(
          "M336 428L360 434C330 540 210 620 80 660L40 660L60 640C190 600 300 530 336 428Z",
          mix(amber, colour, 0.25),
        ),
        stroke("M384 444C362 530 290 600 210 650", dim, 4),
        stroke("M410 450C390 530 330 600 270 650", dim, 4),
      );
    }
    case "technician":
      return inside(
        shirt,
        collar(shade(colour, 0.12)),
        path("M240 440L290 640L310 640L360 440L350 436L300 610L250 436Z", teal700),
        rect(272, 566, 56, 50, white, 6),
        rect(282, 578, 20, 24, mint300, 3),
        sleeves,
      );
    case "shirt":
      return inside(shirt, collar(mix(colour, white, 0.2)), sleeves);
    case "salwar":
      return inside(
        rect(60, 400, 480, 220, colour),
        path("M250 430C258 496 342 496 350 430L330 408L270 408Z", skin),
        path("M232 440C214 520 196 580 190 660L110 660C116 570 140 490 176 456Z", look.cloth ?? mint100),
        path("M368 440C386 520 404 580 410 660L490 660C484 570 460 490 424 456Z", look.cloth ?? mint100),
        sleeves,
      );
  }
}

const collarSmall = () =>
  path("M262 422L300 464L274 486L248 436Z", mint200) + path("M338 422L300 464L326 486L352 436Z", mint200);

const stethoscope = () =>
  group(
    stroke("M236 438C228 490 236 540 262 566", teal700, 9),
    stroke("M364 438C372 480 372 520 366 556", teal700, 9),
    stroke("M262 566C266 572 268 580 268 590", teal700, 9),
    circle(366, 568, 19, deep),
    circle(366, 568, 9, soft),
  );

/** A bust, 600 × 600: the face lies in the middle band, so that a 2:1 crop keeps it. */
export function portrait(look: Portrait): string {
  const skin = skins[look.skin];
  const hair = hairs[look.hairColour ?? "black"];
  const neckShade = mix(skin, "#4a2415", 0.22);
  const neck = group(
    rect(260, 350, 80, 100, skin, 20),
    path("M260 366C276 396 324 396 340 366L340 400C320 424 280 424 260 400Z", neckShade),
  );
  const head = group(face(look, skin, hair), hairInFront(look, hair));
  const wide = look.width ?? 1;
  const scaled = (part: string, factor: number) =>
    `<g transform="translate(${300 - 300 * factor} 0) scale(${factor} 1)">${part}</g>`;
  // Lies under the face, so that no background shows between the temples and the hair.
  const scalp = ["bald", "receding", "scarf", "turban"].includes(look.hair) ? "" : path(`${capOfHair}Z`, hair);
  const bust = group(
    turned(look.tilt ?? 0, 300, 420, scaled(hairBehind(look, hair) + scalp, wide)),
    scaled(group(neck, clothes(look, skin)), look.woman ? 0.9 : 1),
    turned(
      look.tilt ?? 0,
      300,
      420,
      scaled(head + (look.hair === "scarf" ? headscarf(look.cloth ?? mint300) : ""), wide),
    ),
  );
  return picture(
    600,
    600,
    group(
      rect(0, 0, 600, 600, look.background),
      path("M70 600L70 300C70 170 172 70 300 70C428 70 530 170 530 300L530 600Z", mix(look.background, white, 0.45)),
      at(0, 26, bust),
    ),
  );
}
