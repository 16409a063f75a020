import { ensureBrowser } from "../browser.ts";

/** Playwright's global setup: finds a browser or downloads one, and names it to playwright.config.ts in the workers. */
export default function findOrInstall(): void {
  process.env.CHROMIUM_PATH = ensureBrowser();
}
