import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { buildCopy, temporaryCopy } from "../../scripts/project-copy.ts";

/** The whole site is built, which takes its time: vitest.config.ts has it in the full run alone. */
describe("a hospital of 300 departments", () => {
  const slugs = Array.from({ length: 300 }, (_, index) => `speciality-${index + 1}`);
  let copy: string;
  const page = (path: string) => new JSDOM(readFileSync(join(copy, "dist", path), "utf8")).window.document;
  const linked = (part: Element | null | undefined) =>
    slugs.filter((slug) => part?.querySelector(`a[href="/${slug}"]`)).length;

  beforeAll(() => {
    copy = temporaryCopy("test-hospitals/small/content");
    const file = (path: string) => join(copy, "content", path);
    const change = (path: string, work: (record: ReturnType<typeof parse>) => void) => {
      const record = parse(readFileSync(file(path), "utf8"));
      work(record);
      writeFileSync(file(path), stringify(record));
    };
    const model = readFileSync(file("departments/maternity.yaml"), "utf8");
    for (const [index, slug] of slugs.entries()) {
      writeFileSync(file(`departments/${slug}.yaml`), model.replaceAll("Maternity", `Speciality ${index + 1}`));
      writeFileSync(file(`departments/${slug}.en.md`), `What speciality ${index + 1} does.\n`);
    }
    change("navigation.yaml", ({ routes }) => {
      const group = routes.find(({ subRoutes }: { subRoutes?: unknown }) => subRoutes);
      group.subRoutes = slugs.map((slug, index) => ({ name: `Speciality ${index + 1}`, link: `/${slug}` }));
    });
    change("pages/home.yaml", ({ specialities }) => {
      specialities.departments = slugs;
    });
    expect(buildCopy(copy).stderr).toBe("");
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test("has a choice of them and a link to all in its menu and on its home page", () => {
    const home = page("index.html");
    for (const part of [home.querySelector("header"), home.querySelector("main")]) {
      expect(linked(part)).toBe(24);
      expect(part?.querySelector('a[href="/viewall-specialities"]')).not.toBeNull();
    }
    expect(linked(page("viewall-specialities.html").querySelector("main"))).toBe(300);
  });

  test("shows in the menu the one whose page it is", () => {
    expect(
      page("speciality-300.html").querySelector('header [aria-current="page"][href="/speciality-300"]'),
    ).not.toBeNull();
  });

  test("keeps its pages as light as others", () => {
    const sizes = ["index.html", "speciality-300.html"].map(
      (path) => readFileSync(join(copy, "dist", `${path}.br`)).length,
    );
    expect(Math.max(...sizes)).toBeLessThanOrEqual(20_000);
  });
});
