import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { contentFolder } from "./packages/content/content-folder.ts";
import { storeTemporaryFilesInMemory } from "./packages/testing/memory.ts";

storeTemporaryFilesInMemory();

const sample = "hospitals/sample";
/**
 * Whether `dist/` is the sample's. In another hospital, tests beside the code use the sample's content, tests of the
 * sample's built site are left out, and apps/site/tests/any-hospital tests that hospital.
 */
const isSample = contentFolder(".") === `${sample}/content`;
const ofSample = isSample ? {} : { HOSPITAL: sample };
const builtSample = isSample ? [] : ["apps/site/tests/**", "apps/desk/server/request.test.ts"];
/** These tests mock modules or start dozens of programs, which is faster from a small process. */
const isolated = ["apps/site/tests/hosting/release.test.ts", "apps/site/tests/old-browsers.test.ts"];
/** Only in the full run, because other browsers must be downloaded. */
const nightly = process.env.TEST_FULL === "true" ? [] : ["apps/site/tests/old-browsers.test.ts"];

/** The tests of a workspace. Without isolation, they share cached data such as the built site. */
function workspace(folder: string, exclude: string[] = []) {
  const name = folder.slice(folder.lastIndexOf("/") + 1);
  return {
    extends: true as const,
    test: {
      name,
      include: [`${folder}/**/*.test.ts`],
      exclude: [...exclude, "**/node_modules/**"],
      isolate: false,
      env: ofSample,
    },
  };
}

/**
 * The component tests of a workspace, in a DOM. They are a separate project, because a change of environment restarts
 * the process.
 */
function components(folder: string) {
  return {
    extends: true as const,
    test: {
      name: `${folder.slice(folder.lastIndexOf("/") + 1)}-components`,
      include: [`${folder}/**/*.test.tsx`],
      environment: "jsdom",
      isolate: false,
      env: ofSample,
      setupFiles: "packages/testing/component-tests.ts",
    },
  };
}

const anyHospital = {
  extends: true as const,
  test: { name: "any-hospital", include: ["apps/site/tests/any-hospital/*.test.ts"], isolate: false },
};

export default defineConfig({
  test: {
    environment: "node",
    // By default, Vitest leaves one of two cores idle.
    maxWorkers: 2,
    // Only for tests that hang: no test may depend on the speed of the machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // A long list of findings is printed, not only its length.
    chaiConfig: { truncateThreshold: 400 },
    expect: { poll: { timeout: 300_000 } },
    env: {
      // Git is much faster without fsync, and test commits needn't survive a power cut.
      GIT_TEST_FSYNC: "0",
      // The Node programs that tests start take most of their time to compile.
      NODE_COMPILE_CACHE: join(import.meta.dirname, ".cache/compiled"),
    },
    projects: [
      workspace("apps/site", [...isolated, ...builtSample]),
      ...(isSample
        ? [{ extends: true as const, test: { name: "site-isolated", include: isolated, exclude: nightly } }]
        : [anyHospital]),
      components("apps/site"),
      {
        extends: true,
        test: {
          name: "desk",
          include: ["apps/desk/**/*.test.ts"],
          exclude: [...builtSample, "**/node_modules/**"],
          env: ofSample,
        },
      },
      components("apps/desk"),
      ...["content", "danger", "hosting", "launch-check", "search", "theme", "timetable"].map((name) =>
        workspace(`packages/${name}`),
      ),
      workspace("tools"),
    ],
  },
});
