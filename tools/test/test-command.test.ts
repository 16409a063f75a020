import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

test("npm test without a browser stops at once, and says why", () => {
  const env = { ...process.env, CHROMIUM_PATH: "/no/such/browser" };
  const { status, stdout, stderr } = spawnSync(process.execPath, ["tools/test/test.ts"], {
    cwd: root,
    env,
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toContain('CHROMIUM_PATH is "/no/such/browser", and there is no such file.');
  expect(stdout.match(/^== .*/gm)).toEqual(["== A browser", expect.stringContaining("== A browser: FAILED")]);
});
