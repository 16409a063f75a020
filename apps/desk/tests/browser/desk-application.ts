import { join } from "node:path";
import type { FullConfig } from "@playwright/test";
import { buildApplication } from "../../server/application.ts";

/** Builds the front desk's application once, before the workers that open it, where the desk is tested. */
export default async function buildOnce({ projects }: FullConfig) {
  if (projects.some(({ name }) => name === "desk")) await buildApplication(join(import.meta.dirname, "../../../.."));
}
