import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate, setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Publishing } from "../api.ts";
import { Desk, git } from "../tests/support/desk.ts";
import { newHospital, notice, PublishingHospital } from "../tests/support/publishing-hospital.ts";
import { publishAlone, runningIn, stop } from "./publish.ts";
import { changeState } from "./state.ts";

/** Publishing with Git hosts that don't respond, that refuse, or that have another history. */

vi.mock("./worktree.ts", async (original) =>
  (await import("../tests/support/quick-build.ts")).withQuickBuild(original),
);

let hospital: PublishingHospital;

beforeEach(() => {
  hospital = newHospital();
});
afterEach(() => hospital.close());

test("asks for a developer to merge code that was changed on both sides", async () => {
  await hospital.open({ command: PublishingHospital.upload });
  hospital.develop((folder) => writeFileSync(join(folder, "code.txt"), "theirs"));
  writeFileSync(join(hospital.root, "code.txt"), "ours");
  git(hospital.root, "add", "code.txt");
  git(hospital.root, "commit", "--quiet", "--message=Ours");
  expect((await hospital.publish()).failure).toContain(
    "These files were changed here and by others. A developer has to merge them: code.txt",
  );
  expect((await hospital.state()).failure).toMatchObject({ canPublishAlone: true });
});

test("can publish the saved changes after a rewrite of the remote's history, without changing the remote", async () => {
  await hospital.open({ command: PublishingHospital.upload });
  await hospital.publish();
  hospital.develop((folder) => {
    git(folder, "checkout", "--quiet", "--orphan", "rewritten");
    git(folder, "commit", "--quiet", "--all", "--message=All of it again");
    git(folder, "push", "--quiet", "--force", "origin", "rewritten:main");
    git(folder, "reset", "--quiet", "--soft", "HEAD");
    git(folder, "checkout", "--quiet", "-B", "main");
    writeFileSync(join(folder, "code.txt"), "new");
  });
  const theirs = git(hospital.hub, "rev-parse", "main");
  await hospital.change("hospital.yaml", (value) => {
    value.phones.emergency = "+91 00000 00099";
  });
  expect((await hospital.publish()).failure).toContain("was rewritten");
  const desk = new Desk(hospital.root, await hospital.repository);
  const { failure } = await desk.get<Publishing>("/api/publishing");
  expect(failure).toMatchObject({ canPublishAlone: true });
  expect(failure).not.toHaveProperty("isPublished");
  expect(hospital.livePage("contact")).not.toContain("+910000000099");
  const outcome = await desk.post("/api/publish", { wait: true, alone: true });
  expect(outcome.body).toMatchObject({ notes: [{ en: expect.stringContaining("without the developers’ changes") }] });
  expect(hospital.livePage("contact")).toContain("+910000000099");
  const publishing = await desk.get<Publishing>("/api/publishing");
  expect(publishing).toMatchObject({ live: { isSeen: true }, failure: { isPublished: true }, unpublished: [] });
  expect(git(hospital.hub, "rev-parse", "main")).toBe(theirs);
});

test("doesn't offer to publish without others' changes for a host that builds pushed commits", async () => {
  await hospital.open({ push: true });
  hospital.develop((folder) => writeFileSync(join(folder, "broken"), ""));
  expect((await hospital.publish()).failure).toContain("a developer's mistake");
  expect((await hospital.state()).failure).not.toHaveProperty("canPublishAlone");
  expect((await publishAlone(await hospital.repository, { name: "Sunita" })).failure).toMatchObject([
    { en: expect.stringContaining("nothing can go live without it") },
  ]);
});

test("reports a refused push, and publishes anyway", async () => {
  await hospital.open({ command: PublishingHospital.upload });
  writeFileSync(join(hospital.hub, "hooks/pre-receive"), "#!/bin/sh\necho 'No room' >&2\nexit 1\n", { mode: 0o755 });
  await hospital.change("notices.yaml", notice("Water"));
  const { failure, notes } = await hospital.publish();
  expect(failure).toBeUndefined();
  expect(notes.join()).toContain("didn’t accept the changes");
  expect(hospital.livePage("index")).toContain("Water");
});

