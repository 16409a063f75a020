import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";

const playwright = fileURLToPath(import.meta.resolve("@playwright/test/cli"));
const second = 1000;

/**
 * The path of a Chromium to test with: the one in CHROMIUM_PATH, Playwright's own, or one on PATH; undefined if none.
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
  if (existsSync(own)) return own;
  return ["chromium", "chromium-browser", "google-chrome"].flatMap(onPath).find(starts);
}

/**
 * The path of a Chromium, which is downloaded or installed if there is none.
 *
 * @throws {Error} that tells how to install one, when that fails.
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log("No Chromium is here. Getting one takes a few minutes.");
  const reasons: string[] = [];
  for (const get of [download, installPackage]) {
    reasons.push(get());
    const browser = findBrowser();
    if (browser) return browser;
  }
  throw new Error(
    `The browser tests need Chromium, and none could be installed:\n${reasons.map((reason) => `  - ${reason}\n`).join("")}` +
      'Install Chromium or Google Chrome, or run "npx playwright install chromium", or name one: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}

function onPath(name: string): string[] {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).filter((path) => existsSync(path));
}

/** False for Ubuntu's stand-in, which only says that there is a snap. */
function starts(path: string): boolean {
  return spawnSync(path, ["--version"], { timeout: 20 * second, stdio: "ignore" }).status === 0;
}

function download(): string {
  const isRootOnLinux = process.platform === "linux" && process.getuid?.() === 0;
  const result = run(process.execPath, [playwright, "install", "chromium"], 300 * second);
  // The system's libraries come second: without the download nobody needs them, and they take minutes.
  if (result === "" && isRootOnLinux)
    return run(process.execPath, [playwright, "install-deps", "chromium"], 300 * second);
  return result;
}

function installPackage(): string {
  if (onPath("apt-get").length === 0) return "apt-get is not on this system";
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && spawnSync("sudo", ["-n", "true"], { stdio: "ignore" }).status !== 0)
    return "apt-get needs root, or sudo without a password";
  const prefix = isRoot ? [] : ["sudo", "-n"];
  const aptGet = (...step: string[]) => {
    const [command = "", ...rest] = [...prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", ...step];
    return run(command, rest, 600 * second);
  };
  // One unreachable source fails the update, and the package may come from another.
  aptGet("update");
  const problem = aptGet("install", "-y", "chromium");
  if (problem) return problem;
  return "apt-get installed chromium, and it does not start";
}

/** Runs a command quietly; the answer is empty when it worked, and otherwise says in one line what went wrong. */
function run(command: string, args: string[], timeout: number): string {
  const name = [command, ...args].join(" ").replace(`${process.execPath} ${playwright}`, "playwright");
  console.log(`  ${name}`);
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000" };
  const { status, error, stdout, stderr } = spawnSync(command, args, { timeout, env, encoding: "utf8" });
  if (status === 0) return "";
  if (error) return `${name}: ${error.message}`;
  const lines = `${stdout}\n${stderr}`.split("\n").map((line) => line.trim());
  return `${name}: ${lines.findLast((line) => /^(E|Error):/.test(line)) ?? `it stopped with ${status}`}`;
}
