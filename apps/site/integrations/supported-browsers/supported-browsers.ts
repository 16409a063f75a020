import type { AstroIntegration } from "astro";
import browserslist from "browserslist";
import type { Plugin } from "vite";

/** Builds styles and scripts for the browsers of package.json; older ones get neither: docs/decisions/browsers.md. */
export function supportedBrowsers(): AstroIntegration {
  // After minification, which would remove unused code.
  const output = { postBanner: logicalAssignment };
  // Short names, because every page lists all entry scripts.
  const entryFileNames = ({ name }: { name: string }) => `_astro/${name.replace(".client", "")}.[hash:6].js`;
  const chunkFileNames = "_astro/[name].[hash:6].js";
  return {
    name: "supported-browsers",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [stylesForSupported()],
            build: { cssTarget: oldestBrowsers() },
            environments: { client: { build: { target: scriptTarget(), rolldownOptions: { output } } } },
            // Components' scripts are built as workers are: apps/site/src/layouts/component-scripts.astro
            worker: {
              plugins: () => [stylesForSupported()],
              // Chunks are imported by entry scripts, which old browsers already refuse.
              rolldownOptions: { output: { entryFileNames, chunkFileNames } },
            },
          },
        });
      },
    },
  };
}

/** browserslist's names of browsers and the bundler's. */
const names = { chrome: "chrome", edge: "edge", firefox: "firefox", ios_saf: "ios", opera: "opera", safari: "safari" };

/** The oldest of each browser of package.json, in the bundler's words: "chrome90". */
export function oldestBrowsers(): string[] {
  const versions = browserslist().map((version) => version.split(/[ -]/));
  return Object.entries(names).flatMap(([name, short]) => {
    const numbers = versions.flatMap(([browser, version]) => (browser === name ? [Number(version)] : []));
    return numbers.length > 0 ? [`${short}${Math.min(...numbers)}`] : [];
  });
}

/**
 * For the bundler's scripts. Of Chromium 90 it only minds a fault, `a?.b(...c)`, and would rewrite every `?.` for it;
 * Safari 14.1 and Firefox 90 know less than Chromium 90 otherwise.
 */
export const scriptTarget = () => oldestBrowsers().filter((browser) => !/^(?:chrome|edge|opera)/.test(browser));

/** CSS supported since Chromium 88, Firefox 78 and Safari 14.1. */
const supported = "@supports selector(:is(a))";

/** Syntax supported since Chromium 85, Firefox 79 and Safari 14; older browsers refuse the whole file. */
const logicalAssignment = "x=>x??=1;";

function stylesForSupported(): Plugin {
  return {
    name: "styles-for-supported",
    enforce: "pre",
    transform: {
      // CSS imported with `?url` is transformed under the suffix `?transform-only`.
      filter: { id: { include: /\.css(?:\?transform-only)?$/, exclude: /\/plain\.css$/ } },
      handler: (css) => `${supported} {${css}}`,
    },
  };
}
