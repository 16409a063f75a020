import { desktop, phone } from "@hospital/testing/browser/devices";
import { expect } from "@playwright/test";
import { listen } from "./complaints.ts";
import { scriptsStarted } from "./loading.ts";
import { faultsOf, rules } from "./rules.ts";
import { test } from "./test.ts";
import { screenOf } from "./visits.ts";

/** A short page of text, in which a fault is planted. */
const route = "/privacy";

for (const [screen, device] of Object.entries({ phone, desktop }))
  test.describe(`on a ${screen}`, () => {
    test.use(device);

    // That they report nothing without a fault is what every-page.spec.ts shows.
    for (const rule of rules.filter(({ screens }) => screens.includes(screen as "phone")))
      for (const [index, planted] of rule.planted.entries())
        test(`"${rule.name}" reports planted faults: ${index + 1}`, async ({ page, baseURL }) => {
          const { html, replace, status, change, reports } = planted;
          await page.route("**/planted/*.js", (route) => route.fulfill({ contentType: "text/javascript", body: ";" }));
          await page.route("https://elsewhere.example/**", (route) => route.abort());
          await page.route(`**${route}`, async (request) => {
            const response = await request.fetch();
            const body = (await response.text())
              .replace("</main>", `${html ?? ""}</main>`)
              // The policy refuses what is planted.
              .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "");
            await request.fulfill({ response, status: status ?? 200, body: replace ? body.replace(...replace) : body });
          });
          const { isMobile } = device;
          const complaints = await listen(page, baseURL ?? "");
          await page.setViewportSize(screenOf(isMobile));
          const response = await page.goto(route);
          await scriptsStarted(page);
          await change?.(page);
          const faults = await faultsOf({ page, route, complaints, status: response?.status() ?? 0, isMobile }, [rule]);
          const report = [...faults.values()].flat().join("\n");
          for (const expected of reports) expect.soft(report).toMatch(expected);
        });
  });
