import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addDays, dayOf, momentNow } from "@hospital/timetable/clock";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Publishing, Refused } from "../api.ts";
import { isReplaced } from "../store/history.ts";
import { readRecord } from "../store/records.ts";
import { saveRecords } from "../store/save.ts";
import { Desk, git } from "../tests/support/desk.ts";
import { newHospital, notice, PublishingHospital, replaceIn } from "../tests/support/publishing-hospital.ts";
import { publish, publishDay, runningIn } from "./publish.ts";
import { build } from "./worktree.ts";

/** Publishing of saved and pushed changes, with a build that takes milliseconds. */

vi.mock("./worktree.ts", async (original) =>
  (await import("../tests/support/quick-build.ts")).withQuickBuild(original),
);
vi.mock("../store/history.ts", { spy: true });

let hospital: PublishingHospital;

beforeEach(() => {
  hospital = newHospital();
});
afterEach(() => hospital.close());

/** Lets the next build wait: `begun` is fulfilled when it begins, and `end` lets it build. */
function holdBuild() {
  const begun = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const buildNow = vi.mocked(build).getMockImplementation();
  vi.mocked(build).mockImplementationOnce(async (...args) => {
    begun.resolve();
    await held.promise;
    await buildNow?.(...args);
  });
  return { begun: begun.promise, end: held.resolve };
}

/** Opens the hospital, and publishes it, then a mistake. */
async function publishMistake() {
  await hospital.open({ command: PublishingHospital.upload });
  await hospital.publish();
  await hospital.change("notices.yaml", notice("A mistake"));
  await hospital.publish();
}

/** Changes a degree at a developer's and at the desk, which also changes a fee. */
async function changeDegreeTwice() {
  hospital.develop((folder) =>
    replaceIn(join(folder, "content/doctors/asha-rao.yaml"), "degree: MBBS", "degree: Theirs"),
  );
  await hospital.change("doctors/asha-rao.yaml", (value) => {
    value.degree = "Ours";
    value.fees.first = 900;
  });
}

/** A day in about a year, for which the content check accepts leave. */
const dayAhead = (days: number) => addDays(dayOf(momentNow()), 300 + days);

test("rolls back to the previous release, and leaves the content unchanged", async () => {
  await hospital.open({ command: PublishingHospital.upload });
  await hospital.publish();
  const before = hospital.livePage("index");
  await hospital.change("notices.yaml", notice("A mistake"));
  await hospital.publish();
  expect(hospital.livePage("index")).toContain("A mistake");
  expect(await hospital.back()).toEqual({ failure: undefined, notes: [] });
  expect(hospital.livePage("index")).toBe(before);
  expect(hospital.read("notices.yaml")).toContain("A mistake");
});

test("delivers releases to a server with deploy/release, which stores them", async () => {
  const server = join(hospital.folder, "server");
  mkdirSync(server);
  writeFileSync(join(server, "caddy"), "# Configuration 2 of a site\n");
  writeFileSync(
    join(server, "server.sh"),
    `configuration=caddy\nreload() { rm -rf '${hospital.live}'; cp -r "$1" '${hospital.live}'; }\n`,
  );
  await hospital.open({ release: server });
  await hospital.change("notices.yaml", notice("One"));
  expect((await hospital.publish()).failure).toBeUndefined();
  await hospital.change("notices.yaml", notice("Two"));
  expect((await hospital.publish()).failure).toBeUndefined();
  expect((await hospital.state()).releases).toHaveLength(2);
  await hospital.back();
  expect(hospital.livePage("index")).toContain("One");
});

test("publishes a developer's changes and the desk's together, merged field by field", async () => {
  await hospital.open({ command: PublishingHospital.upload });
  hospital.develop((folder) =>
    replaceIn(join(folder, "content/doctors/asha-rao.yaml"), "degree: MBBS", "degree: MBBS, MD"),
  );
  await hospital.change("doctors/asha-rao.yaml", (value) => {
    value.fees.first = 900;
  });
  expect(await hospital.publish()).toEqual({ failure: undefined, notes: [] });
  for (const text of [hospital.livePage("doctor"), hospital.read("doctors/asha-rao.yaml")]) {
    expect(text).toContain("MBBS, MD");
    expect(text).toContain("first: 900");
  }
  expect(git(hospital.hub, "show", "main:content/doctors/asha-rao.yaml")).toContain("first: 900");
  expect(git(hospital.root, "status", "--short")).toBe("");
});

