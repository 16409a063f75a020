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
        const check = async () => {
          const problems = await checkContent(root);
          const text = withRealPaths(report(problems, maxWarnings), root);
          if (problems.length > 0) logger.warn(`\n${text}`);
          const isWrong = problems.some(({ level }) => level === "error");
          overlay = isWrong ? { type: "error", err: { message: plainError(text).message, stack: "" } } : undefined;
          if (overlay) server.ws.send(overlay);
        };
        // Also shows the error in pages that are opened later.
        server.ws.on("connection", () => overlay && server.ws.send(overlay));
        server.watcher.on("all", (_event, file) => file.startsWith(`${root}${contentFolder(root)}`) && void check());
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
