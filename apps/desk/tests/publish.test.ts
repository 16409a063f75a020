import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { addDays, dayOf, momentNow } from "@hospital/timetable/clock";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Publishing, Refused, WentBack } from "../api.ts";
import { publish, publishAlone, publishDay, recoverPublishing, runningIn, stop } from "../publish/publish.ts";
import { checkReadiness, readinessOf } from "../publish/readiness.ts";
import { changeState } from "../publish/state.ts";
import { readRecord } from "../store/records.ts";
import { openRepository } from "../store/repository.ts";
import { saveRecords } from "../store/save.ts";
import { Desk, git } from "./desk.ts";
import { PublishingHospital, replaceIn } from "./publishing-hospital.ts";

let hospital: PublishingHospital;

beforeEach(() => {
  // A space in the path, as on many office PCs.
  hospital = new PublishingHospital(mkdtempSync(join(tmpdir(), "publish to ")));
});
afterEach(() => hospital.close());

/** A day of next year, which the content check takes for leave. */
const dayAhead = (days: number) => addDays(dayOf(momentNow()), 300 + days);

const notice = (text: string) => (value: { notices: { text: { en: string } }[] }) => {
  if (value.notices[0]) value.notices[0].text.en = text;
};

test("what is saved goes live through a CDN's command, and the live site is asked for it", async () => {
  await hospital.open({ command: PublishingHospital.upload });
  await hospital.change("notices.yaml", notice("Water is back"));
  expect(await hospital.publish()).toEqual({ failure: undefined, notes: [] });
  expect(hospital.seen("index")).toContain("Water is back");
  expect(hospital.seen("index")).toContain('data-built-for="production"');
  const { live, releases } = await hospital.state();
  expect(live).toMatchObject({ isSeen: true });
  expect(releases).toMatchObject([{ by: "Sunita", commit: git(hospital.root, "rev-parse", "HEAD") }]);
});

test("back is the release before; then the mistake can be published again only by somebody's hand", async () => {
  await hospital.open({ command: PublishingHospital.upload });
  await hospital.publish();
  const before = hospital.seen("index");
  await hospital.change("notices.yaml", notice("A mistake"));
  await hospital.publish();
  expect(hospital.seen("index")).toContain("A mistake");
  expect(await hospital.back()).toEqual({ failure: undefined, notes: [] });
  expect(hospital.seen("index")).toBe(before);
  expect(hospital.read("notices.yaml")).toContain("A mistake");
});

test("a server gets its releases by deploy/release, which keeps them", async () => {
  const home = join(hospital.folder, "server");
  mkdirSync(home);
  writeFileSync(join(home, "caddy"), "# Configuration 2 of a site\n");
  writeFileSync(
    join(home, "server.sh"),
    `configuration=caddy\nreload() { rm -rf '${hospital.live}'; cp -r "$1" '${hospital.live}'; }\n`,
  );
  await hospital.open({ release: home });
  await hospital.change("notices.yaml", notice("One"));
  expect((await hospital.publish()).failure).toBeUndefined();
  await hospital.change("notices.yaml", notice("Two"));
  expect((await hospital.publish()).failure).toBeUndefined();
  expect((await hospital.state()).releases).toHaveLength(2);
  await hospital.back();
  expect(hospital.seen("index")).toContain("One");
});

test("a developer's changes and the desk's go live together, each field by itself", async () => {
  await hospital.open({ command: PublishingHospital.upload });
  hospital.develop((folder) =>
    replaceIn(join(folder, "content/doctors/asha-rao.yaml"), "degree: MBBS", "degree: MBBS, MD"),
  );
  await hospital.change("doctors/asha-rao.yaml", (value) => {
    value.fees.first = 900;
  });
  expect(await hospital.publish()).toEqual({ failure: undefined, notes: [] });
  for (const text of [hospital.seen("doctor"), hospital.read("doctors/asha-rao.yaml")]) {
    expect(text).toContain("MBBS, MD");
    expect(text).toContain("first: 900");
  }
  expect(git(hospital.hub, "show", "main:content/doctors/asha-rao.yaml")).toContain("first: 900");
  expect(git(hospital.root, "status", "--short")).toBe("");
});

