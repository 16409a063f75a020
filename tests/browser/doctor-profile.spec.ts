import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { test } from "./test.ts";

test("a doctor is one step from the list, and the department one from the doctor", async ({ page }) => {
  await page.goto("/dr-in-hospital");
  await page.getByRole("list", { name: "Doctors" }).getByRole("link", { name: "Dr Asha Rao", exact: true }).click();
  await expect(page).toHaveURL("/dr-in-hospital/asha-rao");
  await expect(page.getByRole("heading", { level: 1, name: "Dr Asha Rao" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Cardiology", exact: true }).click();
  await expect(page).toHaveURL("/cardiology");
  await expect(page.getByRole("main").getByRole("link", { name: "Dr Asha Rao", exact: true })).toBeVisible();
});

test("a doctor's page calls to book, shares, and saves a contact", async ({ page }) => {
  await page.goto("/dr-in-hospital/asha-rao");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: /^Call us/ })).toHaveAttribute("href", /^tel:\+91\d{10}$/);
  const share = await main.getByRole("link", { name: "Share on WhatsApp" }).getAttribute("href");
  expect(decodeURIComponent(share ?? "")).toContain("Dr Asha Rao, Cardiologist");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    main.getByRole("link", { name: "Save contact" }).click(),
  ]);
  const card = await readFile(await download.path(), "utf8");
  expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Dr Asha Rao\r\n/);
  expect(card).toContain("TITLE:Cardiologist");
});

test("a doctor without OPD hours shows no empty timetable", async ({ page }) => {
  await page.goto("/dr-in-hospital/tenzing-bhutia");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(0);
});
