import { publish, wakeUp } from "../editor/publish/publish.ts";

/** Publishes the folder that the first argument names: tests/editor-publish.test.ts. */
const [root = ""] = process.argv.slice(2);
await wakeUp(root);
console.log(JSON.stringify(await publish(root, { name: "Sunita" })));