test("of one field changed here and there theirs goes live, and a person chooses", async () => {
  await hospital.open({ command: PublishingHospital.upload });
  hospital.develop((folder) =>
    replaceIn(join(folder, "content/doctors/asha-rao.yaml"), "degree: MBBS", "degree: Theirs"),
  );
  await hospital.change("doctors/asha-rao.yaml", (value) => {
    value.degree = "Ours";
    value.fees.first = 900;
  });
  const { failure, notes } = await hospital.publish();
  expect(failure).toBeUndefined();
  expect(notes).toEqual([
    "Doctors › Dr Asha Rao was changed here and by Dev. Choose which of the two it is; all the rest is live.",
  ]);
  expect(hospital.seen("doctor")).toContain("Theirs");
  expect(hospital.seen("doctor")).toContain("first: 900");
  expect((await hospital.state()).choices).toMatchObject([
    { path: "doctors/asha-rao.yaml", by: "Dev", ours: { degree: "Ours" }, theirs: { degree: "Theirs" } },
  ]);
});

test("a choice keeps what somebody has saved since, and asks where that is the same value", async () => {
  await hospital.open({ command: PublishingHospital.upload });
  hospital.develop((folder) =>
    replaceIn(join(folder, "content/doctors/asha-rao.yaml"), "degree: MBBS", "degree: Theirs"),
  );
  await hospital.change("doctors/asha-rao.yaml", (value) => {
    value.degree = "Ours";
  });
  await hospital.publish();
  const desk = new Desk(hospital.root, await hospital.repository);
  const path = "doctors/asha-rao.yaml";
  await desk.change(path, (value) => {
    value.degree = "Since";
    value.fees.first = 950;
  });
  const refused = await desk.post<Refused>("/api/conflicts", { path, side: "ours" });
  expect(refused.body.conflicts).toMatchObject([{ path, field: ["degree"], ours: "Ours", theirs: "Since" }]);
  expect(hospital.read(path)).toContain("degree: Since");
  const choices = { [refused.body.conflicts?.[0]?.id ?? ""]: "ours" };
  expect((await desk.post("/api/conflicts", { path, side: "ours", choices })).status).toBe(200);
  expect(hospital.read(path)).toContain("degree: Ours");
  expect(hospital.read(path)).toContain("first: 950");
});

test("a person chooses ours, and what the release before had not is told as the mistake", async () => {
  await hospital.open({ command: PublishingHospital.upload });
  await hospital.publish();
  hospital.develop((folder) =>
    replaceIn(join(folder, "content/doctors/asha-rao.yaml"), "degree: MBBS", "degree: Theirs"),
  );
  await hospital.change("doctors/asha-rao.yaml", (value) => {
    value.degree = "Ours";
  });
  await hospital.publish();
  const desk = new Desk(hospital.root, await hospital.repository);
  const path = "doctors/asha-rao.yaml";
  expect(await desk.get<Publishing>("/api/publishing")).toMatchObject({
    failure: { words: [{ hi: expect.stringContaining("Dev ने भी बदला") }] },
    conflicts: [{ path, by: "Dev", values: [{ field: ["degree"], before: "Ours", after: "Theirs" }] }],
  });
  expect((await desk.post("/api/conflicts", { path, side: "ours" })).status).toBe(200);
  expect(hospital.read(path)).toContain("degree: Ours");
  await desk.post("/api/publish/seen");
  expect(await desk.get<Publishing>("/api/publishing")).toMatchObject({
    conflicts: [],
    unpublished: [{ by: "Sunita" }],
  });
  expect((await desk.post("/api/conflicts", { path, side: "ours" })).status).toBe(422);
  await hospital.publish();
  const [, before] = (await desk.get<Publishing>("/api/publishing")).releases;
  const back = await desk.post<WentBack>("/api/back", { name: before?.name });
  expect(back.body.mistaken).toMatchObject([{ words: "Doctors › Dr Asha Rao: Degree" }]);
  await expect.poll(() => hospital.seen("doctor"), { timeout: 30_000 }).toContain("Theirs");
  await runningIn(desk.repository)?.outcome;
});

test("a developer's commit that does not build never comes into the desk's folder", async () => {
  await hospital.open({ command: PublishingHospital.upload });
  await hospital.publish();
  const [live, head] = [hospital.seen("index"), git(hospital.root, "rev-parse", "HEAD")];
  hospital.develop((folder) => writeFileSync(join(folder, "broken"), ""));
  expect((await hospital.publish()).failure).toContain("a developer's mistake");
  expect(hospital.seen("index")).toBe(live);
  expect(git(hospital.root, "rev-parse", "HEAD")).toBe(head);
  expect(existsSync(join(hospital.root, "broken"))).toBe(false);
  expect((await hospital.state()).failure).toMatchObject({ canPublishAlone: true });
  await hospital.change("notices.yaml", notice("Without the mistake"));
  expect((await publishAlone(await hospital.repository, { name: "Sunita" })).failure).toBeUndefined();
  expect(hospital.seen("index")).toContain("Without the mistake");
});

