import type { AstroIntegration } from "astro";
import type { Plugin } from "vite";
import { memoize } from "../../src/memoize.ts";
import { dangerFiles, readDangers } from "../../src/search/danger-content.ts";

const id = "virtual:dangers";

/** Scripts and workers both ask for it. */
const code = memoize(() => `export default ${JSON.stringify(readDangers())}`);

const plugin: Plugin = {
  name: "dangers",
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load(source) {
    if (source !== `\0${id}`) return undefined;
    for (const file of dangerFiles) this.addWatchFile(file);
    return code();
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
