import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "@hospital/content/check/check-content";
import { disclosureParts } from "@hospital/content/vocabulary";
import { hostingFile } from "@hospital/hosting/hosting";
import { type RunningServer, startServer } from "@hospital/hosting/server";
import { phone } from "@hospital/testing/browser/devices";
import { clippedTexts, sidewaysScroll } from "@hospital/testing/browser/overflow";
import { exampleRecords } from "@hospital/testing/content/example-records";
import { hostileText } from "@hospital/testing/content/hostile-text";
import { buildCopy, temporaryCopy } from "@hospital/testing/project-copy";
import { expect, type Page } from "@playwright/test";
import fc from "fast-check";
import { parse, stringify } from "yaml";
import { isFull } from "./routes.ts";
import { test } from "./test.ts";

const count = isFull ? 60 : 10;
/** A fixed seed, so that failures are reproducible. */
const seed = 11;

/** Each is a record's name; the longest words, both directions and markup are there whatever the seed. */
const names = [
  "क्षत्रियक्षत्रियक्षत्रियक्षत्रियक्षत्रियक्षत्रियक्षत्रिय Dr M".padEnd(160, "M"),
  "د. محمد & \"O'Brien\" < 5 > 3 👩🏽‍⚕️ ' onmouseover='hacked=1",
  ...fc.sample(hostileText, { seed, numRuns: 4 * count }),
];

let copy = "";
let server: RunningServer;
let accepted: string[] = [];

test.describe.configure({ mode: "serial" });
test.use({ ...phone, viewport: { width: 320, height: 640 }, reducedMotion: "reduce" });

test.beforeAll(async () => {
  copy = temporaryCopy();
  accepted = await writeRecords(join(copy, "content"));
  writeDisclosures(join(copy, "content/disclosures"), accepted);
  removeTranslations(join(copy, "content"));
  const { status, stderr } = buildCopy(copy);
  expect(stderr).not.toMatch(/error/i);
  expect(status).toBe(0);
  const hosting = JSON.parse(readFileSync(join(copy, hostingFile), "utf8"));
  server = await startServer({ dist: join(copy, "dist"), hosting, port: 0 });
});

test.afterAll(async () => {
  await server?.close();
  rmSync(copy, { recursive: true });
});

test("hostile names are all there: every doctor, nurse, insurer, video, photo and testimonial", async ({ page }) => {
  expect(accepted).toHaveLength(count);
  for (const [route, total] of [
    ["/dr-in-hospital", 19 + count],
    ["/nurses", 16 + count],
    ["/insurance-tpa", 22 + count],
    ["/video-gallery", 16 + count],
    ["/gallery", 25 + count],
  ] as const) {
    await visit(page, route);
    const lists = page.getByRole("main").getByRole("list");
    const sizes = await lists.evaluateAll((lists) => lists.map(({ children }) => children.length));
    expect(sizes, route).toContain(total);
    const texts = await lists.getByRole("listitem").allTextContents();
    expect(
      accepted.filter((name) => !texts.some((text) => spaced(text).includes(spaced(name)))),
      route,
    ).toEqual([]);
  }
  await visit(page, "/");
  const testimonials = spaced((await page.getByRole("region", { name: "Testimonials" }).textContent()) ?? "");
  expect(accepted.filter((name) => !testimonials.includes(spaced(name)))).toEqual([]);
});

test("a doctor with a hostile name has a page, and is found by the search's index", async ({ page, request }) => {
  const index = await (await request.get(`${server.url}/search-index.json`)).text();
  const indexText = JSON.stringify(JSON.parse(index));
  for (const [number, name] of accepted.entries()) {
    await visit(page, `/dr-in-hospital/hostile-${number}`);
    expect(spaced((await page.getByRole("heading", { level: 1 }).textContent()) ?? "")).toBe(spaced(name));
    expect(spaced(await page.title())).toContain(spaced(name).slice(0, 20));
    expect(indexText).toContain(`/dr-in-hospital/hostile-${number}`);
  }
});

test("a disclosure without content in the sample has a page as soon as there is content", async ({ page }) => {
  await visit(page, "/disclosures");
  const links = page.getByRole("list", { name: "Disclosures" }).getByRole("link");
  await expect(links).toHaveCount(disclosureParts.length);

  await visit(page, "/disclosures/implant-prices");
  await expect(page.getByText("Valid from 1 November 2026. Source: Order 1 of 2026-10-01.")).toBeVisible();
  const names = await page.getByRole("rowheader").allTextContents();
  expect(accepted.filter((name, index) => spaced(names[index] ?? "") !== spaced(name) + spaced(name))).toEqual([]);
  await expect(page.getByRole("cell", { name: "₹12,34,567" })).toHaveCount(count);

  await visit(page, "/disclosures/registrations");
  await expect(page.getByRole("row", { name: "The hospital Number HOSPITAL-1 31 December 2030" })).toBeVisible();
  await expect(page.getByRole("row", { name: "The blood bank Number BLOOD-2 No last day" })).toBeVisible();

  await visit(page, "/hi/disclosures/bio-medical-waste");
  const months = page.getByRole("table").getByRole("row");
  await expect(months.nth(0)).toHaveText("महीना पीला लाल सफ़ेद नीला".replaceAll(" ", ""));
  await expect(months.nth(1)).toHaveText("अक्टू॰ 20261,204.53101295");
  await expect(page.getByRole("link", { name: "2025 का फ़ॉर्म IV" })).toHaveAttribute("href", /^https:/);
});

