import { mkdir, readdir, readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import sharp from "sharp";
import { parse } from "yaml";
import { departments } from "./scenes/departments.ts";
import { pages } from "./scenes/pages.ts";
import { photos } from "./scenes/photos.ts";
import { posters } from "./scenes/posters.ts";

const content = join(import.meta.dirname, "../content");

const under = (folder: string, sketches: Record<string, () => string>) =>
  Object.fromEntries(Object.entries(sketches).map(([name, sketch]) => [`${folder}/${name}`, sketch]));

const sketches: Record<string, () => string> = {
  ...under("departments/pictures", departments),
  ...under("pages/pictures", pages),
  ...under("gallery/photos", photos),
  ...under("gallery/posters", posters),
};

function picturesIn(value: unknown): string[] {
  if (typeof value === "string") return /^\.\.?\/.*\.webp$/.test(value) ? [value] : [];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(picturesIn) : [];
}

/** Every picture that a content file names, without its ending, from the content folder. */
async function slots(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const entry of await readdir(content, { recursive: true })) {
    if (!/\.(yaml|md)$/.test(entry)) continue;
    const text = await readFile(join(content, entry), "utf8");
    const data = entry.endsWith(".md") ? text.split(/^---$/m)[1] : text;
    for (const picture of picturesIn(parse(data ?? ""))) {
      found.set(relative(content, join(content, dirname(entry), picture)).replace(/\.webp$/, ""), entry);
    }
  }
  return found;
}

const named = await slots();
const portraits = /^(?:doctors|people|testimonials)\//;
const missing = [...named].filter(([slot]) => !(slot in sketches) && !portraits.test(slot));
if (missing.length > 0) {
  console.error("art/ has no sketch for these pictures. Add one in art/scenes/:");
  for (const [slot, file] of missing) console.error(`  content/${slot}.webp, named in content/${file}`);
  process.exit(1);
}

const wanted = process.argv[2] ?? "";
const toDraw = Object.entries(sketches).filter(([slot]) => slot.includes(wanted));
for (const [slot, sketch] of toDraw) {
  const file = join(content, `${slot}.webp`);
  await mkdir(dirname(file), { recursive: true });
  await sharp(Buffer.from(sketch())).webp({ quality: 82, effort: 5, smartSubsample: true }).toFile(file);
}
console.log(`Drew ${toDraw.length} of ${Object.keys(sketches).length} pictures.`);
