import { serveDesk } from "../../server/serve.ts";

/** The front desk of the folder of the first argument, until it is killed: apps/desk/server/killed.test.ts. */
const [root = "", application = ""] = process.argv.slice(2);
const { url } = await serveDesk({ root, application, port: 0 });
console.log(url);
