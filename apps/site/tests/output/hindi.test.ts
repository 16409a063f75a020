import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { findAll, pageAt, pages, pathOf, testPages } from "../support/built-site.ts";

const hindiPages = pages.filter(({ locale }) => locale === "hi");

const texts = new Map<Document, string[]>();

/** All visible or spoken texts, except those marked as English. */
function textsOf(document: Document): string[] {
  const documentTexts = texts.get(document) ?? readTexts(document);
  texts.set(document, documentTexts);
  return documentTexts;
}

function readTexts(document: Document): string[] {
  const walker = document.createTreeWalker(document.documentElement, 4);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isSaid = !node.parentElement?.closest("script, style, [lang='en'], [hreflang='en']");
    if (isSaid && node.textContent?.trim()) texts.push(node.textContent.trim());
  }
  const textAttributes = ["aria-label", "aria-roledescription", "alt", "title", "placeholder"];
  const attributes = textAttributes.flatMap((name) =>
    findAll(document, `[${name}]:not([lang='en'])`).map((element) => element.getAttribute(name) ?? ""),
  );
  const head = findAll<HTMLMetaElement>(document, "meta[name='description'], meta[property='og:title']");
  return [...texts, ...attributes, ...head.map(({ content }) => content)];
}

/** Latin words, except addresses and abbreviations such as ICU, CT or HbA1c. */
const latinWords = (text: string) =>
  (text.replace(/\S+@\S+|https?:\S+/g, "").match(/[A-Za-z][A-Za-z'’-]*/g) ?? []).filter((word) =>
    /[a-z]{2}/.test(word),
  );

/** Spellings that apps/desk/docs/writing-hindi.md rules out, and their replacements. */
const refused: [RegExp, instead: string][] = [
  [/दाख़िल/, "भर्ती"],
  [/24\/7/, "24 घंटे"],
  [/कौन (?:सा|सी|से)(?![\u0900-\u097F])/, "कौन-सा"],
  [/ढूँढ़/, "ढूँढना"],
  [/पैरासिटामॉल/, "पैरासिटामोल"],
  [/कॉल कर/, "फ़ोन करें"],
  [/आमतौर/, "आम तौर"],
  [/डाइटीशियन/, "डायटीशियन"],
  [/पन्न[ाे]/, "पेज"],
  [/गर्भ (?:हो|के दौरान|की फ़ाइल|की संभावना)/, "गर्भावस्था"],
  [/विशेषज्ञता|चिकित्सक|प्रक्रिया/, "विभाग, डॉक्टर, इलाज"],
  [/विकलांग/, "दिव्यांग"],
  [/नर्स (?:[\u0900-\u097F]+ ){0,6}[\u0900-\u097F]+ती है(?!ं)/, "नर्स … हैं"],
  [/ऐस्प|एस्प(?!िरिन)/, "एस्पिरिन"],
  [/एड्र(?!िनलिन)|एपिनेफ़/, "एड्रिनलिन"],
  [/(?:गंभीर|तीव्र|सख़्त) एलर्जी|ऐलर्जी/, "तेज़ एलर्जी"],
  [/स्ट्रोक \(/, "लकवा (स्ट्रोक)"],
  [/(?<!अस्पताल से )छुट्टी (?:के (?:समय|काग़ज़)|का (?:काग़ज़|पर्चा|समय)|कैसे|होने)/, "अस्पताल से छुट्टी"],
  [/क़दम-दर-क़दम|लवण|आचरण|प्रत्यारोपण/, "एक-एक करके, नमक, व्यवहार, ट्रांसप्लांट"],
];

/** Abbreviations that Hindi uses where English has words. */
const spokenAbbreviations: Record<string, RegExp> = {
  BP: /pressure/i,
  CD: /disc/,
  CEO: /chief executive/i,
  CFO: /chief finance/i,
  COO: /chief operating/i,
  IBS: /irritable bowel/i,
  ICU: /intensive care|coronary care|planned stay/i,
  IT: /information technology/i,
  MD: /managing director/i,
  OPD: /clinic|outpatient|consult|timetable/i,
  TMT: /treadmill/i,
  TPA: /administrator/i,
};

/** The Hindi names of letters; two or more of them in one word are an abbreviation. */
const letters = "डब्ल्यू|एक्स|क्यू|ज़ेड|एच|आई|एफ़|एल|एम|एन|आर|एस|ए|बी|सी|डी|ई|जी|जे|के|ओ|पी|टी|यू|वी";
const abbreviation = new RegExp(`(?<![\\u0900-\\u097F])(?:${letters}){2,}(?![\\u0900-\\u097F])`, "g");
const spokenWords = ["टीवी", "टीके"];
/** The whistle of a wheezing chest; the scan is CT. */
const whistle = /सीटी(?! स्कैन)/g;

/** With and without a nukta these are two words: Khan, and food as in खान-पान. */
const pairs = ["खान"];

const withoutNukta = (word: string) => word.normalize("NFD").replaceAll("\u093C", "");

test("a word has its nukta everywhere or nowhere", () => {
  const spellings = new Map<string, Set<string>>();
  for (const { document } of hindiPages)
    for (const word of textsOf(document)
      .join(" ")
      .match(/[\u0900-\u097F]+/g) ?? []) {
      const undotted = withoutNukta(word);
      spellings.set(undotted, (spellings.get(undotted) ?? new Set()).add(word.normalize("NFC")));
    }
  const ambiguous = [...spellings].filter(([undotted, forms]) => forms.size > 1 && !pairs.includes(undotted));
  expect(ambiguous.map(([, forms]) => [...forms].join(" / "))).toEqual([]);
});

test("an abbreviation in Hindi is one in English too, or its short form in brackets", () => {
  const strange = rowsInBoth().flatMap(({ en, hi }) =>
    (hi.replace(/\([^()]*\)/g, "").match(/\b[A-Z][A-Z0-9]+\b/g) ?? [])
      .filter((word) => !en.includes(word) && !spokenAbbreviations[word]?.test(en))
      .map((word) => `${word}: ${hi}`),
  );
  expect(strange).toEqual([]);
});

/** The texts of the sample's content in English and Hindi. */
function rowsInBoth(): { en: string; hi: string }[] {
  const prose = globSync("hospitals/sample/content/**/*.hi.md").map((file) => ({
    en: readFileSync(file.replace(".hi.", ".en."), "utf8"),
    hi: readFileSync(file, "utf8"),
  }));
  return [
    ...prose,
    ...globSync("hospitals/sample/content/**/*.yaml").flatMap((file) => pairsIn(parse(readFileSync(file, "utf8")))),
  ];
}

function pairsIn(value: unknown): { en: string; hi: string }[] {
  if (typeof value !== "object" || value === null) return [];
  const { en, hi } = value as Record<string, unknown>;
  const ownPairs = typeof en === "string" && typeof hi === "string" ? [{ en, hi }] : [];
  return [...ownPairs, ...Object.values(value).flatMap(pairsIn)];
}

describe("each Hindi page", () => {
  testPages(
    "marks each English sentence",
    hindiPages,
    ({ document }) => {
      const english = textsOf(document).filter((text) => {
        const hasHindi = /[\u0900-\u097F]/.test(text);
        // In Hindi a term may be in brackets: एंजियोग्राफी (angiography).
        const outside = hasHindi ? text.replace(/\([^()]*\)/g, "") : text;
        return latinWords(outside).length > 0 || /(?:[A-Za-z]+[ ,]+){5}[A-Za-z]/.test(text);
      });
      expect(english).toEqual([]);
    },
    [
      { html: "<p>Not translated</p>", report: /Not translated/ },
      { html: '<img alt="Not translated">', report: /Not translated/ },
      { html: "<p>दर्द (a sentence of more than five words)</p>", report: /a sentence of/ },
    ],
  );

  testPages(
    "keeps to the rules of spelling",
    hindiPages,
    ({ document }) => {
      const texts = textsOf(document);
      const misspellings = refused.flatMap(([spelling, instead]) =>
        texts.filter((text) => spelling.test(text)).map((text) => `${instead}: ${text}`),
      );
      expect(misspellings).toEqual([]);
    },
    [{ html: "<p>दाख़िल</p>", report: /भर्ती: दाख़िल/ }],
  );

  testPages(
    "has its abbreviations in Latin letters, except in the A to Z",
    hindiPages,
    ({ document }) => {
      const isLookedUp = new Set(
        findAll(document, ".a-to-z__word, .test-list__others").map(({ firstChild }) => firstChild?.textContent?.trim()),
      );
      const spoken = textsOf(document)
        .filter((text) => !isLookedUp.has(text))
        .flatMap((text) => text.replace(whistle, "").match(abbreviation) ?? []);
      expect(spoken.filter((word) => !spokenWords.includes(word))).toEqual([]);
    },
    [{ html: "<p>आईसीयू</p>", report: /आईसीयू/ }],
  );

  testPages(
    "has its numbers in Western digits, thousands and lakhs apart",
    hindiPages,
    ({ document }) => {
      const texts = textsOf(document);
      expect(texts.filter((text) => /[\u0966-\u096F]/.test(text))).toEqual([]);
      const numbers = texts.flatMap((text) => text.match(/\d+(?:,\d+)+/g) ?? []);
      expect(numbers.filter((number) => !/^\d{1,2}(?:,\d{2})*,\d{3}$/.test(number))).toEqual([]);
    },
    [
      { html: "<p>१२</p>", report: /१२/ },
      { html: "<p>100,000</p>", report: /100,000/ },
    ],
  );

  testPages(
    "has the numbers, lists and links of the English page",
    hindiPages,
    ({ path, document }) => {
      const english = pageAt(path).document;
      const count = (page: Document, selector: string) => page.querySelectorAll(selector).length;
      // The A to Z has its own words and letters in each language.
      const lists = path === "/find-care" ? [] : ["main section", "main li", "main h3", "details"];
      for (const selector of ["a[href^='tel:']", "main h2", "img", ...lists])
        expect([selector, count(document, selector)]).toEqual([selector, count(english, selector)]);
      const paths = findAll(document, "main a[href^='/']").map(pathOf);
      expect(paths.filter((path) => pages.some(({ route, locale }) => route === path && locale !== "hi"))).toEqual([]);
    },
    [
      ...Object.entries({
        "tel:": '<a href="tel:+1">1</a>',
        "main h2": "<h2>a</h2>",
        img: "<img>",
        section: "<section></section>",
        "main li": "<li>a",
        h3: "<h3>a</h3>",
        details: "<details></details>",
      }).map(([selector, html]) => ({ html, report: new RegExp(selector) })),
      { html: '<a href="/about">a</a>', report: /'\/about'/ },
    ],
  );
});
