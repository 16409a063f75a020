import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lastModified } from "./last-modified.ts";

let root = "";
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "last modified-"));
  const git = (day: string, ...args: string[]) =>
    execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@hospital.example", ...args], {
      cwd: root,
      env: { ...process.env, GIT_COMMITTER_DATE: `${day}T10:00:00Z`, GIT_AUTHOR_DATE: `${day}T10:00:00Z` },
    });
  const write = (day: string, files: string[]) => {
    for (const file of files) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), day);
    }
    git(day, "add", ".");
    git(day, "commit", "--quiet", "--message", day);
  };
  git("2026-01-01", "init", "--quiet");
  write("2026-01-01", [
    "content/departments/ent.yaml",
    "content/departments/ent.hi.md",
    "content/doctors/asha-rao.yaml",
    "content/pages/about.yaml",
    "content/departments/pictures/ent.webp",
  ]);
  write("2026-02-02", ["content/departments/ent.hi.md", "elsewhere/doctors/asha-rao.yaml"]);
  write("2026-03-03", ["content/disclosures/rates.yaml"]);
});
afterAll(() => rmSync(root, { recursive: true }));

test("returns the date of the newest commit to a page's own files", () => {
  expect(Object.fromEntries(lastModified(root))).toEqual({
    "/ent": "2026-02-02",
    "/dr-in-hospital/asha-rao": "2026-01-01",
    "/disclosures/rates": "2026-03-03",
  });
});

test("returns nothing without Git", () => {
  const folder = mkdtempSync(join(tmpdir(), "no-git-"));
  mkdirSync(join(folder, "content/doctors"), { recursive: true });
  expect(lastModified(folder).size).toBe(0);
  rmSync(folder, { recursive: true });
});
