import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { Repository } from "../store/repository.ts";
import { readState } from "./state.ts";

const folder = mkdtempSync(join(tmpdir(), "publish-state "));
afterAll(() => rmSync(folder, { recursive: true }));

test("reads a failure that an earlier version of the desk has stored", async () => {
  const message = { en: "The publish was interrupted.", hi: "रुक गया।" };
  writeFileSync(join(folder, "publish.json"), JSON.stringify({ failure: { words: [message], canPublishAlone: true } }));
  const { failure } = await readState({ folder } as Repository);
  expect(failure).toMatchObject({ messages: [message], canPublishAlone: true });
});
