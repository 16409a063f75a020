import { siteFonts, trueType, wholeFont } from "@hospital/content/fonts/font-files";
import { latinFont } from "@hospital/content/fonts/fonts";
import { readHospitalBrand } from "@hospital/content/hospital-brand";
import { fill } from "@hospital/content/text/fill";
import { publishedLocales } from "@hospital/content/text/locales";
import { phrases } from "@hospital/content/text/phrases";
import { withRoot } from "@hospital/theme/svg";
import sharp, { type OverlayOptions } from "sharp";
import type { LocalizedText } from "../api.ts";

const width = 1080;
const height = 1350;
const margin = 90;
/** The largest letters of a notice, as the resolution (dpi) of a font of 20 points. */
const largest = 290;

export interface DrawnNotice {
  hospital: LocalizedText;
  text: LocalizedText;
  /** Its days, such as "2026-12-25"; by default the last day on which it is shown. */
  about?: { from: string; until?: string | null } | undefined;
  until: string;
  phone: string;
}

/** A notice as a PNG, in each language of the site, with its days. */
export async function drawNotice(root: string, notice: DrawnNotice): Promise<Buffer> {
  const { palette, icons } = await readHospitalBrand(root);
  const colour = (name: string) => palette.colours.get(name) ?? "";
  const draw = await textDrawer(colour("brand-text"));
  const room = width - 2 * margin;
  const name = publishedLocales.map((locale) => notice.hospital[locale]).find(Boolean) ?? "";
  const head = await draw(name, room - 140, { dpi: 150 });
  const foot = await draw(footOf(notice), room, { dpi: 120 });
  const top = margin + Math.max(110, head.height) + 40;
  const bottom = height - margin - foot.height - 40;
  const texts = [...new Set(publishedLocales.flatMap((locale) => notice.text[locale] ?? []))];
  const body = await draw(texts.join("\n\n"), room, { height: bottom - top - 100 });
  const line = (y: number) =>
    `<rect x="${margin}" y="${y}" width="${room}" height="3" fill="${colour("primary-300")}"/>`;
  const background = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="${colour("brand-background")}"/>
<rect width="100%" height="14" fill="${colour("brand-primary")}"/>
${withRoot(icons.mark, { x: margin, y: margin, width: 100, height: 100 })}${line(top)}${line(bottom)}</svg>`;
  const overlay = ({ input }: DrawnText, left: number, top: number): OverlayOptions => ({
    input,
    left,
    top: Math.round(top),
  });
  return sharp(Buffer.from(background))
    .composite([
      overlay(head, margin + 140, margin + Math.max(0, (100 - head.height) / 2)),
      overlay(body, margin, top + 50),
      overlay(foot, margin, bottom + 40),
    ])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** The days in each language, and the number to call. */
function footOf({ about, until, phone }: DrawnNotice): string {
  const lines = publishedLocales.map((locale) => {
    const format = new Intl.DateTimeFormat(`${locale}-IN-u-nu-latn`, { dateStyle: "full", timeZone: "UTC" });
    const line = about
      ? format.formatRange(new Date(about.from), new Date(about.until || about.from))
      : fill(phrases[locale].untilDay, { day: format.format(new Date(until)) });
    return `${line.charAt(0).toLocaleUpperCase(locale)}${line.slice(1)}`;
  });
  return [...lines, phone].join("\n");
}

interface DrawnText {
  input: Buffer;
  height: number;
}

/** Draws a text with the site's fonts, which needn't be installed, in lines of a maximum width. */
async function textDrawer(colour: string) {
  const fonts = await Promise.all([latinFont, ...siteFonts].map((font) => trueType(wholeFont(font))));
  // A font is registered by the first text that has its file.
  for (const fontfile of fonts)
    await sharp({ text: { text: "x", fontfile } })
      .png()
      .toBuffer();
  const families = [latinFont.nameInFile, ...siteFonts.map(({ onPhones }) => onPhones)].join(", ");
  return async (content: string, width: number, fit: { dpi: number } | { height: number }): Promise<DrawnText> => {
    const escaped = content.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
    const text = {
      text: `<span foreground="${colour}">${escaped}</span>`,
      // Pango reads the text after the last comma as a style.
      font: `${families}, SemiBold 20`,
      width,
      rgba: true,
      spacing: 10,
    };
    const drawn = await sharp({ text: { ...text, ...fit } })
      .png()
      .toBuffer({ resolveWithObject: true });
    if ((drawn.info.textAutofitDpi ?? 0) > largest && "height" in fit) {
      const smaller = await sharp({ text: { ...text, dpi: largest } })
        .png()
        .toBuffer({ resolveWithObject: true });
      return { input: smaller.data, height: smaller.info.height };
    }
    return { input: drawn.data, height: drawn.info.height };
  };
}
