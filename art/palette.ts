/** Every colour in the pictures: the site's palette, and skin and hair that sit beside it. */
export const deep = "#0c3b3a";
export const teal900 = "#11504e";
export const teal700 = "#15635f";
export const teal500 = "#1c7a74";
export const soft = "#5fa8a0";
export const mint300 = "#c5e3d8";
export const mint200 = "#e0f0ea";
export const mint100 = "#f0f7f4";
export const white = "#fdfbf7";
export const sand200 = "#f5efe4";
export const sand300 = "#e8dcc6";
export const amber = "#f5b53d";
export const terracotta = "#c96f4a";

export const skins = ["#e6bc97", "#d6a37b", "#c18a60", "#a56f4a", "#865638", "#6d442d"] as const;

/** The place of a skin in `skins`, 0 is the lightest. */
export type Skin = 0 | 1 | 2 | 3 | 4 | 5;

export const hairs = {
  black: "#1b2526",
  brown: "#35241d",
  umber: "#533a2c",
  salt: "#6f7775",
  grey: "#a3aaa6",
  white: "#dcded8",
  henna: "#6b3524",
} as const;

/** Of "#rrggbb": where red, green and blue start. */
const channels = [1, 3, 5];

const channel = (hex: string, start: number) => Number.parseInt(hex.slice(start, start + 2), 16);

/** `share` is how much of `b` there is, 0 to 1. */
export function mix(a: string, b: string, share: number): string {
  const mixed = channels.map((start) => {
    const value = channel(a, start);
    return Math.round(value + (channel(b, start) - value) * share);
  });
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** The colour of a thing's shaded side. */
export const shade = (colour: string, share = 0.16) => mix(colour, deep, share);
