import type { AstroIntegration } from "astro";
import browserslist from "browserslist";
import type { Plugin } from "vite";

/**
 * Builds styles and scripts for the browsers in package.json. Older browsers get neither: docs/decisions/browsers.md
 */
export function supportedBrowsers(): AstroIntegration {
  // After minification, which would remove this unused function.
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
            // Scripts of components are built as workers: apps/site/src/layouts/component-scripts.astro
            worker: {
              plugins: () => [stylesForSupported()],
              // Chunks don't need it: only entry scripts import them, and old browsers refuse these.
              rolldownOptions: { output: { entryFileNames, chunkFileNames } },
            },
          },
        });
      },
    },
  };
}

/** Browser names of browserslist, and of the bundler. */
const names = { chrome: "chrome", edge: "edge", firefox: "firefox", ios_saf: "ios", opera: "opera", safari: "safari" };

/** The oldest version of each browser in package.json, in the bundler's notation: "chrome90". */
export function oldestBrowsers(): string[] {
  const versions = browserslist().map((version) => version.split(/[ -]/));
  return Object.entries(names).flatMap(([name, short]) => {
    const numbers = versions.flatMap(([browser, version]) => (browser === name ? [Number(version)] : []));
    return numbers.length > 0 ? [`${short}${Math.min(...numbers)}`] : [];
  });
}

/**
 * Targets for scripts, without Chromium: because of a bug of Chromium 90 with `a?.b(...c)`, the bundler would rewrite
 * every `?.`. Apart from that, Chromium 90 supports everything that Safari 14.1 and Firefox 90 support.
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
      // Vite transforms CSS that is imported with `?url` under the suffix `?transform-only`.
      filter: { id: { include: /\.css(?:\?transform-only)?$/, exclude: /\/plain\.css$/ } },
      handler: (css) => `${supported} {${css}}`,
    },
  };
}
