import { execFile } from "node:child_process";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openRepository } from "../store/repository.ts";
import { git } from "../tests/support/desk.ts";
import { newHospital, notice, PublishingHospital, replaceIn } from "../tests/support/publishing-hospital.ts";
import { publishAlone, recoverPublishing, runningIn } from "./publish.ts";

/** Publishing with a build in a separate process, like `npm run build`. */

let hospital: PublishingHospital;

beforeEach(() => {
  hospital = newHospital();
});
afterEach(() => hospital.close());

test("publishes saved changes with a CDN's command, and verifies the live site", async () => {
  await hospital.open({ command: PublishingHospital.upload });
  await hospital.change("notices.yaml", notice("Water is back"));
  expect(await hospital.publish()).toEqual({ failure: undefined, notes: [] });
  expect(hospital.livePage("index")).toContain("Water is back");
  expect(hospital.livePage("index")).toContain('data-built-for="production"');
  const { live, releases } = await hospital.state();
  expect(live).toMatchObject({ isSeen: true });
  expect(releases).toMatchObject([{ by: "Sunita", commit: git(hospital.root, "rev-parse", "HEAD") }]);
});

test("doesn't merge a developer's commit that doesn't build into the desk's folder", async () => {
  await hospital.open({ command: PublishingHospital.upload });
  await hospital.publish();
  const [live, head] = [hospital.livePage("index"), git(hospital.root, "rev-parse", "HEAD")];
  hospital.develop((folder) => writeFileSync(join(folder, "broken"), ""));
  expect((await hospital.publish()).failure).toContain("a developer's mistake");
  expect(hospital.livePage("index")).toBe(live);
  expect(git(hospital.root, "rev-parse", "HEAD")).toBe(head);
  expect(existsSync(join(hospital.root, "broken"))).toBe(false);
  expect((await hospital.state()).failure).toMatchObject({ canPublishAlone: true });
  await hospital.change("notices.yaml", notice("Without the mistake"));
  expect((await publishAlone(await hospital.repository, { name: "Sunita" })).failure).toBeUndefined();
  expect(hospital.livePage("index")).toContain("Without the mistake");
});

test("builds a merge that changes a workspace package with the merged package", async () => {
  await hospital.open({ command: PublishingHospital.upload });
  hospital.addPackage("Namaste");
  hospital.develop((folder) => replaceIn(join(folder, "packages/greeting/index.js"), "Namaste", "Welcome"));
  await hospital.change("notices.yaml", notice("Two"));
  expect((await hospital.publish()).failure).toBeUndefined();
  expect(hospital.livePage("index")).toContain("Two");
  expect(hospital.livePage("index")).toContain("<p>Welcome!</p>");
});

test("reuses the code that an earlier build has compiled, in another folder", async () => {
  await hospital.open({ command: PublishingHospital.upload });
  const compiled = () => readdirSync(join(hospital.root, ".git/editor/cache/compiled"), { recursive: true });
  await hospital.publish();
  const first = compiled();
  expect(first.length).toBeGreaterThan(1);
  await hospital.change("notices.yaml", notice("Three"));
  await hospital.publish();
  expect(compiled()).toEqual(first);
});

test("preserves saves during a build, and merges them with a developer's pushed changes", async () => {
  await hospital.open({ command: PublishingHospital.upload });
  hospital.develop((folder) =>
    replaceIn(join(folder, "content/doctors/asha-rao.yaml"), "degree: MBBS", "degree: MBBS, MD"),
  );
  const published = hospital.publish();
  const repository = await hospital.repository;
  while (runningIn(repository)?.step !== "build") await setTimeout(5);
  await hospital.change("doctors/asha-rao.yaml", (value) => {
    value.fees.first = 900;
  });
  expect((await published).failure).toBeUndefined();
  const text = hospital.read("doctors/asha-rao.yaml");
  expect(text).toContain("MBBS, MD");
  expect(text).toContain("first: 900");
  expect(hospital.livePage("doctor")).not.toContain("900");
});

test("leaves a complete release or none when killed at any step, and publishes the next one", async () => {
  await hospital.open({ command: PublishingHospital.upload });
  await hospital.publish();
  const run = promisify(execFile);
  const child = (killAt: number) =>
    run(
      process.execPath,
      [
        "--import",
        join(import.meta.dirname, "../tests/support/killed-at.ts"),
        join(import.meta.dirname, "../tests/support/publish-in-a-child.ts"),
        hospital.root,
      ],
      {
        env: { ...process.env, KILL_AT: String(killAt) },
      },
    ).then(
      () => true,
      () => false,
    );
  let text = "";
  let isDone = false;
  // Kills at a sample of the steps, because all of them would take an hour.
  for (let at = 3 + Math.floor(Math.random() * 6); !isDone; at += 9 + Math.floor(Math.random() * 8)) {
    text = `Killed at ${at}`;
    await hospital.change("notices.yaml", notice(text));
    isDone = await child(at);
    const page = hospital.livePage("index");
    expect(page).toMatch(/^<html.*<\/pre>$/s);
    expect(git(hospital.root, "fsck", "--no-dangling")).toBe("");
  }
  await recoverPublishing(await openRepository(hospital.root));
  expect((await hospital.publish()).failure).toBeUndefined();
  expect(hospital.livePage("index")).toContain(text);
  expect(git(hospital.root, "status", "--short")).toBe("");
});
