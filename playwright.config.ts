import { contentFolder } from "@hospital/content/content-folder";
import { findBrowser } from "@hospital/testing/browser";
import { desktop, phone } from "@hospital/testing/browser/devices";
import { freePort } from "@hospital/testing/free-port";
import { storeTemporaryFilesInMemory } from "@hospital/testing/memory";
import { defineConfig } from "@playwright/test";

storeTemporaryFilesInMemory();
const isFull = process.env.TEST_FULL === "true";

/** These tests depend on the sample hospital; tests/any-hospital contains those for every hospital. */
const knowsSample = contentFolder(".") === "hospitals/sample/content";

/** These tests set their own screen size and need the desk. */
const deskTests = /desk[a-z-]*\.spec/;

/** These tests set their own screen size, so they run only once. */
const ownScreen =
  "board|drawer|faults|first-screen|hostile-content|navigation|next-page|offline|phone-screen|rules|service-worker|stalled-connection";
/**
 * `npm test` runs these tests on both screens and the others only on a phone; the full run uses both screens for all.
 */
const bothScreens = "every-page|keyboard|language|other-languages|send-page";

// One for this process and its workers, which read this file too.
process.env.TEST_PORT ??= String(await freePort());
const port = Number(process.env.TEST_PORT);

export default defineConfig({
  testDir: "apps",
  testMatch: knowsSample ? "**/{browser,any-hospital}/*.spec.ts" : "**/any-hospital/*.spec.ts",
  outputDir: "test-results/browser",
  globalSetup: ["./packages/testing/browser/find-or-install.ts", "./apps/desk/tests/browser/desk-application.ts"],
  fullyParallel: true,
  // Two workers leave a tenth of two cores idle, because some tests wait. A fourth would only use more memory.
  workers: 3,
  retries: 0,
  // In ms. Only for tests that hang: slow or busy machines must not reach a limit.
  timeout: 300_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: "test-results/playwright.json" }]],
  use: {
    baseURL: `http://localhost:${port}`,
    // Most tests check responses from the network; tests of the service worker allow it.
    serviceWorkers: "block",
    // No screenshots: for a screenshot of failures, Playwright takes one after every test, which is a tenth of the
    // total time. A failed test leaves error-context.md with the content of the page; `--trace=on` records everything.
    launchOptions: {
      // Undefined until the global setup has found a browser; each worker evaluates this file again.
      executablePath: findBrowser(),
      // By default, each navigation starts a process, which is a sixth of the time of a page visit. No test depends on
      // site isolation.
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
