import { spawn } from "node:child_process";
import { appendFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildEnvironment, temporaryCopy } from "@hospital/testing/project-copy";
import { expect, test } from "vitest";

test("`npm run dev` shows a change of a component's styles, and asks for a restart after a change of a schema", async () => {
  const copy = temporaryCopy("hospitals/small/content");
  const args = ["node_modules/astro/bin/astro.mjs", "dev", "--config", "apps/site/astro.config.js", "--port", "0"];
  const server = spawn(process.execPath, args, { cwd: copy, env: buildEnvironment() });
  try {
    let output = "";
    server.stdout.on("data", (text) => {
      output += text;
    });
    await expect.poll(() => output).toMatch(/http:\/\/localhost:\d+/);
    const [address = ""] = output.match(/http:\/\/localhost:\d+/) ?? [];
    const home = async () => (await fetch(address)).text();
    expect(await home()).toContain(".site-footer");
    appendFileSync(
      join(copy, "apps/site/src/components/site-footer/site-footer.css"),
      ".site-footer{outline:7px solid}",
    );
    await expect.poll(home).toContain("outline:7px solid");
    appendFileSync(join(copy, "packages/content/schema/text-pages.ts"), "\n");
    await expect.poll(() => output).toMatch(/schema\/text-pages\.ts has changed.*Stop npm run dev and start it again/);
  } finally {
    server.kill();
    rmSync(copy, { recursive: true, force: true });
  }
});
