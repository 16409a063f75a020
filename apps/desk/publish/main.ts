import { hostname, userInfo } from "node:os";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { FolderTaken, takeFolder } from "../store/folder-lock.ts";
import { Refusal } from "../store/refusal.ts";
import { openRepository } from "../store/repository.ts";
import { askDesk } from "./ask-desk.ts";
import { publish, recoverPublishing } from "./publish.ts";
import type { Outcome } from "./steps.ts";

/** `npm run publish`: the desk's publish button, for a timer or a terminal. */
const root = process.argv[2] ?? fileURLToPath(new URL("../../..", import.meta.url));
try {
  const { failure, notes } = await publishHere();
  const messages = [...(failure ?? []), ...notes].map(({ en }) => en);
  for (const message of failure ? messages : ["The website is live.", ...messages]) console.log(message);
  process.exitCode = failure ? 1 : 0;
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** A running desk publishes on request. Otherwise this waits for another running publish. */
async function publishHere(): Promise<Outcome> {
  for (;;) {
    try {
      const repository = await openRepository(root);
      const { release } = await takeFolder(repository, "");
      try {
        await recoverPublishing(repository);
        return await publish(repository, { name: userInfo().username });
      } finally {
        await release();
      }
    } catch (error) {
      if (!(error instanceof FolderTaken) || error.owner.computer !== hostname()) throw error;
      if (error.owner.url !== "") return askDesk(error.owner);
      await setTimeout(1000);
    }
  }
}
