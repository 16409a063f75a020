import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { caddyfile, caddyRelease } from "../hosting/caddy.ts";
import type { Hosting } from "../hosting/hosting.ts";
import { nginxConfiguration, nginxPaths, nginxRelease, nginxReleaseFile } from "../hosting/nginx.ts";
import { freePort } from "./free-port.ts";
import { installPackages, mayInstallPackages, onPath } from "./packages.ts";

/** Starts real web servers locally, with the configurations that the build writes. */

const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

const packages = {
  nginx: ["nginx-light", "libnginx-mod-http-brotli-static"],
  caddy: ["caddy"],
};

export type WebServer = keyof typeof packages;

export interface StartedServer {
  port: number;
  /** The http port, which only redirects where `hosting.origin` is https. */
  plainPort: number;
  /** nginx's process id, for a reload by SIGHUP. */
  pid?: number;
  close(): Promise<void>;
}

export interface StartOptions {
  dist: string;
  hosting: Hosting;
  /** The target of `deploy/release`, whose live release is served instead of `dist`. */
  home?: string;
  /** Absent: no TLS. */
  certificate?: { chain: string; key: string };
}

/** The path of the program; undefined where it, or nginx's brotli module, is missing. */
export function findWebServer(name: WebServer): string | undefined {
  // Debian's nginx is in /usr/sbin, which is not on a user's PATH.
  const [path] = [...onPath(name), `/usr/sbin/${name}`].filter((path) => existsSync(path));
  const isWhole = name !== "nginx" || existsSync(brotliModule);
  return isWhole ? path : undefined;
}

/** The command that installs a web server. */
export function howToInstall(name: WebServer): string {
  return `apt-get install ${packages[name].join(" ")}`;
}

/** Whether its tests are required: nginx in continuous integration on Debian. */
export function isRequired(name: WebServer): boolean {
  return name === "nginx" && Boolean(process.env.CI) && existsSync("/etc/debian_version");
}

/**
 * Installs a missing web server where `mayInstallPackages`, and says elsewhere how. False when a required one is
 * missing.
 */
export function ensureWebServer(name: WebServer): boolean {
  if (!findWebServer(name) && mayInstallPackages) {
    const problem = installPackages(...packages[name]);
    if (problem) console.log(`  ${problem}`);
  }
  const path = findWebServer(name);
  console.log(
    path ?? `Without ${name} its tests are skipped, and nothing on it is measured. To get it: ${howToInstall(name)}`,
  );
  return path !== undefined || !isRequired(name);
}

/** @throws {Error} with nginx's output, when the configuration is invalid. */
export async function startNginx({ dist, hosting, certificate, home }: StartOptions): Promise<StartedServer> {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const [port, plainPort] = [await freePort(), await freePort()];
  const release = join(folder, "release");
  writeFileSync(release, nginxRelease(hosting, dist));
  const site = nginxConfiguration(hosting, {
    ...nginxPaths,
    ...(home
      ? { root: join(home, "live"), release: join(home, "live", nginxReleaseFile), kept: join(home, "kept") }
      : { root: dist, release, kept: join(folder, "kept") }),
    http: [`127.0.0.1:${plainPort}`, ...(certificate ? [] : [`127.0.0.1:${port}`])],
    https: certificate ? [`127.0.0.1:${port} ssl http2`] : [],
    ...(certificate && { certificate }),
  });
  writeFileSync(join(folder, "site.conf"), site);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const configuration = `load_module ${brotliModule};
daemon off;
${process.getuid?.() === 0 ? "user root;\n" : ""}worker_processes 1;
pid ${folder}/nginx.pid;
events {}
http {
  # As Debian's nginx.conf has it.
  sendfile on;
  tcp_nopush on;
  access_log off;
${temporary.map((name) => `  ${name}_temp_path ${folder}/${name};\n`).join("")}\
  include ${folder}/site.conf;
}
`;
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configuration);
  const args = ["-p", folder, "-e", join(folder, "error.log"), "-c", file];
  return start("nginx", [...args, "-t"], args, { folder, port, plainPort });
}

/**
 * Without TLS, as Caddy manages certificates itself. @throws {Error} with Caddy's output, when the configuration is
 * invalid.
 */
export async function startCaddy({ dist, hosting }: StartOptions): Promise<StartedServer> {
  const folder = mkdtempSync(join(tmpdir(), "caddy-"));
  const [port, plainPort] = [await freePort(), await freePort()];
  const file = join(folder, "Caddyfile");
  const release = join(folder, "release");
  writeFileSync(release, caddyRelease(hosting));
  writeFileSync(file, caddyfile(hosting, release));
  const args = ["--adapter", "caddyfile", "--config", file];
  const addresses = { SITE_ADDRESS: `:${port}`, PLAIN_ADDRESS: `:${plainPort}`, SITE_ROOT: dist, AUTO_HTTPS: "off" };
  const env = { ...addresses, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  return start("caddy", ["validate", ...args], ["run", ...args], { folder, port, plainPort }, env);
}

async function start(
  name: WebServer,
  check: string[],
  run: string[],
  { folder, port, plainPort }: { folder: string; port: number; plainPort: number },
  variables: Record<string, string> = {},
): Promise<StartedServer> {
  const path = findWebServer(name);
  if (!path) throw new Error(`${name} is not here: ${howToInstall(name)}`);
  const env = { ...process.env, ...variables };
  const { status, stderr } = spawnSync(path, check, { env, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  const server = spawn(path, run, { env, stdio: "ignore" });
  const close = () => stop(server, folder);
  try {
    await untilListening(server, port, join(folder, "error.log"));
  } catch (error) {
    await close();
    throw error;
  }
  return { port, plainPort, pid: server.pid, close };
}

async function untilListening(server: ChildProcess, port: number, log: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (server.exitCode !== null) throw new Error(existsSync(log) ? readFileSync(log, "utf8") : "It stopped at once.");
    const socket = connect(port, "127.0.0.1");
    const isOpen = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await setTimeout(50);
  }
  throw new Error(`Nobody listens at port ${port}.`);
}

async function stop(server: ChildProcess, folder: string): Promise<void> {
  if (server.exitCode === null && server.kill()) await once(server, "exit");
  rmSync(folder, { recursive: true, force: true });
}
