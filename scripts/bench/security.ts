import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installSmall } from "../packages.ts";
import { startNginx } from "../web-servers.ts";
import type { Figure } from "./figure.ts";
import { builtSite, root } from "./site.ts";

interface Scan {
  scan: { grade: string; score: number };
  tests: Record<string, { result: string; pass: boolean; scoreModifier: number }>;
}

const grader = join(root, "bench/security");

/** Mozilla's Observatory grades the built site on nginx, with TLS and its own name. */
export async function security(): Promise<Figure[]> {
  const { dist, hosting } = builtSite();
  const { hostname } = new URL(hosting.origin);
  installSmall("Mozilla's Observatory", grader);
  const folder = mkdtempSync(join(tmpdir(), "security-"));
  try {
    const certificate = selfSigned(folder, hostname);
    const server = await startNginx({ dist, hosting, certificate });
    try {
      const ports = [server.plainPort, server.port].map(String);
      const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificate.chain };
      const said = execFileSync(process.execPath, ["grade.js", hostname, ...ports], { cwd: grader, env });
      return report(JSON.parse(said.toString()));
    } finally {
      await server.close();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function report({ scan, tests }: Scan): Figure[] {
  console.table(
    Object.values(tests).map(({ result, pass, scoreModifier }) => ({ result, pass, points: scoreModifier })),
  );
  const measured = `${scan.grade}, ${scan.score} points`;
  return [{ what: "Mozilla's Observatory", measured, aim: "A+, at least 135 points" }];
}

/** Writes a self-signed certificate for this name, valid for two days. */
function selfSigned(folder: string, name: string): { chain: string; key: string } {
  const certificate = { chain: join(folder, "chain.pem"), key: join(folder, "key.pem") };
  const kind = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2".split(" ");
  const subject = ["-subj", `/CN=${name}`, "-addext", `subjectAltName=DNS:${name}`];
  const files = ["-keyout", certificate.key, "-out", certificate.chain];
  try {
    execFileSync("openssl", [...kind, ...subject, ...files], { stdio: "pipe" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    throw new Error("openssl is not here. On Debian: apt-get install openssl");
  }
  return certificate;
}
