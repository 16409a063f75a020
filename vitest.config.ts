import { defineConfig } from "vitest/config";
import { contentFolder } from "./content-check/content-folder.ts";
import { reasonForAll } from "./tests/editor-code.ts";

const isSample = contentFolder(".") === "sample/content";
/** They start programs by the dozen, which is quick in a small process, or put something else in the place of a module. */
const apart = [
  "tests/{contact-card,old-browsers,release}.test.ts",
  "tests/editor-{old-words,photos,pictures,publish,publish-whole,saves,server,spreadsheet-imports,spreadsheets,store}.test.ts",
];

export default defineConfig({
  test: {
    environment: "node",
    // One for each core of the usual two: left to itself it leaves one idle.
    maxWorkers: 2,
    // For what hangs: how quick a machine is, is no test's question.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Nothing that a test commits has to outlast a power cut: to wait for the disk takes git most of its time.
    env: { GIT_TEST_FSYNC: "0" },
    tags: [
      { name: "editor", description: "What costs much of the editor's", skip: isSample && !reasonForAll() },
      {
        name: "daily",
        description: "Of that, what runs though all have passed on this code",
        skip: false,
        priority: 1,
      },
    ],
    projects: [
      {
        extends: true,
        test: {
          name: "shared",
          include: isSample
            ? ["{src,brand,content-check,hosting,integrations,tests}/**/*.test.ts"]
            : ["tests/any-hospital/*.test.ts"],
          exclude: apart,
          // They change nothing that the next file sees: what one has read, as the built site, serves all.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // A project of their own: between the others, each would end a process and all that it has read.
          name: "components",
          include: isSample ? ["src/**/*.test.tsx"] : [],
          environment: "jsdom",
          isolate: false,
          setupFiles: "tests/empty-page.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "apart",
          include: isSample ? apart : [],
          // They install browsers, and take minutes.
          exclude: process.env.TEST_FULL === "true" ? [] : ["tests/old-browsers.test.ts"],
        },
      },
    ],
  },
});
