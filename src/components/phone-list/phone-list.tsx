import { PhoneLink } from "../phone-link/phone-link";
import "./phone-list.css";

export interface PhoneListProps {
  /** Id of the heading that names the list. */
  labelledBy: string;
  phones: { label: string; number: string }[];
}

/** Numbers large enough to be read out to somebody. */
export function PhoneList({ labelledBy, phones }: PhoneListProps) {
  return (
    <ul className="phone-list" aria-labelledby={labelledBy}>
      {phones.map((phone) => (
        <li key={phone.number}>
          <PhoneLink {...phone} />
        </li>
      ))}
    </ul>
  );
}
