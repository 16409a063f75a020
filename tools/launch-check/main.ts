import { withRealPaths } from "@hospital/content/content-folder";
import { checks, upkeepChecks } from "@hospital/launch-check/checks";
import { report } from "@hospital/launch-check/report";
import { isReady, runChecks } from "@hospital/launch-check/run-checks";

/**
 * Reports what this content lacks before the release, with all findings for the checks in the arguments. `--offline`
 * skips the network, and `--upkeep` runs only the checks of content that goes out of date.
 */

const isOffline = process.argv.includes("--offline");
const isUpkeep = process.argv.includes("--upkeep");
const chosenIds = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const rows = isUpkeep ? upkeepChecks : checks;
const ids = rows.map(({ id }) => id);
const unknown = chosenIds.filter((id) => !ids.includes(id));
if (unknown.length > 0) {
  console.error(`Unknown check: ${unknown.join(", ")}. Use one of: ${ids.join(", ")}`);
  process.exit(1);
}
const results = await runChecks(process.cwd(), isOffline ? { fetchStatus: undefined } : {}, rows);
console.log(withRealPaths(report(results, chosenIds, isUpkeep ? "Upkeep" : "Going live"), process.cwd()));
if (!isReady(results)) process.exitCode = 1;
