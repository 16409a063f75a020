import { link, open, rename } from "node:fs/promises";

/** Writes a file atomically and durably. */
export async function writeAtomically(file: string, text: string): Promise<void> {
  await writeDurably(`${file}.new`, text);
  await rename(`${file}.new`, file);
}

/** Writes a file, and waits until it is on the disk. */
export async function writeDurably(file: string, content: string | Uint8Array, mode = "100644"): Promise<void> {
  const handle = await open(file, "w", mode === "100755" ? 0o755 : 0o644);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Renames a file atomically, unless the new name exists. */
export function claim(path: string, name: string): Promise<boolean> {
  return link(path, name).then(
    () => true,
    (error) => {
      if (error.code !== "EEXIST") throw error;
      return false;
    },
  );
}
