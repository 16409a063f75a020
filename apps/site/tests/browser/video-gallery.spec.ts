import { expectNoFault } from "@hospital/testing/browser/accessibility";
import { expect } from "@playwright/test";
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
