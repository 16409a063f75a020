import { deep, hairs, mint200, mix, type Skin, shade, skins, soft, teal700, teal900, white } from "../palette.ts";
import { at, circle, ellipse, group, mirrored, type Point, path, rect, stroke } from "../svg.ts";
import { shadow } from "./furniture.ts";

export type Figure = {
  skin?: Skin;
  hair?: keyof typeof hairs;
  style?: "short" | "bun" | "long" | "scarf" | "turban" | "bald" | "cap";
  top?: string;
  bottom?: string;
  /** What hangs below the hips. */
  wear?: "trousers" | "coat" | "saree" | "kurta";
  /** Where each hand is, from the feet; without it, at the sides. */
  left?: Point;
  right?: Point;
  child?: boolean;
  beard?: boolean;
};

function head(look: Figure, skin: string, hair: string): string {
  const cloth = look.top ?? soft;
  switch (look.style ?? "short") {
    case "short":
      return group(
        circle(0, -300, 30, skin),
        path("M-33 -294C-40 -346 38 -352 33 -294C28 -312 20 -318 4 -318C-12 -316 -26 -312 -33 -294Z", hair),
      );
    case "bun":
      return group(
        circle(0, -342, 16, hair),
        circle(0, -300, 30, skin),
        path("M-32 -290C-38 -346 38 -346 32 -290C28 -310 14 -320 0 -324C-14 -320 -28 -310 -32 -290Z", hair),
      );
    case "long":
      return group(
        path("M-36 -300C-40 -350 40 -350 36 -300C38 -270 40 -246 42 -226L-42 -226C-40 -246 -38 -270 -36 -300Z", hair),
        rect(-11, -282, 22, 30, mix(skin, "#4a2415", 0.2), 8),
        circle(0, -300, 28, skin),
        path("M-32 -290C-38 -346 38 -346 32 -290C28 -310 14 -320 6 -324C-10 -314 -28 -310 -32 -290Z", hair),
      );
    case "scarf":
      return group(
        path(
          "M-38 -300C-40 -352 40 -352 38 -300C36 -262 56 -250 50 -224C20 -206 -20 -206 -50 -224C-56 -250 -36 -262 -38 -300Z",
          mix(cloth, white, 0.35),
        ),
        ellipse(0, -298, 23, 27, skin),
      );
    case "turban":
      return group(
        circle(0, -300, 30, skin),
        path("M-40 -304C-46 -354 46 -354 40 -304C26 -318 10 -324 0 -324C-10 -324 -26 -318 -40 -304Z", teal700),
      );
    case "bald":
      return group(
        circle(0, -300, 30, skin),
        path("M-31 -286C-36 -310 -28 -318 -24 -312L-25 -290ZM31 -286C36 -310 28 -318 24 -312L25 -290Z", hair),
      );
    case "cap":
      return group(
        circle(0, -300, 30, skin),
        path("M-34 -302C-38 -346 38 -346 34 -302Z", look.top ?? soft),
        path("M-27 -294L27 -294C27 -270 14 -264 0 -264C-14 -264 -27 -270 -27 -294Z", mint200),
      );
  }
}

function arm(side: number, hand: Point | undefined, sleeve: string, skin: string): string {
  const shoulder: Point = [side * 42, -236];
  const [x, y] = hand ?? [side * 54, -132];
  // The elbow hangs outside and below the middle, which reads as a relaxed arm.
  const elbow: Point = hand
    ? [(shoulder[0] + x) / 2 + side * 16, Math.max(shoulder[1], (shoulder[1] + y) / 2) + 16]
    : [side * 54, -184];
  return group(
    circle(x, y, 12, skin),
    stroke(
      `M${shoulder[0]} ${shoulder[1]}Q${elbow[0]} ${elbow[1]} ${x - Math.sign(x - shoulder[0]) * 3} ${y - 10}`,
      sleeve,
      23,
    ),
  );
}

