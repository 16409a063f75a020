import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Publishing, Saved, StoredRecord } from "../api.ts";
import { type DeskServer, serveDesk } from "../server/serve.ts";
import { openRepository } from "../store/repository.ts";
import { git } from "../tests/support/desk.ts";
import { PublishingHospital } from "../tests/support/publishing-hospital.ts";
import { backUp, notBackedUpSince } from "./backup.ts";

let hospital: PublishingHospital;
let server: DeskServer | undefined;

beforeEach(async () => {
  hospital = new PublishingHospital(mkdtempSync(join(tmpdir(), "back up ")));
  await hospital.open({ command: PublishingHospital.upload });
  git(hospital.root, "fetch", "--quiet", "origin");
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  hospital.close();
  vi.restoreAllMocks();
});

async function serve() {
  const application = join(hospital.folder, "application");
  mkdirSync(application, { recursive: true });
  server = await serveDesk({ root: hospital.root, application, port: 0 });
  return server.url;
}

async function save(url: string, text: string): Promise<string> {
  const path = "notices.yaml";
  const headers = { "Content-Type": "application/json", Origin: url, "X-Desk-Person": "Sunita" };
  const { value, version } = (await (await fetch(`${url}/api/record?path=${path}`)).json()) as StoredRecord;
  const changed = structuredClone(value) as { notices: { text: { en: string } }[] };
  if (changed.notices[0]) changed.notices[0].text.en = text;
  const body = JSON.stringify({ changes: [{ path, value: changed, base: value, version }] });
  const response = await fetch(`${url}/api/save`, { method: "POST", headers, body });
  expect(response.status).toBe(200);
  return ((await response.json()) as Saved).commit ?? "";
}

const publishing = async (url: string) => (await (await fetch(`${url}/api/publishing`)).json()) as Publishing;
/** The desks' branches at the remote, and their commits. */
const backups = (): string[] =>
  git(hospital.hub, "for-each-ref", "--format=%(refname) %(objectname)", "refs/heads/desk").split("\n");
const hook = (name: string, script: string) =>
  writeFileSync(join(hospital.hub, "hooks", name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });

test("pushes each save to a separate branch, and doesn't change the shared branch", async () => {
  const main = git(hospital.hub, "rev-parse", "main");
  const url = await serve();
  const commit = await save(url, "Water is back");
  await expect.poll(backups).toEqual([expect.stringMatching(new RegExp(`^refs/heads/desk/[a-z0-9-]+ ${commit}$`))]);
  const next = await save(url, "Water is gone again");
  await expect.poll(backups).toEqual([expect.stringContaining(next)]);
  expect(git(hospital.hub, "rev-parse", "main")).toBe(main);
  expect(git(hospital.root, "status", "--short")).toBe("");
});

test("combines the pushes of saves in quick succession, without delaying a save", async () => {
  const log = join(hospital.folder, "pushes");
  hook("post-receive", `echo push >>'${log}'; sleep 2`);
  const url = await serve();
  let last = "";
  for (let time = 0; time < 6; time++) last = await save(url, `Text ${time}`);
  expect(existsSync(log) ? readFileSync(log, "utf8").split("\n").length - 1 : 0).toBeLessThan(6);
  await expect.poll(backups).toEqual([expect.stringContaining(last)]);
});

test("saves and closes without waiting for a remote that doesn't respond", async () => {
  vi.stubEnv("GIT_SSH_COMMAND", "sleep 600 #");
  git(hospital.root, "remote", "set-url", "origin", "ssh://git@silent.example/site.git");
  const url = await serve();
  expect(await save(url, "Saved")).not.toBe("");
  await server?.close();
  server = undefined;
  vi.unstubAllEnvs();
});

