/** `npm run learn -w packages/danger`: writes model.json. */
import { writeFileSync } from "node:fs";
import { digestOfInputs } from "./digest.ts";
import { learnModel } from "./model.ts";

const model = { digest: digestOfInputs(), ...learnModel() };
// One line for each part, so that a diff shows which part changed.
const parts = Object.entries(model).map(([name, part]) => `  "${name}": ${JSON.stringify(part)}`);
writeFileSync(new URL("../model.json", import.meta.url), `{\n${parts.join(",\n")}\n}\n`);
