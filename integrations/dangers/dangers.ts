import { readFileSync } from "node:fs";
import type { AstroIntegration } from "astro";
import type { Plugin } from "vite";
import { parse } from "yaml";
import { localePath, locales, translate } from "../../src/i18n/locales.ts";
import { foldDangers } from "../../src/search/danger.ts";
import type { DangerContent } from "../../src/search/danger-answer.ts";

const id = "virtual:dangers";
const files = ["dangers", "helplines", "hospital"].map((name) => `content/${name}.yaml`);

const plugin: Plugin = {
  name: "dangers",
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load(source) {
    if (source !== `\0${id}`) return undefined;
    for (const file of files) this.addWatchFile(file);
    return `export default ${JSON.stringify(readDangers())}`;
  },
};

/** Makes of content/ the script `virtual:dangers`, which the red box loads when somebody is about to type. */
export function dangers(): AstroIntegration {
  return {
    name: "dangers",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        // A component's script, which loads it, is built as a worker is.
        updateConfig({ vite: { plugins: [plugin], worker: { plugins: () => [plugin] } } });
      },
    },
  };
}

/** What the red box has to know, in every language. */
function readDangers(): DangerContent {
  const [dangers, { helplines }, hospital] = files.map((file) => parse(readFileSync(file, "utf8")));
  const { box, hinglish } = dangers;
  const numbers = new Map<string, DangerContent["helpline"]>();
  for (const { id, number, name } of helplines) {
    const [en, hi] = locales.map((locale) => translate(name, locale)) as [string, string];
    numbers.set(id, { number, name: { en, hi, hinglish: en } });
  }
  const helpline = (id: string) => numbers.get(id) ?? failed(`content/helplines.yaml has no "${id}".`);
  return {
    words: foldDangers(dangers),
    hinglish: [...new Set<string>([...hinglish, ...hinglishOf(dangers)])],
    labels: { call: box.call, callHelpline: box.callHelpline, come: box.come, directions: box.directions },
    phone: hospital.phones.emergency,
    helpline: helpline(box.helpline),
    pages: Object.fromEntries(
      locales.map((locale) => [locale, localePath(box.page, locale)]),
    ) as DangerContent["pages"],
    dangers: Object.fromEntries(
      dangers.dangers.map(({ id, title, now, helplines = [] }: Danger) => [
        id,
        { title, now, helplines: helplines.map(helpline) },
      ]),
    ),
  };
}

interface Danger {
  id: string;
  title: DangerContent["labels"]["call"];
  now: DangerContent["labels"]["call"];
  helplines?: string[];
}

/** The words that stand under "hinglish" alone. */
function hinglishOf(dangers: { words: { en?: string[]; hinglish?: string[] }[] }): string[] {
  const wordsOf = (texts: string[][]) => texts.flat().flatMap((text) => text.toLowerCase().split(" "));
  const english = new Set(wordsOf(dangers.words.map(({ en = [] }) => en)));
  return wordsOf(dangers.words.map(({ hinglish = [] }) => hinglish)).filter(
    (word) => word.length > 2 && !english.has(word),
  );
}

function failed(message: string): never {
  throw new Error(message);
}
