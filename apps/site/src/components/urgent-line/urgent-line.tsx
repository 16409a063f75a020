import { PhoneLink } from "../phone-link/phone-link";
import "./urgent-line.css";

export interface UrgentLineProps {
  /** "If it can't wait". */
  label: string;
  /** The emergency department. */
  department: { name: string; href: string };
  /** "24 hours". */
  hours: string;
  number: string;
}

/** Where to go if the next session is too late. */
export function UrgentLine({ label, department, hours, number }: UrgentLineProps) {
  return (
    <div className="urgent-line">
      <p>
        <strong>{`${label}: `}</strong>
        <a href={department.href}>{department.name}</a>
        {` · ${hours}`}
      </p>
      <PhoneLink number={number} />
    </div>
  );
}
