import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { basename, delimiter, join } from "node:path";

/** The files called `name` in the folders of PATH. */
export function onPath(name: string): string[] {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).filter((path) => existsSync(path));
}

/** Installs Debian or Ubuntu packages; returns the error, or "". */
export function installPackages(...names: string[]): string {
  if (onPath("apt-get").length === 0) return "apt-get is not on this system";
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && spawnSync("sudo", ["-n", "true"], { stdio: "ignore" }).status !== 0)
    return "apt-get needs root, or sudo without a password";
  const prefix = isRoot ? [] : ["sudo", "-n"];
  const aptGet = (...step: string[]) => {
    const [command = "", ...rest] = [...prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", ...step];
    return run(command, rest, 600_000);
  };
  // The update fails if any source is unreachable; the packages may come from another.
  aptGet("update");
  return aptGet("install", "-y", ...names);
}

/** Installs a measuring tool in `folder`, which has its own lockfile, unless it is installed. */
export function installTool(name: string, folder: string): void {
  if (existsSync(join(folder, "node_modules"))) return;
  console.log(`Installing ${name} …`);
  execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: folder, stdio: "pipe" });
}

/** Runs a command without output, for at most `timeout` ms; returns its error in one line, or "". */
export function run(command: string, args: string[], timeout: number): string {
  const name = [command, ...args].map((part) => basename(part)).join(" ");
  console.log(`  ${name}`);
  const { status, error, stdout, stderr } = spawnSync(command, args, { timeout, encoding: "utf8" });
  if (status === 0) return "";
  if (error) return `${name}: ${error.message}`;
  const lines = `${stdout}\n${stderr}`.split("\n").map((line) => line.trim());
  return `${name}: ${lines.findLast((line) => /^(E|Error):/.test(line)) ?? `it stopped with ${status}`}`;
}
