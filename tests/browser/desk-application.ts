import { join } from "node:path";
import { buildApplication } from "../../editor/server/application.ts";

/** Builds the front desk's application once, before the workers that open it. */
export default async function buildOnce() {
  await buildApplication(join(import.meta.dirname, "../.."));
}
