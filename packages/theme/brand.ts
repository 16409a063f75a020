import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { parse } from "yaml";
import { drawnPicture, type IconBrand } from "./app-icons.ts";
import { type BrandColours, type Palette, paletteOf } from "./palette.ts";
import { inlineMarkup, readSvg, recoloured, type Svg } from "./svg.ts";

/** A logo beside the name, or instead of it if it's at least twice as wide as high. */
export interface Logo {
  width: number;
  height: number;
  /** The inner markup of a small SVG, inlined in the page's colours. */
  drawing?: string;
  viewBox?: string;
  /** The address of a logo that is not inlined. */
  src?: string;
  /** The variant for dark backgrounds; without it the logo gets a light plate. */
  darkSrc?: string;
}

/** The data of brand.yaml; all fields are optional. */
interface Written {
  logo?: string | Partial<Record<string, string>>;
  logoDark?: Written["logo"];
  mark?: string;
  monochrome?: string;
  colours?: BrandColours;
}

/** The logos, icons and colours derived from a brand. */
export interface Brand<Language extends string = string> {
  palette: Palette;
  icons: IconBrand;
  logos: Record<Language, Logo>;
  /** The logo files by address; inlined logos have none. */
  files: Map<string, Buffer>;
}

export const tokens = readFileSync(fileURLToPath(new URL("./styles/tokens.css", import.meta.url)), "utf8");

type Languages<Language> = readonly [main: Language, ...others: Language[]];

/** The height of a bitmap logo in pixels, for the highest pixel ratio. */
const logoPixels = 150;

/**
 * The brand in `folder`, which contains brand.yaml and its drawings, or a plain default. The first of `languages` is
 * the site's main one.
 */
export async function readBrand<Language extends string>(
  folder: string,
  languages: Languages<Language>,
): Promise<Brand<Language>> {
  const text = await readFile(join(folder, "brand.yaml"), "utf8").catch(() => "");
  return brandOf(folder, languages, parse(text) ?? {});
}

/** The brand of a hospital without brand.yaml. */
export function plainBrand<Language extends string>(languages: Languages<Language>): Promise<Brand<Language>> {
  return brandOf("", languages, {});
}

async function brandOf<Language extends string>(
  folder: string,
  languages: Languages<Language>,
  settings: Written,
): Promise<Brand<Language>> {
  const [main] = languages;
  const palette = paletteOf(tokens, settings.colours ?? {});
  const colour = (name: string) => palette.colours.get(name) ?? "";
  const drawing = async (path: string) => {
    const bytes = await readFile(join(folder, path));
    return extname(path) === ".svg" ? readSvg(bytes.toString()) : drawnPicture(bytes);
  };
  const markFile = settings.mark ?? fileFor(settings.logo, main);
  const mark = markFile ? await drawing(markFile) : defaultMark(colour("brand-primary"), colour("brand-background"));
  const onDark = new Map(
    ["brand-primary", "brand-text"].map((name) => [colour(name).toLowerCase(), colour("primary-300")]),
  );
  const icons = {
    mark,
    ...(settings.monochrome && { monochrome: await drawing(settings.monochrome) }),
    light: colour("brand-background"),
    deep: colour("brand-text"),
    onDark,
  };

  const files = new Map<string, Buffer>();
  const keep = async (path: string) => {
    const bytes = await readFile(join(folder, path));
    const isDrawing = extname(path) === ".svg";
    const shownBytes = isDrawing
      ? bytes
      : await sharp(bytes).resize({ height: logoPixels, withoutEnlargement: true }).webp().toBuffer();
    const hash = createHash("sha256").update(shownBytes).digest("base64url").slice(0, 8);
    const address = `/_astro/logo.${hash}.${isDrawing ? "svg" : "webp"}`;
    files.set(address, shownBytes);
    return address;
  };
  const logoOf = async (locale: string): Promise<Logo> => {
    const path = fileFor(settings.logo, locale) ?? settings.mark;
    const svg = path ? await drawing(path) : mark;
    const inPage = inPageColours(svg, palette);
    const { x, y, width, height } = svg.viewBox;
    const viewBox = `${x} ${y} ${width} ${height}`;
    if (inPage !== undefined || !path) return { width, height, viewBox, drawing: inPage ?? "" };
    const dark = fileFor(settings.logoDark, locale);
    return { width, height, src: await keep(path), ...(dark && { darkSrc: await keep(dark) }) };
  };
  const logos: Record<string, Logo> = {};
  for (const locale of languages) logos[locale] = await logoOf(locale);
  return { palette, icons, logos: logos as Record<Language, Logo>, files };
}

/** The file for `locale`, or its fallback. */
function fileFor(files: Written["logo"], locale: string): string | undefined {
  return typeof files === "object" ? (files[locale] ?? Object.values(files)[0]) : files;
}

/** Replaces the hospital's colours in a drawing by the page's; undefined if it has others. */
function inPageColours(svg: Svg, { colours }: Palette): string | undefined {
  const roles = [
    ["brand-primary", "var(--link)"],
    ["brand-background", "var(--on-link)"],
    ["brand-text", "currentColor"],
  ].map(([name = "", role = ""]) => [(colours.get(name) ?? "").toLowerCase(), role] as const);
  const inside = inlineMarkup(recoloured(svg, new Map(roles)));
  return inside && !/(?:fill|stroke)="(?!none"|var\(|currentColor)/.test(inside) ? inside : undefined;
}

/** The default mark: a letter H, cut out of a square. */
const defaultMark = (colour: string, ground: string): Svg =>
  readSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="${colour}" d="M10 0h28a10 10 0 0 1 10 10v28a10 10 0 0 1-10 10H10A10 10 0 0 1 0 38V10A10 10 0 0 1 10 0Z"/><path fill="${ground}" d="M13 11h7v9h8v-9h7v26h-7V27h-8v10h-7Z"/></svg>`,
  );
