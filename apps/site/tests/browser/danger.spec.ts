import { readFileSync } from "node:fs";
import { expectNoFault } from "@hospital/testing/browser/accessibility";
import { clippedTexts, sidewaysScroll } from "@hospital/testing/browser/overflow";
import { expect, type Locator, type Page } from "@playwright/test";
import { parse } from "yaml";
import { edges } from "./page-rules.ts";
import { enlargeLetters, spaceTexts } from "./reading.ts";
import { holdBack, pauseClock, test } from "./test.ts";

const read = (name: string) => parse(readFileSync(`hospitals/sample/content/${name}.yaml`, "utf8"));
const { phones } = read("hospital");
const { box, dangers } = read("dangers");
const { helplines } = read("helplines");
const number = (id: string): string => helplines.find((row: { id: string }) => row.id === id).number;
const danger = (id: string) => dangers.find((row: { id: string }) => row.id === id);
/** The content of the box for one emergency type. */
const advice = (id: string, language: string): string =>
  [danger(id).firstAction, danger(id).now].flatMap((text) => text?.[language] ?? []).join(" ");

const fields = ["/search", "/dr-in-hospital", "/insurance-tpa", "/hi/search"];

function field(page: Page): Locator {
  return page.getByRole("main").getByRole("searchbox");
}

function alert(page: Page): Locator {
  return page.getByRole("main").getByRole("alert");
}

for (const path of fields)
  test(`${path}: an emergency typed into the field shows first aid and the numbers, visible with letters twice as large`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(path);
    await enlargeLetters(page);
    await expect(alert(page)).toHaveText("");
    await field(page).fill("चाचा को साँस नहीं आ रही");
    await expect(alert(page)).toContainText(danger("breathing").title.hi);
    await expect(alert(page)).toContainText(advice("breathing", "hi"));
    await expect(alert(page).locator("[lang]")).toHaveAttribute("lang", "hi");
    const calls = alert(page).getByRole("link");
    await expect(calls.nth(0)).toHaveAttribute("href", `tel:${phones.emergency.replaceAll(" ", "")}`);
    await expect(calls.nth(0)).toContainText(phones.emergency);
    await expect(calls.nth(1)).toHaveAttribute("href", `tel:${number(box.helpline)}`);
    await expect(calls.nth(2)).toHaveAttribute("href", `/hi${box.page}`);
    for (const locator of [field(page), calls.first()])
      await expect(async () => {
        const box = await locator.boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual(0);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((await edges(page)).bar);
      }).toPass();
    // The box is the same everywhere.
    if (path === fields[0]) await expectNoFault(page);
  });

for (const path of fields)
  test(`${path}: the warning box fits the screen with spaced letters and with letters twice as large`, async ({
    page,
  }) => {
    await page.goto(path);
    await field(page).fill("chest pain");
    await expect(alert(page)).toContainText(phones.emergency);
    for (const width of [320, 360])
      for (const change of [spaceTexts, enlargeLetters]) {
        await page.setViewportSize({ width, height: 640 });
        await change(page);
        const faults = [...(await sidewaysScroll(page)), ...(await clippedTexts(page))];
        expect(faults, `${change.name} at ${width} pixels`).toEqual([]);
      }
  });

test("the warning box stays after hydration", async ({ page }) => {
  const release = await holdBack(page, /site-search/);
  await page.goto("/search");
  await field(page).fill("zahar kha liya");
  const call = alert(page).getByRole("link", { name: phones.emergency });
  await call.evaluate((link) => link.setAttribute("data-first", ""));
  release();
  await expect(
    page
      .getByRole("main")
      .getByText(/^\d+ results?$/)
      .first(),
  ).toBeVisible();
  await expect(call).toHaveAttribute("data-first");
});

test("the warning box stays while the query is refined, and closes when it is cleared", async ({ page }) => {
  await page.clock.install();
  await page.goto("/search");
  await field(page).fill("heart attack");
  await expect(alert(page)).toContainText(danger("heart").title.en);
  await pauseClock(page);
  await field(page).fill("heart attack and he is sweating");
  await page.clock.runFor(1_000);
  await expect(alert(page)).toContainText(danger("heart").title.en);
  await field(page).fill("");
  await page.clock.runFor(1);
  await expect(alert(page)).toHaveText("");
});

test("the red box does not flash up while harmless words are being typed", async ({ page }) => {
  await page.clock.install();
  const answered = await watchWorker(page);
  await page.goto("/search");
  let alertCount = 0;
  await page.exposeFunction("seen", () => {
    alertCount += 1;
  });
  await alert(page).evaluate((element) =>
    new MutationObserver(() => Reflect.get(window, "seen")()).observe(element, { childList: true }),
  );
  await field(page).focus();
  await answered();
  await pauseClock(page);
  for (const query of ["burning urine", "stroke rehab exercises", "poison ivy cream"]) {
    for (const letter of query) {
      await page.keyboard.type(letter);
      await page.clock.runFor(40);
    }
    await page.clock.runFor(1_000);
    await answered();
    await field(page).fill("");
  }
  expect(alertCount).toBe(0);
  await field(page).fill("heart attack");
  await page.clock.runFor(1_000);
  await expect(alert(page)).toContainText(danger("heart").title.en);
  expect(alertCount).toBeGreaterThan(0);
});

