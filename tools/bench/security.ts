import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { installTool } from "@hospital/testing/install";
import { startCaddy } from "@hospital/testing/web-servers";
import type { Figure } from "./figure.ts";
import { builtSite, root } from "./site.ts";

interface Scan {
  scan: { grade: string; score: number };
  tests: Record<string, { result: string; pass: boolean; scoreModifier: number }>;
}

const grader = join(root, "tools/bench/security");

/** Mozilla's Observatory grades the built site on Caddy, with TLS and its own name. */
export async function security(): Promise<Figure[]> {
  const { dist, hosting } = builtSite();
  const { hostname } = new URL(hosting.origin);
  installTool("Mozilla's Observatory", grader);
  const server = await startCaddy({ dist, host: hostname });
  try {
    const ports = [server.plainPort, server.port].map(String);
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: server.authority };
    const output = execFileSync(process.execPath, ["grade.js", hostname, ...ports], { cwd: grader, env });
    return report(JSON.parse(output.toString()));
  } finally {
    await server.close();
  }
}

function report({ scan, tests }: Scan): Figure[] {
  console.table(
    Object.values(tests).map(({ result, pass, scoreModifier }) => ({ result, pass, points: scoreModifier })),
  );
  const measured = `${scan.grade}, ${scan.score} points`;
  return [{ title: "Mozilla's Observatory", measured, aim: "A+, at least 135 points" }];
}