test("ignores a remote that isn't called origin", async () => {
  await hospital.open({ command: PublishingHospital.upload });
  git(hospital.root, "remote", "rename", "origin", "project");
  hospital.develop((folder) => writeFileSync(join(folder, "unread.txt"), "An update that nobody here has read"));
  const [ours, theirs] = [hospital.root, hospital.hub].map((folder) => git(folder, "rev-parse", "main"));
  await hospital.change("notices.yaml", notice("Water"));
  expect(await hospital.publish()).toEqual({ failure: undefined, notes: [] });
  expect(hospital.livePage("index")).toContain("Water");
  expect(git(hospital.hub, "rev-parse", "main")).toBe(theirs);
  expect(git(hospital.root, "rev-parse", "main^")).toBe(ours);
});

test("can stop waiting for a Git host that doesn't respond, and saves meanwhile", async () => {
  await hospital.open({ command: PublishingHospital.upload });
  const { GIT_SSH_COMMAND } = process.env;
  process.env.GIT_SSH_COMMAND = "sleep 600 #";
  git(hospital.root, "remote", "set-url", "origin", "ssh://git@silent.example/site.git");
  try {
    const repository = await hospital.repository;
    const published = hospital.publish();
    while (runningIn(repository)?.step !== "fetch") await setTimeout(5);
    await hospital.change("notices.yaml", notice("Saved meanwhile"));
    expect(runningIn(repository)).toMatchObject({ step: "fetch", canStop: true });
    await stop(repository, { name: "Sunita" });
    expect((await published).failure).toContain("was stopped");
  } finally {
    if (GIT_SSH_COMMAND === undefined) delete process.env.GIT_SSH_COMMAND;
    else process.env.GIT_SSH_COMMAND = GIT_SSH_COMMAND;
  }
});

test("publishes saved changes while the Git host doesn't respond", async () => {
  await hospital.open({ command: PublishingHospital.upload });
  const marker = join(hospital.folder, "asked");
  vi.stubEnv("GIT_SSH_COMMAND", `touch '${marker}'; sleep 600 #`);
  git(hospital.root, "remote", "set-url", "origin", "ssh://git@silent.example/site.git");
  await hospital.change("notices.yaml", notice("Water is back"));
  // Git's timeout.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const published = hospital.publish();
  while (!existsSync(marker)) await setImmediate();
  vi.advanceTimersByTime(30_000);
  vi.useRealTimers();
  const { failure, notes } = await published;
  vi.unstubAllEnvs();
  expect(failure).toBeUndefined();
  expect(notes).toEqual([expect.stringContaining("It did not answer in time.")]);
  expect(hospital.livePage("index")).toContain("Water is back");
});

test("stores all of several simultaneous changes", async () => {
  await hospital.open({ command: PublishingHospital.upload });
  const repository = await hospital.repository;
  const choice = (path: string) => ({ path, ours: null, theirs: {}, by: "Dev" });
  const paths = Array.from({ length: 20 }, (_, index) => `doctors/${index}.yaml`);
  await Promise.all(
    paths.map((path) => changeState(repository, ({ choices }) => ({ choices: [...choices, choice(path)] }))),
  );
  expect((await hospital.state()).choices.map(({ path }) => path)).toEqual(paths);
});

test("doesn't report the old website as live when a publish is stopped during the check of the live site", async () => {
  await hospital.open({ command: "true", liveWithin: 600 });
  const repository = await hospital.repository;
  const published = hospital.publish();
  while (runningIn(repository)?.step !== "verify") await setTimeout(5);
  await stop(repository, { name: "Sunita" });
  expect((await published).failure).toBe("The website was released. The check of the live site was stopped.");
});
