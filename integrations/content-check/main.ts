import { checkContent } from "./check-content.ts";
import { report } from "./problem.ts";

const problems = await checkContent(process.cwd());
console.log(report(problems));
if (problems.some(({ level }) => level === "error")) process.exitCode = 1;
