import { defineConfig } from "vitest/config";
import { contentFolder } from "./content-check/content-folder.ts";

const isSample = contentFolder(".") === "sample/content";

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
    projects: [
      {
        extends: true,
        test: {
          name: "parts",
          include: isSample
            ? ["src/**/*.test.{ts,tsx}", "{brand,content-check,hosting,integrations}/**/*.test.ts"]
            : [],
          // They change nothing that the next file sees, but for the page.
          isolate: false,
          setupFiles: "tests/empty-page.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "whole",
          // The others know the sample.
          include: [...(isSample ? ["tests/*.test.ts"] : []), "tests/any-hospital/*.test.ts"],
          // They install browsers, and take minutes.
          exclude: process.env.TEST_FULL === "true" ? [] : ["tests/old-browsers.test.ts"],
        },
      },
    ],
  },
});
