/** `npx hospital translate`: adds known translations to `content/`, after a language was added to hospital.yaml. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readContent } from "@hospital/content/check/check-content";
import { writeRecord } from "@hospital/content/check/write-record";
import { contentFolder } from "@hospital/content/content-folder";
import { parse } from "yaml";
import { describeDropped, shapeOf } from "../new/content.ts";
import { addTranslations } from "./add-translations.ts";

const folder = contentFolder(".");
const { languages, files } = await readContent(process.cwd());
const paths = files.filter(({ path }) => path.endsWith(".yaml")).map(({ path }) => path.replace(/\.yaml$/, ""));
const records = new Map(paths.map((path) => [path, parse(readFileSync(join(folder, `${path}.yaml`), "utf8"))]));
const { counts, dropped } = addTranslations(records, { languages: [...languages], sample: "hospitals/sample/content" });
for (const [path, count] of counts) {
  writeFileSync(join(folder, `${path}.yaml`), writeRecord(shapeOf(path), records.get(path)));
  console.log(`${folder}/${path}.yaml: ${count} ${count === 1 ? "text" : "texts"} with new translations`);
}
const next = "npx hospital launch-check translations emergency-texts lists the texts that still need a translation.";
console.log(
  counts.size > 0
    ? `Let a doctor review the first aid in each new language. ${next}`
    : `The project has no further translations for this content. ${next}`,
);
if (dropped.length > 0) console.log(`\n${describeDropped(dropped)}`);
