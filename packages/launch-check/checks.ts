import type { Check } from "./check.ts";
import { outdatedChecks } from "./outdated.ts";
import { requiredChecks } from "./required.ts";
import { unfinishedChecks } from "./unfinished.ts";

/** All launch checks. A new check is a row in one of these, with what finds it below, and a row in packages/launch-check/testing/launch-check-cases.ts. */
export const checks: Check[] = [...unfinishedChecks, ...outdatedChecks, ...requiredChecks];

/** The checks of what becomes outdated. */
export const upkeepChecks = checks.filter(({ isUpkeep }) => isUpkeep);