test("shows since when the remote refuses backups, until it accepts one", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  hook("pre-receive", "echo 'Read only' >&2; exit 1");
  const url = await serve();
  const first = await save(url, "One");
  await expect.poll(async () => (await publishing(url)).notBackedUpSince).toBeDefined();
  const last = await save(url, "Two");
  const since = Date.parse((await publishing(url)).notBackedUpSince ?? "");
  expect(since).toBe(Date.parse(git(hospital.root, "log", "-1", "--format=%cI", first)));
  expect((await publishing(url)).failure).toBeUndefined();
  rmSync(join(hospital.hub, "hooks/pre-receive"));
  const next = await save(url, "Three");
  await expect.poll(backups).toEqual([expect.stringContaining(next)]);
  await expect.poll(async () => (await publishing(url)).notBackedUpSince).toBeUndefined();
  expect(git(hospital.hub, "log", "--format=%H", next)).toContain(last);
});

test("doesn't push commits that the remote has, or without an origin", async () => {
  const repository = await hospital.repository;
  expect(await backUp(repository)).toBeUndefined();
  await hospital.change("notices.yaml", (value) => {
    value.notices[0].text.en = "Published";
  });
  expect((await hospital.publish()).failure).toBeUndefined();
  expect(await backUp(repository)).toBeUndefined();
  git(hospital.root, "remote", "rename", "origin", "project");
  await hospital.change("notices.yaml", (value) => {
    value.notices[0].text.en = "Saved";
  });
  expect(await backUp(repository)).toBeUndefined();
  expect(backups()).toEqual([""]);
});

test("a new clone on the same computer doesn't change the lost clone's backup", async () => {
  await hospital.change("notices.yaml", (value) => {
    value.notices[0].text.en = "On the lost disk";
  });
  expect(await backUp(await hospital.repository)).toBeUndefined();
  const [lost = ""] = backups();
  const clone = join(hospital.folder, "new computer");
  git(hospital.folder, "clone", "--quiet", hospital.hub, clone);
  writeFileSync(join(clone, "new.txt"), "");
  git(clone, "add", "--all");
  git(clone, "commit", "--quiet", "--message=New");
  expect(await backUp(await openRepository(clone))).toBeUndefined();
  expect(backups()).toHaveLength(2);
  expect(backups()).toContain(lost);
  // The steps of apps/desk/docs/edit-online.md.
  const [branch = ""] = lost.replace("refs/heads/", "").split(" ");
  git(clone, "merge", "--quiet", "--no-edit", `origin/${branch}`);
  expect(readFileSync(join(clone, "content/notices.yaml"), "utf8")).toContain("On the lost disk");
});

test("doesn't overwrite a branch that somebody else has changed, and recreates a deleted one", async () => {
  const repository = await hospital.repository;
  const changed = (text: string) =>
    hospital.change("notices.yaml", (value) => {
      value.notices[0].text.en = text;
    });
  await changed("One");
  expect(await backUp(repository)).toBeUndefined();
  const [ref = ""] = (backups()[0] ?? "").split(" ");
  const main = git(hospital.hub, "rev-parse", "main");
  git(hospital.hub, "update-ref", ref, main);
  await changed("Two");
  expect(await backUp(repository)).toContain("stale info");
  expect(notBackedUpSince(repository)).toBeDefined();
  expect(backups()).toEqual([`${ref} ${main}`]);
  git(hospital.hub, "update-ref", "-d", ref);
  expect(await backUp(repository)).toBeUndefined();
  expect(notBackedUpSince(repository)).toBeUndefined();
  expect(backups()).toEqual([`${ref} ${git(hospital.root, "rev-parse", "HEAD")}`]);
});

test("publishes during a backup", async () => {
  hook("post-receive", "grep -q refs/heads/desk && sleep 5; true");
  const url = await serve();
  await save(url, "Both at once");
  hospital.develop((folder) => writeFileSync(join(folder, "new.txt"), ""));
  expect(await hospital.publish()).toEqual({ failure: undefined, notes: [] });
  expect(hospital.livePage("index")).toContain("Both at once");
  expect(existsSync(join(hospital.root, "new.txt"))).toBe(true);
});
