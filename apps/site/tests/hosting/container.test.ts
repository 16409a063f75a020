import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { askRaw } from "@hospital/testing/raw-request";
import { temporaryFolder } from "@hospital/testing/temporary-folder";
import { findWebServer, howToInstall, isLeftOut, startCaddy } from "@hospital/testing/web-servers";
import { beforeAll, describe, expect, test } from "vitest";

/** The Dockerfile's steps with the built site, in another folder, without a container engine. */

const root = join(import.meta.dirname, "../../../..");
const lines = readFileSync(join(root, "Dockerfile"), "utf8").split("\n");
const of = (instruction: string) =>
  lines.filter((line) => line.startsWith(`${instruction} `)).map((line) => line.slice(instruction.length + 1));
const inImage = "/srv/hospital";

describe.skipIf(isLeftOut("caddy"))(`the container (${howToInstall("caddy")})`, () => {
  const serverFolder = join(temporaryFolder("container"), "hospital");
  beforeAll(() => {
    const commands = of("RUN").filter((command) => command.includes(inImage));
    expect(commands).toHaveLength(3);
    for (const command of commands)
      execFileSync("sh", ["-c", command.replaceAll(inImage, serverFolder).replaceAll("/site", root)], { cwd: root });
  });

  test("has the release at the path that the release names, and the Caddyfile where Caddy looks", () => {
    expect(of("COPY")).toContain(`--from=build ${inImage} ${inImage}`);
    expect(of("COPY")).toContain("--from=build /site/deploy/Caddyfile /etc/caddy/Caddyfile");
    expect(readFileSync(join(root, ".dockerignore"), "utf8").split("\n")).not.toContain("deploy");
  });

  test("has a configuration that Caddy takes in its environment", () => {
    const variables = Object.fromEntries(of("ENV").map((line) => line.split("=")));
    const config = ["--adapter", "caddyfile", "--config", join(root, "deploy/Caddyfile")];
    const { status, stderr } = spawnSync(findWebServer("caddy") ?? "", ["validate", ...config], {
      env: { HOME: serverFolder, XDG_DATA_HOME: serverFolder, SITE_HOME: serverFolder, ...variables },
      encoding: "utf8",
    });
    expect([status, stderr.includes("Error")]).toEqual([0, false]);
  });

  test("serves the pages of the site", async () => {
    const server = await startCaddy({ serverFolder });
    const statuses = ["/", "/about", "/hi/about", "/ABOUT", "/nowhere", "/_caddy"].map(
      async (target) => (await askRaw(server.port, `GET ${target}`)).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 200, 200, 301, 404, 404]);
    await server.close();
  });
});
