import type { Check } from "./check.ts";
import { outdatedChecks } from "./checks/outdated.ts";
import { requiredChecks } from "./checks/required.ts";
import { unfinishedChecks } from "./checks/unfinished.ts";

/** All launch checks. A new check is a row in one of these, and a row in tests/site/launch-check.test.ts. */
export const checks: Check[] = [...unfinishedChecks, ...outdatedChecks, ...requiredChecks];

/** The checks of what becomes outdated. */
export const upkeepChecks = checks.filter(({ isUpkeep }) => isUpkeep);
