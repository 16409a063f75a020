import { rupees } from "@hospital/content/text/numbers";
import { markLanguage, untranslated } from "@hospital/content/text/untranslated";
import { expect } from "@playwright/test";
import { misreadNumbers } from "./other-languages.ts";
import { test } from "./test.ts";

const texts = [
  "پتہ: مکان 12-2-823، مہدی پٹنم",
  "کمرہ 12-B، رجسٹریشن 4512/2010",
  "فون +91 40234 56789 یا 1800 123 4567",
  untranslated("Reg. 4512/2010", "en"),
];
const page = (paragraphs: string[]) =>
  `<!doctype html><html lang="ur" dir="rtl"><title>اردو</title>${paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join("")}</html>`;

test("in Urdu an address, a room, a registration, a price and a number are read as they are written", async ({
  page: tab,
}) => {
  const price = (amount: string) => `پہلی بار ${amount}، پھر ${amount}`;
  await tab.setContent(page([...texts, price("₹500")]));
  // So it would be.
  expect((await misreadNumbers(tab)).length).toBeGreaterThan(4);
  // In an island a price has no markup around it.
  const island = `<lazy-island>${price(rupees(500, "ur" as never))}</lazy-island>`;
  await tab.setContent(markLanguage(page([...texts, price("₹500"), island])));
  expect(await misreadNumbers(tab)).toEqual([]);
});
