import { CallButton } from "../call-button/call-button";
import "./urgent-notice.css";

export interface UrgentNoticeProps {
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
      <ul className="urgent-notice__signs" aria-labelledby="urgent">
        {signs.map((sign) => (
          <li key={sign} className="urgent-notice__sign">
            {sign}
          </li>
        ))}
      </ul>
      <CallButton {...call} tone="emergency" />
    </section>
  );
}
