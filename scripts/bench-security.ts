import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Hosting, hostingFile } from "../integrations/hosting/hosting.ts";
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
  const certificate = { chain: join(folder, "chain.pem"), key: join(folder, "key.pem") };
  const files = ["-keyout", certificate.key, "-out", certificate.chain];
  const subject = ["-subj", `/CN=${hostname}`, "-addext", `subjectAltName=DNS:${hostname}`];
  try {
    run("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", ...subject, ...files]);
    const server = await startNginx({ dist: join(root, "dist"), hosting, certificate });
    try {
      const ports = [server.plainPort, server.port].map(String);
      const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificate.chain };
      return JSON.parse(run(process.execPath, ["grade.js", hostname, ...ports], { cwd: grader, env }));
    } finally {
      await server.close();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(command: string, args: string[], options: { cwd?: string; env?: NodeJS.ProcessEnv } = {}): string {
  try {
    return execFileSync(command, args, { encoding: "utf8", stdio: "pipe", ...options });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    throw new Error(`${command} is not here. On Debian: apt-get install ${command}`);
  }
}
