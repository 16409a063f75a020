import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    environment: "node",
    // One for each core of the usual two: left to itself it leaves one idle.
    maxWorkers: 2,
    include: ["src/**/*.test.{ts,tsx}", "{content-check,hosting,integrations}/**/*.test.ts", "tests/*.test.ts"],
    // They install browsers, and take minutes.
    exclude: process.env.TEST_FULL === "true" ? [] : ["tests/old-browsers.test.ts"],
  },
});
