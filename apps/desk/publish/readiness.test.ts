import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Publishing, Refused } from "../api.ts";
import { Desk, git } from "../tests/support/desk.ts";
import { newHospital, notice, PublishingHospital } from "../tests/support/publishing-hospital.ts";
import { publish } from "./publish.ts";
import { checkReadiness, readinessOf } from "./readiness.ts";
import { build } from "./worktree.ts";

/** The requirements of a publish, which are reported before the build. */

vi.mock("./worktree.ts", async (original) =>
  (await import("../tests/support/quick-build.ts")).withQuickBuild(original),
);

let hospital: PublishingHospital;

beforeEach(() => {
  hospital = newHospital();
});
afterEach(() => hospital.close());

test("doesn't publish without a committed content/", async () => {
  await hospital.open({ command: PublishingHospital.upload });
  git(hospital.root, "rm", "-r", "--quiet", "--cached", "content");
  writeFileSync(join(hospital.root, ".gitignore"), "dist/\nnode_modules\n.astro/\n.cache\ncontent/\n");
  git(hospital.root, "commit", "--quiet", "--all", "--message=Without content");
  expect((await hospital.publish()).failure).toBe(
    "The hospital’s content/ isn’t in Git. A developer has to commit it first.",
  );
  expect(existsSync(join(hospital.live, "index.html"))).toBe(false);
});

test("refuses people who may not publish", async () => {
  await hospital.open({ command: PublishingHospital.upload, publishers: ["Imran"] });
  expect((await hospital.publish()).failure).toContain("Sunita may not publish");
  expect((await publish(await hospital.repository, { name: "Imran" })).failure).toBeUndefined();
  await hospital.change("notices.yaml", notice("Two"));
  expect((await publish(await hospital.repository, { name: "Imran" })).failure).toBeUndefined();
  expect((await hospital.back()).failure).toContain("Sunita may not publish");
  expect(hospital.livePage("index")).toContain("Two");
});

test("refuses a request of people who may not publish, and preserves the message of a failed publish", async () => {
  await hospital.open({ command: "false", publishers: ["Imran"] });
  const { failure } = await publish(await hospital.repository, { name: "Imran" });
  const desk = new Desk(hospital.root, await hospital.repository);
  for (const [path, body] of [
    ["/api/publish", {}],
    ["/api/publish", { alone: true }],
    ["/api/back", { name: "1" }],
  ] as const) {
    const answer = await desk.post<Refused>(path, body, "Sunita");
    expect([answer.status, answer.body.refused?.[0]]).toEqual([422, expect.stringContaining("Sunita may not publish")]);
  }
  expect((await hospital.state()).failure?.messages).toEqual(failure);
});

test("reports a live site that doesn't show the release", async () => {
  await hospital.open({ command: "true" });
  expect((await hospital.publish()).failure).toContain("doesn’t show the new pages yet");
  expect((await hospital.state()).live).toMatchObject({ isSeen: false });
});

test.each([
  ["release: a: b", "line 1: the line isn't valid YAML", "पंक्ति 1"],
  ["mail: it\nrelease: [deploy", "line 2: the line isn't valid YAML", "पंक्ति 2"],
  ["mail: it\nrelaese: deploy@www", "line 2: “relaese” isn't a setting. Use one of these: release,", "“relaese”"],
  [
    "release: x\nliveWithin: soon",
    "line 2: “liveWithin” has a wrong value. Write it like this: liveWithin: 300",
    "मान ग़लत",
  ],
  ["publishers: [Sunita, 12]\npush: true", "line 1: “publishers” has a wrong value", "publishers: [Sunita, Imran]"],
  ["live: www.hospital.in\npush: true", "line 1: “live” has a wrong value", "live: https://www.hospital.in"],
  ["- release", "line 1: the line isn't valid YAML", "पंक्ति 1"],
  ["release: x\nrelease: y", "line 2: the line isn't valid YAML", "एक ही बार"],
  ["release: x\ncommand: y", "needs exactly one of the lines release, command and push, and has 2", "अभी 2 हैं"],
  ["mail: it", "needs exactly one of the lines release, command and push, and has 0", "ठीक एक पंक्ति"],
  ["", "add the lines to deploy/publish.yaml", "deploy/publish.yaml"],
])("reports a wrong settings file with its line and the fix, and the desk works: %j", async (text, en, hi) => {
  await hospital.open({ command: "true" });
  writeFileSync(join(hospital.root, "deploy/publish.yaml"), text);
  const desk = new Desk(hospital.root, await hospital.repository);
  expect((await desk.get<Publishing>("/api/publishing")).readiness).toMatchObject({
    state: "notSetUp",
    message: [{ en: expect.stringContaining(en), hi: expect.stringContaining(hi) }],
  });
  expect(await desk.get("/api/session")).toMatchObject({ mayPublish: true });
  expect((await desk.change("notices.yaml", notice("Water"))).status).toBe(200);
  expect((await hospital.publish()).failure).toContain(en);
});

test("distinguishes an unreadable settings file from a missing one", async () => {
  await hospital.open({ command: "true" });
  rmSync(join(hospital.root, "deploy/publish.yaml"));
  mkdirSync(join(hospital.root, "deploy/publish.yaml"));
  expect((await hospital.publish()).failure).toContain("deploy/publish.yaml can't be read (EISDIR)");
});

