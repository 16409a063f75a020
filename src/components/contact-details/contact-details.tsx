import { PhoneList } from "../phone-list/phone-list";
import "./contact-details.css";

export interface ContactDetailsProps {
  /** Id of the heading that names the address and the list of phones. */
  labelledBy: string;
  /** The hospital's name, and one line of the address each. */
  lines: string[];
  phones: { label: string; number: string }[];
}

/** The address and the phone numbers, in large letters to show a driver. */
export function ContactDetails({ labelledBy, lines, phones }: ContactDetailsProps) {
  return (
    <div className="contact-details">
      <address className="contact-details__address">
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
      <PhoneList labelledBy={labelledBy} phones={phones} />
    </div>
  );
}