test("shows text without a translation in English, marked as English, and the rest of the page in Hindi", async ({
  page,
}) => {
  await visit(page, "/hi/ent");
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await expect(page.getByRole("heading", { level: 1 }).locator('[lang="en"]')).toHaveText("ENT (Ear, Nose and Throat)");
  await expect(page.getByRole("heading", { name: "परिचय" })).toBeVisible();
  const body = page.getByRole("region", { name: "परिचय" }).getByText(/\w{3}/).first();
  expect(await body.evaluate((element) => element.closest("[lang]")?.getAttribute("lang"))).toBe("en");
  await visit(page, "/hi/about");
  const statement = page.getByText("Good Hospital, Good Doctors");
  expect(await statement.evaluate((element) => element.closest("[lang]")?.getAttribute("lang"))).toBe("en");
  await visit(page, "/hi/dr-in-hospital/asha-rao");
  await expect(page.getByRole("heading", { level: 1 }).locator('[lang="en"]')).toHaveText("Dr Asha Rao");
  expect(await page.title()).toMatch(/^Dr Asha Rao – /);
  expect(await page.content()).not.toMatch(/[\uE000\uE001]/);
});

/** Opens a page in which nothing may run, be blocked or lie outside of the screen. */
async function visit(page: Page, route: string) {
  const complaints: string[] = [];
  const complain = (text: string) => complaints.push(text);
  page.on("dialog", (dialog) => dialog.dismiss().then(() => complain("A dialog")));
  page.on("console", (message) => message.type() === "error" && complain(message.text()));
  page.on("pageerror", ({ message }) => complain(message));
  await page.goto(server.url + route);
  expect(await page.evaluate(() => "hacked" in window)).toBe(false);
  expect(complaints).toEqual([]);
  expect(await sidewaysScroll(page), route).toEqual([]);
  expect(await clippedTexts(page), route).toEqual([]);
  page.removeAllListeners();
}

/** Adds a record of each kind for each of the first `count` names that the content check accepts; answers those. */
async function writeRecords(content: string): Promise<string[]> {
  const different = [...new Map(names.map((name) => [spaced(name).toLowerCase(), name])).values()];
  const fileOf = (index: number) => join(content, `doctors/hostile-${index}.yaml`);
  for (const [index, name] of different.entries()) writeFileSync(fileOf(index), stringify(doctor(name)));
  const refused = new Set((await checkContent(copy)).map(({ file }) => file));
  for (const index of different.keys()) rmSync(fileOf(index));
  const acceptedNames = different
    .filter((_, index) => !refused.has(`content/doctors/hostile-${index}.yaml`))
    .slice(0, count);

  for (const [index, name] of acceptedNames.entries()) writeFileSync(fileOf(index), stringify(doctor(name)));
  const add = (file: string, list: string, record: (name: string, index: number, first: object) => object) => {
    const path = join(content, file);
    const data = parse(readFileSync(path, "utf8"));
    data[list].push(...acceptedNames.map((name, index) => record(name, index, data[list][0])));
    // Values that a copied record shares with the first are written out: an alias is refused.
    writeFileSync(path, stringify(data, { aliasDuplicateObjects: false }));
  };
  add("people/nurses.yaml", "members", (name) => ({ name, role: name, degree: name }));
  add("insurers.yaml", "insurers", (name) => ({ name, kind: "insurer", aliases: [name] }));
  add("testimonials.yaml", "testimonials", (name, index) => ({ id: `h${index}`, name, text: name, stars: 3 }));
  add("gallery/photos.yaml", "photos", (name, index, first) => ({
    ...first,
    id: `h${index}`,
    caption: name,
    alt: name,
  }));
  add("gallery/videos.yaml", "videos", (name, index, first) => ({ ...first, id: `h${index}`, title: name }));
  return acceptedNames;
}

/** The parts that the sample has no file for; everything that has a price has a hostile name. */
function writeDisclosures(folder: string, names: string[]) {
  for (const part of disclosureParts) {
    const file = `disclosures/${part}.yaml`;
    const record = exampleRecords[file];
    if (!record || part === "complaints") continue;
    const prices = {
      validFrom: "2026-11-01",
      source: "Order 1 of 2026-10-01",
      tables: [{ title: names[0], rows: names.map((name) => ({ name, price: 1_234_567, remark: name })) }],
    };
    writeFileSync(join(folder, `${part}.yaml`), stringify(part === "implant-prices" ? { ...record, prices } : record));
  }
}

/** Removes the translation of a text, a line and a name, because each can be missing. */
function removeTranslations(content: string) {
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(join(content, file), change(readFileSync(join(content, file), "utf8")));
  rmSync(join(content, "departments/ent.hi.md"));
  edit("departments/ent.yaml", (text) => text.replace(/^(title: \{ en: "[^"]*"), .*$/m, "$1 }"));
  edit("pages/about.yaml", (text) => text.replace(/^(statement:\n.*\n).*\n/m, "$1"));
  edit("doctors/asha-rao.yaml", (text) => text.replace(/^name:.*$/m, "name: { en: Dr Asha Rao }"));
}

function doctor(name: string) {
  return { name, degree: name, speciality: name, department: "cardiology", registration: name };
}

/** The text with the spaces of a page. */
function spaced(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
