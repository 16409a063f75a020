import { PhoneList, type PhoneListProps } from "../phone-list/phone-list";
import "./contact-details.css";

interface ContactDetailsProps extends PhoneListProps {
  /** The name of the hospital, and the lines of its address. */
  lines: string[];
}

/** Address and phone numbers, in large text that a driver can read. */
export function ContactDetails({ labelledBy, lines, ...list }: ContactDetailsProps) {
  return (
    <div className="contact-details">
      <address className="contact-details__address">
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
      <PhoneList labelledBy={labelledBy} {...list} />
    </div>
  );
}
