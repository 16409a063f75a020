import { hostname, userInfo } from "node:os";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { FolderTaken, takeFolder } from "../store/folder-lock.ts";
import { openRepository, Refusal } from "../store/repository.ts";
import { type Outcome, publish, recoverPublishing } from "./publish.ts";

/** `npm run publish`: the editor's publish button, for a timer or a terminal. */
const root = process.argv[2] ?? fileURLToPath(new URL("../..", import.meta.url));
try {
  const { failure, notes } = await publishHere();
  for (const words of [failure ?? "The website is live.", ...notes]) console.log(words);
  process.exitCode = failure ? 1 : 0;
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** A running editor publishes on request; another publish is waited for. */
async function publishHere(): Promise<Outcome> {
  for (;;) {
    try {
      const { release } = await takeFolder(await openRepository(root), "");
      try {
        await recoverPublishing(root);
        return await publish(root, { name: userInfo().username });
      } finally {
        await release();
      }
    } catch (error) {
      if (!(error instanceof FolderTaken) || error.owner.computer !== hostname()) throw error;
      if (error.owner.url !== "") return askEditor(error.owner);
      await setTimeout(1000);
    }
  }
}

async function askEditor({ url, key }: FolderTaken["owner"]): Promise<Outcome> {
  const body = new FormData();
  body.set("from", "a terminal");
  const headers = { "X-Edit-Key": key, "X-Edit-Person": encodeURIComponent(userInfo().username) };
  const response = await fetch(`${url}/publish`, { method: "POST", headers, body });
  if (!response.ok) throw new Refusal(`The editor at ${url} does not publish: ${response.status}.`);
  return (await response.json()) as Outcome;
}
