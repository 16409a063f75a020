import { PhoneList, type PhoneListProps } from "../phone-list/phone-list";
import "./contact-details.css";

export interface ContactDetailsProps extends PhoneListProps {
  /** The hospital's name, and one line of the address each. */
  lines: string[];
}

/** The address and the phone numbers, in large letters to show a driver. */
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
