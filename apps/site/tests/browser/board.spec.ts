import { expect, type Page, test } from "@playwright/test";
import { openPaused } from "./test.ts";
import { setHidden } from "./visibility.ts";

/** A Monday morning in India on which doctors sit; the built content's own days are near it. */
const monday = new Date("2026-11-30T09:40:00+05:30");
const rows = (page: Page) => page.locator(".opd-board__rows > tr");

async function openAt(page: Page, time: Date): Promise<void> {
  const clock = page.locator(".opd-board__clock");
  await openPaused(page, "/board", time, () => expect(clock).not.toBeEmpty({ timeout: 1000 }));
  // Its first update, else the answer may come after a test has moved the clock.
  await page.waitForFunction(() => localStorage.getItem("board-confirmed") !== null);
}

test("shows at most eight doctors at a time, all in turn, in both languages", async ({ page }) => {
  await openAt(page, monday);
  const namesByLanguage = new Map<string, Set<string>>();
  for (let turn = 0; turn < 8; turn++) {
    await expect(rows(page).first()).toBeVisible();
    expect(await rows(page).count()).toBeLessThanOrEqual(8);
    const language = (await page.locator("html").getAttribute("lang")) ?? "";
    const names = await rows(page).locator("td:nth-child(2)").allInnerTexts();
    namesByLanguage.set(language, new Set([...(namesByLanguage.get(language) ?? []), ...names]));
    await page.clock.runFor(12_000);
  }
  expect([...namesByLanguage.keys()].sort()).toEqual(["en", "hi"]);
  expect(namesByLanguage.get("en")?.size).toBe(namesByLanguage.get("hi")?.size);
  expect(namesByLanguage.get("en")?.size).toBeGreaterThan(8);
});

test("fits the screen without scrolling or cut text, in letters of at least a thirtieth of its height", async ({
  page,
}) => {
  for (const [width, height] of [
    [1920, 1080],
    [1280, 720],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openAt(page, monday);
    for (let turn = 0; turn < 4; turn++) {
      const faults = await page.evaluate(() => {
        const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
        const outside = [...document.querySelectorAll(".opd-board *")].filter((element) => {
          const { right, bottom } = element.getBoundingClientRect();
          return (
            element.textContent && !element.closest("caption") && (right > innerWidth + 4 || bottom > innerHeight + 4)
          );
        });
        const cut = [...document.querySelectorAll("td, th")].filter((cell) => cell.scrollWidth > cell.clientWidth);
        return [
          ...(scrollWidth > clientWidth || scrollHeight > clientHeight ? ["It scrolls."] : []),
          ...[...outside, ...cut].map(({ className, textContent }) => `${className}: ${textContent}`),
        ];
      });
      expect(faults).toEqual([]);
      await page.clock.runFor(12_000);
    }
    const size = await rows(page)
      .first()
      .locator("td")
      .nth(1)
      .evaluate((cell) => Number.parseFloat(getComputedStyle(cell).fontSize));
    expect(size).toBeGreaterThanOrEqual(height / 30);
  }
});

test("shows each session of a day whose rows are too high for one page", async ({ page, request }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  const usual = await visibleSessions(page);
  const built = await (await request.get("/board")).text();
  const body = built.replaceAll(
    /(?<=&quot;department&quot;:&quot;)(?=[^&]*&quot;,&quot;room)/g,
    "A department with a long name, ".repeat(3),
  );
  await page.route("**/board", (route) => route.fulfill({ contentType: "text/html", body }));
  const high = await visibleSessions(page);
  expect(high.pages).toBeGreaterThan(usual.pages);
  expect(high.sessions).toEqual(usual.sessions);
});

/** The doctors and hours that are wholly visible on the pages of the first language. */
async function visibleSessions(page: Page): Promise<{ pages: number; sessions: string[] }> {
  await openAt(page, monday);
  const pages = Number(/\d+$/.exec(await page.locator(".opd-board__page").innerText())?.[0]);
  const sessions: string[] = [];
  for (let number = 1; number <= pages; number++) {
    const visible = await rows(page).evaluateAll((elements) =>
      (elements as HTMLTableRowElement[])
        .filter((row) => row.getBoundingClientRect().bottom <= innerHeight)
        .map(({ cells }) => [cells[0], cells[1]].map((cell) => cell?.querySelector("bdi")?.textContent).join()),
    );
    sessions.push(...visible);
    await page.clock.runFor(12_000);
  }
  return { pages, sessions };
}

test("without its script shows the week with each doctor and its date", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } });
  const page = await context.newPage();
  await page.goto("/board");
  for (const day of ["Monday", "Saturday"])
    await expect(page.getByRole("rowheader", { name: day }).first()).toBeVisible();
  expect(await rows(page).count()).toBeGreaterThan(40);
  await rows(page).last().scrollIntoViewIfNeeded();
  await expect(rows(page).last()).toBeInViewport();
  await expect(page.getByText(/^As of \d+ \w+ \d{4}/)).toBeVisible();
  await context.close();
});

