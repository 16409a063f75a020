import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { installPackages, onPath, run } from "./install.ts";

/** Debian's name of the headless Chromium. */
const shell = "chromium-headless-shell";
const playwright = fileURLToPath(import.meta.resolve("@playwright/test/cli"));

/**
 * The path of a Chromium to test with: the one in CHROMIUM_PATH, Playwright's own, or one on PATH; undefined if none.
 * Prefers a headless shell, in which all tests take 11 minutes instead of 20.
 *
 * @throws {Error} when CHROMIUM_PATH names no file.
 */
export function findBrowser(): string | undefined {
  const path = process.env.CHROMIUM_PATH;
  if (path) {
    if (existsSync(path)) return path;
    throw new Error(`CHROMIUM_PATH is "${path}", which doesn't exist.`);
  }
  const downloaded = chromium.executablePath();
  // Playwright has no name for this one:
  // "chromium_headless_shell-1234/chrome-headless-shell-linux64/chrome-headless-shell".
  const shells = "chromium_headless_shell-$1/*/{chrome-headless-shell,headless_shell}{,.exe}";
  const [downloadedShell] = globSync(downloaded.replace(/chromium-(\d+).*/, shells));
  if (downloadedShell) return downloadedShell;
  if (existsSync(downloaded)) return downloaded;
  return [shell, "chromium", "chromium-browser", "google-chrome"].flatMap(onPath).find(starts);
}

/**
 * The path of a Chromium, downloaded if none is installed. Where Playwright's host is unreachable, it is installed from the
 * system's packages: the newest in npm's registry, @sparticuz/chromium 147, fails the drawer's tests.
 *
 * @throws {Error} with the commands that install one, when that fails.
 */
export function ensureBrowser(): string {
  const installed = findBrowser();
  if (installed) return installed;
  console.log("No Chromium is here. Getting one takes a few minutes.");
  const reasons: string[] = [];
  for (const get of [download, () => installPackages(shell), () => installPackages("chromium")]) {
    reasons.push(get() || "It was installed, and does not start");
    const browser = findBrowser();
    if (browser) return browser;
  }
  throw new Error(
    `The browser tests need Chromium, and none could be installed:\n${reasons.map((reason) => `  - ${reason}\n`).join("")}` +
      'Install Chromium or Google Chrome, or run "npx playwright install chromium", or name one: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}

/** False for Ubuntu's stub, which only points to a snap. */
function starts(path: string): boolean {
  return spawnSync(path, ["--version"], { timeout: 20_000, stdio: "ignore" }).status === 0;
}

function download(): string {
  const isRootOnLinux = process.platform === "linux" && process.getuid?.() === 0;
  process.env.PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT = "10000";
  const result = run(process.execPath, [playwright, "install", "chromium"], 300_000);
  // System libraries come second: they take minutes, and are useless without the download.
  if (result === "" && isRootOnLinux) return run(process.execPath, [playwright, "install-deps", "chromium"], 300_000);
  return result;
}
