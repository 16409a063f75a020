import { contentFolder } from "@hospital/content/content-folder";
import { findBrowser } from "@hospital/testing/browser";
import { desktop, phone } from "@hospital/testing/browser/devices";
import { defineConfig } from "@playwright/test";

const isFull = process.env.TEST_FULL === "true";

/** The tests know the sample; what holds of every site is in tests/any-hospital. */
const knowsSample = contentFolder(".") === "hospitals/sample/content";

/** They set their own screen, and need the editor beside the site. */
const deskTests = /desk[a-z-]*\.spec/;

/** These set their own screen and run once. */
const ownScreen =
  "board|drawer|faults|first-screen|hostile-content|navigation|next-page|offline|phone-screen|rules|service-worker|stalled-connection";
/** `npm test` runs these on both screens, the others on a phone; the full run runs all on both. */
const bothScreens = "every-page|keyboard|language|other-languages|send-page";

// Not the port of npm start, so that both can run.
const port = Number(process.env.TEST_PORT || 4329);

export default defineConfig({
  testDir: "apps",
  testMatch: knowsSample ? "**/{browser,any-hospital}/*.spec.ts" : "**/any-hospital/*.spec.ts",
  outputDir: "test-results/browser",
  globalSetup: ["./packages/testing/browser/find-or-install.ts", "./apps/desk/tests/browser/desk-application.ts"],
  fullyParallel: true,
  // A browser uses more than one core: on two cores a third worker brings nothing but memory in use.
  workers: 2,
  retries: 0,
  // In ms. Only for what hangs: no limit is one that a slow or busy machine can miss.
  timeout: 300_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: "test-results/playwright.json" }]],
  use: {
    baseURL: `http://localhost:${port}`,
    // Most tests are about the network's answers; those of the service worker allow it.
    serviceWorkers: "block",
    // No screenshots: for one of a failure, Playwright takes one at the end of every test, a tenth of all their time. A failed
    // test leaves error-context.md with what the page held; `--trace=on` records everything.
    launchOptions: {
      // Undefined until the global setup has found one; each worker reads this file again.
      executablePath: findBrowser(),
      // Otherwise each navigation starts a process, a sixth of a page visit; no test is about site isolation.
      args: ["--no-sandbox", "--disable-gpu", "--renderer-process-limit=1"],
    },
  },
  projects: [
    { name: "phone", testIgnore: [deskTests, new RegExp(`/(${ownScreen})\\.spec`)], use: phone },
    {
      name: "desktop",
      testIgnore: isFull ? deskTests : new RegExp(`/(?!(${ownScreen}|${bothScreens})\\.spec)[^/]+$`),
      grepInvert: /@phone/,
      use: desktop,
    },
    ...(knowsSample ? [{ name: "desk", testMatch: deskTests, use: desktop }] : []),
  ],
  webServer: {
    command: "npm run --silent serve",
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
