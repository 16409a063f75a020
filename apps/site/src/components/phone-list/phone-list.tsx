import { PhoneLink } from "../phone-link/phone-link";
import "./phone-list.css";

export interface PhoneListProps {
  /** ID of the heading that names the list. */
  labelledBy: string;
  /** `text`: purpose and hours. */
  phones: { label: string; number: string; text?: string }[];
  /** Where one sees whether a number is ours. */
  check?: { href: string; label: string };
}

/** Numbers large enough to be read out to somebody. */
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
