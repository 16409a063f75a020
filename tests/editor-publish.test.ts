/** @module-tag editor */
import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, describe, expect, test, vi } from "vitest";
import { publish, rollBack } from "../editor/publish/publish.ts";
import { distOf, readState, siteOfRelease, storeRelease } from "../editor/publish/releases.ts";
import { openRepository } from "../editor/store/repository.ts";
import { git, PublishingHospital, replaceIn } from "./publishing-hospital.ts";

const person = { name: "Sunita" };
const whole = { failure: undefined, notes: [] };
let hospital: PublishingHospital;

async function open(settings: Record<string, unknown> = { command: PublishingHospital.upload }): Promise<void> {
  hospital = new PublishingHospital(mkdtempSync(join(tmpdir(), "publish-")));
  await hospital.open(settings);
}
afterEach(() => hospital.close());

const phone = (digits: string) => `+91 00000 000${digits}`;
function changeNumber(digits: string): Promise<string[]> {
  const [, number = ""] = /emergency: "(.*)"/.exec(hospital.read("hospital.yaml")) ?? [];
  return hospital.change("hospital.yaml", number, phone(digits));
}
const state = async () => readState(await openRepository(hospital.root));
const failing = async () => (await state()).failure?.words;

/** Publishes in a process of its own, which something happens to: killed-at.ts. */
async function publishInChild(happens: Record<string, string>): Promise<string> {
  const here = import.meta.dirname;
  const words = ["--import", join(here, "killed-at.ts"), join(here, "publish-in-a-child.ts"), hospital.root];
  const { stdout } = await promisify(execFile)(process.execPath, words, { env: { ...process.env, ...happens } });
  return stdout;
}

function expectOneOfBoth(): void {
  const seen = ["index", "contact"].map((page) => /tel:\+91\d+/.exec(hospital.seen(page))?.[0]);
  expect([
    ["tel:+910000000000", "tel:+910000000000"],
    ["tel:+910000000077", "tel:+910000000077"],
  ]).toContainEqual(seen);
}

