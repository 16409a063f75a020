/** Reads the corpora: queries by what they speak of. Those of train/ teach the model, those of held-out/ only measure it. */
import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";

/** A file's list of texts; a number in it is a text. */
export const texts = () => z.array(z.union([z.string(), z.number()]).transform(String)).default([]);

/** Of two kinds with | between them each is right. `names` are what a kind is called. */
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

/** The kinds of danger that the model knows. */
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
