import { publish, recoverPublishing } from "../../publish/publish.ts";
import { openRepository } from "../../store/repository.ts";

/** Publishes the folder in the first argument, and prints the result: apps/desk/publish/worktree.test.ts. */
const [root = ""] = process.argv.slice(2);
const repository = await openRepository(root);
await recoverPublishing(repository);
console.log(JSON.stringify(await publish(repository, { name: "Sunita" })));
