import type { Check } from "./check.ts";
import { outdatedChecks } from "./outdated.ts";
import { requiredChecks } from "./required.ts";
import { unfinishedChecks } from "./unfinished.ts";

/** All launch checks. To add one, add a row to one of these lists and a row to testing/launch-check-cases.ts. */
export const checks: Check[] = [...unfinishedChecks, ...outdatedChecks, ...requiredChecks];

/** The checks of content that goes out of date. */
export const upkeepChecks = checks.filter(({ isUpkeep }) => isUpkeep);
