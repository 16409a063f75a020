import { defineConfig } from "vitest/config";
import { contentFolder } from "./content-check/content-folder.ts";

const ofAnyHospital = "tests/any-hospital/*.test.ts";
const ofTheSample = [
  "src/**/*.test.{ts,tsx}",
  "{brand,content-check,hosting,integrations}/**/*.test.ts",
  "tests/*.test.ts",
];

export default defineConfig({
  test: {
    environment: "node",
    // One for each core of the usual two: left to itself it leaves one idle.
    maxWorkers: 2,
    // The others know the sample.
    include: contentFolder(".") === "sample/content" ? [...ofTheSample, ofAnyHospital] : [ofAnyHospital],
    // They install browsers, and take minutes.
    exclude: process.env.TEST_FULL === "true" ? [] : ["tests/old-browsers.test.ts"],
  },
});