function torso(look: Figure, top: string): string {
  const shape = "M-52 -232C-48 -254 -22 -260 0 -260C22 -260 48 -254 52 -232L46 -134L-46 -134Z";
  const open = path("M-12 -260L0 -226L12 -260Z", "SKIN");
  switch (look.wear) {
    case "coat":
      return group(
        path("M-52 -232C-48 -254 -22 -260 0 -260C22 -260 48 -254 52 -232L52 -84L-52 -84Z", white),
        path("M-14 -260L0 -110L14 -260Z", top),
        stroke("M0 -130L0 -84", mint200, 4),
        stroke("M-16 -256C-20 -226 -10 -210 -2 -204M16 -256C20 -236 20 -226 18 -216", teal700, 4),
      );
    case "saree":
      return group(
        path(shape, shade(top, 0.35)),
        path("M-46 -140L46 -140L66 -4L-66 -4Z", top),
        path("M20 -258L46 -250L52 -150L46 -120L-46 -120L-46 -150C-10 -170 10 -210 20 -258Z", top),
        stroke("M22 -256C10 -206 -12 -172 -46 -150", mix(top, white, 0.4), 6),
        stroke("M-64 -10L64 -10", mix(top, white, 0.4), 6),
      );
    case "kurta":
      return group(
        path("M-52 -232C-48 -254 -22 -260 0 -260C22 -260 48 -254 52 -232L56 -76L-56 -76Z", top),
        open,
        stroke("M0 -224L0 -190", shade(top), 4),
      );
    default:
      return group(path(shape, top), open);
  }
}

/** A standing figure, 330 tall, feet on y = 0. */
export function person(look: Figure): string {
  const skin = skins[look.skin ?? 2];
  const hair = hairs[look.hair ?? "black"];
  const top = look.top ?? soft;
  const bottom = look.bottom ?? teal900;
  const sleeve =
    look.wear === "coat" ? mix(white, mint200, 0.8) : look.wear === "saree" ? shade(top, 0.35) : shade(top, 0.1);
  const drawn = group(
    shadow(130),
    look.wear === "saree"
      ? ""
      : group(
          stroke("M-22 -140L-24 -14", bottom, 36),
          stroke("M22 -140L24 -14", shade(bottom, 0.3), 36),
          rect(-46, -14, 40, 14, deep, 7),
          rect(8, -14, 40, 14, deep, 7),
        ),
    rect(-11, -284, 22, 34, mix(skin, "#4a2415", 0.2), 8),
    torso(look, top).replaceAll("SKIN", skin),
    arm(-1, look.left, sleeve, skin),
    arm(1, look.right, sleeve, skin),
    head(look, skin, hair),
    look.beard
      ? path("M-29 -294C-29 -262 -14 -254 0 -254C14 -254 29 -262 29 -294C20 -282 -20 -282 -29 -294Z", hair)
      : "",
  );
  return look.child ? at(0, 0, drawn, 0.62) : drawn;
}

/** A seated figure facing right; y = 0 is the floor, the seat is at -100. */
export function seated(look: Figure): string {
  const skin = skins[look.skin ?? 2];
  const hair = hairs[look.hair ?? "black"];
  const top = look.top ?? soft;
  const bottom = look.bottom ?? teal900;
  const hand = look.right ?? [54, -136];
  return group(
    look.wear === "saree"
      ? path("M-40 -134L60 -134Q84 -132 86 -104L96 -4L30 -4L20 -92L-40 -92Z", top)
      : group(stroke("M-12 -112L64 -112L70 -16", bottom, 36), rect(52, -14, 48, 14, deep, 7)),
    at(
      0,
      36,
      group(
        rect(-11, -284, 22, 34, mix(skin, "#4a2415", 0.2), 8),
        torso({ ...look, wear: look.wear === "coat" ? "coat" : undefined }, top).replaceAll("SKIN", skin),
        look.wear === "saree" ? stroke("M22 -256C10 -206 -12 -172 -44 -150", mix(top, white, 0.4), 7) : "",
        head(look, skin, hair),
        look.beard
          ? path("M-29 -294C-29 -262 -14 -254 0 -254C14 -254 29 -262 29 -294C20 -282 -20 -282 -29 -294Z", hair)
          : "",
      ),
    ),
    circle(hand[0], hand[1], 12, skin),
    stroke(`M-26 -198Q-30 -140 ${hand[0] - 10} ${hand[1]}`, look.wear === "coat" ? mint200 : shade(top, 0.18), 22),
  );
}

export const facingLeft = (part: string) => mirrored(0, 0, part);
