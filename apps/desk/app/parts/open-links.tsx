import { fill } from "@hospital/content/text/fill";
import type { OpenLink } from "../../api.ts";
import { useFieldTexts } from "../../fields/field-texts.ts";
import { dateText } from "../days.ts";
import { useDesk } from "../desk-context.ts";
import { post, useAnswer } from "../requests.ts";
import { useRequest } from "../use-request.ts";
import { AskButton } from "./ask-button.tsx";
import { Failure } from "./failure.tsx";

/** The secret links that work now, each with a button that withdraws it; the newest first. */
export function OpenLinks() {
  const { messages, language } = useDesk();
  const fieldTexts = useFieldTexts();
  const { answer: links } = useAnswer<OpenLink[]>("/api/links");
  const { run, error } = useRequest();
  if (!links?.length) return null;
  const nameOf = ({ kind, path, name }: OpenLink) => {
    const record = path && fieldTexts.record(path, name);
    return [messages[`${kind}Link`].kind, record].filter(Boolean).join(": ");
  };
  return (
    <section className="card">
      <h2>{messages.openLinks}</h2>
      <p>{messages.openLinksHelp}</p>
      <Failure error={error} />
      <ul>
        {links.toReversed().map((link) => (
          <li key={link.id} className="change-list__one">
            <span>
              <strong>{nameOf(link)}</strong>
              <br />
              <span className="quiet">
                {link.by} · {fill(messages.untilDay, { day: dateText(link.until, language) })}
              </span>
            </span>
            <AskButton
              look="small"
              label={messages.withdrawLink}
              title={nameOf(link)}
              tone="alert"
              confirm={messages.withdrawLink}
              onConfirm={() => run(() => post("/api/links/withdraw", { id: link.id }))}
            >
              <p>{messages.withdrawMeans}</p>
            </AskButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
