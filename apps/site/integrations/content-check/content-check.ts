import { fileURLToPath } from "node:url";
import { checkContent } from "@hospital/content/check/check-content";
import { report } from "@hospital/content/check/problem";
import { readEntry } from "@hospital/content/check/read-entry";
import { contentFolder, withRealPaths } from "@hospital/content/content-folder";
import { publishedLocales } from "@hospital/content/text/locales";
import type { AstroIntegration } from "astro";
import { AstroError } from "astro/errors";
import type { ErrorPayload } from "vite";
import { dictionaryProblems } from "../../src/i18n/dictionary-problems.ts";

/** With more warnings, the rest of the build's output would scroll out of sight. */
const maxWarnings = 20;

/** The schemas and the content check. Node loads a module only once. */
const checkFolder = "packages/content/";

/** Stops a build whose content has errors; during development, reports the errors after every change. */
export function contentCheck(): AstroIntegration {
  let root = "";
  return {
    name: "content-check",
    hooks: {
      "astro:config:setup": async ({ command, config, logger, updateConfig }) => {
        root = fileURLToPath(config.root);
        if (command !== "build") return;
        // A build checks only once, so it doesn't need the cache.
        const problems = [...(await checkContent(root, undefined, readEntry)), ...dictionaryProblems(publishedLocales)];
        if (problems.some(({ level }) => level === "error"))
          throw plainError(withRealPaths(report(problems, maxWarnings), root));
        if (problems.length > 0) logger.warn(`\n${withRealPaths(report(problems, maxWarnings), root)}`);
        // Otherwise Astro would compile and load the schemas a second time, to read the content.
        updateConfig({ vite: { environments: { ssr: { resolve: { external: ["@hospital/content/collections"] } } } } });
      },
      "astro:server:setup": ({ server, logger }) => {
        let overlay: ErrorPayload | undefined;
        let isOutdated = false;
        const show = (error: AstroError) => {
          overlay = { type: "error", err: { message: error.message, stack: "" } };
          server.ws.send(overlay);
        };
        const check = async () => {
          if (isOutdated) return;
          const problems = await checkContent(root);
          const text = withRealPaths(report(problems, maxWarnings), root);
          if (problems.length > 0) logger.warn(`\n${text}`);
          if (problems.some(({ level }) => level === "error")) show(plainError(text));
          else overlay = undefined;
        };
        const stopChecking = (file: string) => {
          isOutdated = true;
          const text = `${file} has changed, so the content isn't checked any more. Stop npm run dev and start it again.`;
          logger.warn(text);
          // Its advice may be wrong now: to remove a new field.
          if (overlay) show(new AstroError(text));
        };
        // Also shows the error in pages that are opened later.
        server.ws.on("connection", () => overlay && server.ws.send(overlay));
        server.watcher.on("all", (_event, path) => {
          const file = path.slice(root.length);
          if (file.startsWith(contentFolder(root))) void check();
          else if (file.startsWith(checkFolder) && !isOutdated) stopChecking(file);
        });
        void check();
      },
    },
  };
}

/** Without a stack trace, because the error is in content/, not in code. */
function plainError(text: string): AstroError {
  const error = new AstroError(`The content has problems.\n\n${text}`);
  error.stack = "";
  return error;
}