test("publishes their value of a field that both sides changed, and asks a person to choose", async () => {
  await hospital.open({ command: PublishingHospital.upload });
  await changeDegreeTwice();
  const { failure, notes } = await hospital.publish();
  expect(failure).toBeUndefined();
  expect(notes).toEqual([
    "Doctors › Dr Asha Rao was changed here and by Dev. Choose which of the two stays. Everything else is live.",
  ]);
  expect(hospital.livePage("doctor")).toContain("Theirs");
  expect(hospital.livePage("doctor")).toContain("first: 900");
  expect((await hospital.state()).choices).toMatchObject([
    {
      path: "doctors/asha-rao.yaml",
      by: "Dev",
      ours: { degree: { en: "Ours" } },
      theirs: { degree: { en: "Theirs" } },
    },
  ]);
});

test("keeps values saved before the choice, and asks again if the same value was saved", async () => {
  await hospital.open({ command: PublishingHospital.upload });
  await changeDegreeTwice();
  await hospital.publish();
  const desk = new Desk(hospital.root, await hospital.repository);
  const path = "doctors/asha-rao.yaml";
  await desk.change(path, (value) => {
    value.degree = "Since";
    value.fees.first = 950;
  });
  const refused = await desk.post<Refused>("/api/conflicts", { path, side: "ours" });
  expect(refused.body.conflicts).toMatchObject([{ path, field: ["degree", "en"], ours: "Ours", theirs: "Since" }]);
  expect(hospital.read(path)).toContain("degree: Since");
  const choices = { [refused.body.conflicts?.[0]?.id ?? ""]: "ours" };
  expect((await desk.post("/api/conflicts", { path, side: "ours", choices })).status).toBe(200);
  expect(hospital.read(path)).toContain("degree: Ours");
  expect(hospital.read(path)).toContain("first: 950");
});

test("lets a person choose our side, and lists the changes that a rollback withdraws", async () => {
  await hospital.open({ command: PublishingHospital.upload });
  await hospital.publish();
  await changeDegreeTwice();
  await hospital.publish();
  const desk = new Desk(hospital.root, await hospital.repository);
  const path = "doctors/asha-rao.yaml";
  expect(await desk.get<Publishing>("/api/publishing")).toMatchObject({
    failure: { messages: [{ hi: expect.stringContaining("Dev ने भी बदला") }] },
    conflicts: [{ path, by: "Dev", values: [{ field: ["degree", "en"], before: "Ours", after: "Theirs" }] }],
  });
  const { live: second } = await desk.get<Publishing>("/api/publishing");
  expect((await desk.post("/api/conflicts", { path, side: "ours" })).status).toBe(200);
  expect(hospital.read(path)).toContain("degree: Ours");
  await desk.post("/api/publish/dismiss");
  expect(await desk.get<Publishing>("/api/publishing")).toMatchObject({
    conflicts: [],
    unpublished: [{ by: "Sunita" }],
  });
  expect((await desk.post("/api/conflicts", { path, side: "ours" })).status).toBe(422);
  await hospital.publish();
  const [, before] = (await desk.get<Publishing>("/api/publishing")).releases;
  // A version has the time when it went live, also after it was replaced.
  expect(before).toMatchObject({ name: second?.name, at: second?.since });
  await desk.post("/api/back", { name: before?.name });
  await expect.poll(() => hospital.livePage("doctor")).toContain("Theirs");
  await runningIn(desk.repository)?.outcome;
  const degree = { message: { en: "Doctors › Dr Asha Rao: Degree" } };
  expect(await desk.get<Publishing>("/api/publishing")).toMatchObject({ mistaken: [degree], unpublished: [degree] });
});