test("a merge that changes one of the repository's own packages is built with the merged package", async () => {
  await hospital.open({ command: PublishingHospital.upload });
  hospital.addPackage("Namaste");
  hospital.develop((folder) => replaceIn(join(folder, "packages/greeting/index.js"), "Namaste", "Welcome"));
  await hospital.change("notices.yaml", notice("Two"));
  expect((await hospital.publish()).failure).toBeUndefined();
  expect(hospital.seen("index")).toContain("Two");
  expect(hospital.seen("index")).toContain("<p>Welcome!</p>");
});

test("code that was changed on both sides is a developer's to merge", async () => {
  await hospital.open({ command: PublishingHospital.upload });
  hospital.develop((folder) => writeFileSync(join(folder, "code.txt"), "theirs"));
  writeFileSync(join(hospital.root, "code.txt"), "ours");
  git(hospital.root, "add", "code.txt");
  git(hospital.root, "commit", "--quiet", "--message=Ours");
  expect((await hospital.publish()).failure).toContain(
    "A developer has to merge what was changed here and elsewhere: code.txt",
  );
  expect((await hospital.state()).failure).toMatchObject({ canPublishAlone: true });
});

test("after the remote's history was rewritten, what is saved here goes live by a person's choice, and the remote stays as it is", async () => {
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
  expect(hospital.seen("contact")).not.toContain("+910000000099");
  const outcome = await desk.post("/api/publish", { wait: true, alone: true });
  expect(outcome.body).toMatchObject({ notes: [{ en: expect.stringContaining("without the developers' changes") }] });
  expect(hospital.seen("contact")).toContain("+910000000099");
  const publishing = await desk.get<Publishing>("/api/publishing");
  expect(publishing).toMatchObject({ live: { isSeen: true }, failure: { isPublished: true }, unpublished: [] });
  expect(git(hospital.hub, "rev-parse", "main")).toBe(theirs);
});

test("a host that builds what is pushed gets nothing without others' changes, and that isn't offered", async () => {
  await hospital.open({ push: true });
  hospital.develop((folder) => writeFileSync(join(folder, "broken"), ""));
  expect((await hospital.publish()).failure).toContain("a developer's mistake");
  expect((await hospital.state()).failure).not.toHaveProperty("canPublishAlone");
  expect((await publishAlone(await hospital.repository, { name: "Sunita" })).failure).toMatchObject([
    { en: expect.stringContaining("nothing can go live without it") },
  ]);
});

test("what is saved during a build is kept, and merged with what a developer has pushed", async () => {
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
  expect(hospital.seen("doctor")).not.toContain("900");
});

test("a refused push is told, and the site is live all the same", async () => {
  await hospital.open({ command: PublishingHospital.upload });
  writeFileSync(join(hospital.hub, "hooks/pre-receive"), "#!/bin/sh\necho 'No room' >&2\nexit 1\n", { mode: 0o755 });
  await hospital.change("notices.yaml", notice("Water"));
  const { failure, notes } = await hospital.publish();
  expect(failure).toBeUndefined();
  expect(notes.join()).toContain("did not take the changes");
  expect(hospital.seen("index")).toContain("Water");
});

test("a remote of another name is neither fetched nor pushed to: it is the project that this clone came from", async () => {
  await hospital.open({ command: PublishingHospital.upload });
  git(hospital.root, "remote", "rename", "origin", "project");
  hospital.develop((folder) => writeFileSync(join(folder, "unread.txt"), "An update that nobody here has read"));
  const [ours, theirs] = [hospital.root, hospital.hub].map((folder) => git(folder, "rev-parse", "main"));
  await hospital.change("notices.yaml", notice("Water"));
  expect(await hospital.publish()).toEqual({ failure: undefined, notes: [] });
  expect(hospital.seen("index")).toContain("Water");
  expect(git(hospital.hub, "rev-parse", "main")).toBe(theirs);
  expect(git(hospital.root, "rev-parse", "main^")).toBe(ours);
});

test("a Git host that is silent can be stopped, and a save does not wait for it", async () => {
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
    stop(repository);
    expect((await published).failure).toContain("was stopped");
  } finally {
    if (GIT_SSH_COMMAND === undefined) delete process.env.GIT_SSH_COMMAND;
    else process.env.GIT_SSH_COMMAND = GIT_SSH_COMMAND;
  }
});

