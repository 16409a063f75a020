import { defineConfig } from "vitest/config";
import { contentFolder } from "./site/content-folder.ts";

const isSample = contentFolder(".") === "sample/content";
/** Tests in a process of their own: they mock modules, or spawn dozens of programs, which is quicker from a small process. */
const apart = ["tests/site/{old-browsers,release}.test.ts", "tests/editor/*.test.ts"];
/** Of the full run: other browsers have to be fetched. */
const nightly = process.env.TEST_FULL === "true" ? [] : ["tests/site/old-browsers.test.ts"];

export default defineConfig({
  test: {
    environment: "node",
    // Vitest's default leaves one of two cores idle.
    maxWorkers: 2,
    // Only for tests that hang: none may depend on the machine's speed.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Without fsync git takes a fraction of the time; no test's commit has to survive a power cut.
    env: { GIT_TEST_FSYNC: "0" },
    projects: [
      {
        extends: true,
        test: {
          name: "shared",
          include: isSample
            ? ["{packages,site,src,hosting,integrations,tests}/**/*.test.ts"]
            : ["tests/any-hospital/*.test.ts"],
          exclude: [...apart, ...nightly],
          // They leave no state behind, and share what is read once, as the built site.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // Apart from the others, as each change of environment ends a process with all it has read.
          name: "components",
          include: isSample ? ["{src,tests/editor}/**/*.test.tsx"] : [],
          environment: "jsdom",
          isolate: false,
          setupFiles: "tests/support/empty-page.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "apart",
          include: isSample ? apart : [],
          exclude: nightly,
        },
      },
    ],
  },
});
