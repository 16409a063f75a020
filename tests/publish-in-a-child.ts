import { publish, recoverPublishing } from "../editor/publish/publish.ts";

/** Publishes the folder that the first argument names: tests/editor-publish.test.ts. */
const [root = ""] = process.argv.slice(2);
await recoverPublishing(root);
console.log(JSON.stringify(await publish(root, { name: "Sunita" })));
