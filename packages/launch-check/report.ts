import { positionText, report as reportProblems } from "@hospital/content/check/problem";
import { type Check, type Finding, inEnglish } from "./check.ts";
import type { Results } from "./run-checks.ts";

const maxProblems = 6;
const guidance = "This is guidance, not legal advice: rules differ between States and change. Ask a specialist.";

/** The results as text for a terminal; all findings of the checks in `chosenIds`, and the first few of the others. */
export function report(results: Results, chosenIds: string[] = [], name = "Going live"): string {
  const { errors, open, waived, done, waiverProblems } = results;
  if (errors.length > 0)
    return [reportProblems(errors), `${name}: correct the errors above, then run this again.`].join("\n\n");
  const shownChecks = chosenIds.length > 0 ? open.filter(({ check }) => chosenIds.includes(check.id)) : open;
  const paragraphs = shownChecks.map(({ check, problems, inState }) =>
    [
      `${inEnglish(check.title)}  [${check.id}]: ${problems.length === 1 ? "1 place" : `${problems.length} places`}`,
      ...placeLines(problems, chosenIds.length > 0 ? problems.length : maxProblems, check),
      `  why: ${check.basis}`,
      ...lawLines(check),
      ...(inState ? [`  law: ${inState}`] : []),
      `  to do: ${inEnglish(check.toDo)}`,
      `  where: ${check.where}`,
    ].join("\n"),
  );
  return [
    ...paragraphs,
    ...list(
      "Waived in content/launch.yaml:",
      waived.map(({ check, reason, by }) => `${inEnglish(check.title)} [${check.id}]: ${reason} (${by})`),
    ),
    ...list("Waivers to correct:", waiverProblems.map(findingText)),
    ...list(
      "Complete:",
      done.map(({ title, id }) => `${inEnglish(title)} [${id}]`),
    ),
    guidance,
    [
      `${name}: ${open.length} open, ${waived.length} waived, ${done.length} complete`,
      waiverProblems.length > 0 ? `, ${waiverProblems.length} waivers to correct` : "",
      open.length + waiverProblems.length === 0 ? ". Nothing is left to do." : ".",
    ].join(""),
  ].join("\n\n");
}

function lawLines({ law }: Check): string[] {
  if (!law) return [];
  const sourceText = law.source ? `read on ${law.source.on} at ${law.source.at}` : "look up its text";
  return [`  law: binds the ${law.binds}; ${sourceText}; confirm with your compliance officer`];
}

function placeLines(findings: Finding[], count: number, { id }: Check): string[] {
  const lines = findings.slice(0, count).map((finding) => `  - ${findingText(finding)}`);
  const remaining = findings.length - lines.length;
  return remaining > 0 ? [...lines, `  … and ${remaining} more: npx hospital launch-check ${id}`] : lines;
}

function findingText(problem: Finding): string {
  return `${positionText(problem)}  ${inEnglish(problem.message)}`;
}

function list(title: string, lines: string[]): string[] {
  return lines.length > 0 ? [[title, ...lines.map((line) => `  - ${line}`)].join("\n")] : [];
}
