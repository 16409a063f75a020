import { expect } from "@playwright/test";
import { test } from "./test.ts";

/** Lists whose parts stand in rows; one that fills its row alone is not alone in it. */
const grids = ".card-grid, .wide-grid, .photo-lightbox, .point-grid";

// What we treat and how is read down and needs no rows: a department has accordions and check lists.
const routes = ["/", "/about", "/video-gallery", "/gallery", "/dr-in-hospital", "/managements", "/nurses", "/rmo"];
routes.push("/technician", "/supportive-staff", "/viewall-specialities", "/ambulance-service");
routes.push("/ayushman", "/evan-lab", "/visiting", "/admission", "/directions");
test("nothing stands alone under a row of three or more", async ({ page }) => {
  const offenders: string[] = [];
  for (const route of routes) {
    await page.goto(route);
    expect(await page.locator(grids).count(), route).toBeGreaterThan(0);
    for (const width of [768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const alone = await page.locator(grids).evaluateAll((lists) =>
        lists.flatMap((list) => {
          const boxes = Array.from(list.children, (part) => part.getBoundingClientRect());
          const rows = Map.groupBy(boxes, ({ top }) => Math.round(top));
          const [first, last] = [[...rows.values()][0], [...rows.values()].at(-1)];
          if (!first || !last || first.length < 3 || last.length > 1) return [];
          return (last[0]?.width ?? 0) > 1.5 * (first[0]?.width ?? 0) ? [] : [list.getAttribute("aria-labelledby")];
        }),
      );
      offenders.push(...alone.map((list) => `${route} at ${width} pixels: ${list}`));
    }
  }
  expect(offenders).toEqual([]);
});
