import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pruneEmpty } from "./prune-pictures.ts";

test("a picture that a killed build began to write is made anew, a whole one is kept", () => {
  const cache = mkdtempSync(join(tmpdir(), "pictures-"));
  writeFileSync(join(cache, "begun.avif"), "");
  writeFileSync(join(cache, "whole.avif"), "all of it");
  expect(pruneEmpty(cache)).toEqual(["begun.avif"]);
  expect(readdirSync(cache)).toEqual(["whole.avif"]);
});

test("a first build has no cache yet", () => {
  expect(pruneEmpty(join(tmpdir(), "there-is-no-such-folder"))).toEqual([]);
});
