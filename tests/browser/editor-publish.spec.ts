import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { publish } from "../../editor/publish/publish.ts";
import { startEditServer } from "../../editor/server.ts";
import { PublishingHospital, replaceIn } from "../publishing-hospital.ts";
import { expectNoFault } from "./accessibility.ts";

/** A hospital whose site is built in a moment, and its editor. */
const test = base.extend<{ hospital: PublishingHospital; editorUrl: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is asked for
  hospital: async ({}, use) => {
    const hospital = new PublishingHospital(mkdtempSync(join(tmpdir(), "publish-")));
    await hospital.open({ command: PublishingHospital.upload });
    await publish(hospital.root, { name: "Ravi" });
    await use(hospital);
    hospital.close();
  },
  editorUrl: async ({ hospital }, use) => {
    const server = await startEditServer({ root: hospital.root, port: 0 });
    await use(server.url);
    await server.close();
  },
});

/** A save checks the whole content first. */
const afterCheck = { timeout: 30_000 };

test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });
test.describe.configure({ timeout: 120_000 });

test("on a phone a number goes live, and the one before comes back", { tag: "@daily" }, async ({
  page,
  hospital,
  editorUrl,
}) => {
  await hospital.change("hospital.yaml", "+91 00000 00000", "+91 00000 00077");
  await page.goto(editorUrl);
  await page.getByRole("link", { name: "1 change is not live yet" }).tap();
  await expect(page.getByRole("heading", { name: "1 change is not live yet" })).toBeVisible();
  await expect(page.getByText("Phones, address, links: Phones")).toBeVisible();
  await expectNoFault(page);
  await page.getByRole("button", { name: "Publish" }).tap();
  await expect(page.getByRole("heading", { name: "All that is saved is live" })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("status")).toContainText("Live since");
  expect(hospital.seen("index")).toContain("tel:+910000000077");

  await page.getByRole("button", { name: "Back to the one before: release 1" }).tap();
  await expect(page.getByRole("heading", { name: "1 change is not live yet" })).toBeVisible({ timeout: 60_000 });
  expect(hospital.seen("index")).toContain("tel:+910000000000");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test("a phone that has lost its answer goes on to tell what happens", async ({ page, hospital, editorUrl }) => {
  await hospital.change("hospital.yaml", "+91 00000 00000", "+91 00000 00077");
  await page.goto(`${editorUrl}/publish`);
  await page.route(`${editorUrl}/publish`, async (route) => {
    // It comes to the server, and what that answers comes to nobody.
    route.fetch().catch(() => undefined);
    await expect.poll(async () => (await (await fetch(`${editorUrl}/state.json`)).json()).message).toBeTruthy();
    await route.abort();
  });
  await page.getByRole("button", { name: "Publish" }).tap();
  await expect(page.getByRole("status")).toContainText("Live since", { timeout: 60_000 });
  await expect(page.getByRole("heading", { name: "All that is saved is live" })).toBeVisible();
});

test("a failure is on the first page until somebody has seen it", async ({ page, hospital, editorUrl }) => {
  replaceIn(join(hospital.root, "deploy/publish.yaml"), "command: ", "command: exit 3 # ");
  await page.goto(`${editorUrl}/publish`);
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText(/could not be put live; the one before still is/)).toBeVisible({ timeout: 60_000 });
  await page.goto(editorUrl);
  await expect(page.getByRole("alert")).toContainText("could not be put live", afterCheck);
  await page.goto(`${editorUrl}/publish`);
  await page.getByRole("button", { name: "I have seen it" }).click();
  await expect(page.getByText(/could not be put live/)).toBeHidden();
});

test("of two versions of a record the front desk chooses one", async ({ page, hospital, editorUrl }) => {
  await hospital.change("doctors/asha-rao.yaml", "MBBS", "MBBS, DNB");
  hospital.develop((folder) => replaceIn(join(folder, "content/doctors/asha-rao.yaml"), "MBBS", "MBBS, FRCP"));
  await publish(hospital.root, { name: "Sunita" });
  await page.goto(`${editorUrl}/publish`);
  await expect(page.getByRole("row", { name: /^Degree/ })).toContainText("DNB");
  await expectNoFault(page);
  await page.getByRole("button", { name: "Take ours" }).click();
  await expect(page.getByRole("button", { name: "Take ours" })).toBeHidden(afterCheck);
  expect(hospital.read("doctors/asha-rao.yaml")).toContain("DNB");
});

test("axe finds no fault in the spreadsheets, on the first page, and where a change by hand is listed", async ({
  page,
  hospital,
  editorUrl,
}) => {
  await page.goto(`${editorUrl}/spreadsheets`);
  await expect(page.getByRole("region", { name: "1. Download" }).getByRole("listitem").first()).toBeVisible();
  await expectNoFault(page);
  await page.goto(editorUrl);
  await expect(page.getByRole("link", { name: "All is live" })).toBeVisible(afterCheck);
  await expectNoFault(page);

  replaceIn(join(hospital.root, "content/doctors/asha-rao.yaml"), "MBBS", "MBBS, DNB");
  await page.goto(`${editorUrl}/publish`);
  const part = page.getByRole("region", { name: "Changed outside the editor" });
  await expect(part.getByRole("listitem")).toHaveText(["Doctors › Dr Asha Rao"]);
  await expectNoFault(page);
});

test("history says who changed what, and brings it back", async ({ page, hospital, editorUrl }) => {
  await hospital.change("doctors/asha-rao.yaml", "MBBS", "MBBS, DNB", "Sunita Devi");
  await page.goto(`${editorUrl}/history?entry=doctors/asha-rao`);
  const newest = page.getByRole("listitem").first();
  await expect(newest).toContainText("Doctors › Dr Asha Rao: Degree");
  await expect(newest).toContainText("Sunita Devi");
  await newest.getByText("What it was, and what it became").click();
  await expect(newest.getByRole("row", { name: /^Degree/ })).toContainText("DNB");
  await expectNoFault(page);
  await newest.getByRole("button", { name: "Bring back what was before" }).click();
  await expect(page.getByRole("status")).toContainText("It is brought back.", afterCheck);
  expect(hospital.read("doctors/asha-rao.yaml")).not.toContain("DNB");
  await expect(page.getByRole("listitem")).toHaveCount(3);
});
