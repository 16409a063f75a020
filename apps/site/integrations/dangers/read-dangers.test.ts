import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { basicEmergencies, otherEmergencies } from "@hospital/content/schema/dangers";
import model from "@hospital/danger/model.json" with { type: "json" };
import { temporaryFolder } from "@hospital/testing/temporary-folder";
import { afterAll, expect, test, vi } from "vitest";
import { createAnswer } from "../../src/search/danger-answer.ts";

const folder = temporaryFolder("read-dangers-test");

afterAll(() => {
  vi.unstubAllEnvs();
  // The next file would get modules that have read the other hospital's content.
  vi.resetModules();
});

test("the number of an ambulance in the content is a call for help, the number of another helpline isn't", async () => {
  cpSync("hospitals/small/content", join(folder, "content"), { recursive: true });
  const file = join(folder, "content/helplines.yaml");
  const helplines = readFileSync(file, "utf8").replace('number: "102"', 'number: "1234"');
  writeFileSync(file, helplines.replace('number: "1098"', 'number: "4321"'));
  vi.stubEnv("HOSPITAL", folder);
  vi.resetModules();
  const { readDangers } = await import("./read-dangers.ts");
  const answer = createAnswer(readDangers());
  expect(answer("1234", "en")?.isGuess).toBe(false);
  expect(answer("room 1234", "en")).toBeUndefined();
  expect(answer("4321", "en")).toBeUndefined();
});

test("a language may have phrases for every type of the model", () => {
  const types = new Set([...Object.values(basicEmergencies), ...otherEmergencies, "emergency"].filter(Boolean));
  expect([...types].sort()).toEqual([...model.kinds].sort());
});