test("after its last day the board shows its age, and doesn't claim a day without OPD", async ({ page }) => {
  await openAt(page, new Date("2031-11-24T09:40:00+05:30"));
  await expect(page.locator(".opd-board__as-of")).toContainText(/ask at reception|रिसेप्शन/);
  await expect(page.locator(".opd-board__none")).toBeEmpty();
});

test("crosses out a holiday, and shows its reason once", async ({ page, request }) => {
  const holiday = { of: "hospital", from: "2026-11-30", until: "2026-11-30", why: "Guru Nanak Jayanti" };
  const exceptions = JSON.stringify([holiday]).replaceAll('"', "&quot;");
  const built = await (await request.get("/board")).text();
  const differences = JSON.stringify([
    { from: "2026-11-30T00:00", until: "2026-12-01T00:00", text: "no OPD (Guru Nanak Jayanti)" },
  ]).replaceAll('"', "&quot;");
  const body = built
    .replace(/(&quot;exceptions&quot;:)\[.*?\](?=,&quot;differences)/g, `$1${exceptions}`)
    .replace(/(&quot;differences&quot;:)\[.*?\](?=,&quot;notices)/g, `$1${differences}`);
  await page.route("**/board", (route) => route.fulfill({ contentType: "text/html", body }));
  await openAt(page, monday);
  await expect(page.getByText("Guru Nanak Jayanti")).toHaveCount(1);
  await expect(rows(page).first()).toHaveAttribute("data-state", "off");
});

test("shows its age without a connection, and after a day in large letters", async ({ context, page }) => {
  await openAt(page, monday);
  await expect(page.locator(".opd-board__as-of")).toBeEmpty();
  await context.setOffline(true);
  await page.clock.runFor(5 * 60_000);
  await expect(page.locator(".opd-board__as-of")).toHaveText(/^(As of 9:40|सुबह 9:40)/);
  await expect(rows(page).first()).toBeVisible();
  await page.clock.fastForward(24 * 60 * 60_000);
  await page.clock.runFor(12_000);
  const foot = await page.locator(".opd-board__foot").boundingBox();
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(800);
  await expect(page.locator(".opd-board[data-old] .opd-board__as-of")).toHaveText(/30 (?:November|नवंबर)/);
});

test("a board that is shown again gives the time at once, and after a week without a connection its age", async ({
  context,
  page,
}) => {
  await openAt(page, monday);
  await context.setOffline(true);
  await setHidden(page, true);
  await page.clock.setSystemTime(new Date("2026-12-08T12:30:00+05:30"));
  await setHidden(page, false);
  await expect(page.locator(".opd-board__clock")).toHaveText(/8 (?:December|दिसंबर).* 12:30/);
  await expect(page.locator(".opd-board[data-old] .opd-board__as-of")).toHaveText(/30 (?:November|नवंबर)/);
});

test("a board whose second page is over shows the sessions that are left", async ({ page }) => {
  await openAt(page, monday);
  await page.clock.runFor(12_000);
  await expect(page.locator(".opd-board__page")).toHaveText(/2/);
  await page.clock.setSystemTime(new Date("2026-11-30T17:00:00+05:30"));
  await page.clock.runFor(5000);
  await expect(page.locator(".opd-board__clock")).toHaveText(/5\spm|शाम 5/);
  await expect(page.locator(".opd-board__none")).toBeEmpty();
  await expect(rows(page)).not.toHaveCount(0);
});

test("ignores another network's page, and loads a newer board at once", async ({ page, request }) => {
  await openAt(page, monday);
  await page.route("**/board", (route) => route.fulfill({ body: "<title>Log in to the network</title>" }));
  await page.clock.runFor(5 * 60_000);
  await expect(page.locator(".opd-board__as-of")).not.toBeEmpty();
  await page.unroute("**/board");
  const body = (await (await request.get("/board")).text()).replace(
    /data-built="[^"]*"/,
    'data-built="2099-01-01T00:00"',
  );
  await page.route("**/board", (route) => route.fulfill({ contentType: "text/html", body }));
  const loaded = page.waitForEvent("load");
  await page.clock.runFor(5 * 60_000);
  await loaded;
  await expect(page.locator('.opd-board[data-built="2099-01-01T00:00"]')).toBeVisible();
});
