/**
 * `npx hospital watch https://www.hospital.in`: checks the live site for faults that would go unnoticed. Exit code 0
 * without faults, 1 with each fault in a line, 2 without an address.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentFolder } from "@hospital/content/content-folder";
import { emergencyNumber } from "@hospital/content/text/phone-number";
import { parse } from "yaml";
import { faultsOf, isStaging } from "./faults.ts";

const { website, phones } = parse(readFileSync(join(contentFolder("."), "hospital.yaml"), "utf8"));
const address = process.argv[2] ?? "";
if (!/^https?:\/\//.test(address)) {
  console.error(`Which site? npx hospital watch ${website}`);
  process.exit(2);
}
const { origin } = new URL(address);
const faults = await faultsOf(origin, { number: emergencyNumber(phones), now: Date.now(), website });
if (isStaging(new URL(address), website))
  console.warn(
    `Warning: ${origin} has no https:// and was watched as a staging machine. Watch ${website} for visitors.`,
  );
for (const fault of faults) console.error(fault);
if (faults.length === 0)
  console.log(`${origin} is well: certificate, emergency number, age, next OPD day, service worker.`);
process.exitCode = faults.length > 0 ? 1 : 0;