test.each([
  ["colours: a: b", "line 1"],
  ["mark: mark.svg\nlogo: nothing.svg", "line 1"],
  ["mark: 3", "line 1"],
])("reports an unreadable brand with its line, and shows the desk in default colours: %j", async (text, line) => {
  await hospital.open({ command: "true" });
  const desk = new Desk(hospital.root, await hospital.repository);
  mkdirSync(join(hospital.root, "content/brand"), { recursive: true });
  writeFileSync(join(hospital.root, "content/brand/brand.yaml"), text);
  for (const path of ["/tokens.css", "/favicon.svg"]) {
    const response = await desk.app.request(`http://localhost:4570${path}`, { headers: { Host: "localhost:4570" } });
    expect(response.status).toBe(200);
  }
  await checkReadiness(desk.repository, { seconds: 20 });
  expect((await readinessOf(desk.repository)).message).toMatchObject([
    { en: expect.stringContaining(`brand.yaml, ${line}: `), hi: expect.stringContaining("सादे रंगों") },
  ]);
});

test("reports a missing release folder before the build, and in the desk before a publish", async () => {
  await hospital.open({ release: join(hospital.folder, "nowhere") });
  const repository = await hospital.repository;
  const desk = new Desk(hospital.root, repository);
  const readiness = async () => (await desk.get<Publishing>("/api/publishing")).readiness;
  expect(await readiness()).toEqual({ state: "checking", message: [] });
  await checkReadiness(repository, { seconds: 20 });
  const message = [
    {
      en: expect.stringMatching(/nowhere, isn't there\. Ask the web developer to create it/),
      hi: expect.stringContaining("बनवाएँ"),
    },
  ];
  expect(await readiness()).toEqual({ state: "unreachable", message });
  expect((await hospital.publish()).failure).toContain("nowhere, isn't there");
  expect(build).not.toHaveBeenCalled();
});

test("reports a server that refuses or doesn't respond before the build", async () => {
  await hospital.open({ release: "deploy@www.hospital.example" });
  const repository = await hospital.repository;
  const ssh = join(hospital.folder, "ssh");
  const { PATH } = process.env;
  process.env.PATH = `${hospital.folder}:${PATH}`;
  try {
    writeFileSync(
      ssh,
      "#!/bin/sh\necho 'ssh: connect to host www.hospital.example: No route to host' >&2\nexit 255\n",
      { mode: 0o755 },
    );
    expect((await hospital.publish()).failure).toMatch(
      /can’t be reached: deploy@www\.hospital\.example.*No route to host/s,
    );
    writeFileSync(ssh, "#!/bin/sh\nsleep 600\n");
    await checkReadiness(repository, { seconds: 1 });
    expect(await readinessOf(repository)).toMatchObject({
      state: "unreachable",
      message: [{ en: expect.stringContaining("did not answer in time") }],
    });
    expect(build).not.toHaveBeenCalled();
  } finally {
    process.env.PATH = PATH;
  }
});

test("reports before the build that a host that builds pushed commits needs a writable origin", async () => {
  await hospital.open({ push: true });
  git(hospital.root, "remote", "set-url", "origin", join(hospital.folder, "gone.git"));
  expect((await hospital.publish()).failure).toContain("gone.git");
  git(hospital.root, "remote", "remove", "origin");
  expect((await hospital.publish()).failure).toContain("git remote add origin");
  expect(build).not.toHaveBeenCalled();
});

test("reports that the desk is ready, with a note about a remote that doesn't respond", async () => {
  await hospital.open({ command: PublishingHospital.upload });
  const repository = await hospital.repository;
  await checkReadiness(repository, { seconds: 20 });
  expect(await readinessOf(repository)).toEqual({ state: "ready", message: [] });
  git(hospital.root, "remote", "set-url", "origin", join(hospital.folder, "gone.git"));
  await checkReadiness(repository, { seconds: 20 });
  expect(await readinessOf(repository)).toMatchObject({
    state: "ready",
    message: [{ en: expect.stringContaining("gone.git") }],
  });
});

test("stops showing a release as live when the live site changes", async () => {
  await hospital.open({ command: PublishingHospital.upload });
  await hospital.publish();
  const repository = await hospital.repository;
  expect((await hospital.state()).live).toMatchObject({ isSeen: true });
  const page = hospital.livePage("contact");
  writeFileSync(join(hospital.live, "contact.html"), "An older release, from the host's own page");
  await checkReadiness(repository, { seconds: 20 });
  expect((await hospital.state()).live).toMatchObject({ isSeen: false });
  expect((await readinessOf(repository)).message).toMatchObject([{ en: expect.stringContaining("/contact") }]);
  writeFileSync(join(hospital.live, "contact.html"), page);
  await checkReadiness(repository, { seconds: 20 });
  expect((await hospital.state()).live).toMatchObject({ isSeen: true });
});

test("keeps the previous release live when an upload fails", async () => {
  await hospital.open({ command: PublishingHospital.upload });
  await hospital.publish();
  const live = hospital.livePage("index");
  writeFileSync(
    join(hospital.root, "deploy/publish.yaml"),
    "command: 'echo No luck >&2; exit 1'\nlive: http://localhost:1\n",
  );
  await hospital.change("notices.yaml", notice("Never"));
  expect((await hospital.publish()).failure).toContain("The previous version is still live");
  expect(hospital.livePage("index")).toBe(live);
});
