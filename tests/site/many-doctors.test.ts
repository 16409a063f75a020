import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { generateDoctors } from "../../scripts/generate-doctors.ts";
import { buildCopy, temporaryCopy } from "../../scripts/project-copy.ts";
import { maxInList } from "../../src/queries/letters.ts";
import { addDays, dayOf, momentNow } from "../../src/time/clock.ts";

const [tomorrow, later] = [1, 30].map((ahead) => addDays(dayOf(momentNow()), ahead));

/** The whole site is built, which takes its time: vitest.config.ts has it in the full run alone. docs/decisions/hundreds-of-doctors.md */
describe("a hospital of many doctors", () => {
  let copy: string;
  let doctors: string[];
  const read = (path: string) => readFileSync(join(copy, "dist", path), "utf8");
  const linked = (path: string) =>
    new Set(Array.from(read(path).matchAll(/href="([^"#.]+)"/g), ([, href = ""]) => href));

  beforeAll(() => {
    copy = temporaryCopy();
    generateDoctors(150, join(copy, "content"));
    const closed = [tomorrow, later].map((day) => `  - { from: ${day}, for: whole-hospital, change: closed }\n`);
    writeFileSync(join(copy, "content/exceptions.yaml"), `exceptions:\n${closed.join("")}`);
    doctors = globSync("content/doctors/*.yaml", { cwd: copy }).map((file) => file.replace(/.*\/(.*)\.yaml/, "$1"));
    expect(buildCopy(copy).stderr).toBe("");
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test.each(["", "hi/"])("each of them stands under one letter, and is found: /%s", (language) => {
    const addresses = doctors.map((slug) => `/${language}dr-in-hospital/${slug}`).sort();
    const letters = globSync(`${language}dr-in-hospital/letter/*.html`, { cwd: join(copy, "dist") });
    const lists = letters.map((letter) => addresses.filter((address) => linked(letter).has(address)));
    expect(lists.flat().sort()).toEqual(addresses);
    expect(Math.max(...lists.map(({ length }) => length))).toBeLessThanOrEqual(maxInList);
    expect([...linked(`${language}dr-in-hospital.html`)]).toEqual(
      expect.arrayContaining(letters.map((letter) => `/${letter.replace(".html", "")}`)),
    );
    const finder = read(`${language}dr-in-hospital/index.json`);
    expect(doctors.filter((slug) => !finder.includes(`"id":"${slug}"`))).toEqual([]);
    const search = read(`${language}search-index.json`);
    expect(addresses.filter((address) => !search.includes(`"href":"${address}"`))).toEqual([]);
    const sitemap = read("sitemap-0.xml");
    expect(addresses.filter((address) => !sitemap.includes(`${address}</loc>`))).toEqual([]);
  });

  test.each(["opd", "dr-in-hospital", "hi/opd", "hi/dr-in-hospital"])(
    "what is past is no longer among the coming changes, without hours above them: /%s",
    (page) => {
      const { document } = new JSDOM(read(`${page}.html`), {
        runScripts: "dangerously",
        beforeParse: (window) => {
          window.Date.now = () => Date.parse(`${later}T12:00`);
        },
      }).window;
      const changes = [...document.querySelectorAll<HTMLElement>(".coming-changes [data-until]")];
      expect(changes.map(({ dataset, hidden }) => [dataset.until, hidden])).toEqual([
        [tomorrow, true],
        [later, false],
      ]);
    },
  );

  test("no page of theirs is heavier than another may be", () => {
    const pages = globSync("{,hi/}{opd,search,dr-in-hospital{,/letter/*}}.html.br", { cwd: join(copy, "dist") });
    expect(pages.length).toBeGreaterThan(20);
    expect(pages.filter((page) => readFileSync(join(copy, "dist", page)).length > 20_000)).toEqual([]);
  });
});
