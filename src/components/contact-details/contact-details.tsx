import { PhoneList } from "../phone-list/phone-list";
import "./contact-details.css";

export interface ContactDetailsProps {
  /** Id of the heading that names the address and the list of phones. */
  labelledBy: string;
  /** The hospital's name, and one line of the address each. */
  lines: string[];
  phones: { label: string; number: string }[];
}

/** Where the hospital is, and whom to ask on the way, in letters that can be shown to a driver. */
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
