import { expect, type Page } from "@playwright/test";
import { test } from "./test.ts";

const links = (page: Page) => page.locator(".message-form__ways a:visible");
const textOf = (href: string | null) => decodeURIComponent(href?.split(/text=|body=/)[1] ?? "");

test("a row of the OPD leads to the open form, which writes one message for WhatsApp and for SMS", async ({ page }) => {
  // A day on which she sits: the page opens with today.
  await page.goto("/opd#mon");
  await page.getByRole("link", { name: "Ask by message: Dr Asha Rao" }).first().click();
  const when = page.getByLabel("When");
  await expect(when.getByRole("option").nth(1)).toBeAttached();
  const session = (await when.getByRole("option").nth(1).textContent()) ?? "";
  expect(session).toMatch(/^(Mon|Tue|Wed|Thu|Fri|Sun) \d+ \w+, \d/);
  await when.selectOption({ index: 1 });
  await page.getByLabel("For", { exact: true }).selectOption("My mother or father");
  await page.getByLabel("First visit").selectOption("Yes");
  await page.getByLabel("Wheelchair").check();
  await page.getByLabel("Anything else").fill("She hears little");
  const expected = [
    "Appointment wanted",
    "With: Dr Asha Rao",
    `When: ${session.replace(/\s/g, " ")}`,
    "For: My mother or father",
    "First visit: Yes",
    "Needs: Wheelchair",
    "Anything else: She hears little",
  ].join("\n");
  const [whatsapp, sms] = await links(page).all();
  expect(await whatsapp?.getAttribute("href")).toMatch(/^https:\/\/wa\.me\/910000000004\?text=/);
  expect(await sms?.getAttribute("href")).toMatch(/^sms:\+910000000004\?&body=/);
  for (const link of [whatsapp, sms]) expect(textOf((await link?.getAttribute("href")) ?? "")).toBe(expected);
});

test("the message form loads nothing before it is opened, and the typed text stays in the page", async ({ page }) => {
  const requestedUrls: string[] = [];
  page.on("request", (request) => requestedUrls.push(request.url()));
  await page.goto("/contact");
  expect(requestedUrls.filter((url) => /message-form|danger/.test(url))).toEqual([]);
  await page.getByText("Ask by message").click();
  await expect(page.getByLabel("When")).toBeVisible();
  await page.getByLabel("Anything else").fill("a secret word");
  await page.getByLabel("Anything else").blur();
  expect(requestedUrls.filter((url) => url.includes("secret"))).toEqual([]);
});

test("a danger in the message shows the red box, and no way to send it", async ({ page }) => {
  await page.goto("/contact#message");
  const field = page.getByLabel("Anything else");
  await field.fill("he has chest pain");
  await field.press("Enter");
  await expect(page.locator(".danger-box a[href^='tel:']").first()).toBeVisible();
  await expect(links(page)).toHaveCount(0);
  await field.fill("");
  await expect(page.locator(".danger-box")).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a doctor of a department leads to a link with the days", async ({ page }) => {
    await page.goto("/internal-medicins");
    await page.getByRole("link", { name: "Ask by message Dr" }).first().click();
    const link = page.locator(".message-form__plain a").first();
    expect(textOf(await link.getAttribute("href"))).toMatch(/With: Dr .+\nWhen: .*day/);
    await expect(page.locator(".message-form form")).toBeHidden();
  });
});
