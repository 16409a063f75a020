import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { blossom, oneColour } from "./blossom.ts";

const folder = join(import.meta.dirname, "../content/brand");

// From brand.yaml there.
const colours = { primary: "#0d5450", accent: "#f6b63f", text: "#0b3534", background: "#fdfbf7" };

const svg = (viewBox: string, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">\n<title>Kachnar blossom</title>\n${drawing}\n</svg>\n`;

const files = {
  // In a page amber is the emergency number's.
  logo: svg("3 2 42 42", blossom(colours.primary, colours.background)),
  // The middle that the eye sees: two petals below reach less far than one above.
  mark: svg("3 2.5 42 42", blossom(colours.primary, colours.accent)),
  monochrome: svg("-2.25 -2.75 52.5 52.5", oneColour(colours.text)),
};

for (const [name, drawing] of Object.entries(files)) await writeFile(join(folder, `${name}.svg`), drawing);
