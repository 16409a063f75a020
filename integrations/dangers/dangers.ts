import type { AstroIntegration } from "astro";
import type { Plugin } from "vite";
import { dangerFiles, readDangers } from "../../src/search/danger-content.ts";

const id = "virtual:dangers";

let code: string | undefined;

const plugin: Plugin = {
  name: "dangers",
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load(source) {
    if (source !== `\0${id}`) return undefined;
    for (const file of dangerFiles) this.addWatchFile(file);
    // Scripts and workers both ask for it; while somebody is writing, it changes.
    if (this.meta.watchMode || !code) code = `export default ${JSON.stringify(readDangers())}`;
    return code;
  },
};

/** Makes of src/search/danger-content.ts the script `virtual:dangers`, which the red box loads when somebody is about to type. */
export function dangers(): AstroIntegration {
  return {
    name: "dangers",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        // A component's script, which loads it, is built as a worker is.
        updateConfig({ vite: { plugins: [plugin], worker: { plugins: () => [plugin] } } });
      },
    },
  };
}
