import type { Check } from "./check.ts";
import { outdatedChecks } from "./checks/outdated.ts";
import { requiredChecks } from "./checks/required.ts";
import { unfinishedChecks } from "./checks/unfinished.ts";

/** All that a site needs before it goes live. A new check is a row in one of these, and a row in tests/launch-check.test.ts. */
export const checks: Check[] = [...unfinishedChecks, ...outdatedChecks, ...requiredChecks];

/** What is there today and may not be next month. */
export const upkeepChecks = checks.filter(({ isUpkeep }) => isUpkeep);
