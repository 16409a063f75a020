import { fill } from "@hospital/content/text/fill";
import type { UnreadableRecord } from "../../api.ts";
import { useFieldTexts } from "../../fields/field-texts.ts";
import { useDesk } from "../desk-context.ts";
import { post, useAnswer } from "../requests.ts";
import { useRequest } from "../use-request.ts";
import { Button } from "./button.tsx";
import { Failure } from "./failure.tsx";

/** Lists files that were changed outside the desk and can't be read, each with a button that restores it. */
export function Unreadable() {
  const { messages } = useDesk();
  const { textWithDates: inDesk } = useFieldTexts();
  const { answer: records } = useAnswer<UnreadableRecord[]>("/api/unreadable");
  const { run, isBusy, error } = useRequest();
  const restore = (path: string) =>
    run(async () => {
      await post("/api/unreadable/restore", { path });
      // The restored file may have changed the hospital's name or languages.
      location.reload();
    });
  if (!records || records.length === 0) return null;
  return (
    <section className="card frame__unreadable" data-tone="alert" aria-label={messages.unreadable}>
      <h2>{messages.unreadable}</h2>
      <p>{messages.unreadableMeans}</p>
      <ul className="stack">
        {records.map(({ path, line, message }) => (
          <li key={path} className="stack">
            <strong>{fill(messages.unreadableAt, { file: path, line })}</strong>
            <p>{inDesk(message)}</p>
            <div className="buttons">
              <Button look="solid" isDisabled={isBusy} onClick={() => restore(path)}>
                {messages.unreadableRestore}
              </Button>
              <Button href={`/history?path=${encodeURIComponent(path)}`}>{messages.history}</Button>
            </div>
          </li>
        ))}
      </ul>
      <Failure error={error} />
    </section>
  );
}
