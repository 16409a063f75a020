import { readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import subsetFont from "subset-font";

const target = join(import.meta.dirname, "../src/fonts/figtree.woff2");

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join("");

const characters = [ascii, "\u00a0", "©·×–—‘’“”…•₹→←↑", "ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÙÚÜ", "àáâäçèéêëíîïñóôöùúüß", "½¼¾°±µ≤≥"].join(
  "",
);

const source = process.argv[2];
if (source === undefined) {
  console.error(
    "Name the whole font: node art/font.ts figtree-latin-wght-normal.woff2. art/README.md says where it is.",
  );
  process.exit(1);
}

const subset = await subsetFont(await readFile(source), characters, {
  targetFormat: "woff2",
  variationAxes: { wght: { min: 400, max: 700 } },
});
await writeFile(target, subset);
console.log(`Wrote ${relative(process.cwd(), target)}, ${subset.length} bytes.`);
