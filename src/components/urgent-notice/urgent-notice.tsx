import { PartSign, type PartSignName } from "../part-sign/part-sign";
import { PhoneLink } from "../phone-link/phone-link";
import "./urgent-notice.css";

export interface UrgentNoticeProps {
  /** "Come at once if" */
  title: string;
  /** Each ends the title's sentence. */
  signs: { sign?: PartSignName; text: string }[];
  call: { label: string; number: string };
}

/** The signs that cannot wait, and the number to call. */
export function UrgentNotice({ title, signs, call }: UrgentNoticeProps) {
  return (
    <section className="urgent-notice" aria-labelledby="urgent">
      <h2 className="urgent-notice__title" id="urgent">
        {title}
      </h2>
      <ul className="urgent-notice__signs" aria-labelledby="urgent">
        {signs.map(({ sign = "warning", text }) => (
          <li key={text} className="urgent-notice__sign">
            <PartSign name={sign} />
            {text}
          </li>
        ))}
      </ul>
      <p className="urgent-notice__call">
        <PhoneLink label={call.label} number={call.number} />
      </p>
    </section>
  );
}
