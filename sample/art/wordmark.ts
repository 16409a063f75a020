import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { outline } from "../../integrations/link-previews/outline.ts";
import { locales, translate } from "../../src/i18n/locales.ts";
import { blossom, oneColour } from "./blossom.ts";

const root = join(import.meta.dirname, "../..");
const folder = join(root, "sample/art/wordmark");

// From sample/content/brand/brand.yaml.
const inks = {
  colour: { mark: blossom("#0d5450", "#f6b63f"), words: "#0b3534" },
  black: { mark: oneColour("#000"), words: "#000" },
  white: { mark: oneColour("#fff"), words: "#fff" },
};

/** The blossom beside the hospital's name and city, in outlines: no font is needed where it is printed. */
function wordmark(name: string, city: string, { mark, words }: (typeof inks)["colour"]): string {
  const lines = { first: outline(name, 19, 650), second: outline(city, 14, 400) };
  const width = Math.ceil(64 + Math.max(lines.first.width, lines.second.width));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 56">`,
    `<title>${name}, ${city}</title>`,
    `<g transform="translate(4 4)">\n${mark}\n</g>`,
    `<path transform="translate(60 27)" fill="${words}" d="${lines.first.path}" />`,
    `<path transform="translate(60 45)" fill="${words}" d="${lines.second.path}" />`,
    "</svg>\n",
  ].join("\n");
}

const hospital = parse(await readFile(join(root, "sample/content/hospital.yaml"), "utf8"));
await mkdir(folder, { recursive: true });
for (const locale of locales)
  for (const [ink, colours] of Object.entries(inks)) {
    const [name, city] = [hospital.shortName, hospital.address.city].map((text) => translate(text, locale));
    await writeFile(join(folder, `${locale}-${ink}.svg`), wordmark(name ?? "", city ?? "", colours));
  }
