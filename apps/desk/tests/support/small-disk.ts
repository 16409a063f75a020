import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const disks: string[] = [];

/** A separate small disk, which only an administrator can mount; undefined for other users. */
export function smallDisk(): string | undefined {
  const mountPoint = mkdtempSync(join(tmpdir(), "small-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=4m", "tmpfs", mountPoint], { stdio: "ignore" });
    disks.push(mountPoint);
    return mountPoint;
  } catch {
    rmSync(mountPoint, { recursive: true });
    return undefined;
  }
}

/** Fills a disk except for these kilobytes. */
export function fill(disk: string, kilobytes: number): string {
  const { bavail, bsize } = statfsSync(disk);
  const file = join(disk, "filled");
  writeFileSync(file, Buffer.alloc(Math.max(0, bavail * bsize - kilobytes * 1024)));
  return file;
}

export function removeDisks(): void {
  for (const disk of disks) {
    execFileSync("umount", [disk]);
    rmSync(disk, { recursive: true });
  }
}
