/** `npm run learn -w packages/danger`: writes model.json. */
import { writeFileSync } from "node:fs";
import { digestOfInputs } from "./digest.ts";
import { learnModel } from "./model.ts";

const model = { digest: digestOfInputs(), ...learnModel() };
writeFileSync(new URL("../model.json", import.meta.url), `${JSON.stringify(model, null, 1)}\n`);
