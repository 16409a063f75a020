import type { Plugin } from "vite";

/** The module `virtual:<name>`: the build's answer of `read`, which in development is asked again when a file changes. */
export function virtualModule(name: string, read: () => unknown, files: readonly string[] = []): Plugin {
  const id = `virtual:${name}`;
  const filter = { id: new RegExp(`${id}$`) };
  return {
    name,
    resolveId: { filter, handler: () => `\0${id}` },
    load: {
      filter,
      async handler() {
        for (const file of files) this.addWatchFile(file);
        return `export default ${JSON.stringify(await read())}`;
      },
    },
  };
}
