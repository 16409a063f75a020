import { expect } from "@playwright/test";
import { test } from "./test.ts";

test("recognises our numbers in any spelling, and shows 1930 for others", async ({ page }) => {
  const sent: string[] = [];
  await page.goto("/numbers");
  page.on("request", (request) => sent.push(request.url()));
  const field = page.getByRole("textbox", { name: "A phone number" });
  const answer = page.getByRole("status").filter({ hasNotText: "Sample" }).last();
  for (const spelling of ["+91 00000 00001", "०००००-००००१", "0091 0000000001", "0.00000.00001"]) {
    await field.fill(spelling);
    await expect(answer, spelling).toContainText("This is our number: Booking");
  }
  for (const [number, name] of [
    ["112", "National emergency number"],
    ["108", "The State's ambulance"],
    ["14416", "Tele-MANAS"],
  ] as const) {
    await field.fill(number);
    await expect(answer).toContainText(`${name}: ${number}`);
  }
  await field.fill("98111 20003");
  await expect(answer).toContainText("Not our number");
  await expect(answer.getByRole("link", { name: /1930/ })).toHaveAttribute("href", "tel:1930");
  await field.fill("98111");
  await expect(answer).toBeEmpty();
  await page.getByRole("button", { name: "Check" }).click();
  await expect(answer).toContainText("the whole number");
  expect(sent).toEqual([]);
});
