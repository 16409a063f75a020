import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pruneEmpty } from "./prune-pictures.ts";

test("removes a picture that an interrupted build left empty, and keeps complete ones", () => {
  const cache = mkdtempSync(join(tmpdir(), "pictures-"));
  writeFileSync(join(cache, "begun.avif"), "");
  writeFileSync(join(cache, "whole.avif"), "all of it");
  expect(pruneEmpty(cache)).toEqual(["begun.avif"]);
  expect(readdirSync(cache)).toEqual(["whole.avif"]);
});

test("succeeds without a cache in the first build", () => {
  expect(pruneEmpty(join(tmpdir(), "there-is-no-such-folder"))).toEqual([]);
});
