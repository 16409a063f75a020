import type { AstroIntegration } from "astro";
import type { Plugin } from "vite";
import { memoize } from "../../src/memoize.ts";
import { dangerFiles, readDangers } from "../../src/search/danger-content.ts";

const id = "virtual:dangers";

/** Both scripts and workers import it. */
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

/** Evaluates src/search/danger-content.ts at the build, as the module `virtual:dangers` of the red box. */
export function dangers(): AstroIntegration {
  return {
    name: "dangers",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        // Components' scripts, which import it, are built as workers.
        updateConfig({ vite: { plugins: [plugin], worker: { plugins: () => [plugin] } } });
      },
    },
  };
}
