import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, win32 } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isContentPath, symlinkIn } from "../editor/store/paths.ts";

describe("a path of the content", () => {
  test.each([
    "..\\package.json",
    "doctors\\..\\..\\package.json",
    "C:/autoexec.bat",
    "C:autoexec.bat",
    "doctors/../../package.json",
    "/etc/passwd",
    "",
    "doctors//asha.yaml",
    "./hospital.yaml",
    ".git/config",
    "doctors/.hidden.yaml",
    "nul.yaml",
    "doctors/con",
    "hospital.yaml.",
    "hospital.yaml ",
    "hospital.yaml::$DATA",
    "a\nb.yaml",
  ])("is not %j, on any system", (path) => {
    expect(isContentPath(path)).toBe(false);
  });

  test("that is accepted stays below the folder on Windows, whatever it is made of", () => {
    const piece = fc.constantFrom("..", ".", "\\", "/", ":", "C:", "a", "doctors", " ", "nul", "x.yaml", "é", "~1");
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const path = pieces.join("");
        const place = win32.join("D:\\site\\content", path);
        if (isContentPath(path)) expect(place).toBe(`D:\\site\\content\\${path.replaceAll("/", "\\")}`);
      }),
    );
  });

  test("leads through no link, not even where the content begins", async () => {
    const root = mkdtempSync(join(tmpdir(), "paths-"));
    mkdirSync(join(root, "content"));
    writeFileSync(join(root, "content/hospital.yaml"), "");
    symlinkSync(tmpdir(), join(root, "content/doctors"), "junction");
    expect(await symlinkIn(root, "content/doctors/asha.yaml")).toBe("content/doctors");
    expect(await symlinkIn(root, "content/new/asha.yaml")).toBeUndefined();
    cpSync(join(root, "content"), join(root, "elsewhere"), { recursive: true, verbatimSymlinks: true });
    rmSync(join(root, "content"), { recursive: true });
    symlinkSync(join(root, "elsewhere"), join(root, "content"), "junction");
    expect(await symlinkIn(root, "content/hospital.yaml")).toBe("content");
    rmSync(root, { recursive: true });
  });
});
