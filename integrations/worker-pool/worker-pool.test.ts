import { expect, test } from "vitest";
import type { prepareCopy } from "../precompress/compress.ts";
import { inWorkers } from "./worker-pool.ts";

test("a call that fails says so, and those after it are answered", async () => {
  const compress = inWorkers<typeof prepareCopy>("precompress/compress.ts", "prepareCopy");
  const calls = Array.from({ length: 9 }, () => compress(new Uint8Array(), false, "/dev/null/no-folder"));
  const ends = await Promise.allSettled(calls);
  expect(ends.filter((end) => end.status === "rejected" && /ENOTDIR/.test(end.reason.message))).toHaveLength(9);
});
