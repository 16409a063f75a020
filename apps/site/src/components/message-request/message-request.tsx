import { ChevronDown } from "@hospital/theme/icons/line-icons";
import { MessageForm, type MessageFormProps } from "../message-form/message-form";
import "./message-request.css";

export interface MessageRequestProps extends MessageFormProps {
  /** Where a link to the open form leads. */
  id: string;
  title: string;
  /** That it is a request, not an appointment. */
  note: string;
  /** Of its heading. */
  level?: 2 | 3;
}

/** A message to the desk that the reader's own phone sends; closed until somebody asks for it. */
export function MessageRequest({ id, title, note, level = 2, ...form }: MessageRequestProps) {
  const Heading = `h${level}` as const;
  return (
    <details className="message-request">
      <summary className="message-request__summary">
        <Heading className="message-request__title">{title}</Heading>
        <ChevronDown className="message-request__arrow" aria-hidden="true" />
      </summary>
      {/* A link to what is in a closed part opens it. */}
      <div className="message-request__inside" id={id}>
        <p>{note}</p>
        <MessageForm {...form} />
      </div>
    </details>
  );
}
