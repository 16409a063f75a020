import { ChevronDown } from "@hospital/theme/icons/line-icons";
import { MessageForm, type MessageFormProps } from "../message-form/message-form";
import "./message-request.css";

export interface MessageRequestProps extends MessageFormProps {
  /** The fragment of links that open the form. */
  id: string;
  title: string;
  /** Explains that this is a request and not an appointment. */
  note: string;
}

/** A message to the front desk, sent from the visitor's phone. It is closed until the visitor opens it. */
export function MessageRequest({ id, title, note, ...form }: MessageRequestProps) {
  return (
    <details className="message-request">
      <summary className="message-request__summary">
        <h2 className="message-request__title">{title}</h2>
        <ChevronDown className="message-request__arrow" aria-hidden="true" />
      </summary>
      {/* A link to an element in a closed `<details>` opens it. */}
      <div className="message-request__inside" id={id}>
        <p>{note}</p>
        <MessageForm {...form} />
      </div>
    </details>
  );
}
