import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import type { Repository } from "./repository.ts";
import { changeStoredState, readStoredState } from "./stored-state.ts";

const folder = mkdtempSync(join(tmpdir(), "state "));
afterAll(() => rmSync(folder, { recursive: true }));
const repository = { folder } as Repository;
const none = { count: 0 };
const change = (file: string) => changeStoredState(repository, file, none, ({ count }) => ({ count: count + 1 }));

test("starts without a file, and again with a damaged one", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  await change("a.json");
  await change("a.json");
  expect(await readStoredState(repository, "a.json", none)).toEqual({ count: 2 });
  writeFileSync(join(folder, "a.json"), '{"count":');
  expect(await readStoredState(repository, "a.json", none)).toEqual(none);
  expect(log).toHaveBeenCalledOnce();
  await change("a.json");
  expect(JSON.parse(readFileSync(join(folder, "a.json"), "utf8"))).toEqual({ count: 1 });
});

test("doesn't take a state that can't be read for an empty one, or write over it", async () => {
  // Reading a folder fails like reading with too many open files.
  mkdirSync(join(folder, "b.json"));
  await expect(readStoredState(repository, "b.json", none)).rejects.toThrow("EISDIR");
  await expect(change("b.json")).rejects.toThrow("EISDIR");
});
