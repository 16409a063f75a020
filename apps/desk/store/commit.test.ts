import { execFile, execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fill, removeDisks, smallDisk } from "../tests/support/small-disk.ts";
import { ChangedMeanwhile, commitFiles, recover } from "./commit.ts";
import { runExclusively } from "./exclusive.ts";
import { takeFolder } from "./folder-lock.ts";
import { bytesOnDisk, openRepository, refusalFor } from "./repository.ts";

const old: Record<string, string> = {
  "content/hospital.yaml": "phone: 1\n",
  "content/doctors/asha.yaml": "name: Asha\n",
  "content/doctors/gone.yaml": "name: Gone\n",
  "content/notices.yaml": "notices: []\n",
};
const changes = {
  "content/hospital.yaml": "phone: 2\n",
  "content/doctors/gone.yaml": null,
  "content/doctors/photos/new.webp": "a picture",
};
const now: Record<string, string> = {
  "content/hospital.yaml": "phone: 2\n",
  "content/doctors/asha.yaml": "name: Asha\n",
  "content/notices.yaml": "notices: []\n",
  "content/doctors/photos/new.webp": "a picture",
};
const ownEdit = "notices: [a developer's, in no commit yet]\n";

let folder = "";
let base = "";
let count = 0;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "store-"));
  base = join(folder, "base");
  for (const [path, text] of Object.entries(old)) {
    mkdirSync(dirname(join(base, path)), { recursive: true });
    writeFileSync(join(base, path), text);
  }
  await openRepository(base);
  writeFileSync(join(base, "content/notices.yaml"), ownEdit);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  removeDisks();
});

function copy(): string {
  const root = join(folder, String(count++));
  cpSync(base, root, { recursive: true });
  return root;
}

/** The content on the disk, by path. */
function contentOf(root: string): Record<string, string> {
  const entries = readdirSync(join(root, "content"), { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), "utf8")]));
}

