import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentFolder } from "@hospital/content/content-folder";
import { parse } from "yaml";

const root = join(import.meta.dirname, "../../../..");

/** The content of the site that is tested. */
export const content = join(root, contentFolder(root));

/** Whether it is the sample hospital. */
export const isSample = contentFolder(root) === "hospitals/sample/content";

/** Whether one of its records is a sample. */
export const hasSamples = globSync("**/*.yaml", { cwd: content }).some((file) =>
  /\bsample: true\b/.test(readFileSync(join(content, file), "utf8")),
);

/** The content of hospital.yaml. */
export const hospital = parse(readFileSync(join(content, "hospital.yaml"), "utf8"));

const { emergency, reception } = hospital.phones;

/** The most urgent number and the dictionary key of its label; a hospital may have a single number. */
export const urgentCall: { number: string; word: "callEmergency" | "callUs" } = emergency
  ? { number: emergency, word: "callEmergency" }
  : { number: reception, word: "callUs" };
