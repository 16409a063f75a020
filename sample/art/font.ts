import { readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import subsetFont from "subset-font";

const target = join(import.meta.dirname, "../../src/fonts/figtree.woff2");

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join("");

const characters = [ascii, "\u00a0", "©·×–—‘’“”…•₹→←↑", "ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÙÚÜ", "àáâäçèéêëíîïñóôöùúüß", "½¼¾°±µ≤≥"].join(
  "",
);

const source = process.argv[2];
if (source === undefined) {
  console.error(
    "Name the whole font: node sample/art/font.ts figtree-latin-wght-normal.woff2. sample/art/README.md says where it is.",
  );
  process.exit(1);
}

// Kerning, figures of one width, and what makes letters right: the font with its headers comes in one flight.
const keepFeatures = ["kern", "tnum", "liga", "calt", "ccmp", "mark", "locl"];

// Not in the call: its types don't know `keepFeatures` yet.
const options = { targetFormat: "woff2" as const, keepFeatures, variationAxes: { wght: { min: 400, max: 700 } } };
const subset = await subsetFont(await readFile(source), characters, options);
await writeFile(target, subset);
console.log(`Wrote ${relative(process.cwd(), target)}, ${subset.length} bytes.`);
