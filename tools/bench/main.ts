import { build } from "./build.ts";
import { desk } from "./desk.ts";
import type { Figure } from "./figure.ts";
import { lighthouse } from "./lighthouse.ts";
import { phone } from "./phone.ts";
import { security } from "./security.ts";
import { slow } from "./slow.ts";

/** Measures the built site, all of it or the parts that are named. Only a part that can't run is a failure. */

const parts: Record<string, () => Promise<Figure[]>> = { phone, lighthouse, build, desk, slow, security };
const chosenParts = process.argv.slice(2);
const figures: Figure[] = [];

for (const name of chosenParts.length > 0 ? chosenParts : Object.keys(parts)) {
  console.log(`\n== ${name}`);
  try {
    const part = parts[name];
    if (!part) throw new Error(`This part does not exist. Existing parts: ${Object.keys(parts).join(", ")}`);
    figures.push(...(await part()));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    figures.push({ title: name, measured: "could not run" });
    process.exitCode = 1;
  }
}
console.log("");
console.table(Object.fromEntries(figures.map(({ title, measured, aim = "" }) => [title, { measured, aim }])));
