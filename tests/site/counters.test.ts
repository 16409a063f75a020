import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { pageAt, text } from "../support/built-site.ts";

interface Counter {
  name: { en: string };
  page?: string;
  place?: { block: string };
  ledBy?: { en: string };
  remark?: { en: string };
}

const { counters }: { counters: Counter[] } = parse(readFileSync("sample/content/hours.yaml", "utf8"));
const rowOf = (route: string, name: string) =>
  [...pageAt(route).document.querySelectorAll("main tr")].find((row) =>
    text(row.querySelector("th"))?.startsWith(name),
  );

test.each(["/evan-lab", "/ayushman"])("%s says where its counter is, when and who answers", (route) => {
  const [counter] = counters.filter(({ page }) => page === route);
  const row = rowOf(route, counter?.name.en ?? "");
  const said = text(row?.querySelector("td")) ?? "";
  expect(said).toContain(`Block ${counter?.place?.block}`);
  expect(said).toContain("Monday – Saturday");
  for (const words of [counter?.ledBy, counter?.remark]) if (words) expect(said).toContain(words.en);
  expect(row?.querySelector("a[href^='tel:']")).not.toBeNull();
  // A page doesn't link to itself.
  expect(row?.querySelector(`a[href="${route}"]`)).toBeNull();
});

test("the plan of the floors names every counter that has a place", () => {
  const placed = counters.filter(({ place }) => place);
  expect(placed.length).toBeGreaterThan(3);
  for (const { name, place } of placed)
    expect(text(rowOf("/directions", name.en)?.querySelector("td")), name.en).toContain(`Block ${place?.block}`);
});
