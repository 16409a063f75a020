import { expectNoFault } from "@hospital/testing/browser/accessibility";
import { expect } from "@playwright/test";
import sharp from "sharp";
import { test } from "./test.ts";

const title = "Hand washing with soap and water";

test("a video replaces its poster and takes the focus, and axe finds no accessibility problem", async ({ page }) => {
  await page.route("https://www.youtube-nocookie.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>A player</title>" }),
  );
  await page.goto("/video-gallery");
  await expect(page.getByRole("button", { name: /^Play: / })).toHaveCount(16);
  const play = page.getByRole("button", { name: `Play: ${title}` });
  const poster = await play.boundingBox();
  await play.click();
  const player = page.getByTitle(title);
  await expect(player).toHaveAttribute("src", /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?autoplay=1$/);
  await expect(player).toBeFocused();
  await expect(play).toBeHidden();
  expect(await player.boundingBox()).toMatchObject({ width: poster?.width, height: 350 });
  await expectNoFault(page);
});

for (const colorScheme of ["light", "dark"] as const)
  test(`the sign to play and the focus ring are above the poster (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/video-gallery");
    const play = page.getByRole("button", { name: `Play: ${title}` });
    await page.keyboard.press("Tab");
    await play.focus();
    const colours = await play.evaluate((poster) => {
      const triangle = poster.querySelector("path") as SVGPathElement;
      return { sign: getComputedStyle(triangle).fill, ring: getComputedStyle(poster).outlineColor };
    });
    const screenshot = sharp(await play.screenshot({ scale: "css" }));
    const { width, height } = await screenshot.metadata();
    const colourAt = async (left: number, top: number) => {
      const pixel = await screenshot.clone().extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
      return `rgb(${[...pixel].join(", ")})`;
    };
    expect(await colourAt(Math.floor(width / 2), Math.floor(height / 2))).toBe(colours.sign);
    expect(await colourAt(Math.floor(width / 2), 4)).toBe(colours.ring);
  });
