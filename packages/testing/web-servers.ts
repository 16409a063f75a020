import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { caddyFile } from "@hospital/hosting/caddy";
import { freePort } from "./free-port.ts";
import { onPath } from "./install.ts";

/** Starts real web servers on this computer, with the configurations that go live. */

/** Programs, and Debian's packages of the same names. */
export type WebServer = "caddy" | "apache2";

export interface StartedServer {
  port: number;
  close(): Promise<void>;
}

export interface StartedCaddy extends StartedServer {
  /** The port of plain HTTP, which redirects to HTTPS if there is TLS. */
  plainPort: number;
  /** With TLS, Caddy's own certificate authority. */
  authority: string;
  /** The command that reloads its configuration. */
  reload: string;
}

/** The path of the program; undefined where it is missing. */
export function findWebServer(name: WebServer): string | undefined {
  // Debian's Apache is in /usr/sbin, which is not on a user's PATH.
  return [...onPath(name), `/usr/sbin/${name}`].find((path) => existsSync(path));
}

/** The reason why a test is skipped, for its title. */
export function howToInstall(name: WebServer): string {
  return `needs ${name}: apt-get install ${name}`;
}

/**
 * Whether its tests are skipped: the program is missing, and not required, as it is in continuous integration on
 * Debian.
 */
export function isLeftOut(name: WebServer): boolean {
  return !findWebServer(name) && !(process.env.CI && existsSync("/etc/debian_version"));
}

const caddyfile = fileURLToPath(new URL("../../deploy/Caddyfile", import.meta.url));

/**
 * Caddy with deploy/Caddyfile and the site in `dist`, or with the live release of `serverFolder`, a folder that deploy/release
 * fills. With the name of a `host` it speaks TLS.
 *
 * @throws {Error} with Caddy's output, when the configuration is invalid.
 */
export async function startCaddy({
  dist,
  serverFolder,
  host,
}: {
  dist?: string;
  serverFolder?: string;
  host?: string;
}): Promise<StartedCaddy> {
  const folder = mkdtempSync(join(tmpdir(), "caddy-"));
  const [port, plainPort, admin] = [await freePort(), await freePort(), await freePort()];
  if (!existsSync(join(serverFolder ?? folder, "live.caddy"))) writeLiveFile(serverFolder ?? folder, dist);
  const config = join(folder, "Caddyfile");
  const ports = host ? `https_port ${port}\n\thttp_port ${plainPort}` : "auto_https off";
  writeFileSync(
    config,
    `{\n\tadmin localhost:${admin}\n\t${ports}\n\tlocal_certs\n\tskip_install_trust\n}\nimport "${caddyfile}"\n`,
  );
  const env = {
    SITE_ADDRESS: host ?? `http://:${port}`,
    SITE_HOME: serverFolder ?? folder,
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    XDG_DATA_HOME: folder,
  };
  const args = ["--adapter", "caddyfile", "--config", config];
  const server = await start("caddy", { check: ["validate", ...args], run: ["run", ...args], folder, port, env });
  const variables = Object.entries(env).map(([name, value]) => `${name}='${value.replaceAll("'", "'\\''")}'`);
  return {
    ...server,
    plainPort,
    authority: join(folder, "caddy/pki/authorities/local/root.crt"),
    reload: [...variables, findWebServer("caddy"), "reload", "--address", `localhost:${admin}`, ...args].join(" "),
  };
}

/** The file in which deploy/release names the live release to Caddy; missing before the first one. */
function writeLiveFile(serverFolder: string, release?: string): void {
  mkdirSync(join(serverFolder, "kept"), { recursive: true });
  writeFileSync(
    join(serverFolder, "live.caddy"),
    release ? `root * "${release}"\nimport "${release}/${caddyFile}"\n` : "respond 404\n",
  );
}

/** A configuration like rented web space's: everything that matters to a site is in its own .htaccess. */
const apacheModules =
  "authz_core autoindex deflate dir filter headers mime mpm_event negotiation rewrite setenvif".split(" ");

/** Debian's Apache with the site in `dist`, which has a .htaccess. */
export async function startApache({ dist }: { dist: string }): Promise<StartedServer> {
  const folder = mkdtempSync(join(tmpdir(), "apache-"));
  const port = await freePort();
  const config = join(folder, "apache.conf");
  const modules = apacheModules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so\n`);
  writeFileSync(
    config,
    `${modules.join("")}ServerRoot ${folder}
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
Listen 127.0.0.1:${port}
ServerName localhost
User www-data
Group www-data
TypesConfig /etc/mime.types
AddOutputFilterByType DEFLATE text/html text/css text/javascript
DocumentRoot "${dist}"
<Directory "${dist}">
  AllowOverride All
  Require all granted
  Options Indexes FollowSymLinks MultiViews
</Directory>
`,
  );
  const args = ["-f", config];
  return await start("apache2", { check: [...args, "-t"], run: [...args, "-DFOREGROUND"], folder, port, env: {} });
}

interface Program {
  check: string[];
  run: string[];
  /** Removed at the end. */
  folder: string;
  port: number;
  env: Record<string, string>;
}

async function start(name: WebServer, { check, run, folder, port, env: programEnv }: Program): Promise<StartedServer> {
  const path = findWebServer(name);
  if (!path) throw new Error(`${name} is not here: ${howToInstall(name)}`);
  const env = { ...process.env, ...programEnv };
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
  return { port, close };
}

async function untilListening(server: ChildProcess, port: number, log: string): Promise<void> {
  for (let tries = 0; tries < 2_400; tries += 1) {
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
