import { isSameRecord } from "@hospital/content/record/record-paths";
import { Link } from "wouter";
import { editAddress } from "../addresses.ts";
import { useDesk } from "../desk-context.ts";
import { Refusal, Unreachable } from "../requests.ts";

interface FailureProps {
  error: Error | undefined;
  /** The record of the form: its problems are shown beside its fields. */
  path?: string;
}

/** The error of a request, in the server's words, with links to the fields with problems; nothing without an error. */
export function Failure({ error, path = "" }: FailureProps) {
  const { words } = useDesk();
  if (!error) return null;
  const { refused, problems = [] } =
    error instanceof Refusal
      ? error.answer
      : { refused: [error instanceof Unreachable ? words.unreachable : error.message] };
  const elsewhere = problems.filter((problem) => problem.path.endsWith(".yaml") && !isSameRecord(path, problem.path));
  return (
    <div className="card" data-tone="alert" role="alert">
      {refused.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {elsewhere.map((problem) => (
        <Link key={problem.path + problem.field.join(".")} href={editAddress(problem.path, problem.field)}>
          {problem.place}
        </Link>
      ))}
    </div>
  );
}
