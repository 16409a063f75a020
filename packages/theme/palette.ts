import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from "culori";

/** The colours that a hospital may set, in the form "#0d5450", in order of precedence. */
const brandFields = ["background", "primary", "text", "accent"] as const;
type BrandField = (typeof brandFields)[number];
export type BrandColours = Partial<Record<BrandField, string>>;

/**
 * The pairs of roles in tokens.css and their minimum contrast (WCAG 2.2, 1.4.6 and 1.4.11). The first of a pair is
 * adjusted.
 */
const pairs: readonly [role: string, beside: readonly string[], minContrast: number][] = [
  ["text", ["page", "surface", "tint", "line", "urgent"], 7],
  ["text-quiet", ["page", "surface", "tint"], 7],
  ["link", ["page", "surface", "tint"], 7],
  ["on-lit", ["lit"], 7],
  ["on-deep-quiet", ["deep"], 7],
  ["deep-tint", ["on-deep"], 7],
  ["emergency", ["on-emergency"], 7],
  ["emergency-hover", ["on-emergency"], 7],
  ["line-control", ["page", "surface", "tint"], 3],
];

const schemes = ["light", "dark"] as const;
type Scheme = (typeof schemes)[number];

/** The palette section of tokens.css. */
const palette = /\/\* Palette.*?\*\/.*?(?=\/\*)/s;

/** The maximum chroma of derived backgrounds under text. */
const maxChroma = 0.1;
/** The minimum lightness of the background: the design assumes nearly white. */
const minBackgroundLightness = 0.93;
const step = 0.005;

const toOklch = converter("oklch");
const toRgb = converter("rgb");

/** The colours of tokens.css for one hospital. */
export interface Palette {
  /** The colours by palette name: "primary-200" → "#d5ebe3". */
  colours: Map<string, string>;
  /** Pairs with too little contrast. */
  failing: { field: string; message: string }[];
}

/** `tokens` is the text of packages/theme/styles/tokens.css. Derived shades are adjusted until they have enough contrast. */
export function paletteOf(tokens: string, brand: BrandColours): Palette {
  const derived = new Map<string, Oklch>();
  const colours = new Map<string, string>();
  for (const { name, value } of paletteLines(tokens)) {
    const ownColour = brand[name.replace("brand-", "") as BrandField];
    const colour = ownColour ?? value;
    const shade = ownColour ? undefined : shadeOf(value, colours);
    colours.set(name, shade ? toHex(shade) : colour);
    if (shade ?? (!ownColour && name.startsWith("brand-"))) derived.set(name, shade ?? oklchOf(value));
  }
  const roles = { light: rolesOf(tokens, "light"), dark: rolesOf(tokens, "dark") };
  for (const { names, minContrast } of failingPairs(roles, colours)) {
    const [name, backgroundName] = names;
    const shade = derived.get(name);
    const background = colours.get(backgroundName) ?? "";
    const direction = shade && oklchOf(background).l > shade.l ? -step : step;
    const nearest = shade && lightnesses(shade, direction).find((hex) => wcagContrast(hex, background) >= minContrast);
    if (nearest) colours.set(name, nearest);
  }
  const failing = [...failingPairs(roles, colours)].map(({ names, minContrast, ratio, pair }) => ({
    field:
      names.map((name) => name.replace("brand-", "")).find((name) => isBrandField(name) && brand[name]) ?? "primary",
    message: `${(Math.floor(ratio * 10) / 10).toFixed(1)} to 1 as ${pair}, and needs ${minContrast}`,
  }));
  return { colours, failing };
}

/** The problems of a hospital's colours, with the nearest valid ones. */
export function colourProblems(tokens: string, brand: BrandColours) {
  const validColours: BrandColours = {};
  return brandFields.flatMap((field) => {
    const ownColour = brand[field];
    if (!ownColour) return [];
    const problemsOf = (hex: string) => [
      ...(field === "background" && oklchOf(hex).l < minBackgroundLightness - 0.001 ? ["too dark for paper"] : []),
      ...paletteOf(tokens, { ...validColours, [field]: hex })
        .failing.filter((pair) => pair.field === field)
        .map(({ message }) => message),
    ];
    const problems = problemsOf(ownColour);
    const nearest = problems.length > 0 ? nearestOf(ownColour, (hex) => problemsOf(hex).length === 0) : ownColour;
    validColours[field] = nearest;
    return problems.length > 0 ? { field, given: ownColour, message: problems[0] ?? "", nearest } : [];
  });
}

