import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Hosting, hostingFile } from "../hosting/hosting.ts";
import { selfSigned } from "./certificate.ts";
import { installSmall } from "./packages.ts";
import { startNginx } from "./web-servers.ts";

/** Mozilla's Observatory grades the built site on nginx, with TLS and its own name. */

interface Scan {
  scan: { grade: string; score: number };
  tests: Record<string, { result: string; pass: boolean; scoreModifier: number }>;
}

const demanded = { grade: "A+", score: 135 };
const root = fileURLToPath(new URL("../", import.meta.url));
const grader = join(root, "bench/security");

process.chdir(root);
try {
  process.exitCode = report(await grade(prepare())) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function prepare(): Hosting {
  if (!existsSync(hostingFile)) throw new Error('The site is not built yet: run "npm run build" first.');
  installSmall("Mozilla's Observatory", grader);
  return JSON.parse(readFileSync(hostingFile, "utf8"));
}

function report({ scan, tests }: Scan): boolean {
  console.table(
    Object.values(tests).map(({ result, pass, scoreModifier }) => ({ result, pass, points: scoreModifier })),
  );
  console.log(`${scan.grade}, ${scan.score} points; at least ${demanded.grade} and ${demanded.score} are demanded.`);
  return scan.grade === demanded.grade && scan.score >= demanded.score;
}

async function grade(hosting: Hosting): Promise<Scan> {
  const { hostname } = new URL(hosting.origin);
  const folder = mkdtempSync(join(tmpdir(), "security-"));
  try {
    const certificate = selfSigned(folder, [hostname]);
    const server = await startNginx({ dist: join(root, "dist"), hosting, certificate });
    try {
      const ports = [server.plainPort, server.port].map(String);
      const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificate.chain };
      return JSON.parse(
        execFileSync(process.execPath, ["grade.js", hostname, ...ports], { cwd: grader, env, encoding: "utf8" }),
      );
    } finally {
      await server.close();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
