import { memoize } from "@hospital/content/memoize";
import type { Plugin } from "vite";

/**
 * The module `virtual:<name>` with the result of `read`, once for all bundles of a build. During development, a change
 * of `files` reads it again.
 */
export function virtualModule(name: string, read: () => unknown, files: readonly string[] = []): Plugin {
  const id = `virtual:${name}`;
  const readOnce = memoize(read);
  const filter = { id: new RegExp(`${id}$`) };
  return {
    name,
    resolveId: { filter, handler: () => `\0${id}` },
    load: {
      filter,
      async handler() {
        for (const file of files) this.addWatchFile(file);
        return `export default ${JSON.stringify(await readOnce())}`;
      },
    },
  };
}
