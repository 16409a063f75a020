import { publish, recoverPublishing } from "../../editor/publish/publish.ts";
import { openRepository } from "../../editor/store/repository.ts";

/** Publishes the folder of the first argument, and prints what came of it: tests/editor/publish.test.ts. */
const [root = ""] = process.argv.slice(2);
const repository = await openRepository(root);
await recoverPublishing(repository);
console.log(JSON.stringify(await publish(repository, { name: "Sunita" })));
