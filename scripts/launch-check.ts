import { withRealPaths } from "../content-check/content-folder.ts";
import { checks, growing } from "./launch-check/checks.ts";
import { judge, mayGoLive } from "./launch-check/judge.ts";
import { report } from "./launch-check/report.ts";

/**
 * What stands between this content and going live; of the checks that are named, every place. `--offline` asks no other
 * site, `--upkeep` looks only at what grows old.
 */

const isOffline = process.argv.includes("--offline");
const isUpkeep = process.argv.includes("--upkeep");
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const rows = isUpkeep ? growing : checks;
const ids = rows.map(({ id }) => id);
const unknown = asked.filter((id) => !ids.includes(id));
if (unknown.length > 0) {
  console.error(`There is no check ${unknown.join(", ")}. These are: ${ids.join(", ")}`);
  process.exit(1);
}
const verdict = await judge(process.cwd(), isOffline ? { reach: async () => undefined } : {}, rows);
console.log(withRealPaths(report(verdict, asked, isUpkeep ? "Upkeep" : "Going live"), process.cwd()));
if (!mayGoLive(verdict)) process.exitCode = 1;