describe("publishing", () => {
  test("by a CDN's own command: what was saved is live, and the site itself says so", { tags: "daily" }, async () => {
    await open();
    await changeNumber("77");
    expect(await publish(hospital.root, person)).toEqual(whole);
    expect(hospital.seen("contact")).toContain("tel:+910000000077");
    // Whatever the editor's own process runs as.
    expect(hospital.seen("contact")).toContain('data-built-for="production"');
    const { live, releases } = await state();
    expect(live).toMatchObject({ number: 1, isSeen: true });
    expect(releases).toMatchObject([{ number: 1, by: "Sunita", commit: git(hospital.root, "rev-parse", "HEAD") }]);
    // The developers have it too, and the folder is as clean as before.
    expect(git(hospital.hub, "log", "-1", "--format=%an: %s", "main")).toBe("Sunita: Phones, address, links: Phones");
    expect(git(hospital.root, "status", "--porcelain")).toBe("");
    expect(git(hospital.root, "worktree", "list").split("\n")).toHaveLength(1);
  });

  test("into the folder of releases on this machine, and back in one step", { tags: "daily" }, async () => {
    const home = mkdtempSync(join(tmpdir(), "publish-home-"));
    writeFileSync(join(home, "server.conf"), "# nginx 1\n# caddy 1\n");
    writeFileSync(join(home, "server.sh"), `configuration=${home}/server.conf\nreload() { :; }\n`);
    await open({ release: home });
    rmSync(hospital.live, { recursive: true, force: true });
    symlinkSync(join(home, "live"), hospital.live);
    await changeNumber("71");
    expect(await publish(hospital.root, person)).toEqual(whole);
    await changeNumber("72");
    expect(await publish(hospital.root, person)).toEqual(whole);
    expect(hospital.seen("index")).toContain("tel:+910000000072");
    expect(await rollBack(hospital.root, 1, person)).toEqual(whole);
    expect(hospital.seen("index")).toContain("tel:+910000000071");
    // The content stays as it is: as a change that is not live.
    expect(hospital.read("hospital.yaml")).toContain(phone("72"));
    rmSync(home, { recursive: true });
  });

  test("by a push, to whoever builds what is pushed; back is a push too", async () => {
    await open({ push: true });
    const build = `#!/bin/sh\nrm -rf ../built && mkdir ../built && git --work-tree=../built checkout -f main && cd ../built && NODE_ENV=production node build.js && mkdir -p ../live && cp -r dist/. ../live\n`;
    writeFileSync(join(hospital.hub, "hooks/post-receive"), build, { mode: 0o755 });
    await changeNumber("71");
    expect(await publish(hospital.root, person)).toEqual(whole);
    await changeNumber("72");
    expect(await publish(hospital.root, person)).toEqual(whole);
    expect(hospital.seen("index")).toContain("tel:+910000000072");
    expect(await rollBack(hospital.root, 1, person)).toEqual(whole);
    expect(hospital.seen("index")).toContain("tel:+910000000071");
    expect(hospital.read("hospital.yaml")).toContain(phone("71"));
  });

  test("takes in what developers have pushed, and sends both on", async () => {
    await open();
    await changeNumber("77");
    hospital.develop((folder) => replaceIn(join(folder, "build.js"), ">Call<", ">Call now<"));
    expect(await publish(hospital.root, person)).toEqual(whole);
    expect(hospital.seen("index")).toContain('tel:+910000000077">Call now<');
    expect(git(hospital.hub, "rev-parse", "main")).toBe(git(hospital.root, "rev-parse", "HEAD"));
  });

  test("with a conflict keeps both versions back, and sends the rest out", { tags: "daily" }, async () => {
    await open();
    await changeNumber("77");
    await hospital.change("doctors/asha-rao.yaml", "MBBS", "MBBS, DNB");
    const ours = hospital.read("doctors/asha-rao.yaml");
    hospital.develop((folder) => replaceIn(join(folder, "content/doctors/asha-rao.yaml"), "MBBS", "MBBS, FRCP"));
    const { failure, notes } = await publish(hospital.root, person);
    expect(failure).toBeUndefined();
    expect(notes).toEqual([expect.stringMatching(/Dr Asha Rao was changed here and by Dev/)]);
    expect(await failing()).toContain("Dr Asha Rao");
    expect(hospital.seen("contact")).toContain("tel:+910000000077");
    expect(hospital.seen("doctor")).toContain("FRCP");
    const [conflict] = (await state()).conflicts;
    expect(conflict).toMatchObject({ path: "content/doctors/asha-rao.yaml", by: "Dev" });
    expect(git(hospital.root, "cat-file", "blob", conflict?.ours ?? "")).toBe(ours.trim());
    expect(hospital.read("doctors/asha-rao.yaml")).not.toContain("<<<<");
  });

  test("joins what two people have changed in one record, field by field, though in one line", async () => {
    await open();
    await hospital.change("doctors/asha-rao.yaml", "Dr Asha Rao", "Dr Asha R. Rao");
    await hospital.change("doctors/asha-rao.yaml", "MBBS", "MBBS, DNB");
    hospital.develop((folder) => {
      const file = join(folder, "content/doctors/asha-rao.yaml");
      replaceIn(file, "डॉ. राव", "डॉ. आर. राव");
      replaceIn(file, "MBBS", "MBBS, FRCP");
    });
    const { notes } = await publish(hospital.root, person);
    expect(notes).toHaveLength(1);
    // What both have changed waits; what one has, is in both versions.
    const [conflict] = (await state()).conflicts;
    const [ours = "", theirs = ""] = [conflict?.ours, conflict?.theirs].map((id = "") =>
      git(hospital.root, "cat-file", "blob", id),
    );
    for (const text of [ours, theirs]) expect(text).toContain("{ en: Dr Asha R. Rao, hi: डॉ. आर. राव }");
    expect([ours, theirs].map((text) => /MBBS, (?:DNB|FRCP)/.exec(text)?.[0])).toEqual(["MBBS, DNB", "MBBS, FRCP"]);
    expect(hospital.read("doctors/asha-rao.yaml").trim()).toBe(theirs);
  });

  test("joins what two people have changed in one record at different lines", async () => {
    await open();
    await changeNumber("77");
    hospital.develop((folder) => replaceIn(join(folder, "content/hospital.yaml"), "1 Road", "2 Road"));
    expect(await publish(hospital.root, person)).toEqual(whole);
    expect(hospital.seen("contact")).toMatch(/2 Road[\s\S]*00000 00077/);
  });

  test("goes on without the developers' repository: an emergency number does not wait for it", async () => {
    await open();
    rmSync(hospital.hub, { recursive: true });
    await changeNumber("77");
    const { failure, notes } = await publish(hospital.root, person);
    expect(failure).toBeUndefined();
    expect(notes[0]).toMatch(/could not be asked/);
    expect(hospital.seen("index")).toContain("tel:+910000000077");
  });

  test("whose push is refused is live all the same, and says so until somebody has seen it", async () => {
    await open();
    writeFileSync(join(hospital.hub, "hooks/pre-receive"), "#!/bin/sh\necho protected >&2; exit 1\n", { mode: 0o755 });
    await changeNumber("77");
    const { failure, notes } = await publish(hospital.root, person);
    expect([failure, notes.join()]).toEqual([
      undefined,
      expect.stringMatching(/did not take the changes; they are kept/),
    ]);
    expect(hospital.seen("index")).toContain("tel:+910000000077");
    expect(await failing()).toMatch(/did not take/);
  });

  test("by two people at once is one", async () => {
    await open();
    await changeNumber("77");
    const [first, second] = await Promise.all([
      publish(hospital.root, person),
      publish(hospital.root, { name: "Ravi" }),
    ]);
    expect(first).toBe(second);
    expect((await state()).releases).toHaveLength(1);
  });

  test.each([
    [
      "a mistake in the code",
      (folder: string) => writeFileSync(join(folder, "broken"), ""),
      /could not be built\.\nbroken: a dev/,
    ],
    [
      "content that is wrong",
      (folder: string) => replaceIn(join(folder, "content/doctors/asha-rao.yaml"), "cardiology", "cardiolgy"),
      /cannot go live until this is put right[\s\S]*cardiolgy/,
    ],
    [
      "a build that the disk has no room for",
      (folder: string) => writeFileSync(join(folder, "build.js"), 'throw new Error("ENOSPC: no space left on device")'),
      /^The disk of this computer is full\. What is saved stays saved\./,
    ],
  ])("of %s from elsewhere fails in words, by mail too, and the old site stays", async (_, change, words) => {
    await open({ command: PublishingHospital.upload, mail: "cat > ../mail" });
    expect(await publish(hospital.root, person)).toEqual(whole);
    hospital.develop(change);
    await changeNumber("77");
    const { failure } = await publish(hospital.root, person);
    expect(failure).toMatch(words);
    expect(readFileSync(join(hospital.folder, "mail"), "utf8")).toContain(failure);
    expect(hospital.seen("index")).toContain("tel:+910000000000");
    // What was saved is there for the next time.
    expect(hospital.read("hospital.yaml")).toContain(phone("77"));
  });

  test("to a site that goes on showing the old one is no success", async () => {
    await open({ command: "true", patience: 1 });
    mkdirSync(hospital.live);
    expect((await publish(hospital.root, person)).failure).toMatch(
      /handed over, but it does not show yet.*answers 404/,
    );
    expect((await state()).live).toMatchObject({ isSeen: false });
  });

  test("whose upload fails leaves the old site", async () => {
    await open({ command: "echo no credit left; exit 3" });
    expect((await publish(hospital.root, person)).failure).toMatch(/one before still is\.\nno credit left/);
    expect(existsSync(hospital.live)).toBe(false);
    expect((await state()).live).toBeUndefined();
  });

  test("without anybody having said where says where to say it", async () => {
    await open();
    rmSync(join(hospital.root, "deploy/publish.yaml"));
    expect((await publish(hospital.root, person)).failure).toMatch(/Nobody has set up yet.*docs\/edit-online\.md/);
  });

  test("whose power fails, at whatever step, leaves a whole site, and the next one puts all of it live", async () => {
    await open({ command: PublishingHospital.upload });
    expect(await publish(hospital.root, person)).toEqual(whole);
    await changeNumber("77");
    hospital.develop((folder) => replaceIn(join(folder, "content/hospital.yaml"), "1 Road", "2 Road"));
    const stride = process.env.TEST_FULL === "true" ? 5 : 61;
    let cuts = 0;
    for (let at = 1; ; at += stride) {
      const stdout = await publishInChild({ KILL_AT: String(at) }).catch(() => undefined);
      expectOneOfBoth();
      if (stdout !== undefined) {
        expect(JSON.parse(stdout).outcome).toEqual(whole);
        break;
      }
      cuts++;
    }
    expect(cuts).toBeGreaterThan(1);
    expect(hospital.seen("contact")).toMatch(/2 Road[\s\S]*00000 00077/);
    expect(git(hospital.root, "status", "--porcelain")).toBe("");
    expect(git(hospital.hub, "rev-parse", "main")).toBe(git(hospital.root, "rev-parse", "HEAD"));
  });

  test("on a disk that gets full, at whatever step, says so until somebody has seen it; the next one puts all live", async () => {
    await open();
    expect(await publish(hospital.root, person)).toEqual(whole);
    await changeNumber("77");
    const stride = process.env.TEST_FULL === "true" ? 1 : 7;
    let failures = 0;
    // The first folder is there already, and needs no room.
    for (let at = 2; ; at += stride) {
      const { outcome, shown } = JSON.parse(await publishInChild({ DISK_FULL_AT: String(at) }));
      expectOneOfBoth();
      if (!outcome.failure) break;
      expect(outcome.failure).toMatch(/^The disk of this computer is full\. What is saved stays saved\./);
      expect(shown).toMatchObject({ words: outcome.failure });
      failures++;
    }
    expect(failures).toBeGreaterThan(1);
    expect(hospital.seen("contact")).toContain("tel:+910000000077");
  });

  test("numbers its releases whatever the clock says, and keeps ten", async () => {
    await open();
    expect(await publish(hospital.root, person)).toEqual(whole);
    const repository = await openRepository(hospital.root);
    const site = await siteOfRelease(repository, 1);
    for (let count = 2; count <= 10; count++) {
      const dist = join(hospital.folder, "dist");
      cpSync(distOf(repository, 1), dist, { recursive: true });
      const at = count % 2 === 0 ? "1999-12-31T00:00:00.000Z" : "2035-01-01T00:00:00.000Z";
      expect(await storeRelease(repository, dist, site, { commit: "", by: "", at })).toMatchObject({ number: count });
    }
    expect(existsSync(distOf(repository, 1))).toBe(true);
    vi.setSystemTime("1999-12-31");
    expect(await publish(hospital.root, person)).toEqual(whole);
    vi.useRealTimers();
    const { releases, live } = await state();
    expect(releases.map(({ number }) => number)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(live?.number).toBe(11);
    expect(existsSync(distOf(repository, 1))).toBe(false);
    expect((await rollBack(hospital.root, 1, person)).failure).toMatch(/not kept any more/);
  });
});
