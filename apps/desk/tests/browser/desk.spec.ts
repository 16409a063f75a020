import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { dayOfWeek } from "@hospital/content/text/calendar";
import { pageFaults } from "@hospital/testing/browser/accessibility";
import { desktop, phone } from "@hospital/testing/browser/devices";
import { clippedTexts, sidewaysScroll } from "@hospital/testing/browser/overflow";
import { dayOf, momentNow } from "@hospital/timetable/clock";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { en } from "../../messages/en/interface.ts";
import { hi } from "../../messages/hi/interface.ts";
import { readWorkbook } from "../../sheets/workbook.ts";
import { addRow, toWorkbook } from "../support/workbook.ts";
import { screens, test } from "./desk.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();
const realNow = Date.now;
/** Sets India's time for the server, which runs in this process, and for the page; it runs on from there. */
const setClock = async (page: Page, moment: string) => {
  const ahead = Date.parse(`${moment}+05:30`) - realNow();
  Date.now = () => realNow() + ahead;
  if (page.url() === "about:blank") await page.clock.install({ time: Date.now() });
  else await page.clock.setSystemTime(Date.now());
};
test.afterEach(() => {
  Date.now = realNow;
});
const save = async (page: Page) => {
  await button(page, "Save").click();
  // The message differs with warnings, such as for a text in one language.
  await expect(page.getByText(/^Saved[.,]/)).toBeVisible();
};
const asha = (page: Page) => page.getByRole("article").filter({ hasText: "Dr Asha Rao" }).first();

