import { PartSign } from "../part-sign/part-sign";
import { PhoneLink } from "../phone-link/phone-link";
import "./urgent-notice.css";

export interface UrgentNoticeProps {
  /** "Come at once if" */
  title: string;
  /** Each ends the title's sentence. */
  signs: string[];
  call: { label: string; number: string };
}

/** The signs that cannot wait, and the number to call. */
export function UrgentNotice({ title, signs, call }: UrgentNoticeProps) {
  return (
    <section className="urgent-notice" aria-labelledby="urgent">
      <h2 className="urgent-notice__title" id="urgent">
        <PartSign name="warning" />
        {title}
      </h2>
      <ul className="urgent-notice__signs" aria-labelledby="urgent">
        {signs.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
      <p className="urgent-notice__call">
        <PhoneLink label={call.label} number={call.number} />
      </p>
    </section>
  );
}
