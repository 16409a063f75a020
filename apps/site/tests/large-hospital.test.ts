import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { generateDoctors } from "@hospital/testing/generate-doctors";
import { buildCopy, temporaryCopy } from "@hospital/testing/project-copy";
import { addDays, dayOf, momentNow } from "@hospital/timetable/clock";
import { JSDOM } from "jsdom";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { maxInList } from "../src/queries/letters.ts";

const [tomorrow, later] = [1, 30].map((ahead) => addDays(dayOf(momentNow()), ahead));
const departments = Array.from({ length: 100 }, (_, index) => `speciality-${index + 1}`);
const languages = ["", "hi/"];

/** More departments and doctors than the site lists on one page: docs/decisions/page-weight.md */
describe("a hospital of 100 departments and more than 100 doctors, in two languages", () => {
  let copy: string;
  let doctors: string[];
  const read = (path: string) => readFileSync(join(copy, "dist", path), "utf8");
  const page = (path: string) => new JSDOM(read(path)).window.document;
  const linked = (html: string | undefined) =>
    new Set(Array.from(html?.matchAll(/href="([^"#.]+)"/g) ?? [], ([, href = ""]) => href));

  beforeAll(() => {
    copy = temporaryCopy("hospitals/small/content");
    const file = (path: string) => join(copy, "content", path);
    const change = (path: string, work: (record: ReturnType<typeof parse>) => void) => {
      const record = parse(readFileSync(file(path), "utf8"));
      work(record);
      writeFileSync(file(path), stringify(record));
    };
    const model = readFileSync(file("departments/maternity.yaml"), "utf8");
    for (const [index, slug] of departments.entries()) {
      writeFileSync(file(`departments/${slug}.yaml`), model.replaceAll("Maternity", `Speciality ${index + 1}`));
      writeFileSync(file(`departments/${slug}.en.md`), `What speciality ${index + 1} does.\n`);
    }
    change("hospital.yaml", (hospital) => {
      hospital.languages = ["en", "hi"];
    });
    change("navigation.yaml", ({ routes }) => {
      const group = routes.find(({ subRoutes }: { subRoutes?: unknown }) => subRoutes);
      group.subRoutes = departments.map((slug, index) => ({ name: `Speciality ${index + 1}`, link: `/${slug}` }));
    });
    change("pages/home.yaml", ({ specialities }) => {
      specialities.departments = departments;
    });
    generateDoctors(maxInList, join(copy, "content"));
    doctors = globSync("doctors/*.yaml", { cwd: file("") }).map((path) => path.replace(/.*\/(.*)\.yaml/, "$1"));
    cpSync("hospitals/sample/content/pages/opd.yaml", file("pages/opd.yaml"));
    const closed = [tomorrow, later].map((from) => ({ from, for: "whole-hospital", change: "closed" }));
    writeFileSync(file("exceptions.yaml"), stringify({ exceptions: closed }));
    mkdirSync(join(copy, "public"));
    writeFileSync(join(copy, "public/annual-return.pdf"), "%PDF-1.7");
    // Compressing all files takes longer than generating the pages.
    const configuration = join(copy, "apps/site/site.config.ts");
    const compressed = readFileSync(configuration, "utf8");
    writeFileSync(configuration, compressed.replace("    precompress(),\n", ""));
    expect(readFileSync(configuration, "utf8")).not.toBe(compressed);
    expect(buildCopy(copy).stderr).toBe("");
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test("contains the hospital's files in public/", () => {
    expect(read("annual-return.pdf")).toBe("%PDF-1.7");
  });

  test("has a choice of departments and a link to all in its menu and on its home page", () => {
    const linkedDepartments = (html: string | undefined) => {
      const links = linked(html);
      return departments.filter((slug) => links.has(`/${slug}`));
    };
    const home = page("index.html");
    for (const part of [home.querySelector("header"), home.querySelector("main")]) {
      expect(linkedDepartments(part?.innerHTML)).toHaveLength(24);
      expect(part?.querySelector('a[href="/viewall-specialities"]')).not.toBeNull();
    }
    expect(linkedDepartments(page("viewall-specialities.html").querySelector("main")?.innerHTML)).toEqual(departments);
  });

  test("shows in the menu the department whose page it is", () => {
    expect(
      page("speciality-100.html").querySelector('header [aria-current="page"][href="/speciality-100"]'),
    ).not.toBeNull();
  });

  test.each(languages)("lists each doctor under one letter, and finds each: /%s", (language) => {
    const addresses = doctors.map((slug) => `/${language}dr-in-hospital/${slug}`).sort();
    const letters = globSync(`${language}dr-in-hospital/letter/*.html`, { cwd: join(copy, "dist") });
    const lists = letters
      .map((letter) => linked(read(letter)))
      .map((links) => addresses.filter((address) => links.has(address)));
    expect(lists.flat().sort()).toEqual(addresses);
    expect(Math.max(...lists.map(({ length }) => length))).toBeLessThanOrEqual(maxInList);
    expect([...linked(read(`${language}dr-in-hospital.html`))]).toEqual(
      expect.arrayContaining(letters.map((letter) => `/${letter.replace(".html", "")}`)),
    );
    const finder = read(`${language}dr-in-hospital/index.json`);
    expect(doctors.filter((slug) => !finder.includes(`"id":"${slug}"`))).toEqual([]);
    const search = read(`${language}search-index.json`);
    expect(addresses.filter((address) => !search.includes(`"href":"${address}"`))).toEqual([]);
    const sitemap = read("sitemap-0.xml");
    expect(addresses.filter((address) => !sitemap.includes(`${address}</loc>`))).toEqual([]);
  });

  test.each(languages.flatMap((language) => [`${language}opd`, `${language}dr-in-hospital`]))(
    "past changes are hidden from the coming changes, without hours above them: /%s",
    (path) => {
      const { document } = new JSDOM(read(`${path}.html`), {
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

  test("each page is as small as another hospital's has to be", () => {
    const pages = globSync("**/*.html", { cwd: join(copy, "dist") });
    expect(pages.length).toBeGreaterThan(2 * (departments.length + doctors.length));
    expect(pages.filter((path) => !isAtMost(20_000, read(path)))).toEqual([]);
  });
});

/** Whether Brotli makes a text that small; the quick qualities are upper bounds. */
function isAtMost(bytes: number, text: string): boolean {
  return [1, 5, constants.BROTLI_MAX_QUALITY].some(
    (quality) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length <= bytes,
  );
}
