import { exampleFolder } from "@hospital/testing/content/example-folder";
import { anyText } from "@hospital/testing/content/hostile-text";
import fc from "fast-check";
import { JSDOM } from "jsdom";
import { markdownToHtml } from "satteri";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { fileText } from "../messages/write-problem.ts";
import { collectionAt } from "../record/shaped-collections.ts";
import { errorsIn } from "./check-content.ts";

/** A fixed seed, so that failures are reproducible. */
const random = { seed: 20, numRuns: process.env.TEST_FULL === "true" ? 3000 : 150 };

/** Text fields by file and path. */
const fields: [file: string, ...path: (string | number)[]][] = [
  ["hospital.yaml", "name"],
  ["navigation.yaml", "routes", 1, "name"],
  ["doctors/asha-rao.yaml", "name", "en"],
  ["doctors/asha-rao.yaml", "name", "hi"],
  ["doctors/asha-rao.yaml", "degree"],
  ["people/nurses.yaml", "members", 0, "name"],
  ["insurers.yaml", "insurers", 0, "name"],
  ["testimonials.yaml", "testimonials", 0, "text"],
  ["gallery/photos.yaml", "photos", 0, "caption"],
  ["gallery/videos.yaml", "videos", 0, "title"],
];

const example = exampleFolder();

/** The errors of the example content with one file replaced. */
const checkWith = (file: string, text: string) => example.after((tree) => tree.set(file, text), errorsIn);

test("any text of a field is read as it was written, or refused with its location and a fix", async () => {
  let refusals = 0;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...fields), anyText, async ([file, ...path], text) => {
      const record = parse(String(example.tree.get(file)));
      const owner = path.slice(0, -1).reduce((value, key) => value[key], record);
      owner[path.at(-1) ?? ""] = text;
      const yaml = stringify(record, { lineWidth: 0 });
      const problems = await checkWith(file, yaml);
      for (const problem of problems) {
        expect(problem).toMatchObject({ file: `content/${file}`, field: path.join("."), level: "error" });
        expect(problem.line).toBeLessThanOrEqual(yaml.split("\n").length);
        const { message, fix } = fileText(problem);
        expect(message.length).toBeGreaterThan(10);
        expect(fix.length).toBeGreaterThan(5);
      }
      if (problems.length > 0) refusals += 1;
      else expect(path.reduce((value, key) => value[key], parse(yaml))).toBe(text);
    }),
    random,
  );
  expect(refusals).toBeGreaterThan(random.numRuns / 10);
  expect(refusals).toBeLessThan(random.numRuns / 1.1);
});

/** Values of wrong types. */
const anyValue = fc.oneof(
  anyText,
  fc.constantFrom<unknown>(
    ...["<b>x</b>", "", " ", "2026-12-31", "25:00", "/nowhere"],
    ...[null, 12, 1.5, true, [], {}, ["x"], { en: "x" }],
  ),
);

/** Keys of Object.prototype, and typos. */
const hostileKeys = ["constructor", "__proto__", "toString", "hasOwnProperty", "en ", "नाम", "", "1", "<<"];

/** The paths of all values of a record, groups and lists included. */
function placesIn(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== "object" || value === null) return [path];
  const inner = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [...(path.length > 0 ? [path] : []), ...inner.flatMap(([key, part]) => placesIn(part, [...path, key]))];
}

test("the build's schemas accept the same content as the check, with several errors at a time", async () => {
  const files = [...example.tree.keys()].filter((path) => path.endsWith(".yaml"));
  const faults = fc.array(fc.tuple(fc.nat(), anyValue, fc.option(fc.constantFrom(...hostileKeys), { freq: 4 })), {
    minLength: 1,
    maxLength: 4,
  });
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...files), faults, async (file, changes) => {
      const record = parse(String(example.tree.get(file)));
      for (const [position, value, key] of changes) {
        const places = placesIn(record);
        const path = places[position % places.length] ?? [];
        const owner = path.slice(0, -1).reduce((part, key) => part?.[key], record);
        // Assigning "__proto__" would create no key.
        const whole = { value: structuredClone(value), configurable: true, enumerable: true, writable: true };
        Object.defineProperty(owner, key === null || Array.isArray(owner) ? (path.at(-1) ?? "") : key, whole);
      }
      const yaml = stringify(record, { lineWidth: 0, aliasDuplicateObjects: false });
      const shape = collectionAt(file)?.record;
      const isFit = shape?.safeParse(parse(yaml, { customTags: ["timestamp"] })).success;
      const problems = await checkWith(file, yaml);
      if (problems.length === 0) accepted += 1;
      expect(isFit || problems.length > 0, yaml).toBe(true);
    }),
    random,
  );
  expect(accepted).toBeGreaterThan(0);
});

/** A paragraph, or another block by its prefix. */
const anyBlock = fc
  .tuple(
    fc.constantFrom(
      ...["", "", "", "    ", "\t", "```\n", "~~~ js\n", "> ", "1) "],
      ...["- [ ] ", "[^1]: ", "[a]: ", "<div>\n", "|a|\n|-|\n|", "## "],
    ),
    anyText,
  )
  .map((parts) => parts.join(""));

test("any Markdown is refused, or becomes HTML without scripts", async () => {
  const file = "departments/surgery.en.md";
  let refusals = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(anyBlock, { minLength: 1, maxLength: 5 }), async (paragraphs) => {
      const body = paragraphs.join("\n\n").trim();
      const problems = await checkWith(file, `${body}\n`);
      if (problems.length > 0) {
        refusals += 1;
        for (const problem of problems) expect(problem).toMatchObject({ file: `content/${file}`, level: "error" });
        return;
      }
      const { document } = new JSDOM(markdownToHtml(body).html).window;
      const elements = [...document.body.querySelectorAll("*")];
      expect(elements.filter(({ localName }) => !harmless.has(localName)).map(({ outerHTML }) => outerHTML)).toEqual(
        [],
      );
      const attributes = elements.flatMap((element) => [...element.attributes]);
      expect(
        attributes.filter(({ name, value }) => /^on|^style$/.test(name) || /^\s*(?:javascript|data):/i.test(value)),
      ).toEqual([]);
    }),
    random,
  );
  expect(refusals).toBeLessThan(random.numRuns / 1.1);
});

const harmless = new Set("p a em strong del code br hr ul ol li blockquote h2 h3 h4 h5 h6".split(" "));
