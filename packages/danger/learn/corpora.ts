/** Reads the corpora: queries by emergency type. The files of train/ train the model, the files of held-out/ only measure it. */
import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";

/** A list of texts in a file; YAML reads some of them as numbers. */
export const texts = () => z.array(z.union([z.string(), z.number()]).transform(String)).default([]);

/** Either of two types with | between them is right. `names` lists the names of a type. */
const corpusShape = z.strictObject({
  emergencies: z.record(z.string(), z.record(z.string(), texts())),
  everyday: texts(),
  lookalikes: texts(),
});
export type Corpus = z.infer<typeof corpusShape>;

export const trainCorpora = readCorpora("train");
export const heldOutCorpora = readCorpora("held-out");
/** Statements about ordinary health. */
export const ordinaryStatements = parseCorpus(
  readFileSync(new URL("../corpora/held-out/ordinary-statements.yaml", import.meta.url), "utf8"),
).everyday;

/** The emergency types of the model. */
export const dangerKinds = [
  ...new Set(
    trainCorpora.flatMap(({ emergencies }) =>
      Object.values(emergencies).flatMap((kinds) => Object.keys(kinds).flatMap((kind) => kind.split("|"))),
    ),
  ),
];

function readCorpora(use: "train" | "held-out"): Corpus[] {
  const folder = new URL(`../corpora/${use}/`, import.meta.url);
  const files = readdirSync(folder).sort();
  return files.map((file) => parseCorpus(readFileSync(new URL(file, folder), "utf8")));
}

export function parseCorpus(yaml: string): Corpus {
  return corpusShape.parse(parse(yaml));
}
