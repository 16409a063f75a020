import { expect, type Page } from "@playwright/test";
import { test } from "./test.ts";

const button = (page: Page) => page.getByRole("button", { name: "Show where I am" });
const answer = (page: Page) => page.locator(".caller-location output");

test.describe("with permission to read the position", () => {
  test.use({ permissions: ["geolocation"], geolocation: { latitude: 28.622788, longitude: 77.213033, accuracy: 12 } });

  test("a tap shows the position in three groups, its accuracy and the distance from us, to read out and to send", async ({
    page,
  }) => {
    const sent: string[] = [];
    await page.goto("/ambulance-service");
    await expect(answer(page)).toBeEmpty();
    page.on("request", (request) => sent.push(request.url()));
    await button(page).click();
    await expect(answer(page)).toContainText("39J-49L-L8T4");
    await expect(answer(page)).toContainText("3 9 Jaipur, 4 9 Lucknow, Lucknow 8 Thane 4");
    await expect(answer(page)).toContainText("Exact to 12 m. About 704 km north of us.");
    const send = answer(page).getByRole("link", { name: "Send it by SMS" });
    const href = decodeURIComponent((await send.getAttribute("href")) ?? "");
    expect(href).toMatch(/^sms:\+910000000004\?&body=Emergency. I am at DIGIPIN 39J-49L-L8T4: 28.62279, 77.21303/);
    expect(sent).toEqual([]);
  });

  test("offers an alternative for an inaccurate position", async ({ page, context }) => {
    await context.setGeolocation({ latitude: 28.622788, longitude: 77.213033, accuracy: 1500 });
    await page.goto("/ambulance-service");
    await button(page).click();
    await expect(answer(page)).toContainText("Exact to 1500 m only: tell us what stands near you too");
  });
});

test("without permission, asks for a description of the place", async ({ page, context }) => {
  await context.clearPermissions();
  await page.goto("/emergency-care");
  await page.getByRole("link", { name: "Where are you?" }).click();
  await button(page).click();
  await expect(answer(page)).toContainText("Tell us the village or the street");
});
