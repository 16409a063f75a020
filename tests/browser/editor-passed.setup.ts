import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { test } from "@playwright/test";
import { digestOfCode, passedFile } from "../editor-code.ts";

test("all tests of the editor have passed: the file that says on which code is written", () => {
  test.setTimeout(0);
  const code = digestOfCode();
  // Those in the browser have, or this one would not run. On which code Vitest's have, `npm test` says.
  if (process.env.PASSED_UNIT_TESTS !== code)
    execFileSync("npx", ["vitest", "run", "tests/editor-"], { stdio: "inherit", shell: true });
  writeFileSync(passedFile, `${code}\n`);
});