/** Inlines the palette's colours into the roles, so that the shipped CSS has no palette. */
export function withColours(css: string, { colours }: Palette): string {
  const colour = (name: string) => colours.get(name);
  return css
    .replace(palette, "")
    .replace(/var\(--([\w-]+)\)/g, (match, name) => colour(name) ?? match)
    .replace(/rgb\(from (#[\da-f]+) r g b/g, (_, hex) => `rgb(${channels(hex)}`);
}

/** "13 84 80" of "#0d5450". */
function channels(hex: string): string {
  const { r = 0, g = 0, b = 0 } = toRgb(hex) ?? {};
  return [r, g, b].map((channel) => Math.round(channel * 255)).join(" ");
}

/** @throws {Error} if the text isn't a colour. */
function oklchOf(colour: string): Oklch {
  const shade = toOklch(colour);
  if (!shade) throw new Error(`"${colour}" isn't a colour.`);
  return shade;
}

/** The colour in sRGB; chroma is reduced if it's out of gamut. */
function toHex(shade: Oklch): string {
  return formatHex(clampChroma(shade, "oklch"));
}

function nearestOf(hex: string, isValid: (hex: string) => boolean): string | undefined {
  const [darker, lighter] = [-step, step].map((direction) => lightnesses(oklchOf(hex), direction).find(isValid));
  const distance = (candidate: string) => Math.abs(oklchOf(candidate).l - oklchOf(hex).l);
  return [darker, lighter].filter((candidate) => candidate !== undefined).sort((a, b) => distance(a) - distance(b))[0];
}

function* lightnesses(shade: Oklch, direction: number): Generator<string> {
  for (let lightness = shade.l + direction; lightness > 0 && lightness < 1; lightness += direction)
    yield toHex({ ...shade, l: lightness });
}

function* failingPairs(roles: Record<Scheme, Map<string, string>>, colours: Map<string, string>) {
  for (const [role, beside, minContrast] of pairs)
    for (const scheme of schemes)
      for (const background of beside) {
        const names = [role, background].map((role) => roles[scheme].get(role) ?? "") as [string, string];
        const [first = "", second = ""] = names.map((name) => colours.get(name));
        const ratio = wcagContrast(first, second);
        const pair = `${role} on ${background}${scheme === "dark" ? " in the dark" : ""}`;
        if (ratio < minContrast) yield { names, minContrast, ratio, pair };
      }
}

function isBrandField(name: string): name is BrandField {
  return brandFields.some((field) => field === name);
}

/** `oklch(from var(--brand-primary) 0.946 calc(c * 0.248) calc(h - 16.4))` as a colour. */
function shadeOf(value: string, colours: Map<string, string>): Oklch | undefined {
  const [, from, lightness, chroma = 1, sign = "+", turn = 0] =
    /^oklch\(from var\(--([\w-]+)\) ([\d.]+) (?:c|calc\(c \* ([\d.]+)\)) (?:h|calc\(h ([+-]) ([\d.]+)\))\)$/.exec(
      value,
    ) ?? [];
  if (!from) return undefined;
  const source = oklchOf(colours.get(from) ?? "");
  return {
    mode: "oklch",
    l: Number(lightness),
    c: (from === "brand-primary" ? Math.min(source.c, maxChroma) : source.c) * Number(chroma),
    h: (source.h ?? 0) + Number(`${sign}${turn}`),
  };
}

function paletteLines(tokens: string) {
  const [block = ""] = palette.exec(tokens) ?? [];
  return [...block.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = "", value = ""]) => ({ name, value }));
}

/** The palette name of each role. */
function rolesOf(tokens: string, scheme: Scheme): Map<string, string> {
  const [light = "", dark = ""] = tokens.split(/@media screen and \(prefers-color-scheme: dark\)/);
  const [screen = ""] = dark.split("@media print");
  const values = [light, ...(scheme === "dark" ? [screen] : [])]
    .flatMap((part) => [...part.matchAll(/--([\w-]+): var\(--([\w-]+)\);/g)])
    .map(([, role = "", name = ""]) => [role, name] as const);
  const direct = new Map(values);
  const resolved = (name: string): string => (direct.has(name) ? resolved(direct.get(name) ?? "") : name);
  return new Map([...direct.keys()].map((role) => [role, resolved(role)]));
}
