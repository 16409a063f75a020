import { defineConfig } from "@playwright/test";
import { contentFolder } from "./content-check/content-folder.ts";
import { findBrowser } from "./scripts/browser.ts";

const isFull = process.env.TEST_FULL === "true";

/** What is the same on any screen: daily on a phone, the visitors' usual one; in the full run on both. */
const onAnyScreen =
  /(about|danger|disclosures|doctor-finder|doctor-profile|emergency-number|find-care|insurer-finder|insurer-strip|language|loading|look|map|not-found|notices|opd|photo-gallery|print|search|testimonials|video-gallery|visitors-guide|without-javascript)\.spec/;

// Not the port of npm start, so that both can run.
const port = Number(process.env.TEST_PORT || 4329);

export default defineConfig({
  testDir: "tests",
  // The tests know the sample; what holds of every site is in tests/any-hospital.
  testMatch:
    contentFolder(".") === "sample/content" ? "**/{browser,any-hospital}/*.spec.ts" : "**/any-hospital/*.spec.ts",
  outputDir: "test-results/browser",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: "test-results/playwright.json" }]],
  use: {
    baseURL: `http://localhost:${port}`,
    // A worker answers for the network, which most tests are about; those of the worker allow it.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
  projects: [
    {
      name: "phone",
      // These set a screen of their own, and need to run once.
      testIgnore: /(\bboard|editor[a-z-]*|spreadsheets|faults|navigation|next-page)\.spec/,
      use: { viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
    {
      name: "desktop",
      // One language is enough on a desk; both are looked at on a phone, where Hindi's longer words have less room.
      grepInvert: isFull ? [] : / \/hi\b/,
      testIgnore: [
        /(drawer|first-screen|hostile-content|offline|phone-screen|service-worker)\.spec/,
        ...(isFull ? [] : [onAnyScreen]),
      ],
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: {
    command: "npm run --silent serve",
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
