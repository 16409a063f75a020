import { serveDesk } from "../../server/serve.ts";

/** Serves the desk for the folder in the first argument until it is killed: apps/desk/server/killed.test.ts. */
const [root = "", application = ""] = process.argv.slice(2);
const { url } = await serveDesk({ root, application, port: 0 });
console.log(url);
