import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import type { Saved, StoredRecord } from "../api.ts";
import { git } from "../tests/support/desk.ts";
import { PublishingHospital } from "../tests/support/publishing-hospital.ts";

/** The full run kills the desk forty times. */
const kills = process.env.TEST_FULL === "true" ? 40 : 4;
const maxLifeMs = 2500;

const hospital = new PublishingHospital(mkdtempSync(join(tmpdir(), "killed at any moment ")));
beforeAll(() => hospital.open({ command: PublishingHospital.upload }));
afterAll(() => hospital.close());

async function startDesk(): Promise<{ url: string; child: ChildProcess }> {
  const application = join(hospital.folder, "application");
  mkdirSync(application, { recursive: true });
  writeFileSync(join(application, "index.html"), "<!doctype html>");
  // With or without a slash at the end, like paths from scripts and people.
  const root = hospital.root + (Math.random() < 0.5 ? "/" : "");
  const args = [
    "--disable-warning=ExperimentalWarning",
    join(import.meta.dirname, "../tests/support/desk-in-a-child.ts"),
    root,
    application,
  ];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = await once(child.stdout, "data");
  return { child, url: String(line).trim() };
}

/** The last text of each person for which the server has confirmed a save. */
const confirmed = new Map<string, string>();
/** The commits of all saves that were acknowledged. */
const acknowledged: string[] = [];
let count = 0;

/** Saves as fast as possible, until the server stops answering. */
async function saveUntilKilled(url: string, path: string, edit: (record: StoredRecord["value"], text: string) => void) {
  const headers = { "Content-Type": "application/json", Origin: url, "X-Desk-Person": path };
  for (;;) {
    const record = (await (await fetch(`${url}/api/record?path=${path}`)).json()) as StoredRecord;
    const value = structuredClone(record.value);
    const text = `Text ${++count}`;
    edit(value, text);
    const changes = [{ path, value, base: record.value, version: record.version }];
    const response = await fetch(`${url}/api/save`, { method: "POST", headers, body: JSON.stringify({ changes }) });
    expect(response.status, await response.clone().text()).toBe(200);
    const { commit } = (await response.json()) as Saved;
    if (commit) {
      confirmed.set(path, text);
      acknowledged.push(commit);
    }
    if (count % 4 === 0) await fetch(`${url}/api/publish`, { method: "POST", headers, body: "{}" });
  }
}

test(`preserves every confirmed save, and no partial one, when killed ${kills} times during saves and publishes`, async () => {
  for (let time = 0; time < kills; time++) {
    const { child, url } = await startDesk();
    const people = [
      saveUntilKilled(url, "doctors/asha-rao.yaml", (value, text) => {
        value.degree = text;
      }),
      saveUntilKilled(url, "notices.yaml", (value, text) => {
        const [first] = value.notices as { text: { en: string } }[];
        if (first) first.text.en = text;
      }),
    ];
    const ended = Promise.allSettled(people);
    // On a busy computer nothing may have been saved yet.
    const before = acknowledged.length;
    while (
      (acknowledged.length === before || confirmed.size < people.length) &&
      (await Promise.race([ended, setTimeout(20)])) === undefined
    );
    await setTimeout(Math.random() * maxLifeMs);
    child.kill("SIGKILL");
    // A loop ends only because of a missing response.
    for (const result of await ended) expect(result).toMatchObject({ reason: expect.any(TypeError) });
    expect(git(hospital.root, "fsck", "--no-dangling")).toBe("");
  }
  const { child, url } = await startDesk();
  for (const [path, text] of confirmed) {
    // Later saves may be stored without an answer.
    const [, saved = "0"] = /Text (\d+)/.exec(hospital.read(path)) ?? [];
    expect(Number(saved), path).toBeGreaterThanOrEqual(Number(text.slice(5)));
    parse(hospital.read(path));
  }
  expect(git(hospital.root, "status", "--short")).toBe("");
  expect(acknowledged.length).toBeGreaterThanOrEqual(kills);
  const missingIn = (folder: string) => {
    const history = new Set(git(folder, "rev-list", "main").split("\n"));
    return acknowledged.filter((commit) => !history.has(commit));
  };
  expect(missingIn(hospital.root)).toEqual([]);
  const headers = { "Content-Type": "application/json", Origin: url, "X-Desk-Person": "Sunita" };
  const outcome = await fetch(`${url}/api/publish`, { method: "POST", headers, body: '{"wait":true}' });
  expect(await outcome.json()).toMatchObject({ notes: [] });
  for (const page of ["index", "doctor"]) expect(hospital.livePage(page)).toMatch(/^<html.*<\/pre>$/s);
  expect(missingIn(hospital.hub)).toEqual([]);
  expect(hospital.livePage("index")).toContain(/Text \d+/.exec(hospital.read("notices.yaml"))?.[0]);
  child.kill("SIGKILL");
  expect(confirmed.size).toBe(2);
});
