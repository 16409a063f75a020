import { publish, recoverPublishing } from "../editor/publish/publish.ts";
import { readState } from "../editor/publish/releases.ts";
import { openRepository } from "../editor/store/repository.ts";

/** Publishes the folder of the first argument, and prints the outcome and state: tests/editor-publish.test.ts. */
const [root = ""] = process.argv.slice(2);
await recoverPublishing(root);
const outcome = await publish(root, { name: "Sunita" });
const { failure: shown } = await readState(await openRepository(root));
console.log(JSON.stringify({ outcome, shown }));
