import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "@hospital/testing/temporary-folder";
import { findWebServer, howToInstall, isLeftOut } from "@hospital/testing/web-servers";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../../..");
const hospitals = ["retina", "maternity"];
const machine = temporaryFolder("several-hospitals");

test.skipIf(isLeftOut("caddy"))(
  `serves two hospitals from one machine, as in docs/deploy.md (${howToInstall("caddy")})`,
  () => {
    const [, command = ""] = /^(sed .*) > \/etc\/caddy\/sites\/retina$/m.exec(read("docs/deploy.md")) ?? [];
    mkdirSync(join(machine, "sites"));
    for (const name of hospitals) {
      const serverFolder = join(machine, name);
      mkdirSync(join(serverFolder, "kept"), { recursive: true });
      writeFileSync(join(serverFolder, "live.caddy"), `respond "${name}"\n`);
      const ownCommand = command.replaceAll("/srv/retina", serverFolder).replaceAll("retina.in", `${name}.example`);
      writeFileSync(join(machine, "sites", name), execFileSync("sh", ["-c", ownCommand], { cwd: root }));
    }
    writeFileSync(join(machine, "Caddyfile"), "import sites/*\n");
    const config = ["--adapter", "caddyfile", "--config", join(machine, "Caddyfile")];
    const adapted = JSON.parse(execFileSync(findWebServer("caddy") ?? "", ["adapt", ...config], { encoding: "utf8" }));
    const { routes } = adapted.apps.http.servers.srv0;
    for (const name of hospitals) {
      const ownRoutes = JSON.stringify(
        routes.filter((route: { match: { host: string[] }[] }) => route.match[0]?.host.includes(`www.${name}.example`)),
      );
      expect(ownRoutes).toContain(`"body":"${name}"`);
      expect(hospitals.filter((hospital) => ownRoutes.includes(join(machine, hospital)))).toEqual([name]);
    }
  },
);

function read(path: string): string {
  return readFileSync(join(root, path), "utf8");
}