test("a Git host that is silent doesn't keep what is saved from going live", async () => {
  await hospital.open({ command: PublishingHospital.upload });
  vi.stubEnv("GIT_SSH_COMMAND", "sleep 600 #");
  git(hospital.root, "remote", "set-url", "origin", "ssh://git@silent.example/site.git");
  await hospital.change("notices.yaml", notice("Water is back"));
  const { failure, notes } = await hospital.publish();
  vi.unstubAllEnvs();
  expect(failure).toBeUndefined();
  expect(notes).toEqual([expect.stringContaining("It did not answer in time.")]);
  expect(hospital.seen("index")).toContain("Water is back");
});

test("without a committed content/ nothing is published", async () => {
  await hospital.open({ command: PublishingHospital.upload });
  git(hospital.root, "rm", "-r", "--quiet", "--cached", "content");
  writeFileSync(join(hospital.root, ".gitignore"), "dist/\nnode_modules\n.astro/\n.cache\ncontent/\n");
  git(hospital.root, "commit", "--quiet", "--all", "--message=Without content");
  expect((await hospital.publish()).failure).toBe(
    "The hospital's content/ is not in git. A developer has to commit it first.",
  );
  expect(existsSync(join(hospital.live, "index.html"))).toBe(false);
});

test("what a developer has left in the folder without a commit does not go live, and that is said", async () => {
  await hospital.open({ command: PublishingHospital.upload });
  replaceIn(join(hospital.root, "content/doctors/asha-rao.yaml"), "degree: MBBS", "degree: By hand");
  writeFileSync(join(hospital.root, "content/gallery/new.png"), "");
  expect(await hospital.publish()).toEqual({
    failure: undefined,
    notes: [expect.stringMatching(/changed by hand.*asha-rao\.yaml, content\/gallery\/new\.png/)],
  });
  expect(hospital.seen("doctor")).not.toContain("By hand");
});

test("who may not publish does not", async () => {
  await hospital.open({ command: PublishingHospital.upload, publishers: ["Imran"] });
  expect((await hospital.publish()).failure).toContain("Sunita may not publish");
  expect((await publish(await hospital.repository, { name: "Imran" })).failure).toBeUndefined();
  await hospital.change("notices.yaml", notice("Two"));
  expect((await publish(await hospital.repository, { name: "Imran" })).failure).toBeUndefined();
  expect((await hospital.back()).failure).toContain("Sunita may not publish");
  expect(hospital.seen("index")).toContain("Two");
});

test("what several remember at once is kept, all of it", async () => {
  await hospital.open({ command: PublishingHospital.upload });
  const repository = await hospital.repository;
  const choice = (path: string) => ({ path, ours: null, theirs: {}, by: "Dev" });
  const paths = Array.from({ length: 20 }, (_, index) => `doctors/${index}.yaml`);
  await Promise.all(
    paths.map((path) => changeState(repository, ({ choices }) => ({ choices: [...choices, choice(path)] }))),
  );
  expect((await hospital.state()).choices.map(({ path }) => path)).toEqual(paths);
});

test("stopping while the live site is being checked does not say that the old website is live", async () => {
  await hospital.open({ command: "true", liveWithin: 600 });
  const repository = await hospital.repository;
  const published = hospital.publish();
  while (runningIn(repository)?.step !== "verify") await setTimeout(5);
  stop(repository);
  expect((await published).failure).toBe("The website was handed over. Whether it shows was not asked any longer.");
});

test("a tap goes live alone, also from somebody who may not publish, and what else is saved waits", async () => {
  await hospital.open({ command: PublishingHospital.upload, publishers: ["Imran"] });
  await publish(await hospital.repository, { name: "Imran" });
  const lateToday = (until: string) => (value: { exceptions: object[] }) => {
    const leave = { from: dayAhead(1), until, for: "doctor", doctor: "asha-rao", change: "closed" };
    value.exceptions = [...value.exceptions.slice(0, 7), leave];
  };
  const tap = async () => publishDay(await hospital.repository, { name: "Sunita" });
  const waiting = async () => {
    const { app } = new Desk(hospital.root, await hospital.repository);
    const answer = await app.request("http://localhost:1/api/publishing", { headers: { Host: "localhost:1" } });
    return ((await answer.json()) as Publishing).unpublished.map(({ words }) => words);
  };
  await hospital.change("notices.yaml", notice("Half a sentence"));
  await hospital.change("exceptions.yaml", lateToday(dayAhead(2)));
  expect(await tap()).toEqual({ failure: undefined, notes: [] });
  expect(hospital.seen("day")).toContain(dayAhead(2));
  expect(hospital.seen("index")).not.toContain("Half a sentence");
  expect(await waiting()).toEqual(["Notices: Half a sentence"]);
  await hospital.change("exceptions.yaml", lateToday(dayAhead(3)));
  expect(await waiting()).toEqual([expect.stringContaining("asha-rao"), "Notices: Half a sentence"]);
  // One who taps and one who publishes at once: both go live.
  const published = publish(await hospital.repository, { name: "Imran" });
  await Promise.all([tap(), published, tap()]);
  expect(hospital.seen("day")).toContain(dayAhead(3));
  expect(hospital.seen("index")).toContain("Half a sentence");
  expect(await waiting()).toEqual([]);
});