test.describe("the person's name", () => {
  test.use({ person: "" });
  test("is requested once, and can't be empty", async ({ page, desk }) => {
    await desk.open(page);
    await button(page, "Begin").click();
    await expect(page.getByRole("alert")).toHaveText("Enter your name, as your colleagues know it.");
    await page.getByLabel("Your name").fill("Sunita Devi");
    await button(page, "Begin").click();
    await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("button", { name: /^Sunita Devi/ })).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use(phone);
  test("late takes two taps and is published without another one; arrived takes one", async ({ page, desk }) => {
    await desk.hospital.publish();
    await setClock(page, "2030-11-23T10:50");
    await desk.open(page);
    await asha(page).getByRole("button", { name: "Late" }).tap();
    await asha(page).getByRole("button", { name: "11:30" }).tap();
    await expect(asha(page).getByText(/expected from/)).toBeVisible();
    await expect(page.getByRole("link", { name: /^Live since/ }).first()).toBeVisible();
    expect(desk.hospital.read("exceptions.yaml")).toContain("change: late");
    await asha(page).getByRole("button", { name: "Arrived" }).tap();
    await expect(asha(page).getByText(/expected from/)).toBeHidden();
    expect(desk.hospital.read("exceptions.yaml")).not.toContain("change: late");
  });

  test("a swipe shows tomorrow, also after a reload", async ({ page, desk }) => {
    await desk.open(page);
    await asha(page).waitFor();
    const touch = (type: string, x: number) =>
      page.getByRole("heading", { level: 1 }).dispatchEvent(type, {
        touches: [{ identifier: 0, clientX: x, clientY: 300 }],
        changedTouches: [{ identifier: 0, clientX: x, clientY: 300 }],
      });
    await touch("touchstart", 300);
    await touch("touchend", 100);
    await expect(page.getByRole("heading", { name: "Tomorrow" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Tomorrow" })).toBeVisible();
  });
});

test("adds a doctor with a phone's photo, cropped to the face, in the desk's Hindi", async ({ page, desk }) => {
  await desk.open(page);
  await button(page, "हिन्दी").click();
  await page.getByRole("link", { name: "डॉक्टर जोड़ें" }).click();
  await page.getByLabel("नाम · अंग्रेज़ी").fill("Dr Meera Joshi");
  await page.getByLabel("नाम · हिन्दी").fill("डॉ. मीरा जोशी");
  await page.getByLabel("डिग्री *").fill("MS (ENT)");
  await page.getByLabel("किस रोग के डॉक्टर · अंग्रेज़ी").fill("ENT surgeon");
  const department = page.getByRole("combobox", { name: "विभाग" }).first();
  await department.click();
  // Scrolls the page, like a phone that shows its keyboard.
  await page.mouse.wheel(0, 60);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.getByRole("option", { name: /नाक/ }).first().click();
  await expect(department).toHaveValue(/नाक/);
  const hair = await sharp({ create: { width: 1200, height: 150, channels: 3, background: "white" } })
    .png()
    .toBuffer();
  const photo = await sharp({ create: { width: 1200, height: 1600, channels: 3, background: "black" } })
    .composite([{ input: hair, gravity: "north" }])
    .jpeg()
    .toBuffer();
  await page.locator("input[type=file]").setInputFiles({ name: "IMG_0042.JPG", mimeType: "image/jpeg", buffer: photo });
  await button(page, "काटें").click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await button(page, "सेव करें").click();
  await expect(page).toHaveURL(/\/edit\/doctors\/meera-joshi\.yaml/);
  await expect(page.getByText("सेव हो गया")).toBeVisible();
  const record = desk.hospital.read("doctors/meera-joshi.yaml");
  expect(record).toContain("name: { en: Dr Meera Joshi, hi: डॉ. मीरा जोशी }");
  const [, file = ""] = /photo: \.\/(.+)/.exec(record) ?? [];
  const portrait = sharp(join(desk.hospital.root, "content/doctors", file));
  const { width, height } = await portrait.metadata();
  expect(width).toBe(height);
  // A face is in the upper part: of the 150 rows of hair the square keeps 110, and its middle would keep none.
  const [grey] = (await portrait.stats()).channels;
  expect(grey?.mean).toBeCloseTo((255 * 110) / 1200, 0);
});

test("keeps text typed during a save, also after a reload", async ({ page, desk }) => {
  await desk.open(page, "/edit/doctors/kavita-jain.yaml");
  const isTyped = Promise.withResolvers<void>();
  await page.route("**/api/save", async (route) => {
    const response = await route.fetch();
    await isTyped.promise;
    await route.fulfill({ response });
  });
  const degree = page.getByLabel("Degree *");
  await degree.fill("MBBS, MD");
  const answer = page.waitForResponse("**/api/save");
  await button(page, "Save").click();
  await expect(button(page, "Saving")).toBeVisible();
  await degree.press("End");
  await degree.pressSequentially(", DM");
  isTyped.resolve();
  await answer;
  await expect(page.getByText("Unsaved changes. They are stored on this device.")).toBeVisible();
  await degree.pressSequentially(", FRCP");
  await expect(degree).toHaveValue("MBBS, MD, DM, FRCP");
  expect(desk.hospital.read("doctors/kavita-jain.yaml")).toContain("degree: MBBS, MD\n");
  await page.reload();
  await expect(degree).toHaveValue("MBBS, MD, DM, FRCP");
  await save(page);
  expect(desk.hospital.read("doctors/kavita-jain.yaml")).toContain("degree: MBBS, MD, DM, FRCP\n");
});

test("stores the chosen side after a change in two windows, and every other row", async ({ page, context, desk }) => {
  const path = "/edit/doctors/kavita-jain.yaml";
  await desk.open(page, path);
  const otherPage = await context.newPage();
  await desk.open(otherPage, path);
  const rows = otherPage.locator(".rows__row .rows__summary");
  await expect(rows).not.toHaveCount(0);
  const summaries = await rows.allTextContents();
  await otherPage.locator(".rows__fold").first().click();
  await otherPage.getByLabel("Room").first().fill("44");
  await save(otherPage);
  await page
    .getByRole("button", { name: /^Remove: / })
    .first()
    .click();
  await button(page, "Save").click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("radio", { name: /^From another tab/ }).check();
  await question.getByRole("button", { name: "Save what I chose" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(page.locator(".rows__row .rows__summary")).toHaveText(summaries);
  expect(desk.hospital.read("doctors/kavita-jain.yaml")).toMatch(/room: "?44"?\n.*room: OPD 11/s);
});

test("doesn't undo an older change over a correction before a person has chosen", async ({ page, desk }) => {
  await desk.open(page, "/edit/doctors/kavita-jain.yaml");
  for (const degree of ["Wrong", "Right"]) {
    await page.getByLabel("Degree *").fill(degree);
    await save(page);
  }
  await page.getByRole("link", { name: "History" }).first().click();
  await page.getByRole("listitem").nth(1).getByRole("link").click();
  await button(page, "Undo this change").click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes, undo it" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("radio", { name: /^As it is now.*Right/ }).check();
  await question.getByRole("button", { name: "Save what I chose" }).click();
  await expect(page.getByText(/^Nothing has changed/)).toBeVisible();
  expect(desk.hospital.read("doctors/kavita-jain.yaml")).toContain("degree: Right\n");
});

test("moves a row by its handle", async ({ page, desk }) => {
  await desk.open(page, "/edit/doctors/kavita-jain.yaml");
  const rows = page.locator(".rows__row .rows__summary");
  await expect(rows).toHaveCount(2);
  const [first = "", second = ""] = await rows.allTextContents();
  await rows.first().evaluate((row) => row.scrollIntoView({ block: "center" }));
  const grips = page.locator(".row-tools__grip");
  const movedRow = page.locator("[data-moved]");
  await grips.first().hover();
  await page.mouse.down();
  await expect(movedRow).toHaveCount(1);
  const below = await grips.nth(1).boundingBox();
  if (!below) throw new Error("The second row is not drawn.");
  await page.mouse.move(below.x + below.width / 2, below.y + below.height, { steps: 5 });
  await page.mouse.up();
  await expect(rows).toHaveText([second, first]);
  await expect(movedRow).toHaveCount(0);
  await save(page);
  expect(desk.hospital.read("doctors/kavita-jain.yaml")).toMatch(/days: \[mon, wed, fri\].*days: \[mon, tue/s);
});

test("shows leave entered from a doctor's form, with only the fields that apply", async ({ page, desk }) => {
  await desk.open(page, "/edit/doctors/asha-rao.yaml");
  await page.getByRole("link", { name: "Enter leave" }).click();
  await expect(page.getByRole("combobox", { name: "Ward" })).toHaveCount(0);
  await page.getByLabel("From *").fill(dayOf(momentNow()));
  await save(page);
  await page.getByRole("link", { name: "Today" }).click();
  await expect(asha(page).getByText("Away", { exact: true }).first()).toBeVisible();
});

test("finds an emergency number, asks for confirmation, and changes it in every text", async ({ page, desk }) => {
  await desk.open(page, "/all");
  await page.getByRole("searchbox").fill("emergency phone");
  await page.getByRole("link", { name: /^Phones, address, links/ }).click();
  await expect(page.locator("input:focus")).toHaveValue("+91 00000 00000");
  await page.locator("input:focus").fill("098765 43210");
  await button(page, "Save").click();
  const question = page.getByRole("alertdialog");
  await expect(question.getByText("+91 00000 00000")).toBeVisible();
  await expect(question.getByText("+91 98765 43210")).toBeVisible();
  await question.getByRole("button", { name: "It is right, save it" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  expect(desk.hospital.read("hospital.yaml")).toContain("+91 98765 43210");
  await page.goto(`${desk.url}/stale-facts`);
  await button(page, /^Change these/).click();
  await expect(page.getByText("No text has an old name or number.")).toBeVisible();
  expect(desk.hospital.read("notices.yaml")).toContain("Help: +91 98765 43210");
});

test("deletes a doctor with the references to the doctor, and restores all", async ({ page, desk }) => {
  await desk.open(page, "/edit/doctors/kavita-jain.yaml");
  await button(page, "Delete").click();
  const question = page.getByRole("alertdialog");
  await expect(question.getByRole("link").first()).toBeVisible();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(/\/all\/doctors/);
  const file = join(desk.hospital.root, "content/doctors/kavita-jain.yaml");
  expect(existsSync(file)).toBe(false);
  await page.getByRole("link", { name: "Undo in History" }).click();
  await page.getByRole("listitem").first().getByRole("link").click();
  await button(page, "Undo this change").click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes, undo it" }).click();
  await expect(page).toHaveURL(/\/history\?done=before$/);
  expect(existsSync(file)).toBe(true);
});

test("publishes a notice, and rolls back with one button", async ({ page, desk }) => {
  await desk.open(page, "/publish");
  await button(page, "Publish").click();
  await expect(page.getByRole("link", { name: /^Live since/ })).toBeVisible();
  await page.getByRole("link", { name: "Today" }).click();
  await page.getByRole("link", { name: "Write a notice" }).click();
  await page.getByLabel("Text · English").last().fill("No water on Friday.");
  await page.getByLabel("From *").last().fill("2026-11-01");
  await page.getByLabel("Last day *").last().fill("2031-12-25");
  await save(page);
  await expect(page.getByRole("link", { name: "1 change is not live yet" })).toBeVisible();
  await page.getByRole("link", { name: "Publish" }).first().click();
  await button(page, "Publish").click();
  await expect(page.getByText("All saved changes are live")).toBeVisible();
  expect(desk.hospital.livePage("index")).toContain("No water on Friday.");
  await button(page, "Go back to the previous version").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Go back" }).click();
  await expect(page.getByText("The previous version is live again")).toBeVisible();
  await expect(page.getByRole("link", { name: /water/ }).first()).toBeVisible();
  await expect.poll(() => desk.hospital.livePage("index")).not.toContain("No water on Friday.");
});

test("shows a notice as a picture", async ({ page, desk }) => {
  await desk.open(page, "/edit/notices.yaml");
  await page.locator(".rows__fold").first().click();
  await page.getByRole("link", { name: "As a picture" }).click();
  const picture = page.getByRole("img", { name: "As a picture" });
  await expect
    .poll(() => picture.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [naturalWidth, naturalHeight]))
    .toEqual([1080, 1350]);
});

test("adds several photos together, each with its texts", async ({ page, desk }) => {
  await desk.open(page, "/photos");
  const photo = await sharp({ create: { width: 900, height: 700, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();
  const files = ["IMG_1.JPG", "IMG_2.JPG"].map((name) => ({ name, mimeType: "image/jpeg", buffer: photo }));
  await page.locator("input[type=file]").setInputFiles(files);
  await expect(page.getByRole("button", { name: "Save all 2" })).toBeEnabled();
  for (const [index, caption] of ["The new lift", "The garden"].entries())
    await page.getByLabel("What it shows · English").nth(index).fill(caption);
  await page.reload();
  await expect(page.getByLabel("What it shows · English").first()).toHaveValue("The new lift");
  await button(page, "Save all 2").click();
  await expect(page.getByText("Saved: 2.")).toBeVisible();
  for (const caption of ["The new lift", "The garden"])
    expect(desk.hospital.read("gallery/photos.yaml")).toContain(caption);
});

test("an unchanged spreadsheet changes nothing", async ({ page, desk }) => {
  await desk.open(page, "/sheets");
  const waiting = page.waitForEvent("download");
  await page.getByRole("link", { name: /^Doctors/ }).click();
  const file = await (await waiting).path();
  await page.locator("input[type=file]").setInputFiles({
    name: "doctors.xlsx",
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    buffer: await readFile(file),
  });
  await expect(page.getByText("Nothing would change.")).toBeVisible();
});

test.describe("on a phone, in Hindi", () => {
  test.use(phone);
  test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem("language", "hi")));

  test("has a header of at most two lines, with the state of publishing", async ({ page, sharedDesk }) => {
    await sharedDesk.open(page);
    const header = page.getByRole("banner");
    await header.getByRole("link", { name: "वेबसाइट पर डालने के लिए तैयार" }).waitFor();
    // Less than two touch targets, one below the other.
    expect((await header.boundingBox())?.height).toBeLessThan(2 * 44);
  });

  test("finds a rate by the name of its test, and opens its row", async ({ page, desk }) => {
    await desk.open(page, "/all");
    await page.getByRole("searchbox").fill("ecg");
    await page.getByRole("link", { name: /^रेट और फ़ीस.*ECG/ }).tap();
    await expect(page.getByRole("textbox", { name: "नाम · हिन्दी" }).and(page.locator(":focus"))).toHaveValue("ECG");
    await page.getByLabel(/^क़ीमत/).fill("350");
    await button(page, "सेव करें").tap();
    await expect(page.getByText("सेव हो गया")).toBeVisible();
    expect(desk.hospital.read("disclosures/rates.yaml")).toContain("{ name: ECG, price: 350 }");
  });

  test("lists holidays pasted into a spreadsheet, then saves them together", async ({ page, desk }) => {
    await desk.open(page, "/sheets");
    const waiting = page.waitForEvent("download");
    await page.getByRole("link", { name: /^छुट्टियाँ/ }).tap();
    const sheets = await readWorkbook(await readFile(await (await waiting).path()));
    const [sheet] = sheets;
    if (!sheet) throw new Error("The workbook has no sheet.");
    for (const [day, why] of [
      ["26/01/2031", "Republic Day"],
      ["15-Aug-2031", "Independence Day"],
    ] as const)
      addRow(sheet, {
        From: day,
        "For whom": "Whole hospital",
        "What is different": "Closed, or away",
        "Why, in a word or two (English)": why,
      });
    await page.locator("input[type=file]").setInputFiles({
      name: "holidays.xlsx",
      mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      buffer: await toWorkbook(sheets),
    });
    await button(page, "2 बदलाव सेव करें").tap();
    await expect(page.getByText(/^सेव हुए/)).toBeVisible();
    expect(desk.hospital.read("exceptions.yaml")).toMatch(/2031-01-26.*2031-08-15/s);
  });
});

test("lets a clinician read and sign a page with a link", async ({ page, browser, desk }) => {
  await desk.open(page, "/edit/departments/cardiology.yaml");
  await button(page, "Ask for review").click();
  // A desk that runs on one computer offers the text here, and no link to send.
  const path = await page.getByRole("link", { name: "Open the text to sign" }).getAttribute("href");
  const address = new URL(path ?? "", page.url()).href;
  const clinician = await (await browser.newContext({ ...phone })).newPage();
  await clinician.goto(address);
  await expect(clinician.getByRole("heading", { level: 1, name: "Cardiology" })).toBeVisible();
  await clinician.getByLabel("Your name and degree").fill("Dr A. Mehta, DM (Cardiology)");
  await clinician.getByRole("button", { name: "I have read this, and it is right" }).click();
  await expect(clinician.getByText(/^Thank you/)).toBeVisible();
  expect(desk.hospital.read("departments/cardiology.yaml")).toContain("Dr A. Mehta");
});

test("shows the new day in a desk left open overnight, and saves changes for it", async ({ page, desk }) => {
  await setClock(page, "2030-11-25T23:50");
  await desk.open(page);
  await expect(page.getByText("Monday 25 November")).toBeVisible();
  await asha(page).getByRole("button", { name: "Away" }).click();
  await expect(asha(page).getByRole("button", { name: "Undo" })).toBeVisible();
  await page.getByRole("button", { name: "Tue 26" }).click();
  await expect(page.getByRole("heading", { name: "Tomorrow" })).toBeVisible();
  await asha(page).getByRole("button", { name: "Late" }).click();
  await asha(page).getByLabel("Another time").fill("09:00");
  await asha(page).getByRole("button", { name: "Save" }).click();
  await expect(asha(page).getByText(/expected from 9/)).toBeVisible();
  await expect(asha(page).getByRole("button", { name: "Arrived" })).toHaveCount(0);

  await setClock(page, "2030-11-26T00:10");
  await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
  await expect(page.getByText("Tuesday 26 November")).toBeVisible();
  await asha(page).getByRole("button", { name: "Arrived" }).click();
  await expect(asha(page).getByText(/expected from/)).toBeHidden();
  await asha(page).getByRole("button", { name: "Away" }).click();
  await expect(asha(page).getByRole("button", { name: "Undo" })).toBeVisible();
  const days = [...desk.hospital.read("exceptions.yaml").matchAll(/from: (\d\S+),/g)].map(([, day]) => day);
  expect(days).toEqual(["2030-11-25", "2030-11-26"]);

  // Two days later, the first of them is over.
  await setClock(page, "2030-11-27T08:00");
  await expect(page.getByText("Wednesday 27 November")).toBeVisible();
  await asha(page).getByRole("button", { name: "Away" }).click();
  await expect(asha(page).getByRole("button", { name: "Undo" })).toBeVisible();
  expect(desk.hospital.read("exceptions.yaml")).not.toContain("2030-11-25");
});

test("corrects a wrong clock of the computer with the server's", async ({ page, desk }) => {
  await page.clock.setFixedTime("2009-01-01T00:00:00Z");
  await desk.open(page);
  await expect(page.getByText(dayOfWeek(dayOf(momentNow()), "en"))).toBeVisible();
});

/** Accessibility problems, overflow and clipped texts of one loaded screen. */
async function faultsOf(page: Page): Promise<string[]> {
  // The network is never idle, because the desk always has an event stream open.
  await page.waitForFunction(() => !document.querySelector("[aria-busy=true]"));
  // In a lower window, the bars at its edges lie over parts of the content, which axe takes for small touch targets.
  const [width, height] = await page.evaluate(() => [innerWidth, document.documentElement.scrollHeight] as const);
  await page.setViewportSize({ width, height });
  return [...(await pageFaults(page)), ...(await sidewaysScroll(page)), ...(await clippedTexts(page))];
}

for (const [size, device] of Object.entries({ phone, desktop }))
  for (const language of ["en", "hi"])
    test.describe(`on a ${size}, in ${language}`, () => {
      test.use(device);
      test.beforeEach(({ page }) => page.addInitScript((chosen) => localStorage.setItem("language", chosen), language));

      for (const path of screens)
        test(`${path} is accessible, without overflow`, async ({ page, sharedDesk }) => {
          await sharedDesk.open(page, path);
          expect(await faultsOf(page)).toEqual([]);
        });

      test("dark mode is accessible", async ({ page, sharedDesk }) => {
        await page.emulateMedia({ colorScheme: "dark" });
        await sharedDesk.open(page, "/");
        expect(await faultsOf(page)).toEqual([]);
      });
    });

for (const [language, messages, time] of [
  ["en", en, "26 September, 12:35 pm"],
  ["hi", hi, "26 सितंबर, दोपहर 12:35 बजे"],
] as const)
  test(`shows every state of publishing in at most two lines on a phone, in ${language}`, async ({
    page,
    sharedDesk,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem("language", chosen), language);
    await page.setViewportSize({ width: 360, height: 740 });
    await sharedDesk.open(page);
    const pill = page.getByRole("banner").getByRole("status").getByRole("link");
    const { manyWait, nothingLive, liveSince, releasedSince, sampleStays, publishedWithNotes } = messages;
    const { publishingFailed, publishingNotSetUp, targetUnreachable, readyToPublish, choiceWaits } = messages;
    const states = [manyWait, nothingLive, liveSince, releasedSince, sampleStays, publishedWithNotes];
    const problems = [publishingFailed, publishingNotSetUp, targetUnreachable, readyToPublish, choiceWaits];
    for (const text of [...states, ...problems, ...Object.values(messages.steps).map((step) => `${step} 125 s`)]) {
      const shown = text.replace("{time}", time).replace("{count}", "12");
      const lines = await pill.evaluate((element, shown) => {
        element.textContent = shown;
        const range = document.createRange();
        range.selectNodeContents(element);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      }, shown);
      expect(lines, shown).toBeLessThanOrEqual(2);
    }
  });

test("loads the first screen in at most 250 kB", async ({ page, sharedDesk }) => {
  let bytes = 0;
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await sharedDesk.open(page);
  await asha(page).waitFor();
  expect(bytes).toBeLessThan(250_000);
});
