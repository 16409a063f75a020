import { PhoneLink } from "../phone-link/phone-link";
import "./phone-list.css";

export interface PhoneListProps {
  labelledBy: string;
  /** `text`: purpose and hours. */
  phones: { label: string; number: string; text?: string }[];
  /** The link to the page that checks whether a number is the hospital's. */
  check?: { href: string; label: string };
}

/** Numbers in letters large enough to read them aloud to somebody. */
export function PhoneList({ labelledBy, phones, check }: PhoneListProps) {
  return (
    <ul className="phone-list" aria-labelledby={labelledBy}>
      {phones.map(({ label, number, text }) => (
        <li key={number}>
          <PhoneLink label={label} number={number} />
          {text && <p className="phone-list__text">{text}</p>}
        </li>
      ))}
      {check && (
        <li className="phone-list__text">
          <a href={check.href}>{check.label}</a>
        </li>
      )}
    </ul>
  );
}
