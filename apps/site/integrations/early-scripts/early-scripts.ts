import { build, type Plugin } from "vite";
import { scriptTarget } from "../supported-browsers/supported-browsers.ts";

const query = "?early";

/**
 * `import code from "./opd-table.early.ts?early"`: bundles a script into one string for an inline `<script>`, which
 * runs before the first paint. Neither Vite nor Astro can inline a bundled script.
 */
export function earlyScripts(): Plugin {
  return {
    name: "early-scripts",
    load: {
      filter: { id: /\.early\.ts\?early$/ },
      async handler(id) {
        const entry = id.slice(0, -query.length);
        this.addWatchFile(entry);
        const bundles = await build({
          configFile: false,
          logLevel: "warn",
          publicDir: false,
          build: {
            write: false,
            // Not a library: code for its exports would be 100 bytes of a page.
            rolldownOptions: { input: entry, output: { format: "iife" } },
            minify: true,
            target: scriptTarget(),
          },
        });
        const [chunk] = [bundles].flat().flatMap((bundle) => ("output" in bundle ? bundle.output : []));
        if (chunk?.type !== "chunk") throw new Error(`The bundler returned no script for ${entry}.`);
        for (const file of chunk.moduleIds) this.addWatchFile(file);
        return `export default ${JSON.stringify(chunk.code.trim())}`;
      },
    },
  };
}