test("lists the changes that a rollback withdraws also after a tap on Today", async () => {
  await publishMistake();
  await hospital.back();
  const desk = new Desk(hospital.root, await hospital.repository);
  const mistake = { message: { en: "Notices: A mistake" } };
  expect(await desk.get<Publishing>("/api/publishing")).toMatchObject({ mistaken: [mistake], unpublished: [mistake] });
  const close = (until: string) =>
    hospital.change("exceptions.yaml", (value) => {
      const leave = { from: dayAhead(1), until, for: "doctor", doctor: "asha-rao", change: "closed" };
      value.exceptions = [...(value.exceptions as object[]), leave];
    });
  await close(dayAhead(2));
  expect(await publishDay(desk.repository, { name: "Sunita" })).toEqual({ failure: undefined, notes: [] });
  expect(await desk.get<Publishing>("/api/publishing")).toMatchObject({ mistaken: [mistake], unpublished: [mistake] });
  // A rollback of the tap withdraws both.
  await hospital.back();
  await hospital.back();
  expect((await desk.get<Publishing>("/api/publishing")).mistaken).toHaveLength(2);
  await hospital.publish();
  expect(await desk.get<Publishing>("/api/publishing")).toMatchObject({ mistaken: [], unpublished: [] });
});

test("doesn't warn after a rollback about a change that was corrected since", async () => {
  await hospital.open({ command: PublishingHospital.upload });
  await hospital.publish();
  const desk = new Desk(hospital.root, await hospital.repository);
  const changeDegree = (degree: string) =>
    desk.change("doctors/asha-rao.yaml", (value) => {
      value.degree = { en: degree, hi: degree };
    });
  await changeDegree("MBBS, DM (Wrong)");
  await hospital.change("notices.yaml", notice("A mistake"));
  await hospital.publish();
  await hospital.back();
  expect((await desk.get<Publishing>("/api/publishing")).mistaken).toHaveLength(2);
  await changeDegree("MBBS, DM");
  const { mistaken, unpublished } = await desk.get<Publishing>("/api/publishing");
  expect(mistaken).toMatchObject([{ message: { en: "Notices: A mistake" } }]);
  expect(unpublished).toHaveLength(3);
});

test("compares each withdrawn change with the present values once, for all desks", async () => {
  await publishMistake();
  await hospital.back();
  const desk = new Desk(hospital.root, await hospital.repository);
  vi.mocked(isReplaced).mockClear();
  const answers = await Promise.all([1, 2, 3].map(() => desk.get<Publishing>("/api/publishing")));
  expect(answers.map(({ mistaken }) => mistaken.length)).toEqual([1, 1, 1]);
  expect(isReplaced).toHaveBeenCalledTimes(1);
});

test("lists the changes of the running publish, of the next one, and the others", async () => {
  await hospital.open({ command: PublishingHospital.upload });
  await hospital.publish();
  const desk = new Desk(hospital.root, await hospital.repository);
  await hospital.change("notices.yaml", notice("Water"));
  await hospital.change("exceptions.yaml", ({ exceptions }) => {
    exceptions.push({ from: dayAhead(1), for: "whole-hospital", change: "closed" });
  });
  const held = holdBuild();
  const tap = publishDay(desk.repository, { name: "Sunita" });
  await held.begun;
  const named = (en: string) => ({ message: { en: expect.stringContaining(en) } });
  const state = () => desk.get<Publishing>("/api/publishing");
  expect(await state()).toMatchObject({
    running: { changes: [named("Leave")], next: [] },
    unpublished: [named("Water")],
  });
  await desk.post("/api/publish");
  await desk.change("notices.yaml", notice("Water and light"));
  expect(await state()).toMatchObject({
    running: { changes: [named("Leave")], next: [named("light"), named("Water")] },
    unpublished: [],
  });
  held.end();
  await tap;
  await expect.poll(() => hospital.livePage("index"), { timeout: 20_000 }).toContain("Water and light");
  await runningIn(desk.repository)?.outcome;
  expect(await state()).toMatchObject({ unpublished: [] });
});

test("publishes the changes under Today again after a rollback in the desk", async () => {
  await publishMistake();
  const desk = new Desk(hospital.root, await hospital.repository);
  const [, before] = (await desk.get<Publishing>("/api/publishing")).releases;
  await hospital.change("exceptions.yaml", ({ exceptions }) => {
    exceptions.push({ from: dayAhead(1), for: "whole-hospital", change: "closed" });
  });
  expect(await publishDay(desk.repository, { name: "Sunita" })).toEqual({ failure: undefined, notes: [] });
  expect(hospital.livePage("day")).toContain(dayAhead(1));
  await desk.post("/api/back", { name: before?.name });
  await expect.poll(() => hospital.livePage("index"), { timeout: 20_000 }).not.toContain("A mistake");
  // Not the page of the release before the rollback, which is replaced file by file.
  await expect.poll(async () => (await hospital.state()).releases.length, { timeout: 20_000 }).toBe(4);
  await expect.poll(() => hospital.livePage("day"), { timeout: 20_000 }).toContain(dayAhead(1));
  await runningIn(desk.repository)?.outcome;
  expect(hospital.livePage("index")).not.toContain("A mistake");
  const mistake = { message: { en: "Notices: A mistake" } };
  expect(await desk.get<Publishing>("/api/publishing")).toMatchObject({ mistaken: [mistake], unpublished: [mistake] });
});

