import { CallButton } from "../call-button/call-button";
import { MarkedList } from "../marked-list/marked-list";
import "./urgent-notice.css";

interface UrgentNoticeProps {
  /** "Come at once if" */
  title: string;
  /** Each continues the sentence of the title. */
  signs: string[];
  call: { label: string; number: string };
}

/** Signs of an emergency, and the number to call. */
export function UrgentNotice({ title, signs, call }: UrgentNoticeProps) {
  return (
    <section className="urgent-notice" aria-labelledby="urgent">
      <h2 className="urgent-notice__title" id="urgent">
        {title}
      </h2>
      <MarkedList labelledBy="urgent" lines={signs} mark="danger" />
      <CallButton {...call} tone="emergency" />
    </section>
  );
}
