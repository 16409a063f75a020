import { expect } from "@playwright/test";
import { expectNoFault } from "./accessibility.ts";
import { everyOf, test } from "./test.ts";

const title = "Hand washing with soap and water";

test("sixteen videos, each a button that plays it, and no request leaves the site before", async ({
  page,
  baseURL,
}) => {
  const outside: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL ?? "")) outside.push(request.url());
  });
  await page.goto("/video-gallery");
  await expect(page.getByRole("button", { name: /^Play: / })).toHaveCount(16);
  await page
    .getByRole("button", { name: /^Play: / })
    .last()
    .scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  expect(outside).toEqual([]);
});

test("a video plays in the place of its poster, the focus goes with it, and axe finds no fault", async ({ page }) => {
  await page.route("https://www.youtube-nocookie.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>A player</title>" }),
  );
  await page.goto("/video-gallery");
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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("each video is a link to its page at YouTube", async ({ page }) => {
    await page.goto("/video-gallery");
    const videos = page.getByRole("link", { name: /^Play: / });
    await expect(videos).toHaveCount(16);
    for (const video of await everyOf(videos))
      await expect(video).toHaveAttribute("href", /^https:\/\/www\.youtube\.com\/watch\?v=/);
  });
});