test("doesn't publish a developer's uncommitted changes, and reports them", async () => {
  await hospital.open({ command: PublishingHospital.upload });
  replaceIn(join(hospital.root, "content/doctors/asha-rao.yaml"), "degree: MBBS", "degree: By hand");
  writeFileSync(join(hospital.root, "content/gallery/new.png"), "");
  expect(await hospital.publish()).toEqual({
    failure: undefined,
    notes: [expect.stringMatching(/changed by hand.*asha-rao\.yaml, content\/gallery\/new\.png/)],
  });
  expect(hospital.livePage("doctor")).not.toContain("By hand");
});

test("publishes a change under Today alone, also for people who may not publish", async () => {
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
    return ((await answer.json()) as Publishing).unpublished.map(({ message }) => message.en);
  };
  await hospital.change("notices.yaml", notice("Half a sentence"));
  await hospital.change("exceptions.yaml", lateToday(dayAhead(2)));
  expect(await tap()).toEqual({ failure: undefined, notes: [] });
  expect(hospital.livePage("day")).toContain(dayAhead(2));
  expect(hospital.livePage("index")).not.toContain("Half a sentence");
  expect(await waiting()).toEqual(["Notices: Half a sentence"]);
  await hospital.change("exceptions.yaml", lateToday(dayAhead(3)));
  expect(await waiting()).toEqual([expect.stringContaining("Dr Asha Rao"), "Notices: Half a sentence"]);
  // A simultaneous tap and publish both go live.
  const published = publish(await hospital.repository, { name: "Imran" });
  await Promise.all([tap(), published, tap()]);
  expect(hospital.livePage("day")).toContain(dayAhead(3));
  expect(hospital.livePage("index")).toContain("Half a sentence");
  expect(await waiting()).toEqual([]);
});

test("can be stopped only by the person who has started it, and by people who may publish", async () => {
  await hospital.open({ command: PublishingHospital.upload, publishers: ["Imran", "Farah"] });
  const desk = new Desk(hospital.root, await hospital.repository);
  await publish(desk.repository, { name: "Imran" });
  const stopBy = (name: string) => desk.post<Refused>("/api/publish/stop", {}, name);
  const startAll = () => publish(desk.repository, { name: "Imran" });
  const tap = async () => {
    await hospital.change("exceptions.yaml", ({ exceptions }) => {
      exceptions.push({ from: dayAhead(exceptions.length), for: "whole-hospital", change: "closed" });
    });
    return publishDay(desk.repository, { name: "Sunita" });
  };
  for (const [start, mayStop] of [
    [startAll, "Farah"],
    [tap, "Sunita"],
    [tap, "Imran"],
  ] as const) {
    const held = holdBuild();
    const outcome = start();
    await held.begun;
    const { status, body } = await stopBy("Binod");
    expect([status, body.refused[0]]).toEqual([422, expect.stringMatching(/stopped only by (?:Imran|Sunita)/)]);
    expect((await stopBy("")).status).toBe(422);
    expect(runningIn(desk.repository)?.controller.signal.aborted).toBe(false);
    expect((await stopBy(mayStop)).status).toBe(200);
    held.end();
    expect((await outcome).failure).toMatchObject([{ en: expect.stringContaining("was stopped") }]);
  }
  expect((await stopBy("Binod")).status).toBe(200);
});

test("sends the state of publishing immediately, and again after a save", async () => {
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

test("checks for outdated content when no publishing is running", async () => {
  await hospital.open({ command: PublishingHospital.upload });
  const desk = new Desk(hospital.root, await hospital.repository);
  const published = publish(desk.repository, { name: "Imran" });
  const first = await Promise.race([desk.get("/api/upkeep").then(() => "upkeep"), published.then(() => "published")]);
  expect(first).toBe("published");
});

test("reports a change under Today that needs an unpublished record", async () => {
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
    { en: expect.stringContaining("Publish all changes") },
  ]);
});
