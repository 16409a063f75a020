import { serveEditor } from "../../editor/server/serve.ts";

/** The front desk of the folder of the first argument, until it is killed: tests/editor/killed.test.ts. */
const [root = "", application = ""] = process.argv.slice(2);
const { url } = await serveEditor({ root, application, port: 0 });
console.log(url);
