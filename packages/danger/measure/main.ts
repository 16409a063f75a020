/** `npm run measure -w packages/danger -- [corpus.yaml …]`: prints the figures of corpora, by default of the held-out ones, without their queries. */
import { readFileSync } from "node:fs";
import { type Corpus, heldOutCorpora, parseCorpus, trainCorpora } from "../learn/corpora.ts";
import { createDangerFinder } from "../match/finder.ts";
import model from "../model.json" with { type: "json" };
import { falseAlarms, queriesIn, rates } from "./rates.ts";

const languages = ["en", "hi", "hinglish", "marathi"];
const maxShortWords = 4;

const taught = new Set(
  trainCorpora.flatMap(({ emergencies, everyday, lookalikes }) =>
    [...Object.values(emergencies).flatMap((kinds) => Object.values(kinds).flat()), ...everyday, ...lookalikes].map(
      normal,
    ),
  ),
);

const files = process.argv.slice(2);
const corpora = files.length > 0 ? files.map((file) => parseCorpus(readFileSync(file, "utf8"))) : heldOutCorpora;
const find = createDangerFinder(model);

for (const [name, part] of [
  ["all queries", corpora],
  [
    "queries that the training corpora lack",
    corpora.map((corpus) => filtered(corpus, (query) => !taught.has(normal(query)))),
  ],
  [
    `queries of up to ${maxShortWords} words`,
    corpora.map((corpus) => filtered(corpus, (query) => query.trim().split(/\s+/).length <= maxShortWords)),
  ],
] as const)
  print(name, part);

function print(name: string, part: readonly Corpus[]) {
  console.log(`\n${name}`);
  for (const language of [...languages, "all"]) {
    const { count, box, right, firstAid, wrongAlone } = rates(
      find,
      queriesIn(part, language === "all" ? languages : [language]),
    );
    if (count > 0)
      console.log(
        `  ${language.padEnd(9)} ${String(count).padStart(5)}  box ${percent(box)}  first aid of the right type ${percent(firstAid)}  ` +
          `one of two ${percent(right - firstAid)}  wrong alone ${percent(wrongAlone)}`,
      );
  }
  for (const list of ["everyday", "lookalikes"] as const) {
    const { count, share } = falseAlarms(
      find,
      part.flatMap((corpus) => corpus[list]),
    );
    if (count > 0) console.log(`  ${list.padEnd(9)} ${String(count).padStart(4)}  box ${percent(share)}`);
  }
}

function filtered({ emergencies, everyday, lookalikes }: Corpus, isPart: (query: string) => boolean): Corpus {
  const ofLanguage = (kinds: Record<string, string[]>) =>
    Object.fromEntries(Object.entries(kinds).map(([kind, queries]) => [kind, queries.filter(isPart)]));
  return {
    emergencies: Object.fromEntries(
      Object.entries(emergencies).map(([language, kinds]) => [language, ofLanguage(kinds)]),
    ),
    everyday: everyday.filter(isPart),
    lookalikes: lookalikes.filter(isPart),
  };
}

function normal(query: string): string {
  return query
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}

function percent(share: number): string {
  return `${share.toFixed(1).padStart(5)}%`;
}
