import { expect } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { test } from "./test.ts";

for (const { route, phones } of [
  { route: "/contact", phones: ["+91 00000 00000", "+91 00000 00001", "+91 00000 00004"] },
  { route: "/directions", phones: ["+91 00000 00000", "+91 00000 00002"] },
  { route: "/visiting", phones: ["+91 00000 00000", "+91 00000 00002"] },
  { route: "/dr-in-hospital", phones: ["+91 00000 00000", "+91 00000 00001"] },
]) {
  test(`${route} on paper has the phone numbers, and no navigation or bar`, async ({ page }) => {
    await page.goto(route);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    if (route === "/dr-in-hospital")
      await expect(page.getByRole("list", { name: "Doctors" }).getByRole("listitem")).toHaveCount(19);
    for (const phone of phones)
      await expect(page.getByText(phone).filter({ visible: true }).first(), phone).toBeVisible();
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await expect(page.getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("link", { name: /^(Login|Book Appointment)/ })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Skip to main content" })).not.toBeInViewport();
    // Fixed elements would cover the text on every sheet.
    const fixed = await page.evaluate(() =>
      [...document.body.querySelectorAll("*")]
        .filter((element) => element.checkVisibility() && getComputedStyle(element).position === "fixed")
        .map(({ className }) => className),
    );
    expect(fixed).toEqual([]);
  });
}

test("/directions on paper has no count of doctors who are there now", async ({ page }) => {
  await page.goto("/directions");
  const count = page.getByText(/a doctor is there now/);
  await expect(count).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(count).toBeHidden();
});

for (const route of ["/ambulance-service", "/hi/ambulance-service"])
  test(`${route} fits one sheet for the fridge, with the number, the reasons to call and first aid`, async ({
    page,
  }) => {
    await page.goto(route);
    const margin = { top: "10mm", right: "10mm", bottom: "10mm", left: "10mm" };
    const sheets = await getDocumentProxy(new Uint8Array(await page.pdf({ format: "A4", margin })));
    expect(sheets.numPages).toBe(1);
    const { text } = await extractText(sheets, { mergePages: true });
    for (const number of ["+91 00000 00000", "112", "108"]) expect(text).toContain(number);
  });
