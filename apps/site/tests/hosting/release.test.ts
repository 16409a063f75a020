import { execFile, execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { caddyFile, caddyInclude } from "@hospital/hosting/caddy";
import { writeChecksums } from "@hospital/hosting/checksums";
import { type Hosting, hostingFile } from "@hospital/hosting/hosting";
import { askRaw } from "@hospital/testing/raw-request";
import { temporaryFolder } from "@hospital/testing/temporary-folder";
import { howToInstall, isLeftOut, type StartedCaddy, startCaddy } from "@hospital/testing/web-servers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

/** `deploy/release` with the built site, on Caddy. */

const root = join(import.meta.dirname, "../../../..");
const built = join(root, "dist");
const hosting: Hosting = JSON.parse(readFileSync(join(root, hostingFile), "utf8"));
const day = 24 * 60 * 60;
/** A release is killed at every seventh step, in the full run at each. */
const stride = process.env.TEST_FULL === "true" ? 1 : 7;

/** A date and time in India, whatever the server's zone. */
const date = "\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\+05:30";

const otherPolicy = "frame-ancestors 'self'";

describe.skipIf(isLeftOut("caddy"))(`a release (${howToInstall("caddy")})`, () => {
  const folder = temporaryFolder("release-test");
  // With characters that a shell would interpret.
  const serverFolder = join(folder, "the hospital's server");
  /** A few files of the built site; for all but the first test. */
  const small = join(folder, "small");
  const next = join(folder, "next");
  let caddy: StartedCaddy;
  const script = scriptOf(readFileSync(join(built, "index.html"), "utf8"));

  const get = (target: string) => askRaw(caddy.port, `GET ${target}`);
  const statuses = (...targets: string[]) => Promise.all(targets.map(async (target) => (await get(target)).status));
  const policy = async (target: string) => (await get(target)).headers["content-security-policy"];
  const live = () =>
    readdirSync(join(serverFolder, "releases")).sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));

  /** The command's output; on failure it is in the error's message. */
  async function release(
    args: string[] = [],
    dist = small,
    variables: Record<string, string> = {},
    server = serverFolder,
  ): Promise<string> {
    const command = join(root, "deploy/release");
    const env = { ...process.env, DIST: dist, ...variables };
    const { stdout } = await promisify(execFile)(command, [server, ...args], { env });
    return stdout.trim();
  }

  /** The state of the server after that many releases: none, `small`, and then `next`. */
  const stateAfter = (releases: number) => join(folder, `after ${releases}`);
  // With hard links, by which deploy/release recognises files that are in use.
  const copy = (from: string, to: string) => execFileSync("cp", ["-a", from, to]);

  async function restore(releases: number): Promise<void> {
    rmSync(serverFolder, { recursive: true });
    copy(stateAfter(releases), serverFolder);
    await promisify(execFile)("sh", ["-c", caddy.reload]);
  }

  beforeAll(async () => {
    for (const file of ["index.html", "dental.html", "contact.html", "404.html", "sw.js", caddyFile, script])
      cpSync(join(built, file), join(small, file));
    writeChecksums(small);
    cpSync(small, next, { recursive: true });
    // Another policy, a new page, a deleted one, and a renamed script.
    renameScript(next, script, "/_astro/next.js");
    writeFileSync(join(next, "new-page.html"), "<h1>New</h1>");
    unlinkSync(join(next, "dental.html"));
    writeFileSync(
      join(next, caddyFile),
      caddyInclude({
        ...hosting,
        routes: [...hosting.routes.filter((route) => route !== "/dental"), "/new-page"],
        pageHeaders: { ...hosting.pageHeaders, "Content-Security-Policy": otherPolicy },
      }),
    );
    writeChecksums(next);

    cpSync(join(root, "deploy/Caddyfile"), join(serverFolder, "Caddyfile"), { recursive: true });
    caddy = await startCaddy({ serverFolder });
    writeFileSync(
      join(serverFolder, "server.sh"),
      `configuration=Caddyfile\nsite=http://localhost:${caddy.port}\nreload() { ${caddy.reload} 2>/dev/null; }\n`,
    );
    copy(serverFolder, stateAfter(0));
    for (const [index, dist] of [small, next].entries()) {
      await release([], dist);
      copy(serverFolder, stateAfter(index + 1));
    }
  });

  beforeEach(() => restore(2));

  afterAll(() => caddy?.close());

  test("goes live on an empty server, which shows none of the server's files", async () => {
    await restore(0);
    expect(await statuses("/", "/etc/passwd")).toEqual([404, 404]);
    const [message, releaseLine, ...otherLines] = (await release([], built)).split("\n");
    const name = /^([\d-]+) is live\.$/.exec(message ?? "")?.[1];
    expect(releaseLine).toMatch(new RegExp(`^${name} ${date} live$`));
    expect(otherLines).toEqual([]);
    expect(await statuses("/", "/about", "/hi/about", script, "/ENT", "/nowhere")).toEqual([
      200, 200, 200, 200, 301, 404,
    ]);
    expect(await policy("/")).toBe(hosting.pageHeaders["Content-Security-Policy"]);
    expect(existsSync(join(serverFolder, "incoming", live()[0] ?? ""))).toBe(false);
  });

  test("replaces pages, addresses and policy at once, while the files of the one before stay", async () => {
    await restore(1);
    let isOver = false;
    const replies = new Set<string>();
    const watch = async () => {
      while (!isOver) {
        // A browser asks again, too, when a connection ends without an answer: the server's old process has just gone.
        const { headers, body, status } = await get("/").catch(() => get("/"));
        replies.add([status, scriptOf(body.toString()), headers["content-security-policy"]].join(" "));
      }
    };
    const watching = watch();
    await release([], next).finally(() => {
      isOver = true;
    });
    await watching;
    expect(replies).toEqual(
      new Set([
        `200 ${script} ${hosting.pageHeaders["Content-Security-Policy"]}`,
        `200 /_astro/next.js ${otherPolicy}`,
      ]),
    );
    expect(await statuses("/new-page", "/New-Page/", "/dental", "/_astro/next.js", script)).toEqual([
      200, 301, 404, 200, 200,
    ]);
    expect((await get(script)).headers["cache-control"]).toContain("immutable");
  });

  test("goes back in one step, and the files of the newer one stay too", async () => {
    const [first = "", second = ""] = live();
    const output = `^${first} is live\\.\n${first} ${date} live\n${second} ${date}$`;
    expect(await release(["back"])).toMatch(new RegExp(output));
    expect(await statuses("/new-page", "/dental", "/_astro/next.js", script)).toEqual([404, 200, 200, 200]);
    expect(await policy("/dental")).toBe(hosting.pageHeaders["Content-Security-Policy"]);
    await expect(release(["back"])).rejects.toThrow("This release doesn't exist");
    expect(await release(["back", second])).toContain(`${second} is live.`);
    expect(await statuses("/new-page", script)).toEqual([200, 200]);
  });

  test.each([
    ["lacks a file", (dist: string) => unlinkSync(join(dist, "contact.html")), "Not every file arrived unchanged"],
    [
      "has half a file",
      (dist: string) => writeFileSync(join(dist, "sw.js"), "self"),
      "Not every file arrived unchanged",
    ],
    [
      "has a file of something else",
      (dist: string) => writeFileSync(join(dist, "old.html"), ""),
      "Not every file arrived unchanged",
    ],
    ["is half built", (dist: string) => unlinkSync(join(dist, "_sums")), "doesn't contain a complete site"],
  ])("that %s never goes live", async (_, damage, message) => {
    const damaged = mkdtempSync(join(folder, "damaged-"));
    cpSync(small, damaged, { recursive: true });
    damage(damaged);
    const before = live();
    await expect(release([], damaged)).rejects.toThrow(message);
    expect(live()).toEqual(before);
    expect(await statuses("/new-page", "/contact")).toEqual([200, 200]);
  });

  test("that the server's configuration can't read names the commands for root", async () => {
    const file = join(serverFolder, "Caddyfile");
    const text = readFileSync(file, "utf8");
    writeFileSync(file, text.replace(/^.*\n/, "# Configuration 0\n"));
    await expect(release()).rejects.toThrow(/needs its own Caddyfile. Install it as root/);
    await expect(release(["back"])).rejects.toThrow(/needs its own Caddyfile/);
    expect(await statuses("/new-page")).toEqual([200]);
  });

  test("that the server refuses leaves the previous release live", async () => {
    const server = join(serverFolder, "server.sh");
    const text = readFileSync(server, "utf8");
    const before = live();
    writeFileSync(server, `${text}reload() { [ "$1" = "$(readlink live)" ]; }\n`);
    await expect(release()).rejects.toThrow(/the server refused it\. The previous release is still live/);
    expect(await statuses("/new-page")).toEqual([200]);
    expect(live()).toEqual(before);

    writeFileSync(server, `${text}reload() { false; }\n`);
    await expect(release()).rejects.toThrow(/the server refused it\. The server refuses the previous release, too/);
    expect(await release(["list"])).not.toContain("live");
    writeFileSync(server, text);
    expect(await release(["list"])).toContain(`${before.at(-1)} `);
    expect(live()).toEqual(before);
  });

  const replaced = (name: string, from: string, to: string) => (dist: string) => {
    const file = join(dist, name);
    writeFileSync(file, readFileSync(file, "utf8").replaceAll(from, to));
  };
  const policyLine = `\n\tContent-Security-Policy \`${otherPolicy}`;
  test.each([
    [
      "lacks a number to call",
      replaced("index.html", 'href="tel:', 'href="tal:'),
      "its home page has no phone number to call",
    ],
    [
      "lacks a script",
      replaced("index.html", "/_astro/next.js", "/_astro/none.js"),
      "its script /_astro/none.js isn't shown",
    ],
    ["lacks its worker", (dist: string) => unlinkSync(join(dist, "sw.js")), "its service worker isn't shown"],
    [
      "lost its policy",
      replaced(caddyFile, `header {${policyLine}`, `header /none {${policyLine}`),
      "its pages lack their policy",
    ],
    [
      "lost its home page",
      replaced(caddyFile, "file_server / {", "redir / /about\n$&"),
      "its home page isn't shown. The previous release is still live.",
    ],
  ])("that %s is rolled back automatically", async (_, harm, message) => {
    const harmed = mkdtempSync(join(folder, "harmed-"));
    cpSync(next, harmed, { recursive: true });
    harm(harmed);
    writeChecksums(harmed);
    const before = live();
    await expect(release([], harmed, { PATH: `${impatient()}:${process.env.PATH}` })).rejects.toThrow(message);
    expect(live()).toEqual(before);
    expect(await statuses("/new-page", "/sw.js", "/_astro/next.js")).toEqual([200, 200, 200]);
  });

  /** A folder with a `sleep` that does not. */
  function impatient(): string {
    const tools = join(folder, "impatient");
    mkdirSync(tools, { recursive: true });
    writeFileSync(join(tools, "sleep"), "#!/bin/sh\n", { mode: 0o755 });
    return tools;
  }

  test("goes over SSH, into a separate folder if one is named", async () => {
    const ssh = join(folder, "ssh");
    writeFileSync(ssh, `#!/bin/sh\necho "$1" >>'${folder}/asked'\nexec sh -c "$2"\n`, { mode: 0o755 });
    const before = live();
    const output = await release([], next, { RELEASE_SSH: ssh }, `deploy@www.retina.example:${serverFolder}`);
    expect(output).toContain(`${live().at(-1)} is live.`);
    expect(live()).toHaveLength(before.length + 1);
    expect(new Set(readFileSync(join(folder, "asked"), "utf8").trim().split("\n"))).toEqual(
      new Set(["deploy@www.retina.example"]),
    );
  });

  test("is refused in a folder that is not set up", async () => {
    const nowhere = join(folder, "nowhere");
    await expect(release([], small, {}, nowhere)).rejects.toThrow(`The file ${nowhere}/server.sh is missing`);
    expect(existsSync(nowhere)).toBe(false);
  });

  test("is refused if the disk has no room for it", async () => {
    const tools = join(folder, "full");
    mkdirSync(tools);
    writeFileSync(join(tools, "df"), "#!/bin/sh\necho Filesystem\necho /dev/x 100 90 10 90% /\n", { mode: 0o755 });
    await expect(release([], small, { PATH: `${tools}:${process.env.PATH}` })).rejects.toThrow("is full: it has");
    expect(readdirSync(join(serverFolder, "incoming"))).toEqual([]);
  });

  test("is deleted with its files a week after it was replaced, however old it was then", async () => {
    const [first = "", second = ""] = live();
    const age = (name: string, days: number) => {
      const timestamp = Date.now() / 1000 - days * day;
      utimesSync(join(serverFolder, "releases", name), timestamp, timestamp);
    };
    // The live release is a year old.
    age(second, 365);
    age(first, 6);
    await release();
    expect(live()).toHaveLength(3);
    expect(await statuses("/_astro/next.js", script)).toEqual([200, 200]);
    age(first, 8);
    age(second, 8);
    // Still among the last ten.
    await release();
    expect(live()).toHaveLength(4);
    for (let number = 100; number < 109; number++) mkdirSync(join(serverFolder, "releases", `${number}-later`));
    await release();
    expect(live()).not.toContain(first);
    expect(live()).not.toContain(second);
    expect(await statuses("/_astro/next.js", script)).toEqual([404, 200]);
  });

  test("is ordered by its number, so that a clock set back changes nothing", async () => {
    const [before = ""] = live().slice(-1);
    const clock = join(folder, "clock");
    mkdirSync(clock);
    writeFileSync(join(clock, "date"), "#!/bin/sh\necho 1999-12-31-235959\n", { mode: 0o755 });
    expect(await release([], next, { PATH: `${clock}:${process.env.PATH}` })).toMatch(/^\d+-1999-12-31-235959 is live/);
    expect(await release(["back"])).toContain(`${before} is live.`);
  });
});

