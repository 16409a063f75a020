import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { parse } from "yaml";
import type { Logo } from "../src/components/brand/brand.tsx";
import { defaultLocale, type Locale, type Localized, locales } from "../src/i18n/locales.ts";
import { drawnPicture, type IconBrand } from "./icons.ts";
import { type BrandColours, type Palette, paletteOf } from "./palette.ts";
import { plainInside, readSvg, recoloured, type Svg } from "./svg.ts";

/** Where the hospital's brand is, below its content. */
const brandFile = "brand/brand.yaml";

/** What src/content/brand.ts lets a hospital say of its brand; all of it may be absent. */
interface Written {
  logo?: Localized;
  logoDark?: Localized;
  mark?: string;
  monochrome?: string;
  colours?: BrandColours;
}

/** What the site makes of a hospital's brand. */
export interface Brand {
  palette: Palette;
  icons: IconBrand;
  logos: Record<Locale, Logo>;
  /** The files of the logos by their addresses; one that stands in the page itself has none. */
  files: Map<string, Buffer>;
}

export const tokens = readFileSync(fileURLToPath(new URL("../src/styles/tokens.css", import.meta.url)), "utf8");

/** A screen's finest pixels for the height that a logo has in the page. */
const logoPixels = 150;

/** The brand of the hospital whose content is in the folder `content`; without a file of its own, a plain one. */
export async function readBrand(content: string): Promise<Brand> {
  const text = await readFile(join(content, brandFile), "utf8").catch(() => "");
  const written: Written = parse(text) ?? {};
  const palette = paletteOf(tokens, written.colours ?? {});
  const colour = (name: string) => palette.colours.get(name) ?? "";
  const drawing = async (path: string) => {
    const bytes = await readFile(join(content, "brand", path));
    return extname(path) === ".svg" ? readSvg(bytes.toString()) : drawnPicture(bytes);
  };
  const markFile = written.mark ?? fileFor(written.logo, defaultLocale);
  const mark = markFile ? await drawing(markFile) : plainMark(colour("brand-primary"), colour("brand-background"));
  const onDark = new Map(
    ["brand-primary", "brand-text"].map((name) => [colour(name).toLowerCase(), colour("primary-300")]),
  );
  const icons = {
    mark,
    ...(written.monochrome && { monochrome: await drawing(written.monochrome) }),
    light: colour("brand-background"),
    deep: colour("brand-text"),
    onDark,
  };

  const files = new Map<string, Buffer>();
  const keep = async (path: string) => {
    const bytes = await readFile(join(content, "brand", path));
    const isDrawing = extname(path) === ".svg";
    const shown = isDrawing
      ? bytes
      : await sharp(bytes).resize({ height: logoPixels, withoutEnlargement: true }).webp().toBuffer();
    const hash = createHash("sha256").update(shown).digest("base64url").slice(0, 8);
    const address = `/_astro/logo.${hash}.${isDrawing ? "svg" : "webp"}`;
    files.set(address, shown);
    return address;
  };
  const logoOf = async (locale: Locale): Promise<Logo> => {
    const path = fileFor(written.logo, locale) ?? written.mark;
    const svg = path ? await drawing(path) : mark;
    const inPage = inPageColours(svg, palette);
    const { x, y, width, height } = svg.viewBox;
    const viewBox = `${x} ${y} ${width} ${height}`;
    if (inPage !== undefined || !path) return { width, height, viewBox, drawing: inPage ?? "" };
    const dark = fileFor(written.logoDark, locale);
    return { width, height, src: await keep(path), ...(dark && { darkSrc: await keep(dark) }) };
  };
  const logos: Record<string, Logo> = {};
  for (const locale of locales) logos[locale] = await logoOf(locale);
  return { palette, icons, logos: logos as Brand["logos"], files };
}

/** The file in `locale`, or the one that stands in for it. */
function fileFor(files: Localized | undefined, locale: Locale): string | undefined {
  return typeof files === "object" ? (files[locale] ?? Object.values(files)[0]) : files;
}

/** A drawing that has the hospital's own colours alone, with those of the page, light or dark, in their place. */
function inPageColours(svg: Svg, { colours }: Palette): string | undefined {
  const roles = [
    ["brand-primary", "var(--link)"],
    ["brand-background", "var(--on-link)"],
    ["brand-text", "currentColor"],
  ].map(([name = "", role = ""]) => [(colours.get(name) ?? "").toLowerCase(), role] as const);
  const inside = plainInside(recoloured(svg, new Map(roles)));
  return inside && !/(?:fill|stroke)="(?!none"|var\(|currentColor)/.test(inside) ? inside : undefined;
}

/** The letter H of the road sign, cut out of a square. */
const plainMark = (colour: string, ground: string): Svg =>
  readSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="${colour}" d="M10 0h28a10 10 0 0 1 10 10v28a10 10 0 0 1-10 10H10A10 10 0 0 1 0 38V10A10 10 0 0 1 10 0Z"/><path fill="${ground}" d="M13 11h7v9h8v-9h7v26h-7V27h-8v10h-7Z"/></svg>`,
  );
