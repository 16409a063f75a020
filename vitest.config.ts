import { defineConfig } from "vitest/config";
import { contentFolder } from "./packages/content/content-folder.ts";

/** The other tests know the sample; what holds for every hospital is in apps/site/tests/any-hospital. */
const isSample = contentFolder(".") === "hospitals/sample/content";
/** They mock modules, or start dozens of programs, which is quicker from a small process. */
const isolated = ["apps/site/tests/hosting/release.test.ts", "apps/site/tests/old-browsers.test.ts"];
/** The full run's alone: other browsers have to be fetched. */
const nightly = process.env.TEST_FULL === "true" ? [] : ["apps/site/tests/old-browsers.test.ts"];

/** The tests of one workspace. Without isolation they share what is read once, such as the built site. */
function workspace(folder: string, exclude: string[] = []) {
  const name = folder.slice(folder.lastIndexOf("/") + 1);
  return {
    extends: true as const,
    test: { name, include: [`${folder}/**/*.test.ts`], exclude: [...exclude, "**/node_modules/**"], isolate: false },
  };
}

/** The components of one workspace, in a page. Apart from its other tests, as a change of environment ends the process. */
function components(folder: string) {
  return {
    extends: true as const,
    test: {
      name: `${folder.slice(folder.lastIndexOf("/") + 1)}-components`,
      include: [`${folder}/**/*.test.tsx`],
      environment: "jsdom",
      isolate: false,
      setupFiles: "packages/testing/empty-page.ts",
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
    // Vitest's default leaves one of two cores idle.
    maxWorkers: 2,
    // Only for tests that hang: none may depend on the machine's speed.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Without fsync git takes a fraction of the time; no test's commit has to survive a power cut.
    env: { GIT_TEST_FSYNC: "0" },
    projects: isSample
      ? [
          workspace("apps/site", isolated),
          { extends: true, test: { name: "site-isolated", include: isolated, exclude: nightly } },
          components("apps/site"),
          { extends: true, test: { name: "desk", include: ["apps/desk/**/*.test.ts"] } },
          components("apps/desk"),
          ...["content", "danger", "hosting", "launch-check", "search", "theme", "timetable"].map((name) =>
            workspace(`packages/${name}`),
          ),
          workspace("tools"),
        ]
      : [anyHospital],
  },
});
