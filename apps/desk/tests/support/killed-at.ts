import childProcess from "node:child_process";
import files from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";

/**
 * For `node --import`: kills the process before the KILL_AT-th write or child process, or simulates a full disk from
 * the DISK_FULL_AT-th write.
 */
const killAt = Number(process.env.KILL_AT ?? Number.POSITIVE_INFINITY);
const fullAt = Number(process.env.DISK_FULL_AT ?? Number.POSITIVE_INFINITY);
const writing = ["mkdir", "mkdtemp", "open", "writeFile", "link", "cp"];
let count = 0;
let writes = 0;

function watch(library: Record<string, unknown>, name: string): void {
  const original = library[name] as (...values: unknown[]) => unknown;
  library[name] = (...values: unknown[]) => {
    count++;
    if (count === killAt) process.kill(process.pid, "SIGKILL");
    if (writing.includes(name) && ++writes >= fullAt)
      return Promise.reject(Object.assign(new Error("no space left on device"), { code: "ENOSPC" }));
    return original(...values);
  };
}

for (const name of [...writing, "rename", "rm", "rmdir", "symlink"])
  watch(files as unknown as Record<string, unknown>, name);
watch(childProcess as unknown as Record<string, unknown>, "spawn");
syncBuiltinESMExports();
