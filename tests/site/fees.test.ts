import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { contentFolder } from "../../site/content-folder.ts";
import { rupees } from "../../src/i18n/numbers.ts";
import { pageAt, text } from "../support/built-site.ts";

const content = contentFolder(".");
const doctors = globSync("doctors/*.yaml", { cwd: content }).map((path) => {
  const { department, fees } = parse(readFileSync(`${content}/${path}`, "utf8"));
  const own = parse(readFileSync(`${content}/departments/${department}.yaml`, "utf8"));
  return { slug: basename(path, ".yaml"), fees: fees ?? own.fees };
});

test.each(doctors.filter(({ fees }) => !fees))(
  "$slug without a fee has the number to ask and the rates",
  ({ slug }) => {
    const profile = pageAt(`/dr-in-hospital/${slug}`).document.querySelector(".doctor-profile");
    const fee = [...(profile?.querySelectorAll("dl > div") ?? [])].find((fact) => text(fact)?.startsWith("Fee"));
    expect(fee?.querySelector("a")?.getAttribute("href")).toBe("/disclosures/rates");
    expect(profile?.querySelector("a[href^='tel:']")).not.toBeNull();
  },
);

const cardsOf = (slug: string) => [
  pageAt("/dr-in-hospital").document.querySelector(`main li:has([href="/dr-in-hospital/${slug}"])`),
  ...pageAt("/opd").document.querySelectorAll(`tr:has([href="/dr-in-hospital/${slug}"])`),
];

test.each(doctors.filter(({ fees }) => !fees))("whoever chooses $slug sees whom to ask for the fee", ({ slug }) => {
  for (const card of cardsOf(slug)) {
    expect(text(card)).toMatch(/Fee: ask \+91/);
    expect(card?.querySelector("a[href='/disclosures/rates']")).not.toBeNull();
  }
});

test("the rates have the fee of each department, and of each doctor with another one", () => {
  const rates = text(pageAt("/disclosures/rates").document.querySelector("main"));
  expect(rates).toMatch(/Cardiology\s*₹500\s*₹300/);
  expect(rates).toMatch(/Dr Asha Rao, Cardiology\s*₹800\s*₹500/);
});

test.each(doctors)("$slug shows the own fee, or else the department's, or none", ({ slug, fees }) => {
  const amounts = fees ? Object.values<number>(fees).map((amount) => rupees(amount, "en")) : [];
  const profile = text(pageAt(`/dr-in-hospital/${slug}`).document.querySelector("main"));
  for (const shown of [profile, ...cardsOf(slug).map(text)])
    if (amounts.length === 0) expect(shown).not.toContain("₹");
    else for (const amount of amounts) expect(shown).toContain(amount);
});