test("sends the state of publishing at once, and again after a save", async () => {
  await hospital.open({ command: PublishingHospital.upload });
  const desk = new Desk(hospital.root, await hospital.repository);
  const headers = { Host: "localhost:4570" };
  const { body } = await desk.app.request("http://localhost:4570/api/publishing/events", { headers });
  const events = body?.pipeThrough(new TextDecoderStream()).getReader();
  const nextEvent = async () => JSON.parse((await events?.read())?.value?.replace("data: ", "") ?? "") as Publishing;
  expect(await nextEvent()).toMatchObject({ unpublished: [] });
  await desk.change("notices.yaml", notice("Water"));
  expect(await nextEvent()).toMatchObject({ unpublished: [{ by: "Sunita" }] });
  await events?.cancel();
});

test("what grows old is looked for once nothing is on its way", async () => {
  await hospital.open({ command: PublishingHospital.upload });
  const desk = new Desk(hospital.root, await hospital.repository);
  const published = publish(desk.repository, { name: "Imran" });
  const first = await Promise.race([desk.get("/api/upkeep").then(() => "upkeep"), published.then(() => "published")]);
  expect(first).toBe("published");
});

test("a tap that goes with an unpublished record says so", async () => {
  await hospital.open({ command: PublishingHospital.upload });
  await hospital.publish();
  const repository = await hospital.repository;
  const doctor = await readRecord(repository, "doctors/asha-rao.yaml");
  const value = { ...doctor.value, name: { en: "Dr New" }, opd: [] };
  await saveRecords(repository, [{ path: "doctors/new.yaml", value }], { name: "Sunita" });
  await hospital.change("exceptions.yaml", ({ exceptions }) => {
    exceptions.push({ from: dayAhead(1), for: "doctor", doctor: "new", change: "closed" });
  });
  expect((await publishDay(await hospital.repository, { name: "Sunita" })).failure).toMatchObject([
    { en: expect.stringContaining("Publish all of it") },
  ]);
});