const git = (root: string, ...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();

async function saveInChild(
  root: string,
  environment: Record<string, string>,
): Promise<{ isWhole: boolean; message: string }> {
  const support = join(import.meta.dirname, "../tests/support");
  const args = [
    "--import",
    join(support, "killed-at.ts"),
    join(support, "save-in-a-child.ts"),
    root,
    JSON.stringify(changes),
  ];
  const env = { ...process.env, ...environment };
  return promisify(execFile)(process.execPath, args, { env }).then(
    ({ stdout }) => ({ isWhole: true, message: stdout.trim() }),
    (error) => {
      if (error.signal !== "SIGKILL") throw error;
      return { isWhole: false, message: "" };
    },
  );
}

/** The full run tests every step, the other one every seventh. */
const stride = process.env.TEST_FULL === "true" ? 1 : 7;

/** Runs `attempt` for one step after the other, until the save has fewer steps. */
async function untilWhole(attempt: (at: number) => Promise<boolean>): Promise<number> {
  for (let at = 1; ; at += 4 * stride) {
    const whole = await Promise.all([0, 1, 2, 3].map((turn) => attempt(at + turn * stride)));
    if (whole.every(Boolean)) return at;
  }
}

const isOld = (content: Record<string, string>) => content["content/hospital.yaml"] === old["content/hospital.yaml"];

function expectOneOfBoth(root: string): void {
  const content = contentOf(root);
  expect(content).toEqual({ ...(isOld(content) ? old : now), "content/notices.yaml": ownEdit });
  expect(git(root, "log", "-1", "--format=%an: %s")).toBe(
    isOld(content) ? "Website desk: The website as it was" : "Asha: A change",
  );
  // The developer's edit is the only change in Git's status; no temporary files are left.
  expect(git(root, "status", "--porcelain")).toBe("M content/notices.yaml");
  expect(existsSync(join(root, ".git/index.lock"))).toBe(false);
}

describe("a save", () => {
  test("is complete or absent at the next start after a power cut at any step", async () => {
    let done = 0;
    const steps = await untilWhole(async (at) => {
      const root = copy();
      const { isWhole } = await saveInChild(root, { KILL_AT: String(at) });
      await recover(await openRepository(root));
      expectOneOfBoth(root);
      if (!isOld(contentOf(root))) done++;
      rmSync(root, { recursive: true });
      return isWhole;
    });
    expect(steps).toBeGreaterThan(20);
    expect(done).toBeGreaterThan(1);
  });

  test("changes nothing on a full disk, and reports the disk as the reason", async () => {
    const refused = new Set<string>();
    await untilWhole(async (at) => {
      const root = copy();
      const { message } = await saveInChild(root, { DISK_FULL_AT: String(at) });
      if (message !== "") refused.add(message);
      expect(isOld(contentOf(root))).toBe(message !== "");
      await recover(await openRepository(root));
      expectOneOfBoth(root);
      rmSync(root, { recursive: true });
      return message === "";
    });
    expect([...refused]).toEqual([
      expect.stringMatching(/^The disk of this computer is full\. Earlier saves are stored\./),
    ]);
  });

  const small = smallDisk();
  test.skipIf(!small)(
    "changes nothing on a mounted full disk, and reports the disk as the reason (needs a user who may mount a disk)",
    async () => {
      const refused = new Set<string>();
      let isWhole = false;
      for (let room = 0; !isWhole && room <= 512; room += room < 64 ? 8 : 32) {
        const root = join(small ?? "", "root");
        cpSync(base, root, { recursive: true });
        // The temporary files of a save are on the disk too.
        const filled = fill(small ?? "", room);
        const { message } = await saveInChild(root, { TMPDIR: small ?? "" });
        rmSync(filled);
        if (message !== "") refused.add(message);
        isWhole = message === "";
        expect(isOld(contentOf(root))).toBe(!isWhole);
        await recover(await openRepository(root));
        expectOneOfBoth(root);
        rmSync(root, { recursive: true });
      }
      expect(isWhole).toBe(true);
      expect([...refused]).toEqual([
        expect.stringMatching(/^The disk of this computer is full\. Earlier saves are stored\./),
      ]);
    },
  );

  const saved = async (root: string, path: string, bytes: string, before: string) =>
    commitFiles(
      await openRepository(root),
      [{ path, bytes, before: Buffer.from(before) }],
      { name: "Asha" },
      "A change",
    );

  test("commits a developer's edit of the same file separately, under its own name", async () => {
    const root = copy();
    await saved(root, "content/notices.yaml", "notices: [the front desk's]\n", ownEdit);
    expect(git(root, "log", "-2", "--format=%an")).toBe("Asha\nOutside the desk");
    expect(git(root, "show", "HEAD~1:content/notices.yaml")).toBe(ownEdit.trim());
    expect(git(root, "status", "--porcelain")).toBe("");
  });

  test("is refused if the file has changed since it was read", async () => {
    const root = copy();
    await expect(saved(root, "content/notices.yaml", "notices: []\n", "notices: [another]\n")).rejects.toThrow(
      ChangedMeanwhile,
    );
    expect(contentOf(root)["content/notices.yaml"]).toBe(ownEdit);
    expect(git(root, "rev-list", "--count", "HEAD")).toBe("1");
  });

  test("doesn't commit a developer's staged changes", async () => {
    const root = copy();
    git(root, "add", "content/notices.yaml");
    await saved(root, "content/hospital.yaml", "phone: 3\n", "phone: 1\n");
    expect(git(root, "status", "--porcelain")).toBe("M  content/notices.yaml");
    expect(git(root, "show", "HEAD:content/notices.yaml")).toBe("notices: []");
  });

  test("waits for a Git process that is running in the folder", async () => {
    const root = copy();
    const lock = join(root, ".git/index.lock");
    writeFileSync(lock, "");
    const saving = saved(root, "content/hospital.yaml", "phone: 3\n", "phone: 1\n");
    let isOver = false;
    saving.finally(() => {
      isOver = true;
    });
    // A round trip through Git is longer than the save would take to reach the lock.
    git(root, "log");
    expect(isOver).toBe(false);
    rmSync(lock);
    await saving;
    expect(git(root, "status", "--porcelain")).toBe("M content/notices.yaml");
  });

  test("works after a power cut that has left locks or a damaged index of Git", async () => {
    const root = copy();
    const repository = await openRepository(root);
    const longAgo = new Date(2000, 0);
    for (const name of ["HEAD.lock", "index.lock", `${git(root, "symbolic-ref", "HEAD")}.lock`]) {
      const file = join(root, ".git", name);
      writeFileSync(file, "");
      const attempt = () =>
        saved(root, "content/hospital.yaml", `${name}\n`, readFileSync(join(root, "content/hospital.yaml"), "utf8"));
      if (name !== "index.lock")
        await expect(
          attempt().catch((error) => {
            throw refusalFor(error, root);
          }),
        ).rejects.toThrow(file);
      utimesSync(file, longAgo, longAgo);
      await recover(repository);
      await attempt();
    }
    for (const damage of [(file: string) => writeFileSync(file, ""), (file: string) => rmSync(file)]) {
      damage(join(root, ".git/index"));
      await recover(repository);
      await saved(
        root,
        "content/hospital.yaml",
        `${damage}\n`,
        readFileSync(join(root, "content/hospital.yaml"), "utf8"),
      );
      expect(git(root, "status", "--porcelain")).toBe("M content/notices.yaml");
    }
  });

  test("deletes in a repository with SHA-256", async () => {
    const root = copy();
    rmSync(join(root, ".git"), { recursive: true });
    git(root, "init", "--quiet", "--object-format=sha256");
    await openRepository(root);
    await commitFiles(
      await openRepository(root),
      [{ path: "content/doctors/gone.yaml", bytes: undefined, before: Buffer.from("name: Gone\n") }],
      { name: "Asha" },
      "Gone",
    );
    expect(git(root, "status", "--porcelain")).toBe("");
    expect(git(root, "ls-files")).not.toContain("gone");
  });

  test("ignores a developer's hooks, signatures and colours", async () => {
    const root = copy();
    for (const name of ["reference-transaction", "post-index-change", "pre-commit"])
      writeFileSync(join(root, ".git/hooks", name), "#!/bin/sh\nexit 1\n", { mode: 0o755 });
    for (const [key, value] of Object.entries({
      "color.ui": "always",
      "commit.gpgSign": "true",
      "log.showSignature": "true",
    }))
      git(root, "config", key, value);
    await saved(root, "content/hospital.yaml", "phone: 3\n", "phone: 1\n");
    expect(readFileSync(join(root, "content/hospital.yaml"), "utf8")).toBe("phone: 3\n");
  });

  test("creates no commit for the same bytes", async () => {
    const root = copy();
    expect(await saved(root, "content/hospital.yaml", "phone: 1\n", "phone: 1\n")).toBeUndefined();
    expect(await bytesOnDisk(root, "content/nothing.yaml")).toBeUndefined();
  });
});

describe("a folder", () => {
  test("is the same with a slash at its end, by a link, and with spaces in its name", async () => {
    const root = join(folder, "a folder with spaces");
    cpSync(base, root, { recursive: true });
    symlinkSync(root, join(folder, "link"));
    const paths = [root, `${root}/`, join(folder, "link"), join(root, ".")];
    const repositories = await Promise.all(paths.map(openRepository));
    expect(new Set(repositories.map(({ root }) => root)).size).toBe(1);
    let running = 0;
    const work = async () => {
      expect(++running).toBe(1);
      await setTimeout(5);
      running--;
    };
    await Promise.all([...repositories, ...repositories].map(({ root }) => runExclusively(root, work)));
  });

  test("gets a commit of an uncommitted content/, and of no other file", async () => {
    const root = copy();
    git(root, "rm", "-r", "--quiet", "--cached", "content");
    git(root, "-c", "user.name=Dev", "-c", "user.email=dev@localhost", "commit", "--quiet", "--message=No content yet");
    writeFileSync(join(root, "half-done.ts"), "");
    await openRepository(root);
    expect(git(root, "show", "HEAD:content/hospital.yaml")).toBe("phone: 1");
    expect(git(root, "status", "--porcelain")).toBe("?? half-done.ts");
  });

  test("belongs to one process; ignores an owner's file that a power failure has emptied", async () => {
    const repository = await openRepository(copy());
    const { owner, release } = await takeFolder(repository, "");
    await expect(takeFolder(repository, "")).rejects.toThrow("The website is being published");
    await release();
    writeFileSync(join(repository.folder, "owner.json"), "");
    await (await takeFolder(repository, "")).release();
    const elsewhere = { ...owner, id: "other", computer: "its-old-name", url: "http://localhost:1" };
    writeFileSync(join(repository.folder, "owner.json"), JSON.stringify(elsewhere));
    await (await takeFolder(repository, "")).release();
  });

  test("is refused with a message inside another repository", async () => {
    await expect(openRepository(join(base, "content"))).rejects.toThrow(/needs its own repository/);
  });
});
