import { answerGet } from "../editor/answers.ts";
import { publish, recoverPublishing } from "../editor/publish/publish.ts";

/** Publishes the folder that the first argument names, and says what the first page shows of it: tests/editor-publish.test.ts. */
const [root = ""] = process.argv.slice(2);
await recoverPublishing(root);
const outcome = await publish(root, { name: "Sunita" });
const { failure: shown } = (await answerGet(root, "/state.json", new URLSearchParams())) as { failure?: object };
console.log(JSON.stringify({ outcome, shown }));
