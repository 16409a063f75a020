import { expect, test } from "@playwright/test";
import { unpaintedFaults } from "./painted.ts";

test("reports covered, pale and off-page content; ignores content cut off by a scroller or a closed part", async ({
  page,
  isMobile,
}) => {
  const square = "<svg width='40' height='40'><circle cx='20' cy='20' r='15'/></svg>";
  await page.setContent(`
    <meta name="viewport" content="width=device-width">
    <p>plain</p>
    <p style="position: absolute; left: -200px; width: 100px">away</p>
    <p style="color: #fafafa">pale</p>
    <div style="height: 150px"></div>
    <p class="covered">covered ${square}</p>
    <p style="position: relative; box-shadow: 0 0 0 100px #dee">shadow</p>
    <div style="height: 150px"></div>
    <p class="seen">${square}</p>
    <p style="opacity: 0">gone</p>
    <p style="overflow: auto; width: 60px; white-space: nowrap">scrolled <span style="margin-left: 200px">later</span></p>
    <details><summary>closed</summary><p>later</p></details>
    <p style="position: absolute; width: 1px; height: 1px; overflow: hidden">read aloud</p>
    <img style="display: block; margin-top: 4000px" loading="lazy" width="30" height="30" alt="far below"
      src="data:image/svg+xml,${encodeURIComponent("<svg xmlns='http://www.w3.org/2000/svg'><path d='M0 0l9 9V0'/></svg>")}">`);
  const faults = await unpaintedFaults(page, isMobile);
  expect([...new Set(faults.map((fault) => fault.replace(/ isn't visible.*/, "")))].sort()).toEqual(
    ['"away"', '"covered"', '"gone"', '"pale"', 'picture "covered"'].sort(),
  );
});
