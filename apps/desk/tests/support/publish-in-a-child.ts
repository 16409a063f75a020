import { publish, recoverPublishing } from "../../publish/publish.ts";
import { openRepository } from "../../store/repository.ts";

/** Publishes the folder of the first argument, and prints what came of it: apps/desk/publish/worktree.test.ts. */
const [root = ""] = process.argv.slice(2);
const repository = await openRepository(root);
await recoverPublishing(repository);
console.log(JSON.stringify(await publish(repository, { name: "Sunita" })));
