import { readFileSync } from "node:fs";
import { type Hosting, hostingFile } from "../../integrations/hosting/hosting.ts";

/** Every page of the built site but the not-found ones: "/", "/about". */
export const { routes }: Hosting = JSON.parse(readFileSync(new URL(`../../${hostingFile}`, import.meta.url), "utf8"));
