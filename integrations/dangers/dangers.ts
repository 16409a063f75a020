import { once } from "node:events";
import { isMainThread, parentPort, Worker } from "node:worker_threads";
import type { AstroIntegration } from "astro";
import { virtualModule } from "../virtual-module/virtual-module.ts";
import { dangerFiles, readDangers } from "./read-dangers.ts";

/** What the red box knows and says, as `virtual:dangers`. A build learns it beside what other integrations do first. */
export function dangers(): AstroIntegration {
  return {
    name: "dangers",
    hooks: {
      "astro:config:setup": ({ command, updateConfig }) => {
        const first = command === "build" ? readInThread() : undefined;
        // It is thrown where the module is asked for, if the content's check has not said it before.
        first?.catch(() => undefined);
        const plugin = virtualModule("dangers", () => first ?? readInThread(), dangerFiles);
        updateConfig({ vite: { plugins: [plugin], worker: { plugins: () => [plugin] } } });
      },
    },
  };
}

if (!isMainThread) parentPort?.postMessage(readDangers());

async function readInThread(): Promise<ReturnType<typeof readDangers>> {
  const [dangers] = await once(new Worker(new URL(import.meta.url)), "message");
  return dangers;
}
