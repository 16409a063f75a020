import { isSameRecord } from "@hospital/content/record/record-paths";
import { Link } from "wouter";
import { withDates } from "../../fields/field-texts.ts";
import type { InterfaceMessages } from "../../messages/en/interface.ts";
import { editAddress } from "../addresses.ts";
import { useDesk } from "../desk-context.ts";
import { isOnThisComputer } from "../is-on-this-computer.ts";
import { FileChanged, Refusal, Unavailable, Unreachable } from "../requests.ts";
import { Button } from "./button.tsx";

interface FailureProps {
  error: Error | undefined;
  /** The record of the form: its problems are shown beside its fields. */
  path?: string;
  /** Sends the request again. */
  onRetry?(): void;
}

/** The error of a request, as the server reports it, with links to the fields with problems; nothing without an error. */
export function Failure({ error, path = "", onRetry }: FailureProps) {
  const { messages, language } = useDesk();
  if (!error) return null;
  const { refused, problems = [] } =
    error instanceof Refusal ? error.answer : { refused: linesOf(error, messages, path !== "") };
  const elsewhere = problems.filter((problem) => problem.path.endsWith(".yaml") && !isSameRecord(path, problem.path));
  return (
    <div className="card" data-tone="alert" role="alert">
      {refused.map((line) => (
        <p key={line}>{withDates(line, language)}</p>
      ))}
      {elsewhere.map((problem) => (
        <Link key={problem.path + problem.field.join(".")} href={editAddress(problem.path, problem.field)}>
          {withDates(problem.location, language)}
        </Link>
      ))}
      {onRetry && error instanceof Unreachable && (
        <Button look="small" onClick={onRetry}>
          {messages.tryAgain}
        </Button>
      )}
    </div>
  );
}

/** The reason for the missing answer, and where the text of a form is. */
function linesOf(error: Error, messages: InterfaceMessages, isForm: boolean): string[] {
  if (error instanceof FileChanged) return [messages.fileChanged];
  if (!(error instanceof Unreachable)) return [error.message];
  return [noAnswer(error, messages), ...(isForm ? [messages.typedIsHere] : [])];
}

function noAnswer(error: Unreachable, messages: InterfaceMessages): string {
  if (error instanceof Unavailable) return messages.unavailable;
  return !navigator.onLine || !isOnThisComputer() ? messages.noNetwork : messages.unreachable;
}
