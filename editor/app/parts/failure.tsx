import { useDesk } from "../desk-context.ts";
import { Refusal, Unreachable } from "../requests.ts";

/** Why something was not done, in the server's words; nothing where all is well. */
export function Failure({ error }: { error: Error | undefined }) {
  const { words } = useDesk();
  if (!error) return null;
  const lines =
    error instanceof Refusal
      ? error.answer.refused
      : [error instanceof Unreachable ? words.unreachable : error.message];
  return (
    <div className="failure" role="alert">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
