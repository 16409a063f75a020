import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    environment: "node",
    include: ["src/**/*.test.{ts,tsx}", "{content-check,hosting,integrations}/**/*.test.ts", "tests/*.test.ts"],
    // They install browsers, and take minutes.
    exclude: process.env.TEST_FULL === "true" ? [] : ["tests/old-browsers.test.ts"],
  },
});
