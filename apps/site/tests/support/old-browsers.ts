import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { installTool, onPath } from "@hospital/testing/install";

/** The common interface of Puppeteer's page in its version of 2021, for old browsers, and today's. */
export interface OldPage {
  goto(url: string, options?: { waitUntil: "load" }): Promise<unknown>;
  setViewport(size: { width: number; height: number }): Promise<void>;
  evaluate<Result, Arguments extends unknown[]>(
    work: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Awaited<Result>>;
  evaluateOnNewDocument(script: string): Promise<unknown>;
  waitForFunction(
    work: (...args: string[]) => unknown,
    options: { timeout: number },
    ...args: string[]
  ): Promise<unknown>;
  mouse: { click(x: number, y: number): Promise<void>; move(x: number, y: number): Promise<void> };
  keyboard: { press(key: string): Promise<void>; type(text: string): Promise<void> };
  on(event: "pageerror", listener: (error: Error) => void): void;
  close(): Promise<void>;
}

export interface OldBrowser {
  newPage(): Promise<OldPage>;
  close(): Promise<void>;
}

const folder = join(import.meta.dirname, "../../../../tools/bench/old-browsers");
const requireOld = createRequire(join(folder, "package.json"));
const options = ["--no-sandbox", "--disable-gpu", "--no-zygote", "--hide-scrollbars"];

/** The packages carry Linux binaries for Intel's processors. */
export const hasOldChromium = process.platform === "linux" && process.arch === "x64";

export const firefox = ["firefox-esr", "firefox"].flatMap(onPath)[0];

/** Starts the Chromium that comes in a package made for servers without a disk: `bin/chromium.br`. */
export async function oldChromium(version: string): Promise<OldBrowser> {
  installTool("old browsers", folder);
  const packed = join(folder, `node_modules/chromium-${version}/bin/chromium.br`);
  const executablePath = packed.replace(/\.br$/, "");
  if (!existsSync(executablePath))
    writeFileSync(executablePath, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 });
  return requireOld("puppeteer-core").launch({ executablePath, args: options });
}

export async function installedFirefox(): Promise<OldBrowser> {
  installTool("old browsers", folder);
  return requireOld("puppeteer-bidi").launch({ browser: "firefox", executablePath: firefox });
}
