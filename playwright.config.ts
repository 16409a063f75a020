import { defineConfig } from "@playwright/test";
import { contentFolder } from "./content-check/content-folder.ts";
import { findBrowser } from "./scripts/browser.ts";
import { desktop, phone } from "./tests/browser/devices.ts";

const isFull = process.env.TEST_FULL === "true";

/** These set a screen of their own, and need to run once. */
const ownScreen =
  "board|drawer|editor[a-z-]*|faults|first-screen|hostile-content|navigation|next-page|offline|phone-screen|service-worker|spreadsheets";
/** The others daily on a phone, the visitors' usual screen, and in the full run on a desktop too; these daily on both. */
const bothScreens = "every-page|keyboard|other-languages";

// Not the port of npm start, so that both can run.
const port = Number(process.env.TEST_PORT || 4329);

export default defineConfig({
  testDir: "tests",
  // The tests know the sample; what holds of every site is in tests/any-hospital.
  testMatch:
    contentFolder(".") === "sample/content" ? "**/{browser,any-hospital}/*.spec.ts" : "**/any-hospital/*.spec.ts",
  outputDir: "test-results/browser",
  fullyParallel: true,
  // For two cores: while one waits for what a page does in time, the others work.
  workers: 3,
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
      args: ["--no-sandbox", "--disable-gpu"],
    },
  },
  projects: [
    { name: "phone", testIgnore: new RegExp(`/(${ownScreen})\\.spec`), use: phone },
    {
      name: "desktop",
      testIgnore: isFull ? [] : new RegExp(`/(?!(${ownScreen}|${bothScreens})\\.spec)[^/]+$`),
      use: desktop,
    },
  ],
  webServer: {
    command: "npm run --silent serve",
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
