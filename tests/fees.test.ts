import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { contentFolder } from "../content-check/content-folder.ts";
import { rupees } from "../src/i18n/numbers.ts";
import { pageAt, text } from "./built-site.ts";

const content = contentFolder(".");
const doctors = globSync("doctors/*.yaml", { cwd: content }).map((path) => {
  const { department, fees } = parse(readFileSync(`${content}/${path}`, "utf8"));
  const own = parse(readFileSync(`${content}/departments/${department}.yaml`, "utf8"));
  return { slug: basename(path, ".yaml"), fees: fees ?? own.fees };
});

test.each(doctors)("$slug shows the own fee, or else the department's, or none", ({ slug, fees }) => {
  const amounts = fees ? Object.values<number>(fees).map((amount) => rupees(amount, "en")) : [];
  const profile = text(pageAt(`/dr-in-hospital/${slug}`).document.querySelector("main"));
  const card = pageAt("/dr-in-hospital").document.querySelector(`main [href="/dr-in-hospital/${slug}"]`);
  const rows = [...pageAt("/opd").document.querySelectorAll(`tr:has([href="/dr-in-hospital/${slug}"])`)];
  for (const shown of [profile, text(card?.closest("li")), ...rows.map(text)])
    if (amounts.length === 0) expect(shown).not.toContain("₹");
    else for (const amount of amounts) expect(shown).toContain(amount);
});