describe("on a server that reloads its configuration on command, such as Caddy", () => {
  const folder = temporaryFolder("release-kill-test");
  const dist = join(folder, "dist");
  const ssh = join(folder, "ssh");

  beforeAll(() => {
    mkdirSync(join(dist, "_astro"), { recursive: true });
    writeFileSync(join(dist, "_astro/a.js"), "");
    writeFileSync(join(dist, "index.html"), "<h1>Home</h1>");
    writeFileSync(join(dist, caddyFile), "# Configuration 2 of a site\n");
    writeChecksums(dist);
    // Kills the shell on the server before the step of that number.
    const kill = join(folder, "kill.sh");
    writeFileSync(kill, `set -T; n=0; trap 'n=$((n + 1)); [ $n -ne $STEP ] || kill -9 $$' DEBUG\n`);
    writeFileSync(ssh, `#!/bin/sh\n[ "$2" = sh ] || exec sh -c "$2"\ncat '${kill}' - | bash\n`, { mode: 0o755 });
  });

  /** The folder of an empty server, whose `served` is what a visitor gets. */
  function startServer(name: string, reload = "cp live.caddy served"): string {
    const serverFolder = join(folder, name);
    mkdirSync(join(serverFolder, "releases"), { recursive: true });
    writeFileSync(join(serverFolder, "caddy"), "# Configuration 2 of a site\n");
    writeFileSync(join(serverFolder, "live.caddy"), "respond 404\n");
    cpSync(join(serverFolder, "live.caddy"), join(serverFolder, "served"));
    writeFileSync(join(serverFolder, "server.sh"), `configuration=caddy\nreload() { ${reload}; }\n`);
    return serverFolder;
  }

  async function release(serverFolder: string, args: string[] = [], step = 0): Promise<string> {
    const env = { ...process.env, DIST: dist, RELEASE_SSH: ssh, STEP: String(step) };
    const command = [join(root, "deploy/release"), `deploy@localhost:${serverFolder}`, ...args] as const;
    return (await promisify(execFile)(command[0], command.slice(1), { env })).stdout;
  }

  const inConfiguration = (serverFolder: string, file: string) =>
    /releases\/(.+)"\n/.exec(readFileSync(join(serverFolder, file), "utf8"))?.[1];
  const liveIn = (list: string) => /^(\S+) \S+ live$/m.exec(list)?.[1];
  const storedReleases = (serverFolder: string) => readdirSync(join(serverFolder, "releases"));

  test("a first release that the server refuses is neither live nor served at the next start", async () => {
    const server = startServer("refusing", '[ -z "$1" ]');
    await expect(release(server)).rejects.toThrow(/the server refused it\. Nothing is live\./);
    expect(liveIn(await release(server, ["list"]))).toBeUndefined();
    expect(inConfiguration(server, "live.caddy")).toBeUndefined();
    expect(storedReleases(server)).toEqual([]);
  });

  // Concurrent, because most of the time passes while programs start.
  test.concurrent.each([
    ["the first release", 0, []],
    ["the second release", 1, []],
    ["the way back", 2, ["back"]],
  ])("%s is killed at any step, and the list names the served release", async (name, releasesBefore, args) => {
    const server = startServer(name);
    for (let count = 0; count < releasesBefore; count += 1) await release(server);
    const before = storedReleases(server);
    const copied = { recursive: true, verbatimSymlinks: true, preserveTimestamps: true };
    const prepared = `${server} before`;
    cpSync(server, prepared, copied);
    let [step, isKilled] = [0, true];
    while (isKilled) {
      step += stride;
      rmSync(server, { recursive: true });
      cpSync(prepared, server, copied);
      isKilled = await release(server, args, step).then(
        () => false,
        () => true,
      );
      const live = liveIn(await release(server, ["list"]));
      expect({ step, live, next: inConfiguration(server, "live.caddy") }).toEqual({
        step,
        live: inConfiguration(server, "served"),
        next: inConfiguration(server, "served"),
      });
      // A release that was never live is deleted, so that it can't be rolled back to.
      expect(new Set(storedReleases(server))).toEqual(new Set([...before, ...(live ? [live] : [])]));
      expect(liveIn(await release(server))).toBe(inConfiguration(server, "served"));
    }
    expect(step).toBeGreaterThan(20);
  });
});

/** The first script of a page. */
function scriptOf(html: string): string {
  return html.match(/"(\/_astro\/[^"]+\.js)"/)?.[1] ?? "";
}

function renameScript(dist: string, from: string, to: string): void {
  cpSync(join(dist, from), join(dist, to));
  rmSync(join(dist, from));
  for (const name of globSync("**/*.html", { cwd: dist })) {
    const file = join(dist, name);
    writeFileSync(file, readFileSync(file, "utf8").replaceAll(from, to));
  }
}