test("a live site that shows something else is reported", async () => {
  await hospital.open({ command: "true" });
  expect((await hospital.publish()).failure).toContain("does not show yet what was built");
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
  ["", "apps/desk/docs/edit-online.md has the lines for deploy/publish.yaml", "deploy/publish.yaml"],
])("a wrong settings file is named with its line and the fix, and the desk works: %j", async (text, en, hi) => {
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

test("a settings file that can't be read doesn't count as one that isn't there", async () => {
  await hospital.open({ command: "true" });
  rmSync(join(hospital.root, "deploy/publish.yaml"));
  mkdirSync(join(hospital.root, "deploy/publish.yaml"));
  expect((await hospital.publish()).failure).toContain("deploy/publish.yaml can't be read (EISDIR)");
});

test.each([
  ["colours: a: b", "line 1"],
  ["mark: mark.svg\nlogo: nothing.svg", "line 1"],
  ["mark: 3", "line 1"],
])("a brand that can't be read is named with its line, and the desk has plain colours: %j", async (text, line) => {
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

/** Counts the builds, which write a line each. */
const countBuilds = () => {
  const log = join(hospital.folder, "builds");
  replaceIn(
    join(hospital.root, "build.js"),
    "const files",
    `(await import("node:fs")).appendFileSync(${JSON.stringify(log)}, "1");\nconst files`,
  );
  git(hospital.root, "commit", "--quiet", "--all", "--message=Count builds");
  return () => (existsSync(log) ? readFileSync(log, "utf8").length : 0);
};

test("a release folder that isn't there is reported before the build, and on the desk before anybody publishes", async () => {
  await hospital.open({ release: join(hospital.folder, "nowhere") });
  const builds = countBuilds();
  const repository = await hospital.repository;
  const desk = new Desk(hospital.root, repository);
  const readiness = async () => (await desk.get<Publishing>("/api/publishing")).readiness;
  expect(await readiness()).toEqual({ state: "checking", message: [] });
  await checkReadiness(repository, { seconds: 20 });
  const message = [
    { en: expect.stringMatching(/nowhere, isn't there\. Create it/), hi: expect.stringContaining("बनाएँ") },
  ];
  expect(await readiness()).toEqual({ state: "unreachable", message });
  expect((await hospital.publish()).failure).toContain("nowhere, isn't there");
  expect(builds()).toBe(0);
});

test("a server that refuses, or is silent, is reported before the build", async () => {
  await hospital.open({ release: "deploy@www.hospital.example" });
  const builds = countBuilds();
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
      /can't be reached: deploy@www\.hospital\.example.*No route to host/s,
    );
    writeFileSync(ssh, "#!/bin/sh\nsleep 600\n");
    await checkReadiness(repository, { seconds: 1 });
    expect(await readinessOf(repository)).toMatchObject({
      state: "unreachable",
      message: [{ en: expect.stringContaining("did not answer in time") }],
    });
    expect(builds()).toBe(0);
  } finally {
    process.env.PATH = PATH;
  }
});

test("a host that builds what is pushed needs an origin that takes it, before the build", async () => {
  await hospital.open({ push: true });
  const builds = countBuilds();
  git(hospital.root, "remote", "set-url", "origin", join(hospital.folder, "gone.git"));
  expect((await hospital.publish()).failure).toContain("gone.git");
  git(hospital.root, "remote", "remove", "origin");
  expect((await hospital.publish()).failure).toContain("git remote add origin");
  expect(builds()).toBe(0);
});

test("with everything in place the desk is ready, and a remote that is silent is told beside", async () => {
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

test("a live site that shows something else later is no longer shown as live", async () => {
  await hospital.open({ command: PublishingHospital.upload });
  await hospital.publish();
  const repository = await hospital.repository;
  expect((await hospital.state()).live).toMatchObject({ isSeen: true });
  const page = hospital.seen("contact");
  writeFileSync(join(hospital.live, "contact.html"), "An older release, from the host's own page");
  await checkReadiness(repository, { seconds: 20 });
  expect((await hospital.state()).live).toMatchObject({ isSeen: false });
  expect((await readinessOf(repository)).message).toMatchObject([{ en: expect.stringContaining("/contact") }]);
  writeFileSync(join(hospital.live, "contact.html"), page);
  await checkReadiness(repository, { seconds: 20 });
  expect((await hospital.state()).live).toMatchObject({ isSeen: true });
});

test("an upload that fails leaves the release before live", async () => {
  await hospital.open({ command: PublishingHospital.upload });
  await hospital.publish();
  const live = hospital.seen("index");
  writeFileSync(
    join(hospital.root, "deploy/publish.yaml"),
    "command: 'echo No luck >&2; exit 1'\nlive: http://localhost:1\n",
  );
  await hospital.change("notices.yaml", notice("Never"));
  expect((await hospital.publish()).failure).toContain("the one before still is");
  expect(hospital.seen("index")).toBe(live);
});

test("killed at any step, a publishing is whole or not there, and the next one succeeds", {
  timeout: 600_000,
}, async () => {
  await hospital.open({ command: PublishingHospital.upload });
  await hospital.publish();
  const run = promisify(execFile);
  const child = (killAt: number) =>
    run(
      process.execPath,
      [
        "--import",
        join(import.meta.dirname, "killed-at.ts"),
        join(import.meta.dirname, "publish-in-a-child.ts"),
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
  // Steps far apart, another set with each run of the loop: all of them would take an hour.
  for (let at = 3 + Math.floor(Math.random() * 6); !isDone; at += 9 + Math.floor(Math.random() * 8)) {
    text = `Killed at ${at}`;
    await hospital.change("notices.yaml", notice(text));
    isDone = await child(at);
    const seen = hospital.seen("index");
    expect(seen).toMatch(/^<html.*<\/pre>$/s);
    expect(git(hospital.root, "fsck", "--no-dangling")).toBe("");
  }
  await recoverPublishing(await openRepository(hospital.root));
  expect((await hospital.publish()).failure).toBeUndefined();
  expect(hospital.seen("index")).toContain(text);
  expect(git(hospital.root, "status", "--short")).toBe("");
});
