import { withRealPaths } from "@hospital/content/content-folder";
import { checks, upkeepChecks } from "@hospital/launch-check/checks";
import { report } from "@hospital/launch-check/report";
import { isReady, runChecks } from "@hospital/launch-check/run-checks";

/**
 * Reports missing content before the release; with arguments, all findings of these checks. `--offline` skips
 * the network, and `--upkeep` runs only the checks of content that goes out of date.
 */

const isOffline = process.argv.includes("--offline");
const isUpkeep = process.argv.includes("--upkeep");
const chosenIds = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const allRows = isUpkeep ? upkeepChecks : checks;
const ids = allRows.map(({ id }) => id);
const unknown = chosenIds.filter((id) => !ids.includes(id));
if (unknown.length > 0) {
  console.error(`Unknown check: ${unknown.join(", ")}. Use one of: ${ids.join(", ")}`);
  process.exit(1);
}
const rows = allRows.filter(({ id }) => chosenIds.length === 0 || chosenIds.includes(id));
const results = await runChecks(process.cwd(), isOffline ? { fetchStatus: undefined } : {}, rows);
const title = chosenIds.join(", ") || (isUpkeep ? "Upkeep" : "Going live");
console.log(withRealPaths(report(results, chosenIds, title), process.cwd()));
if (!isReady(results)) process.exitCode = 1;
