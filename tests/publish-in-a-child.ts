import { publish, recoverPublishing } from "../editor/publish/publish.ts";
import { readState } from "../editor/publish/releases.ts";
import { openRepository } from "../editor/store/repository.ts";

/** Publishes the folder that the first argument names, and says what is known of it then: tests/editor-publish.test.ts. */
const [root = ""] = process.argv.slice(2);
await recoverPublishing(root);
const outcome = await publish(root, { name: "Sunita" });
const { failure: shown } = await readState(await openRepository(root));
console.log(JSON.stringify({ outcome, shown }));
