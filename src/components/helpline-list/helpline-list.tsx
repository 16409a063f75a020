import { PhoneLink } from "../phone-link/phone-link";
import "./helpline-list.css";

export interface HelplineListProps {
  /** Id of the heading that names the list. */
  labelledBy: string;
  numbers: { label: string; number: string; text: string }[];
}

/** Whom to call, and what for. */
export function HelplineList({ labelledBy, numbers }: HelplineListProps) {
  return (
    <ul className="helpline-list" aria-labelledby={labelledBy}>
      {numbers.map(({ label, number, text }) => (
        <li key={number}>
          <PhoneLink label={label} number={number} />
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