test("the results wait for the red box", async ({ page }) => {
  // The recogniser is slower than the search.
  await page.addInitScript(() => {
    class SlowWorker extends Worker {
      constructor(url: string | URL) {
        super(url);
        if (!String(url).includes("danger.worker")) return;
        this.postMessage = (message: unknown) => setTimeout(() => super.postMessage(message), 1500);
      }
    }
    window.Worker = SlowWorker;
  });
  await page.goto("/search");
  const parking = page.locator(".site-search__results").getByRole("link", { name: "How to reach us" });
  await field(page).fill("parking");
  await expect(parking).toBeVisible();
  await field(page).fill("dad collapsed");
  await expect(parking).toHaveCount(0);
  expect(await alert(page).textContent()).toContain(danger("unconscious").title.en);
});

test("a box that is visible follows the query without the pause before a new box", async ({ page }) => {
  await page.clock.install();
  const answered = await watchWorker(page);
  await page.goto("/search");
  await field(page).fill("heart attack");
  await expect(alert(page)).toContainText(danger("heart").title.en);
  await answered();
  await pauseClock(page);
  for (const [query, text] of [
    ["snake bite", danger("snake-bite").title.en],
    ["parking", ""],
  ]) {
    await field(page).fill(query);
    await page.clock.runFor(300);
    await answered();
    if (text) await expect(alert(page)).toContainText(text);
    else await expect(alert(page)).toHaveText("");
  }
});

test("for thoughts of suicide the suicide helpline is the first number, in the script of the question", async ({
  page,
}) => {
  await page.goto("/search");
  await field(page).fill("ab jeena nahi hai");
  await expect(alert(page)).toContainText(advice("self-harm", "hinglish"));
  await expect(alert(page).getByRole("link").first()).toHaveAttribute("href", `tel:${number("tele-manas")}`);
});

test("an uncertain match shows a calm box without a type, and stays closed for that text", async ({ page }) => {
  await page.clock.install();
  await page.goto("/search");
  await field(page).fill("unconsvious");
  await expect(alert(page)).toContainText(box.guess.en);
  await expect(alert(page)).not.toContainText(danger("unconscious").title.en);
  await expect(alert(page).getByRole("link", { name: phones.emergency })).toBeVisible();
  await expect(alert(page).getByRole("link", { name: number("tele-manas") })).toHaveCount(0);
  await alert(page).getByRole("button", { name: box.close.en }).click();
  await expect(alert(page)).toHaveText("");
  await expect(field(page)).toBeFocused();
  await pauseClock(page);
  await page.keyboard.press("Enter");
  await page.clock.runFor(1_000);
  await expect(alert(page)).toHaveText("");
  await field(page).fill("unconscious");
  await page.clock.runFor(1_000);
  await expect(alert(page)).toContainText(advice("unconscious", "en"));
  await expect(alert(page).getByRole("button")).toHaveCount(0);
});

test("names two dangers, with the first step of each, the steps for both and the numbers of both", async ({ page }) => {
  await page.goto("/search?q=drank+phenyl+after+fight+says+let+me+die");
  for (const id of ["self-harm", "poisoning"])
    await expect(alert(page)).toContainText(`${danger(id).title.en}: ${danger(id).firstAction.en}`);
  await expect(alert(page)).toContainText(danger(box.danger).now.en);
  await expect(alert(page).getByRole("link", { name: number("tele-manas") })).toBeVisible();
});

test("shows that no doctor has checked the advice", async ({ page }) => {
  await page.goto("/hi/search?q=snake+bite");
  await expect(alert(page)).toContainText(advice("snake-bite", "hi"));
  await expect(alert(page)).toContainText(box.awaiting.hi);
});

test("shows no message about missing results below a danger", async ({ page }) => {
  await page.goto("/search");
  await field(page).fill("zzqqxx");
  const emptyMessage = page.getByText(/^Nothing was found/).filter({ visible: true });
  await expect(emptyMessage).toHaveCount(1);
  await field(page).fill("zahar kha liya zzqqxx");
  await expect(alert(page)).toContainText(danger("poisoning").title.hinglish);
  await expect(emptyMessage).toHaveCount(0);
});

test("shows the numbers for any query if the emergency phrases can't be loaded", async ({ page }) => {
  await page.route(/danger\.worker/, (route) => route.abort());
  await page.goto("/search");
  await field(page).fill("zahar kha liya");
  await expect(alert(page).getByRole("link", { name: phones.emergency })).toBeVisible();
});

test("a danger typed before the script has loaded is recognised", async ({ page }) => {
  const release = await holdBack(page, /danger-region\.client/);
  await page.goto("/search", { waitUntil: "commit" });
  await field(page).fill("zahar kha liya");
  release();
  await expect(alert(page)).toContainText(danger("poisoning").title.hinglish);
});

test("a danger is recognised without a connection on a page that is already open", async ({ page, context }) => {
  await page.goto("/search?q=heart+attack");
  await expect(alert(page)).toContainText(danger("heart").title.en);
  await context.setOffline(true);
  await field(page).fill("behosh ho gaya");
  await expect(alert(page)).toContainText(danger("unconscious").title.hinglish);
});

/** The returned function waits until the recogniser has started and has answered all queries. */
async function watchWorker(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    // It posts one message when it has started.
    const messages = { awaited: 1, received: 0 };
    class WatchedWorker extends Worker {
      constructor(url: string | URL) {
        super(url);
        // The search has a worker too.
        if (!String(url).includes("danger.worker")) return;
        this.addEventListener("message", () => messages.received++);
        this.postMessage = (message: unknown) => {
          messages.awaited++;
          super.postMessage(message);
        };
        Object.assign(window, { messages });
      }
    }
    window.Worker = WatchedWorker;
  });
  // Polls from outside: the page's clock is stopped.
  const unanswered = () =>
    page.evaluate(() => {
      const messages = Reflect.get(window, "messages");
      return messages && messages.awaited - messages.received;
    });
  return async () => await expect.poll(unanswered).toBe(0);
}
